/// Properties that hold in some states.
///
/// A property's value is UIKit's default, overwritten by the cell as it is written, by the item, and
/// then by the rules in their order: the last one that holds wins.
public struct Rule: Hashable, Sendable {
  /// When the rule holds.
  public var when: Predicate
  /// What it assigns.
  public var assignments: [Assignment]

  /// Makes a rule.
  public init(when predicate: Predicate, _ assignments: Assignment...) {
    self.init(when: predicate, assignments: assignments)
  }

  /// Makes a rule of assignments that are computed.
  public init(when predicate: Predicate, assignments: [Assignment]) {
    self.when = predicate
    self.assignments = assignments
  }
}

/// A value for one property of one view.
public struct Assignment: Hashable, Sendable {
  /// The view; also `cell` and the views that a cell has by itself.
  public let view: ViewName
  /// The property.
  public let property: PropertyName
  /// What it gets.
  public let value: PropertyValue

  init(view: ViewName, property: PropertyName, value: PropertyValue) {
    self.view = view
    self.property = property
    self.value = value
  }

  /// Assigns `value` to a property of `view`.
  public static func set<Value>(
    _ property: Property<Value>, of view: ViewName, to value: Value
  ) -> Assignment {
    Assignment(view: view, property: property.name, value: property.wrap(value))
  }
}
