package import Vocabulary

/// The states that the cells of one or several items can be in together, and the actions that lead
/// from one state to another, as found by `StateExplorer`.
///
/// A state contains only the cells' states. The position of the finger and of the content is not
/// part of it: "drag out" of a highlighted cell leads to the same normal state that the touch began
/// in.
public struct StateGraph: Hashable, Sendable {
  /// An action of the user.
  public enum Action: String, CaseIterable, Hashable, Sendable {
    /// A finger comes down on the cell.
    case touchDown = "touch down"
    /// The finger stays down without moving.
    case hold
    /// A finger comes down and lifts before the touch is delivered to the cell.
    case quickTap = "quick tap"
    /// The finger leaves the cell without lifting.
    case dragOut = "drag out"
    /// The finger returns to the cell that it had left.
    case dragBackIn = "drag back in"
    /// The finger lifts on the cell on which it came down.
    case liftInside = "lift inside"
    /// The finger lifts after it has left the cell on which it came down.
    case liftOutside = "lift outside"
    /// The system cancels the touch.
    case cancel
    /// A finger comes down on another cell and lifts there.
    case tapAnother = "tap another cell"
    /// The finger leaves the cell in the scroll direction. Scrolling starts and cancels the touch.
    case dragScrolling = "drag to scroll"
    /// The content scrolls until half of the cell is visible.
    case scrollHalfOut = "scroll half out"
    /// The content scrolls back until the cell is fully visible.
    case scrollBack = "scroll back"
    /// The content scrolls until the cell is not visible.
    case scrollAway = "scroll away"
    /// A finger that came down on another cell moves onto this one.
    case dragIn = "drag in"
    /// The finger moves within the cell (`UIControl.Event.touchDragInside`).
    case dragInside = "drag inside"
    /// A finger comes down on another cell and stays there.
    case touchAnother = "touch another cell"
    /// The app sets a flag or a custom state that the scene declares as its input.
    case appSets = "app sets"

    /// The words between the action and the name of a control.
    fileprivate var preposition: String {
      switch self {
      case .touchDown, .quickTap, .hold, .cancel: " on"
      case .dragOut: " of"
      case .liftInside, .liftOutside, .dragInside: ""
      case .dragBackIn, .dragIn: " to"
      case .tapAnother, .dragScrolling, .scrollHalfOut, .scrollBack, .scrollAway, .touchAnother,
        .appSets:
        ", finger on"
      }
    }

    /// Whether the app acts, and not a finger.
    public var isOfApp: Bool { self == .appSets }
  }

  /// A delegate call or a gesture's phase for one of the cells.
  public struct Event: Hashable, Sendable {
    /// The kind of event.
    public enum Kind: Hashable, Sendable {
      /// A gesture's phase, for example "press.began".
      case gesture(String)
      /// A control's event, for example "like.touchUpInside".
      case control(String)
      /// A delegate call.
      case call(DelegateCall)
    }

    /// The kind of event.
    public let kind: Kind
    /// The item whose cell it is about.
    public let item: Int

    /// Creates an event.
    package init(_ kind: Kind, item: Int) {
      self.kind = kind
      self.item = item
    }

    /// Whether it is a phase of a gesture.
    fileprivate var isGesture: Bool {
      if case .gesture = kind { true } else { false }
    }

    /// The event as text.
    package var text: String {
      switch kind {
      case .gesture(let name), .control(let name): name
      case .call(let call): call.rawValue
      }
    }
  }

  /// The states of all cells.
  public struct State: Hashable, Comparable, Sendable {
    /// The state of each cell, in the order of the items.
    public let cells: [CellState]
    /// The indices in `cells` of those that are shown unselected, although their item is selected,
    /// until the touch on another cell is decided.
    public let suspended: [Int]

