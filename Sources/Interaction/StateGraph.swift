/// The states that the cells of one or several items can be in together, and the actions that lead from one
/// to another, as `StateExplorer` finds them.
///
/// A state is what the cells are. Where the finger is, and where the content is, belongs to the stage but not
/// to the state: "drag out" of a highlighted cell leads to the same normal state in which it began.
public struct StateGraph: Hashable, Sendable {
  /// What a person does.
  public enum Action: String, CaseIterable, Hashable, Sendable {
    /// A finger comes down on the cell.
    case touchDown = "touch down"
    /// The finger that is down stays where it is.
    case hold
    /// A finger comes down and lifts before the cell has heard of it.
    case quickTap = "quick tap"
    /// The finger leaves the cell without lifting.
    case dragOut = "drag out"
    /// The finger that had left comes back.
    case dragBackIn = "drag back in"
    /// The finger lifts on the cell on which it came down.
    case liftInside = "lift inside"
    /// The finger lifts after it had left the cell on which it came down.
    case liftOutside = "lift outside"
    /// The system takes the touch away.
    case cancel
    /// A finger comes down on another cell and lifts there.
    case tapAnother = "tap another cell"
    /// The finger leaves the cell along the way in which the content scrolls, which takes the touch away.
    case dragScrolling = "drag to scroll"
    /// The content scrolls until half of the cell is out of view.
    case scrollHalfOut = "scroll half out"
    /// The content scrolls back until the cell is wholly in view.
    case scrollBack = "scroll back"
    /// The content scrolls until the cell is out of view.
    case scrollAway = "scroll away"
    /// A finger that came down on another cell moves onto this one.
    case dragIn = "drag in"
    /// The finger moves within the cell (`UIControl.Event.touchDragInside`).
    case dragInside = "drag inside"
    /// A finger comes down on another cell and stays there.
    case touchAnother = "touch another cell"
  }

  /// What the delegate or a gesture recogniser reports about one of the cells.
  public struct Event: Hashable, Sendable {
    /// What is reported.
    public enum Kind: Hashable, Sendable {
      /// A gesture's phase, as "press.began".
      case gesture(String)
      /// A call of the delegate.
      case call(DelegateCall)
    }

    /// What is reported.
    public let kind: Kind
    /// The item whose cell it is about.
    public let item: Int

    /// Makes an event.
    package init(_ kind: Kind, item: Int) {
      self.kind = kind
      self.item = item
    }

    /// The event in words.
    package var text: String {
      switch kind {
      case .gesture(let name): name
      case .call(let call): call.rawValue
      }
    }
  }

  /// What the cells are together.
  public struct State: Hashable, Comparable, Sendable {
    /// Each cell, in the order of the items.
    public let cells: [CellState]
    /// The indices in `cells` of those whose items are selected but which are shown unselected until the
    /// touch on another cell is decided.
    public let suspended: [Int]

    /// The cells' names, as `highlighted+selected` or `normal, suspended`.
    public var id: String {
      cells.enumerated().map { index, cell in
        suspended.contains(index)
          ? (cell.isNormal ? "" : cell.id + "+") + "suspended" : cell.id
      }.joined(separator: ", ")
    }

    /// Makes a state.
    package init(cells: [CellState], suspended: [Int] = []) {
      self.cells = cells
      self.suspended = suspended
    }

    /// First by what stays when the finger is gone, what happens to earlier items first.
    public static func < (a: State, b: State) -> Bool {
      if a.cells.count == 1, b.cells.count == 1 {
        let (one, other) = (a.settledCell, b.settledCell)
        return one == other ? a.suspended.count > b.suspended.count : one < other
      }
      if a.lasting != b.lasting {
        return a.lasting.reversed().lexicographicallyPrecedes(b.lasting.reversed())
      }
      return a.cells == b.cells
        ? a.suspended.lexicographicallyPrecedes(b.suspended)
        : a.cells.reversed().lexicographicallyPrecedes(b.cells.reversed())
    }

    /// A single cell as it will be if the touch on another one is cancelled.
    private var settledCell: CellState {
      suspended.isEmpty ? cells[0] : cells[0].setting(.selected, true)
    }

    private var lasting: [CellState] {
      cells.enumerated().map { index, cell in
        suspended.contains(index) ? cell.lastingPart.setting(.selected, true) : cell.lastingPart
      }
    }
  }

  /// What a person does, and where.
  public struct Deed: Hashable, Sendable {
    /// The action.
    public let action: Action
    /// The item on whose cell the finger comes down or is; `nil` for another cell than those of the graph.
    public let item: Int?
    /// Where the finger was before.
    public let phase: TouchPhase

    /// Makes a deed.
    package init(_ action: Action, item: Int?, phase: TouchPhase) {
      self.action = action
      self.item = item
      self.phase = phase
    }
  }

  /// What comes of a deed.
  public struct Outcome: Hashable, Sendable {
    /// The state before.
    public let from: State
    /// The state after; the same if nothing changes.
    public let to: State
    /// What the person does.
    public let deed: Deed
    /// What is reported about these cells, in order.
    public let events: [Event]

    /// The action.
    public var action: Action { deed.action }

    /// The calls of the delegate about these cells, in order.
    public var calls: [DelegateCall] {
      events.compactMap { if case .call(let call) = $0.kind { call } else { nil } }
    }

    /// Makes an outcome.
    package init(from: State, to: State, deed: Deed, events: [Event]) {
      self.from = from
      self.to = to
      self.deed = deed
      self.events = events
    }
  }

  /// The items, in order.
  public let items: [Int]
  /// The state with which everything begins.
  public let initial: State
  /// The states that can be reached, in order.
  public let states: [State]
  /// What changes a state, in the order of `states` and of actions.
  public let transitions: [Outcome]
  /// What changes nothing, in the same order.
  public let idle: [Outcome]
  /// The custom states that were only seen while a finger was down.
  public let touchStates: Set<String>
  /// What limited the exploration, so that states or transitions may be missing; empty if nothing did.
  public let bounds: Set<ExplorationBound>

  /// Whether no state and no transition can be missing.
  public var isComplete: Bool { bounds.isEmpty }

  /// The states of the first item's cell, each once, in order.
  public var cellStates: [CellState] { Set(states.compactMap(\.cells.first)).sorted() }

  /// Makes a graph of what was found.
  package init(
    items: [Int], initial: State, states: Set<State>, transitions: Set<Outcome>,
    idle: Set<Outcome>, touchStates: Set<String> = [], bounds: Set<ExplorationBound> = []
  ) {
    self.items = items
    self.initial = initial
    self.states = states.sorted()
    self.transitions = transitions.sorted(by: Self.precedes)
    self.idle = idle.sorted(by: Self.precedes)
    self.touchStates = touchStates
    self.bounds = bounds
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

extension StateGraph.Deed {
  fileprivate var sortKey: [Int] {
    let rank = StateGraph.Action.allCases.firstIndex(of: action) ?? 0
    let place = TouchPhase.allCases.firstIndex(of: phase) ?? 0
    return [rank, item ?? -1, place]
  }
}
