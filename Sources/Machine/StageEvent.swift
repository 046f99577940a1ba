package import Interaction

/// An input of the machine.
package enum StageEvent: Hashable, Sendable {
  /// An action of a finger, the app or the system.
  case input(TouchInput)
  /// Time passes, and everything that is due happens.
  case advance(by: Duration)
}
