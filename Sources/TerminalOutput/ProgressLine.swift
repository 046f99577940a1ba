internal import CPlatform
internal import Synchronization

/// The last line of a terminal, which shows after a second what a command is doing: `37 of 120 frames, 3 s`.
///
/// It is shown on standard error, and only if that is a terminal that can clear a line (`TERM` is not `dumb`) and
/// `--quiet` was not given. All other output clears it first.
package enum ProgressLine {
  private struct State {
    /// The progress: the command's name, or the number of finished parts of all.
    var text = ""
    /// The second at which the line was shown last; 0 before.
    var second: Int64 = 0
    var isShown = false
    /// Whether the command is running.
    var isRunning = false
  }

  private static let state = Mutex(State())
  /// The time after which a line is shown. Our choice: shorter work needs none.
  private static let patience = Duration.seconds(1)

  /// Begins to show that a command is running.
  package static func begin(_ command: String) {
    state.withLock { state in
      state.text = command
      state.isRunning = true
    }
  }

  /// Shows how much has been done.
  package static func report(_ text: String) {
    guard Terminal.showsProgress, ContinuousClock.now - Terminal.start >= patience else { return }
    state.withLock { state in
      state.text = text
      show(&state)
    }
  }

  /// Shows how long the command has been running, once in a second. The watching thread calls it.
  package static func tick() {
    let elapsed = ContinuousClock.now - Terminal.start
    guard elapsed >= patience else { return }
    let isDue = state.withLock { $0.isRunning && $0.second < elapsed.components.seconds }
    guard isDue, Terminal.showsProgress else { return }
    state.withLock { state in
      if state.isRunning { show(&state) }
    }
  }

  /// Clears the line, if it is there.
  package static func clear() {
    state.withLock { clear(&$0) }
  }

  /// Clears the line and shows no further ones.
  package static func end() {
    state.withLock { state in
      state.isRunning = false
      clear(&state)
    }
  }

  /// The line: the progress, and the whole seconds since the process began.
  package static func line(_ text: String, seconds: Int64) -> String {
    seconds < 1 ? text : "\(text), \(seconds) s"
  }

  private static func show(_ state: inout State) {
    state.second = (ContinuousClock.now - Terminal.start).components.seconds
    state.isShown = true
    write("\r\u{1B}[K" + line(state.text, seconds: state.second))
  }

  private static func clear(_ state: inout State) {
    guard state.isShown else { return }
    state.isShown = false
    write("\r\u{1B}[K")
  }

  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      _ = unsafe cplatform_write_all(2, start, bytes.count)
    }
  }
}
