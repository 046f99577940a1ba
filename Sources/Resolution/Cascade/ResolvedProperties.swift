package import Drawing
package import Scenes
package import Vocabulary

/// The properties of a view with their origins, all decided.
package struct ResolvedProperties: Hashable, Sendable {
  /// What is not UIKit's default by silence.
  private var values: [PropertyName: ResolvedValue] = [:]

  init() {}

  /// The value of a property.
  package subscript<Value>(property: Property<Value>) -> Value {
    values[property.name].flatMap { property.unwrap($0.value) } ?? property.defaultValue
  }

  /// The value of a property of any type, with what gave it.
  package subscript(name: PropertyName) -> ResolvedValue {
    get {
      values[name]
        ?? ResolvedValue(value: name.definition.defaultValue, origin: .classDefault)
    }
    set { values[name] = newValue }
  }

  /// Takes the class's default, as if nobody had said anything.
  mutating func forget(_ name: PropertyName) { values[name] = nil }

  /// Puts other values in the place of all that are not UIKit's by silence; what gave them stays.
  mutating func update(_ value: (PropertyName, PropertyValue) -> PropertyValue) {
    for index in values.indices {
      values.values[index] = ResolvedValue(
        value: value(values.keys[index], values.values[index].value),
        origin: values.values[index].origin)
    }
  }

  /// A colour as it is drawn.
  package func color(_ property: Property<DynamicColor?>) -> Color? {
    // Decided already: a fixed colour is the same in both appearances.
    self[property]?.resolved(in: .light)
  }

  /// The properties that have other values here and there, whoever gave them, in the order of the table.
  func differences(
    from other: ResolvedProperties
  ) -> [(name: PropertyName, here: ResolvedValue, there: ResolvedValue)] {
    guard values != other.values else { return [] }
    return PropertyName.allCases.compactMap { name in
      guard values[name] != nil || other.values[name] != nil else { return nil }
      let (here, there) = (self[name], other[name])
      return here.value == there.value ? nil : (name, here, there)
    }
  }

  /// The properties about which something is to be said, in the order of the table.
  var mentioned: [(name: PropertyName, value: ResolvedValue)] {
    PropertyName.allCases.compactMap { name in values[name].map { (name, $0) } }
  }
}
