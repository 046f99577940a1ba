internal import Interaction
internal import Scenes

/// The authored values that the cascade has chosen for a view so far, with their origins.
struct CascadedValues: Hashable, Sendable {
  /// The chosen values; UIKit's defaults are not stored.
  private(set) var values: [PropertyName: ResolvedValue] = [:]

  /// The value of a property; UIKit's default if none is chosen.
  subscript<Value>(property: Property<Value>) -> Value {
    guard let value = values[property.name]?.value else { return property.defaultValue }
    // What is between two values counts as the first one for questions about views.
    if case .between(let first, _, _) = value {
      return property.unwrap(first) ?? property.defaultValue
    }
    return property.unwrap(value) ?? property.defaultValue
  }

  /// The value of a property of any type, with its origin.
  subscript(name: PropertyName) -> ResolvedValue {
    get {
      values[name]
        ?? ResolvedValue(value: name.definition.defaultValue, origin: .classDefault)
    }
    set { values[name] = newValue }
  }

  /// Chooses a value.
  mutating func set<Value>(_ property: Property<Value>, to value: Value, _ origin: ValueOrigin) {
    values[property.name] = ResolvedValue(value: property.wrap(value), origin: origin)
  }

  /// Replaces values that follow custom states by their values in a state.
  mutating func evaluate(_ value: (String) -> StateValue?) {
    for (name, chosen) in values where !chosen.value.followedStates.isEmpty {
      values[name] = ResolvedValue(value: chosen.value.evaluated(value), origin: chosen.origin)
    }
  }

  /// Removes a value, so that the property has UIKit's default.
  mutating func forget(_ name: PropertyName) { values[name] = nil }

  /// Records that UIKit's default is shown, if no value has been chosen.
  mutating func mention(_ name: PropertyName) {
    let value = self[name]
    values[name] = value
  }
}
