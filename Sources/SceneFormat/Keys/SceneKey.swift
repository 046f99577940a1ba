/// A key of one of the maps in a scene file. The reader, the messages and the JSON Schema all use
/// the same sets of keys, so that they always agree.
package protocol SceneKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// A description of the key, for editors.
  var meaning: String { get }
  /// The valid values of the key.
  var schema: SchemaType { get }
  /// The required keys.
  static var required: [Self] { get }
  /// The message for a word that people who know UIKit may expect here; `nil` for an ordinary
  /// unknown key.
  static func explanation(of word: String) -> String?
  /// The same message where it depends on the map, whose name is that of a property or of another key.
  static func explanation(of word: String, in map: String) -> String?
}

extension SceneKey {
  package static var required: [Self] { [] }
  package static func explanation(of word: String) -> String? { nil }
  package static func explanation(of word: String, in map: String) -> String? {
    explanation(of: word)
  }
}
