internal import Notation
public import Vocabulary

/// The properties of named constraints.
enum NamedConstraintProperties {
  static let isActive = Property<Bool>(
    "isActive", .boolean, default: true, of: [.group(.constraint)], .affectsLayout,
    meaning: "Whether the constraint takes part in layout.")
  static let constant = Property<Double>(
    "constant", .number(SceneLimits.distances), default: 0, of: [.group(.constraint)],
    .movesFrames,
    meaning: "The constant of the constraint, in points.")
  static let priority = Property<LayoutPriority>(
    "priority", .priority, default: .required, of: [.group(.constraint)], .affectsLayout,
    meaning: "The priority of the constraint, 1 to 1000.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    isActive.name, constant.name, priority.name,
  ]
}

extension Property where Value == Bool {
  /// Whether a named constraint is active. Default: as written in the constraint.
  public static var isActive: Self { NamedConstraintProperties.isActive }
}

extension Property where Value == Double {
  /// The constant of a named constraint, in points. Default: as written in the constraint.
  public static var constant: Self { NamedConstraintProperties.constant }
}

extension Property where Value == LayoutPriority {
  /// The priority of a named constraint. Default: as written in the constraint.
  public static var priority: Self { NamedConstraintProperties.priority }
}

extension PropertyName {
  /// Whether a constraint is active.
  package static var isActive: PropertyName { NamedConstraintProperties.isActive.name }
  /// The constant of a constraint, in points.
  package static var constant: PropertyName { NamedConstraintProperties.constant.name }
  /// The priority of a constraint.
  package static var priority: PropertyName { NamedConstraintProperties.priority.name }
}
