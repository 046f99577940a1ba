internal import Scenes
package import Views

/// A key of a map with properties: the name of a property, or one of a few other words.
package protocol PropertyKey: SceneKey {
  /// The key of a property.
  static func property(_ name: PropertyName) -> Self
  /// Returns whether the map can have a property.
  static func has(_ name: PropertyName) -> Bool
  /// The other keys that schema and messages list before the properties.
  static var leading: [Self] { get }
  /// The other keys that schema and messages list after the properties.
  static var trailing: [Self] { get }
}

extension PropertyKey {
  package static var leading: [Self] { [] }

  /// The keys, in the order of schema and messages.
  package static var allCases: [Self] {
    leading + PropertyName.allCases.filter(has).map(property) + trailing
  }

  /// Looks up a word. Listing all keys first would take a tenth of the time in which a small scene is read (measured).
  package init?(rawValue: String) {
    if let key = Self.leading.first(where: { $0.rawValue == rawValue })
      ?? Self.trailing.first(where: { $0.rawValue == rawValue })
    {
      self = key
    } else if let name = PropertyName(rawValue: rawValue), Self.has(name) {
      self = .property(name)
    } else {
      return nil
    }
  }
}

extension PropertyName {
  /// Returns whether a kind of view has the property.
  func isProperty(of kind: ViewKind) -> Bool { definition.owners.contains(.view(kind)) }
}
