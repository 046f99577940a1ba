/// The name of a property of views, which is UIKit's. `PropertyTable` lists all names.
///
/// A name refers to the definition of its property, so that comparing, hashing and looking up are
/// fast.
public struct PropertyName: Sendable {
  /// The definition of the property.
  package let definition: PropertyDefinition

  init(_ definition: PropertyDefinition) {
    self.definition = definition
  }
}

extension PropertyName {
  /// The property that sets the same in another form, so that only the one that is set last counts; `nil` if there is none.
  package var otherForm: PropertyName? {
    switch self {
    case .layoutMargins: .directionalLayoutMargins
    case .directionalLayoutMargins: .layoutMargins
    default: nil
    }
  }
}

extension PropertyName: RawRepresentable, CaseIterable {
  /// The names of all properties, in the order of the table.
  public static var allCases: [PropertyName] { PropertyTable.names }

  /// The name in scene files.
  public var rawValue: String { definition.word }

  /// Returns the property with a name in scene files; `nil` if there is none.
  public init?(rawValue: String) {
    guard let name = PropertyTable.name(rawValue) else { return nil }
    self = name
  }
}

extension PropertyName: Hashable {
  /// Whether two names are names of the same property.
  public static func == (a: PropertyName, b: PropertyName) -> Bool {
    a.definition === b.definition
  }

  /// Hashes the identity of the definition: each property has one.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(definition))
  }
}
