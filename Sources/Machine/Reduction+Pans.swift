internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// Numbers of cells that follow a finger.
extension Reduction {
  /// Moves the numbers of an item's cell when a pan recogniser has reported a phase, as an app's handler does: they
  /// follow the finger and rest at stops. If the touch is cancelled, they return to where they were.
  ///
  /// The number jumps to its stop. What follows it moves there by a spring with the finger's velocity, as with
  /// `UIView.animate` (`MotionPlanner`).
  ///
  /// Returns the events, which are not recorded.
  mutating func followPan(
    _ gesture: GestureModel, _ phase: GesturePhase, ofItem item: Int?
  ) -> [CellEvent] {
    let name = gesture.recognizer.name
    guard let pan = gesture.recognizer.pan, !pan.numbers.isEmpty, let item,
      let translation = gesture.translation, let velocity = gesture.velocity,
      let size = arrangement.frame(ofItem: item)?.size
    else { return [] }
    let parts = [
      (pan.x, translation.x, velocity.x, size.width),
      (pan.y, translation.y, velocity.y, size.height),
    ]
    var events: [CellEvent] = []
    for case (let number?, let way, let velocity, let length) in parts {
      guard let panned = machine.panned[number.name],
        let current = machine.shownNumber(number.name, ofItem: item, in: stage)
      else { continue }
      let length = length / abs(number.distance)
      let moved = Finger.PannedNumber(recognizer: name, name: number.name)
      let result: Double
      var (speed, isHeld) = (0.0, false)
      switch phase {
      case .began, .changed:
        let known = stage.finger?.panStarts[moved]
        let start = known ?? current
        if known == nil { stage.finger?.panStarts[moved] = start }
        let dragged = panned.dragged(start, length: length) + way / number.distance
        let shown = panned.shown(dragged, length: length)
        result = machine.isConfined ? panned.exploredNumber(nearestTo: shown) : shown
        isHeld = true
      case .ended:
        speed = velocity / number.distance
        result = panned.rest(from: current, velocity: speed)
      case .cancelled:
        let start = stage.finger?.panStarts[moved] ?? current
        result = panned.rest(from: start, velocity: 0)
      }
      // Six decimals, as states are written.
      let value = StateValue.number((result * 1e6).rounded() / 1e6)
      if machine.set(
        number.name, value, ofItem: item, in: &stage, velocity: speed, isHeld: isHeld)
      {
        events.append(.custom(number.name, value: value, item: item))
      }
    }
    return events
  }
}
