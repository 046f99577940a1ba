public import Vocabulary

extension ViewKind {
  /// A bar that shows how far something has come (`UIProgressView`).
  package static let progressView = ViewKind(
    "progressView", "a progress view", hasContentSize: true,
    meaning: "A progress bar (UIProgressView) and its name.")
}

extension View {
  /// Makes a bar that shows how far something has come (`UIProgressView`); what is not named has UIKit's
  /// default.
  public static func progressView(
    _ name: ViewName, progress: Double? = nil, progressTintColor: DynamicColor? = nil,
    trackTintColor: DynamicColor? = nil, progressViewStyle: ProgressViewStyle? = nil,
    alpha: Double? = nil, isHidden: Bool? = nil, constraints: [Constraint] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: nil, alpha: alpha, tintColor: nil, isHidden: isHidden)
    properties[.progress] = progress
    properties[.progressTintColor] = progressTintColor.map { .some($0) }
    properties[.trackTintColor] = trackTintColor.map { .some($0) }
    properties[.progressViewStyle] = progressViewStyle
    return View(
      .progressView, name: name, properties: properties, constraints: constraints, subviews: [])
  }
}

/// How a progress view looks (`UIProgressView.Style`).
public enum ProgressViewStyle: String, CaseIterable, Hashable, Sendable {
  /// The bar of views: 4 points high.
  case `default`
  /// The bar below navigation bars: 2.5 points high (from memory, unverified).
  case bar
}

/// The properties of progress views (`UIProgressView`).
enum ProgressViewProperties {
  static let progress = Property<Double>(
    "progress", .number(0...1), default: 0, of: [.view(.progressView)], .isAdditive,
    meaning: "How much of the bar is filled, 0 (the default) to 1.")
  static let progressTintColor = Property<DynamicColor?>(
    "progressTintColor", .color, default: nil, of: [.view(.progressView)], .isReplacing,
    meaning: "The colour of the filled part; nil, the default, is the tint colour.",
    nilMeans: { .tintColor })
  static let trackTintColor = Property<DynamicColor?>(
    "trackTintColor", .color, default: nil, of: [.view(.progressView)], .isReplacing,
    meaning: "The colour of the rest of the bar; nil, the default, is systemFill.")
  static let progressViewStyle = Property<ProgressViewStyle>(
    "progressViewStyle", .word, default: .default, of: [.view(.progressView)], .affectsLayout,
    meaning: "How high the bar is: 4 points (default) or 2.5 (bar).")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    progress.name, progressTintColor.name, trackTintColor.name, progressViewStyle.name,
  ]
}

extension Property where Value == Double {
  /// How much of a progress view is filled, 0 to 1. Default: 0 (documented).
  public static var progress: Self { ProgressViewProperties.progress }
}

extension Property where Value == DynamicColor? {
  /// The colour of the filled part of a progress view; `nil` is the tint colour. Default: `nil` (documented).
  public static var progressTintColor: Self { ProgressViewProperties.progressTintColor }
  /// The colour of the rest of a progress view; `nil` is systemFill (measured). Default: `nil` (documented).
  public static var trackTintColor: Self { ProgressViewProperties.trackTintColor }
}

extension Property where Value == ProgressViewStyle {
  /// How a progress view looks. Default: `default` (documented).
  public static var progressViewStyle: Self { ProgressViewProperties.progressViewStyle }
}

extension PropertyName {
  /// How much of a progress view is filled.
  public static var progress: PropertyName { ProgressViewProperties.progress.name }
  /// The colour of the filled part of a progress view.
  public static var progressTintColor: PropertyName {
    ProgressViewProperties.progressTintColor.name
  }
  /// The colour of the rest of a progress view.
  public static var trackTintColor: PropertyName { ProgressViewProperties.trackTintColor.name }
  /// How a progress view looks.
  public static var progressViewStyle: PropertyName {
    ProgressViewProperties.progressViewStyle.name
  }
}
