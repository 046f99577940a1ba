internal import Interaction
internal import OrderedCollections

/// States that only scripts set, which graphs do not explore.
extension Scene {
  /// A word of a custom state that scripts set, and neither an event, an action, an item nor the app.
  package struct ScriptedWord: Hashable, Sendable {
    /// The index of the state.
    package let index: Int
    /// The name of the state.
    package let state: String
    /// The word.
    package let word: String
  }

  /// The words that only scripts set, in the order of the scene's states and their words. Graphs try what people and the
  /// app do, so that they do not have these words.
  package var wordsOfScripts: [ScriptedWord] {
    let scripted = Set(
      scripts.values.flatMap(\.steps).flatMap { step -> [StateChange.Value] in
        if case .app(.set(let change)) = step { change.values } else { [] }
      })
    guard !scripted.isEmpty else { return [] }
    let items = collectionView.sections.flatMap(\.items.cycle)
    return states.enumerated().flatMap { index, state -> [ScriptedWord] in
      guard case .words(let words) = state.kind, !state.source.isApp else { return [] }
      let assigned = state.events.values.flatMap(\.all).compactMap { assignment -> StateValue? in
        if case .value(let value) = assignment.result { value } else { nil }
      }
      let acted = actionValues.filter { $0.word == .custom(state.name) }.map(\.value)
      let given = items.compactMap { $0.states[state.name] }
      let known = Set([state.startValue] + assigned + acted + given)
      return words.filter { word in
        !known.contains(.word(word))
          && scripted.contains(StateChange.Value(.custom(state.name), .word(word)))
      }.map { ScriptedWord(index: index, state: state.name, word: $0) }
    }
  }
}
