/// A property of views as Swift code names it, with the type of its value.
public struct Property<Value: Sendable>: Sendable {
  /// The property.
  public let name: PropertyName
  /// The value when nobody says anything: UIKit's.
  public let defaultValue: Value
  let wrap: @Sendable (Value) -> PropertyValue
  let unwrap: @Sendable (PropertyValue) -> Value?

  init(
    _ name: PropertyName, default defaultValue: Value,
    wrap: @escaping @Sendable (Value) -> PropertyValue,
    unwrap: @escaping @Sendable (PropertyValue) -> Value?
  ) {
    self.name = name
    self.defaultValue = defaultValue
    self.wrap = wrap
    self.unwrap = unwrap
  }

  /// What a value of any property is as one of this property; UIKit's default for none.
  package func value(in value: PropertyValue?) -> Value { value.flatMap(unwrap) ?? defaultValue }
}
