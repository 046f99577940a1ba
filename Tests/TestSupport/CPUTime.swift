import Foundation

/// Returns the CPU time that `work` takes on the thread that calls this. Unlike time on a clock it does not grow
/// when the machine is busy with something else.
public func cpuTime(_ work: () throws -> Void) rethrows -> Duration {
  let start = threadTime()
  try work()
  return threadTime() - start
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
