internal import Motion

/// An animation that was added at a moment of a script.
struct Running: Hashable, Sendable {
  /// When it was added, from the start of the script.
  let start: Duration
  /// How far it has come since.
  let course: Course

  /// The part of the way that is left at a moment: 1 at the start, 0 in the end.
  func rest(at time: Duration) -> Double { 1 - progress(at: time) }

  /// The part of the way that is behind at a moment.
  func progress(at time: Duration) -> Double { course.progress(at: (time - start).seconds) }

  /// Whether the end is reached, so that it has no part in anything any longer.
  func isOver(at time: Duration) -> Bool { (time - start).seconds >= course.end }

  /// The moment at which it ends; `nil` if it never does.
  var end: Duration? {
    guard course.end.isFinite else { return nil }
    // Rounded up to a nanosecond, so that it is over then.
    let nanoseconds = (course.end * 1e9).rounded(.up)
    guard let whole = Int64(exactly: nanoseconds) else { return nil }
    return start + .nanoseconds(whole)
  }
}
