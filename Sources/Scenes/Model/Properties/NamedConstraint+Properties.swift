public import Vocabulary

/// The properties of constraints that have a name.
enum NamedConstraintProperties {
  static let isActive = Property<Bool>(
    "isActive", .boolean, default: true, of: [.group(.constraint)], .affectsLayout,
    meaning: "Whether the constraint takes part in layout.")
  static let constant = Property<Double>(
    "constant", .number(PropertyType.distances), default: 0, of: [.group(.constraint)],
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
  /// Whether a named constraint takes part in layout. Default: as it is written.
  public static var isActive: Self { NamedConstraintProperties.isActive }
}

extension Property where Value == Double {
  /// The constant of a named constraint, in points. Default: as it is written.
  public static var constant: Self { NamedConstraintProperties.constant }
}

extension Property where Value == LayoutPriority {
  /// The priority of a named constraint. Default: as it is written.
  public static var priority: Self { NamedConstraintProperties.priority }
}

extension PropertyName {
  /// Whether a constraint takes part in layout.
  public static var isActive: PropertyName { NamedConstraintProperties.isActive.name }
  /// The number of points in a constraint.
  public static var constant: PropertyName { NamedConstraintProperties.constant.name }
  /// How much a constraint matters.
  public static var priority: PropertyName { NamedConstraintProperties.priority.name }
}