    /// The names of the cells' states, for example `highlighted+selected` or `normal, suspended`.
    public var id: String {
      cells.enumerated().map { index, cell in
        suspended.contains(index)
          ? (cell.isNormal ? "" : cell.id + "+") + "suspended" : cell.id
      }.joined(separator: ", ")
    }

    /// Creates a state.
    package init(cells: [CellState], suspended: [Int] = []) {
      self.cells = cells
      self.suspended = suspended
    }

    /// Sorts by the lasting states, then by the rest; later items have precedence, so that earlier
    /// items change first.
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

    /// The state of a single cell if the touch on another one is cancelled.
    private var settledCell: CellState {
      suspended.isEmpty ? cells[0] : cells[0].setting(.selected, to: true)
    }

    private var lasting: [CellState] {
      cells.enumerated().map { index, cell in
        suspended.contains(index) ? cell.lastingPart.setting(.selected, to: true) : cell.lastingPart
      }
    }
  }

  /// An action with its item.
  package struct Deed: Hashable, Sendable {
    /// The action.
    package let action: Action
    /// The item whose cell the finger touches; `nil` for a cell that is not in the graph.
    package let item: Int?
    /// Where the finger is before the action.
    package let region: TouchRegion
    /// What the app sets; `nil` for actions of a finger.
    package let change: StateChange.Value?
    /// The control that the finger came down on; `nil` for none.
    package let control: ViewName?

    /// The action in words, if these are not those of `action`; `nil` otherwise.
    package let phrase: String?

    /// Creates a deed.
    package init(
      _ action: Action, item: Int?, region: TouchRegion, change: StateChange.Value? = nil,
      phrase: String? = nil, control: ViewName? = nil
    ) {
      self.phrase = phrase
      self.control = control
      self.action = action
      self.item = item
      self.region = region
      self.change = change
    }

    /// Whether a finger begins a pan and stays.
    package var beginsPan: Bool { phrase?.hasSuffix(Self.panBegins) == true }

    /// The end of the phrase of such an action, after the name of the recogniser.
    package static let panBegins = " begins"

    /// The action in words, without its item: "touch down", "lift inside like", "app sets download
    /// loading".
    package var words: String {
      if let phrase { return phrase }
      return action.rawValue + (change.map { " \($0.phrase)" } ?? "")
        + (control.map { "\(action.preposition) \($0.rawValue)" } ?? "")
    }
  }

  /// A call of the app that deletes items of the graph.
  package struct Deletion: Hashable, Sendable {
    /// The app's method, for example `deleteItem`.
    package let method: String
    /// The items that are gone, in order.
    package let items: [Int]

    /// Creates a deletion.
    package init(_ method: String, items: [Int]) { (self.method, self.items) = (method, items) }
  }

  /// The result of a deed.
  public struct Outcome: Hashable, Sendable {
    /// The state before.
    public let from: State
    /// The state after it; equal to `from` if nothing changes. It keeps the remaining states of deleted items' cells.
    public let to: State
    /// The user's action.
    package let deed: Deed
    /// The events of these cells, in order.
    public let events: [Event]
    /// What has deleted items of the graph; `nil` if all are still there.
    package let deletion: Deletion?

    /// The items of the graph that it deletes, in order; empty if all are still there afterwards.
    public var deletedItems: [Int] { deletion?.items ?? [] }

    /// The action.
    public var action: Action { deed.action }

    /// The delegate calls about these cells, in order.
    public var calls: [DelegateCall] {
      events.compactMap { if case .call(let call) = $0.kind { call } else { nil } }
    }

    /// Creates an outcome.
    package init(
      from: State, to: State, deed: Deed, events: [Event], deletion: Deletion? = nil
    ) {
      self.from = from
      self.to = to
      self.deed = deed
      self.events = events
      self.deletion = deletion
    }

