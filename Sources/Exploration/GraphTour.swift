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
  let leaving: [Situation: [StateExplorer.Way]]
  private let arrows: Set<StateGraph.Outcome>
  let reach: TourReach
  /// A script without a step.
  private let beginning: TakenArrows

  // What is left.
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
    var pen = Pen(taken: beginning)
    if !isWatched(pen) {
      pen = written([.scroll(ScrollMovement(to: .item(cell.item)))], nil, after: pen)
    }
    note(&pen)
    while true {
      rows.removeAll { row in CellArrows.pairs(of: row).allSatisfy { !pairs.contains($0) } }
      let isResting = pen.situation.touch == nil && isWatched(pen)
      if isResting, showRow(&pen) || takeInputs(&pen) { continue }
      let wantsRest = !isResting && (!rows.isEmpty || !inputs.isEmpty)
      guard let path = path(from: pen.situation, orRest: wantsRest, pen) else { break }
      let count = outcomes.count
      _ = follow(path, &pen)
      if !inOne, outcomes.count < count { break }
    }
    pen.walk.parts.removeLast(pen.walk.parts.count - pen.kept)
    return pen.walk
  }

  private func isWatched(_ pen: Pen) -> Bool {
    cell.machine.arrangement(of: pen.stage).visibleItems.containsSorted(cell.item)
  }

  /// Takes the steps of a path; false if one leads elsewhere when it is played.
  mutating func follow(_ path: [StateExplorer.Way], _ pen: inout Pen) -> Bool {
    for way in path {
      pause(&pen)
      let node = StateExplorer.Node(stage: pen.stage, situation: pen.situation)
      guard let result = cell.routes.explorer.result(of: way, from: node) else {
        pen.astray.insert(Way(way))
        reasons[.outcome(way.outcome)] = "from where scripts come there it leads elsewhere"
        return false
      }
      let arrow = arrows.contains(way.outcome) ? CellArrows.Arrow.outcome(way.outcome) : nil
      let next = written(result.steps, arrow, after: pen)
      let isWanted = outcomes.contains(way.outcome)
      let isTaken = next.taken.arrows.contains(.outcome(way.outcome))
      let leadsThere = next.situation == way.to
      if leadsThere || isWanted && isTaken {
        pen = next
        note(&pen)
      }
      if isWanted, !isTaken {
        pen.untaken.insert(Way(way))
        reasons[.outcome(way.outcome)] =
          leadsThere
          ? "played, it causes other events"
          : "played, it leads to \(next.situation.state.id)"
      }
      guard leadsThere else {
        pen.astray.insert(Way(way))
        return false
      }
    }
    return true
  }

  /// A script with some more steps. Unless a finger is down, it goes on until nothing moves.
  func written(
    _ steps: [TouchScript.Step], _ arrow: CellArrows.Arrow?, after pen: Pen
  ) -> Pen {
    var pen = pen
    var steps = steps
    pen.taken.play(steps)
    var rest = Duration.zero
    while pen.situation.touch == nil, pen.taken.isMoving, rest < Self.patience {
      pen.taken.play([.wait(Self.pause)])
      steps.append(.wait(Self.pause))
      rest += Self.pause
    }
    // Two times to wait are one.
    var joined: [TouchScript.Step] = []
    for step in steps {
      if case .wait(let more) = step, case .wait(let time)? = joined.last {
        joined[joined.count - 1] = .wait(time + more)
      } else {
        joined.append(step)
      }
    }
    pen.walk.parts.append(
      Walk.Part(
        arrow: arrow, steps: joined, state: cell.machine.state(ofItem: cell.item, in: pen.stage)))
    return pen
  }

  /// Notes what a script takes and shows.
  mutating func note(_ pen: inout Pen) {
    let before = outcomes.count + inputs.count + pairs.count
    outcomes = outcomes.filter { !pen.taken.arrows.contains(.outcome($0)) }
    inputs.subtract(pen.taken.arrows)
    pairs.subtract(pen.taken.pairs)
    if outcomes.count + inputs.count + pairs.count < before { pen.kept = pen.walk.parts.count }
  }

  /// Waits a moment where that changes nothing.
  func pause(_ pen: inout Pen) {
    guard let last = pen.walk.parts.last?.steps.last else { return }
    if pen.situation.touch == nil, pen.stage.finger != nil {
      // A finger that nothing heeds any more lifts before another one comes down.
      pen = written([.up], nil, after: pen)
    }
    if pen.situation.touch == nil, case .wait(let time) = last, time >= Self.pause { return }
    // A finger that rests may begin a gesture or open a menu.
    if pen.stage.finger != nil, let due = pen.taken.timeUntilDeadline, due <= Self.pause { return }
    let next = written([.wait(Self.pause)], nil, after: pen)
    if next.situation == pen.situation { pen = next }
  }
}
