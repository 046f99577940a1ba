/// The states that one cell can be in and the actions that lead from one to another, found by trying
/// every action on the real selection machine.
///
/// A state is what the cell is, its flags; where the finger is belongs to the machine but not to the
/// state. So "drag out" of a highlighted cell leads to the same normal state in which it began.
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
    /// The finger lifts on the cell.
    case liftInside = "lift inside"
    /// The finger lifts after it had left the cell.
    case liftOutside = "lift outside"
    /// The system cancels the touch.
    case cancel
    /// A finger comes down on another cell and lifts there.
    case tapAnother = "tap another cell"
    /// The finger leaves the cell along the scroll direction, which cancels the touch.
    case dragScrolling = "drag to scroll"
    /// The content scrolls until half of the cell is out of view.
    case scrollHalfOut = "scroll half out"
    /// The content scrolls back to where it was.
    case scrollBack = "scroll back"
  }

  /// An action that leads from one state to another.
  public struct Transition: Hashable, Sendable {
    /// The state before.
    public var from: CellState
    /// The state after; never the same.
    public var to: CellState
    /// What the person does.
    public var action: Action
    /// The delegate calls about this cell, in order.
    public var calls: [DelegateCall]
    /// What gesture recognisers tell of, in order: "press.began".
    public var gestures: [String] = []

    /// Makes a transition.
    package init(
      from: CellState, to: CellState, action: Action, calls: [DelegateCall], gestures: [String] = []
    ) {
      self.from = from
      self.to = to
      self.action = action
      self.calls = calls
      self.gestures = gestures
    }
  }

  /// An action after which the cell is what it was.
  public struct Idle: Hashable, Sendable {
    /// The state before and after.
    public var state: CellState
    /// What the person does.
    public var action: Action
    /// Where the finger was before.
    public var phase: TouchPhase
    /// The delegate calls about this cell, in order.
    public var calls: [DelegateCall]

    /// Makes an action that changes nothing.
    package init(state: CellState, action: Action, phase: TouchPhase, calls: [DelegateCall]) {
      self.state = state
      self.action = action
      self.phase = phase
      self.calls = calls
    }
  }

  /// The state in which the cell is shown first.
  public private(set) var initial: CellState
  /// The states that can be reached: lasting flags first, touch flags second.
  public private(set) var states: [CellState]
  /// What changes the state, in the order of `states` and of `Action.allCases`.
  public private(set) var transitions: [Transition]
  /// What changes nothing, in the same order.
  public private(set) var idle: [Idle]
  /// The scene's own states that hold only while a finger is down, as far as was seen.
  public private(set) var touchStates: Set<String> = []
  /// Whether everything that can follow was tried; `false` when there was too much of it.
  public private(set) var isComplete = true

  /// Explores what can become of `item`'s cell, beginning with the machine as `model` has it.
  ///
  /// What can follow depends only on the cell's flags and on where the finger is: the selection of
  /// other items is told to others, and the delegate's answers know only the item that they are about.
  /// So the search sees each pair once, and ends.
  /// - Parameters:
  ///   - item: The item whose cell is watched.
  ///   - others: Other items of the same collection view; all are tried, as the delegate may answer
  ///     differently for each.
  package init(
    exploring model: SelectionModel, item: Int, others: [Int],
    delegate: SelectionDelegate = .agreeing
  ) {
    struct Place: Hashable {
      let state: CellState
      let phase: TouchPhase
    }
    let initial = model.state(of: item)
    var seen: Set<Place> = [Place(state: initial, phase: model.touchPhase)]
    var queue = [model]
    var states: Set<CellState> = [initial]
    var transitions: Set<Transition> = []
    var idle: Set<Idle> = []
    var next = 0
    while next < queue.count {
      let model = queue[next]
      next += 1
      let from = model.state(of: item)
      for action in Self.actions(in: model.touchPhase, hasOthers: !others.isEmpty) {
        var idleCalls: Set<[DelegateCall]> = []
        var changes = false
        for other in action == .tapAnother ? others : [item] {
          var after = model
          let events = after.perform(action, item: item, other: other, delegate: delegate)
          let calls = events.filter { $0.item == item }.compactMap(\.call)
          let to = after.state(of: item)
          if from == to {
            idleCalls.insert(calls)
          } else {
            changes = true
            transitions.insert(Transition(from: from, to: to, action: action, calls: calls))
          }
          states.insert(to)
          if seen.insert(Place(state: to, phase: after.touchPhase)).inserted { queue.append(after) }
        }
        // An action that changes the cell with one neighbour does not "change nothing" with another.
        guard !changes else { continue }
        for calls in idleCalls {
          idle.insert(Idle(state: from, action: action, phase: model.touchPhase, calls: calls))
        }
      }
    }
    self.init(
      initial: initial, states: states, transitions: transitions, idle: idle)
  }

  /// Creates a graph from its states and transitions.
  package init(
    initial: CellState, states: Set<CellState>, transitions: Set<Transition>, idle: Set<Idle>,
    touchStates: Set<String> = [], isComplete: Bool = true
  ) {
    self.initial = initial
    self.states = states.sorted()
    self.transitions = transitions.sorted {
      let (one, other) = (
        ($0.from, $0.to, $0.action, TouchPhase.none, $0.calls),
        ($1.from, $1.to, $1.action, TouchPhase.none, $1.calls)
      )
      return Self.precedes(one, other)
        || !Self.precedes(other, one) && $0.gestures.lexicographicallyPrecedes($1.gestures)
    }
    self.idle = idle.sorted {
      Self.precedes(
        ($0.state, $0.state, $0.action, $0.phase, $0.calls),
        ($1.state, $1.state, $1.action, $1.phase, $1.calls))
    }
    self.touchStates = touchStates
    self.isComplete = isComplete
  }

  /// What of a state lasts only while a finger is down.
  package func touchPart(of state: CellState) -> CellState {
    state.customStates.filter(touchStates.contains)
      .reduce(state.transientPart) { $0.setting(custom: $1, true) }
  }

  /// What stays of a state when the finger is gone.
  package func restingPart(of state: CellState) -> CellState {
    touchStates.reduce(state.lastingPart) { $0.setting(custom: $1, false) }
  }

  private static func actions(in phase: TouchPhase, hasOthers: Bool) -> [Action] {
    switch phase {
    case .none: hasOthers ? [.touchDown, .tapAnother] : [.touchDown]
    case .inside: [.dragOut, .liftInside, .cancel]
    case .outside: [.dragBackIn, .liftOutside, .cancel]
    }
  }

  private typealias SortKey = (CellState, CellState, Action, TouchPhase, [DelegateCall])

  /// A total order, so that nothing depends on the order of a set.
  private static func precedes(_ a: SortKey, _ b: SortKey) -> Bool {
    if a.0 != b.0 { return a.0 < b.0 }
    if a.1 != b.1 { return a.1 < b.1 }
    if a.2 != b.2 { return rank(a.2) < rank(b.2) }
    if a.3 != b.3 { return rank(a.3) < rank(b.3) }
    return a.4.map(\.rawValue).lexicographicallyPrecedes(b.4.map(\.rawValue))
  }

  private static func rank<Value: CaseIterable & Equatable>(_ value: Value) -> Int {
    Array(Value.allCases).firstIndex(of: value) ?? 0
  }
}

extension SelectionModel {
  fileprivate mutating func perform(
    _ action: StateGraph.Action, item: Int, other: Int, delegate: SelectionDelegate
  ) -> [CellEvent] {
    switch action {
    case .touchDown: return handle(.began(item: item), delegate: delegate)
    // Nothing waits, and nothing scrolls.
    case .hold, .dragScrolling, .scrollHalfOut, .scrollBack: return []
    case .quickTap:
      return handle(.began(item: item), delegate: delegate) + handle(.ended, delegate: delegate)
    case .dragOut: return handle(.moved(inside: false), delegate: delegate)
    case .dragBackIn: return handle(.moved(inside: true), delegate: delegate)
    case .liftInside, .liftOutside: return handle(.ended, delegate: delegate)
    case .cancel: return handle(.cancelled, delegate: delegate)
    case .tapAnother:
      return handle(.began(item: other), delegate: delegate)
        + handle(.ended, delegate: delegate)
    }
  }
}
