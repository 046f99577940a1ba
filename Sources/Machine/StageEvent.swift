package import Interaction

/// What can happen to a stage.
package enum StageEvent: Hashable, Sendable {
  /// A finger, the app or the system acts.
  case input(TouchInput)
  /// Time passes; what is due within it happens.
  case advance(by: Duration)
}
