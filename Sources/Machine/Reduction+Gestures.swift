internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// Gesture recognisers.
extension Reduction {
  /// Whether a recogniser may recognise with regard to those that it requires to fail.
  private enum Requirement {
    case met, open, broken
  }

  /// The recognisers of a finger that comes down. Those that wait for another tap go on.
  mutating func gestures(at location: Point, item: Int?, control: ControlTouch?) -> [GestureModel] {
    let waiting = stage.lifted?.finger.gestures ?? []
    let views = machine.viewsOfRecognizers(ofItem: item, at: location, in: stage)
    return machine.recognizers.map { recognizer in
      if var gesture = waiting.first(where: { $0.recognizer.name == recognizer.name }),
        gesture.awaitsTap || gesture.isHeld
      {
        gesture.resume()
        return gesture
      }
      // A pan belongs to a cell.
      let isReceived = recognizer.view.map(views.contains) ?? (recognizer.pan == nil || item != nil)
      var gesture = GestureModel(
        recognizer, downAt: location,
        depth: recognizer.view.flatMap(views.firstIndex).map { $0 + 1 } ?? 0,
        item: recognizer.view == nil ? nil : item)
      // The action of a control prevents a tap from being recognised around it (documented).
      let isPrevented = control?.isEnabled == true && recognizer.isTap
      if !isReceived || isPrevented { _ = gesture.cancel() }
      return gesture
    }
  }

  /// Calls `advance` for each recogniser, and records the gestures that they recognise. Those that need more taps come
  /// first, then those of inner views.
  mutating func advanceGestures(_ advance: (inout GestureModel) -> GesturePhase?) {
    guard let gestures = stage.finger?.gestures else { return }
    let order = gestures.indices.sorted {
      let (one, other) = (gestures[$0], gestures[$1])
      return (-one.recognizer.numberOfTapsRequired, -one.depth, $0)
        < (-other.recognizer.numberOfTapsRequired, -other.depth, $1)
    }
    for index in order {
      guard var gesture = stage.finger?.gestures[index] else { continue }
      let phase = advance(&gesture)
      stage.finger?.gestures[index] = gesture
      if let phase { tell(phase, ofGestureAt: index) }
    }
    resolveRequirements()
    releaseWithheldTouch()
  }

  // MARK: - Failure requirements

  /// Reports a phase, or waits with it.
  private mutating func tell(_ phase: GesturePhase, ofGestureAt index: Int) {
    guard let gesture = stage.finger?.gestures[index] else { return }
    let isRecognition = phase == .began || phase == .ended && gesture.recognizer.isTap
    switch isRecognition ? requirement(of: gesture.recognizer) : .met {
    case .met: report(phase, of: gesture)
    case .open: stage.finger?.gestures[index].hold(phase)
    case .broken: _ = stage.finger?.gestures[index].cancel()
    }
  }

  /// Resumes recognisers whose requirements are decided.
  private mutating func resolveRequirements() {
    var isChanging = true
    while isChanging {
      isChanging = false
      for index in stage.finger?.gestures.indices ?? 0..<0 {
        guard var gesture = stage.finger?.gestures[index], gesture.isHeld else { continue }
        switch requirement(of: gesture.recognizer) {
        case .open: continue
        case .broken: _ = stage.finger?.gestures[index].cancel()
        case .met:
          let phase = gesture.release()
          stage.finger?.gestures[index] = gesture
          if let phase { report(phase, of: gesture) }
        }
        isChanging = true
      }
    }
  }

  private func requirement(of recognizer: GestureRecognizer) -> Requirement {
    let others = (stage.finger?.gestures ?? []).filter {
      recognizer.requireToFail.contains($0.recognizer.name)
    }
    if others.contains(where: \.hasRecognized) { return .broken }
    return others.allSatisfy(\.isOver) ? .met : .open
  }

  // MARK: - Events

  private mutating func report(_ phase: GesturePhase, of gesture: GestureModel) {
    guard let finger = stage.finger else { return }
    let recognizer = gesture.recognizer
    let isRecognition = phase == .began || phase == .ended && recognizer.isTap
    if isRecognition {
      // A recogniser of a view belongs to the view's cell, and a pan to the cell on which the finger came down. Apps ask
      // for the item of other gestures when these are recognised.
      let place = recognizer.pan == nil ? self.item(under: finger.center) : finger.item
      stage.finger?.gestureItems[recognizer.name] = gesture.item ?? place
    }
    let item = stage.finger?.gestureItems[recognizer.name]
    let event = CellEvent.gesture(
      recognizer.name, phase, item: item, translation: gesture.translation,
      velocity: gesture.velocity)
    let before = stage
    switch phase {
    case .began, .changed:
      // The handler first sets the number by the translation: its actions see the new number.
      let moved = followPan(gesture, phase, ofItem: item)
      record([event], with: moved, before: before)
    case .ended, .cancelled:
      // The handler's actions see the number at which the finger has lifted.
      record([event], before: before)
      let moved = followPan(gesture, phase, ofItem: item)
      record(moved, before: stage)
    }
    guard isRecognition else { return }
    for index in finger.gestures.indices {
      guard var other = stage.finger?.gestures[index], other.recognizer.name != recognizer.name,
        !other.recognizer.shouldRecognizeSimultaneously,
        !recognizer.shouldRecognizeSimultaneously, !other.hasBegun,
        !other.recognizer.needsMoreTaps(than: recognizer)
      else { continue }
      _ = other.cancel()
      stage.finger?.gestures[index] = other
    }
    if recognizer.cancelsTouchesInView { withdrawTouch() }
  }

