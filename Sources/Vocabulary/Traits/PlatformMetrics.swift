/// The metrics that differ between versions of iOS, in points. What has no row here is the same on all of them,
/// or no source reports a difference.
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
  /// Whether the headers of grouped lists are in capitals. They are from memory, unverified; that those of iOS 26 are
  /// not is an observation of an app's settings (brave/brave-browser, issue 57950).
  package let groupedHeadersAreInCapitals: Bool
  /// The measures of controls.
  package let controls: ControlMetrics
  /// The width of the readable area, and the narrowest view in which it is narrower than the margins.
  private let readable: ReadableWidth

  /// The rule for the readable area of a view (`readableContentGuide`).
  private enum ReadableWidth: Hashable, Sendable {
    /// By text size: from 560 at the smallest to 672 at the default and 896 at the largest (from memory,
    /// unverified; linear between these, our choice).
    case byTextSize
    /// A width in views that are wider than the second number: 920 and 1008, measured with Mac Catalyst 26.1.
    case fixed(Double, above: Double)
  }

  /// The widest readable area in a view of a width, in points.
  package func readableWidth(in width: Double, at category: ContentSizeCategory) -> Double {
    switch readable {
    case .byTextSize:
      let (rank, middle) = (Double(category.rank), Double(ContentSizeCategory.large.rank))
      return rank <= middle
        ? 560 + (672 - 560) * rank / middle
        : 672 + (896 - 672) * (rank - middle)
          / (Double(ContentSizeCategory.allCases.count - 1) - middle)
    case .fixed(let widest, let above): return width > above ? widest : width
    }
  }

  /// The metrics of iOS 15 to 18.
  static let iOS18 = PlatformMetrics(
    rowMargin: 11, rowHeight: 44, cardRadius: 10, groupedHeadersAreInCapitals: true,
    controls: .iOS18, readable: .byTextSize)

  /// The metrics of iOS 26.
  static let iOS26 = PlatformMetrics(
    rowMargin: 15, rowHeight: 52, cardRadius: 26, groupedHeadersAreInCapitals: false,
    controls: .iOS26,
    readable: .fixed(920, above: 1008))
}
