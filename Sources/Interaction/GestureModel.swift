package import Drawing

/// The state of one recogniser while it tracks fingers, for several taps one after the other. Each method takes an input and
/// returns the phase that the recogniser reports; `nil` if it reports none. Of several fingers it sees the place in their
/// middle.
package struct GestureModel: Hashable, Sendable {
  private enum State: Hashable {
    case possible
    /// It would report this, but waits for other recognisers to fail.
    case held(GesturePhase)
    case begun
    /// Failed, ended or cancelled: the recogniser ignores the rest of the touch.
    case over
  }

  /// The recogniser's settings.
  package let recognizer: GestureRecognizer
  /// How deep in a cell its view is; 0 for the collection view. Of recognisers of the same gesture that of the innermost
  /// view comes first.
  package let depth: Int
  /// The item whose cell has its view; `nil` for a recogniser of the collection view.
  package let item: Int?
  private let start: Point
  private var state = State.possible {
    didSet { if state != .possible { (timeUntilBegin, timeUntilFailure) = (nil, nil) } }
  }

  /// The time until the gesture begins if nothing else happens; `nil` if it does not begin by time.
  package private(set) var timeUntilBegin: Duration?
  /// The time until it fails if no further tap begins; `nil` if it does not wait for one.
  package private(set) var timeUntilFailure: Duration?
  /// The taps of several that are over.
  private var taps = 0
  /// Whether it has recognised its gesture, even if that is over.
  package private(set) var hasRecognized = false

  /// The path of the fingers for a pan; `nil` for other gestures.
  private var track: PanTrack?
  /// The fingers that are down, and their maximum number since the first one came down.
  private var (touches, mostTouches) = (1, 1)

  /// Starts with a finger that comes down at `location`, in points.
  package init(
    _ recognizer: GestureRecognizer, downAt location: Point, depth: Int = 0, item: Int? = nil
  ) {
    (self.recognizer, self.depth, self.item) = (recognizer, depth, item)
    start = location
    track = recognizer.pan.map { _ in PanTrack(downAt: location) }
    switch recognizer.kind {
    case .longPress(let minimumPressDuration, _, let required):
      timeUntilBegin = required == 1 ? minimumPressDuration : nil
    case .tap, .pan: timeUntilBegin = nil
    }
  }

  /// Whether it may still begin, and does not wait for others to fail.
  package var isPossible: Bool { state == .possible }

  /// Whether it may still recognise a tap of several fingers and keeps the ends of their touches from cells until then.
  package var withholdsEnds: Bool {
    recognizer.isTap && recognizer.numberOfTouchesRequired > 1
      && recognizer.delaysTouchesEnded && !isOver
  }

  /// Another finger comes down. It fails with more fingers than it needs (from memory, unverified).
  package mutating func join() {
    touches += 1
    mostTouches = max(mostTouches, touches)
    guard state == .possible else { return }
    switch recognizer.kind {
    case .tap(_, let required): if touches > required { state = .over }
    case .longPress(let minimumPressDuration, _, let required):
      let missing = required - touches
      if missing < 0 { state = .over }
      // The duration counts from when all fingers are down (documented).
      if missing == 0 { timeUntilBegin = minimumPressDuration }
    // Ways of fewer fingers than it needs are no part of it.
    case .pan(let pan): if touches == pan.minimumNumberOfTouches { track?.restart() }
    }
  }

  /// A finger lifts, and others stay. A pan continues until the last one lifts, a long press ends (documented).
  package mutating func leave() -> GesturePhase? {
    touches -= 1
    guard case .longPress(_, _, let required) = recognizer.kind, touches < required else {
      return nil
    }
    let hasBegun = state == .begun
    if hasBegun || mostTouches >= required { state = .over }
    return hasBegun ? .ended : nil
  }

  /// Whether the gesture was recognised and has not ended.
  package var hasBegun: Bool { state == .begun }

  /// Whether it is a pan that has begun and not ended.
  package var isPanning: Bool { hasBegun && track != nil }

  /// How far the finger has moved since a pan began, in points; `nil` for other gestures.
  package var translation: Point? { track?.translation }

  /// The finger's velocity in a pan, in points per second; `nil` for other gestures.
  package var velocity: Point? { track?.velocity }

  /// Whether it ignores the rest of the touch.
  package var isOver: Bool { state == .over }

  /// Whether it waits for other recognisers to fail.
  package var isHeld: Bool { heldPhase != nil }

  /// What it reports when the recognisers for which it waits have failed; `nil` if it does not wait.
  package var heldPhase: GesturePhase? {
    if case .held(let phase) = state { phase } else { nil }
  }

  /// Whether the finger has lifted and another tap must follow.
  package var awaitsTap: Bool { timeUntilFailure != nil }

  /// Whether a finger that comes down at a place may continue the taps.
  package func continues(at location: Point) -> Bool {
    awaitsTap && distance(to: location) <= recognizer.allowableMovement
  }

  /// Advances the time, at most `timeUntilBegin` or `timeUntilFailure`.
  package mutating func advance(by duration: Duration) {
    timeUntilBegin = timeUntilBegin.map { $0 - duration }
    timeUntilFailure = timeUntilFailure.map { $0 - duration }
    track?.advance(by: duration)
  }

  /// Begins the gesture, because the finger has been down long enough.
  package mutating func begin() -> GesturePhase? {
    guard timeUntilBegin != nil else { return nil }
    return recognize(.began)
  }

  /// A finger comes down for the next tap.
  package mutating func resume() {
    timeUntilFailure = nil
    (touches, mostTouches) = (1, 1)
  }

  /// The finger moves to another place.
  package mutating func move(to location: Point) -> GesturePhase? {
    let hasEnough = touches >= recognizer.minimumNumberOfTouches
    track?.move(to: location, isFollowed: hasEnough || state == .possible)
    switch state {
    case .begun: return hasEnough ? .changed : nil
    case .over, .held: return nil
    case .possible:
      if let pan = recognizer.pan {
        let isAllowed = hasEnough && touches <= pan.maximumNumberOfTouches ?? touches
        return isAllowed ? begin(pan) : nil
      }
      if distance(to: location) > recognizer.allowableMovement { state = .over }
      return nil
    }
  }

  /// The finger lifts.
  package mutating func end() -> GesturePhase? {
    switch (state, recognizer.kind) {
    case (.begun, _):
      state = .over
      return .ended
    case (.possible, .tap(let requiredTaps, let requiredTouches)):
      guard mostTouches == requiredTouches else {
        state = .over
        return nil
      }
      taps += 1
      guard taps >= requiredTaps else {
        timeUntilFailure = GestureRecognizer.tapInterval
        return nil
      }
      return recognize(.ended)
    // A tap that waits for others does so after its finger has lifted.
    case (.held(.ended), _): return nil
    case (.possible, .longPress), (.possible, .pan), (.held, _), (.over, _):
      state = .over
      return nil
    }
  }

  /// The system cancels the touch, or another recogniser takes it.
  package mutating func cancel() -> GesturePhase? {
    defer { state = .over }
    return state == .begun ? .cancelled : nil
  }

  /// Waits with a phase that it has just returned, because another recogniser may still recognise.
  package mutating func hold(_ phase: GesturePhase) {
    state = .held(phase)
    hasRecognized = false
  }

  /// Reports what it has waited with.
  package mutating func release() -> GesturePhase? { heldPhase.flatMap { recognize($0) } }

  private mutating func begin(_ pan: GestureRecognizer.Pan) -> GesturePhase? {
    switch track?.begin(pan.axis) {
    case .begins: return recognize(.began)
    case .fails:
      state = .over
      return nil
    case .waits, nil: return nil
    }
  }

  private mutating func recognize(_ phase: GesturePhase) -> GesturePhase {
    state = phase == .began ? .begun : .over
    hasRecognized = true
    return phase
  }

  private func distance(to location: Point) -> Double {
    let (x, y) = (location.x - start.x, location.y - start.y)
    return (x * x + y * y).squareRoot()
  }
}
