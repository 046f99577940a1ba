internal import Drawing
internal import Files
internal import FoundationEssentials
internal import PNGCoding
internal import Snapshots

/// Why what was given is no picture; one lower-case sentence.
struct PictureFailure: Error {
  let description: String
}

/// A picture that a test gives.
package struct GivenPicture: Sendable {
  let bitmap: Bitmap
  /// The scale it was rendered at.
  var pixelsPerPoint = 1.0
  /// Who made it, where whoever draws it knows.
  var renderer: String?
  /// What its file says.
  let notes: PictureNotes
  /// What to call it.
  let name: String

  /// Takes pixels.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: The scale they were rendered at, which goldens carry.
  ///   - renderer: Who made them; what a test says of it comes first.
  package init(_ bitmap: Bitmap, pixelsPerPoint: Double = 1, renderer: String? = nil) {
    self.bitmap = bitmap
    self.pixelsPerPoint = pixelsPerPoint
    self.renderer = renderer
    notes = .none
    name = "the picture"
  }

  /// Decodes a PNG.
  init(png: [UInt8], called name: String = "the picture") throws(PictureFailure) {
    do {
      let image = try PNGDecoder.decode(png)
      bitmap = image.bitmap
      notes = PictureNotes(image)
      self.name = name
    } catch {
      throw PictureFailure(description: "\(name) cannot be read: \(error)")
    }
  }

  /// Decodes a PNG file.
  init(file: URL) throws(PictureFailure) {
    guard file.isFileURL else {
      throw PictureFailure(description: "\(file.absoluteString) is not the URL of a file")
    }
    let bytes: [UInt8]
    do {
      bytes = try FileAccess.read(file.path, atMost: FileAccess.maximumLength)
    } catch {
      throw PictureFailure(description: error.description)
    }
    try self.init(png: bytes, called: file.path)
  }
}
