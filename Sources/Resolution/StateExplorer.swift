internal import Interaction
internal import Scenes

/// Finds the states that touches can bring a cell into where a scene has states of its own: every action
/// is played, with gestures and delays, until nothing new follows.
struct StateExplorer {
  /// So many situations are followed. Our choice: far more than a cell that a person can understand has.
  private static let mostSituations = 4096
  /// Between two actions: shorter than anything that waits.
  private static let instant = Duration.microseconds(1)

  /// A way that was played, up to now.
  private struct Node {
    var player: ScriptPlayer
    var time: Duration
    let situation: Situation
  }

  private let scene: ResolvedScene
  private let item: Int
  private let others: [Int]
  private var states: Set<CellState> = []
  private var transitions: Set<StateGraph.Transition> = []
  private var idle: Set<StateGraph.Idle> = []
  /// The scene's own states that were seen to hold without a finger.
  private var lasting: Set<String> = []

  init(_ scene: ResolvedScene, item: Int, others: [Int]) {
    self.scene = scene
    self.item = item
    self.others = others
  }

  /// Plays everything.
  mutating func graph() -> StateGraph {
    let player = ScriptPlayer(scene)
    let start = Node(
      player: player, time: .zero, situation: player.situation(ofItem: item))
    var seen: Set<Situation> = [start.situation]
    var queue = [start]
    var next = 0
    while next < queue.count, queue.count < Self.mostSituations {
      let node = queue[next]
      next += 1
      note(node.situation)
      for action in actions(in: node.situation, node.player) {
        for after in follow(action, node) where seen.insert(after.situation).inserted {
          queue.append(after)
        }
      }
    }
    return StateGraph(
      initial: start.situation.state, states: states, transitions: transitions, idle: idle,
      touchStates: Set(scene.scene.states.map(\.name)).subtracting(lasting),
      isComplete: next == queue.count)
  }

  private mutating func note(_ situation: Situation) {
    states.insert(situation.state)
    if situation.touch == nil { lasting.formUnion(situation.state.customStates) }
  }

  private func actions(
    in situation: Situation, _ player: ScriptPlayer
  ) -> [StateGraph.Action] {
    guard let touch = situation.touch else {
      return others.isEmpty ? [.touchDown, .quickTap] : [.touchDown, .quickTap, .tapAnother]
    }
    let waiting: [StateGraph.Action] = player.dueTime == nil ? [] : [.hold]
    // What nobody has heard of is a quick tap, or else it is held.
    guard !touch.isUnheard else { return waiting }
    return waiting
      + (touch.isInside ? [.dragOut, .liftInside, .cancel] : [.dragBackIn, .liftOutside, .cancel])
  }

  /// Plays an action and writes down what came of it.
  private mutating func follow(_ action: StateGraph.Action, _ node: Node) -> [Node] {
    var found: [Node] = []
    var idleCalls: Set<[DelegateCall]> = []
    var changes = false
    for other in action == .tapAnother ? others : [item] {
      var after = node
      after.time += Self.instant
      perform(action, other: other, &after)
      let situation = after.player.situation(ofItem: item)
      let events = after.player.turns.filter { $0.time > node.time }.flatMap(\.events)
        .filter { $0.item == item }
      let calls = events.compactMap(\.call)
      if situation.state != node.situation.state {
        changes = true
        transitions.insert(
          StateGraph.Transition(
            from: node.situation.state, to: situation.state, action: name(action, node.situation),
            calls: calls, gestures: events.compactMap(Self.gesture)))
      } else {
        idleCalls.insert(calls)
      }
      found.append(Node(player: after.player, time: after.time, situation: situation))
    }
    // That a finger rests, or comes down and is heard of later, is nothing that a person does.
    let isSilent = action == .hold || action == .touchDown
    if !changes, !isSilent {
      for calls in idleCalls {
        idle.insert(
          StateGraph.Idle(
            state: node.situation.state, action: action, phase: node.situation.phase, calls: calls))
      }
    }
    return found
  }

  /// What a person would say: a touch that is heard of after a delay came down.
  private func name(
    _ action: StateGraph.Action, _ situation: Situation
  ) -> StateGraph.Action {
    action == .hold && situation.touch?.isUnheard == true ? .touchDown : action
  }

  private static func gesture(_ event: CellEvent) -> String? {
    switch event {
    case .gesture(let name, let phase, _): "\(name).\(phase.rawValue)"
    case .call, .flag, .custom, .batchUpdates, .didScroll, .willDisplayCell,
      .didEndDisplayingCell, .traitCollectionDidChange:
      nil
    }
  }

  private func perform(_ action: StateGraph.Action, other: Int, _ node: inout Node) {
    func play(_ input: TouchInput) { node.player.play(input, at: node.time) }
    switch action {
    case .touchDown: play(.down(.item(item)))
    case .hold:
      guard let due = node.player.dueTime else { return }
      node.time = due
      node.player.happen(until: due)
    case .quickTap:
      play(.down(.item(item)))
      play(.up)
    case .dragOut: play(.move(.outside))
    case .dragBackIn: play(.move(.item(item)))
    case .liftInside, .liftOutside: play(.up)
    case .cancel: play(.cancel)
    case .tapAnother:
      play(.down(.item(other)))
      node.time += TouchScript.tapDuration
      node.player.happen(until: node.time)
      play(.up)
    }
  }
}
