package import Interaction
internal import Scenes
internal import Work

/// Finds the states that touches and scrolling can bring cells into: every action is tried in every
/// situation until nothing new is found.
///
/// Situations are an abstraction of stages (`Situation`). The actions are those of a user, each at
/// a representative position: on the visible part of a cell, outside of it, on one other cell of
/// each kind (`ItemKinds`), and, if the scene has custom states, at one content offset for each
/// combination of places of the watched cells. Without custom states nothing depends on the offset,
/// and the content only scrolls to make a cell visible before it is touched.
package struct StateExplorer {
  /// A stage that was reached.
  struct Node {
    let stage: Stage
    let situation: Situation
  }

  /// The result of an action.
  struct Result {
    let node: Node
    let events: [StateGraph.Event]
  }

  let machine: Machine
  let items: [Int]
  let kinds: ItemKinds
  /// Whether the states of cells may depend on their places.
  let hasCustomStates: Bool
  private var states: Set<StateGraph.State> = []
  private var transitions: Set<StateGraph.Outcome> = []
  private var idle: Set<StateGraph.Outcome> = []
  /// The custom states that were seen while no finger was down.
  private var lasting: Set<String> = []
  /// The kinds of other items that were touched.
  private var touchedKinds: Set<[Int]> = []

  /// Creates an explorer for the cells of some items.
  package init(_ machine: Machine, items: [Int]) {
    self.machine = machine
    self.items = items
    kinds = ItemKinds(machine, beside: items)
    hasCustomStates = !machine.scene.states.isEmpty
  }

  /// Returns the graph of everything that can follow a stage. If the first item is not visible in
  /// it, the content scrolls to it first.
  package mutating func graph(from stage: Stage) -> StateGraph {
    let start = node(at: start(from: stage), after: nil)
    var seen: Set<Situation> = [start.situation]
    var queue = [start]
    var next = 0
    while next < queue.count, queue.count < ExplorationBound.maximumSituations {
      let node = queue[next]
      next += 1
      note(node.situation)
      for step in steps(from: node) {
        for after in follow(step, node) where seen.insert(after.situation).inserted {
          queue.append(after)
        }
      }
    }
    var bounds: Set<ExplorationBound> = []
    if next < queue.count { bounds.insert(.situations) }
    if !Set(kinds.candidates.map(kinds.kind)).subtracting(touchedKinds).isEmpty {
      bounds.insert(.otherItems)
    }
    return StateGraph(
      items: items, initial: start.situation.state, states: states,
      transitions: transitions.filter { !isRedundant($0) }, idle: idle.filter { !isRedundant($0) },
      touchStates: Set(machine.scene.states.map(\.name)).subtracting(lasting), bounds: bounds)
  }

  private func start(from stage: Stage) -> Stage {
    let start = machine.updateConfigurations(stage).stage
    guard let item = items.first,
      !machine.arrangement(of: start).visibleItems.containsSorted(item)
    else { return start }
    return machine.updateConfigurations(
      machine.reduce(start, .input(.scroll(ScrollMovement(to: .item(item))))).stage
    ).stage
  }

  func node(at stage: Stage, after previous: Situation?) -> Node {
    Node(stage: stage, situation: Situation(stage, of: items, after: previous, machine))
  }

  private mutating func note(_ situation: Situation) {
    states.insert(situation.state)
    guard situation.touch == nil else { return }
    for state in situation.state.cells { lasting.formUnion(state.customStates) }
  }

  /// Performs a step and records its outcomes.
  private mutating func follow(_ step: Step, _ node: Node) -> [Node] {
    Budget.spend(of: .steps)
    if let kind = step.touchedItem.map(kinds.kind) { touchedKinds.insert(kind) }
    var found: [Node] = []
    var unchanged: [StateGraph.Outcome] = []
    var changes = false
    for result in results(of: step, from: node) {
      let after = result.node
      let deed = StateGraph.Deed(
        name(step, node.situation, after.situation), item: watchedItem(step, node.situation),
        phase: node.situation.phase)
      let outcome = StateGraph.Outcome(
        from: node.situation.state, to: after.situation.state, deed: deed, events: result.events)
      if outcome.to != outcome.from {
        changes = true
        states.insert(outcome.to)
        transitions.insert(outcome)
      } else {
        unchanged.append(outcome)
      }
      found.append(after)
    }
    if !changes, !isSilent(step, node.situation, found) { idle.formUnion(unchanged) }
    return found
  }

  private func watchedItem(_ step: Step, _ situation: Situation) -> Int? {
    let item = step.item ?? situation.touch?.item
    return item.flatMap { items.contains($0) ? $0 : nil }
  }

  /// Whether a step that changes nothing is not reported: it is not an action of the user, or what
  /// it starts is not over.
  private func isSilent(_ step: Step, _ situation: Situation, _ found: [Node]) -> Bool {
    switch step {
    case .hold:
      situation.touch?.isUnheard != true || found.contains { $0.situation.touch != nil }
    case .touchDown: found.contains { $0.situation.touch != nil }
    case .dragIn: true
    case .scroll: found.contains { name(step, situation, $0.situation) != .scrollHalfOut }
    case .quickTap, .tapAnother: false
    case .dragOut, .dragScrolling, .dragBackIn, .lift, .cancel:
      situation.touch?.isScrolling == true
        || situation.touch?.item.map { !items.contains($0) } ?? false
    }
  }

  /// The name of a step as a user would say it: a touch that is delivered after a delay came down,
  /// and one that the content follows scrolls instead of leaving its cell.
  private func name(_ step: Step, _ before: Situation, _ after: Situation) -> StateGraph.Action {
    switch step {
    case .touchDown: .touchDown
    case .quickTap: .quickTap
    case .hold: before.touch?.isUnheard == true ? .touchDown : .hold
    case .dragOut, .dragScrolling: after.touch?.isScrolling == true ? .dragScrolling : .dragOut
    case .dragBackIn: .dragBackIn
    case .dragIn: .dragIn
    case .lift: before.phase == .inside ? .liftInside : .liftOutside
    case .cancel: .cancel
    case .tapAnother: .tapAnother
    case .scroll: scrollName(before, after)
    }
  }

  /// Names a scroll by where it brings the first watched cell whose place it changes.
  private func scrollName(_ before: Situation, _ after: Situation) -> StateGraph.Action {
    let index = items.indices.first { before.places[$0] != after.places[$0] } ?? 0
    let places = after.places.indices.contains(index) ? after.places[index] : []
    if places.contains(.fullyVisible) { return .scrollBack }
    return places.contains(.visible) ? .scrollHalfOut : .scrollAway
  }

  /// Whether an outcome only combines two others: a quick tap with the same effect as touching and
  /// lifting.
  private func isRedundant(_ outcome: StateGraph.Outcome) -> Bool {
    guard outcome.deed.action == .quickTap else { return false }
    let all = transitions.union(idle)
    return all.contains { down in
      guard down.deed.action == .touchDown, down.from == outcome.from,
        down.deed.item == outcome.deed.item
      else { return false }
      if down.to == outcome.to, down.events == outcome.events, outcome.to == outcome.from {
        return true
      }
      return all.contains {
        $0.deed.action == .liftInside && $0.from == down.to && $0.to == outcome.to
          && $0.deed.item == down.deed.item && down.events + $0.events == outcome.events
      }
    }
  }
}
