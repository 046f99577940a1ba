public import Drawing
public import Vocabulary

/// The properties that decide where a view is.
enum ViewLayoutProperties {
  static let intrinsicContentSize = Property<Size>(
    "intrinsicContentSize", .offset, default: Size(-1, -1), of: PropertyOwner.plainViews,
    .affectsLayout,
    meaning:
      "The size that the view asks for, in points; a side of -1, the default, asks for none.")
  static let horizontalHuggingPriority = Property<LayoutPriority>(
    "horizontalHuggingPriority", .priority, default: .defaultLow, of: PropertyOwner.withContentSize,
    .affectsLayout,
    meaning: "How strongly it refuses to be wider than its content; 250 by default.")
  static let verticalHuggingPriority = Property<LayoutPriority>(
    "verticalHuggingPriority", .priority, default: .defaultLow, of: PropertyOwner.withContentSize,
    .affectsLayout,
    meaning: "How strongly it refuses to be higher than its content; 250 by default.")
  static let horizontalCompressionResistancePriority = Property<LayoutPriority>(
    "horizontalCompressionResistancePriority", .priority, default: .defaultHigh,
    of: PropertyOwner.withContentSize, .affectsLayout,
    meaning: "How strongly it refuses to be narrower than its content; 750 by default.")
  static let verticalCompressionResistancePriority = Property<LayoutPriority>(
    "verticalCompressionResistancePriority", .priority, default: .defaultHigh,
    of: PropertyOwner.withContentSize, .affectsLayout,
    meaning: "How strongly it refuses to be lower than its content; 750 by default.")
  static let autoresizingMask = Property<AutoresizingMask>(
    "autoresizingMask", .autoresizingMask, default: [], of: PropertyOwner.authored, .affectsLayout,
    meaning:
      "What of the frame follows the superview; without a frame [flexibleWidth, flexibleHeight]"
      + " fills it.")
  static let frame = Property<Rect?>(
    "frame", .frame, default: nil, of: PropertyOwner.authored, .movesFrames,
    meaning: "Where a view without constraints is, before its autoresizingMask acts.")
  static let layoutMargins = Property<DirectionalInsets>(
    "layoutMargins", .directionalInsets, default: .defaultLayoutMargins, .movesFrames,
    meaning: "The distances of the margins from the edges: one number, or one for each side.")
  static let preservesSuperviewLayoutMargins = Property<Bool>(
    "preservesSuperviewLayoutMargins", .boolean, default: false, .affectsLayout,
    meaning: "Whether the margins also keep clear of the superview's.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    intrinsicContentSize.name,
    horizontalHuggingPriority.name, verticalHuggingPriority.name,
    horizontalCompressionResistancePriority.name, verticalCompressionResistancePriority.name,
    autoresizingMask.name, frame.name, layoutMargins.name, preservesSuperviewLayoutMargins.name,
  ]
}

extension Property where Value == Size {
  /// The size that a plain view asks for, in points, as one that overrides `intrinsicContentSize`; a side of
  /// −1 (`UIView.noIntrinsicMetric`) asks for none. Default: −1 × −1 (documented).
  public static var intrinsicContentSize: Self { ViewLayoutProperties.intrinsicContentSize }
}

extension Property where Value == LayoutPriority {
  /// How strongly a view refuses to be wider than its content. Default: 250.
  public static var horizontalHuggingPriority: Self {
    ViewLayoutProperties.horizontalHuggingPriority
  }
  /// How strongly a view refuses to be higher than its content. Default: 250.
  public static var verticalHuggingPriority: Self { ViewLayoutProperties.verticalHuggingPriority }
  /// How strongly a view refuses to be narrower than its content. Default: 750.
  public static var horizontalCompressionResistancePriority: Self {
    ViewLayoutProperties.horizontalCompressionResistancePriority
  }
  /// How strongly a view refuses to be lower than its content. Default: 750.
  public static var verticalCompressionResistancePriority: Self {
    ViewLayoutProperties.verticalCompressionResistancePriority
  }
}

extension Property where Value == AutoresizingMask {
  /// What of a view's frame follows the bounds of its superview. A view without a `frame` whose width and
  /// height follow fills its superview. Default: nothing.
  public static var autoresizingMask: Self { ViewLayoutProperties.autoresizingMask }
}

extension Property where Value == Rect? {
  /// Where a view without constraints is, in its superview's coordinates, in points, before its
  /// `autoresizingMask` acts; `nil` for views that have constraints. Default: `nil`.
  public static var frame: Self { ViewLayoutProperties.frame }
}

extension Property where Value == DirectionalInsets {
  /// How far a view's margins lie inside of it, in points (`directionalLayoutMargins`). Default: 8 on all
  /// sides (documented).
  public static var layoutMargins: Self { ViewLayoutProperties.layoutMargins }
}

extension Property where Value == Bool {
  /// Whether a view's margins keep clear of those of its superview, too. Default: `false` (documented).
  public static var preservesSuperviewLayoutMargins: Self {
    ViewLayoutProperties.preservesSuperviewLayoutMargins
  }
}

extension PropertyName {
  /// The intrinsic content size of a plain view.
  public static var intrinsicContentSize: PropertyName {
    ViewLayoutProperties.intrinsicContentSize.name
  }
  /// How strongly a view refuses to be wider than its content.
  public static var horizontalHuggingPriority: PropertyName {
    ViewLayoutProperties.horizontalHuggingPriority.name
  }
  /// How strongly a view refuses to be higher than its content.
  public static var verticalHuggingPriority: PropertyName {
    ViewLayoutProperties.verticalHuggingPriority.name
  }
  /// How strongly a view refuses to be narrower than its content.
  public static var horizontalCompressionResistancePriority: PropertyName {
    ViewLayoutProperties.horizontalCompressionResistancePriority.name
  }
  /// How strongly a view refuses to be lower than its content.
  public static var verticalCompressionResistancePriority: PropertyName {
    ViewLayoutProperties.verticalCompressionResistancePriority.name
  }
  /// What of a view's frame follows its superview.
  public static var autoresizingMask: PropertyName { ViewLayoutProperties.autoresizingMask.name }
  /// Where a view without constraints is.
  public static var frame: PropertyName { ViewLayoutProperties.frame.name }
  /// How far the content of a view should stay from its edges.
  public static var layoutMargins: PropertyName { ViewLayoutProperties.layoutMargins.name }
  /// Whether a view's margins keep those of its superview.
  public static var preservesSuperviewLayoutMargins: PropertyName {
    ViewLayoutProperties.preservesSuperviewLayoutMargins.name
  }
}
