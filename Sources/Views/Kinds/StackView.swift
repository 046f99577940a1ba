internal import Notation
public import Vocabulary

extension ViewKind {
  /// A view that arranges its subviews along an axis (`UIStackView`).
  package static let stackView = ViewKind(
    "stackView", "a stack view", otherNames: ["UIStackView"],
    meaning: "A stack view (UIStackView) and its name.",
    example: { name in
      .stackView(
        name, distribution: .fillEqually, spacing: 6,
        arrangedSubviews: [NamedColor.systemRed, .systemOrange, .systemYellow].enumerated().map {
          .view(
            ViewName(rawValue: "\(name.rawValue)Part\($0)"), backgroundColor: .system($1),
            cornerRadius: 6)
        })
    })
}

extension View {
  /// Creates a stack view (`UIStackView`) with UIKit's defaults for omitted arguments.
  public static func stackView(
    _ name: ViewName, axis: Axis? = nil, alignment: StackAlignment? = nil,
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

/// The properties of stack views (`UIStackView`), and of their arranged subviews.
enum StackViewProperties {
  static let axis = Property<Axis>(
    "axis", .word, default: .horizontal, of: [.view(.stackView)], .affectsLayout,
    meaning: "The direction of the stack: horizontal (default) or vertical.")
  static let alignment = Property<StackAlignment>(
    "alignment", .word, default: .fill, of: [.view(.stackView)], .affectsLayout,
    meaning: "The alignment across the axis. Default: fill; top means leading.")
  static let distribution = Property<StackDistribution>(
    "distribution", .word, default: .fill, of: [.view(.stackView)], .affectsLayout,
    meaning: "How the views share the length of the stack. Default: fill.")
  static let spacing = Property<Double>(
    "spacing", .number(SceneLimits.distances), default: 0, of: [.view(.stackView)],
    .movesFrames,
    meaning: "The distance between the views, in points. Default: 0.")
  static let customSpacingAfter = Property<Double?>(
    "customSpacingAfter", .distance, default: nil, of: PropertyOwner.authored,
    .movesFrames,
    meaning: "The distance after this view in its stack; nil (default) means the stack's spacing.")
  static let isLayoutMarginsRelativeArrangement = Property<Bool>(
    "isLayoutMarginsRelativeArrangement", .boolean, default: false, of: [.view(.stackView)],
    .affectsLayout,
    meaning: "Whether the views stay within the margins of the stack.")
  static let isBaselineRelativeArrangement = Property<Bool>(
    "isBaselineRelativeArrangement", .boolean, default: false, of: [.view(.stackView)],
    .affectsLayout,
    meaning:
      "Whether the distances in a vertical stack are between the last and the first baseline of its views. Default: false."
  )

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    axis.name, alignment.name, distribution.name, spacing.name, customSpacingAfter.name,
    isLayoutMarginsRelativeArrangement.name, isBaselineRelativeArrangement.name,
  ]
}

extension Property where Value == Axis {
  /// The direction of a stack. Default: horizontal (documented).
  public static var axis: Self { StackViewProperties.axis }
}

extension Property where Value == StackAlignment {
  /// The alignment of a stack's views across its axis. Default: fill (documented).
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
  /// The distance after a view in its stack, in points (`UIStackView.customSpacing(after:)`); `nil`
  /// means the stack's spacing. Default: `nil`.
  public static var customSpacingAfter: Self { StackViewProperties.customSpacingAfter }
}

extension Property where Value == Bool {
  /// Whether a stack keeps its views within its layout margins. Default: `false` (documented).
  public static var isLayoutMarginsRelativeArrangement: Self {
    StackViewProperties.isLayoutMarginsRelativeArrangement
  }
}

extension Property where Value == Bool {
  /// Whether the distances in a vertical stack are between the last and the first baselines of its views. Default:
  /// `false` (documented).
  public static var isBaselineRelativeArrangement: Self {
    StackViewProperties.isBaselineRelativeArrangement
  }
}

extension PropertyName {
  /// The direction of a stack.
  package static var axis: PropertyName { StackViewProperties.axis.name }
  /// The alignment of a stack's views across its axis.
  package static var alignment: PropertyName { StackViewProperties.alignment.name }
  /// How a stack's views share its length.
  package static var distribution: PropertyName { StackViewProperties.distribution.name }
  /// The distance between the views of a stack.
  package static var spacing: PropertyName { StackViewProperties.spacing.name }
  /// The distance after a view in its stack.
  package static var customSpacingAfter: PropertyName {
    StackViewProperties.customSpacingAfter.name
  }
  /// Whether a stack keeps its views within its layout margins.
  package static var isLayoutMarginsRelativeArrangement: PropertyName {
    StackViewProperties.isLayoutMarginsRelativeArrangement.name
  }
  /// Whether the distances in a vertical stack are between baselines.
  package static var isBaselineRelativeArrangement: PropertyName {
    StackViewProperties.isBaselineRelativeArrangement.name
  }
}
