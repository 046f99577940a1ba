internal import Scenes

/// What may be written at a place of a scene file, as far as a JSON Schema can say it.
indirect enum SchemaType: Sendable {
  case string, number, integer, boolean
  case constant(Int)
  /// One of several words.
  case words([String])
  /// The value of a property.
  case property(PropertyType)
  /// An equation, or a map with a name for one.
  case constraint
  /// A colour in any of its spellings.
  case color
  /// A question about a cell.
  case predicate
  /// Where a finger comes down, or where it goes while it is down.
  case place(whileDown: Bool)
  /// The value of `items`.
  case items
  /// Property paths and their values.
  case assignments
  case list(SchemaType)
  /// Names of the author's own, each with a value.
  case dictionary(SchemaType)
  /// One of the maps that have a name in the schema.
  case map(String)
  case either([SchemaType])
}

extension SchemaType {
  /// A map, or the name of one of the scene's animations.
  static var animation: SchemaType { .either([.string, .map("animation")]) }
}
