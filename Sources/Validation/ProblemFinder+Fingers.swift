internal import Interaction
internal import Scenes

/// Checks the fingers of scripts.
extension ProblemFinder {
  /// Checks a touch. `down` has the numbers of the fingers that are down.
  mutating func checkTouch(
    _ step: TouchScript.Step, _ down: inout Set<Int>, _ path: ScenePath
  ) {
    let (fingers, touch) = step.action
    let possible = 1...TouchScript.mostFingers
    if fingers.isEmpty || !fingers.allSatisfy(possible.contains) {
      add(path, "fingers have the numbers 1 to \(TouchScript.mostFingers); name one of them")
    } else if Set(fingers).count < fingers.count {
      add(path, "a finger is named twice; leave one out")
    }
    if touch.duration < .zero {
      add(path, "the duration of a movement must not be negative; write \"over: 0\" or more")
    }
    if let objection = touch.place?.objectionToBeginning { add(path, objection) }
    for finger in Set(fingers).sorted() {
      let isFirst = finger == 1
      switch touch {
      case .down, .tap:
        if down.contains(finger) {
          add(
            path,
            isFirst
              ? "the finger is already down; lift it first with \"up\""
              : "finger \(finger) is already down; lift it first with \"{ up, finger: \(finger) }\""
          )
        }
        if case .down = touch { down.insert(finger) }
      case .move, .up:
        if !down.contains(finger) {
          add(
            path,
            isFirst
              ? "no finger is down; begin with \"down: 0\""
              : "finger \(finger) is not down; begin with \"{ down: 0, finger: \(finger) }\"")
        }
        if touch == .up { down.remove(finger) }
      case .cancel:
        if down.isEmpty { add(path, "no finger is down; begin with \"down: 0\"") }
      case .wait, .scroll, .fling, .swipe, .app, .traits, .mark, .fingers:
        add(path, "fingers tap, come down, move and lift; leave \"finger\" out")
      }
    }
    // The system cancels the touches of all fingers.
    if touch == .cancel { down = [] }
  }
}
