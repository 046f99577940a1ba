public import Interaction

/// An input of the machine.
public enum StageEvent: Hashable, Sendable {
  /// An action of a finger, the app or the system.
  ///
  /// `finger` is the number of the finger that comes down, moves or lifts: 1 to 5, as in scripts. The system cancels the
  /// touches of all fingers, and other inputs ignore the number. Default: 1.
  case input(TouchInput, finger: Int = 1)
  /// Time passes, and everything that is due happens.
  case advance(by: Duration)
}