  // MARK: - Cells that go

  /// The cell of an item goes, and its views see no touches any longer: their recognisers are cancelled if they have
  /// begun, and fail otherwise. Returns the events.
  mutating func cancelGestures(ofItem item: Int) -> [CellEvent] {
    let fingers =
      [stage.finger, stage.lifted?.finger].compactMap(\.self) + stage.otherFingers.values
    let isSeen = fingers.contains { finger in
      finger.gestures.contains { $0.item == item && !$0.isOver }
    }
    guard isSeen else { return [] }
    hasLostGestures = true
    // Those of a finger that has lifted have not begun, or are over.
    _ = stage.lifted?.finger.cancelGestures(ofItem: item)
    var events = cancelOwnGestures(ofItem: item)
    for number in stage.otherFingers.keys.sorted() {
      withFinger(number) { events += $0.cancelOwnGestures(ofItem: item) }
    }
    return events
  }

  private mutating func cancelOwnGestures(ofItem item: Int) -> [CellEvent] {
    var events: [CellEvent] = []
    for gesture in stage.finger?.cancelGestures(ofItem: item) ?? [] {
      events += assigning(
        .gesture(
          gesture.recognizer.name, .cancelled, item: item, translation: gesture.translation,
          velocity: gesture.velocity))
      events += followPan(gesture, .cancelled, ofItem: item)
    }
    return events
  }

  /// Resumes recognisers that required others to fail which have failed with their cells.
  mutating func settleGestures() {
    while hasLostGestures {
      hasLostGestures = false
      if stage.finger == nil {
        failTaps { _ in false }
      } else {
        advanceGestures { _ in nil }
      }
    }
  }

  // MARK: - Several taps

  /// A finger has lifted. If recognisers wait for another tap, they go on, and the end of the touch may have to wait.
  /// Returns whether the end is delivered now.
  mutating func liftsAtOnce() -> Bool {
    guard let finger = stage.finger else { return true }
    let waiting = finger.gestures.filter(\.awaitsTap)
    guard !waiting.isEmpty else {
      stage.lifted = nil
      return true
    }
    if var lifted = stage.lifted, lifted.isEndWithheld {
      // The ends of both touches wait.
      lifted.finger.gestures = finger.gestures
      lifted.isResumed = false
      stage.lifted = lifted
      return false
    }
    let isWithheld =
      !finger.isWithdrawn && waiting.contains(where: \.recognizer.delaysTouchesEnded)
    stage.lifted = LiftedTouch(finger: finger, isEndWithheld: isWithheld)
    return !isWithheld
  }

  /// A finger comes down while recognisers wait for another tap. Those fail if it is too far away, or on another cell
  /// than their view or than the touch whose end they delay.
  mutating func resumeTaps(at location: Point, item: Int?) {
    func isElsewhere(_ gesture: GestureModel) -> Bool {
      gesture.awaitsTap && gesture.item != nil && gesture.item != item
    }
    if stage.lifted?.finger.gestures.contains(where: isElsewhere) == true { failTaps(isElsewhere) }
    guard let lifted = stage.lifted else { return }
    let isContinued =
      lifted.finger.gestures.contains { $0.continues(at: location) }
      && (!lifted.isEndWithheld || lifted.finger.item == item)
    if isContinued { stage.lifted?.isResumed = true } else { failTaps { $0.awaitsTap } }
  }

  /// Fails those recognisers waiting for another tap for which `isFailing` returns true.
  mutating func failTaps(_ isFailing: (GestureModel) -> Bool = { $0.timeUntilFailure == .zero }) {
    guard let lifted = stage.lifted, !lifted.isResumed else { return }
    // Gestures that were recognised meanwhile are reported as if the finger were still there.
    stage.finger = lifted.finger
    advanceGestures { isFailing($0) ? $0.cancel() : nil }
    guard let finger = stage.finger else { return }
    stage.finger = nil
    if stage.lifted != nil, finger.gestures.contains(where: \.awaitsTap) {
      stage.lifted?.finger = finger
    } else {
      stage.lifted = nil
    }
  }

  /// Delivers the end of a lifted touch when no recogniser delays it any longer. If another finger is down, its touch
  /// begins then.
  private mutating func releaseWithheldTouch() {
    guard let finger = stage.finger, let lifted = stage.lifted, lifted.isEndWithheld,
      !finger.gestures.contains(where: {
        $0.recognizer.numberOfTapsRequired > 1 && $0.recognizer.delaysTouchesEnded && !$0.isOver
      })
    else { return }
    stage.lifted = nil
    // The touch was cancelled for its cell when a recogniser recognised.
    guard !finger.isWithdrawn else {
      if stage.selection.touchRegion != .none { select(.cancelled) }
      return
    }
    var first = lifted.finger
    first.gestures = finger.gestures
    stage.finger = first
    endTouch()
    guard lifted.isResumed else { return }
    // The app may have deleted an item when the touch ended.
    let gestures = stage.finger?.gestures ?? finger.gestures
    stage.finger = finger
    stage.finger?.gestures = gestures
    let delay = contentTouchDelay
    stage.finger?.timeUntilDelivery = delay
  }
}

extension GestureRecognizer {
  /// Whether a tap that another recogniser has recognised may be the first one of several.
  fileprivate func needsMoreTaps(than other: GestureRecognizer) -> Bool {
    isTap && other.isTap && numberOfTapsRequired > other.numberOfTapsRequired
  }
}
