public import Vocabulary

/// Properties that hold in some states.
///
/// A property's value is UIKit's default, overwritten by the cell as it is written, by the item, and
/// then by the rules in their order: the last one that holds wins.
public struct Rule: Hashable, Sendable {
  /// When the rule holds.
  public var when: CellPredicate
  /// What it assigns.
  public var assignments: [Assignment]
  /// How what it assigns gets to its new value when the rule starts to hold; `nil` for at once.
  public var animation: Animation?
  /// How it gets back when the rule stops to hold; `nil` for the same way.
  public var leaving: Animation?

  /// Makes a rule.
  public init(
    when predicate: CellPredicate, _ assignments: Assignment..., animation: Animation? = nil,
    leaving: Animation? = nil
  ) {
    self.init(
      when: predicate, assignments: assignments, animation: animation, leaving: leaving)
  }

  /// Makes a rule of assignments that are computed.
  public init(
    when predicate: CellPredicate, assignments: [Assignment], animation: Animation? = nil,
    leaving: Animation? = nil
  ) {
    self.when = predicate
    self.assignments = assignments
    self.animation = animation
    self.leaving = leaving
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

  /// Assigns a value, which must be of the property's kind.
  package init(view: ViewName, property: PropertyName, value: PropertyValue) {
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
