internal import Drawing
internal import Interaction
internal import OrderedCollections
internal import Scenes

/// Feeds a script to the selection machine and the gesture recognisers: finds what each touch hits,
/// withholds it as a scroll view does, assigns the scene's own states, and gathers what happens at one
/// moment into a turn.
struct ScriptPlayer {
  /// How long a scroll view withholds a touch from its content: 0.15 s, the customary value for
  /// UIKit's private constant (from memory, unverified).
  static let contentTouchDelay: Duration = .milliseconds(150)
  /// How far a finger moves along the way in which the content can scroll before that is a scroll and the
  /// touch is taken from the content: 10 points (observed).
  static let panSlop = 10.0

  /// A finger on the glass.
  private struct Finger {
    let start: Point
    var location: Point
    /// The item under it when it came down.
    var item: Int?
    /// When its coming down reaches the cell; `nil` when it has.
    var deliveryTime: Duration?
    /// Whether cells no longer hear of it: it scrolls, or a recogniser has it to itself.
    var isWithdrawn = false
    /// What the recognisers make of it.
    var gestures: [GestureModel]
    /// The items on whose cells gestures began, by the recognisers' names.
    var owners: [String: Int] = [:]
  }

  private let scene: ResolvedScene
  private let delegate: SelectionDelegate
  private var states: StateTable
  private var finger: Finger?
  private(set) var turns: [Turn]
  private(set) var touches: [TouchMoment] = []

  init(_ scene: ResolvedScene) {
    self.scene = scene
    delegate = scene.selectionDelegate
    states = StateTable(scene)
    turns = [
      Turn(
        time: .zero, events: [], updates: scene.visibleItems, model: states.model,
        custom: states.custom)
    ]
  }

  mutating func play(_ script: TouchScript) {
    for (time, input) in script.timedInputs {
      happen(until: time)
      play(input, at: time)
    }
    happen(until: script.duration)
  }

  /// Lets one thing happen that a finger or the app does.
  mutating func play(_ input: TouchInput, at time: Duration) {
    switch input {
    case .down(let place):
      let location = location(of: place)
      let view = scene.scene.collectionView
      let delay = view.delaysContentTouches ? Self.contentTouchDelay : .zero
      finger = Finger(
        start: location, location: location, item: item(at: location), deliveryTime: time + delay,
        gestures: view.gestureRecognizers.map {
          GestureModel($0, downAt: location, time: time)
        })
      noteTouch(.down, at: time)
      happen(until: time)
    case .move(let place):
      move(to: location(of: place), at: time)
      noteTouch(.moved, at: time)
    case .up:
      noteTouch(.lifted, at: time)
      deliverTouch(at: time)
      advanceGestures(at: time) { $0.end() }
      if finger?.isWithdrawn == false { act(.ended, at: time) }
      finger = nil
    case .cancel:
      noteTouch(.cancelled, at: time)
      advanceGestures(at: time) { $0.cancel() }
      withdrawTouch(at: time)
      finger = nil
    case .select(let item): act(.select(item: item), at: time)
    case .deselect(let item): act(.deselect(item: item), at: time)
    }
  }

  /// Writes down where the finger is, for whoever draws it.
  private mutating func noteTouch(_ phase: TouchMoment.Phase, at time: Duration) {
    guard let finger else { return }
    let frame = finger.item.flatMap { scene.frame(ofItem: $0) }
    touches.append(
      TouchMoment(
        time: time, phase: phase, location: finger.location, item: finger.item,
        isInside: frame?.contains(finger.location) ?? false))
  }

  // MARK: - The content

  private mutating func move(to location: Point, at time: Duration) {
    finger?.location = location
    advanceGestures(at: time) { $0.move(to: location) }
    guard let finger, !finger.isWithdrawn else { return }
    if scene.scrollsVertically, abs(location.y - finger.start.y) > Self.panSlop {
      // The pan of the scroll view takes the touch for itself, and from others that do not share it.
      advanceGestures(at: time) { gesture in
        gesture.recognizer.shouldRecognizeSimultaneously ? nil : gesture.cancel()
      }
      withdrawTouch(at: time)
      return
    }
    // A touch that moves without scrolling is the content's: it is withheld no longer.
    deliverTouch(at: time)
    guard let item = finger.item, let frame = scene.frame(ofItem: item) else { return }
    act(.moved(inside: frame.contains(location)), at: time)
  }

  /// Lets cells hear of the touch no longer.
  private mutating func withdrawTouch(at time: Duration) {
    guard let finger, !finger.isWithdrawn else { return }
    self.finger?.isWithdrawn = true
    self.finger?.deliveryTime = nil
    // What the cell has not heard of need not be taken back.
    if finger.deliveryTime == nil { act(.cancelled, at: time) }
  }

  private mutating func deliverTouch(at time: Duration) {
    guard let finger, finger.deliveryTime != nil else { return }
    self.finger?.deliveryTime = nil
    act(.began(item: finger.item), at: time)
  }

  /// Lets the selection machine act.
  private mutating func act(_ action: TouchAction, at time: Duration) {
    let before = states
    record(states.model.handle(action, delegate: delegate), before: before, at: time)
  }

  // MARK: - What comes by itself

  /// Lets all happen that is due: gestures that begin and touches that reach their cells. At the same
  /// moment gestures come first, as recognisers see touches before views.
  mutating func happen(until time: Duration) {
    while true {
      let gesture = finger?.gestures.compactMap(\.dueTime).min()
      let delivery = finger?.deliveryTime
      guard let next = [gesture, delivery].compactMap({ $0 }).min(), next <= time else { return }
      if gesture == next {
        advanceGestures(at: next) { gesture in
          gesture.dueTime.map { $0 <= next } == true ? gesture.begin() : nil
        }
      } else {
        deliverTouch(at: next)
      }
    }
  }

