internal import CollectionLayouts
package import Interaction
package import Machine
internal import Scenes
internal import Validation
internal import Vocabulary
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
  /// A stage that was reached: a node of the explored graph, whose edges are the steps (`Edge`).
  struct Node {
    let stage: Stage
    let situation: Situation
    /// The highest rank of what the finger on the glass has done.
    var rank = Step.Rank.usual
  }

  /// The result of an action.
  struct Result {
    let node: Node
    let events: [StateGraph.Event]
    /// The deletion of explored items; `nil` if all still exist.
    let deletion: StateGraph.Deletion?
    /// The action as steps of a script.
    let steps: [TouchScript.Step]
  }

  /// The machine without context menus and touches that change values of controls.
  let machine: Machine
  /// The machine with them.
  let panMachine: Machine
  let items: [Int]
  let kinds: ItemKinds
  /// Whether the states of cells may depend on their places.
  let hasCustomStates: Bool
  /// Whether there are recognisers that are no pans.
  let hasRecognizers: Bool
  /// The parts of the state that are distinguished; `nil` for all. The app sets no others.
  let parts: Set<StateChange.Word>?
  /// The inputs that the app sets in the cell of each item.
  let inputs: [[Scene.Input]]
  private var states: Set<StateGraph.State> = []
  /// The states of visible cells that were seen while no finger was down.
  private var resting: Set<StateGraph.State> = []
  /// The outcomes that change the state, by rank.
  private var transitions: [Step.Rank: Set<StateGraph.Outcome>] = [:]
  private var idle: Set<StateGraph.Outcome> = []
  /// The outcomes after which watched items are gone.
  private var deletions: Set<StateGraph.Outcome> = []
  /// The states in which each action was tried, by its words.
  private var attempts: [String: StateGraph.Attempts] = [:]
  /// The custom states that were seen while no finger was down.
  private var lasting: Set<String> = []
  /// The kinds of other items that were touched.
  private var touchedKinds: Set<[Int]> = []
  /// The steps with where they led, in the order in which they were taken, if that is recorded.
  private(set) var edges: [Edge] = []
  /// The first stage that was found for each situation, if steps are recorded.
  private(set) var nodes: [Situation: Node] = [:]
  let recordsEdges: Bool

  /// Creates an explorer for the cells of some items.
  ///
  /// - Parameters:
  ///   - machine: The scene's machine.
  ///   - items: The items.
  ///   - parts: The parts of the cells' states that are distinguished; `nil` for all. Nothing that these
  ///     depend on may be missing.
  ///   - recordsEdges: Whether to keep where each step led, for routes.
  package init(
    _ machine: Machine, items: [Int], parts: Set<StateChange.Word>? = nil,
    recordsEdges: Bool = false
  ) {
    self.recordsEdges = recordsEdges
    // Scripts reach every number on their way.
    let confined = machine.exploring.confined
    panMachine = recordsEdges ? confined : confined.steppingToStops
    let machine = panMachine.withoutValueTouches.withoutMenus
    self.machine = machine
    self.items = items
    self.parts = parts
    inputs = items.map { item in
      machine.loaded.scene.inputs(ofItem: item).filter { parts?.contains($0.word) ?? true }
    }
    kinds = ItemKinds(machine, beside: items)
    hasCustomStates = machine.hasCustomStates
    hasRecognizers = machine.recognizers.contains { $0.pan == nil }
  }

  /// Returns the graph of everything that can follow a stage. If the first item is not visible in
  /// it, the content scrolls to it first.
  package mutating func graph(from stage: Stage) -> StateGraph {
    let start = firstNode(from: stage)
    if recordsEdges { nodes[start.situation] = start }
    // The most usual actions are followed first, so that each situation has the lowest rank.
    var ranks: [Situation: Step.Rank] = [start.situation: .usual]
    var waiting: [Step.Rank: [Node]] = [.usual: [start]]
    while ranks.count < ExplorationBound.maximumSituations,
      let rank = Step.Rank.allCases.first(where: { waiting[$0]?.isEmpty == false })
    {
      let nodes = waiting.updateValue([], forKey: rank) ?? []
      for (index, node) in nodes.enumerated() where ranks[node.situation] == rank {
        guard ranks.count < ExplorationBound.maximumSituations else {
          waiting[rank, default: []] += nodes[index...]
          break
        }
        note(node)
        for step in steps(from: node) {
          for after in follow(step, node) {
            if let known = ranks[after.situation], known <= after.rank { continue }
            ranks[after.situation] = after.rank
            waiting[after.rank, default: []].append(after)
          }
        }
      }
    }
    let shown = shownTransitions
    let deletions = self.deletions.union(shown.filter { $0.deletion != nil })
    let combinations = Combinations(shown.union(idle).union(deletions))
    return StateGraph(
      items: items, initial: start.situation.state, states: states,
      transitions: shown.filter { !combinations.contain($0) },
      idle: idle.filter { !combinations.contain($0) },
      deletions: deletions.filter { !combinations.contain($0) },
      touchStates: Set(machine.loaded.scene.states.map(\.name)).subtracting(lasting),
      bounds: bounds(isComplete: waiting.allSatisfy(\.value.isEmpty), traits: stage.traits),
      resting: resting, attempts: attempts)
  }

  /// The limits that keep states out of the graph.
  ///
  /// - Parameters:
  ///   - isComplete: Whether all situations that were found have been explored.
  ///   - traits: The traits in all situations.
  private func bounds(isComplete: Bool, traits: Traits) -> Set<ExplorationBound> {
    var bounds: Set<ExplorationBound> = []
    if !isComplete { bounds.insert(.situations) }
    if !Set(kinds.candidates.map(kinds.kind)).subtracting(touchedKinds).isEmpty {
      bounds.insert(.otherItems)
    }
    if machine.actsOnOthersByState { bounds.insert(.otherStates) }
    if machine.loaded.scene.rules.contains(where: { !$0.completion.isEmpty }) {
      bounds.insert(.completions)
    }
    if machine.loaded.scene.cellReuse == .kept, !machine.loaded.scene.states.isEmpty {
      bounds.insert(.reusedCells)
    }
    if machine.hasSwipes { bounds.insert(.swipes) }
    if machine.recognizers.contains(where: { $0.numberOfTapsRequired > 1 }) {
      bounds.insert(.taps)
    }
    if panMachine.recognizers.contains(where: { $0.pan != nil }) { bounds.insert(.pans) }
    if machine.stepsToStops,
      machine.loaded.scene.states.contains(where: { !$0.passedStops.isEmpty })
    {
      bounds.insert(.stops)
    }
    if panMachine.hasMenus { bounds.insert(.menus) }
    if machine.hasHandles { bounds.insert(.reordering) }
    if machine.loaded.scene.collectionView.isMultipleTouchEnabled
      || machine.recognizers.contains(where: \.needsSeveralTouches)
    {
      bounds.insert(.fingers)
    }
    if dependsOnScriptedTraits(from: traits) { bounds.insert(.traits) }
    return bounds
  }

  /// The node in which the exploration begins.
  func firstNode(from stage: Stage) -> Node { node(at: start(from: stage), after: nil) }

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
    Node(
      stage: stage,
      situation: Situation(stage, of: items, after: previous, machine).distinguishing(parts))
  }

  private mutating func note(_ node: Node) {
    let situation = node.situation
    states.insert(situation.state)
    guard situation.touch == nil else { return }
    let visible = machine.arrangement(of: node.stage).visibleItems
    if items.allSatisfy(visible.containsSorted) { resting.insert(situation.state) }
    for state in situation.state.cells { lasting.formUnion(state.customValues.keys) }
  }

  /// Performs a step and records its outcomes.
  private mutating func follow(_ step: Step, _ node: Node) -> [Node] {
    Budget.spend(of: .steps)
    if let kind = step.touchedItem.map(kinds.kind) { touchedKinds.insert(kind) }
    let rank = max(node.rank, step.rank(node.situation))
    var found: [Node] = []
    var unchanged: [StateGraph.Outcome] = []
    var changes = false
    for result in results(of: step, from: node) {
      var after = result.node
      after.rank = after.situation.touch == nil ? .usual : rank
      let deed = StateGraph.Deed(
        step.action(self, node.situation, after.situation),
        item: watchedItem(step, node.situation),
        region: node.situation.region, change: step.change, phrase: step.phrase,
        control: step.view ?? node.situation.touch?.view)
      let outcome = StateGraph.Outcome(
        from: node.situation.state, to: after.situation.state, deed: deed, events: result.events,
        deletion: result.deletion)
      if deed.item == nil {
        attempts[deed.words, default: .init()].others.insert(outcome.from)
      } else {
        attempts[deed.words, default: .init()].own.insert(outcome.from)
      }
      if recordsEdges {
        if nodes[after.situation] == nil { nodes[after.situation] = after }
        edges.append(
          Edge(from: node.situation, to: after.situation, step: step, outcome: outcome))
      }
      if outcome.to != outcome.from {
        changes = true
        states.insert(outcome.to)
        transitions[rank, default: []].insert(outcome)
      } else if outcome.deletion == nil {
        unchanged.append(outcome)
      }
      guard outcome.deletion == nil else {
        // The events of an item end when it is deleted.
        changes = true
        if rank == .usual || rank == .app { deletions.insert(outcome) }
        continue
      }
      found.append(after)
    }
    if rank == .usual, !changes, node.situation.touch?.control == nil,
      step.reportsIdle(self, node.situation, found)
    {
      idle.formUnion(unchanged)
    }
    return found
  }

  private func watchedItem(_ step: Step, _ situation: Situation) -> Int? {
    let item = step.item ?? situation.touch?.item
    return item.flatMap { items.contains($0) ? $0 : nil }
  }

  /// The transitions that the graph has. Left out are touches on other cells if an action on a watched cell
  /// connects the same states, and unusual movements between states that are reached without them.
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
        case .usual, .app: true
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
}
