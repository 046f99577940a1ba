public import Vocabulary

extension ViewKind {
  /// A spinner (`UIActivityIndicatorView`).
  package static let activityIndicatorView = ViewKind(
    "activityIndicatorView", "an activity indicator", hasContentSize: true,
    otherNames: ["UIActivityIndicatorView", "activityIndicator", "spinner"], takesTouches: false,
    meaning: "A spinner (UIActivityIndicatorView) and its name. It turns in films.",
    example: { .activityIndicatorView($0) })
}

extension View {
  /// Creates a spinner (`UIActivityIndicatorView`) that spins: it turns in films.
  public static func activityIndicatorView(
    _ name: ViewName, style: ActivityIndicatorStyle? = nil, color: DynamicColor? = nil,
    isAnimating: Bool? = nil, hidesWhenStopped: Bool? = nil, isHidden: Bool? = nil,
    constraints: [Constraint] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: nil, alpha: nil, tintColor: nil, isHidden: isHidden)
    properties[.activityIndicatorStyle] = style
    properties[.indicatorColor] = color.map { .some($0) }
    properties[.isAnimating] = isAnimating
    properties[.hidesWhenStopped] = hidesWhenStopped
    return View(
      .activityIndicatorView, name: name, properties: properties, constraints: constraints,
      subviews: [])
  }
}

/// The size of a spinner (`UIActivityIndicatorView.Style`).
public enum ActivityIndicatorStyle: String, CaseIterable, Hashable, Sendable {
  /// 20 × 20 points.
  case medium
  /// 37 × 37 points.
  case large
}

/// The properties of spinners (`UIActivityIndicatorView`).
enum ActivityIndicatorViewProperties {
  static let activityIndicatorStyle = Property<ActivityIndicatorStyle>(
    "activityIndicatorStyle", .word, default: .medium, of: [.view(.activityIndicatorView)],
    [.affectsLayout, .isVisible],
    meaning: "The size of a spinner: 20 points (medium, default) or 37 points (large).")
  static let indicatorColor = Property<DynamicColor?>(
    "indicatorColor", .color, default: nil, of: [.view(.activityIndicatorView)], .isReplacing,
    meaning: "The colour of a spinner (color in UIKit); nil (default) means gray.")
  static let isAnimating = Property<Bool>(
    "isAnimating", .boolean, default: true, of: [.view(.activityIndicatorView)],
    unlikeUIKit: [.view(.activityIndicatorView)], [.affectsLayout, .isVisible],
    meaning:
      "Whether a spinner spins; a still one is hidden unless hidesWhenStopped is false. Default: true (not as in UIKit, where it is false)."
  )
  static let hidesWhenStopped = Property<Bool>(
    "hidesWhenStopped", .boolean, default: true, of: [.view(.activityIndicatorView)],
    .affectsLayout,
    meaning: "Whether a spinner that does not spin is hidden. Default: true.")
  static let spokePhase = Property<Int>(
    "spokePhase", .integer(0...7), default: 0, of: [.view(.activityIndicatorView)],
    unlikeUIKit: [.view(.activityIndicatorView)],
    meaning: "The number of the darkest spoke, clockwise from the top (not in UIKit). Default: 0.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    activityIndicatorStyle.name, indicatorColor.name, isAnimating.name, hidesWhenStopped.name,
    spokePhase.name,
  ]
}

extension Property where Value == ActivityIndicatorStyle {
  /// The size of a spinner: 20 points (medium, default) or 37 points (large).
  public static var activityIndicatorStyle: Self {
    ActivityIndicatorViewProperties.activityIndicatorStyle
  }
}

extension Property where Value == DynamicColor? {
  /// The colour of a spinner (color in UIKit); nil (default) means gray.
  public static var indicatorColor: Self { ActivityIndicatorViewProperties.indicatorColor }
}

extension Property where Value == Bool {
  /// Whether a spinner spins; a still one is hidden unless hidesWhenStopped is false. Default: true (not as in UIKit, where it is false).
  public static var isAnimating: Self { ActivityIndicatorViewProperties.isAnimating }
  /// Whether a spinner that does not spin is hidden. Default: true.
  public static var hidesWhenStopped: Self { ActivityIndicatorViewProperties.hidesWhenStopped }
}

extension Property where Value == Int {
  /// The number of the darkest spoke, clockwise from the top (not in UIKit). Default: 0.
  public static var spokePhase: Self { ActivityIndicatorViewProperties.spokePhase }
}

extension PropertyName {
  /// The size of a spinner: 20 points (medium, default) or 37 points (large).
  package static var activityIndicatorStyle: PropertyName {
    ActivityIndicatorViewProperties.activityIndicatorStyle.name
  }
  /// The colour of a spinner (color in UIKit).
  package static var indicatorColor: PropertyName {
    ActivityIndicatorViewProperties.indicatorColor.name
  }
  /// Whether a spinner spins.
  package static var isAnimating: PropertyName { ActivityIndicatorViewProperties.isAnimating.name }
  /// Whether a spinner that does not spin is hidden.
  package static var hidesWhenStopped: PropertyName {
    ActivityIndicatorViewProperties.hidesWhenStopped.name
  }
  /// The number of the darkest spoke, clockwise from the top (not in UIKit).
  package static var spokePhase: PropertyName { ActivityIndicatorViewProperties.spokePhase.name }
}
