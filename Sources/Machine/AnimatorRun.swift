internal import Interaction
internal import Messages
package import Motion
internal import Scenes
internal import Views
internal import Vocabulary

/// A number of a cell that its animator moves to an end of its range. The number in the stage is that end, as the model
/// value of an animated property in UIKit.
package struct AnimatorRun: Hashable, Sendable {
  /// The number at the start.
  package let start: Double
  /// The movement.
  private let movement: AnimatorMovement
  private let animator: NumberAnimator
  /// The time since the start.
  package private(set) var elapsed: Duration = .zero

  fileprivate init(_ animator: NumberAnimator, from start: Double, _ movement: AnimatorMovement) {
    (self.animator, self.start, self.movement) = (animator, start, movement)
  }

  /// The visible progress, from the start to the end.
  package var course: Course { movement.course }

  /// The number now.
  package var number: Double { animator.number(movement.fraction(at: elapsed.seconds)) }

  /// Whether it has ended.
  var isOver: Bool { elapsed.seconds >= course.end }

  /// Advances the time.
  mutating func advance(by duration: Duration) { elapsed += duration }
}

/// The animator of a custom state, computed once for a scene.
struct NumberAnimator: Hashable, Sendable {
  /// The ends of the range, between which it moves.
  let ends: ClosedRange<Double>
  private let animator: PropertyAnimator
  private let fit: Spring.Fit

  /// Returns `nil` for a state that has none.
  init?(_ state: CustomState, _ fit: Spring.Fit) {
    guard let animator = state.animator, case .number(let lowest, let highest?, _) = state.kind,
      lowest < highest
    else { return nil }
    (ends, self.animator, self.fit) = (lowest...highest, animator, fit)
  }

  /// The numbers between which it moves, and where it rests: at both ends.
  var kind: StateKind {
    .number(
      from: ends.lowerBound, through: ends.upperBound, stops: [ends.lowerBound, ends.upperBound])
  }

  /// The number at a part of the way. Six decimals, as states are written.
  func number(_ fraction: Double) -> Double {
    let number = ends.lowerBound + (ends.upperBound - ends.lowerBound) * fraction
    return (number * 1e6).rounded() / 1e6
  }

  /// Returns the movement to an end; `nil` if the number is not an end, or if it is there already.
  ///
  /// - Parameter velocity: In the number's unit per second.
  func run(from start: Double, to end: Double, velocity: Double) -> AnimatorRun? {
    guard end == ends.lowerBound || end == ends.upperBound, start != end else { return nil }
    let length = ends.upperBound - ends.lowerBound
    return AnimatorRun(
      self, from: start,
      animator.movement(
        from: (start - ends.lowerBound) / length, to: end == ends.lowerBound ? 0 : 1,
        velocity: velocity / length, fit))
  }
}

extension Machine {
  /// The number of an item's cell as its animator shows it now.
  func shownNumber(_ name: String, ofItem item: Int, in stage: Stage) -> Double? {
    if let run = stage.animators[item]?[name] { return run.number }
    guard
      case .number(let number) = value(of: .custom(name), in: state(ofItem: item, in: stage))
    else { return nil }
    return number
  }

  /// Applies a change to the animator of a number: an end of the range starts it, and another number pauses it there.
  ///
  /// - Parameters:
  ///   - velocity: In the number's unit per second.
  ///   - isHeld: Whether a finger holds the number, so that it does not run.
  func animate(
    _ name: String, to value: StateValue, ofItem item: Int, in stage: inout Stage,
    velocity: Double, isHeld: Bool
  ) {
    guard let animator = animators[name], case .number(let target) = value,
      let start = shownNumber(name, ofItem: item, in: stage)
    else { return }
    // State graphs have only states at rest: a finger does not catch a number on its way.
    let run = isHeld || isConfined ? nil : animator.run(from: start, to: target, velocity: velocity)
    stage.animators[item, default: [:]][name] = run
    if stage.animators[item]?.isEmpty == true { stage.animators[item] = nil }
  }
}

extension Reduction {
  /// Pauses the animator of a number where it is (`pauseAnimation()`).
  mutating func pause(_ name: String, ofItem item: Int) {
    guard let run = stage.animators[item]?[name] else {
      // A step without effect is a mistake. An action may come at any time, and pauses what moves.
      if chain.isEmpty {
        refusal =
          "\(name.shortened) of item \(item) is not running; set it to an end of its range first"
      }
      return
    }
    let before = stage
    let value = StateValue.number(run.number)
    guard machine.set(name, value, ofItem: item, in: &stage, isHeld: true) else { return }
    record([.custom(name, value: value, item: item)], before: before)
  }
}

extension Machine {
  /// The animators of numbers that a turn has started or interrupted.
  package struct AnimatorChanges: Sendable {
    /// The stage before the turn, with the visible value of each number when its animator started or was interrupted.
    package fileprivate(set) var stage: Stage
    /// The changed numbers, by item.
    package fileprivate(set) var names: [Int: Set<String>] = [:]
    /// The animators that have started, by item and number.
    package fileprivate(set) var started: [Int: [String: AnimatorRun]] = [:]
  }

  /// Finds the animators that have started or were interrupted between two stages.
  ///
  /// - Parameter elapsed: The time between them.
  package func animatorChanges(
    from old: Stage, to new: Stage, after elapsed: Duration
  ) -> AnimatorChanges {
    var changes = AnimatorChanges(stage: old)
    for item in Set(old.animators.keys).union(new.animators.keys).sorted() {
      let (before, after) = (old.animators[item] ?? [:], new.animators[item] ?? [:])
      for name in Set(before.keys).union(after.keys).sorted() {
        var earlier = before[name]
        earlier?.advance(by: elapsed)
        let run = after[name]
        if earlier == run || run == nil && earlier?.isOver == true { continue }
        guard let number = run?.start ?? shownNumber(name, ofItem: item, in: new) else { continue }
        _ = set(name, .number(number), ofItem: item, in: &changes.stage, isHeld: true)
        changes.names[item, default: []].insert(name)
        if let run { changes.started[item, default: [:]][name] = run }
      }
    }
    if geometry.isSelfSizing, !changes.names.isEmpty {
      changes.stage.sizes = settledSizes(
        of: changes.stage, known: changes.stage.sizes, invalidated: Set(changes.names.keys),
        at: changes.stage.contentOffset)
    }
    return changes
  }
}
