internal import Drawing

/// A background colour that translucent pixels are drawn over, for formats without alpha.
struct Matte: Hashable, Sendable {
  private let red, green, blue: UInt32

  /// Creates a matte from a colour, whose alpha is ignored.
  init(_ color: Color) {
    let bytes = color.bytes
    (red, green, blue) = (UInt32(bytes.red), UInt32(bytes.green), UInt32(bytes.blue))
  }

  /// Composites a pixel over the colour: R G B A with R in the lowest byte, opaque.
  @inline(__always)
  func under(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    func mixed(_ ink: UInt32, _ back: UInt32) -> UInt32 {
      (ink * alpha + back * (255 - alpha) + 127) / 255
    }
    return mixed(pixel & 0xFF, red) | mixed(pixel >> 8 & 0xFF, green) << 8
      | mixed(pixel >> 16 & 0xFF, blue) << 16 | 0xFF00_0000
  }
}

extension Bitmap {
  /// Returns the bitmap with `change` applied to each pixel (R G B A, R in the lowest byte).
  ///
  /// Most pixels equal the one before them, so `change` is called once for each run of equal
  /// pixels.
  func mappingPixels(_ change: (UInt32) -> UInt32) -> Bitmap {
    var bytes = rgba
    unsafe bytes.withUnsafeMutableBytes { bytes in
      var (last, result): (UInt32, UInt32) = (0, change(0))
      for start in stride(from: 0, to: bytes.count, by: 4) {
        let pixel = UInt32(
          littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
        if pixel != last { (last, result) = (pixel, change(pixel)) }
        unsafe bytes.storeBytes(of: result.littleEndian, toByteOffset: start, as: UInt32.self)
      }
    }
    // The number of bytes is unchanged, so this cannot fail.
    return (try? Bitmap(width: width, height: height, rgba: bytes)) ?? self
  }
}
