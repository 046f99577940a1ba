package import Drawing
internal import Interaction

/// An action of a script's finger, even if no cell receives it.
package struct TouchMoment: Hashable, Sendable {
  /// The kind of action.
  package enum Phase: Hashable, Sendable {
    /// It comes down.
    case down
    /// It moves to another position.
    case moved
    /// It lifts.
    case lifted
    /// The system cancels the touch.
    case cancelled
  }

  /// The number of the finger.
  package var finger = 1
  /// The time from the start of the script.
  package let time: Duration
  /// The kind of action.
  package let phase: Phase
  /// The position then, in the viewport's coordinates, in points.
  package let location: Point
  /// The item on whose cell it came down; `nil` for none.
  package let item: Int?
  /// Whether it is on that cell now.
  package let isInside: Bool
}

extension TouchMoment {
  /// The action of the finger in an input; `nil` if the input is not a touch.
  init?(
    _ input: TouchInput, by number: Int, at time: Duration, from before: Stage, to after: Stage,
    _ machine: Machine
  ) {
    let phase: Phase
    var stage = before
    var touching = before.finger(number)
    switch input {
    case .down: (phase, touching) = (.down, after.finger(number))
    case .move: (phase, stage, touching) = (.moved, after, after.finger(number))
    case .up: phase = .lifted
    case .cancel: phase = .cancelled
    case .fling(let fling):
      self.init(
        time: time, phase: .lifted, location: machine.location(of: fling.from, in: before),
        item: nil, isInside: false)
      return
    case .scroll, .app, .traits: return nil
    }
    guard let finger = touching else { return nil }
    let frame = finger.item.flatMap { machine.arrangement(of: stage).frame(ofItem: $0) }
    self.init(
      finger: number, time: time, phase: phase, location: finger.location, item: finger.item,
      isInside: frame?.contains(finger.location) ?? false)
  }
}
