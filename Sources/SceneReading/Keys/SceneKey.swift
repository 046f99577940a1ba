/// A key of one of the maps in a scene file. The reader, the messages and the JSON Schema all use the
/// same sets of keys, so that none of them knows a key which another does not.
protocol SceneKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What the key means, for an editor's help.
  var meaning: String { get }
  /// The valid values of the key.
  var schema: SchemaType { get }
  /// The keys that must be there.
  static var required: [Self] { get }
  /// What to say of a word that somebody who knows UIKit may look for here; `nil` for nothing special.
  static func explanation(of word: String) -> String?
}

extension SceneKey {
  static var required: [Self] { [] }
  static func explanation(of word: String) -> String? { nil }
}
