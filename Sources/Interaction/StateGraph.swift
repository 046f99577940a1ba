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
    /// The finger leaves the cell without lifting.
    case dragOut = "drag out"
    /// The finger that had left comes back.
    case dragBackIn = "drag back in"
    /// The finger lifts on the cell.
    case liftInside = "lift inside"
    /// The finger lifts after it had left the cell.
    case liftOutside = "lift outside"
    /// The system takes the touch away.
    case cancel
    /// A finger comes down on another cell and lifts there.
    case tapAnother = "tap another cell"
  }

  /// An action that leads from one state to another.
  public struct Transition: Hashable, Sendable {
    /// The state before.
    public var from: CellState
    /// The state after; never the same.
    public var to: CellState
    /// What the person does.
    public var action: Action
    /// What the delegate hears about this cell, in order.
    public var calls: [DelegateCall]
  }

  /// An action after which the cell is what it was.
  public struct Idle: Hashable, Sendable {
    /// The state before and after.
    public var state: CellState
    /// What the person does.
    public var action: Action
    /// Where the finger was before.
    public var phase: TouchPhase
    /// What the delegate hears about this cell, in order.
    public var calls: [DelegateCall]
  }

  /// The state in which the cell is shown first.
  public private(set) var initial: CellState
  /// The states that can be reached: lasting flags first, touch flags second.
  public private(set) var states: [CellState]
  /// What changes the state, in the order of `states` and of `Action.allCases`.
  public private(set) var transitions: [Transition]
  /// What changes nothing, in the same order.
  public private(set) var idle: [Idle]

  /// Explores what can become of `item`'s cell, beginning with the machine as `model` has it.
  ///
  /// The search ends because the machine's own value has finitely many states for one item.
  /// - Parameters:
  ///   - item: The item whose cell is watched.
  ///   - other: Another item of the same collection view; `nil` when there is none.
  public init(
    exploring model: SelectionModel, item: Int, other: Int?,
    delegate: SelectionDelegate = .agreeing
  ) {
    initial = model.state(of: item)
    var seen: Set<SelectionModel> = [model]
    var queue = [model]
    var states: Set<CellState> = [initial]
    var transitions: Set<Transition> = []
    var idle: Set<Idle> = []
    var next = 0
    while next < queue.count {
      let model = queue[next]
      next += 1
      for action in Self.actions(in: model.touchPhase, hasOther: other != nil) {
        var after = model
        let events = after.perform(action, item: item, other: other, delegate: delegate)
        let calls = events.filter { $0.item == item }.compactMap(\.call)
        let (from, to) = (model.state(of: item), after.state(of: item))
        if from == to {
          idle.insert(Idle(state: from, action: action, phase: model.touchPhase, calls: calls))
        } else {
          transitions.insert(Transition(from: from, to: to, action: action, calls: calls))
        }
        states.insert(to)
        // The other items' selection is part of the machine's value; it does not matter to this
        // cell, so two machines that differ only there lead to the same graph.
        if seen.insert(after).inserted { queue.append(after) }
      }
    }
    self.states = states.sorted(by: Self.precedes)
    self.transitions = transitions.sorted {
      Self.ordered(
        ($0.from, $0.to, $0.action, $0.calls, 0), ($1.from, $1.to, $1.action, $1.calls, 0))
    }
    self.idle = idle.sorted {
      Self.ordered(
        ($0.state, $0.state, $0.action, $0.calls, $0.phase == .none ? 0 : 1),
        ($1.state, $1.state, $1.action, $1.calls, $1.phase == .none ? 0 : 1))
    }
  }

  private static func actions(in phase: TouchPhase, hasOther: Bool) -> [Action] {
    switch phase {
    case .none: hasOther ? [.touchDown, .tapAnother] : [.touchDown]
    case .inside: [.dragOut, .liftInside, .cancel]
    case .outside: [.dragBackIn, .liftOutside, .cancel]
    }
  }

  /// Few lasting flags before many, and at equal lasting flags few touch flags before many.
  private static func precedes(_ a: CellState, _ b: CellState) -> Bool {
    (a.lastingPart.rawValue, a.transientPart.rawValue)
      < (b.lastingPart.rawValue, b.transientPart.rawValue)
  }

  private typealias SortKey = (CellState, CellState, Action, [DelegateCall], Int)

  private static func ordered(_ a: SortKey, _ b: SortKey) -> Bool {
    if a.0 != b.0 { return precedes(a.0, b.0) }
    if a.1 != b.1 { return precedes(a.1, b.1) }
    let actions = Action.allCases
    let (first, second) = (actions.firstIndex(of: a.2) ?? 0, actions.firstIndex(of: b.2) ?? 0)
    if first != second { return first < second }
    if a.4 != b.4 { return a.4 < b.4 }
    return a.3.map(\.rawValue).lexicographicallyPrecedes(b.3.map(\.rawValue))
  }
}

extension SelectionModel {
  fileprivate mutating func perform(
    _ action: StateGraph.Action, item: Int, other: Int?, delegate: SelectionDelegate
  ) -> [CellEvent] {
    switch action {
    case .touchDown: return handle(.began(item: item), delegate: delegate)
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
