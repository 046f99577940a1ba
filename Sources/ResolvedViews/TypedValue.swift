internal import Scenes
package import Views

/// A value for a property that is known to have the property's type.
///
/// Authored values are checked once, when the template of a cell is made; UIKit's are written with
/// their types. So a value that the cascade has chosen can always be stored.
package struct TypedValue: Hashable, Sendable {
  package let property: PropertyName
  package let value: PropertyValue

  /// Creates a value for a property.
  package init<Value>(_ property: Property<Value>, _ value: Value) {
    self.property = property.name
    self.value = property.wrap(value)
  }

  /// Creates UIKit's default value of a property.
  package init(defaultOf property: PropertyName) {
    self.property = property
    value = property.definition.defaultValue
  }

  /// Creates the value that stands for `nil` in a property, which another one of the same type
  /// gives (`PropertyDefinition.substitute`).
  package init(substituting substitute: TypedValue, in property: PropertyName) {
    self.property = property
    value = substitute.value
  }

  /// Checks a value; `nil` if it does not have the property's type.
  package init?(_ property: PropertyName, _ value: PropertyValue) {
    guard property.definition.accepts(value) else { return nil }
    self.property = property
    self.value = value
  }
}

/// A value that the cascade has chosen, with its origin.
package struct ChosenValue: Hashable, Sendable {
  package let value: TypedValue
  package let origin: ValueOrigin

  /// Creates a chosen value.
  package init(value: TypedValue, origin: ValueOrigin) {
    self.value = value
    self.origin = origin
  }

  /// The value as dumps show it.
  package var resolved: ResolvedValue { ResolvedValue(value: value.value, origin: origin) }
}
