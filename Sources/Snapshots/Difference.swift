package import Drawing

/// How two pictures of the same size differ: at least one pixel has not the same bytes.
package struct Difference: Hashable, Sendable, CustomStringConvertible {
  /// The number of pixels that differ by the metric.
  package let differingPixels: Int
  /// The number of pixels that the metric minds but forgives as smoothing of edges.
  package let ignoredAntialiasing: Int
  /// The number of pixels of which at least one byte differs, those above included.
  package let changedPixels: Int
  /// The number of pixels that were compared.
  package let totalPixels: Int
  /// Rectangles around groups of differing pixels, from the top down; around those that are forgiven
  /// when none differs.
  package let regions: [PixelRect]
  /// The number of differing pixels that are fully transparent in both pictures: only the colour that is
  /// stored under the transparency differs, and nobody can see it.
  package let invisiblePixels: Int
  /// The differing pixel whose difference is seen best, the first in reading order among equals. When no
  /// pixel differs by the metric, it is one of those that the metric forgives.
  package let worst: Pixel
  /// Whether red, green and blue are the same everywhere.
  package let alphaOnly: Bool
  /// How far the content has moved, when that explains everything that differs.
  package let shift: Shift?
  /// How far an edge of the content has moved, when that explains everything that differs: the content has
  /// grown or shrunk at one side.
  package let movedEdge: Shift?
  /// The limits that do not hold, in words; empty when the difference is tolerated.
  package let exceeded: [String]

  /// One pixel in both pictures.
  package struct Pixel: Hashable, Sendable {
    /// The column.
    package let x: Int
    /// The row.
    package let y: Int
    /// The pixel in the golden.
    package let expected: Bitmap.RGBA
    /// The pixel in the picture that is judged.
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
        "nobody can see it: these pixels are fully transparent in both pictures, and only the colour"
          + " that is stored under the transparency differs")
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
      parts.append("\(ignoredAntialiasing) anti-aliased pixel\(plural) forgiven")
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

  /// The share of differing pixels with at most two decimals.
  var percentage: String {
    if differingPixels == totalPixels { return "100 %" }
    let share = 100 * Double(differingPixels) / Double(totalPixels)
    if share < 0.01 { return "less than 0.01 %" }
    if share > 99.99 { return "more than 99.99 %" }
    return decimal(share, places: 2) + " %"
  }
}

extension Difference {
  /// Sums up what a metric made of two pictures.
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
  /// What is said about the pixel. Where it is translucent the stored numbers alone would mislead.
  fileprivate var sentence: String {
    let isOpaque = expected.alpha == 255 && actual.alpha == 255
    let stored = "off by \(delta) in \(channel.rawValue)"
    return "the worst is (\(x), \(y)): expected \(expected), actual \(actual), \(stored)"
      + (isOpaque || visibleDelta == delta ? "" : ", by \(visibleDelta) as it is seen")
  }
}
