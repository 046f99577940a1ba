/// What the app sets of the state of an item's cell at one moment: UIKit's flags but for those of the
/// selection machine, and the scene's own states.
public struct StateChange: Hashable, Sendable {
  /// One of the values.
  public enum Word: Hashable, Sendable {
    /// A flag of UIKit's.
    case flag(CellState.Flag)
    /// A state of the scene's own.
    case custom(String)

    /// The word, without "is".
    public var text: String {
      switch self {
      case .flag(let flag): flag.rawValue
      case .custom(let name): name
      }
    }
  }

  /// A word and what it becomes.
  public struct Value: Hashable, Sendable {
    /// The flag or state.
    public var word: Word
    /// Whether it holds from then on.
    public var holds: Bool

    /// Makes a value.
    public init(_ word: Word, _ holds: Bool) {
      self.word = word
      self.holds = holds
    }
  }

  /// The item.
  public var item: Int
  /// The changes of the cell's state, in order.
  public var values: [Value]

  /// Makes a change.
  public init(item: Int, _ values: [Value]) {
    self.item = item
    self.values = values
  }
}
