internal import Drawing
internal import Layout
internal import Scenes
internal import Views
internal import Vocabulary

/// The content of a page control (`UIPageControl`) as in iOS 14 to 18: a row of dots, which are views.
struct PageControlContent: ViewContent {
  // Measured by others.
  private static let dot = 7.59
  private static let pitch = 18.0
  private static let height = 26.0
  /// The width beside the dots, in points: three pages are 115.5 to 116 points wide in layout files of Interface
  /// Builder. That it is the same for other numbers is from memory, unverified.
  private static let ends = 61.67
  private static let restAlpha = 0.45

  var numberOfPages = 0
  var currentPage = 0
  var pageIndicatorTintColor: Color?
  var currentPageIndicatorTintColor: Color?
  var hidesForSinglePage = false
  var isEnabled = true
  var isHighlighted = false
  private var isMirrored = false

  static let fields = FieldTable<PageControlContent>(
    Field(.numberOfPages, { $1(&$0.numberOfPages) }), Field(.currentPage, { $1(&$0.currentPage) }),
    Field(.pageIndicatorTintColor, { $1(&$0.pageIndicatorTintColor) }),
    Field(.currentPageIndicatorTintColor, { $1(&$0.currentPageIndicatorTintColor) }),
    Field(.hidesForSinglePage, { $1(&$0.hidesForSinglePage) }),
    Field(.isEnabled, { $1(&$0.isEnabled) }),
    Field(.isHighlighted, { $1(&$0.isHighlighted) }))

  mutating func adapt(to surroundings: Surroundings) {
    isMirrored = surroundings.traits.layoutDirection == .rightToLeft
  }

  var accessibility: DerivedAccessibility {
    .control(
      value: "page \(min(currentPage + 1, numberOfPages)) of \(numberOfPages)", [.adjustable],
      isEnabled: isEnabled)
  }

  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    (Double(numberOfPages) * Self.pitch + Self.ends, Self.height)
  }

  func parts(in place: ControlPlace) -> [ControlPart] {
    guard numberOfPages > 1 || !hidesForSinglePage else { return [] }
    let start = (place.size.width - Double(numberOfPages) * Self.pitch) / 2
    // UIKit limits the page to those that there are.
    let current = min(currentPage, numberOfPages - 1)
    return (0..<numberOfPages).map { page in
      let white = Color(white: 1)
      let color =
        page == current
        ? currentPageIndicatorTintColor ?? white
        : pageIndicatorTintColor ?? white.withAlphaComponent(Self.restAlpha)
      var values = PartProperties(.view)
      values.set(.backgroundColor, to: .fixed(color))
      values.set(.cornerRadius, to: Self.dot / 2)
      let slot = Double(isMirrored ? numberOfPages - 1 - page : page)
      return ControlPart(
        "dot\(page)", of: place.name,
        Rect(
          start + (slot + 0.5) * Self.pitch - Self.dot / 2, (place.size.height - Self.dot) / 2,
          Self.dot, Self.dot), values)
    }
  }
}
