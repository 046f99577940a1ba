internal import Motion

/// A number that moves without a finger until it is at rest: the offset of a row or of a cell, or the visible share of
/// something.
struct SettlingNumber: Hashable, Sendable {
  /// The number as a function of time.
  private let settling: Settling
  /// The time since the start.
  var elapsed = Duration.zero

  /// Creates a number at the start of its movement; `nil` if it does not move.
  init?(_ settling: Settling?) {
    guard let settling else { return nil }
    self.settling = settling
  }

  /// Where it comes to rest.
  var target: Double { settling.target }

  /// The number after a duration.
  func position(after duration: Duration = .zero) -> Double {
    settling.position(at: (elapsed + duration) / .seconds(1))
  }

  /// The time until it is at rest.
  var timeUntilRest: Duration { max(.zero, settling.time - elapsed) }
}
