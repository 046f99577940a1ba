/// The changes that the app makes to the state of an item's cell at one moment: custom states, and
/// UIKit's flags except those that the selection model manages.
public struct StateChange: Hashable, Sendable {
  /// The name of a value.
  public enum Word: Hashable, Sendable {
    /// A flag of UIKit.
    case flag(CellState.Flag)
    /// A custom state.
    case custom(String)

    /// The name, without "is".
    public var text: String {
      switch self {
      case .flag(let flag): flag.rawValue
      case .custom(let name): name
      }
    }
  }

  /// A new value for a flag or custom state.
  public struct Value: Hashable, Sendable {
    /// The flag or state.
    public var word: Word
    /// The new value; a flag's is true or false.
    public var value: StateValue

    /// Whether a flag is set, or whether a custom state is anything but false.
    package var holds: Bool { value.holds }

    /// Creates a value.
    public init(_ word: Word, _ value: StateValue) {
      self.word = word
      self.value = value
    }

    /// The value in the words of storyboards and diagrams: "editing", "not editing", "download loading".
    package var phrase: String {
      switch value {
      case .flag(let holds): (holds ? "" : "not ") + word.text
      case .word, .number: "\(word.text) \(value)"
      }
    }
  }

  /// The item whose cell changes.
  public var item: Int
  /// The new values, in order.
  public var values: [Value]

  /// Creates a change.
  public init(item: Int, values: [Value]) {
    self.item = item
    self.values = values
  }
}

extension CellState {
  /// Returns the state with another value of a flag or custom state.
  package func setting(_ word: StateChange.Word, to value: StateValue) -> CellState {
    switch word {
    case .flag(let flag): setting(flag, to: value.holds)
    case .custom(let name): setting(custom: name, to: value)
    }
  }
}
