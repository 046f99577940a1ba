package import Drawing
internal import PNGCoding

/// Draws where two pictures differ, and by how much.
package enum DifferencePicture {
  /// An opaque picture as large as both pictures together.
  ///
  /// - Pixels that differ have the heat map's colour for the size of the difference (`heat`): pale yellow
  ///   for one level of 255, dark red for 255.
  /// - Pixels whose difference nobody can see, because they are fully transparent in both pictures, are
  ///   pale violet.
  /// - Pixels that the metric forgives are blue: light where they differ by less than its threshold,
  ///   stronger where they only smooth an edge.
  /// - Pixels that only one picture has are violet.
  /// - All other pixels show the expected picture in gray, faded to a tenth of its strength over white.
  ///
  /// Returns nil if the picture would have more than `PNGDecoder.defaultPixelLimit` pixels, as it can for
  /// a very wide and a very high one.
  package static func make(
    expected: Bitmap, actual: Bitmap, by comparison: Comparison = .exact
  ) -> Bitmap? {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let sameSize = expected.width == actual.width && expected.height == actual.height
    guard sameSize || width * height <= PNGDecoder.defaultPixelLimit else { return nil }
    // A number for each pixel, red lowest: pictures are large, and builds without optimisation handle a
    // number much faster than four bytes.
    var words = [UInt32](repeating: word(alone), count: width * height)
    _ = Pixels.withCommon(expected, actual) { before, after in
      fade(before, width, &words)
      // Neighbours often differ alike.
      var last: (before: UInt32, after: UInt32, kind: PixelClass)?
      var colored = word(invisible)
      DifferenceMap(before, after, comparison.metric, ignoring: comparison.ignoring)?
        .forEachClass { x, y, kind in
          let pair = (before.word(x, y), after.word(x, y), kind)
          if last.map({ $0 != pair }) ?? true {
            last = pair
            let amount = Bitmap.RGBA(word: pair.0)
              .largestVisibleDifference(to: Bitmap.RGBA(word: pair.1)).amount
            colored = word(color(of: kind, amount: amount))
          }
          words[y * width + x] = colored
        }
    }
    let rgba = unsafe [UInt8](unsafeUninitializedCapacity: 4 * words.count) { bytes, count in
      unsafe words.withUnsafeBytes {
        unsafe UnsafeMutableRawBufferPointer(bytes).copyMemory(from: $0)
      }
      count = 4 * words.count
    }
    return try? Bitmap(width: width, height: height, rgba: rgba)
  }

  /// Puts a picture in pale gray into the top left corner of an opaque one, which has `width` pixels in a
  /// row.
  private static func fade(_ picture: Pixels, _ width: Int, _ words: inout [UInt32]) {
    // Neighbours often have the same colour.
    var last = picture.word(0, 0)
    var gray = faded(last)
    unsafe words.withUnsafeMutableBufferPointer { words in
      for y in 0..<picture.size.height {
        var x = 0
        while x < picture.size.width {
          let pixel = picture.word(x, y)
          if pixel != last { (last, gray) = (pixel, faded(pixel)) }
          unsafe words[y * width + x] = gray
          x += 1
        }
      }
    }
  }

  /// Four bytes as the number that stands for them in memory.
  private static func word(_ rgba: [UInt8]) -> UInt32 {
    rgba.reversed().reduce(0) { $0 << 8 | UInt32($1) }.littleEndian
  }

  private static let alone: [UInt8] = [118, 42, 131, 255]
  private static let invisible: [UInt8] = [231, 212, 232, 255]

  private static func color(of kind: PixelClass, amount: Int) -> [UInt8] {
    switch kind {
    case .tolerated: [198, 219, 239, 255]
    case .antialiased: [107, 174, 214, 255]
    case .different: amount == 0 ? invisible : heat[min(amount, 255)]
    }
  }

  /// The colours of the heat map for differences of 0…255 levels.
  ///
  /// The scale is logarithmic, because a change of one level must be seen beside a change of 255. Its stops
  /// are ColorBrewer's sequential scheme YlOrRd of nine classes (Brewer and Harrower 2002).
  package static let heat: [[UInt8]] = (0...255).map { amount in
    var level = 0.0
    // The binary logarithm of amount + 1 by halving, with a straight line between powers of two: the same
    // bits on every machine.
    var rest = Double(amount + 1)
    while rest >= 2 {
      rest /= 2
      level += 1
    }
    level += rest - 1
    let index = min(Int(level), stops.count - 2)
    let part = level - Double(index)
    let (low, high) = (stops[index], stops[index + 1])
    return zip(low, high).map { UInt8(($0 + ($1 - $0) * part).rounded()) } + [255]
  }

  private static let stops: [[Double]] = [
    [255, 255, 204], [255, 237, 160], [254, 217, 118], [254, 178, 76], [253, 141, 60],
    [252, 78, 42],
    [227, 26, 28], [189, 0, 38], [128, 0, 38],
  ]

  /// A tenth of the pixel's luma (the weights of ITU-R BT.601), times its alpha, over white.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let pixel = Bitmap.RGBA(word: pixel)
    let luma = 299 * Int(pixel.red) + 587 * Int(pixel.green) + 114 * Int(pixel.blue)
    let darkness = (255_000 - luma) * Int(pixel.alpha)
    // 1000 for the weights, 255 for alpha, 10 for the fading; half of it to round to the nearest.
    let scale = 1000 * 255 * 10
    let gray = UInt8(clamping: 255 - (darkness + scale / 2) / scale)
    return word([gray, gray, gray, 255])
  }
}
