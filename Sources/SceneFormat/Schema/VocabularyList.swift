internal import Drawing
internal import Images
internal import Scenes
internal import Views

/// The vocabulary of scenes, as plain text for a terminal.
package enum VocabularyList: String, CaseIterable, Sendable {
  /// The kinds of views.
  case views
  /// The properties of views.
  case properties
  /// The symbols that have a shape.
  case symbols

  /// The list, with a line break at its end.
  package var text: String {
    switch self {
    case .views: Self.viewList
    case .properties: Self.propertyList
    case .symbols: Symbol.allCases.map { $0.rawValue + "\n" }.joined()
    }
  }

  /// Each kind with its own properties, without those of every view.
  private static var viewList: String {
    let common = Set(
      PropertyName.allCases.filter { name in
        // Properties that most kinds have are listed once.
        ViewKind.authored.count { name.definition.owners.contains(.view($0)) } > 3
      })
    return ViewKind.authored.map { kind in
      let own = kind.properties.filter { !common.contains($0) }.map(\.rawValue)
      return "\(kind.word)\n  \(kind.meaning)\n"
        + (own.isEmpty ? "" : "  \(own.joined(separator: ", "))\n")
    }.joined()
      + "\nmost of them\n  \(common.map(\.rawValue).sorted().joined(separator: ", "))\n"
  }

  private static var propertyList: String {
    PropertyName.allCases.map { name in
      let definition = name.definition
      let owners =
        definition.owners == PropertyOwner.views || definition.owners == PropertyOwner.authored
        ? "every view" : definition.owners.map(\.word).joined(separator: ", ")
      return "\(name.rawValue) (\(owners))\n  \(definition.meaning)\n"
    }.joined()
  }
}
