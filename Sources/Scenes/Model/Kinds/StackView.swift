public import Vocabulary

extension ViewKind {
  /// A view that arranges the views in it in a row (`UIStackView`).
  package static let stackView = ViewKind(
    "stackView", "a stack view", meaning: "A stack view (UIStackView) and its name.")
}

extension View {
  /// Makes a view that lays out other views in a row (`UIStackView`); what is not named has UIKit's
  /// default.
  public static func stackView(
    _ name: ViewName, axis: StackAxis? = nil, alignment: StackAlignment? = nil,
    distribution: StackDistribution? = nil, spacing: Double? = nil,
    backgroundColor: DynamicColor? = nil, isHidden: Bool? = nil, constraints: [Constraint] = [],
    arrangedSubviews: [View] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: backgroundColor, alpha: nil, tintColor: nil, isHidden: isHidden)
    properties[.axis] = axis
    properties[.alignment] = alignment
    properties[.distribution] = distribution
    properties[.spacing] = spacing
    return View(
      .stackView, name: name, properties: properties, constraints: constraints,
      subviews: arrangedSubviews)
  }
}

/// The properties of stack views (`UIStackView`), and of the views in them.
enum StackViewProperties {
  static let axis = Property<StackAxis>(
    "axis", .word, default: .horizontal, of: [.view(.stackView)], .affectsLayout,
    meaning: "The direction in which the views stand: horizontal, the default, or vertical.")
  static let alignment = Property<StackAlignment>(
    "alignment", .word, default: .fill, of: [.view(.stackView)], .affectsLayout,
    meaning: "How the views stand across the axis; fill by default, top is leading.")
  static let distribution = Property<StackDistribution>(
    "distribution", .word, default: .fill, of: [.view(.stackView)], .affectsLayout,
    meaning: "How the views share the length of the stack; fill by default.")
  static let spacing = Property<Double>(
    "spacing", .number(PropertyType.distances), default: 0, of: [.view(.stackView)],
    .movesFrames,
    meaning: "The distance between the views, in points; 0 by default.")
  static let customSpacingAfter = Property<Double?>(
    "customSpacingAfter", .distance, default: nil, of: PropertyOwner.authored,
    .movesFrames,
    meaning: "The distance behind this view in its stack; nil, the default, is the spacing.")
  static let isLayoutMarginsRelativeArrangement = Property<Bool>(
    "isLayoutMarginsRelativeArrangement", .boolean, default: false, of: [.view(.stackView)],
    .affectsLayout,
    meaning: "Whether the views stay within the margins of the stack.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    axis.name, alignment.name, distribution.name, spacing.name, customSpacingAfter.name,
    isLayoutMarginsRelativeArrangement.name,
  ]
}

extension Property where Value == StackAxis {
  /// The direction in which the views of a stack stand. Default: horizontal (documented).
  public static var axis: Self { StackViewProperties.axis }
}

extension Property where Value == StackAlignment {
  /// How the views of a stack stand across its axis. Default: fill (documented).
  public static var alignment: Self { StackViewProperties.alignment }
}

extension Property where Value == StackDistribution {
  /// How the views of a stack share its length. Default: fill (documented).
  public static var distribution: Self { StackViewProperties.distribution }
}

extension Property where Value == Double {
  /// The distance between the views of a stack, in points. Default: 0 (documented).
  public static var spacing: Self { StackViewProperties.spacing }
}

extension Property where Value == Double? {
  /// The distance behind a view in its stack, in points (`UIStackView.customSpacing(after:)`); `nil` is
  /// the stack's spacing. Default: `nil`.
  public static var customSpacingAfter: Self { StackViewProperties.customSpacingAfter }
}

extension Property where Value == Bool {
  /// Whether a stack keeps its views within its margins. Default: `false` (documented).
  public static var isLayoutMarginsRelativeArrangement: Self {
    StackViewProperties.isLayoutMarginsRelativeArrangement
  }
}

extension PropertyName {
  /// The direction of a stack.
  public static var axis: PropertyName { StackViewProperties.axis.name }
  /// How a stack lays out its views across its axis.
  public static var alignment: PropertyName { StackViewProperties.alignment.name }
  /// How a stack lays out its views along its axis.
  public static var distribution: PropertyName { StackViewProperties.distribution.name }
  /// The distance between the views of a stack.
  public static var spacing: PropertyName { StackViewProperties.spacing.name }
  /// The distance behind a view in its stack.
  public static var customSpacingAfter: PropertyName { StackViewProperties.customSpacingAfter.name }
  /// Whether a stack keeps its views within its margins.
  public static var isLayoutMarginsRelativeArrangement: PropertyName {
    StackViewProperties.isLayoutMarginsRelativeArrangement.name
  }
}
