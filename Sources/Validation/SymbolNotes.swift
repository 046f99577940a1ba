internal import Images
internal import Messages
package import Scenes
internal import Views

/// Notes on symbols without a shape, for which a dashed box is drawn.
package enum SymbolNotes {
  /// One note for each place that names such a symbol, in the order of the scene's parts.
  package static func notes(in scene: Scene) -> [SceneProblem] {
    var notes: [SceneProblem] = []
    _ = scene.mapValues { value, path in
      if case .symbol(let symbol?) = value, !symbol.isDrawn {
        notes.append(SceneProblem(path: path, message: message(for: symbol)))
      }
      return value
    }
    return notes
  }

  private static func message(for symbol: Symbol) -> String {
    let name = symbol.rawValue
    let start =
      "there is no drawing of the symbol \"\(name.shortened)\"; a dashed box is shown"
    let known = Symbol.allCases.map(\.rawValue)
    let near = Suggestion.near(to: name, among: known)
    guard !near.isEmpty else { return start + "; \"cellophane help symbols\" lists those that are" }
    return start + "; similar symbols: " + near.joined(separator: ", ")
  }
}
