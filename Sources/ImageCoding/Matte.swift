internal import Drawing

/// A colour that translucent pixels are put onto, for formats that have none.
struct Matte: Hashable, Sendable {
  private let red, green, blue: UInt32

  /// The colour's alpha is ignored.
  init(_ color: Color) {
    let bytes = color.bytes
    (red, green, blue) = (UInt32(bytes.red), UInt32(bytes.green), UInt32(bytes.blue))
  }

  /// What a pixel looks like on the colour: R G B A, R lowest, opaque.
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
  /// The bitmap with each pixel (R G B A, R lowest) as `change` makes it.
  ///
  /// Most pixels equal the one before them, so that it is asked once for each run of them.
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
    // The same number of bytes makes a bitmap of the same sides.
    return (try? Bitmap(width: width, height: height, rgba: bytes)) ?? self
  }
}
