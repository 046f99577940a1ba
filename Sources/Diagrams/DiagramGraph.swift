package import Interaction
internal import Wording

/// The content of a diagram: the states of one cell, or of several together, and the transitions
/// between them. States and transitions are identified by their indices.
package struct DiagramGraph: Hashable, Sendable {
  /// One cell of a state.
  package struct Cell: Hashable, Sendable {
    /// The cell's item; `nil` in a diagram of one cell, where it does not matter.
    package let item: Int?
    /// The cell's state.
    package let state: CellState
    /// Whether the item is selected but the cell is shown unselected until a touch is decided.
    package var isSuspended = false
    /// The labels of the parts of the state; `nil` for their names in words.
    fileprivate(set) var words: [String]?

    /// The word for `isSuspended`. Our choice: UIKit has none.
    static let suspendedWord = "suspended"

    /// Whether the cell is in the normal state.
    var isNormal: Bool { state.isNormal && !isSuspended }
  }

  /// A state of all cells.
  package struct Node: Hashable, Sendable {
    /// The cells, in the order of their items.
    package fileprivate(set) var cells: [Cell]
    /// For each cell, the flags that are set only while a finger is down.
    package let touch: [CellState]
    /// For each cell, the state that remains when the finger is lifted.
    package let resting: [CellState]
  }

  /// A transition between two states.
  package struct Transition: Hashable, Sendable {
    /// The indices of the states before and after; never equal.
    package let from, to: Int
    /// The user's action, in words.
    package let action: String
    /// The phases of gestures in order, then the events of controls and the delegate calls in order.
    package let events: [String]
    /// Whether the app acts, and not a finger.
    package var isOfApp = false
    /// Whether an item is gone afterwards.
    package var isDeletion = false

    /// The transition with the end instead of the state after it.
    ///
    /// - Parameter end: The number of states.
    func ending(at end: Int) -> Transition {
      Transition(
        from: from, to: end, action: action, events: events, isOfApp: isOfApp,
        isDeletion: isDeletion)
    }
  }

  /// An action that changes nothing.
  package struct Idle: Hashable, Sendable {
    /// The index of the state.
    package let node: Int
    /// The user's action, in words.
    package let action: String
    /// Where the finger is before the action.
    package let region: TouchRegion
    /// The delegate calls, in order.
    package let events: [String]
  }

  /// The states; those without a finger come first.
  package private(set) var nodes: [Node]
  /// The index of the initial state.
  package let initial: Int
  /// The transitions, in the order of the states.
  package let transitions: [Transition]
  /// The actions that change nothing.
  package let idle: [Idle]
  /// The limits that the exploration hit, so that states or arrows may be missing; empty if it is
  /// complete.
  package let bounds: [ExplorationBound]
  /// The transitions that delete items, in the order of the states. Their `to` is the number of states, because the end
  /// is not a state. They include those of `transitions` that delete an item, with the end instead of the
  /// state that remains.
  package private(set) var deletions: [Transition] = []
  /// Sentences about the pictures of the states, for the footer.
  package var remarks: [String] = []
  /// The findings of an audit that all states have, in a few words each.
  package var faults: [String] = []

  /// Names the states in words.
  ///
  /// - Parameter words: Returns the parts of a state that is not normal, in words.
  package mutating func name(by words: (CellState) -> [String]) {
    for node in nodes.indices {
      for cell in nodes[node].cells.indices where !nodes[node].cells[cell].state.isNormal {
        nodes[node].cells[cell].words = words(nodes[node].cells[cell].state)
      }
    }
  }

  /// Whether the exploration found all states and transitions.
  package var isComplete: Bool { bounds.isEmpty }

  /// The flags that cards list: those that are set in any state, and the two that touches set.
  var listedFlags: [CellState.Flag] {
    let flags = nodes.flatMap { $0.cells.flatMap(\.state.flags) }
    return CellState(flags: flags + [.highlighted, .selected]).flags
  }

  /// The remarks below the states: explanations of words, and actions that change nothing.
  package var sentences: [String] {
    let isSuspended = nodes.contains { $0.cells.contains(where: \.isSuspended) }
    let word =
      isSuspended
      ? "Suspended: selected, but shown unselected until the touch on another cell is decided."
      : nil
    let limits = bounds.told.map { "States or arrows may be missing: \($0)." }
    let app =
      transitions.contains(where: \.isOfApp) ? "Dotted arrows: the app sets a value." : nil
    return remarks
      + [deletionSentence, app, word, IdleSentence.text(for: self), limits].compactMap(\.self)
  }

  /// A sentence with the app's methods that delete items; `nil` if none is deleted.
  private var deletionSentence: String? {
    var methods: [String] = []
    for method in deletions.compactMap({ $0.events.last?.split(separator: " ").first })
    where !methods.contains(String(method)) {
      methods.append(String(method))
    }
    return methods.isEmpty ? nil : "After \(methods.joined(separator: " or ")) the item is gone."
  }

  /// The transitions for formats with a final state, to which deletions lead.
  package var endingTransitions: [Transition] {
    transitions.filter { !$0.isDeletion } + deletions
  }

  /// Whether the `to` of a transition is the end of a deleted item and not a state.
  package func isEnd(_ index: Int) -> Bool { !nodes.indices.contains(index) }

  /// The name of the state in identifiers to which a transition leads, or that of the end.
  func id(ofEnd index: Int) -> String { isEnd(index) ? StateGraph.deleted : nodes[index].id }

  /// The custom states that cards list: those that hold in any state.
  var listedCustomStates: [String] {
    Set(nodes.flatMap { $0.cells.flatMap(\.state.customStates) }).sorted()
  }
}

