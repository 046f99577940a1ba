package import Interaction
internal import Scenes
package import Views

/// The authored values that the cascade has chosen for a view so far, with their origins.
package struct CascadedValues: Hashable, Sendable {
  /// The chosen values; UIKit's defaults are not stored.
  package private(set) var values: [PropertyName: ChosenValue] = [:]

  /// Creates values without a choice.
  package init() {}

  /// The value of a property; UIKit's default if none is chosen.
  package subscript<Value>(property: Property<Value>) -> Value {
    guard let value = values[property.name]?.value.value else { return property.defaultValue }
    // For questions about views, a value between two others counts as the first one.
    if case .between(let first, _, _) = value {
      return property.unwrap(first) ?? property.defaultValue
    }
    return property.unwrap(value) ?? property.defaultValue
  }

  /// The value of a property of any type, with its origin.
  package subscript(name: PropertyName) -> ResolvedValue { chosen(name).resolved }

  /// The chosen value of a property of any type; UIKit's default if none is chosen.
  package func chosen(_ name: PropertyName) -> ChosenValue {
    values[name] ?? ChosenValue(value: TypedValue(defaultOf: name), origin: .classDefault)
  }

  /// Chooses a value.
  package mutating func set<Value>(
    _ property: Property<Value>, to value: Value, _ origin: ValueOrigin
  ) {
    set(TypedValue(property, value), origin)
  }

  /// Replaces values that follow custom states by their values in a state.
  ///
  /// - Parameters:
  ///   - value: The value of a state, which texts show.
  ///   - seen: The value of a state as it is seen, which other values follow.
  package mutating func evaluate(
    _ value: (String) -> StateValue?, seen: (String, StateValue) -> StateValue
  ) {
    for (name, chosen) in values where chosen.value.value.needsEvaluation {
      let follows = if case .following = chosen.value.value { true } else { false }
      let result = chosen.value.value.evaluated { name in
        value(name).map { follows ? seen(name, $0) : $0 }
      }
      guard let evaluated = TypedValue(name, result) else { continue }
      values[name] = ChosenValue(value: evaluated, origin: chosen.origin)
    }
  }

  /// Chooses a value of a property of any type.
  package mutating func set(_ value: TypedValue, _ origin: ValueOrigin) {
    set(ChosenValue(value: value, origin: origin))
  }

  /// Chooses a value that was chosen elsewhere. It replaces what another form of the property has set.
  package mutating func set(_ chosen: ChosenValue) {
    values[chosen.value.property] = chosen
    if let other = chosen.value.property.otherForm { forget(other) }
  }

  /// Whether neither a property nor another form of it has been set.
  package func isUnset(_ name: PropertyName) -> Bool {
    self[name].origin == .classDefault
      && name.otherForm.map { self[$0].origin == .classDefault } ?? true
  }

  /// Removes a value, so that the property has UIKit's default.
  package mutating func forget(_ name: PropertyName) { values[name] = nil }

  /// Records that UIKit's default is shown, if no value has been chosen.
  package mutating func mention(_ name: PropertyName) { set(chosen(name)) }
}
