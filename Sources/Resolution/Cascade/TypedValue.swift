internal import Scenes
internal import Validation
internal import Views

/// A value for a property that is known to have the property's type.
///
/// Authored values are checked once, when the template of a cell is made; UIKit's are written with
/// their types. So a value that the cascade has chosen can always be stored.
struct TypedValue: Hashable, Sendable {
  let property: PropertyName
  let value: PropertyValue

  /// Creates a value for a property.
  init<Value>(_ property: Property<Value>, _ value: Value) {
    self.property = property.name
    self.value = property.wrap(value)
  }

  /// Creates UIKit's default value of a property.
  init(defaultOf property: PropertyName) {
    self.property = property
    value = property.definition.defaultValue
  }

  /// Creates the value that stands for `nil` in a property, which another one of the same type
  /// gives (`PropertyDefinition.substitute`).
  init(substituting substitute: TypedValue, in property: PropertyName) {
    self.property = property
    value = substitute.value
  }

  /// Checks a value; `nil` if it does not have the property's type.
  init?(_ property: PropertyName, _ value: PropertyValue) {
    guard property.definition.accepts(value) else { return nil }
    self.property = property
    self.value = value
  }

  /// Checks an authored value.
  ///
  /// - Throws: The problem at the value's path, if the value does not have the property's type.
  init(_ property: PropertyName, _ value: PropertyValue, at path: ScenePath)
    throws(ResolutionFailure)
  {
    guard let typed = TypedValue(property, value) else {
      let message = "\(property.rawValue) cannot have this kind of value; write another"
      throw ResolutionFailure(problems: [SceneProblem(path: path, message: message)])
    }
    self = typed
  }
}

/// A value that the cascade has chosen, with its origin.
struct ChosenValue: Hashable, Sendable {
  let value: TypedValue
  let origin: ValueOrigin

  /// The value as dumps show it.
  var resolved: ResolvedValue { ResolvedValue(value: value.value, origin: origin) }
}
