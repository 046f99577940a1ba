package import Drawing
internal import Scenes
package import Views
package import Vocabulary

/// The properties of a view after the cascade: typed values, and separately their origins.
package struct ResolvedProperties: Sendable {
  /// The properties of every view.
  package var attributes: ViewAttributes
  /// The other properties of the view's kind.
  package var content: any ViewContent
  /// The origins of the values; a property without an entry has UIKit's default.
  private var origins: [PropertyName: ValueOrigin] = [:]
  private let kind: ViewKind

  /// Creates the default properties of a kind of view.
  init(defaultsOf kind: ViewKind, in surroundings: Surroundings) {
    self.kind = kind
    attributes = ViewAttributes()
    attributes.layoutDirection = surroundings.traits.layoutDirection
    content = ViewContents.type(of: kind).defaults(in: surroundings)
    ViewAttributes.fields.setDefaults(on: &attributes, in: surroundings)
    for (name, value) in PropertyOwner.view(kind).ownDefaults {
      if let own = TypedValue(name, value) { store(own, in: surroundings) }
    }
  }

  /// Creates the properties of a view from the values that the cascade has chosen.
  package init(_ chosen: CascadedValues, of kind: ViewKind, in surroundings: Surroundings) {
    self = surroundings.defaults(of: kind)
    for chosen in chosen.values.values { set(chosen, in: surroundings) }
    content.adapt(to: surroundings)
  }

  /// Stores a value with its origin.
  package mutating func set(_ chosen: ChosenValue, in surroundings: Surroundings) {
    origins[chosen.value.property] = chosen.origin
    store(chosen.value, in: surroundings)
  }

  /// Stores a value. One of the two has the property, and both have the margins of list content, which is laid out in
  /// them.
  private mutating func store(_ value: TypedValue, in surroundings: Surroundings) {
    ViewAttributes.fields.set(value, on: &attributes, in: surroundings)
    content.set(value, in: surroundings)
  }

  // MARK: - Motion

  /// Moves the value of a property back to what is between another view's (0) and its own (1), beyond both
  /// for a spring. Returns false, and changes nothing, if there is nothing between the two.
  package mutating func interpolate(
    _ name: PropertyName, from start: ResolvedProperties, by progress: Double
  ) -> Bool {
    if let field = ViewAttributes.fields[name] {
      return field.interpolate(&attributes, from: start.attributes, by: progress)
    }
    return content.interpolate(name, from: start.content, by: progress)
  }

  /// Gives a transparent colour the red, green and blue of another view's, so that it is one colour that fades. Does
  /// nothing to other colours and to properties that are no colours.
  package mutating func tintTransparent(_ name: PropertyName, like other: ResolvedProperties) {
    guard let own = color(named: name), own.alpha <= 0, let color = other.color(named: name)
    else { return }
    let transparent = Color(red: color.red, green: color.green, blue: color.blue, alpha: 0)
    guard let value = TypedValue(name, .color(.fixed(transparent))) else { return }
    // The value does not depend on traits.
    store(value, in: .any)
  }

  /// Returns how much larger a number is in another view; `nil` for properties that are no numbers.
  package func distance(_ name: PropertyName, to start: ResolvedProperties) -> Double? {
    if let field = ViewAttributes.fields[name] {
      return field.distance(from: attributes, to: start.attributes)
    }
    return content.distance(name, to: start.content)
  }

  /// Adds to a number. Does nothing to properties that are no numbers.
  package mutating func add(_ distance: Double, to name: PropertyName) {
    if let field = ViewAttributes.fields[name] {
      field.add(distance, to: &attributes)
    } else {
      content.add(distance, to: name)
    }
  }

  /// Limits a number that has been moved to the range of its property, and gives it an origin, so that dumps and
  /// traces show it.
  package mutating func finishMoving(_ name: PropertyName) {
    if let field = ViewAttributes.fields[name] {
      field.limit(&attributes)
    } else {
      content.limit(name)
    }
    origins[name] = origins[name] ?? .classDefault
  }

  /// Shows a value that a layer animation has, instead of the view's own. Does nothing if the view has no such
  /// property, or the value is not of its type.
  package mutating func show(_ value: PropertyValue, for name: PropertyName) {
    guard let value = TypedValue(name, value) else { return }
    // The value does not depend on traits.
    store(value, in: .any)
    finishMoving(name)
  }

  // MARK: - By name

  /// The value of a property with its origin, as an authored value that does not depend on traits. What another form of the
  /// property has set is converted.
  package subscript(name: PropertyName) -> ResolvedValue {
    let origin = origins[name] ?? name.otherForm.flatMap { origins[$0] }
    guard let origin, let value = value(of: name) else {
      return ResolvedValue(
        value: name.definition.defaultValue(of: .view(kind)), origin: .classDefault)
    }
    return ResolvedValue(value: value, origin: origin)
  }

  /// The value of a property as the view shows it, also if it is UIKit's default: where the default is `nil`,
  /// this is the colour that is shown for it.
  package func shown(_ name: PropertyName) -> PropertyValue {
    value(of: name) ?? name.definition.defaultValue(of: .view(kind))
  }

  private func value(of name: PropertyName) -> PropertyValue? {
    ViewAttributes.fields[name]?.value(in: attributes) ?? content.value(of: name)
  }

  /// The value of a property as an authored value that does not depend on traits; UIKit's default
  /// if the kind of view does not have the property.
  package subscript<Value>(property: Property<Value>) -> Value {
    property.unwrap(self[property.name].value) ?? property.defaultValue
  }

  /// A resolved colour; `nil` for none.
  package func color(_ property: Property<DynamicColor?>) -> Color? {
    color(named: property.name)
  }

  /// A resolved colour; `nil` for none, and for a property that is not a colour.
  func color(named name: PropertyName) -> Color? {
    guard case .color(.fixed(let color)?)? = value(of: name) else { return nil }
    return color
  }

  /// The properties whose values differ, in the order of the table. Origins are not compared.
  package func differences(
    from other: ResolvedProperties
  ) -> [(name: PropertyName, here: ResolvedValue, there: ResolvedValue)] {
    guard self != other else { return [] }
    return PropertyName.allCases.compactMap { name in
      guard origins[name] != nil || other.origins[name] != nil else { return nil }
      let (here, there) = (self[name], other[name])
      return here.value == there.value ? nil : (name, here, there)
    }
  }

  /// The properties to list in dumps, in the order of the table.
  package var mentioned: [(name: PropertyName, value: ResolvedValue)] {
    PropertyName.allCases.compactMap { name in origins[name].map { _ in (name, self[name]) } }
  }
}

extension ResolvedProperties: Hashable {
  package static func == (a: ResolvedProperties, b: ResolvedProperties) -> Bool {
    a.attributes == b.attributes && a.origins == b.origins && a.content.isEqual(to: b.content)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(attributes)
    content.hash(into: &hasher)
    hasher.combine(origins)
  }
}
