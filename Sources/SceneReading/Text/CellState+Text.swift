package import Interaction
internal import Scenes

extension CellState {
  /// An invalid state.
  package struct Misspelling: Error {
    /// One sentence for the user.
    package let message: String
  }

  /// Parses a state: flags without "is", separated by commas or plus signs; `normal` for none.
  /// Enumerations and numbers have a value: `download=loading`. `states` are the scene's custom
  /// states.
  package init(text: String, states: StateDeclarations = StateDeclarations()) throws(Misspelling) {
    var state = CellState.normal
    let words = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "+" }
      .map { $0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed() }.map(String.init)
    for word in words where words.count > 1 || word != "normal" {
      if let (name, value) = try Self.assignment(word, states) {
        let isInitial = states.initialValue(of: name) == value
        state = state.setting(custom: name, to: isInitial ? nil : value)
        continue
      }
      guard let flag = Flag(rawValue: word) else {
        let names =
          Flag.allCases.map(\.rawValue) + states.names.map(states.example) + ["normal"]
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

  /// Parses a custom state, with its value where it has one; `nil` if it is none.
  private static func assignment(
    _ text: String, _ states: StateDeclarations
  ) throws(Misspelling) -> (String, StateValue?)? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let kind = states.kind(of: name) else { return nil }
    guard parts.count == 2 else {
      guard kind.isCompared else { return (name, .flag(true)) }
      throw Misspelling(
        message: "\(name.shortened) has a value; write it as in \(states.example(name))")
    }
    let written = String(parts[1])
    guard let value = kind.value(of: written) else {
      throw Misspelling(
        message: "\(name.shortened) must be \(kind.typeName), not \"\(written.shortened)\"")
    }
    if let objection = kind.objection(to: value, of: name) { throw Misspelling(message: objection) }
    return (name, value)
  }
}
