internal import ArgumentParser
internal import Dispatch
internal import Glibc
internal import Synchronization

/// Runs work that writes many files. When the process is asked to end, by Ctrl-C for one, the work ends
/// between two files, so that none is left half made, and with the code that shells give such an end.
func endingBetweenFiles(_ work: @escaping @Sendable () async throws -> Void) async throws {
  let state = Mutex((signal: Int32?.none, task: Task<Void, any Error>?.none))
  // A queue with a thread of its own: all others may be busy with the work for long.
  let queue = DispatchQueue(label: "signals", qos: .userInteractive)
  var sources: [any DispatchSourceSignal] = []
  for number in [SIGINT, SIGTERM] {
    // Otherwise the signal would end the process before the source handles it.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler {
      state.withLock {
        $0.signal = number
        $0.task?.cancel()
      }
    }
    await withCheckedContinuation { isListening in
      source.setRegistrationHandler { isListening.resume() }
      source.resume()
    }
    sources.append(source)
  }
  // The work begins when signals are heard, or its first file could be left half made.
  let task = Task { try await work() }
  state.withLock {
    $0.task = task
    if $0.signal != nil { task.cancel() }
  }
  let result = await task.result
  for source in sources { source.cancel() }
  if let number = state.withLock({ $0.signal }) {
    Terminal.clearProgress()
    throw ExitCode(128 + number)
  }
  try result.get()
}
