/// How a call of the app's names the item that it is about.
package protocol CallSubject: Sendable {
  /// Whether words name items, too, and `item` can be left out.
  static var allowsWords: Bool { get }
  /// The type of a value that names an item.
  static var schema: SchemaType { get }
  /// A sentence about the key `item`.
  static var meaning: String { get }
  /// The items that calls about several items can name.
  static var items: String { get }
  /// The name in the JSON Schema of a map with the key `item`.
  static func mapName(_ name: String) -> String
  /// The title of a map with the key `item`.
  static func mapTitle(_ title: String) -> String
}

extension CallSubject {
  /// An example of a map with the key `item`, if that is needed.
  static func example(_ item: Int, _ values: String) -> String {
    allowsWords ? "{ \(values) }" : "{ item: \(item), \(values) }"
  }
}

/// In a script: an item by its number.
package enum ScriptSubject: CallSubject {
  package static let allowsWords = false
  package static let schema = SchemaType.integer
  package static let meaning = "The item."
  package static let items = "an item"
  package static func mapName(_ name: String) -> String { name }
  package static func mapTitle(_ title: String) -> String { title }
}

/// In an action: the item of the event, the others, or an item by its number.
package enum ActionSubject: CallSubject {
  package static let allowsWords = true
  package static let schema = SchemaType.either([.words(["this", "others"]), .integer])
  package static let meaning =
    "The item: its number, this (the default), or others where a call can be about several."
  package static let items = "an item, or the others"
  package static func mapName(_ name: String) -> String {
    "action" + name.prefix(1).uppercased() + name.dropFirst()
  }
  package static func mapTitle(_ title: String) -> String { title + " in an action" }
}
