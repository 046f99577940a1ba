package import Drawing
package import Vocabulary

/// The properties of a view that are set. Others have UIKit's default; a property that is set to
/// its default value still counts as set.
public struct ViewProperties: Hashable, Sendable {
  private var values: [PropertyName: PropertyValue] = [:]

  /// Creates properties without values.
  public init() {}

  /// The value of a property; `nil` if it is not set.
  public subscript<Value>(property: Property<Value>) -> Value? {
    get { values[property.name].flatMap(property.unwrap) }
    set { self[property.name] = newValue.map(property.wrap) }
  }

  /// The value of a property of any type; `nil` if it is not set, or another form of it was set later.
  package subscript(name: PropertyName) -> PropertyValue? {
    get { values[name] }
    set {
      values[name] = newValue
      if newValue != nil, let other = name.otherForm { values[other] = nil }
    }
  }

  /// The set properties, in the order of the table.
  package var written: [(name: PropertyName, value: PropertyValue)] {
    // Few of all properties are set.
    let places = values.map { (place: PropertyTable.places[$0.key, default: 0], entry: $0) }
    return places.sorted { $0.place < $1.place }.map { ($0.entry.key, $0.entry.value) }
  }

  /// Creates properties from the arguments of initialisers, where `nil` means not set.
  package init(
    backgroundColor: DynamicColor?, alpha: Double?, tintColor: DynamicColor?, isHidden: Bool?,
    cornerRadius: Double? = nil, cornerCurve: CornerCurve? = nil, clipsToBounds: Bool? = nil
  ) {
    self[.backgroundColor] = backgroundColor.map { .some($0) }
    self[.alpha] = alpha
    self[.tintColor] = tintColor.map { .some($0) }
    self[.isHidden] = isHidden
    self[.cornerRadius] = cornerRadius
    self[.cornerCurve] = cornerCurve
    self[.clipsToBounds] = clipsToBounds
  }

  /// The properties of a view that shows a text.
  init(
    text: String?, font: DynamicFont?, textColor: DynamicColor?, textAlignment: TextAlignment?,
    backgroundColor: DynamicColor?, alpha: Double? = nil, isHidden: Bool?
  ) {
    self.init(
      backgroundColor: backgroundColor, alpha: alpha, tintColor: nil, isHidden: isHidden)
    self[.text] = text
    self[.font] = font
    self[.textColor] = textColor.map { .some($0) }
    self[.textAlignment] = textAlignment
  }
}

/// A type with properties of views.
///
/// The initialisers have arguments for the most common properties; set others afterwards:
///
///     .view("card", backgroundColor: .white).setting(.borderWidth, to: 1)
public protocol ViewPropertyContainer {
  /// The properties that are set.
  var properties: ViewProperties { get set }
}

extension ViewPropertyContainer {
  /// Returns a copy with another value for a property.
  public func setting<Value>(_ property: Property<Value>, to value: Value) -> Self {
    var result = self
    result.properties[property] = .some(value)
    return result
  }
}

extension Container: ViewPropertyContainer {}
extension View: ViewPropertyContainer {}
