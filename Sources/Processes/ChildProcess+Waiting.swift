internal import CPlatform
internal import Work

/// Waiting for a child process, and its end.
extension ChildProcess {
  struct Ready {
    var input = false
    var output = false
    var report = false
  }

  /// Waits until input or output is possible, and keeps what arrives on standard error.
  mutating func wait(toWrite: Bool) throws(ProcessFailure) -> Ready {
    while true {
      if Task.isCancelled { throw ProcessFailure(name, .cancelled) }
      let now = ContinuousClock.now
      if let deadline, now >= deadline {
        // If it is the command's deadline, the command ends with its own message.
        Budget.current?.check(residentMemory: 0)
        throw ProcessFailure(name, .late(seconds: Self.seconds(limits.time ?? limits.pause)))
      }
      if now >= pauseEnd {
        throw ProcessFailure(name, .late(seconds: Self.seconds(limits.pause)))
      }
      var events = [
        cplatform_event(file: toWrite ? child.input : -1, wants_to_write: true, is_ready: false),
        cplatform_event(file: child.output, wants_to_write: false, is_ready: false),
        cplatform_event(file: child.errors, wants_to_write: false, is_ready: false),
        cplatform_event(file: child.report, wants_to_write: false, is_ready: false),
      ]
      _ = unsafe cplatform_poll(&events, events.count, Int32(Self.interval))
      if events[2].is_ready { keepWords() }
      let ready = Ready(
        input: events[0].is_ready, output: events[1].is_ready, report: events[3].is_ready)
      if ready.input || ready.output || ready.report { return ready }
    }
  }

  static func seconds(_ duration: Duration) -> Int {
    Int(duration.components.seconds)
  }

  /// Reads the available bytes of the standard error.
  private mutating func keepWords() {
    let (count, block) = Self.block(of: child.errors)
    if count > 0 {
      words += block
      if words.count > Self.mostWords { words.removeFirst(words.count - Self.mostWords) }
    } else if count != -Int64(cplatform_would_block) {
      _ = cplatform_close(child.errors)
      child.errors = -1
    }
  }

  var lastLine: String {
    let lines = String(decoding: words, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.last { !$0.allSatisfy(\.isWhitespace) }.map { String($0.prefix(500)) } ?? ""
  }

  /// Waits up to a second for the program to end, then ends it. Returns why it failed; `nil` if it
  /// succeeded.
  mutating func end() -> ProcessFailure? {
    closeInput()
    var events = [cplatform_event(file: child.report, wants_to_write: false, is_ready: false)]
    _ = unsafe cplatform_poll(&events, 1, 1000)
    _ = cplatform_close(child.lifeline)
    var end = cplatform_child_end()
    let size = MemoryLayout<cplatform_child_end>.size
    let count = unsafe withUnsafeMutableBytes(of: &end) { bytes -> Int64 in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe cplatform_read(child.report, start, size)
    }
    cplatform_wait(child.supervisor)
    // The whole group has ended, so no more output can arrive.
    var before = -1
    while child.errors >= 0, words.count != before {
      before = words.count
      keepWords()
    }
    for file in [child.output, child.errors, child.report] where file >= 0 {
      _ = cplatform_close(file)
    }
    isEnded = true
    return count == size ? failure(of: end) : ProcessFailure(name, .failed(words: "it was killed"))
  }

  func failure(of end: cplatform_child_end) -> ProcessFailure? {
    guard end.was_started != 0 else {
      return ProcessFailure(name, .notStarted(Self.text(of: end.code)))
    }
    if end.was_signaled != 0 {
      let line = lastLine
      return ProcessFailure(
        name, .failed(words: line.isEmpty ? "it was ended by signal \(end.code)" : line))
    }
    return end.code == 0 ? nil : ProcessFailure(name, .failed(words: lastLine))
  }
}
