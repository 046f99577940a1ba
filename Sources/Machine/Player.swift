package import Interaction
internal import Motion
package import Scenes
internal import Views
internal import Work

/// Plays a script: it passes the steps to the machine, advances time from deadline to deadline, and
/// logs the events.
package struct Player: Sendable {
  /// The machine.
  package let machine: Machine
  /// The current stage.
  package internal(set) var stage: Stage
  /// The time from the start of the script.
  package private(set) var time = Duration.zero
  /// The log, starting with the initial turn.
  package private(set) var turns: [Turn] = []
  /// The named moments of the script, in order.
  package private(set) var marks: [ScriptMark] = []
  /// The actions of the finger, in order.
  package private(set) var touches: [TouchMoment] = []
  /// The steps that touch an item's cell while it is not visible, with the item, in order.
  package private(set) var missedTouches: [(step: Int, item: Int)] = []
  /// The sliders whose thumbs steps have missed, in order.
  package private(set) var missedThumbs: [MissedThumb] = []
  /// The steps during which the actions of events did not end, with the chain of events, in order.
  package private(set) var endlessChains: [(step: Int, chain: [StateEvent])] = []
  /// The steps that are not possible, with the reasons, in order.
  package internal(set) var refusals: [(step: Int, reason: String)] = []
  /// The number of the current step, and of those that have begun.
  var (step, stepCount) = (0, 0)
  /// The events since `takeMoments` was called, one by one; `nil` if they are not recorded.
  private var moments: [Moment]?
  /// The events of the current turn.
  private var events: [CellEvent] = []
  private var inputs: [TouchInput] = []
  /// Whether the current turn ends with a mark, so that the next step starts a new turn.
  private var isMarked = false

  /// A moment at which something was put in, or time has passed.
  package struct Moment {
    /// The event.
    package let event: StageEvent
    /// The resulting events.
    package let notices: [CellEvent]
    /// The stage after it, within its turn.
    package let stage: Stage

    /// The input; `nil` if time has passed.
    package var input: TouchInput? {
      if case .input(let input, finger: _) = event { input } else { nil }
    }
  }

  /// Creates a player that starts with a stage.
  package init(_ machine: Machine, from stage: Stage) {
    self.init(machine, from: stage, recordsMoments: false)
  }

  /// Creates a player that starts with a stage.
  ///
  /// - Parameter recordsMoments: Whether it keeps all moments until they are taken.
  package init(_ machine: Machine, from stage: Stage, recordsMoments: Bool) {
    self.machine = machine
    var stage = stage
    stage.updates.isFirst = true
    self.stage = stage
    moments = recordsMoments ? [] : nil
  }

  /// The moments since the last call.
  package mutating func takeMoments() -> [Moment] {
    defer { moments = moments.map { _ in [] } }
    return moments ?? []
  }

  /// Plays a script to its end.
  package mutating func play(_ script: TouchScript) {
    perform(script.steps)
    // Animations that are running at the end are completed.
    if !machine.completingRules.isEmpty { endTurn() }
    if let last = stage.completions.map(\.timeLeft).max() { advance(by: last) }
    // Content that still moves comes to rest.
    while let next = isMoving ? machine.timeUntilDeadline(in: stage) : nil {
      advance(by: max(next, .nanoseconds(1)))
    }
    endTurn()
  }

  /// Performs some steps, after which others may follow.
  package mutating func perform(_ steps: [TouchScript.Step]) {
    for step in steps {
      let number = stepCount
      (self.step, stepCount) = (number, number + 1)
      switch step {
      case .tap, .down, .move, .up, .cancel: touch(step, step: number)
      case .fingers(let fingers, let step): touch(step, by: fingers, step: number)
      case .wait(let duration): advance(by: duration)
      case .scroll(let movement):
        perform(.scroll(movement), step: number)
        advance(by: movement.duration)
      case .fling(let fling): perform(.fling(fling), step: number)
      case .swipe(let swipe): perform(swipe, step: number)
      case .app(let call): perform(.app(call), step: number)
      case .traits(let change): perform(.traits(change), step: number)
      case .mark(let name): mark(name)
      }
    }
  }

  /// Whether something moves without a finger, or recognisers wait for another tap.
  package var isMoving: Bool {
    !stage.scroll.movements.isEmpty || stage.isGliding || stage.lifted != nil
  }

  mutating func perform(
    _ input: TouchInput, by finger: Int = SelectionModel.firstFinger, step: Int
  ) {
    Budget.spend(of: .steps)
    if isMarked || machine.endsTurn(before: input, in: stage) { endTurn() }
    if let item = input.beginning?.item, let place = input.beginning,
      !machine.isInView(machine.location(of: place, in: stage)),
      !machine.isOnMenu(place, in: stage)
    {
      missedTouches.append((step, item))
    } else if case .down(let place) = input, let item = place.item,
      machine.arrangement(of: stage).index(ofItem: item) == nil
    {
      refusals.append((step, "item \(item) does not exist; insert it first"))
    }
    let before = stage
    reduce(.input(input, finger: finger))
    inputs.append(input)
    if case .down(let place) = input,
      let missed = machine.missedThumb(place, of: stage.finger(finger), in: stage, step: step)
    {
      missedThumbs.append(missed)
    }
    // The system cancels the touches of all fingers.
    for finger in input == .cancel ? before.fingersDown : [finger] {
      guard
        let touch = TouchMoment(input, by: finger, at: time, from: before, to: stage, machine)
      else { continue }
      touches.append(touch)
    }
  }

  mutating func advance(by duration: Duration) {
    guard duration > .zero else { return }
    endTurn()
    var rest = duration
    while let next = machine.timeUntilDeadline(in: stage), next <= rest {
      reduce(.advance(by: next))
      time += next
      rest -= next
      // Steps at the same moment belong to the same turn.
      if rest > .zero { endTurn() }
    }
    reduce(.advance(by: rest))
    time += rest
  }

  private mutating func reduce(_ event: StageEvent) {
    let reduction = machine.handling(event, in: stage)
    let (after, notices) = reduction.result
    stage = after
    events += notices
    moments?.append(Moment(event: event, notices: notices, stage: after))
    if let chain = reduction.endlessChain { endlessChains.append((step, chain)) }
    for chain in reduction.endlessCompletions { endlessChains.append((step, chain)) }
    if let refusal = reduction.refusal { refusals.append((step, refusal)) }
  }

  mutating func mark(_ name: String) {
    isMarked = true
    marks.append(
      ScriptMark(
        name: name, time: time, turn: hasOpenTurn ? turns.count : turns.count - 1,
        touchCount: touches.count))
  }

  /// Whether the current turn will be logged: it has events, or it is the first one, or a row has moved with a finger
  /// or has come to rest, for which UIKit has no calls.
  private var hasOpenTurn: Bool { !events.isEmpty || turns.isEmpty || hasMovedRow }

  private var hasMovedRow: Bool {
    let before = turns.last?.stage
    let hasMoved = before?.swipe != stage.swipe || before?.reorder != stage.reorder
    return !inputs.isEmpty && hasMoved || before?.swipe?.isGliding != stage.swipe?.isGliding
      || before?.reorder?.isDropped != stage.reorder?.isDropped
      || before?.menu?.isGliding != stage.menu?.isGliding
  }

  private mutating func endTurn() {
    defer { (events, inputs, isMarked) = ([], [], false) }
    guard hasOpenTurn else { return }
    let scrolls = events.contains(where: \.isScroll)
    let (after, updates) = machine.updateConfigurations(stage)
    stage = after
    turns.append(
      Turn(
        time: time, inputs: inputs, events: events, updates: updates, stage: stage,
        isIntermediate: scrolls && !stage.scroll.movements.isEmpty
          || events.isEmpty && !turns.isEmpty || isPanning))
  }

  /// Whether nothing has happened in the turn but that numbers have followed a finger.
  private var isPanning: Bool {
    let dragged = stage.finger?.control.flatMap { $0.isDragging ? $0.name : nil }
    guard stage.finger?.isPanning == true || dragged != nil else { return false }
    let number = dragged.flatMap { machine.touchedNumbers[$0]?.following.state }
    return events.allSatisfy { event in
      switch event {
      case .gesture(_, .changed, _, _, _): true
      case .custom(let name, _, _): machine.panned[name] != nil || name == number
      case .control(_, .valueChanged, _): true
      case .call, .flag, .gesture, .control, .batchUpdates, .app, .reorder, .didScroll,
        .didScrollSection, .scrollView, .willDisplayCell, .didEndDisplayingCell,
        .prepareForReuse, .animationDidEnd, .traitCollectionDidChange:
        false
      }
    }
  }
}

extension TouchInput {
  /// The place where a finger begins; `nil` if none does.
  fileprivate var beginning: TouchPlace? {
    switch self {
    case .down(let place): place
    case .fling(let fling): fling.from
    case .move, .up, .cancel, .scroll, .app, .traits: nil
    }
  }
}

extension TouchPlace {
  /// The item that the place names; `nil` if it names none.
  fileprivate var item: Int? {
    switch self {
    case .item(let item, _), .view(_, let item, _): item
    case .point, .by, .outside: nil
    }
  }
}
