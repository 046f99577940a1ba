public import Vocabulary

/// A condition on a cell.
public indirect enum CellPredicate: Hashable, Sendable {
  /// A constant value.
  case constant(Bool)
  /// Whether a flag is set.
  case flag(CellState.Flag)
  /// Whether a custom state holds.
  case custom(String)
  /// Compares the value of a custom state that is a word or a number.
  case value(String, Comparison, StateValue)
  /// Whether the finger is on the cell.
  case touchInside
  /// Whether traits have given values.
  case traits(TraitsChange)
  /// Compares the text size with another one.
  case contentSize(Comparison, ContentSizeCategory)
  /// Compares the item's index with a number.
  case item(Comparison, Int)
  /// Compares the index of the section in which the scene lists the item with a number. Moving the item to another
  /// section does not change it: a moved cell keeps its configuration until the app reloads it.
  case section(Comparison, Int)
  /// Whether the cell is at a place in the viewport.
  case place(Place)
  /// Negation.
  case not(CellPredicate)
  /// Conjunction.
  case and(CellPredicate, CellPredicate)
  /// Disjunction.
  case or(CellPredicate, CellPredicate)

  /// A comparison of numbers.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    /// Equal.
    case equal = "=="
    /// Not equal.
    case notEqual = "!="
    /// Less than or equal.
    case lessOrEqual = "<="
    /// Greater than or equal.
    case greaterOrEqual = ">="
    /// Less than.
    case less = "<"
    /// Greater than.
    case greater = ">"

    func holds<Value: Comparable>(_ a: Value, _ b: Value) -> Bool {
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

  /// The place of a cell in the viewport. It depends on the cell's frame before rounding to pixels,
  /// so that it is independent of the scale.
  public enum Place: String, CaseIterable, Hashable, Sendable {
    /// The cell's frame intersects the viewport.
    case visible
    /// The whole cell is in the viewport, including its edges (`CGRect.contains`).
    case fullyVisible
    /// It is the visible cell with the lowest item index.
    case firstVisible
    /// It is the visible cell with the highest item index.
    case lastVisible
  }

  package static let touchInsideWord = "touchInside"
  package static let contentSizeWord = "contentSize"

  /// The words beside flags, traits and places that have a meaning in a predicate, so that no state of a
  /// scene's own can have one as its name.
  package static let otherWords =
    [
      "item", "section", touchInsideWord, contentSizeWord, "true", "false", "not", "and", "or",
    ] + TraitTable.compared.map(\.name)

  /// Returns the condition that a word for a trait stands for, as `dark` does; `nil` for other words.
  package static func trait(word: String) -> CellPredicate? {
    TraitTable.all.first { $0.predicateWord == word }?.predicateChange.map {
      CellPredicate.traits($0)
    }
  }

  /// Always true.
  public static let always: CellPredicate = .constant(true)
  /// Always false.
  public static let never: CellPredicate = .constant(false)
  /// A finger touches the cell.
  public static let highlighted: CellPredicate = .flag(.highlighted)
  /// The cell is selected.
  public static let selected: CellPredicate = .flag(.selected)
  /// The cell's frame intersects the viewport.
  public static let visible: CellPredicate = .place(.visible)
  /// The whole cell is in the viewport.
  public static let fullyVisible: CellPredicate = .place(.fullyVisible)
  /// The cell is the first visible one.
  public static let firstVisible: CellPredicate = .place(.firstVisible)
  /// The cell is the last visible one.
  public static let lastVisible: CellPredicate = .place(.lastVisible)

  /// Evaluates the predicate for a cell.
  package func holds(for cell: PredicateSubject) -> Bool {
    switch self {
    case .constant(let answer): answer
    case .flag(let flag): cell.state.contains(flag)
    case .custom(let name):
      (cell.state.customValues[name] ?? cell.initialValues[name])?.holds ?? false
    case .value(let name, let comparison, let value):
      (cell.state.customValues[name] ?? cell.initialValues[name]).map {
        comparison.holds($0, value)
      } ?? false
    case .touchInside: cell.isTouchInside
    case .traits(let values): values.holds(in: cell.traits)
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

  /// The predicates that this one combines, without combinations themselves.
  private var operands: [CellPredicate] {
    switch self {
    case .constant, .flag, .custom, .value, .touchInside, .traits, .contentSize, .item, .section,
      .place:
      [self]
    case .not(let predicate): predicate.operands
    case .and(let a, let b), .or(let a, let b): a.operands + b.operands
    }
  }

  /// The custom states that the result may depend on.
  package var customStates: Set<String> {
    Set(
      operands.compactMap {
        switch $0 {
        case .custom(let name), .value(let name, _, _): name
        case .constant, .flag, .touchInside, .traits, .contentSize, .item, .section, .place, .not,
          .and, .or:
          nil
        }
      })
  }

  /// The comparisons with values of custom states.
  package var comparedValues: [(name: String, comparison: Comparison, value: StateValue)] {
    operands.compactMap {
      if case .value(let name, let comparison, let value) = $0 {
        (name, comparison, value)
      } else {
        nil
      }
    }
  }

  /// The flags that the result may depend on.
  package var flags: Set<CellState.Flag> {
    Set(operands.compactMap { if case .flag(let flag) = $0 { flag } else { nil } })
  }

  /// The traits that the result may depend on, in the order of the table.
  package var askedTraits: [TraitDefinition] {
    let asked = operands.flatMap { operand -> [TraitDefinition] in
      switch operand {
      case .traits(let values): values.definitions
      case .contentSize:
        TraitTable.stored(at: \.preferredContentSizeCategory).map { [$0] } ?? []
      case .constant, .flag, .custom, .value, .touchInside, .item, .section, .place, .not, .and,
        .or:
        []
      }
    }
    return TraitTable.all.filter(asked.contains)
  }

  /// The numbers that the item's index is compared with.
  package var itemNumbers: Set<Int> {
    Set(operands.compactMap { if case .item(_, let number) = $0 { number } else { nil } })
  }

  /// Whether the result may depend on the item's section.
  package var asksForSection: Bool {
    operands.contains { if case .section = $0 { true } else { false } }
  }

  /// Whether the result may depend on the cell's place in the viewport.
  package var asksForPlace: Bool {
    operands.contains { if case .place = $0 { true } else { false } }
  }

  /// Whether the result may depend on the finger's position.
  package var asksForTouch: Bool { operands.contains(.touchInside) }

  /// The predicate in the syntax of scene files, with the necessary parentheses.
  package var sceneText: String { text(within: 0) }

  /// `level` is the precedence of the context: 0 none, 1 `or`, 2 `and`, 3 `not`.
  private func text(within level: Int) -> String {
    func bracketed(_ own: Int, _ text: String) -> String { own < level ? "(\(text))" : text }
    switch self {
    case .constant(let answer): return answer ? "true" : "false"
    case .flag(let flag): return flag.rawValue
    case .custom(let name): return name
    case .value(let name, let comparison, let value):
      return "\(name) \(comparison.rawValue) \(value)"
    case .touchInside: return Self.touchInsideWord
    case .traits(let values):
      let texts = zip(values.definitions, values.words).map { trait, word -> String in
        guard let own = trait.predicateWord else { return "\(word.name) == \(word.value)" }
        return word.value == trait.defaultWord ? "not \(own)" : own
      }
      if texts.isEmpty { return "true" }
      return bracketed(texts.count == 1 ? 3 : 2, texts.joined(separator: " and "))
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
  package let state: CellState
  let traits: Traits
  let places: Set<CellPredicate.Place>
  let isTouchInside: Bool
  /// The values of the custom states that `state` does not contain.
  let initialValues: [String: StateValue]

  /// Creates the subject for an item's cell; `places` are the cell's places in the viewport, and
  /// `initialValues` those of the scene (`Scene.initialValues`).
  package init(
    item: Int, section: Int = 0, state: CellState, traits: Traits,
    places: Set<CellPredicate.Place> = [], isTouchInside: Bool = false,
    initialValues: [String: StateValue]
  ) {
    self.initialValues = initialValues
    self.item = item
    self.section = section
    self.state = state
    self.traits = traits
    self.places = places
    self.isTouchInside = isTouchInside
  }
}
