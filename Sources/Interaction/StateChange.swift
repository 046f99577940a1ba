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
    /// The new value.
    public var holds: Bool

    /// Creates a value.
    public init(_ word: Word, _ holds: Bool) {
      self.word = word
      self.holds = holds
    }
  }

  /// The item whose cell changes.
  public var item: Int
  /// The new values, in order.
  public var values: [Value]

  /// Creates a change.
  public init(item: Int, _ values: [Value]) {
    self.item = item
    self.values = values
  }
}
