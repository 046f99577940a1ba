public import Drawing
public import Interaction

/// A question about a cell that is true or false.
public indirect enum Predicate: Hashable, Sendable {
  /// Always the same answer.
  case constant(Bool)
  /// Whether a flag is set.
  case flag(CellState.Flag)
  /// Whether a state of the scene's own holds.
  case custom(String)
  /// Whether the finger that is down is on the cell.
  case touchInside
  /// Whether the surroundings have a trait.
  case trait(Trait)
  /// How the text size compares with another one.
  case contentSize(Comparison, ContentSizeCategory)
  /// How the item's number compares with another one.
  case item(Comparison, Int)
  /// The opposite.
  case not(Predicate)
  /// Both.
  case and(Predicate, Predicate)
  /// One of both, or both.
  case or(Predicate, Predicate)

  /// What the surroundings may be besides light, of normal contrast and left to right.
  public enum Trait: String, CaseIterable, Hashable, Sendable {
    /// Dark appearance.
    case dark
    /// Increased contrast.
    case highContrast
    /// Reading starts at the right.
    case rightToLeft

    func holds(in traits: Traits) -> Bool {
      switch self {
      case .dark: traits.appearance == .dark
      case .highContrast: traits.accessibilityContrast == .high
      case .rightToLeft: traits.layoutDirection == .rightToLeft
      }
    }
  }

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

  static let touchInsideWord = "touchInside"
  static let contentSizeWord = "contentSize"

  /// Always true.
  public static let always: Predicate = .constant(true)
  /// Always false.
  public static let never: Predicate = .constant(false)
  /// A finger rests on the cell.
  public static let highlighted: Predicate = .flag(.highlighted)
  /// The cell is selected.
  public static let selected: Predicate = .flag(.selected)

  /// The answer for a cell.
  package func holds(for cell: PredicateSubject) -> Bool {
    switch self {
    case .constant(let answer): answer
    case .flag(let flag): cell.state.has(flag)
    case .custom(let name): cell.state.has(custom: name)
    case .touchInside: cell.isTouchInside
    case .trait(let trait): trait.holds(in: cell.traits)
    case .contentSize(let comparison, let category):
      comparison.holds(cell.traits.preferredContentSizeCategory.rank, category.rank)
    case .item(let comparison, let number): comparison.holds(cell.item, number)
    case .not(let predicate): !predicate.holds(for: cell)
    case .and(let a, let b): a.holds(for: cell) && b.holds(for: cell)
    case .or(let a, let b): a.holds(for: cell) || b.holds(for: cell)
    }
  }

  /// The predicates without parts of which this one is made.
  private var operands: [Predicate] {
    switch self {
    case .constant, .flag, .custom, .touchInside, .trait, .contentSize, .item: [self]
    case .not(let predicate): predicate.operands
    case .and(let a, let b), .or(let a, let b): a.operands + b.operands
    }
  }

  /// The states of the scene's own that the answer may depend on.
  package var customStates: Set<String> {
    Set(operands.compactMap { if case .custom(let name) = $0 { name } else { nil } })
  }

  /// The flags that the answer may depend on.
  package var flags: Set<CellState.Flag> {
    Set(operands.compactMap { if case .flag(let flag) = $0 { flag } else { nil } })
  }

  /// The numbers that an item's is compared with.
  package var itemNumbers: Set<Int> {
    Set(operands.compactMap { if case .item(_, let number) = $0 { number } else { nil } })
  }

  /// The predicate as a scene file spells it, with the brackets that it needs.
  package var sceneText: String { text(within: 0) }

  /// `level` is how strongly the surroundings bind: 0 nothing, 1 `or`, 2 `and`, 3 `not`.
  private func text(within level: Int) -> String {
    func bracketed(_ own: Int, _ text: String) -> String { own < level ? "(\(text))" : text }
    switch self {
    case .constant(let answer): return answer ? "true" : "false"
    case .flag(let flag): return flag.rawValue
    case .custom(let name): return name
    case .touchInside: return Self.touchInsideWord
    case .trait(let trait): return trait.rawValue
    case .contentSize(let comparison, let category):
      return "\(Self.contentSizeWord) \(comparison.rawValue) \(category.rawValue)"
    case .item(let comparison, let number): return "item \(comparison.rawValue) \(number)"
    case .not(let predicate): return bracketed(3, "not " + predicate.text(within: 3))
    case .and(let a, let b):
      return bracketed(2, a.text(within: 2) + " and " + b.text(within: 3))
    case .or(let a, let b): return bracketed(1, a.text(within: 1) + " or " + b.text(within: 2))
    }
  }
}

/// The cell about which a predicate is asked, and its surroundings.
package struct PredicateSubject: Sendable {
  let item: Int
  let state: CellState
  let traits: Traits
  let isTouchInside: Bool

  /// The cell of an item in a state.
  package init(item: Int, state: CellState, traits: Traits, isTouchInside: Bool = false) {
    self.item = item
    self.state = state
    self.traits = traits
    self.isTouchInside = isTouchInside
  }
}
