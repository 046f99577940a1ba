internal import Drawing
internal import Files
internal import FoundationEssentials
internal import PNGCoding
package import Snapshots

/// Why what a test gave is not a picture; one lower-case sentence.
struct PictureFailure: Error {
  let description: String
}

/// A picture that a test gives.
package struct GivenPicture: Sendable {
  let bitmap: Bitmap
  /// The scale it was rendered at.
  var pixelsPerPoint = 1.0
  /// The renderer, if whoever drew it knows.
  var renderer: String?
  /// The text of what it shows, if whoever drew it knows.
  var model: String?
  /// Completes changes of the model with the lines that say them.
  var locate: @Sendable ([ModelChange]) -> [ModelChange] = { $0 }
  /// What its file says.
  let notes: PictureNotes
  /// What messages call it.
  let name: String

  /// Takes pixels.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: The scale at which they were rendered; goldens carry it.
  ///   - renderer: The renderer; what a test says of it comes first.
  ///   - model: The text of what it shows, as `ModelText`.
  ///   - locate: Completes changes of the model with the lines that say them.
  package init(
    _ bitmap: Bitmap, pixelsPerPoint: Double = 1, renderer: String? = nil, model: String? = nil,
    locate: @escaping @Sendable ([ModelChange]) -> [ModelChange] = { $0 }
  ) {
    self.locate = locate
    self.model = model
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
