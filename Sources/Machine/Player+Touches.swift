internal import Drawing
internal import Interaction
internal import Motion
internal import Scenes

/// The touches of scripts.
extension Player {
  /// Swipes across a row: the finger moves evenly.
  mutating func perform(_ swipe: SwipeGesture, step: Int) {
    guard let (start, end) = machine.way(of: swipe, in: stage) else {
      let reason =
        isKeptClosed(swipe)
        ? "rows have no swipe actions while the collection view is editing; write \"setEditing: false\" first"
        : "item \(swipe.item) has no \(swipe.edge.rawValue) actions there"
      refusals.append((step, reason))
      return advance(by: SwipeGesture.duration)
    }
    perform(.down(.point(start)), step: step)
    move(to: .point(end), over: SwipeGesture.duration, step: step)
    perform(.up, step: step)
  }

  /// Whether a row has no actions only because the collection view is editing.
  private func isKeptClosed(_ swipe: SwipeGesture) -> Bool {
    guard stage.selection.isEditing else { return false }
    var resting = stage
    resting.selection.isEditing = false
    return machine.way(of: swipe, in: resting) != nil
  }

  /// Performs the same action with several fingers at the same time.
  mutating func touch(_ touch: TouchScript.Step, by fingers: [Int] = [1], step: Int) {
    func each(_ input: TouchInput) {
      for finger in fingers { perform(input, by: finger, step: step) }
    }
    switch touch {
    case .tap(let place):
      each(.down(place))
      advance(by: TouchScript.tapDuration)
      each(.up)
    case .down(let place): each(.down(place))
    case .move(let place, over: let duration): move(fingers, to: place, over: duration, step: step)
    case .up: each(.up)
    case .cancel: each(.cancel)
    case .fingers(let fingers, let step): self.touch(step, by: fingers, step: self.step)
    case .wait, .scroll, .fling, .swipe, .app, .traits, .mark: break
    }
  }

  /// Moves fingers evenly, or at once if the duration is 0.
  mutating func move(
    _ fingers: [Int] = [1], to place: TouchPlace, over duration: Duration, step: Int
  ) {
    let ways: [(finger: Int, start: Point, end: Point)] = fingers.compactMap { finger in
      guard let start = stage.finger(finger)?.location else { return nil }
      return (finger, start, machine.location(of: place, by: finger, in: stage))
    }
    guard duration > .zero, !ways.isEmpty else {
      for finger in fingers { perform(.move(place), by: finger, step: step) }
      return
    }
    let count = max(1, Int((duration.seconds * TouchScript.movesPerSecond - 1e-6).rounded(.up)))
    var passed = Duration.zero
    for number in 1...count {
      let share = Double(number) / Double(count)
      let next = duration * number / count
      advance(by: next - passed)
      passed = next
      for (finger, start, end) in ways {
        let way = end - start
        let point = Point(start.x + way.x * share, start.y + way.y * share)
        perform(.move(.point(point)), by: finger, step: step)
      }
    }
  }
}
