package import Interaction
internal import Scenes
internal import Work

/// Finds the states that touches and scrolls can bring cells into: every action is tried in every situation
/// until nothing new follows.
///
/// Situations are an abstraction of stages (`Situation`). The actions are those of a person, each at a
/// representative place: on the visible part of a cell, outside of it, on one other cell of each kind
/// (`ItemKinds`), and, if the scene has custom states, at one content offset for each way in which the
/// watched cells can lie in the viewport. Without custom states nothing depends on the offset, and the
/// content only scrolls to bring a cell into view before it is touched.
package struct StateExplorer {
  /// A stage that was reached.
  struct Node {
    let stage: Stage
    let situation: Situation
    /// The highest rank of what the finger on the glass has done.
    var rank = Step.Rank.usual
  }

  /// What an action led to.
  struct Result {
    let node: Node
    let events: [StateGraph.Event]
  }

  let machine: Machine
  let items: [Int]
  let kinds: ItemKinds
  /// Whether cells may be in other states elsewhere on screen.
  let hasCustomStates: Bool
  let hasRecognizers: Bool
  private var states: Set<StateGraph.State> = []
  /// What changes a state, by its rank.
  private var transitions: [Step.Rank: Set<StateGraph.Outcome>] = [:]
  private var idle: Set<StateGraph.Outcome> = []
  /// The custom states that were seen to hold without a finger.
  private var lasting: Set<String> = []
  /// The kinds of other items that were touched.
  private var touchedKinds: Set<[Int]> = []

  /// Makes an explorer of what becomes of the cells of some items.
  package init(_ machine: Machine, items: [Int]) {
    self.machine = machine
    self.items = items
    kinds = ItemKinds(machine, beside: items)
    hasCustomStates = !machine.scene.states.isEmpty
    hasRecognizers = !machine.scene.collectionView.gestureRecognizers.isEmpty
  }

  /// Returns the graph of what can follow a stage. If the first item is not in view there, the content
  /// scrolls to it first.
  package mutating func graph(from stage: Stage) -> StateGraph {
    let start = node(at: start(from: stage), after: nil)
    // What a person usually does is followed first, so that each situation gets the lowest rank.
    var ranks: [Situation: Step.Rank] = [start.situation: .usual]
    var waiting: [Step.Rank: [Node]] = [.usual: [start]]
    while ranks.count < ExplorationBound.maximumSituations,
      let rank = Step.Rank.allCases.first(where: { waiting[$0]?.isEmpty == false })
    {
      let nodes = waiting.updateValue([], forKey: rank) ?? []
      for node in nodes where ranks[node.situation] == rank {
        note(node.situation)
        for step in steps(from: node) {
          for after in follow(step, node) {
            if let known = ranks[after.situation], known <= after.rank { continue }
            ranks[after.situation] = after.rank
            waiting[after.rank, default: []].append(after)
          }
        }
      }
    }
    var bounds: Set<ExplorationBound> = []
    if waiting.contains(where: { !$0.value.isEmpty }) { bounds.insert(.situations) }
    if !Set(kinds.candidates.map(kinds.kind)).subtracting(touchedKinds).isEmpty {
      bounds.insert(.otherItems)
    }
    let shown = shownTransitions
    let all = shown.union(idle)
    return StateGraph(
      items: items, initial: start.situation.state, states: states,
      transitions: shown.filter { !isRedundant($0, in: all) },
      idle: idle.filter { !isRedundant($0, in: all) },
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

  /// Follows a step and writes down what came of it.
  private mutating func follow(_ step: Step, _ node: Node) -> [Node] {
    Budget.spend(of: .steps)
    if let kind = step.touchedItem.map(kinds.kind) { touchedKinds.insert(kind) }
    let rank = max(node.rank, step.rank(in: node.situation))
    var found: [Node] = []
    var unchanged: [StateGraph.Outcome] = []
    var changes = false
    for result in results(of: step, from: node) {
      var after = result.node
      after.rank = after.situation.touch == nil ? .usual : rank
      let deed = StateGraph.Deed(
        name(step, node.situation, after.situation), item: watchedItem(step, node.situation),
        phase: node.situation.phase)
      let outcome = StateGraph.Outcome(
        from: node.situation.state, to: after.situation.state, deed: deed, events: result.events)
      if outcome.to != outcome.from {
        changes = true
        states.insert(outcome.to)
        transitions[rank, default: []].insert(outcome)
      } else {
        unchanged.append(outcome)
      }
      found.append(after)
    }
    if rank == .usual, !changes, !isSilent(step, node.situation, found) {
      idle.formUnion(unchanged)
    }
    return found
  }

  private func watchedItem(_ step: Step, _ situation: Situation) -> Int? {
    let item = step.item ?? situation.touch?.item
    return item.flatMap { items.contains($0) ? $0 : nil }
  }

  /// Whether nothing is said of a step that changes nothing: it is no action of a person's, or what it starts
  /// is not over.
  private func isSilent(_ step: Step, _ situation: Situation, _ found: [Node]) -> Bool {
    switch step {
    case .hold:
      situation.touch?.isUnheard != true || found.contains { $0.situation.touch != nil }
    case .touchDown: found.contains { $0.situation.touch != nil }
    case .dragIn, .touchAnother, .touchBackground, .dragInside, .dragOnto, .scrollInside, .slide:
      true
    case .scroll: found.contains { name(step, situation, $0.situation) != .scrollHalfOut }
    case .quickTap, .tapAnother: false
    case .dragOut, .dragScrolling, .dragBackIn, .lift, .cancel:
      situation.touch?.isScrolling == true
        || situation.touch?.item.map { !items.contains($0) } ?? false
    }
  }

  /// What a person would call a step: a touch that is delivered after a delay came down, and one that the
  /// content follows does not leave its cell but scrolls.
  private func name(_ step: Step, _ before: Situation, _ after: Situation) -> StateGraph.Action {
    switch step {
    case .touchDown: .touchDown
    case .quickTap: .quickTap
    case .hold: before.touch?.isUnheard == true ? .touchDown : .hold
    case .dragOut, .dragScrolling, .scrollInside:
      after.touch?.isScrolling == true && before.touch?.isScrolling != true
        ? .dragScrolling : .dragOut
    case .dragInside: .dragInside
    case .dragBackIn: .dragBackIn
    case .dragIn, .dragOnto: .dragIn
    case .slide(let slide): slide.isInward ? .dragIn : .dragOut
    case .lift: liftName(before)
    case .cancel: .cancel
    case .tapAnother: .tapAnother
    case .touchAnother, .touchBackground: .touchAnother
    case .scroll: scrollName(before, after)
    }
  }

  private func liftName(_ before: Situation) -> StateGraph.Action {
    guard before.touch?.isInside == true else { return .liftOutside }
    return before.touch?.isUnheard == true ? .quickTap : .liftInside
  }

  /// Names a scroll by where it brings the first watched cell whose place it changes.
  private func scrollName(_ before: Situation, _ after: Situation) -> StateGraph.Action {
    let index = items.indices.first { before.places[$0] != after.places[$0] } ?? 0
    let places = after.places.indices.contains(index) ? after.places[index] : []
    if places.contains(.fullyVisible) { return .scrollBack }
    return places.contains(.visible) ? .scrollHalfOut : .scrollAway
  }

  /// What changes a state, without what a diagram need not show: touches on other cells where the person can
  /// go the same way on a watched one, and unusual movements between states that are reached without them.
  private var shownTransitions: Set<StateGraph.Outcome> {
    struct Link: Hashable {
      let from, to: StateGraph.State
    }
    var shown: Set<StateGraph.Outcome> = []
    var links: Set<Link> = []
    var reached: Set<StateGraph.State> = []
    for rank in Step.Rank.allCases {
      let new = transitions[rank, default: []].filter { outcome in
        switch rank {
        case .usual: true
        case .elsewhere: !links.contains(Link(from: outcome.from, to: outcome.to))
        case .unusual:
          !links.contains(Link(from: outcome.from, to: outcome.to))
            && !(reached.contains(outcome.from) && reached.contains(outcome.to))
        }
      }
      shown.formUnion(new)
      links.formUnion(new.map { Link(from: $0.from, to: $0.to) })
      reached = shown.reduce(into: reached) { $0.formUnion([$1.from, $1.to]) }
    }
    return shown
  }

  /// Whether an action is nothing but two others, one after the other: a tap that does what touching and
  /// lifting does, with a state between them.
  private func isRedundant(
    _ outcome: StateGraph.Outcome, in all: Set<StateGraph.Outcome>
  ) -> Bool {
    let touch: StateGraph.Action
    switch outcome.action {
    case .quickTap: touch = .touchDown
    case .tapAnother: touch = .touchAnother
    case .touchDown, .hold, .dragOut, .dragBackIn, .liftInside, .liftOutside, .cancel,
      .dragScrolling, .scrollHalfOut, .scrollBack, .scrollAway, .dragIn, .dragInside,
      .touchAnother:
      return false
    }
    return all.contains { down in
      guard down.action == touch, down.from == outcome.from, down.deed.item == outcome.deed.item
      else { return false }
      if down.to == outcome.to, down.events == outcome.events, outcome.to == outcome.from {
        return true
      }
      return all.contains {
        $0.action == .liftInside && $0.from == down.to && $0.to == outcome.to
          && $0.deed.item == down.deed.item && down.events + $0.events == outcome.events
      }
    }
  }
}
