internal import Drawing
public import Interaction
public import Vocabulary

/// A question about a cell that is true or false.
public indirect enum CellPredicate: Hashable, Sendable {
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
  /// How the number of the item's section compares with another one.
  case section(Comparison, Int)
  /// How the cell lies in the viewport.
  case place(Place)
  /// The opposite.
  case not(CellPredicate)
  /// Both.
  case and(CellPredicate, CellPredicate)
  /// One of both, or both.
  case or(CellPredicate, CellPredicate)

  /// What the surroundings may be besides light, of normal contrast and left to right.
  public enum Trait: String, CaseIterable, Hashable, Sendable {
    /// Dark appearance.
    case dark
    /// Increased contrast.
    case highContrast
    /// Reading starts at the right.
    case rightToLeft
    /// "Reduce Motion" is on.
    case reduceMotion
    /// "Bold Text" is on.
    case boldText

    func holds(in traits: Traits) -> Bool {
      switch self {
      case .dark: traits.appearance == .dark
      case .highContrast: traits.accessibilityContrast == .high
      case .rightToLeft: traits.layoutDirection == .rightToLeft
      case .reduceMotion: traits.reduceMotion
      case .boldText: traits.boldText
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

  /// How a cell lies in the viewport, by its frame in the layout before that is rounded to pixels, so that
  /// the answer does not depend on the scale.
  public enum Place: String, CaseIterable, Hashable, Sendable {
    /// The cell shares an area with the viewport.
    case visible
    /// The whole cell is in the viewport, its edges included (`CGRect.contains`).
    case fullyVisible
    /// No visible cell belongs to an earlier item.
    case firstVisible
    /// No visible cell belongs to a later item.
    case lastVisible
  }

  package static let touchInsideWord = "touchInside"
  package static let contentSizeWord = "contentSize"

  /// The words beside flags, traits and places that have a meaning in a predicate, so that no state of a
  /// scene's own can have one as its name.
  package static let otherWords = [
    "item", "section", touchInsideWord, contentSizeWord, "true", "false", "not", "and", "or",
  ]

  /// Always true.
  public static let always: CellPredicate = .constant(true)
  /// Always false.
  public static let never: CellPredicate = .constant(false)
  /// A finger rests on the cell.
  public static let highlighted: CellPredicate = .flag(.highlighted)
  /// The cell is selected.
  public static let selected: CellPredicate = .flag(.selected)
  /// The cell shares an area with the viewport.
  public static let visible: CellPredicate = .place(.visible)
  /// The whole cell is in the viewport.
  public static let fullyVisible: CellPredicate = .place(.fullyVisible)
  /// The cell is the first that is visible.
  public static let firstVisible: CellPredicate = .place(.firstVisible)
  /// The cell is the last that is visible.
  public static let lastVisible: CellPredicate = .place(.lastVisible)

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
    case .section(let comparison, let number): comparison.holds(cell.section, number)
    case .place(let place): cell.places.contains(place)
    case .not(let predicate): !predicate.holds(for: cell)
    case .and(let a, let b): a.holds(for: cell) && b.holds(for: cell)
    case .or(let a, let b): a.holds(for: cell) || b.holds(for: cell)
    }
  }

  /// The predicates without parts of which this one is made.
  private var operands: [CellPredicate] {
    switch self {
    case .constant, .flag, .custom, .touchInside, .trait, .contentSize, .item, .section, .place:
      [self]
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

  /// Whether the answer may depend on the number of the item's section.
  package var asksForSection: Bool {
    operands.contains { if case .section = $0 { true } else { false } }
  }

  /// Whether the answer may depend on where the cell is on screen.
  package var asksForPlace: Bool {
    operands.contains { if case .place = $0 { true } else { false } }
  }

  /// Whether the answer may depend on where the finger is.
  package var asksForTouch: Bool { operands.contains(.touchInside) }

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
    case .section(let comparison, let number): return "section \(comparison.rawValue) \(number)"
    case .place(let place): return place.rawValue
    case .not(let predicate): return bracketed(3, "not " + predicate.text(within: 3))
    case .and(let a, let b):
      return bracketed(2, a.text(within: 2) + " and " + b.text(within: 3))
    case .or(let a, let b): return bracketed(1, a.text(within: 1) + " or " + b.text(within: 2))
    }
  }
}

/// The cell for which a predicate is evaluated, and its traits.
package struct PredicateSubject: Sendable {
  let item: Int
  let section: Int
  let state: CellState
  let traits: Traits
  let places: Set<CellPredicate.Place>
  let isTouchInside: Bool

  /// The cell of an item in a state; `places` are those that hold for it.
  package init(
    item: Int, section: Int = 0, state: CellState, traits: Traits,
    places: Set<CellPredicate.Place> = [], isTouchInside: Bool = false
  ) {
    self.item = item
    self.section = section
    self.state = state
    self.traits = traits
    self.places = places
    self.isTouchInside = isTouchInside
  }
}
