/// A property of views as Swift code names it, with the type of its value.
public struct Property<Value: Sendable>: Sendable {
  /// The property.
  public let name: PropertyName
  /// The value if no other is given: UIKit's.
  public let defaultValue: Value
  private let form: PropertyForm<Value>

  /// Defines a property.
  ///
  /// - Parameters:
  ///   - word: The word that stands for the property in a scene file: UIKit's name.
  ///   - form: The type of its values.
  ///   - defaultValue: The value if no other is given: UIKit's.
  ///   - owners: What has the property.
  ///   - behavior: What happens to its values.
  ///   - meaning: What the property is, for an editor's help.
  ///   - substitute: The property of the same view whose value `nil` stands for, if there is one.
  init(
    _ word: String, _ form: PropertyForm<Value>, default defaultValue: Value,
    of owners: [PropertyOwner] = PropertyOwner.views, _ behavior: PropertyDefinition.Behavior = [],
    meaning: String, nilMeans substitute: @escaping @Sendable () -> PropertyName? = { nil }
  ) {
    self.defaultValue = defaultValue
    self.form = form
    name = PropertyName(
      PropertyDefinition(
        word, type: form.type, defaultValue: form.wrap(defaultValue), owners: owners,
        behavior: behavior, meaning: meaning, accepts: { form.unwrap($0) != nil },
        substitute: substitute))
  }

  /// A value as the value of some property.
  package func wrap(_ value: Value) -> PropertyValue { form.wrap(value) }

  /// The value of some property as a value of this one; `nil` if it has another type.
  package func unwrap(_ value: PropertyValue) -> Value? { form.unwrap(value) }
}
