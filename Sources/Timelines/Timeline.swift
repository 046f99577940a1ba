internal import Drawing
package import Interaction
package import Machine
package import Resolution
package import Scenes
internal import Work

/// The presentations of a script as a pure function of time: any moment can be requested in any
/// order and from several threads.
///
/// A turn changes the stage, to which cells settle at once; animations lead there from the previous
/// values. While nothing is animated, the presentation is exactly the settled one.
package struct Timeline: Sendable {
  /// A moment of a script: a time, or a mark, which shows the state before the script's next step.
  package struct Moment: Hashable, Sendable {
    /// The time from the start of the script.
    package let time: Duration
    /// The index of the turn; `nil` for the last one at that time.
    let turn: Int?

    /// Creates the moment after all steps at a time.
    package init(_ time: Duration) {
      (self.time, turn) = (time, nil)
    }

    /// Creates the moment of a mark.
    package init(_ mark: ScriptMark) {
      (time, turn) = (mark.time, mark.turn)
    }
  }

  /// The log: a turn for each moment, and for each part of it between marks, starting with the
  /// initial one.
  package let turns: [Turn]
  /// The time until the script is over and all finite animations have ended.
  package let duration: Duration
  /// The named moments, in order.
  package let marks: [ScriptMark]
  /// The actions of the finger, in order.
  package let touches: [TouchMoment]
  /// The steps that touch an item's cell while it is not visible, in order.
  package let missedTouches: [(step: Int, item: Int)]
  /// The steps that are not possible, with the reasons, in order.
  package let refusals: [(step: Int, reason: String)]
  /// The steps during which the actions of events did not end, with the chain of events, in order.
  package let endlessChains: [(step: Int, chain: [StateEvent])]
  private let scene: ResolvedScene
  private let machine: Machine
  /// The animations that run from each turn on, by item.
  private let motions: [[Int: CellMotion]]
  /// The animated sections from each turn on, by index.
  private let sections: [[Int: SectionMotion]]
  /// The maximum number of cached presentations. Our choice: frames are drawn in order, so that only a few turns are
  /// needed at the same time.
  private static let mostPresentations = 16
  /// The settled presentations of turns. Frames are requested from several threads.
  private let settled = Cache<Int, Presentation>(maximumCount: mostPresentations)
  /// Whether content that moves without a finger is between pixels, too.
  private var isSmooth = false

  /// The same timeline for documents without pixels, in which content that moves without a finger need not be on the
  /// pixel grid of the traits.
  package var smooth: Timeline {
    var timeline = self
    timeline.isSmooth = true
    return timeline
  }

  /// Plays a script in a scene.
  ///
  /// - Parameter start: The stage before it; `nil` for the scene's initial stage.
  package init(of scene: ResolvedScene, playing script: TouchScript, from start: Stage? = nil) {
    self.scene = scene
    machine = scene.machine
    let start = start ?? scene.initialStage
    var player = Player(machine, from: start)
    player.play(script)
    turns = player.turns
    touches = player.touches
    missedTouches = player.missedTouches
    endlessChains = player.endlessChains
    refusals = player.refusals
    marks = player.marks
    // Cells have updated their configuration before a script begins.
    var planner = MotionPlanner(scene, from: machine.updateConfigurations(start).stage)
    var sections: [[Int: SectionMotion]] = []
    motions = turns.map { turn in
      let motions = planner.advance(to: turn)
      sections.append(planner.sections)
      return motions
    }
    self.sections = sections
    // Content that still moves at the end of the script comes to rest.
    duration = max(script.duration, turns.last?.time ?? .zero, planner.end)
  }

  /// Returns the last turn at or before a time; before the start, the first one.
  package func turn(at time: Duration) -> Turn { turns[index(of: Moment(time))] }

  /// Returns the turns up to a moment, at least the first one.
  package func turns(through moment: Moment) -> ArraySlice<Turn> { turns[...index(of: moment)] }

  /// Returns the state of an item's cell at a time.
  package func state(ofItem item: Int, at time: Duration) -> CellState {
    state(ofItem: item, at: Moment(time))
  }

  /// Returns the state of an item's cell at a moment.
  package func state(ofItem item: Int, at moment: Moment) -> CellState {
    machine.state(ofItem: item, in: turns[index(of: moment)].stage)
  }

  /// Returns the stage at a moment.
  package func stage(at moment: Moment) -> Stage {
    let turn = turns[index(of: moment)]
    let elapsed = moment.time - turn.time
    guard elapsed > .zero else { return turn.stage }
    return machine.gliding(machine.reduce(turn.stage, .advance(by: elapsed)).stage, for: .zero)
  }

  /// Returns the presentation at a time.
  package func presentation(at time: Duration) -> Presentation { presentation(at: Moment(time)) }

  /// Returns the presentation at a moment.
  package func presentation(at moment: Moment) -> Presentation {
    let (time, index) = (moment.time, index(of: moment))
    let stage = shownStage(at: time, turn: index)
    let settled =
      stage.contentOffset == turns[index].contentOffset
        && stage.scroll.sectionOffsets == turns[index].stage.scroll.sectionOffsets
        && stage.swipe == turns[index].stage.swipe
        && stage.reorder == turns[index].stage.reorder
        && stage.menu == turns[index].stage.menu
      ? settledPresentation(ofTurn: index) : scene.presentation(of: stage)
    guard isAnimating(at: time, turn: index) else { return settled }
    let moving = motions[index]
    var cells = settled.cells
    // Cells that leave are shown until their animations end.
    let seen = Set(cells.map(\.item))
    let leaving = moving.filter { !seen.contains($0.key) && $0.value.movesCell }.keys
    if !leaving.isEmpty {
      cells += leaving.map { scene.decoratedCell(item: $0, in: stage) }
      cells.sort { $0.item < $1.item }
    }
    let bounds = Rect(origin: .zero, size: settled.size)
    var result = settled
    result.sections = movingSections(of: settled, in: stage, turn: index, at: time)
    result.cells = cells.compactMap { cell in
      guard let motion = moving[cell.item] else { return cell }
      let cell = motion.apply(to: cell, at: time)
      return seen.contains(cell.item) || cell.frame.intersects(bounds) ? cell : nil
    }
    // Cells whose items are gone fade out behind the others.
    let gone = moving.sorted { $0.key < $1.key }.compactMap {
      $0.value.leaving?.cell(at: time, in: stage)
    }
    result.cells = gone + result.cells
    return result
  }

  /// The stage of a turn with the offsets at a time, which change between turns while content glides.
  private func shownStage(at time: Duration, turn index: Int) -> Stage {
    let turn = turns[index]
    guard time > turn.time || isSmooth else { return turn.stage }
    return machine.gliding(
      turn.stage, for: max(.zero, time - turn.time), onPixels: !isSmooth)
  }

  /// Returns the sections with their animations applied, including those that leave.
  private func movingSections(
    of settled: Presentation, in stage: Stage, turn index: Int, at time: Duration
  ) -> [PresentedSection] {
    let moving = sections[index]
    guard !moving.isEmpty else { return settled.sections }
    let leaving = Set(moving.keys).subtracting(settled.sections.map(\.number)).sorted()
    let all =
      settled.sections
      + leaving.compactMap {
        scene.section($0, in: stage, ground: settled.backgroundColor)
      }
    let gone = moving.values.compactMap {
      $0.leaving?.section(at: time, in: stage)
    }
    return (gone + all.map { moving[$0.number]?.apply(to: $0, at: time) ?? $0 })
      .enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
      .map(\.element)
  }

  /// Returns the presentation after all animations of the turn at `time` have ended.
  package func settledPresentation(at time: Duration) -> Presentation {
    settledPresentation(ofTurn: index(of: Moment(time)))
  }

  /// Returns the presentation after all animations of the latest turn at a moment have ended.
  package func settledPresentation(at moment: Moment) -> Presentation {
    settledPresentation(ofTurn: index(of: moment))
  }

  /// Returns the presentation after all animations of a turn have ended.
  package func settledPresentation(ofTurn index: Int) -> Presentation {
    settled.value(index) { scene.presentation(of: turns[index].stage) }
  }

  /// Returns an item's cell at a time, whether or not it is visible.
  package func cell(item: Int, at time: Duration) -> PresentedCell {
    cell(item: item, at: Moment(time))
  }

  /// Returns an item's cell at a moment, whether or not it is visible.
  package func cell(item: Int, at moment: Moment) -> PresentedCell {
    let index = index(of: moment)
    let cell = scene.cell(item: item, in: shownStage(at: moment.time, turn: index))
    return motions[index][item]?.apply(to: cell, at: moment.time) ?? cell
  }

  /// Returns the next time after `time` at which the presentation may change: at once while
  /// something is animated, and `nil` if it never changes again.
  package func nextChange(after time: Duration) -> Duration? {
    let index = index(of: Moment(time))
    if isMoving(at: time, turn: index) { return time + Duration(attoseconds: 1) }
    return index + 1 < turns.count ? turns[index + 1].time : nil
  }

  /// Whether anything moves at a moment: in an animation, or content without a finger.
  package func isMoving(at moment: Moment) -> Bool {
    isMoving(at: moment.time, turn: index(of: moment))
  }

  /// Times that are worth showing: the start, each mark, each turn except those during a scroll,
  /// and the middle and end of each turn's animations.
  package var moments: [Duration] {
    var moments = Set(turns.filter { !$0.isIntermediate }.map(\.time) + marks.map(\.time))
    for (turn, motions) in zip(turns, motions) {
      for running in motions.values.flatMap(\.running) where running.start == turn.time {
        guard let end = running.end else { continue }
        moments.insert(end)
        moments.insert(turn.time + (end - turn.time) / 2)
      }
    }
    return moments.filter { $0 <= duration }.sorted()
  }

  /// The animations of an item's cell from a turn on; `nil` if there are none.
  func motion(ofItem item: Int, inTurn index: Int) -> CellMotion? { motions[index][item] }

  private func isMoving(at time: Duration, turn index: Int) -> Bool {
    turns[index].isGliding || motions[index].values.contains { $0.isChanging(at: time) }
      || sections[index].values.contains { $0.isExchanging(at: time) }
  }

  /// Whether anything is shown in another way than after all animations of a turn, also for good.
  private func isAnimating(at time: Duration, turn index: Int) -> Bool {
    motions[index].values.contains { $0.isMoving(at: time) }
      || sections[index].values.contains { $0.isExchanging(at: time) }
  }

  private func index(of moment: Moment) -> Int {
    if let turn = moment.turn { return turn }
    let time = moment.time
    var (low, high) = (1, turns.count)
    while low < high {
      let middle = (low + high) / 2
      if turns[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
