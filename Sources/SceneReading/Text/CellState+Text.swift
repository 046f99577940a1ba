package import Interaction
internal import Messages
internal import Scenes
internal import Views

extension CellState {
  /// An invalid state.
  package struct Misspelling: Error {
    /// One sentence for the user.
    package let message: String
  }

  /// Parses a state: flags without "is", separated by commas or plus signs; `normal` for none.
  /// Enumerations and numbers have a value: `download=loading`. What is not named has its initial value, so
  /// that flags which begin as true are switched off by `not loading`, `!loading` or `loading=false`.
  /// `states` are the scene's custom states.
  package init(text: String, states: StateDeclarations = StateDeclarations()) throws(Misspelling) {
    let words = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "+" }
      .map(\.trimmed)
    var values: [StateChange.Value] = []
    for word in words where words.count > 1 || word != "normal" {
      let value = try states.settingSwitches(Self.value(word, states))
      guard !values.contains(where: { $0.word == value.word && $0.value != value.value }) else {
        let name = value.word.text.shortened
        throw Misspelling(message: "\"\(text.shortened)\" gives \(name) two values")
      }
      values.append(value)
    }
    self = values.reduce(CellState.normal) { $0.setting($1.word, to: $1.value) }
      .differing(from: states.initialValues)
  }

  /// Parses what a part of a state gives a value.
  private static func value(
    _ text: String, _ states: StateDeclarations
  ) throws(Misspelling) -> StateChange.Value {
    let opposite = ["!", "not "].first { text.hasPrefix($0) }
    let rest = text.dropFirst(opposite?.count ?? 0).trimmed
    let parts = rest.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, written) = (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
    let word: StateChange.Word
    let kind: StateKind
    if let declared = states.kind(of: name) {
      (word, kind) = (.custom(name), declared)
    } else if let flag = Flag(rawValue: name) {
      (word, kind) = (.flag(flag), .flag)
    } else {
      throw Misspelling(
        message: name == "normal"
          ? "\"normal\" is the state in which no flag is set; it cannot be joined with others"
          : states.objection(toName: name))
    }
    guard let written else {
      guard !kind.isCompared else {
        throw Misspelling(
          message: "\(name.shortened) has a value; write it as in \(states.example(name))")
      }
      return StateChange.Value(word, .flag(opposite == nil))
    }
    guard opposite == nil else {
      throw Misspelling(
        message: "\"not\" stands before a flag without a value; write"
          + (kind.isCompared ? " another value of \(name.shortened)" : " not \(name.shortened)"))
    }
    guard let value = kind.value(of: written) else {
      throw Misspelling(
        message: "\(name.shortened) must be \(kind.typeName), not \"\(written.shortened)\"")
    }
    if let objection = kind.objection(to: value, of: name) { throw Misspelling(message: objection) }
    return StateChange.Value(word, value)
  }
}
