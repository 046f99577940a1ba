/// A property of views with the Swift type of its value.
public struct Property<Value: Sendable>: Sendable {
  /// The property.
  public let name: PropertyName
  /// UIKit's default value.
  public let defaultValue: Value
  private let form: PropertyForm<Value>

  /// Defines a property.
  ///
  /// - Parameters:
  ///   - word: The name in scene files: UIKit's name.
  ///   - form: The type of its values.
  ///   - defaultValue: UIKit's default value.
  ///   - owners: What has the property.
  ///   - others: UIKit's default values of owners that have another one.
  ///   - unlikeUIKit: The owners with a default value that is not UIKit's: UIKit has another one, or no such property.
  ///   - behavior: How it is inherited and animated, whether it affects layout, and whether its changes are seen.
  ///   - meaning: A description for editors, in one sentence.
  ///   - substitute: The property of the same view whose value `nil` means, if there is one.
  init(
    _ word: String, _ form: PropertyForm<Value>, default defaultValue: Value,
    of owners: [PropertyOwner] = PropertyOwner.views, in others: [PropertyOwner: Value] = [:],
    unlikeUIKit: [PropertyOwner] = [], _ behavior: PropertyDefinition.Behavior = [],
    meaning: String, nilMeans substitute: @escaping @Sendable () -> Property<Value>? = { nil }
  ) {
    self.defaultValue = defaultValue
    self.form = form
    name = PropertyName(
      PropertyDefinition(
        word, type: form.type, defaultValue: form.wrap(defaultValue),
        otherDefaults: others.mapValues(form.wrap), unlikeUIKit: unlikeUIKit, owners: owners,
        behavior: behavior,
        meaning: meaning, accepts: { form.unwrap($0) != nil },
        substitute: { substitute()?.name }))
  }

  /// Wraps a value of this property.
  package func wrap(_ value: Value) -> PropertyValue { form.wrap(value) }

  /// Unwraps a value; `nil` if it has another type.
  package func unwrap(_ value: PropertyValue) -> Value? { form.unwrap(value) }
}
