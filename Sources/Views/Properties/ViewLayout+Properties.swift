public import Drawing
public import Vocabulary

/// The properties that affect the layout of a view.
enum ViewLayoutProperties {
  static let intrinsicContentSize = Property<Size>(
    "intrinsicContentSize", .offset, default: Size(-1, -1), of: PropertyOwner.plainViews,
    .affectsLayout,
    meaning:
      "The intrinsic content size, in points; a side of -1 (default) means none.")
  static let horizontalHuggingPriority = Property<LayoutPriority>(
    "horizontalHuggingPriority", .priority, default: .defaultLow, of: PropertyOwner.withContentSize,
    .affectsLayout,
    meaning: "The priority of being no wider than its content. Default: 250.")
  static let verticalHuggingPriority = Property<LayoutPriority>(
    "verticalHuggingPriority", .priority, default: .defaultLow, of: PropertyOwner.withContentSize,
    .affectsLayout,
    meaning: "The priority of being no higher than its content. Default: 250.")
  static let horizontalCompressionResistancePriority = Property<LayoutPriority>(
    "horizontalCompressionResistancePriority", .priority, default: .defaultHigh,
    of: PropertyOwner.withContentSize, .affectsLayout,
    meaning: "The priority of being no narrower than its content. Default: 750.")
  static let verticalCompressionResistancePriority = Property<LayoutPriority>(
    "verticalCompressionResistancePriority", .priority, default: .defaultHigh,
    of: PropertyOwner.withContentSize, .affectsLayout,
    meaning: "The priority of being no lower than its content. Default: 750.")
  static let autoresizingMask = Property<AutoresizingMask>(
    "autoresizingMask", .autoresizingMask, default: [], of: PropertyOwner.authored, .affectsLayout,
    meaning:
      "How the frame is resized with the superview; without a frame [flexibleWidth, flexibleHeight]"
      + " fills it.")
  static let frame = Property<Rect?>(
    "frame", .frame, default: nil, of: PropertyOwner.authored, .movesFrames,
    meaning: "The frame of a view without constraints, before its autoresizingMask is applied.")
  static let layoutMargins = Property<EdgeInsets>(
    "layoutMargins", .insets, default: 8,
    in: [.view(.listContentView): DirectionalEdgeInsets.listContentMargins.edges(in: .leftToRight)],
    .movesFrames,
    meaning:
      "The insets of the margins from the edges, with left and right in each layout direction: one number, or one for"
      + " each side. Of this and directionalLayoutMargins the one that is set last counts.")
  static let directionalLayoutMargins = Property<DirectionalEdgeInsets>(
    "directionalLayoutMargins", .directionalInsets, default: .defaultLayoutMargins,
    of: PropertyOwner.views + [.view(.contentConfiguration)],
    in: [
      .view(.contentConfiguration): .listContentMargins,
      .view(.listContentView): .listContentMargins,
    ], .movesFrames,
    meaning:
      "The insets of the margins with leading and trailing. Of this and layoutMargins the one that is set last counts."
      + " Default: 8; for list content 11 above and below, 16 at the sides, 8 beside an accessory.")
  static let preservesSuperviewLayoutMargins = Property<Bool>(
    "preservesSuperviewLayoutMargins", .boolean, default: false, .affectsLayout,
    meaning: "Whether the margins also stay inside the superview's margins.")

  static let semanticContentAttribute = Property<SemanticContentAttribute>(
    "semanticContentAttribute", .word, default: .unspecified,
    of: PropertyOwner.authored + [.view(.container)], .affectsLayout,
    meaning:
      "Whether the view's content is mirrored in right-to-left layouts: leading and trailing of its"
      + " subviews, the order in a stack view, natural alignment, symbols.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    intrinsicContentSize.name,
    horizontalHuggingPriority.name, verticalHuggingPriority.name,
    horizontalCompressionResistancePriority.name, verticalCompressionResistancePriority.name,
    autoresizingMask.name, frame.name, layoutMargins.name, directionalLayoutMargins.name,
    preservesSuperviewLayoutMargins.name, semanticContentAttribute.name,
  ]
}

extension Property where Value == Size {
  /// The intrinsic content size of a plain view, in points, like an override of
  /// `intrinsicContentSize`; a side of −1 (`UIView.noIntrinsicMetric`) means none. Default: −1 × −1
  /// (documented).
  public static var intrinsicContentSize: Self { ViewLayoutProperties.intrinsicContentSize }
}

