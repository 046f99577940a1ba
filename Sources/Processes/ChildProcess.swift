internal import CPlatform
internal import Work

/// A running child process. All programs are started by this type.
///
/// It is fed through its standard input. Its standard output is read if requested, and its standard
/// error is kept for error messages. It has its own session and process group, default signal
/// actions, limits, and a deadline, which is never later than that of the command's budget. Its
/// whole process group is ended (SIGTERM, then SIGKILL after 500 ms) when a limit is reached, when
/// the waiting task is cancelled, when this value is released early, and when this process dies for
/// any reason: see `cplatform_spawn`.
package struct ChildProcess: ~Copyable {
  /// The limits of a child process.
  package struct Limits: Hashable, Sendable {
    /// The maximum address space, in bytes.
    package var memory: Int
    /// The maximum duration; `nil` for no limit while it makes progress.
    package var time: Duration?
    /// The maximum time without reading input, and for ending after the last input.
    package var pause: Duration

    package init(memory: Int, time: Duration?, pause: Duration) {
      self.memory = memory
      self.time = time
      self.pause = pause
    }
  }

  /// The program's name.
  package var name: String { program.name }
  private let program: Program
  let limits: Limits
  let deadline: ContinuousClock.Instant?
  /// When `limits.pause` ends.
  var pauseEnd: ContinuousClock.Instant
  var child: cplatform_child
  var isEnded = false
  /// The last bytes of the standard error.
  var words: [UInt8] = []
  /// The maximum number of bytes that are kept of the standard error.
  static let mostWords = 1 << 16
  /// The interval for checking whether the task was cancelled, in milliseconds.
  static let interval = 100

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - answers: Whether its standard output is read, by `answer`. Then its environment is only
  /// `LC_ALL=C`, so that its answer does not depend on anything else. Otherwise it also has `PATH`,
  /// `HOME`, `TMPDIR` and `LD_LIBRARY_PATH`.
  ///   - variables: Further variables of its environment, as `NAME=value`.
  /// - Throws: `notStarted` or `forbidden`.
  package init(
    _ program: Program, _ arguments: [String], limits: Limits, answers: Bool = false,
    variables: [String] = []
  ) throws(ProcessFailure) {
    try Program.checkAllowed(program.name)
    let budget = Budget.current
    budget?.spend(of: .processes)
    var environment = ["LC_ALL=C"]
    if !answers {
      for name in ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"] {
        if let value = Program.environment(name) { environment.append("\(name)=\(value)") }
      }
    }
    environment += variables
    let memory = min(limits.memory, budget?.limits[.memory] ?? .max)
    // Enough processor time for a program that uses eight cores all the time.
    let seconds = limits.time.map { UInt64($0.components.seconds) * 8 + 8 } ?? 0
    let bounds = cplatform_child_limits(
      memory: UInt64(memory), processor_seconds: seconds, file_length: 64 << 30, open_files: 256)
    var child = cplatform_child()
    let code = unsafe Self.withWords([program.name] + arguments) { arguments in
      unsafe Self.withWords(environment) { environment in
        unsafe cplatform_spawn(program.path, arguments, environment, bounds, answers, &child)
      }
    }
    guard code == 0 else {
      throw ProcessFailure(program.name, .notStarted(Self.text(of: -code)))
    }
    self.program = program
    self.limits = limits
    self.child = child
    let now = ContinuousClock.now
    let own = limits.time.map { now + $0 }
    deadline = [own, budget?.deadline].compactMap { $0 }.min()
    pauseEnd = now + limits.pause
  }

  /// Calls a function with strings as a null-terminated C array.
  static func withWords<Result>(
    _ words: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var bytes: [CChar] = []
    var starts: [Int] = []
    for word in words {
      starts.append(bytes.count)
      bytes += word.utf8.map { CChar(bitPattern: $0) } + [0]
    }
    return unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      let start = bytes.baseAddress
      let pointers = unsafe starts.map { offset in unsafe start.map { unsafe $0 + offset } } + [nil]
      return unsafe pointers.withUnsafeBufferPointer { pointers in
        guard let first = pointers.baseAddress else {
          preconditionFailure("an array that is not empty has an address")
        }
        return unsafe body(first)
      }
    }
  }

  static func text(of code: Int32) -> String {
    var text = [CChar](repeating: 0, count: 128)
    unsafe cplatform_error_text(code, &text, text.count)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    guard !isEnded else { return }
    _ = cplatform_close(child.lifeline)
    for file in [child.input, child.output, child.errors, child.report] where file >= 0 {
      _ = cplatform_close(file)
    }
    cplatform_wait(child.supervisor)
  }

  // MARK: - Input and output

  /// Writes all of `bytes` to the program's standard input.
  package mutating func write(_ bytes: [UInt8]) throws(ProcessFailure) {
    var rest = bytes[...]
    pauseEnd = .now + limits.pause
    while !rest.isEmpty {
      let ready = try wait(toWrite: true)
      guard ready.input else {
        // It has stopped reading because it has ended.
        if ready.report { throw end() ?? ProcessFailure(name, .failed(words: lastLine)) }
        continue
      }
      let before = rest.count
      guard send(&rest) else { throw end() ?? ProcessFailure(name, .failed(words: lastLine)) }
      if rest.count < before { pauseEnd = .now + limits.pause }
    }
  }

  /// Closes the input and waits until the program ends.
  ///
  /// - Throws: `failed` also if the program wrote to standard error: ffmpeg 5.1 does so on a full
  ///   disk and exits with 0 (measured).
  package mutating func finish() throws(ProcessFailure) {
    closeInput()
    pauseEnd = .now + limits.pause
    while !(try wait(toWrite: false).report) {}
    if let failure = end() { throw failure }
    let line = lastLine
    guard line.isEmpty else { throw ProcessFailure(name, .failed(words: line)) }
  }

  /// The output of a program.
  package struct Answer: Sendable {
    /// The standard output.
    package let bytes: [UInt8]
    /// The standard error.
    package let words: String
    /// Why the program failed; `nil` if it exited with 0.
    package let failure: ProcessFailure?
  }

  /// Writes all of `bytes` to the program's standard input and reads its standard output to the
  /// end, or until the program has ended: a process that it left behind in a session of its own may
  /// hold the output open.
  ///
  /// - Parameter limit: The maximum length of the output, in bytes.
  package mutating func answer(
    to bytes: [UInt8], atMost limit: Int
  ) throws(ProcessFailure) -> Answer {
    var rest = bytes[...]
    var answer: [UInt8] = []
    var hasEnded = false
    while !hasEnded {
      if rest.isEmpty { closeInput() }
      let ready = try wait(toWrite: !rest.isEmpty)
      // A program need not read all of its input.
      if ready.input, !send(&rest) { rest = [] }
      if ready.output { _ = try readOutput(into: &answer, atMost: limit) }
      // A program that has closed its output needs no more input.
      if child.output < 0 { rest = [] }
      hasEnded = ready.report
    }
    while child.output >= 0, try readOutput(into: &answer, atMost: limit) {}
    let failure = end()
    return Answer(
      bytes: answer, words: String(decoding: words, as: UTF8.self), failure: failure)
  }

  mutating func closeInput() {
    guard child.input >= 0 else { return }
    _ = cplatform_close(child.input)
    child.input = -1
  }

  /// Sends as much as the program accepts now; returns `false` if it has stopped reading.
  private mutating func send(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let count = unsafe rest.withUnsafeBytes { bytes -> Int64 in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe cplatform_send(child.input, start, bytes.count)
    }
    guard count >= 0 else { return false }
    rest = rest.dropFirst(Int(count))
    return true
  }

  /// Reads a block of the output; returns `false` if there is none now. Closes the output at its end:
  /// `poll` would report it as ready without a pause.
  private mutating func readOutput(
    into answer: inout [UInt8], atMost limit: Int
  ) throws(ProcessFailure) -> Bool {
    let (count, block) = Self.block(of: child.output)
    if count == -Int64(cplatform_would_block) { return false }
    guard count > 0 else {
      _ = cplatform_close(child.output)
      child.output = -1
      return false
    }
    answer += block
    pauseEnd = .now + limits.pause
    guard answer.count <= limit else { throw ProcessFailure(name, .tooLong) }
    return true
  }

  static func block(of file: Int32) -> (count: Int64, bytes: ArraySlice<UInt8>) {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe block.withUnsafeMutableBytes { bytes -> Int64 in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe cplatform_read(file, start, bytes.count)
    }
    return (count, block.prefix(Int(max(count, 0))))
  }
}
