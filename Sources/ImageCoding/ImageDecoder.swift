package import Drawing
internal import PNGCoding

/// Reads image files, whatever they are called, by what they begin with.
package enum ImageDecoder {
  /// The pixels in `bytes`, as straight RGBA, the samples taken as sRGB whatever the file declares.
  ///
  /// - Parameter pixelLimit: The largest width · height that is decoded.
  package static func decode(
    _ bytes: [UInt8], pixelLimit: Int
  ) throws(ImageDecodingFailure) -> Bitmap {
    if JPEGDecoder.isJPEG(bytes) {
      return try JPEGDecoder.decode(bytes, pixelLimit: pixelLimit)
    }
    let image: PNGImage
    do throws(PNGDecodingFailure) {
      image = try PNGDecoder.decode(bytes, pixelLimit: pixelLimit)
    } catch {
      if case .notPNG(.unknown) = error { throw ImageDecodingFailure("it is neither PNG nor JPEG") }
      throw ImageDecodingFailure(error.description)
    }
    // libpng stops where the picture ends and only warns of what would follow: a bomb, or a wrong header.
    if let warning = image.warnings.first(where: { $0.contains("IDAT") }) {
      throw ImageDecodingFailure("the PNG is truncated or damaged: \(warning)")
    }
    return image.bitmap
  }
}

/// Why bytes are no image; the description is one lower-case sentence.
package struct ImageDecodingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
