public import Vocabulary

extension ViewKind {
  /// A bar that shows progress (`UIProgressView`).
  package static let progressView = ViewKind(
    "progressView", "a progress view", hasContentSize: true,
    otherNames: ["UIProgressView"], takesTouches: false,
    meaning: "A progress bar (UIProgressView) and its name.",
    example: { .progressView($0, progress: 0.6) })
}

extension View {
  /// Creates a bar that shows progress (`UIProgressView`) with UIKit's defaults for omitted
  /// arguments.
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

/// The style of a progress view (`UIProgressView.Style`).
public enum ProgressViewStyle: String, CaseIterable, Hashable, Sendable {
  /// The default style: 4 points high.
  case `default`
  /// The style for navigation bars: 2.5 points high (from memory, unverified).
  case bar
}

/// The properties of progress views (`UIProgressView`).
enum ProgressViewProperties {
  static let progress = Property<Double>(
    "progress", .number(0...1), default: 0, of: [.view(.progressView)], .isAdditive,
    meaning: "The filled fraction of the bar, 0 (default) to 1.")
  static let progressTintColor = Property<DynamicColor?>(
    "progressTintColor", .color, default: nil, of: [.view(.progressView)], .isReplacing,
    meaning: "The colour of the filled part; nil (default) means the tint colour.",
    nilMeans: { .tintColor })
  static let trackTintColor = Property<DynamicColor?>(
    "trackTintColor", .color, default: nil, of: [.view(.progressView)], .isReplacing,
    meaning: "The colour of the rest of the bar; nil (default) means systemFill.")
  static let progressViewStyle = Property<ProgressViewStyle>(
    "progressViewStyle", .word, default: .default, of: [.view(.progressView)],
    [.affectsLayout, .isVisible],
    meaning: "The height of the bar: 4 points (default) or 2.5 points (bar).")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    progress.name, progressTintColor.name, trackTintColor.name, progressViewStyle.name,
  ]
}

extension Property where Value == Double {
  /// The filled fraction of a progress view, 0…1. Default: 0 (documented).
  public static var progress: Self { ProgressViewProperties.progress }
}

extension Property where Value == DynamicColor? {
  /// The colour of the filled part of a progress view; `nil` is the tint colour. Default: `nil` (documented).
  public static var progressTintColor: Self { ProgressViewProperties.progressTintColor }
  /// The colour of the rest of a progress view; `nil` is systemFill (measured). Default: `nil` (documented).
  public static var trackTintColor: Self { ProgressViewProperties.trackTintColor }
}

extension Property where Value == ProgressViewStyle {
  /// The style of a progress view. Default: `default` (documented).
  public static var progressViewStyle: Self { ProgressViewProperties.progressViewStyle }
}

extension PropertyName {
  /// The filled fraction of a progress view.
  package static var progress: PropertyName { ProgressViewProperties.progress.name }
  /// The colour of the filled part of a progress view.
  package static var progressTintColor: PropertyName {
    ProgressViewProperties.progressTintColor.name
  }
  /// The colour of the rest of a progress view.
  package static var trackTintColor: PropertyName { ProgressViewProperties.trackTintColor.name }
  /// The style of a progress view.
  package static var progressViewStyle: PropertyName {
    ProgressViewProperties.progressViewStyle.name
  }
}
