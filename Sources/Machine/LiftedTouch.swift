/// A touch whose finger has lifted while recognisers wait for another tap.
package struct LiftedTouch: Hashable, Sendable {
  /// The finger as it was when it lifted.
  package var finger: Finger
  /// Whether the end of the touch has not been delivered to its cell (`delaysTouchesEnded`).
  let isEndWithheld: Bool
  /// Whether the finger is down again, so that `Stage.finger` has the recognisers.
  var isResumed = false

  /// The time until a recogniser fails that waits for another tap; `nil` if the finger is down again.
  package var timeUntilFailure: Duration? { isResumed ? nil : finger.timeUntilFailure }

  /// Advances the time, at most until a recogniser fails.
  mutating func advance(by duration: Duration) {
    if !isResumed { finger.advance(by: duration) }
  }
}
