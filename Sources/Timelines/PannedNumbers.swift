internal import Drawing
internal import Interaction
internal import Machine
internal import Scenes

/// The numbers of cells that pan recognisers have moved in a turn.
struct PannedNumbers: Sendable {
  /// How a number has moved.
  enum Movement: Sendable {
    /// With the finger.
    case held
    /// To the place where it rests, from a finger that has lifted with this velocity in the number's unit per second.
    case released(velocity: Double)
  }

  private var movements: [Int: [String: Movement]] = [:]

  /// Finds the movements of a turn, given the settings of pan recognisers by name.
  init(_ turn: Turn, _ pans: [String: GestureRecognizer.Pan]) {
    guard !pans.isEmpty else { return }
    for event in turn.events {
      guard case .gesture(let name, let phase, let item?, _, let velocity?) = event,
        let pan = pans[name]
      else { continue }
      for case (let number?, let velocity) in [(pan.x, velocity.x), (pan.y, velocity.y)] {
        switch phase {
        case .began, .changed: movements[item, default: [:]][number.name] = .held
        case .ended:
          movements[item, default: [:]][number.name] =
            .released(velocity: velocity / number.distance)
        case .cancelled: movements[item, default: [:]][number.name] = .released(velocity: 0)
        }
      }
    }
  }

  /// The movements of an item's cell, by number.
  func movements(ofItem item: Int) -> [String: Movement] { movements[item] ?? [:] }
}
