/// The keys of an action: a condition, and the calls of the app's.
package enum ActionKey: SceneKey {
  case when
  case call(AppCallKey)

  package static var allCases: [ActionKey] {
    [.when] + AppCallKey.allCases.map { ActionKey.call($0) }
  }

  package init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  package var rawValue: String {
    switch self {
    case .when: "when"
    case .call(let key): key.word
    }
  }

  package var meaning: String {
    switch self {
    case .when:
      "Whether the app does it, evaluated for the cell of the event before any of its actions; always by default."
    case .call(let key): key.meaning(for: ActionSubject.self)
    }
  }

  package var schema: SchemaType {
    switch self {
    case .when: .predicate
    case .call(let key): key.schema(for: ActionSubject.self)
    }
  }

  /// The schema of one action, or a list of them.
  static let actionsSchema = SchemaType.either([.map("action"), .list(.map("action"))])
}
