/// The times of a film's frames: frame *n* is at n ÷ rate, computed from *n* without accumulation.
package struct FrameClock: Hashable, Sendable {
  /// The valid frame rates, in frames per second. Our choice: one frame per second is a contact
  /// sheet, and no display shows more than 240.
  public static let rates = 1...240

  /// The number of frames per second.
  public let framesPerSecond: Int

  /// Creates a clock; `nil` if the rate is not in `rates`.
  public init?(framesPerSecond: Int) {
    guard Self.rates.contains(framesPerSecond) else { return nil }
    self.framesPerSecond = framesPerSecond
  }

  /// The time of frame `index`, rounded down to an attosecond.
  public func time(ofFrame index: Int) -> Duration {
    let (seconds, rest) = index.quotientAndRemainder(dividingBy: framesPerSecond)
    let (step, remainder) = Self.attosecondsPerSecond.quotientAndRemainder(
      dividingBy: Int64(framesPerSecond))
    let attoseconds = step * Int64(rest) + remainder * Int64(rest) / Int64(framesPerSecond)
    return Duration(secondsComponent: Int64(seconds), attosecondsComponent: attoseconds)
  }

  /// The number of frames in a film of `duration`: one at its start, and one at its end if the end
  /// coincides with a frame (34 for 0.55 s at 60 frames per second).
  public func frameCount(through duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    let step = Self.attosecondsPerSecond / Int64(framesPerSecond)
    // A frame's time is rounded down, so its index found by division can be one too small.
    var last = Int(seconds) * framesPerSecond + Int(attoseconds / (step + 1))
    while time(ofFrame: last + 1) <= duration { last += 1 }
    return last + 1
  }

  private static let attosecondsPerSecond: Int64 = 1_000_000_000_000_000_000
}
