internal import Interaction

/// Finds the states that touches can bring cells into: every action is tried until nothing new follows.
struct StateExplorer<Machine: TouchMachine> {
  /// So many situations are followed. Our choice: far more than a cell that a person can understand has.
  private static var mostSituations: Int { 4096 }

  /// A way that was played, up to now.
  private struct Node {
    var machine: Machine
    let situation: Situation
  }

  private let items: [Int]
  private let others: [Int]
  private var states: Set<JointGraph.State> = []
  private var transitions: Set<JointGraph.Outcome> = []
  private var idle: Set<JointGraph.Outcome> = []
  /// The scene's own states that were seen to hold without a finger.
  private var lasting: Set<String> = []

  /// - Parameters:
  ///   - items: The items whose cells are watched.
  ///   - others: Other items; all are tapped, as the delegate may answer differently for each.
  init(items: [Int], others: [Int]) {
    self.items = items
    self.others = others
  }

  /// Tries everything, beginning with `machine` as it is; `customStates` are the scene's own.
  mutating func graph(of machine: Machine, customStates: some Sequence<String>) -> JointGraph {
    let start = Node(machine: machine, situation: machine.situation(ofItems: items))
    var seen: Set<Situation> = [start.situation]
    var queue = [start]
    var next = 0
    while next < queue.count, queue.count < Self.mostSituations {
      let node = queue[next]
      next += 1
      note(node.situation)
      for action in actions(in: node) {
        for after in follow(action, node) where seen.insert(after.situation).inserted {
          queue.append(after)
        }
      }
    }
    return JointGraph(
      items: items, initial: start.situation.state, states: states, transitions: transitions,
      idle: idle, touchStates: Set(customStates).subtracting(lasting),
      isComplete: next == queue.count)
  }

  private mutating func note(_ situation: Situation) {
    states.insert(situation.state)
    guard situation.touch == nil else { return }
    for state in situation.state.cells { lasting.formUnion(state.customStates) }
  }

  private func actions(in node: Node) -> [StateGraph.Action] {
    let actions = node.machine.actions(in: node.situation)
    return actions + (actions.contains(.touchDown) && !others.isEmpty ? [.tapAnother] : [])
  }

  /// The items with which an action is tried.
  private func targets(_ action: StateGraph.Action, _ situation: Situation) -> [Int] {
    switch action {
    case .touchDown, .quickTap, .scrollHalfOut: items
    case .tapAnother: others
    case .hold, .dragOut, .dragBackIn, .liftInside, .liftOutside, .cancel, .dragScrolling,
      .scrollBack:
      [situation.touchedItem ?? items.first ?? 0]
    }
  }

  /// Plays an action and writes down what came of it.
  private mutating func follow(_ action: StateGraph.Action, _ node: Node) -> [Node] {
    var found: [Node] = []
    var unchanged: [JointGraph.Outcome] = []
    var changed: Set<JointGraph.Deed> = []
    for target in targets(action, node.situation) {
      var after = node.machine
      let events = after.perform(action, item: target)
      let situation = after.situation(ofItems: items)
      let outcome = JointGraph.Outcome(
        from: node.situation.state, to: situation.state,
        deed: JointGraph.Deed(
          name(action, node.situation, situation), item: items.contains(target) ? target : nil,
          phase: node.situation.phase),
        events: events.compactMap(event))
      if outcome.to == outcome.from {
        unchanged.append(outcome)
      } else {
        changed.insert(outcome.deed)
        states.insert(outcome.to)
        transitions.insert(outcome)
      }
      found.append(Node(machine: after, situation: situation))
    }
    // That a finger rests, or comes down and is heard of later, is nothing that a person does; and an
    // action that changes something with one neighbour does not "change nothing" with another.
    // So is what comes after a drag that scrolls.
    let isSilent =
      action == .hold || node.situation.touch?.isScrolling == true || action == .scrollBack
      || action == .touchDown && found.contains { $0.situation.touch != nil }
    if !isSilent { idle.formUnion(unchanged.filter { !changed.contains($0.deed) }) }
    return found
  }

  /// What a person would say: a touch that is heard of after a delay came down, and one with which the
  /// content goes does not leave the cell but scrolls.
  private func name(
    _ action: StateGraph.Action, _ before: Situation, _ after: Situation
  ) -> StateGraph.Action {
    if action == .hold, before.touch?.isUnheard == true { return .touchDown }
    return action == .dragOut && after.touch?.isScrolling == true ? .dragScrolling : action
  }

  /// What is heard of the cells that are watched.
  private func event(_ event: CellEvent) -> JointGraph.Event? {
    guard let item = event.item, items.contains(item) else { return nil }
    switch event {
    case .call(let call, _): return JointGraph.Event(.call(call), item: item)
    case .gesture(let name, let phase, _):
      return JointGraph.Event(.gesture("\(name).\(phase.rawValue)"), item: item)
    case .flag, .custom, .batchUpdates, .didScroll, .willDisplayCell, .didEndDisplayingCell,
      .traitCollectionDidChange:
      return nil
    }
  }
}
