public import Interaction

/// A question about a cell that is true or false.
public indirect enum Predicate: Hashable, Sendable {
  /// Always the same answer.
  case constant(Bool)
  /// Whether a flag is set.
  case flag(CellState.Flag)
  /// How the item's number compares with another one.
  case item(Comparison, Int)
  /// The opposite.
  case not(Predicate)
  /// Both.
  case and(Predicate, Predicate)
  /// One of both, or both.
  case or(Predicate, Predicate)

  /// The comparisons of numbers.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    /// The same.
    case equal = "=="
    /// Not the same.
    case notEqual = "!="
    /// Smaller or the same.
    case lessOrEqual = "<="
    /// Larger or the same.
    case greaterOrEqual = ">="
    /// Smaller.
    case less = "<"
    /// Larger.
    case greater = ">"

    func holds(_ a: Int, _ b: Int) -> Bool {
      switch self {
      case .equal: a == b
      case .notEqual: a != b
      case .lessOrEqual: a <= b
      case .greaterOrEqual: a >= b
      case .less: a < b
      case .greater: a > b
      }
    }
  }

  /// Always true.
  public static let always: Predicate = .constant(true)
  /// Always false.
  public static let never: Predicate = .constant(false)
  /// A finger rests on the cell.
  public static let highlighted: Predicate = .flag(.highlighted)
  /// The cell is selected.
  public static let selected: Predicate = .flag(.selected)

  /// The answer for an item whose cell has the given state.
  package func holds(item: Int, state: CellState) -> Bool {
    switch self {
    case .constant(let answer): answer
    case .flag(let flag): state.has(flag)
    case .item(let comparison, let number): comparison.holds(item, number)
    case .not(let predicate): !predicate.holds(item: item, state: state)
    case .and(let a, let b):
      a.holds(item: item, state: state) && b.holds(item: item, state: state)
    case .or(let a, let b):
      a.holds(item: item, state: state) || b.holds(item: item, state: state)
    }
  }

  /// The flags that the answer may depend on.
  package var flags: Set<CellState.Flag> {
    switch self {
    case .constant, .item: []
    case .flag(let flag): [flag]
    case .not(let predicate): predicate.flags
    case .and(let a, let b), .or(let a, let b): a.flags.union(b.flags)
    }
  }

  /// The numbers that an item's is compared with.
  package var itemNumbers: Set<Int> {
    switch self {
    case .constant, .flag: []
    case .item(_, let number): [number]
    case .not(let predicate): predicate.itemNumbers
    case .and(let a, let b), .or(let a, let b): a.itemNumbers.union(b.itemNumbers)
    }
  }

  /// The predicate as a scene file spells it, with the brackets that it needs.
  package var sceneText: String { text(within: 0) }

  /// `level` is how strongly the surroundings bind: 0 nothing, 1 `or`, 2 `and`, 3 `not`.
  private func text(within level: Int) -> String {
    func bracketed(_ own: Int, _ text: String) -> String { own < level ? "(\(text))" : text }
    switch self {
    case .constant(let answer): return answer ? "true" : "false"
    case .flag(let flag): return flag.rawValue
    case .item(let comparison, let number): return "item \(comparison.rawValue) \(number)"
    case .not(let predicate): return bracketed(3, "not " + predicate.text(within: 3))
    case .and(let a, let b):
      return bracketed(2, a.text(within: 2) + " and " + b.text(within: 3))
    case .or(let a, let b): return bracketed(1, a.text(within: 1) + " or " + b.text(within: 2))
    }
  }
}