    /// The events of a graph of one cell as diagrams list them: those of gestures first, as labels tell them in words,
    /// then those of controls and the calls in order. What deletes the item is the last.
    package var listedEvents: [String] {
      let gestures = events.filter(\.isGesture)
      let others = events.filter { !$0.isGesture }
      return (gestures + others).map(\.text) + [deletion?.method].compactMap(\.self)
    }

    /// The name of the state after it, or `deleted`.
    package var end: String { deletion == nil ? to.id : StateGraph.deleted }

    /// The events as text, and the calls that have deleted items.
    fileprivate var texts: [String] {
      events.map { "\($0.text) \($0.item)" }
        + (deletion.map { deletion in deletion.items.map { "\(deletion.method) \($0)" } } ?? [])
    }
  }

  /// The name of the end of an item that is deleted, which is no state.
  package static let deleted = "deleted"

  /// The states in which an action was tried.
  package struct Attempts: Hashable, Sendable {
    /// With the finger on a cell of the graph, and elsewhere.
    package var own: Set<State> = []
    package var others: Set<State> = []

    /// No states.
    package init() {}
  }

  /// The items, in order.
  public let items: [Int]
  /// The initial state.
  public let initial: State
  /// The reachable states, in order.
  public let states: [State]
  /// The outcomes that change the state, in the order of `states` and of actions. Those that also delete an item have
  /// `deletedItems`, and are among `deletions`, too.
  public let transitions: [Outcome]
  /// The outcomes that change nothing and delete nothing, in the same order.
  public let idle: [Outcome]
  /// The outcomes after which an item is gone, in the same order: also those that only delete it, which are not among
  /// `transitions`.
  public let deletions: [Outcome]
  /// The custom states that occurred only while a finger was down.
  package let touchStates: Set<String>
  /// The limits that the exploration hit, so that states or transitions may be missing; empty if it
  /// is complete.
  public let bounds: Set<ExplorationBound>
  /// The states in which the cells were visible and no finger was down. The app acts only in these.
  package let resting: Set<State>
  /// The states in which each action was tried, whether it changed something or not, by the action's words: with the
  /// finger on one of the cells, and on another one.
  package let attempts: [String: Attempts]

  /// Whether the exploration found all states and transitions.
  public var isComplete: Bool { bounds.isEmpty }

  /// The distinct states of the first item's cell, in order.
  public var cellStates: [CellState] { Set(states.compactMap(\.cells.first)).sorted() }

  /// Creates a graph.
  package init(
    items: [Int], initial: State, states: Set<State>, transitions: Set<Outcome>,
    idle: Set<Outcome>, deletions: Set<Outcome> = [], touchStates: Set<String> = [],
    bounds: Set<ExplorationBound> = [], resting: Set<State> = [], attempts: [String: Attempts] = [:]
  ) {
    self.attempts = attempts
    self.items = items
    self.initial = initial
    self.states = states.sorted()
    self.transitions = transitions.sorted(by: Self.precedes)
    self.idle = idle.sorted(by: Self.precedes)
    self.deletions = deletions.sorted(by: Self.precedes)
    self.touchStates = touchStates
    self.bounds = bounds
    self.resting = resting
  }

  /// A total order, so that the result does not depend on the order of a set.
  private static func precedes(_ a: Outcome, _ b: Outcome) -> Bool {
    if a.from != b.from { return a.from < b.from }
    if a.to != b.to { return a.to < b.to }
    let (keyA, keyB) = (a.deed.sortKey, b.deed.sortKey)
    if keyA != keyB { return keyA.lexicographicallyPrecedes(keyB) }
    if a.deed.words != b.deed.words { return a.deed.words < b.deed.words }
    return a.texts.lexicographicallyPrecedes(b.texts)
  }
}

extension StateGraph.Deed {
  fileprivate var sortKey: [Int] {
    let rank = StateGraph.Action.allCases.firstIndex(of: action) ?? 0
    let place = TouchRegion.allCases.firstIndex(of: region) ?? 0
    return [rank, item ?? -1, place]
  }
}