extension Property where Value == LayoutPriority {
  /// The priority of a view being no wider than its content. Default: 250.
  public static var horizontalHuggingPriority: Self {
    ViewLayoutProperties.horizontalHuggingPriority
  }
  /// The priority of a view being no higher than its content. Default: 250.
  public static var verticalHuggingPriority: Self { ViewLayoutProperties.verticalHuggingPriority }
  /// The priority of a view being no narrower than its content. Default: 750.
  public static var horizontalCompressionResistancePriority: Self {
    ViewLayoutProperties.horizontalCompressionResistancePriority
  }
  /// The priority of a view being no lower than its content. Default: 750.
  public static var verticalCompressionResistancePriority: Self {
    ViewLayoutProperties.verticalCompressionResistancePriority
  }
}

extension Property where Value == AutoresizingMask {
  /// How a view's frame is resized with its superview. A view without a `frame` whose width and
  /// height are flexible fills its superview. Default: empty.
  public static var autoresizingMask: Self { ViewLayoutProperties.autoresizingMask }
}

extension Property where Value == Rect? {
  /// The frame of a view without constraints, in its superview's coordinates, in points, before its
  /// `autoresizingMask` is applied; `nil` for views with constraints. Default: `nil`.
  public static var frame: Self { ViewLayoutProperties.frame }
}

extension Property where Value == EdgeInsets {
  /// The margins inside a view, in points, with left and right in each layout direction. They and
  /// `directionalLayoutMargins` are one value: the property that is set last counts (documented), in the order of the
  /// file, the item and the rules. Default: 8 on all sides (documented), and that of `directionalLayoutMargins` for list
  /// content.
  public static var layoutMargins: Self { ViewLayoutProperties.layoutMargins }
}

extension Property where Value == DirectionalEdgeInsets {
  /// The margins inside a view, in points, with leading and trailing; of a list content view and a content
  /// configuration those around the texts and the image. They and `layoutMargins` are one value. Default: 8 on all
  /// sides (documented); for list content 11 above and below and 16 at the sides (customary), which UIKit reduces to
  /// 8 beside an accessory.
  public static var directionalLayoutMargins: Self { ViewLayoutProperties.directionalLayoutMargins }
}

extension Property where Value == Bool {
  /// Whether a view's margins also stay inside those of its superview. Default: `false`
  /// (documented).
  public static var preservesSuperviewLayoutMargins: Self {
    ViewLayoutProperties.preservesSuperviewLayoutMargins
  }
}

extension Property where Value == SemanticContentAttribute {
  /// Whether a view's content is mirrored in right-to-left layouts. It does not apply to the content of
  /// subviews. Default: `unspecified` (documented).
  public static var semanticContentAttribute: Self {
    ViewLayoutProperties.semanticContentAttribute
  }
}

extension PropertyName {
  /// Whether a view's content is mirrored in right-to-left layouts.
  package static var semanticContentAttribute: PropertyName {
    ViewLayoutProperties.semanticContentAttribute.name
  }
  /// The intrinsic content size of a plain view.
  package static var intrinsicContentSize: PropertyName {
    ViewLayoutProperties.intrinsicContentSize.name
  }
  /// The priority of a view being no wider than its content.
  package static var horizontalHuggingPriority: PropertyName {
    ViewLayoutProperties.horizontalHuggingPriority.name
  }
  /// The priority of a view being no higher than its content.
  package static var verticalHuggingPriority: PropertyName {
    ViewLayoutProperties.verticalHuggingPriority.name
  }
  /// The priority of a view being no narrower than its content.
  package static var horizontalCompressionResistancePriority: PropertyName {
    ViewLayoutProperties.horizontalCompressionResistancePriority.name
  }
  /// The priority of a view being no lower than its content.
  package static var verticalCompressionResistancePriority: PropertyName {
    ViewLayoutProperties.verticalCompressionResistancePriority.name
  }
  /// How a view's frame is resized with its superview.
  package static var autoresizingMask: PropertyName { ViewLayoutProperties.autoresizingMask.name }
  /// The frame of a view without constraints.
  package static var frame: PropertyName { ViewLayoutProperties.frame.name }
  /// The margins inside a view, with left and right.
  package static var layoutMargins: PropertyName { ViewLayoutProperties.layoutMargins.name }
  /// The margins inside a view, with leading and trailing.
  package static var directionalLayoutMargins: PropertyName {
    ViewLayoutProperties.directionalLayoutMargins.name
  }
  /// Whether a view's margins also stay inside those of its superview.
  package static var preservesSuperviewLayoutMargins: PropertyName {
    ViewLayoutProperties.preservesSuperviewLayoutMargins.name
  }
}
