internal import ArgumentParser
internal import CPlatform
internal import Cellophane
internal import Synchronization
internal import TerminalOutput
internal import Work

/// Ends the command when its time or memory limit is reached, when the system allows too little memory,
/// or on SIGINT, SIGTERM, SIGHUP, SIGQUIT and SIGXCPU.
///
/// A separate thread checks every 50 ms, without the command's cooperation; the first check is made before the
/// command begins. Work that writes many files uses `run`, so that it can stop between two files.
enum CommandWatch {
  private struct State {
    var budget: Budget?
    /// The work to cancel; `nil` if it cannot be cancelled.
    var task: Task<Void, any Error>?
    /// The signal that was received; `nil` for none.
    var signal: Int32?
    /// When the process exits even if its work has not ended, after a limit was reached.
    var end: ContinuousClock.Instant?
    /// The exit code then.
    var status = ExitStatus.limitReached
  }

  private static let state = Mutex(State())
  /// The interval of checks, in milliseconds. Our choice: not noticeable, and too short to fill
  /// much memory.
  private static let interval: Int32 = 50
  /// The time that cancelled work has to end.
  private static let grace = Duration.seconds(2)

  /// Starts watching; `budget` is the command's.
  static func start(_ budget: Budget) {
    state.withLock { $0.budget = budget }
    // If the thread cannot be started, the command runs unwatched, and signals have their default
    // action.
    _ = cplatform_watch(interval) { number in CommandWatch.tick(number) }
    // A short command may end before the thread's first check.
    check(budget)
  }

  /// Runs a part of an endless command with limits of its own.
  static func run<Result>(
    within limits: Budget.Limits, _ body: () throws -> Result
  ) rethrows -> Result {
    let budget = budget(limits)
    let outer = state.withLock { state in
      defer { state.budget = budget }
      return state.budget
    }
    defer { state.withLock { $0.budget = outer } }
    return try Budget.$current.withValue(budget, operation: body)
  }

  private static func tick(_ number: Int32) {
    if number != 0 { handle(number) }
    let (budget, end, status) = state.withLock { ($0.budget, $0.end, $0.status) }
    if let end, ContinuousClock.now >= end { cplatform_exit(status.rawValue) }
    if let budget { check(budget) }
    if !Memory.suffices { stop(.systemRefused, Memory.refusal) }
    ProgressLine.tick()
  }

  private static func check(_ budget: Budget) {
    budget.check(residentMemory: Int(clamping: cplatform_resident_memory()))
  }

  /// The first signal cancels work that can be cancelled. Any other signal ends the process.
  private static func handle(_ number: Int32) {
    let isWaitedFor = state.withLock { state in
      guard let task = state.task, state.signal == nil else { return false }
      state.signal = number
      task.cancel()
      return true
    }
    if !isWaitedFor {
      ProgressLine.end()
      cplatform_end_by_signal(number)
    }
  }

  /// A budget that reports, once, that a limit was reached, and ends the command. Its time starts now.
  static func budget(_ limits: Budget.Limits) -> Budget {
    Budget(
      limits, whenSpent: { stop(.limitReached, LimitOption.message($0, limits)) },
      whenRefused: { stop(.limitReached, LimitOption.message(refusing: $0)) })
  }

  /// Ends the command with a message, once.
  private static func stop(_ status: ExitStatus, _ message: String) {
    let isWaitedFor: Bool? = state.withLock { state in
      guard state.end == nil else { return nil }
      state.end = .now + grace
      state.status = status
      state.task?.cancel()
      ProgressLine.end()
      Terminal.printError(message)
      return state.task != nil
    }
    if isWaitedFor == false { cplatform_exit(status.rawValue) }
  }

  /// Runs work that writes many files. If a signal arrives, the work stops between two files, so
  /// that none is incomplete, and the process exits with the shell's code for that signal.
  static func run(_ work: @escaping @Sendable () async throws -> Void) async throws {
    // Started under the lock, so that a signal after the start finds the task.
    let task = state.withLock { state in
      let task = Task { try await work() }
      state.task = task
      if state.signal != nil || state.end != nil { task.cancel() }
      return task
    }
    let result = await task.result
    let (signal, end, status) = state.withLock { state in
      state.task = nil
      return (state.signal, state.end, state.status)
    }
    if end != nil { throw ExitCode(status.rawValue) }
    if let signal {
      ProgressLine.end()
      throw ExitCode(128 + signal)
    }
    try result.get()
  }
}
