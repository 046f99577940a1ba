package import Interaction
internal import Scenes

extension CellState {
  /// Why a text names no state.
  package struct Misspelling: Error {
    /// One sentence for the person who wrote it.
    package let message: String
  }

  /// Reads a state as people write it: flags without "is", joined by commas or plus signs; `normal`
  /// for none.
  /// `customStates` are the names of the scene's own states.
  package init(text: String, customStates: [String] = []) throws(Misspelling) {
    var state = CellState.normal
    let words = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "+" }
      .map { $0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed() }.map(String.init)
    for word in words where words.count > 1 || word != "normal" {
      if customStates.contains(word) {
        state = state.setting(custom: word, true)
        continue
      }
      guard let flag = Flag(rawValue: word) else {
        let names = Flag.allCases.map(\.rawValue) + customStates + ["normal"]
        throw Misspelling(
          message: word == "normal"
            ? "\"normal\" is the state in which no flag is set; it cannot be joined with others"
            : "\"\(word.shortened)\" is no state"
              + Suggestion.textOrList(for: word, among: names))
      }
      state = state.setting(flag, true)
    }
    self = state
  }
}
