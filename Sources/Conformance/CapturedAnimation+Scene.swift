internal import Captures
internal import Motion
internal import Scenes

extension CapturedAnimation {
  /// The animation as scene files write it.
  var sceneText: String {
    let length = Duration.nanoseconds(Int64((min(duration, 1e4) * 1e9).rounded()))
    let wait = Duration.nanoseconds(Int64((min(delay, 1e4) * 1e9).rounded()))
    let (timing, seconds) = animationTiming(length)
    return Animation(
      timing, duration: seconds, delay: wait, repeatCount: repeatCount ?? .infinity,
      autoreverses: autoreverses, options: [], isLayerAnimation: isLayerAnimation
    ).sceneText
  }

  private func animationTiming(_ length: Duration) -> (Animation.Timing, Duration) {
    switch timing {
    case .curve(let numbers):
      return (
        .curve(TimingCurve(controlPoints: numbers[0], numbers[1], numbers[2], numbers[3])), length
      )
    case .spring(let mass, let stiffness, let damping, let velocity):
      // UIView's springs with a damping ratio are cut off at their duration; others end when they have settled.
      let ratio = min(damping / (2 * (stiffness * mass).squareRoot()), 1)
      let rounded = (ratio * 1000).rounded() / 1000
      let fitted = Spring(dampingRatio: rounded, duration: duration, initialVelocity: velocity)
      if mass == 1, rounded > 0, abs(fitted.stiffness - stiffness) <= 0.01 * stiffness {
        return (.usingSpring(damping: rounded, initialVelocity: velocity), length)
      }
      return (
        .spring(
          Spring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
            allowsOverdamping: false)), .zero
      )
    }
  }
}
