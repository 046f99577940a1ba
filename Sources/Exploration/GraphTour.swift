internal import Drawing
package import Interaction
internal import Machine
internal import Scenes
internal import Vocabulary

/// Scripts that take every arrow of a cell and show every pair of its values: the fewest that a greedy search finds.
///
/// A script ends where nothing that is left can be reached. Within it the nearest arrow comes next, but one after which
/// others cannot be reached again comes after these.
package struct GraphTour {
  /// A script.
  package struct Walk: Hashable, Sendable {
    /// Some steps, and the arrow that they take.
    package struct Part: Hashable, Sendable {
      /// The arrow; `nil` for steps that take none, such as waiting.
      package let arrow: CellArrows.Arrow?
      /// The steps.
      package let steps: [TouchScript.Step]
      /// The state of the cell afterwards.
      package let state: CellState
    }

    /// The parts, in order.
    package var parts: [Part] = []

    /// The whole script.
    package var script: TouchScript { TouchScript(parts.flatMap(\.steps)) }
    /// The arrows, in order. Some are taken several times.
    package var arrows: [CellArrows.Arrow] { parts.compactMap(\.arrow) }
  }

  /// The scripts.
  package private(set) var walks: [Walk] = []
  /// The arrows that no script takes: those that are not allowed, and those whose steps lead elsewhere when they are
  /// taken again.
  package private(set) var missed: [CellArrows.Arrow] = []
  /// Why no script takes an arrow of the state graph, in words, where that was found.
  package private(set) var reasons: [CellArrows.Arrow: String] = [:]
  /// The pairs of values that no script shows.
  package private(set) var missedPairs: [CellArrows.Pair] = []

  /// The pause between two actions, unless something else is due before: 0.5 s, our choice, so that people see each
  /// state in a film.
  private static let pause: Duration = .milliseconds(500)
  /// The longest time in which what moves may come to rest. Our choice: content that glides rests within half of it.
  private static let patience: Duration = .seconds(10)

  let cell: CellArrows
  let leaving: [Situation: [StateExplorer.Edge]]
  private let arrows: Set<StateGraph.Outcome>
  let reach: TourReach
  /// A script without a step.
  private let beginning: TakenArrows

  // The arrows and values that are not covered yet.
  private(set) var outcomes: Set<StateGraph.Outcome>
  private(set) var inputs: Set<CellArrows.Arrow>
  private(set) var pairs: Set<CellArrows.Pair>
  var rows: [[Int]]

  /// Finds scripts.
  ///
  /// - Parameters:
  ///   - cell: What they take and show.
  ///   - allows: Whether an action may be used, and whether it begins a pan and stays. Default: all.
  package init(
    of cell: CellArrows, allowing allows: (StateGraph.Action, Bool) -> Bool = { _, _ in true }
  ) {
    self.cell = cell
    leaving = cell.routes.leaving.mapValues {
      $0.filter { allows($0.outcome.action, $0.outcome.deed.beginsPan) }
    }
    arrows = Set(cell.routes.graph.transitions)
    reach = TourReach(start: cell.routes.start.situation, leaving: leaving)
    beginning = TakenArrows(on: cell)
    outcomes = arrows.filter { allows($0.action, $0.deed.beginsPan) }
    inputs =
      allows(.appSets, false) ? Set(cell.arrows).subtracting(arrows.map { .outcome($0) }) : []
    pairs = cell.pairs
    rows = allows(.appSets, false) ? cell.combinations : []
    findWalks(inOne: true)
    // What was explored is not all that happens when a script is played: content glides on, animations end, and cells
    // are used again. What the long scripts do not take gets scripts of its own, which are short.
    findWalks(inOne: false)
    missed = cell.arrows.filter { arrow in
      if case .outcome(let outcome) = arrow {
        outcomes.contains(outcome) || !allows(outcome.action, outcome.deed.beginsPan)
      } else {
        inputs.contains(arrow) || !allows(.appSets, false)
      }
    }
    missedPairs = pairs.sorted {
      ($0.first, $0.second, $0.one, $0.other) < ($1.first, $1.second, $1.one, $1.other)
    }
  }

  // MARK: - Walking

  /// Finds scripts for what is left.
  ///
  /// - Parameter inOne: Whether a script takes as much as it can, and not one arrow.
  private mutating func findWalks(inOne: Bool) {
    while !outcomes.isEmpty || !inputs.isEmpty || !rows.isEmpty {
      let before = (outcomes.count, inputs.count, rows.count)
      let walk = walk(inOne: inOne)
      guard (outcomes.count, inputs.count, rows.count) != before else { break }
      if !walk.parts.isEmpty { walks.append(walk) }
    }
  }

  /// A script from the start that takes and shows as much as it can.
  private mutating func walk(inOne: Bool) -> Walk {
    var draft = Draft(taken: beginning)
    if !isWatched(draft) {
      draft = written([.scroll(ScrollMovement(to: .item(cell.item)))], nil, after: draft)
    }
    note(&draft)
    while true {
      rows.removeAll { row in CellArrows.pairs(of: row).allSatisfy { !pairs.contains($0) } }
      let isResting = draft.situation.touch == nil && isWatched(draft)
      if isResting, showRow(&draft) || takeInputs(&draft) { continue }
      let wantsRest = !isResting && (!rows.isEmpty || !inputs.isEmpty)
      guard let path = path(from: draft.situation, orRest: wantsRest, draft) else { break }
      let count = outcomes.count
      _ = follow(path, &draft)
      if !inOne, outcomes.count < count { break }
    }
    draft.walk.parts.removeLast(draft.walk.parts.count - draft.kept)
    return draft.walk
  }

  private func isWatched(_ draft: Draft) -> Bool {
    cell.machine.arrangement(of: draft.stage).visibleItems.containsSorted(cell.item)
  }

  /// Takes the steps of a path; false if one leads elsewhere when it is played.
  mutating func follow(_ path: [StateExplorer.Edge], _ draft: inout Draft) -> Bool {
    for edge in path {
      pause(&draft)
      let node = StateExplorer.Node(stage: draft.stage, situation: draft.situation)
      guard let result = cell.routes.explorer.result(of: edge, from: node) else {
        draft.divergent.insert(EdgeKey(edge))
        reasons[.outcome(edge.outcome)] =
          "in the situations that scripts reach, it leads to"
          + " another state"
        return false
      }
      let arrow = arrows.contains(edge.outcome) ? CellArrows.Arrow.outcome(edge.outcome) : nil
      let next = written(result.steps, arrow, after: draft)
      let isWanted = outcomes.contains(edge.outcome)
      let isTaken = next.taken.arrows.contains(.outcome(edge.outcome))
      let leadsThere = next.situation == edge.to
      if leadsThere || isWanted && isTaken {
        draft = next
        note(&draft)
      }
      if isWanted, !isTaken {
        draft.untaken.insert(EdgeKey(edge))
        reasons[.outcome(edge.outcome)] =
          leadsThere
          ? "played, it causes other events"
          : "played, it leads to \(next.situation.state.id)"
      }
      guard leadsThere else {
        draft.divergent.insert(EdgeKey(edge))
        return false
      }
    }
    return true
  }

  /// A script with some more steps. Unless a finger is down, it goes on until nothing moves.
  func written(
    _ steps: [TouchScript.Step], _ arrow: CellArrows.Arrow?, after draft: Draft
  ) -> Draft {
    var draft = draft
    var steps = steps
    draft.taken.play(steps)
    var rest = Duration.zero
    while draft.situation.touch == nil, draft.taken.isMoving, rest < Self.patience {
      draft.taken.play([.wait(Self.pause)])
      steps.append(.wait(Self.pause))
      rest += Self.pause
    }
    // Consecutive waits are merged.
    var joined: [TouchScript.Step] = []
    for step in steps {
      if case .wait(let more) = step, case .wait(let time)? = joined.last {
        joined[joined.count - 1] = .wait(time + more)
      } else {
        joined.append(step)
      }
    }
    draft.walk.parts.append(
      Walk.Part(
        arrow: arrow, steps: joined, state: cell.machine.state(ofItem: cell.item, in: draft.stage)))
    return draft
  }

  /// Notes what a script takes and shows.
  mutating func note(_ draft: inout Draft) {
    // A script takes and shows ever more, so that equal numbers are the same arrows and pairs.
    let counts = (arrows: draft.taken.arrows.count, pairs: draft.taken.pairs.count)
    guard counts != draft.notedCounts else { return }
    draft.notedCounts = counts
    let before = outcomes.count + inputs.count + pairs.count
    outcomes = outcomes.filter { !draft.taken.arrows.contains(.outcome($0)) }
    inputs.subtract(draft.taken.arrows)
    pairs.subtract(draft.taken.pairs)
    if outcomes.count + inputs.count + pairs.count < before { draft.kept = draft.walk.parts.count }
  }

  /// Waits a moment where that changes nothing.
  func pause(_ draft: inout Draft) {
    guard let last = draft.walk.parts.last?.steps.last else { return }
    if draft.situation.touch == nil, draft.stage.finger != nil {
      // A finger to which nothing reacts any more lifts before another one comes down.
      draft = written([.up], nil, after: draft)
    }
    if draft.situation.touch == nil, case .wait(let time) = last, time >= Self.pause { return }
    // A finger that rests may begin a gesture or open a menu.
    if draft.stage.finger != nil, let due = draft.taken.timeUntilDeadline, due <= Self.pause {
      return
    }
    let next = written([.wait(Self.pause)], nil, after: draft)
    if next.situation == draft.situation { draft = next }
  }
}
