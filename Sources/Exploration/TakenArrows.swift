internal import Drawing
package import Interaction
internal import Machine
internal import Scenes
internal import Vocabulary

/// The arrows and states of an item's cell that a script takes and shows, found by playing it.
///
/// It does not use the explorer: an arrow is taken where the cell's state, the events and the finger's or the app's
/// action are those of the arrow.
package struct TakenArrows {
  /// The arrows.
  package private(set) var arrows: Set<CellArrows.Arrow> = []
  /// The states in which the cell was on screen.
  package private(set) var states: Set<CellState> = []
  /// The pairs of values that occurred together.
  package private(set) var pairs: Set<CellArrows.Pair> = []

  /// A moment after an input, or after something was due.
  private struct Moment {
    var situation: Situation
    let input: TouchInput?
    var events: [StateGraph.Event]
    /// Whether the finger pans.
    let isPanning: Bool
  }

  /// A state and its successor.
  private struct Ends: Hashable {
    let from, to: StateGraph.State
  }

  /// The maximum number of moments in an action: several taps have the most, and a swipe along all stops of a row.
  private static let longestAction = 12

  private let cell: CellArrows
  private let known: Set<CellArrows.Arrow>
  private let outcomes: [Ends: [StateGraph.Outcome]]
  private var player: Player
  private var moments: [Moment] = []
  /// The current stage, in which cells have updated their configuration.
  private(set) var stage: Stage
  /// The current situation.
  private(set) var situation: Situation

  /// Plays a script from the beginning.
  package init(of script: TouchScript, on cell: CellArrows) {
    self.init(on: cell)
    player.play(script)
    read()
  }

  /// Begins a script without a step.
  init(on cell: CellArrows) {
    self.cell = cell
    player = Player(cell.machine, from: cell.start, recordsMoments: true)
    known = Set(cell.arrows)
    outcomes = Dictionary(grouping: cell.routes.graph.transitions) {
      Ends(from: $0.from, to: $0.to)
    }
    stage = player.machine.updateConfigurations(cell.start).stage
    situation = Self.situation(of: stage, after: nil, player.machine, cell)
    moments = [Moment(situation: situation, input: nil, events: [], isPanning: false)]
    noteState()
  }

  /// Plays some more steps.
  mutating func play(_ steps: [TouchScript.Step]) {
    player.perform(steps)
    read()
  }

  /// Whether something moves that a finger could catch, or recognisers wait for another tap.
  var isMoving: Bool { player.isMoving || !player.stage.animators.isEmpty }

  /// The time until something happens without input; `nil` if nothing will.
  var timeUntilDeadline: Duration? { player.machine.timeUntilDeadline(in: player.stage) }

  private static func situation(
    of stage: Stage, after previous: Situation?, _ machine: Machine, _ cell: CellArrows
  ) -> Situation {
    Situation(stage, of: [cell.item], after: previous, machine)
      .distinguishing(cell.routes.explorer.parts)
  }

  /// Reads what the player has recorded.
  private mutating func read() {
    for moment in player.takeMoments() {
      let before = cell.inputs(in: stage)
      stage = player.machine.updateConfigurations(moment.stage).stage
      note(moment)
      if case .app(.set(let change)) = moment.input, change.item == cell.item {
        for (free, values) in zip(cell.free, zip(before, cell.inputs(in: stage))) {
          let arrow = CellArrows.Arrow.input(free.part.word, from: values.0, to: values.1)
          if known.contains(arrow) { arrows.insert(arrow) }
        }
      }
    }
  }

  private mutating func note(_ moment: Player.Moment) {
    let before = situation
    situation = Self.situation(of: stage, after: before, player.machine, cell)
    noteState()
    let events = moment.notices.compactMap(cell.routes.explorer.event)
    // Time without a change is no moment, nor is a movement of a finger without an effect.
    if events.isEmpty, situation == before, moment.input.map(moves) ?? true { return }
    let isPanning = stage.finger?.isPanning == true
    let found = Moment(
      situation: situation, input: moment.input, events: events, isPanning: isPanning)
    if let last = moments.last, last.isPanning, isPanning, last.input?.kind == .move,
      moment.input?.kind == .move
    {
      // Further movements of a pan belong to the same moment.
      moments[moments.count - 1].situation = situation
      moments[moments.count - 1].events += events
    } else {
      moments.append(found)
    }
    findArrows()
  }

  /// Whether an input moves the finger, as the one before it did.
  private func moves(_ input: TouchInput) -> Bool {
    input.kind == .move && moments.last?.input?.kind == .move
  }

  /// Notes what is seen of the cell.
  private mutating func noteState() {
    let visible = player.machine.arrangement(of: stage).visibleItems
    guard visible.containsSorted(cell.item) else { return }
    states.insert(player.machine.connectedState(ofItem: cell.item, in: stage))
    if let values = cell.indices(of: situation, in: stage) {
      pairs.formUnion(CellArrows.pairs(of: values))
    }
  }

  /// Finds the arrows of actions that end now.
  private mutating func findArrows() {
    guard let last = moments.last else { return }
    var events: [StateGraph.Event] = []
    var inputs: [TouchInput] = []
    for moment in moments.indices.dropLast().reversed().prefix(Self.longestAction) {
      events = moments[moment + 1].events + events
      inputs = (moments[moment + 1].input.map { [$0] } ?? []) + inputs
      let before = moments[moment].situation
      for outcome in outcomes[Ends(from: before.state, to: last.situation.state), default: []]
      where outcome.events == events && outcome.deed.region == before.region
        && outcome.deed.isMade(by: inputs, scrolls: last.situation.touch?.isScrolling == true)
      {
        arrows.insert(.outcome(outcome))
      }
    }
  }
}

