internal import CJPEG
package import Drawing
internal import PNGCoding

/// Reads JPEG files with libjpeg-turbo: baseline and progressive; grayscale, colour and CMYK.
package enum JPEGDecoder {
  /// Whether bytes start with the signature of JPEG.
  package static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Decodes a JPEG as opaque RGBA, turned as its EXIF orientation says.
  ///
  /// Samples are taken as sRGB: embedded ICC profiles are not applied. CMYK becomes RGB by
  /// multiplication, without a profile. A truncated file is an error.
  ///
  /// - Parameter pixelLimit: The maximum number of pixels, width · height, that is decoded.
  package static func decode(
    _ bytes: [UInt8], pixelLimit: Int
  ) throws(ImageDecodingFailure) -> Bitmap {
    let orientation = ImageOrientation(ofJPEG: bytes)
    var (header, rgba) = try unsafe bytes.withUnsafeBufferPointer {
      (bytes) throws(ImageDecodingFailure) in
      guard let reader = unsafe JPEGReader(borrowing: bytes) else {
        throw ImageDecodingFailure("there is not enough memory to decode the JPEG")
      }
      let header = try reader.readHeader(pixelLimit: pixelLimit)
      return (header, try reader.readSamples(header))
    }
    switch header.samples {
    case .CJPEG_RGBA: break
    case .CJPEG_CMYK: multiplyInk(&rgba, isInverted: false)
    case .CJPEG_INVERTED_CMYK: multiplyInk(&rgba, isInverted: true)
    }
    guard orientation == .upright || MemoryProbe.hasRoom(for: rgba.count) else {
      throw ImageDecodingFailure("there is not enough memory to rotate the JPEG")
    }
    do {
      let bitmap = try Bitmap(width: Int(header.width), height: Int(header.height), rgba: rgba)
      return try orientation.applied(to: bitmap)
    } catch {
      throw ImageDecodingFailure("the JPEG is truncated or damaged: \(error)")
    }
  }

  /// Converts CMYK to RGB: each component is white times (1 − ink) times (1 − black).
  private static func multiplyInk(_ bytes: inout [UInt8], isInverted: Bool) {
    func light(_ value: UInt8) -> Int { isInverted ? Int(value) : 255 - Int(value) }
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let black = light(bytes[start + 3])
      for place in start..<start + 3 {
        bytes[place] = UInt8((light(bytes[place]) * black + 127) / 255)
      }
      bytes[start + 3] = 255
    }
  }
}
