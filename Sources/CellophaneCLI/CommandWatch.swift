internal import ArgumentParser
internal import CPlatform
internal import Cellophane
internal import Synchronization
internal import Work

/// Ends the command when its time or memory is used up, or by SIGINT and SIGTERM.
///
/// A thread of its own looks every 50 ms; what the command does need not help. Work that writes many files
/// runs in `run`: it gets the chance to end between two files.
enum CommandWatch {
  private struct State {
    var budget: Budget?
    /// Work that can be cancelled.
    var task: Task<Void, any Error>?
    /// The signal that the process got.
    var signal: Int32?
    /// When the process ends although its work has not, after a limit was reached.
    var end: ContinuousClock.Instant?
  }

  private static let state = Mutex(State())
  /// How often the limits are checked, in milliseconds. Our choice: unnoticeable, and too short to fill much
  /// memory.
  private static let interval: Int32 = 50
  /// How long cancelled work has for its end.
  private static let grace = Duration.seconds(2)

  /// Begins; `budget` is the command's.
  static func start(_ budget: Budget) {
    state.withLock { $0.budget = budget }
    // Without a thread for it the command runs unwatched; a signal then has its default action.
    _ = cplatform_watch(interval) { number in CommandWatch.tick(number) }
  }

  private static func tick(_ number: Int32) {
    if number != 0 { handle(number) }
    let (budget, end) = state.withLock { ($0.budget, $0.end) }
    if let end, ContinuousClock.now >= end { cplatform_exit(ExitStatus.limitReached.rawValue) }
    budget?.check(residentMemory: Int(clamping: cplatform_resident_memory()))
  }

  /// The first signal cancels work that can be cancelled; another one, or one for other work, ends the process.
  private static func handle(_ number: Int32) {
    let isWaitedFor = state.withLock { state in
      guard let task = state.task, state.signal == nil else { return false }
      state.signal = number
      task.cancel()
      return true
    }
    if !isWaitedFor {
      Terminal.clearProgress()
      cplatform_end_by_signal(number)
    }
  }

  /// Tells that a limit was reached, once, and ends the command.
  static func spent(_ resource: Budget.Resource, _ limits: Budget.Limits) {
    let isWaitedFor: Bool? = state.withLock { state in
      guard state.end == nil else { return nil }
      state.end = .now + grace
      state.task?.cancel()
      Terminal.clearProgress()
      Terminal.printError(LimitOption.message(resource, limits))
      return state.task != nil
    }
    if isWaitedFor == false { cplatform_exit(ExitStatus.limitReached.rawValue) }
  }

  /// Runs work that writes many files. When the process is asked to end it ends between two files, so that
  /// none is left half made, with the code that shells give to such an end.
  static func run(_ work: @escaping @Sendable () async throws -> Void) async throws {
    // Started under the lock: a signal that comes once the work has begun finds its task.
    let task = state.withLock { state in
      let task = Task { try await work() }
      state.task = task
      if state.signal != nil || state.end != nil { task.cancel() }
      return task
    }
    let result = await task.result
    let (signal, end) = state.withLock { state in
      state.task = nil
      return (state.signal, state.end)
    }
    if end != nil { throw ExitCode(ExitStatus.limitReached.rawValue) }
    if let signal {
      Terminal.clearProgress()
      throw ExitCode(128 + signal)
    }
    try result.get()
  }
}
