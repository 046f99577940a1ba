internal import Scenes

/// The keys of a file that scenes use.
package enum SharedKey: String, SceneKey {
  case cellophane, title, use, colors, fonts, styles, parts, animations, states

  package static var required: [SharedKey] { [.cellophane] }

  package var meaning: String {
    self == .use
      ? "Files, relative to this one, that scenes use with it." : root?.meaning ?? rawValue
  }

  package var schema: SchemaType { root?.schema ?? .string }

  package static func explanation(of word: String) -> String? {
    guard RootKey(rawValue: word) != nil else { return nil }
    return "\(word) belongs to a scene; a file that is used has"
      + " \(sections.map(\.rawValue).joined(separator: ", ")), leave it out"
  }

  private var root: RootKey? { RootKey(rawValue: rawValue) }

  /// The keys whose entries a scene takes.
  package static var sections: [SharedKey] { allCases.filter { $0.noun != nil } }

  /// The word for an entry in messages; `nil` for other keys.
  package var noun: String? {
    switch self {
    case .cellophane, .title, .use: nil
    case .colors: "colour"
    case .fonts: "font"
    case .styles: "style"
    case .parts: "part"
    case .animations: "animation"
    case .states: "state"
    }
  }

  /// The key with whose entries the names must not clash. A view's `use` names styles and parts.
  package var namespace: SharedKey { self == .parts ? .styles : self }
}

/// The key `use` of a view.
package enum UseKey {
  package static let word = "use"
  package static let meaning =
    "Names from `styles` and `parts` whose keys the view has, too. A later one and the view's own keys win; constraints and subviews are added."
  package static let schema = SchemaType.either([.string, .list(.string)])
}
