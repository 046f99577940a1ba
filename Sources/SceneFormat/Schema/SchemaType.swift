internal import Scenes
package import Views

/// The valid values at a place of a scene file, as far as a JSON Schema can express them.
package indirect enum SchemaType: Sendable {
  case string, number, integer, boolean
  case constant(Int)
  /// One of several words.
  case words([String])
  /// The value of a property.
  case property(PropertyType)
  /// An equation, or a map that names one.
  case constraint
  /// A colour in any form.
  case color
  /// A condition on a cell.
  case predicate
  /// A position of a finger, where it comes down or moves to.
  case place(whileDown: Bool)
  /// The value of `items`.
  case items
  /// Property paths and their values.
  case assignments
  case list(SchemaType)
  /// A map with names chosen by the author, each with a value.
  case dictionary(SchemaType)
  /// A map with a name in the schema.
  case map(String)
  case either([SchemaType])
}

extension SchemaType {
  /// A map, or the name of one of the scene's animations.
  static var animation: SchemaType { .either([.string, .map("animation")]) }
}
