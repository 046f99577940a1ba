package import Drawing
internal import PNGCoding

/// Draws where two pictures differ.
package enum DifferencePicture {
  /// An opaque picture: differing pixels are pure red, those forgiven as smoothing yellow, those that
  /// differ by less than the metric minds light red, and all others the expected picture in gray,
  /// faded to a tenth of its strength over white.
  ///
  /// Where only one of two pictures of different sizes reaches, all is red. The picture is then as
  /// wide as the wider and as high as the higher one; `nil` when that is more than
  /// `PNGDecoder.defaultPixelLimit` pixels, as it can be for a very wide and a very high one.
  package static func make(
    expected: Bitmap, actual: Bitmap, by comparison: Comparison = .exact
  ) -> Bitmap? {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let sameSize = expected.width == actual.width && expected.height == actual.height
    guard sameSize || width * height <= PNGDecoder.defaultPixelLimit else { return nil }
    var rgba: [UInt8] = []
    rgba.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        if let before = expected[x, y], actual[x, y] != nil {
          let gray = faded(before)
          rgba += [gray, gray, gray, 255]
        } else {
          rgba += red
        }
      }
    }
    _ = Pixels.withCommon(expected, actual) { before, after in
      DifferenceMap(before, after, comparison.metric, ignoring: comparison.ignoring)?
        .forEachClass { x, y, kind in
          let start = 4 * (y * width + x)
          rgba.replaceSubrange(start..<start + 4, with: color(of: kind))
        }
    }
    return try? Bitmap(width: width, height: height, rgba: rgba)
  }

  private static let red: [UInt8] = [255, 0, 0, 255]

  private static func color(of kind: PixelClass) -> [UInt8] {
    switch kind {
    case .tolerated: [255, 190, 190, 255]
    case .antialiased: [255, 255, 0, 255]
    case .different: red
    }
  }

  /// A tenth of the pixel's luma (the weights of ITU-R BT.601), times its alpha, over white.
  private static func faded(_ pixel: Bitmap.RGBA) -> UInt8 {
    let luma = 299 * Int(pixel.red) + 587 * Int(pixel.green) + 114 * Int(pixel.blue)
    let darkness = (255_000 - luma) * Int(pixel.alpha)
    // 1000 for the weights, 255 for alpha, 10 for the fading; half of it to round to the nearest.
    let scale = 1000 * 255 * 10
    return UInt8(clamping: 255 - (darkness + scale / 2) / scale)
  }
}