extension DiagramGraph {
  /// Converts a state graph of one cell, or of several together.
  package init(_ graph: StateGraph) {
    nodes = graph.states.map { Node($0, graph) }
    let numbers = Dictionary(
      graph.states.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    initial = numbers[graph.initial, default: 0]
    func events(_ outcome: StateGraph.Outcome) -> [String] {
      let deletion = outcome.deletion
      guard graph.items.count == 1 else {
        return outcome.events.map { "\($0.text) \($0.item)" }
          + (deletion?.items ?? []).map { "\(deletion?.method ?? "") \($0)" }
      }
      return outcome.listedEvents
    }
    func text(_ outcome: StateGraph.Outcome) -> String {
      graph.items.count == 1 ? outcome.deed.words : outcome.deed.text
    }
    // Actions that differ only in details that are not shown are merged.
    var transitions: [Transition] = []
    for outcome in graph.transitions {
      let transition = Transition(
        from: numbers[outcome.from, default: 0], to: numbers[outcome.to, default: 0],
        action: text(outcome), events: events(outcome), isOfApp: outcome.action.isOfApp,
        isDeletion: outcome.deletion != nil)
      if !transitions.contains(transition) { transitions.append(transition) }
    }
    self.transitions = transitions
    var deletions: [Transition] = []
    for outcome in graph.deletions {
      let deletion = Transition(
        from: numbers[outcome.from, default: 0], to: graph.states.count, action: text(outcome),
        events: events(outcome), isOfApp: outcome.action.isOfApp, isDeletion: true)
      if !deletions.contains(deletion) { deletions.append(deletion) }
    }
    self.deletions = deletions
    var idle: [Idle] = []
    for outcome in graph.idle {
      let entry = Idle(
        node: numbers[outcome.from, default: 0], action: text(outcome),
        region: outcome.deed.region,
        events: graph.items.count == 1 ? outcome.calls.map(\.rawValue) : events(outcome))
      if !idle.contains(entry) { idle.append(entry) }
    }
    self.idle = idle
    bounds = ExplorationBound.allCases.filter(graph.bounds.contains)
  }
}

extension StateGraph.Deed {
  /// The action with its item where there are several cells: "touch down on 1".
  fileprivate var text: String {
    if let phrase { return item.map { "\(phrase) of \($0)" } ?? phrase }
    return switch action {
    case .touchDown, .quickTap: item.map { "\(action.rawValue) on \($0)" } ?? action.rawValue
    case .scrollHalfOut: item.map { "scroll \($0) half out" } ?? action.rawValue
    // The position of the finger is visible from the state.
    case .hold, .dragOut, .dragBackIn, .liftInside, .liftOutside, .cancel, .tapAnother,
      .dragScrolling, .scrollBack, .scrollAway, .dragInside, .touchAnother:
      action.rawValue
    case .appSets: item.map { "\(words), item \($0)" } ?? words
    case .dragIn: item.map { "drag in to \($0)" } ?? action.rawValue
    }
  }
}

extension DiagramGraph.Node {
  /// Puts a suspended item's cell into the row of selected states, and into the column of fingers
  /// that are elsewhere.
  fileprivate init(_ state: StateGraph.State, _ graph: StateGraph) {
    cells = zip(graph.items, state.cells).enumerated().map { index, cell in
      DiagramGraph.Cell(
        item: graph.items.count == 1 ? nil : cell.0, state: cell.1,
        isSuspended: state.suspended.contains(index))
    }
    var touch = state.cells.map { cell in
      cell.transientPart.adding(
        cell.customValues.filter { graph.touchStates.contains($0.key) })
    }
    // A finger is down on another cell: this gets its own column for all items.
    if !state.suspended.isEmpty, touch.allSatisfy(\.isNormal) {
      touch[0] = touch[0].setting(custom: DiagramGraph.Cell.suspendedWord, to: true)
    }
    self.touch = touch
    resting = cells.map { cell in
      graph.touchStates.reduce(cell.state.lastingPart) { $0.setting(custom: $1, to: nil) }
        .setting(.selected, to: cell.state.contains(.selected) || cell.isSuspended)
    }
  }
}

extension DiagramGraph.Node {
  /// The name in identifiers: `normal`, `highlighted+selected`; with items `0.selected+1.highlighted`.
  package var id: String { identifier(separator: "+", afterItem: ".") }

