package import Motion
package import Scenes
internal import Views
internal import Vocabulary

/// An animation of a layer as numbers over time, for players without views, such as the page.
///
/// Animations whose value depends on more than the view's own value have none: those of colours and outlines, those
/// that keep their value after the end, and cumulative ones.
package struct LayerNumbers: Sendable {
  /// The meaning of an animation's numbers.
  package enum Meaning: Int, Sendable {
    /// The value.
    case value = 0
    /// Distances, which are added to the view's own value.
    case distance = 1
    /// Fractions of the way from the view's own value to `end`.
    case part = 2
  }

  /// Its duration, delay and repetitions.
  package let course: Course
  /// The meaning of its numbers.
  package let meaning: Meaning
  /// The value to which fractions lead; 0 if the numbers are no fractions.
  package let end: Double
  private let line: (start: Double, end: Double)
  private let keyframes: Keyframes?

  /// Finds the numbers of an animation; `nil` if it has none.
  package init?(_ animation: LayerAnimation, _ fit: Spring.Fit) {
    guard animation.fillMode == .removed, !animation.isCumulative,
      animation.keyPath.property == .transform || animation.keyPath.property == .alpha,
      let plan = AnimationPlan(animation.timing, fit)
    else { return nil }
    course = plan.course
    var (meaning, end) = (animation.isAdditive ? Meaning.distance : .value, 0.0)
    var line = (start: 0.0, end: 1.0)
    var keyframes: Keyframes?
    switch animation.values {
    case .by(let distance):
      guard !animation.isAdditive else { return nil }
      (meaning, line) = (.distance, (0, distance))
    case .basic(let from?, let to?):
      guard let from = from.number, let to = to.number else { return nil }
      line = (from, to)
    case .basic(let from, let to):
      guard let number = (from ?? to)?.number else { return nil }
      line = from == nil ? (0, 1) : (1, 0)
      if animation.isAdditive {
        line = (line.start * number, line.end * number)
      } else {
        (meaning, end) = (.part, number)
      }
    case .keyframes(let values, let keyTimes, let mode):
      guard values.allSatisfy({ $0.number != nil }) else { return nil }
      keyframes = Keyframes(
        values.map(PropertyValue.init), keyTimes, mode, animation.timingFunctions)
      if keyframes == nil { return nil }
    }
    (self.meaning, self.end, self.line, self.keyframes) = (meaning, end, line, keyframes)
  }

  /// The number when an animation of this progress is shown.
  package func number(at progress: Double) -> Double {
    guard let keyframes else { return line.start + (line.end - line.start) * progress }
    guard case .number(let number) = keyframes.value(at: progress) else { return 0 }
    return number
  }
}

extension LayerAnimation.Value {
  /// The number; `nil` for a colour.
  fileprivate var number: Double? {
    switch self {
    case .number(let number): number
    case .color, .property: nil
    }
  }
}
