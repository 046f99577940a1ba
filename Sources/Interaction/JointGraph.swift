/// The states that the cells of several items can be in together and the actions that lead from one to
/// another: what happens to one cell when another is touched.
package struct JointGraph: Hashable, Sendable {
  /// What is heard of one of the cells.
  package struct Event: Hashable, Sendable {
    /// What a gesture recogniser tells of, as "press.began", or a delegate call.
    package enum Kind: Hashable, Sendable {
      case gesture(String)
      case call(DelegateCall)
    }

    /// What is heard.
    package let kind: Kind
    /// The item whose cell it is about.
    package let item: Int

    /// Makes an event.
    package init(_ kind: Kind, item: Int) {
      self.kind = kind
      self.item = item
    }

    /// The words.
    package var text: String {
      switch kind {
      case .gesture(let name): name
      case .call(let call): call.rawValue
      }
    }
  }

  /// What the cells are together.
  package struct State: Hashable, Comparable, Sendable {
    /// Each cell, in the order of the items.
    package let cells: [CellState]
    /// The places in `cells` of those whose items are selected, but which are shown unselected until the
    /// touch on another is decided.
    package let suspended: [Int]

    /// Makes a state.
    package init(cells: [CellState], suspended: [Int] = []) {
      self.cells = cells
      self.suspended = suspended
    }

    /// First by what stays when the finger is gone, what happens to earlier items first.
    package static func < (a: State, b: State) -> Bool {
      if a.lasting != b.lasting {
        return a.lasting.reversed().lexicographicallyPrecedes(b.lasting.reversed())
      }
      return a.cells == b.cells
        ? a.suspended.lexicographicallyPrecedes(b.suspended)
        : a.cells.reversed().lexicographicallyPrecedes(b.cells.reversed())
    }

    private var lasting: [CellState] {
      cells.enumerated().map { index, cell in
        suspended.contains(index) ? cell.lastingPart.setting(.selected, true) : cell.lastingPart
      }
    }
  }

  /// What a person does.
  package struct Deed: Hashable, Sendable {
    /// The action.
    package let action: StateGraph.Action
    /// The item on whose cell a finger comes down; `nil` where it is down, and for taps elsewhere.
    package let item: Int?
    /// Where the finger was before.
    package let phase: TouchPhase

    /// Makes a deed.
    package init(_ action: StateGraph.Action, item: Int?, phase: TouchPhase) {
      self.action = action
      self.item = item
      self.phase = phase
    }
  }

  /// What comes of a deed.
  package struct Outcome: Hashable, Sendable {
    /// The state before.
    package let from: State
    /// The state after; the same when nothing changes.
    package let to: State
    /// What the person does.
    package let deed: Deed
    /// What is heard of these cells, in order.
    package let events: [Event]

    /// Makes an outcome.
    package init(from: State, to: State, deed: Deed, events: [Event]) {
      self.from = from
      self.to = to
      self.deed = deed
      self.events = events
    }
  }

  /// The items, in order.
  package let items: [Int]
  /// The state with which everything begins.
  package let initial: State
  /// The states that can be reached.
  package let states: [State]
  /// What changes a state, in the order of `states` and of actions.
  package let transitions: [Outcome]
  /// What changes nothing, in the same order.
  package let idle: [Outcome]
  /// The scene's own states that hold only while a finger is down, as far as was seen.
  package let touchStates: Set<String>
  /// Whether everything that can follow was tried.
  package let isComplete: Bool

  /// Makes a graph of what was found.
  package init(
    items: [Int], initial: State, states: Set<State>, transitions: Set<Outcome>,
    idle: Set<Outcome>, touchStates: Set<String>, isComplete: Bool
  ) {
    self.items = items
    self.initial = initial
    self.states = states.sorted()
    self.transitions = transitions.sorted(by: Self.precedes)
    self.idle = idle.sorted(by: Self.precedes)
    self.touchStates = touchStates
    self.isComplete = isComplete
  }

  /// A total order, so that nothing depends on the order of a set.
  private static func precedes(_ a: Outcome, _ b: Outcome) -> Bool {
    if a.from != b.from { return a.from < b.from }
    if a.to != b.to { return a.to < b.to }
    let (keyA, keyB) = (a.deed.sortKey, b.deed.sortKey)
    if keyA != keyB { return keyA.lexicographicallyPrecedes(keyB) }
    return a.events.map { "\($0.text) \($0.item)" }
      .lexicographicallyPrecedes(b.events.map { "\($0.text) \($0.item)" })
  }
}

extension JointGraph.Deed {
  fileprivate var sortKey: [Int] {
    let rank = StateGraph.Action.allCases.firstIndex(of: action) ?? 0
    let place = TouchPhase.allCases.firstIndex(of: phase) ?? 0
    return [rank, item ?? -1, place]
  }
}

extension StateGraph {
  /// The graph of one cell.
  package init(_ graph: JointGraph) {
    func calls(_ outcome: JointGraph.Outcome) -> [DelegateCall] {
      outcome.events.compactMap { if case .call(let call) = $0.kind { call } else { nil } }
    }
    func gestures(_ outcome: JointGraph.Outcome) -> [String] {
      outcome.events.compactMap { if case .gesture(let name) = $0.kind { name } else { nil } }
    }
    func state(_ state: JointGraph.State) -> CellState { state.cells.first ?? .normal }
    self.init(
      initial: state(graph.initial), states: Set(graph.states.map(state)),
      transitions: Set(
        graph.transitions.map {
          Transition(
            from: state($0.from), to: state($0.to), action: $0.deed.action, calls: calls($0),
            gestures: gestures($0))
        }),
      idle: Set(
        graph.idle.map {
          Idle(
            state: state($0.from), action: $0.deed.action, phase: $0.deed.phase, calls: calls($0))
        }), touchStates: graph.touchStates, isComplete: graph.isComplete)
  }
}
