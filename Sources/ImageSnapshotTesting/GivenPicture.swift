internal import Drawing
internal import Files
internal import PNGCoding
package import Snapshots

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The error if a test's value is not a picture.
struct PictureFailure: Error {
  /// One lower-case sentence.
  let description: String
}

/// A picture that a test compares.
package struct GivenPicture: Sendable {
  let bitmap: Bitmap
  /// The scale of the picture.
  var pixelsPerPoint = 1.0
  /// The fingerprint of the renderer; nil if it is not known.
  var renderer: String?
  /// The description of the picture in the format of `ModelText`; nil if it is not known.
  var model: String?
  /// Adds the lines of the scene to changes of the model.
  var locate: @Sendable ([ModelChange]) -> [ModelChange] = { $0 }
  /// The information in the picture's file.
  let notes: PictureNotes
  /// The name of the picture in messages.
  let name: String

  /// Creates a picture from pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - pixelsPerPoint: The scale, which is stored in the golden. Default: 1.
  ///   - renderer: The fingerprint of the renderer. The renderer of the test's settings has precedence.
  ///   - model: The description of the picture in the format of `ModelText`.
  ///   - locate: Adds the lines of the scene to changes of the model.
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
