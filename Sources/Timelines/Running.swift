internal import Motion

/// An animation that started at a moment of a script.
struct Running: Hashable, Sendable {
  /// The start time, from the start of the script.
  let start: Duration
  /// The effect on properties and frames.
  let plan: AnimationPlan

  /// The part of the change that is left at `time`, one minus the progress: 1 at the start, 0 at the end.
  func remaining(at time: Duration) -> Double { 1 - progress(at: time) }

  /// The progress at `time`: 0 at the start, 1 at the end.
  func progress(at time: Duration) -> Double { plan.course.progress(at: (time - start).seconds) }

  /// Whether it has ended, so that it has no effect any longer.
  func isOver(at time: Duration) -> Bool { (time - start).seconds >= plan.course.end }

  /// The time at which it ends; `nil` if it never does.
  var end: Duration? {
    guard plan.course.end.isFinite else { return nil }
    // Rounded up to a nanosecond, so that it has ended at this time.
    let nanoseconds = (plan.course.end * 1e9).rounded(.up)
    guard let whole = Int64(exactly: nanoseconds) else { return nil }
    return start + .nanoseconds(whole)
  }
}
