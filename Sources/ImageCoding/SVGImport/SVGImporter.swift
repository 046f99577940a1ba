package import Drawing

/// Reads SVG files of the subset that icons are made of: paths, basic shapes, groups, transforms, fills
/// and strokes of one colour, opacity, clip paths of one shape, and the view box.
///
/// What it does not know is told with its line and left out, never drawn wrongly in silence. Nothing
/// outside of the file is read, and entities are not expanded.
package struct SVGImporter: Sendable {
  /// The largest file, in bytes. Our choice: an icon has a few thousand.
  package static let largestFile = 1_000_000
  /// The longest side of the picture, in points. Our choice.
  package static let longestSide = 10_000.0
  /// Maximum number of remarks on one file. Our choice.
  static let mostRemarks = 100

  /// Something in a file that was left out.
  package struct Remark: Hashable, Sendable {
    /// The line in the file, counted from 1.
    package let line: Int
    /// What it is: one sentence, lower case.
    package let message: String
  }

  /// Why a file is no picture at all.
  package struct Failure: Error, Hashable, Sendable {
    /// The line in the file, counted from 1.
    package let line: Int
    /// What is wrong: one sentence, lower case, what to do about it last.
    package let message: String
  }

  /// A file that was read.
  package struct Result: Hashable, Sendable {
    /// The picture.
    package let image: VectorImage
    /// What of the file is not in the picture, in the file's order.
    package let remarks: [Remark]
  }

  /// Makes an importer.
  package init() {}

  /// The picture that a file has in it.
  package func read(_ bytes: [UInt8]) throws(Failure) -> Result {
    guard bytes.count <= Self.largestFile else {
      throw Failure(
        line: 1, message: "the file has more than \(Self.largestFile) bytes; make it smaller")
    }
    let root: XMLElement
    do {
      root = try XMLElement(parsing: bytes)
    } catch {
      throw Failure(line: error.line, message: error.message)
    }
    guard root.name == "svg" else {
      throw Failure(line: root.line, message: "this is no SVG file; it begins with <\(root.name)>")
    }
    var reader = SVGShapeReader()
    let image = try reader.image(root)
    return Result(image: image, remarks: reader.remarks)
  }
}
