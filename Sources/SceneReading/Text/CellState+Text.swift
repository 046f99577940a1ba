package import Interaction
internal import Scenes

extension CellState {
  /// An invalid state.
  package struct Misspelling: Error {
    /// One sentence for the user.
    package let message: String
  }

  /// Parses a state: flags without "is", separated by commas or plus signs; `normal` for none.
  /// `customStates` are the names of the scene's custom states.
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
            : "\"\(word.shortened)\" is not a state"
              + Suggestion.textOrList(for: word, among: names))
      }
      state = state.setting(flag, true)
    }
    self = state
  }
}
