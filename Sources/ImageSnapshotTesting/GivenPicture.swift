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
struct GivenPicture {
  let bitmap: Bitmap
  /// What its file says.
  let notes: PictureNotes
  /// What to call it.
  let name: String

  /// Takes pixels.
  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
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
