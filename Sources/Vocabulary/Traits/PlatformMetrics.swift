package import Drawing

/// The metrics that differ between versions of iOS, in points. What has no row here is the same on all of them,
/// or no source tells a difference.
package struct PlatformMetrics: Hashable, Sendable {
  /// The margin above and below the content of a row. Interface Builder stored 11 in 202 cells up to Xcode 16,
  /// and 15 in 24 cells of Xcode 26.
  package let rowMargin: Double
  /// The height of a row with one line at the default text size: 44, and 52 = 15 + 22 + 15. (A probe of Mac
  /// Catalyst 26.1 found 51.5.)
  package let rowHeight: Double
  /// The radius of the outer corners of an inset grouped list's cards (10 customary; 26 from memory,
  /// unverified).
  package let cardRadius: Double
  /// The size of a switch: 51 × 31 in 92 of about 100 files of Interface Builder up to Xcode 16, and 63 × 28 in
  /// 11 of 13 files of Xcode 26.
  package let switchSize: Size

  /// The metrics of iOS 15 to 18.
  static let iOS18 = PlatformMetrics(
    rowMargin: 11, rowHeight: 44, cardRadius: 10, switchSize: Size(51, 31))

  /// The metrics of iOS 26.
  static let iOS26 = PlatformMetrics(
    rowMargin: 15, rowHeight: 52, cardRadius: 26, switchSize: Size(63, 28))
}
