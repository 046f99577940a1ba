internal import ArgumentParser
internal import Dispatch
internal import Glibc
internal import Synchronization

/// Runs work that writes many files. When the process is asked to end, by Ctrl-C for one, the work ends
/// between two files, so that none is left half made, and with the code that shells give such an end.
func endingBetweenFiles(_ work: @escaping @Sendable () async throws -> Void) async throws {
  let task = Task { try await work() }
  let received = Mutex<Int32?>(nil)
  let sources = [SIGINT, SIGTERM].map { number in
    // Otherwise the process would have ended before its source hears of it.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number)
    source.setEventHandler {
      received.withLock { $0 = number }
      task.cancel()
    }
    source.resume()
    return source
  }
  let result = await task.result
  for source in sources { source.cancel() }
  if let number = received.withLock({ $0 }) {
    Terminal.clearProgress()
    throw ExitCode(128 + number)
  }
  try result.get()
}
