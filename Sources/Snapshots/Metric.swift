/// The rule that decides whether two pixels differ.
///
/// For all metrics, pixels whose four bytes are equal do not differ.
public enum Metric: Hashable, Sendable {
  /// A pixel differs if any of its bytes does: also if only alpha differs, or only the stored colour of a fully
  /// transparent pixel.
  case exact

  /// A pixel differs if one of its channels, including alpha, differs by more than `tolerance` (0…255).
  case channel(tolerance: Int)

  /// A pixel differs if the distance of the two colours over white, in YIQ, is greater than `threshold`: 0 is
  /// exact, 1 is the distance from black to white. Pixels that only smooth an edge are ignored unless
  /// `countsAntialiasing` is true. The formula, the rule for edges and the default of 0.1 are those of
  /// pixelmatch; the counts are equal to those of its releases up to 6.
  case yiq(threshold: Double = 0.1, countsAntialiasing: Bool = false)

  /// A pixel differs if the CIE94 distance ΔE of the two colours over white is greater than `threshold`, and
  /// the structural similarity (SSIM) of the 31 × 31 pixels around it is below 0.99. ΔE is 100 between black
  /// and white; a difference of 1 is barely visible. Pixels of similar structure are ignored unless
  /// `countsAntialiasing` is true. The rule, the numbers and the default of 1 are those of Playwright's
  /// `ssim-cie94`.
  case structure(threshold: Double = 1, countsAntialiasing: Bool = false)

  /// Why no picture can be compared with the threshold, as one lower-case sentence; nil if one can.
  package var objection: String? {
    switch self {
    case .exact: nil
    case .channel(let tolerance):
      (0...255).contains(tolerance)
        ? nil : "the threshold of channel is a whole number from 0 to 255"
    case .yiq(let threshold, _):
      (0...1).contains(threshold) ? nil : "the threshold of yiq is between 0 and 1"
    case .structure(let threshold, _):
      (0...200).contains(threshold) ? nil : "the threshold of structure is between 0 and 200"
    }
  }
}
