/// How many differing pixels pass. All limits that are given must hold, so that the stricter one
/// wins; without any, no pixel may differ.
public struct Tolerance: Hashable, Sendable {
  /// No pixel may differ.
  public static let none = Tolerance()

  /// The most differing pixels.
  public var pixels: Int?
  /// The largest share of differing pixels among those that are compared, 0…1.
  public var ratio: Double?
  /// The most differing pixels close together: noise is spread, a change is not.
  public var densities: [Density]

  /// The most differing pixels in any window of a size.
  public struct Density: Hashable, Sendable {
    /// The width and height of the window; one larger than the picture sees all of it.
    public let window: PixelSize
    /// The most differing pixels in it.
    public let pixels: Int

    /// Makes a limit for windows of `width` × `height` pixels, which are at least 1 × 1.
    public init(width: Int, height: Int, pixels: Int) {
      window = PixelSize(width: max(1, width), height: max(1, height))
      self.pixels = pixels
    }
  }

  /// Makes a tolerance of the limits that are given.
  public init(pixels: Int? = nil, ratio: Double? = nil, densities: [Density] = []) {
    self.pixels = pixels
    self.ratio = ratio
    self.densities = densities
  }

  /// The limits that `map`, of `compared` pixels, exceeds; in words such as "at most 4 may differ".
  func exceeded(by map: DifferenceMap, compared: Int) -> [String] {
    let count = map.differing
    var words: [String] = []
    if pixels == nil, ratio == nil, densities.isEmpty {
      if count > 0 { words.append("none may differ") }
      return words
    }
    if let pixels, count > pixels { words.append("at most \(pixels) may differ") }
    if let ratio, Double(count) > ratio * Double(compared) {
      words.append("at most a share of \(ratio) may differ")
    }
    for limit in densities {
      let (densest, place) = map.densest(window: limit.window)
      if densest > limit.pixels {
        words.append(
          "at most \(limit.pixels) of any \(limit.window) may differ, and"
            + " \(densest) do at (\(place.x), \(place.y))")
      }
    }
    return words
  }
}
