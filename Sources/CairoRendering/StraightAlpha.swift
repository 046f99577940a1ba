internal import CPixels

/// From Cairo's pixels (32 bits in the machine's byte order, alpha on top, colours multiplied by
/// it) to a bitmap's (bytes R G B A, colours as they are).
enum StraightAlpha {
  /// Converts all pixels where they are by `cpixels_straighten`, and makes them as translucent as
  /// `opacity`, 0…1, says.
  static func convert(_ bytes: inout [UInt8], opacity: Double = 1) {
    unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe cpixels_straighten(start, buffer.count / 4, byte(of: opacity))
    }
  }

  /// The byte that Cairo makes of an opacity below 1; 255, which changes nothing, from there on.
  private static func byte(of opacity: Double) -> UInt32 {
    opacity < 1 ? UInt32(max(opacity, 0) * 65_536) >> 8 : 255
  }
}
