internal import Drawing

/// How much of each pixel a foreground covers, 0…255: the difference between a cell that is drawn with a white and with
/// a black foreground.
struct InkCoverage {
  private let white: Bitmap
  private let black: Bitmap

  init(white: Bitmap, black: Bitmap) {
    (self.white, self.black) = (white, black)
  }

  /// The highest coverage; 0 if nothing is covered.
  var highest: Int {
    var highest = 0
    forEachCoveredPixel { _, coverage in if coverage > highest { highest = coverage } }
    return highest
  }

  /// The bounding box of all covered pixels; `nil` if there are none.
  var bounds: Rect? {
    let width = white.width
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    forEachCoveredPixel { index, _ in
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      if x < left { left = x }
      if x > right { right = x }
      if y < top { top = y }
      if y > bottom { bottom = y }
    }
    guard right >= 0 else { return nil }
    return Rect(
      Double(left), Double(top), Double(right - left + 1), Double(bottom - top + 1))
  }

  /// Counts the pairs of colours at pixels with at least a coverage.
  ///
  /// - Parameters:
  ///   - least: The minimum coverage.
  ///   - seen: The cell, of the same size.
  ///   - behind: The cell without the foreground, of the same size.
  /// - Returns: The number of pixels for each pair: the colour that is seen as hexadecimal digits, shifted to the
  ///   upper half, and the colour behind.
  func colors(least: Double, seen: Bitmap, behind: Bitmap) -> [UInt64: Int] {
    var counts: [UInt64: Int] = [:]
    // Adjacent pixels often have the same colours.
    var (last, count) = (UInt64.zero, 0)
    let size = min(seen.rgba.count, behind.rgba.count) / 4
    unsafe seen.rgba.withUnsafeBytes { front in
      unsafe behind.rgba.withUnsafeBytes { back in
        forEachCoveredPixel { index, coverage in
          guard Double(coverage) >= least, index < size else { return }
          let one = unsafe front.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
          let other = unsafe back.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
          let pair =
            UInt64(UInt32(bigEndian: one) >> 8) << 32 | UInt64(UInt32(bigEndian: other) >> 8)
          if pair != last, count > 0 {
            counts[last, default: 0] += count
            count = 0
          }
          last = pair
          count += 1
        }
      }
    }
    if count > 0 { counts[last, default: 0] += count }
    return counts
  }

  /// Calls a function with the index and the coverage of each covered pixel.
  private func forEachCoveredPixel(_ body: (Int, Int) -> Void) {
    let count = min(white.rgba.count, black.rgba.count) / 4
    unsafe white.rgba.withUnsafeBytes { light in
      unsafe black.rgba.withUnsafeBytes { dark in
        var index = 0
        while index < count {
          // Most pixels are not covered: two at a time, most of all for builds without optimisation.
          if index + 1 < count,
            unsafe light.loadUnaligned(fromByteOffset: 4 * index, as: UInt64.self)
              == dark.loadUnaligned(fromByteOffset: 4 * index, as: UInt64.self)
          {
            index += 2
            continue
          }
          let coverage = unsafe Int(light[4 * index + 1]) - Int(dark[4 * index + 1])
          if coverage > 0 { body(index, coverage) }
          index += 1
        }
      }
    }
  }
}
