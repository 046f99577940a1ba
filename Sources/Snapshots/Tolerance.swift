/// The number of differing pixels that are allowed. If several limits are given, all apply. Without a limit, no
/// pixel may differ.
public struct Tolerance: Hashable, Sendable {
  /// No pixel may differ.
  package static let none = Tolerance()

  /// The maximum number of differing pixels; nil for no limit.
  public var pixels: Int?
  /// The maximum share of differing pixels among those that are compared, 0…1; nil for no limit.
  public var ratio: Double?
  /// The limits for differing pixels that are close together, as they are in a change and not in noise.
  public var densities: [Density]

  /// The maximum number of differing pixels in any window of a size.
  public struct Density: Hashable, Sendable {
    /// The size of the window. A window that is larger than the picture contains all of it.
    package let window: PixelSize
    /// The maximum number of differing pixels in the window.
    package let pixels: Int

    /// Creates a limit for windows of `width` × `height` pixels. Smaller values become 1.
    public init(width: Int, height: Int, pixels: Int) {
      window = PixelSize(width: max(1, width), height: max(1, height))
      self.pixels = pixels
    }
  }

  /// Creates a tolerance with the given limits.
  public init(pixels: Int? = nil, ratio: Double? = nil, densities: [Density] = []) {
    self.pixels = pixels
    self.ratio = ratio
    self.densities = densities
  }

  /// Why the limits cannot hold, as one lower-case sentence; nil if they can.
  var objection: String? {
    if let pixels, pixels < 0 { return "the number of pixels that may differ cannot be negative" }
    if let ratio, !(0...1).contains(ratio) {
      return "the share of pixels that may differ is between 0 and 1"
    }
    if densities.contains(where: { $0.pixels < 0 }) {
      return "the number of pixels that may differ in a window cannot be negative"
    }
    return nil
  }

  /// Returns the limits that are exceeded, in words such as "at most 4 may differ".
  ///
  /// - Parameters:
  ///   - map: The differences.
  ///   - compared: The number of pixels that were compared.
  func exceeded(by map: DifferenceMap, compared: Int) -> [String] {
    let count = map.differing
    var words: [String] = []
    if pixels == nil, ratio == nil, densities.isEmpty {
      if count > 0 { words.append("none may differ") }
      return words
    }
    if let pixels, count > pixels { words.append("at most \(pixels) may differ") }
    // Comparisons with NaN are false, so the condition is written for passing and not for failing.
    if let ratio, !(Double(count) <= ratio * Double(compared)) {
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
