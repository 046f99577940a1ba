package import Drawing
internal import XMLReading

/// Reads the subset of SVG that icons use: paths, basic shapes, groups, transforms, fills and
/// strokes of one colour, opacity, clip paths of one shape, and the view box.
///
/// Anything else is left out and reported with its line. Nothing outside of the file is read, and
/// entities are not expanded.
package struct SVGImporter: Sendable {
  /// The maximum size of a file, in bytes. Our choice: an icon has a few thousand.
  package static let largestFile = 1_000_000
  /// The maximum side of the picture, in points. Our choice.
  package static let longestSide = 10_000.0
  /// The maximum number of remarks on one file. Our choice.
  static let mostRemarks = 100

  /// A part of a file that was left out.
  package struct Remark: Hashable, Sendable {
    /// The line in the file, counted from 1.
    package let line: Int
    /// What was left out: one lower-case sentence.
    package let message: String
  }

  /// Why a file cannot be read as a picture.
  package struct Failure: Error, Hashable, Sendable {
    /// The line in the file, counted from 1.
    package let line: Int
    /// What is wrong: one lower-case sentence that ends with the remedy.
    package let message: String
  }

  /// The result of reading a file.
  package struct Result: Hashable, Sendable {
    /// The picture.
    package let image: VectorImage
    /// The parts of the file that are not in the picture, in the file's order.
    package let remarks: [Remark]
  }

  /// The namespace of SVG.
  static let vocabulary = "http://www.w3.org/2000/svg"
  /// The maximum sizes of a file. Our choice: more than any editor writes.
  static let limits = XMLElement.Limits(depth: 100, parts: 50_000)

  /// Creates an importer.
  package init() {}

  /// Reads the picture of a file.
  package func read(_ bytes: [UInt8]) throws(Failure) -> Result {
    guard bytes.count <= Self.largestFile else {
      throw Failure(
        line: 1, message: "the file has more than \(Self.largestFile) bytes; make it smaller")
    }
    let root: XMLElement
    do {
      root = try XMLElement(
        parsing: bytes, vocabulary: Self.vocabulary, limits: Self.limits)
    } catch {
      throw Failure(line: error.line, message: error.message)
    }
    guard root.name == "svg" else {
      throw Failure(
        line: root.line, message: "this is not an SVG file: its root element is <\(root.name)>")
    }
    var reader = SVGShapeReader()
    let image = try reader.image(root)
    return Result(image: image, remarks: reader.remarks)
  }
}