extension StateGraph.Deed {
  /// Whether some inputs can be the action.
  ///
  /// - Parameter scrolls: Whether the content follows the finger afterwards.
  fileprivate func isMade(by inputs: [TouchInput], scrolls: Bool) -> Bool {
    let kinds = inputs.map(\.kind)
    switch action {
    case .hold where phrase != nil:
      // The finger opens a context menu, lifts, and taps an action.
      return kinds.contains(.down) && kinds.last == .up && !kinds.contains(.cancel)
        && !kinds.contains(.app)
    case .touchDown:
      // A finger that moves a little before its touch is delivered has touched the cell, too.
      return kinds.allSatisfy { $0 == .down || $0 == .scroll || $0 == .move && kinds[0] == .down }
    case .hold, .touchAnother:
      return kinds.allSatisfy { $0 == .down || $0 == .scroll }
    case .liftInside, .liftOutside: return kinds == [.up]
    case .quickTap, .tapAnother:
      return kinds.contains(.up) && !kinds.contains(.cancel) && !kinds.contains(.app)
    case .cancel: return kinds == [.cancel]
    case .dragScrolling: return kinds.contains(.move) && scrolls
    case .dragOut: return kinds.contains(.move) && !kinds.contains(.app)
    case .dragBackIn, .dragIn, .dragInside:
      return kinds.contains(.move) && !kinds.contains(.cancel) && !kinds.contains(.app)
    case .scrollHalfOut, .scrollBack, .scrollAway:
      return kinds.contains { $0 == .scroll || $0 == .move }
    case .appSets:
      return inputs.contains {
        if case .app(.set(let new)) = $0 { new.values.contains { $0 == change } } else { false }
      }
    }
  }
}

extension TouchInput {
  fileprivate enum Kind { case down, move, up, cancel, scroll, app }

  fileprivate var kind: Kind {
    switch self {
    case .down: .down
    case .move: .move
    case .up: .up
    case .cancel: .cancel
    case .scroll, .fling: .scroll
    case .app(let call): call.movesContent && !call.movesItems ? .scroll : .app
    case .traits: .app
    }
  }
}
