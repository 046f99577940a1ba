internal import Drawing
internal import Vocabulary

/// The properties that an author gave to a view. One that is not among them has UIKit's default, and a
/// default that was written out is still the author's word.
public struct ViewProperties: Hashable, Sendable {
  private var values: [PropertyName: PropertyValue] = [:]

  /// Makes properties of which none is written.
  public init() {}

  /// The value that was written for a property; `nil` when none was.
  public subscript<Value>(property: Property<Value>) -> Value? {
    get { values[property.name].flatMap(property.unwrap) }
    set { values[property.name] = newValue.map(property.wrap) }
  }

  /// What was written for a property of any type.
  package subscript(name: PropertyName) -> PropertyValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// What was written, in the order of the table.
  package var written: [(name: PropertyName, value: PropertyValue)] {
    PropertyName.allCases.compactMap { name in values[name].map { (name, $0) } }
  }

  /// Properties for the arguments of initialisers, where `nil` stands for what is not written.
  init(
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
}

/// What has properties of views.
///
/// The initialisers name the properties that nearly every scene needs; all others are set behind them:
///
///     .view("card", backgroundColor: .white).setting(.borderWidth, to: 1)
public protocol HasViewProperties {
  /// The properties that were written.
  var properties: ViewProperties { get set }
}

extension HasViewProperties {
  /// The same with another value for one property.
  public func setting<Value>(_ property: Property<Value>, to value: Value) -> Self {
    var result = self
    result.properties[property] = .some(value)
    return result
  }
}

extension Cell: HasViewProperties {}
extension Container: HasViewProperties {}
extension View: HasViewProperties {}
