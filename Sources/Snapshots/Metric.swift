/// When two pixels count as different.
///
/// All metrics begin alike: pixels whose four bytes are equal are the same.
public enum Metric: Hashable, Sendable {
  /// Every other pixel differs, also where only alpha or the colour below full transparency does.
  case exact

  /// A pixel differs when one of its channels, alpha included, is off by more than `tolerance`
  /// (0…255). Text of one font drawn by two systems needs 1 or 2.
  case channel(tolerance: Int)

  /// A pixel differs when its colour over white is further away in YIQ than `threshold`: 0 is exact,
  /// 1 the distance from black to white. Pixels that only smooth an edge are forgiven unless
  /// `countsAntialiasing`. The formula, the rule for edges and the default 0.1 are pixelmatch's, and so
  /// are the counts of its releases up to 6.
  case yiq(threshold: Double = 0.1, countsAntialiasing: Bool = false)

  /// A pixel differs when its colour over white is further away than `threshold` in CIE94's ΔE (100 is
  /// from black to white, 1 is about what can be seen) and the 31 × 31 pixels around it are not of the
  /// same structure (SSIM below 0.99). Of all metrics this one tells moved edges best from changes;
  /// the rule, the numbers and the default 1 are those of Playwright's `ssim-cie94`.
  case structure(threshold: Double = 1, countsAntialiasing: Bool = false)
}
