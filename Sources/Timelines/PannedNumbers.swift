internal import Drawing
internal import Interaction
internal import Machine
internal import Motion
internal import Scenes
internal import Vocabulary

/// The numbers of cells that pan recognisers and the thumbs of sliders have moved in a turn.
struct PannedNumbers: Sendable {
  /// How a number has moved.
  enum Movement: Sendable {
    /// With the finger.
    case held
    /// To the place where it rests, from a finger that has lifted with this velocity in the number's unit per second.
    case released(velocity: Double)
    /// By its animator.
    case running(Course)
  }

  private var movements: [Int: [String: Movement]] = [:]

  /// Finds the movements of a turn.
  ///
  /// - Parameters:
  ///   - pans: The settings of pan recognisers, by name.
  ///   - sliders: The numbers that sliders move, by control.
  init(
    _ turn: Turn, _ pans: [String: GestureRecognizer.Pan], sliders: [ViewName: String]
  ) {
    guard !pans.isEmpty || !sliders.isEmpty else { return }
    for event in turn.events {
      if case .control(let control, .valueChanged, let item) = event,
        let number = sliders[control]
      {
        movements[item, default: [:]][number] = .held
        continue
      }
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

  /// Adds the numbers that animators have begun to move. Those that were interrupted stand still.
  mutating func add(_ changes: Machine.AnimatorChanges) {
    for (item, names) in changes.names {
      for name in names {
        movements[item, default: [:]][name] =
          changes.started[item]?[name].map { .running($0.course) } ?? .held
      }
    }
  }

  /// The movements of an item's cell, by number.
  func movements(ofItem item: Int) -> [String: Movement] { movements[item] ?? [:] }
}
