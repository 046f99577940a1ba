internal import Drawing
internal import Files
internal import FoundationEssentials
internal import PNGCoding

/// Why what was given is no picture; one lower-case sentence.
struct PictureFailure: Error {
  let description: String
}

extension Bitmap {
  /// Decodes a PNG.
  init(snapshotOf png: [UInt8], called name: String) throws(PictureFailure) {
    do {
      self = try PNGDecoder.decode(png).bitmap
    } catch {
      throw PictureFailure(description: "\(name) cannot be read: \(error)")
    }
  }

  /// Decodes a PNG file.
  init(snapshotOf file: URL) throws(PictureFailure) {
    guard file.isFileURL else {
      throw PictureFailure(description: "\(file.absoluteString) is not the URL of a file")
    }
    let bytes: [UInt8]
    do {
      bytes = try FileAccess.read(file.path, atMost: FileAccess.maximumLength)
    } catch {
      throw PictureFailure(description: error.description)
    }
    try self.init(snapshotOf: bytes, called: file.path)
  }
}
