internal import Drawing
internal import Interaction
internal import Machine
internal import Scenes
internal import Vocabulary

/// A sequence of events.
struct ExploredRun {
  private let machine: Machine
  private(set) var stage: Stage
  private(set) var notices: [CellEvent] = []
  /// The events as the steps of a script.
  private(set) var steps: [TouchScript.Step] = []

  init(_ machine: Machine, _ stage: Stage) {
    self.machine = machine
    self.stage = stage
  }

  private mutating func reduce(_ event: StageEvent) {
    let (after, notices) = machine.reduce(stage, event)
    stage = after
    self.notices += notices
  }

  mutating func input(_ input: TouchInput) {
    steps.append(step(for: input))
    reduce(.input(input))
  }

  mutating func pass(_ duration: Duration) {
    steps.append(.wait(duration))
    reduce(.advance(by: duration))
  }

  /// The step of a script with the effect of an input. Points that have a name are written by it.
  private func step(for input: TouchInput) -> TouchScript.Step {
    switch input {
    case .down(let place): .down(named(place))
    case .move(let place): .move(named(place))
    case .up: .up
    case .cancel: .cancel
    case .scroll(let movement): .scroll(movement)
    case .fling(let fling): .fling(fling)
    case .app(let call): .app(call)
    case .traits(let change): .traits(change)
    }
  }

  /// The centre of a cell as its item, and the usual point below a cell as the place outside of it.
  private func named(_ place: TouchPlace) -> TouchPlace {
    guard case .point(let point) = place else { return place }
    let arrangement = machine.arrangement(of: stage)
    for item in arrangement.items(at: point)
    where machine.location(of: .item(item), in: stage) == point {
      return .item(item)
    }
    if stage.finger?.item != nil, machine.location(of: .outside, in: stage) == point {
      return .outside
    }
    return place
  }

  /// Waits until the next deadline.
  mutating func hold() {
    if let time = machine.timeUntilDeadline(in: stage) { pass(time) }
  }

  /// Waits until the touch is delivered or a gesture begins.
  mutating func holdUntilReceived() {
    while let finger = stage.finger, finger.timeUntilDelivery != nil,
      !finger.gestures.contains(where: \.hasBegun)
    {
      hold()
    }
  }

  /// Waits until the touch is delivered or taken from its cell.
  mutating func holdUntilDelivered() {
    while stage.finger?.timeUntilDelivery != nil { hold() }
  }

  /// Waits until no recogniser waits for another tap.
  mutating func holdUntilTapsFail() {
    while let time = stage.lifted?.timeUntilFailure { pass(time) }
  }

  /// Touches a cell, after scrolling it into view if necessary.
  mutating func touchDown(on item: Int) {
    guard machine.arrangement(of: stage).index(ofItem: item) != nil else { return }
    if !machine.arrangement(of: stage).visibleItems.containsSorted(item) {
      input(.scroll(ScrollMovement(to: .item(item))))
    }
    input(.down(.point(place(on: item))))
  }

  /// Moves the finger onto a cell.
  mutating func move(to item: Int) { input(.move(.point(place(on: item)))) }

  /// The visible part of the cell on which the finger came down, in the viewport's coordinates; `nil` if
  /// there is none.
  var touchableFrame: Rect? { stage.finger?.item.flatMap(visibleFrame) }

  private func visibleFrame(of item: Int) -> Rect? {
    let arrangement = machine.arrangement(of: stage)
    return arrangement.frame(ofItem: item)?.intersection(
      Rect(origin: .zero, size: arrangement.bounds.size))
  }

  /// A point where a touch hits the visible part of a cell, beside its controls and the actions of its row: the centre
  /// if possible, unless a finger could not move from there within the cell farther than every recogniser allows.
  private func place(on item: Int) -> Point {
    let part =
      visibleFrame(of: item) ?? machine.arrangement(of: stage).frame(ofItem: item) ?? .zero
    let allowed =
      machine.recognizers.filter { $0.pan == nil }.map(\.allowableMovement).max() ?? 0
    let isSmall = min(part.size.width, part.size.height) / 2 <= allowed + 1
    let fractions = isSmall && allowed > 0 ? [0.1, 0.5, 0.9] : [0.5, 0.1, 0.9]
    let places = fractions.flatMap { y in
      fractions.map { x in
        Point(part.minX + x * part.size.width, part.minY + y * part.size.height)
      }
    }
    return places.first {
      machine.item(at: $0, in: stage) == item
        && machine.control(ofItem: item, at: $0, in: stage) == nil
        && machine.viewOfRecognizers(ofItem: item, at: $0, in: stage) == nil
        && machine.rowAction(ofItem: item, at: $0, in: stage) == nil
    } ?? places[0]
  }
}
