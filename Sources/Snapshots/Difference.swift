package import Drawing

/// The difference of two pictures of the same size. At least one byte differs.
package struct Difference: Hashable, Sendable, CustomStringConvertible {
  /// The number of pixels that differ by the metric.
  package let differingPixels: Int
  /// The number of pixels that are ignored because they only smooth an edge.
  package let ignoredAntialiasing: Int
  /// The number of pixels of which at least one byte differs, including the two numbers above.
  package let changedPixels: Int
  /// The number of pixels that were compared.
  package let totalPixels: Int
  /// The bounding boxes of groups of differing pixels, from top to bottom. If no pixel differs by the metric,
  /// those of the pixels that it ignores.
  package let regions: [PixelRect]
  /// The number of differing pixels that are fully transparent in both pictures. Only their stored colours
  /// differ, which is not visible.
  package let invisiblePixels: Int
  /// The differing pixel with the greatest visible difference, the first in reading order among equals. If no
  /// pixel differs by the metric, one of those that it ignores.
  package let worst: Pixel
  /// Whether red, green and blue are equal for all these pixels, so that only alpha differs.
  package let alphaOnly: Bool
  /// The distance by which the content has moved, if that explains all changed pixels; else nil.
  package let shift: Shift?
  /// The distance by which an edge of the content has moved, if that explains all changed pixels; else nil. The
  /// content has grown or shrunk on one side.
  package let movedEdge: Shift?
  /// The limits that are exceeded, in words; empty if the difference is tolerated.
  package let exceeded: [String]

  /// One pixel in both pictures.
  package struct Pixel: Hashable, Sendable {
    /// The column.
    package let x: Int
    /// The row.
    package let y: Int
    /// The pixel in the golden.
    package let expected: Bitmap.RGBA
    /// The pixel in the new picture.
    package let actual: Bitmap.RGBA

    /// The largest difference of one of the four stored channels, 1…255.
    package var delta: Int { expected.largestDifference(to: actual).amount }
    /// The channel with the largest difference.
    package var channel: Channel { expected.largestDifference(to: actual).channel }
    /// The largest difference of red, green or blue that is seen over black or over white, 0…255. It is
    /// `delta` for opaque pixels, and 0 when both pixels are fully transparent.
    package var visibleDelta: Int { expected.largestVisibleDifference(to: actual).amount }
  }

  /// The smallest rectangle around all regions.
  package var bounds: PixelRect {
    let left = regions.map(\.x).min() ?? 0
    let top = regions.map(\.y).min() ?? 0
    let right = regions.map { $0.x + $0.width }.max() ?? 0
    let bottom = regions.map { $0.y + $0.height }.max() ?? 0
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// One lower-case sentence for the user. Its percentage is never 0 % and is 100 % only when all
  /// pixels differ.
  package var description: String {
    var parts = [counts + (alphaOnly ? " only in alpha" : "") + ", within \(bounds)"]
    if invisiblePixels > 0, invisiblePixels == differingPixels {
      parts.append(
        "the difference is invisible: these pixels are fully transparent in both pictures, and"
          + " only their stored colours differ")
    } else {
      parts.append(worst.sentence)
      if invisiblePixels > 0 {
        let verb = invisiblePixels == 1 ? "is" : "are"
        parts.append("\(invisiblePixels) of them \(verb) fully transparent in both pictures")
      }
    }
    if let shift { parts.append("all of it is the expected content moved by \(shift)") }
    if let movedEdge {
      parts.append("all of it is an edge that moved by \(movedEdge): the content grew or shrank")
    }
    if ignoredAntialiasing > 0 {
      let plural = ignoredAntialiasing == 1 ? " was" : "s were"
      parts.append("\(ignoredAntialiasing) anti-aliased pixel\(plural) ignored")
    }
    if exceeded != ["none may differ"] { parts += exceeded }
    return parts.joined(separator: "; ")
  }

  private var counts: String {
    let noun = totalPixels == 1 ? "pixel" : "pixels"
    guard differingPixels > 0 else {
      return
        "no pixel differs by the metric, and \(changedPixels) of \(totalPixels) \(noun) do by less"
    }
    let verb = differingPixels == 1 ? "differs" : "differ"
    return "\(differingPixels) of \(totalPixels) \(noun) (\(percentage)) \(verb)"
  }

  /// The share of differing pixels as text, with at most two decimals.
  var percentage: String {
    if differingPixels == totalPixels { return "100 %" }
    let share = 100 * Double(differingPixels) / Double(totalPixels)
    if share < 0.01 { return "less than 0.01 %" }
    if share > 99.99 { return "more than 99.99 %" }
    return decimal(share, places: 2) + " %"
  }
}

extension Difference {
  /// Creates the difference from the results for each pixel.
  init(
    _ map: DifferenceMap, _ expected: Pixels, _ actual: Pixels, exceeded: [String], compared: Int
  ) {
    let described: PixelClass? = map.differing > 0 ? .different : nil
    var worst = (delta: -1, x: 0, y: 0)
    var alphaOnly = true
    var invisible = 0
    // Neighbours often have the same two colours, which then need no second look.
    var last: (before: UInt32, after: UInt32) = (0, 0)
    var lastIsInvisible = false
    map.forEach(described) { x, y in
      let words = (expected.word(x, y), actual.word(x, y))
      if words == last {
        if lastIsInvisible { invisible += 1 }
        return
      }
      last = words
      let before = Bitmap.RGBA(word: words.0)
      let after = Bitmap.RGBA(word: words.1)
      lastIsInvisible = before.alpha == 0 && after.alpha == 0
      if lastIsInvisible { invisible += 1 }
      let delta = before.largestVisibleDifference(to: after).amount
      if delta > worst.delta { worst = (delta, x, y) }
      alphaOnly =
        alphaOnly && before.red == after.red && before.green == after.green
        && before.blue == after.blue
    }
    let shift = Shift.between(expected, actual, map)
    self.init(
      differingPixels: map.differing, ignoredAntialiasing: map.antialiased,
      changedPixels: map.changed, totalPixels: compared, regions: map.regions(of: described),
      invisiblePixels: map.differing > 0 ? invisible : 0,
      worst: Pixel(
        x: worst.x, y: worst.y, expected: expected.color(worst.x, worst.y),
        actual: actual.color(worst.x, worst.y)),
      alphaOnly: alphaOnly, shift: shift?.isEdge == false ? shift?.distance : nil,
      movedEdge: shift?.isEdge == true ? shift?.distance : nil, exceeded: exceeded)
  }
}

extension Difference.Pixel {
  /// The pixel in words. For a translucent pixel the visible difference is added, because the stored numbers
  /// alone are misleading.
  fileprivate var sentence: String {
    let isOpaque = expected.alpha == 255 && actual.alpha == 255
    let stored = "differs by \(delta) in \(channel.rawValue)"
    return "the largest difference is at (\(x), \(y)): expected \(expected), actual"
      + " \(actual), \(stored)"
      + (isOpaque || visibleDelta == delta ? "" : ", by \(visibleDelta) as it is seen")
  }
}
