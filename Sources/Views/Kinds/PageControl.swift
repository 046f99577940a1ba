internal import Notation
public import Vocabulary

extension ViewKind {
  /// A page control (`UIPageControl`).
  package static let pageControl = ViewKind(
    "pageControl", "a page control", hasContentSize: true,
    otherNames: ["UIPageControl"],
    meaning: "A page control (UIPageControl) and its name. Taps on its halves change the page.",
    example: {
      .pageControl(
        $0, numberOfPages: 3, currentPage: 1, pageIndicatorTintColor: .systemGray4,
        currentPageIndicatorTintColor: .systemGray)
    })
}

extension View {
  /// Creates a page control (`UIPageControl`) with UIKit's defaults for omitted arguments. Taps on its halves change
  /// the page.
  public static func pageControl(
    _ name: ViewName, numberOfPages: Int? = nil, currentPage: Int? = nil,
    pageIndicatorTintColor: DynamicColor? = nil,
    currentPageIndicatorTintColor: DynamicColor? = nil, hidesForSinglePage: Bool? = nil,
    isEnabled: Bool? = nil, isHidden: Bool? = nil, constraints: [Constraint] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: nil, alpha: nil, tintColor: nil, isHidden: isHidden)
    properties[.numberOfPages] = numberOfPages
    properties[.currentPage] = currentPage
    properties[.pageIndicatorTintColor] = pageIndicatorTintColor.map { .some($0) }
    properties[.currentPageIndicatorTintColor] = currentPageIndicatorTintColor.map { .some($0) }
    properties[.hidesForSinglePage] = hidesForSinglePage
    properties[.isEnabled] = isEnabled
    return View(
      .pageControl, name: name, properties: properties, constraints: constraints, subviews: [])
  }
}

/// The properties of page controls (`UIPageControl`).
package enum PageControlProperties {
  package static let numberOfPages = Property<Int>(
    "numberOfPages", .integer(0...SceneLimits.mostStates), default: 0,
    of: [.view(.pageControl)], .affectsLayout, meaning: "The number of dots. Default: 0.")
  package static let currentPage = Property<Int>(
    "currentPage", .integer(0...SceneLimits.mostStates), default: 0, of: [.view(.pageControl)],
    meaning: "The number of the current page, from 0 (default).")
  static let pageIndicatorTintColor = Property<DynamicColor?>(
    "pageIndicatorTintColor", .color, default: nil, of: [.view(.pageControl)],
    meaning: "The colour of the dots; nil (default) means white at 45 %.")
  static let currentPageIndicatorTintColor = Property<DynamicColor?>(
    "currentPageIndicatorTintColor", .color, default: nil, of: [.view(.pageControl)],
    meaning: "The colour of the current page's dot; nil (default) means white.")
  static let hidesForSinglePage = Property<Bool>(
    "hidesForSinglePage", .boolean, default: false, of: [.view(.pageControl)],
    meaning: "Whether a page control with one page shows nothing. Default: false.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    numberOfPages.name, currentPage.name, pageIndicatorTintColor.name,
    currentPageIndicatorTintColor.name, hidesForSinglePage.name,
  ]
}

extension Property where Value == Int {
  /// The number of dots of a page control. Default: 0 (documented).
  public static var numberOfPages: Self { PageControlProperties.numberOfPages }
  /// The number of the current page of a page control, from 0. Default: 0 (documented).
  public static var currentPage: Self { PageControlProperties.currentPage }
}

extension Property where Value == DynamicColor? {
  /// The colour of a page control's dots; `nil` means white at 45 %. Default: `nil` (documented).
  public static var pageIndicatorTintColor: Self { PageControlProperties.pageIndicatorTintColor }
  /// The colour of the current page's dot; `nil` means white. Default: `nil` (documented).
  public static var currentPageIndicatorTintColor: Self {
    PageControlProperties.currentPageIndicatorTintColor
  }
}

extension Property where Value == Bool {
  /// Whether a page control with one page shows nothing. Default: false (documented).
  public static var hidesForSinglePage: Self { PageControlProperties.hidesForSinglePage }
}

extension PropertyName {
  /// The number of dots of a page control.
  package static var numberOfPages: PropertyName { PageControlProperties.numberOfPages.name }
  /// The number of the current page.
  package static var currentPage: PropertyName { PageControlProperties.currentPage.name }
  /// The colour of a page control's dots.
  package static var pageIndicatorTintColor: PropertyName {
    PageControlProperties.pageIndicatorTintColor.name
  }
  /// The colour of the current page's dot.
  package static var currentPageIndicatorTintColor: PropertyName {
    PageControlProperties.currentPageIndicatorTintColor.name
  }
  /// Whether a page control with one page shows nothing.
  package static var hidesForSinglePage: PropertyName {
    PageControlProperties.hidesForSinglePage.name
  }
}
