internal import Drawing
package import Interaction
internal import Scenes
internal import Synchronization

/// What is on screen while a script plays, as a pure function of time: moments can be asked for in any
/// order and at once.
///
/// A turn changes what cells are settled to; animations lead there from what was set before. Between
/// turns, and while nothing moves, what is on screen is what was settled, exactly.
package struct Timeline: Sendable {
  /// A moment that a script names.
  package struct Mark: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The moment, from the start of the script.
    package let time: Duration
  }

  /// The moments at which something happened, one turn each, the start first.
  package let turns: [Turn]
  /// How long it takes until the script is over and nothing moves any longer; animations without end are
  /// not waited for.
  package let duration: Duration
  /// The moments that the script names, in order.
  package let marks: [Mark]
  /// What the finger did, in order.
  package let touches: [TouchMoment]
  /// The steps that touch an item's cell while it is out of view, in order.
  package let missedTouches: [(step: Int, item: Int)]
  private let scene: ResolvedScene
  /// What is on its way from each turn on, by item.
  private let motions: [[Int: CellMotion]]
  /// The sections that are on their way from each turn on, by number.
  private let sections: [[Int: SectionMotion]]
  private let settled: SettledStore

  /// Plays a script in a scene, from rest.
  package init(of scene: ResolvedScene, playing script: TouchScript) {
    self.scene = scene
    var player = ScriptPlayer(scene)
    player.play(script)
    turns = player.turns
    touches = player.touches
    missedTouches = player.missedItems
    marks = script.marks.map { Mark(name: $0.name, time: $0.time) }
    settled = SettledStore()
    var planner = MotionPlanner(scene)
    // A script may begin with a change.
    var before = StateTable(scene)
    var sections: [[Int: SectionMotion]] = []
    motions = turns.map { turn in
      defer {
        before = StateTable(scene, after: turn)
        sections.append(planner.sections)
      }
      return planner.advance(from: before, to: turn)
    }
    self.sections = sections
    duration = max(script.duration, planner.end)
  }

  /// The turn that is in force at `time`: a turn holds from its own moment on; before the start the
  /// first one holds.
  package func turn(at time: Duration) -> Turn { turns[index(at: time)] }

  /// The state of an item's cell at `time`.
  package func state(ofItem item: Int, at time: Duration) -> CellState {
    StateTable(scene, after: turn(at: time)).state(of: item)
  }

  /// What is on screen at `time`.
  package func presentation(at time: Duration) -> Presentation {
    let index = index(at: time)
    let turn = turns[index]
    let states = StateTable(scene, after: turn)
    let settled = settledPresentation(ofTurn: index)
    guard isMoving(at: time, turn: index) else { return settled }
    let moving = motions[index]
    var cells = settled.cells
    // Cells that leave are still seen on their way out.
    let seen = Set(cells.map(\.item))
    let leaving = moving.filter { !seen.contains($0.key) && $0.value.movesCell }.keys
    if !leaving.isEmpty {
      let scene = scene.with(turn.traits)
      let viewport = scene.viewport(after: turn)
      cells += leaving.map {
        scene.cell(
          item: $0, state: states.state(of: $0), in: viewport, answered: turn.answered)
      }
      cells.sort { $0.item < $1.item }
    }
    let bounds = Rect(origin: .zero, size: settled.size)
    var result = settled
    result.sections = movingSections(of: settled, turn: index, at: time)
    result.cells = cells.compactMap { cell in
      guard let motion = moving[cell.item] else { return cell }
      let cell = motion.apply(to: cell, at: time)
      return seen.contains(cell.item) || cell.frame.intersects(bounds) ? cell : nil
    }
    return result
  }

  /// The sections on their way to where they are settled, and those that leave.
  private func movingSections(
    of settled: Presentation, turn index: Int, at time: Duration
  ) -> [PresentedSection] {
    let moving = sections[index]
    guard !moving.isEmpty else { return settled.sections }
    let turn = turns[index]
    let viewport = scene.viewport(after: turn)
    let surroundings = scene.with(turn.traits)
    let leaving = Set(moving.keys).subtracting(settled.sections.map(\.number)).sorted()
    let all =
      settled.sections
      + leaving.compactMap {
        surroundings.section($0, in: viewport, ground: settled.backgroundColor)
      }
    return all.map { moving[$0.number]?.apply(to: $0, at: time) ?? $0 }
      .sorted { $0.number < $1.number }
  }

  /// What will be on screen when all that the turn in force at `time` has set in motion has come to rest.
  package func settledPresentation(at time: Duration) -> Presentation {
    settledPresentation(ofTurn: index(at: time))
  }

  private func settledPresentation(ofTurn index: Int) -> Presentation {
    let turn = turns[index]
    return settled.presentation(ofTurn: index) {
      let states = StateTable(scene, after: turn)
      return scene.with(turn.traits).presentation(
        in: scene.viewport(after: turn), answered: turn.answered
      ) { states.state(of: $0) }
    }
  }

  /// An item's cell at `time`, whether or not it is in view.
  package func cell(item: Int, at time: Duration) -> PresentedCell {
    let index = index(at: time)
    let turn = turns[index]
    let cell = scene.with(turn.traits).cell(
      item: item, state: StateTable(scene, after: turn).state(of: item),
      in: scene.viewport(after: turn), answered: turn.answered)
    return motions[index][item]?.apply(to: cell, at: time) ?? cell
  }

  /// The next moment after `time` at which the screen may change: at once while something moves; `nil`
  /// when it never does again.
  package func nextChange(after time: Duration) -> Duration? {
    let index = index(at: time)
    if isMoving(at: time, turn: index) { return time + Duration(attoseconds: 1) }
    return index + 1 < turns.count ? turns[index + 1].time : nil
  }

  /// The moments at which the screen is worth a look: the start, each turn but those on the way of a
  /// scroll, each mark, half-way through what it sets
  /// in motion, the end of that, and the end of the script.
  package var moments: [Duration] {
    var moments = Set(turns.filter { !$0.isOnTheWay }.map(\.time) + marks.map(\.time))
    for (turn, motions) in zip(turns, motions) {
      for running in motions.values.flatMap(\.running) where running.start == turn.time {
        guard let end = running.end else { continue }
        moments.insert(end)
        moments.insert(turn.time + (end - turn.time) / 2)
      }
    }
    return moments.filter { $0 <= duration }.sorted()
  }

  private func isMoving(at time: Duration, turn index: Int) -> Bool {
    motions[index].values.contains { $0.running.contains { !$0.isOver(at: time) } }
  }

  private func index(at time: Duration) -> Int {
    var (low, high) = (1, turns.count)
    while low < high {
      let middle = (low + high) / 2
      if turns[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}

/// The settled presentations of turns, each worked out once although frames are asked for at once.
private final class SettledStore: Sendable {
  /// So many are kept. Our choice: frames are drawn in order, so that few turns are looked at together.
  private static let mostKept = 16

  private let known = Mutex<[Int: Presentation]>([:])

  func presentation(ofTurn index: Int, _ make: () -> Presentation) -> Presentation {
    if let presentation = known.withLock({ $0[index] }) { return presentation }
    let presentation = make()
    known.withLock { known in
      if known.count >= Self.mostKept { known = [:] }
      known[index] = presentation
    }
    return presentation
  }
}
