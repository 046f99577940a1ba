package import Drawing
internal import PNGCoding

/// Reads image files. The format is taken from the file's first bytes, not from its name.
package enum ImageDecoder {
  /// Decodes `bytes` as straight RGBA. The samples are interpreted as sRGB, independently of the profile that the file
  /// declares.
  ///
  /// - Parameter pixelLimit: The maximum number of pixels, width · height, that is decoded.
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
    // libpng only warns of data after the last pixel, which means a wrong header or a decompression
    // bomb.
    if let warning = image.warnings.first(where: { $0.contains("IDAT") }) {
      throw ImageDecodingFailure("the PNG is truncated or damaged: \(warning)")
    }
    return image.bitmap
  }
}

/// Why bytes cannot be decoded as an image. The description is one lower-case sentence.
package struct ImageDecodingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
