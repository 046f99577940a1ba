public import Interaction

/// An input of the machine.
public enum StageEvent: Hashable, Sendable {
  /// An action of a finger, the app or the system.
  case input(TouchInput)
  /// Time passes, and everything that is due happens.
  case advance(by: Duration)
}