  /// When something happens next without the finger's doing anything; `nil` for never.
  var dueTime: Duration? {
    [finger?.gestures.compactMap(\.dueTime).min(), finger?.deliveryTime].compactMap { $0 }.min()
  }

  /// All that decides what can follow for an item's cell, whatever happened before.
  func situation(ofItem item: Int) -> Situation {
    let touch = finger.map { finger in
      Situation.Touch(
        isInside: isTouchInside(item), isWithdrawn: finger.isWithdrawn,
        isPending: finger.deliveryTime != nil,
        gestures: finger.gestures.map { $0.hasBegun ? .begun : $0.isOver ? .over : .possible })
    }
    return Situation(state: states.state(of: item), touch: touch)
  }

  // MARK: - Gestures

  /// Lets each recogniser act, and what it tells be heard.
  private mutating func advanceGestures(
    at time: Duration, _ advance: (inout GestureModel) -> GesturePhase?
  ) {
    guard let count = finger?.gestures.count else { return }
    for index in 0..<count {
      guard var gesture = finger?.gestures[index] else { continue }
      let phase = advance(&gesture)
      finger?.gestures[index] = gesture
      if let phase { tell(phase, of: gesture.recognizer, at: time) }
    }
  }

  private mutating func tell(
    _ phase: GesturePhase, of recognizer: GestureRecognizer, at time: Duration
  ) {
    guard let finger else { return }
    let isRecognition = phase == .began || phase == .ended && recognizer.kind == .tap
    if isRecognition {
      let owner = item(under: finger.location)
      self.finger?.owners[recognizer.name] = owner
    }
    let owner = self.finger?.owners[recognizer.name]
    record([.gesture(recognizer.name, phase, item: owner)], before: states, at: time)
    guard isRecognition else { return }
    for index in finger.gestures.indices {
      guard var other = self.finger?.gestures[index], other.recognizer.name != recognizer.name,
        !other.recognizer.shouldRecognizeSimultaneously,
        !recognizer.shouldRecognizeSimultaneously, !other.hasBegun
      else { continue }
      _ = other.cancel()
      self.finger?.gestures[index] = other
    }
    if recognizer.cancelsTouchesInView { withdrawTouch(at: time) }
  }

  /// The item whose cell's frame holds a point (`indexPathForItem(at:)`): whether the cell can be hit
  /// does not matter.
  private func item(under location: Point) -> Int? {
    scene.visibleItems.last { scene.frame(ofItem: $0)?.contains(location) == true }
  }

  // MARK: - Turns

  /// Adds what happened, with the states that it assigns, to the turn of this moment.
  private mutating func record(
    _ happened: [CellEvent], before: StateTable, at time: Duration
  ) {
    guard !happened.isEmpty else { return }
    var events: [CellEvent] = []
    // Each predicate sees the flags as they were when its event came, not as they are in the end.
    var flags: [Int: CellState] = [:]
    for event in happened {
      events.append(event)
      guard let item = event.item else { continue }
      var current = flags[item] ?? before.model.state(of: item)
      if case .flag(let flag, let value, _) = event { current = current.setting(flag, value) }
      flags[item] = current
      events += assignments(for: event, item: item, flags: current)
    }
    var start = states
    if let last = turns.last, last.time == time {
      events = last.events + events
      turns.removeLast()
    }
    if let previous = turns.last { start = StateTable(scene, after: previous) }
    let items = Set(events.compactMap(\.item)).sorted()
    var updates = items.filter { start.state(of: $0) != states.state(of: $0) }
    if turns.isEmpty { updates = scene.visibleItems }
    turns.append(
      Turn(
        time: time, events: events, updates: updates, model: states.model, custom: states.custom))
  }

  private mutating func assignments(
    for event: CellEvent, item: Int, flags: CellState
  ) -> [CellEvent] {
    guard let trigger = StateEvent(event) else { return [] }
    return scene.scene.states.compactMap { custom in
      guard let predicate = custom.events[trigger] else { return nil }
      let value = predicate.holds(
        for: PredicateSubject(
          item: item, state: states.withCustomStates(flags, of: item), traits: scene.traits,
          isTouchInside: isTouchInside(item)))
      guard states.assign(value, to: custom.name, of: item) else { return nil }
      return .custom(custom.name, value: value, item: item)
    }
  }

  private func isTouchInside(_ item: Int) -> Bool {
    guard let finger, let frame = scene.frame(ofItem: item) else { return false }
    return frame.contains(finger.location)
  }

  // MARK: - Places

  /// The item that a touch at `location` hits, with the cells as they are now.
  private func item(at location: Point) -> Int? {
    scene.item(at: location) { [states] in states.state(of: $0) }
  }

  private func location(of place: TouchPlace) -> Point {
    switch place {
    case .item(let item, let fraction):
      let frame = scene.frame(ofItem: item) ?? .zero
      return Point(
        frame.minX + fraction.x * frame.size.width, frame.minY + fraction.y * frame.size.height)
    case .point(let point): return point
    case .by(let offset): return (finger?.location ?? .zero) + offset
    case .outside:
      // Below the cell, a finger's width away. Our choice: any place outside serves.
      let frame = finger?.item.flatMap { scene.frame(ofItem: $0) } ?? .zero
      return Point(frame.midX, frame.maxY + 22)
    }
  }
}