  /// The name in identifiers that have no plus signs.
  var list: String { identifier(separator: ", ", afterItem: " ") }

  /// The name as it is listed: "highlighted, selected"; with items "0 selected, 1 highlighted".
  package var name: String { text(separator: ", ") }

  /// The name in a sentence.
  package var spoken: String { text(separator: " and ") }

  /// The name on a card, broken into lines.
  var nameLines: [String] {
    guard !changed.isEmpty else { return [name] }
    guard cells.count > 1 else {
      let parts = changed.flatMap(\.spokenParts)
      return parts.dropLast().map { $0 + "," } + parts.suffix(1)
    }
    return changed.map { Self.spokenItem($0) + $0.spokenParts.joined(separator: ", ") }
  }

  /// Whether no finger is down.
  var isAtRest: Bool { touch.allSatisfy(\.isNormal) }

  private var changed: [DiagramGraph.Cell] { cells.filter { !$0.isNormal } }

  private static func spokenItem(_ cell: DiagramGraph.Cell) -> String {
    cell.item.map { "\($0) " } ?? ""
  }

  private func text(separator: String) -> String {
    guard !changed.isEmpty else { return CellState.normal.id }
    return changed.map { Self.spokenItem($0) + $0.spokenParts.joined(separator: separator) }
      .joined(separator: separator)
  }

  private func identifier(separator: String, afterItem: String) -> String {
    guard !changed.isEmpty else { return CellState.normal.id }
    return changed.map { cell in
      (cell.item.map { "\($0)\(afterItem)" } ?? "") + cell.parts.joined(separator: separator)
    }.joined(separator: separator)
  }
}

extension DiagramGraph.Cell {
  /// The names of the flags and values that are set.
  fileprivate var parts: [String] {
    state.flags.map(\.rawValue) + state.customStates + suspension
  }

  /// The flags and values that are set, in words.
  fileprivate var spokenParts: [String] {
    guard let words else { return parts.map { spacedWords($0.spokenFlag) } }
    return words + suspension
  }

  private var suspension: [String] { isSuspended ? [Self.suspendedWord] : [] }
}

extension String {
  /// A part of a state in words: "not loading" for `loading=false` and `!loading`.
  var spokenFlag: String {
    if hasSuffix("=false") { return "not " + dropLast("=false".count) }
    return hasPrefix("!") ? "not " + dropFirst() : self
  }
}
