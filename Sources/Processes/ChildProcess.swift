internal import Glibc

/// A program that runs beside this one, is fed on its standard input and says on its standard error why
/// it fails. Its standard output is read when it is started for an answer. It is killed when this value
/// is let go of before its end.
///
/// All programs that are started are started here: those that make images, and Graphviz.
package struct ChildProcess: ~Copyable {
  /// The program's name, as in error messages.
  package let program: String
  private var process: pid_t
  /// Our end of its standard input. It is a socket: writing to a pipe that nobody reads would end this
  /// process by a signal, unless all of it ignored that.
  private var input: Int32
  /// Where its complaints come out.
  private let errors: Int32
  /// Where its answer comes out; negative when nobody wants one.
  private let output: Int32

  /// The path of a program, looked for in the folders that `PATH` names; `nil` when there is none.
  package static func find(_ program: String) -> String? {
    guard let folders = unsafe getenv("PATH") else { return nil }
    return unsafe String(cString: folders).split(separator: ":").map { "\($0)/\(program)" }
      .first { unsafe access($0, X_OK) == 0 }
  }

  /// Starts the program at `path`; `nil` when the system does not let us.
  ///
  /// - Parameter answers: Whether its standard output is wanted, by `answer`. Such a program is told
  ///   nothing of the environment, so that what it answers does not depend on that.
  package init?(_ program: String, path: String, arguments: [String], answers: Bool = false) {
    var inputs: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]
    var outputs: [Int32] = [-1, -1]
    // Sockets, as pipes cannot be had closed to the programs that other threads start meanwhile.
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let isReady =
      unsafe socketpair(AF_UNIX, type, 0, &inputs) == 0
      && socketpair(AF_UNIX, type, 0, &errors) == 0
      && (!answers || socketpair(AF_UNIX, type, 0, &outputs) == 0)
    // Nobody reads before the end, and a program that says too much must not wait for us.
    _ = fcntl(errors[1], F_SETFL, O_NONBLOCK)
    let started =
      isReady
      ? Self.spawn(
        path, [program] + arguments, input: inputs[1], output: outputs[1], errors: errors[1]) : nil
    for end in [inputs[1], errors[1], outputs[1]] where end >= 0 { close(end) }
    guard let started else {
      for end in [inputs[0], errors[0], outputs[0]] where end >= 0 { close(end) }
      return nil
    }
    (self.program, process, input) = (program, started, inputs[0])
    (self.errors, output) = (errors[0], outputs[0])
  }

  private static func spawn(
    _ path: String, _ arguments: [String], input: Int32, output: Int32, errors: Int32
  ) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    if output >= 0 {
      unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    guard output >= 0 else {
      let code = unsafe posix_spawn(&process, path, &actions, nil, &words, environ)
      return code == 0 ? process : nil
    }
    var surroundings = unsafe [strdup("LC_ALL=C"), nil]
    defer { unsafe surroundings.forEach { unsafe free($0) } }
    let code = unsafe posix_spawn(&process, path, &actions, nil, &words, &surroundings)
    return code == 0 ? process : nil
  }

  deinit {
    if input >= 0 { close(input) }
    if process > 0 {
      kill(process, SIGKILL)
      _ = waitpid(process, nil, 0)
    }
    close(errors)
    if output >= 0 { close(output) }
  }

  /// Feeds the program; throws what it complained about when it reads no more.
  package mutating func write(_ bytes: [UInt8]) throws(ProcessFailure) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: $0[written...])
        return unsafe send(input, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw ProcessFailure(program: program, words: Self.lastLine(end().words))
      }
    }
  }

  /// Ends the input and waits for the program's end; throws when it failed, or complained: on a full disk
  /// ffmpeg 5.1 can do so and end as if all were well (measured).
  package mutating func finish() throws(ProcessFailure) {
    let (isDone, words) = end()
    let line = Self.lastLine(words)
    guard isDone, line.isEmpty else { throw ProcessFailure(program: program, words: line) }
  }

  private static func lastLine(_ words: String) -> String {
    words.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
  }

  /// Closes the input, waits, and gives the complaints.
  private mutating func end() -> (isDone: Bool, words: String) {
    if input >= 0 { close(input) }
    input = -1
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    process = 0
    var words = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe words.withUnsafeMutableBytes {
      unsafe recv(errors, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
    }
    return (status == 0, String(decoding: words.prefix(max(count, 0)), as: UTF8.self))
  }

  // MARK: - Answers

  /// What came of asking.
  package enum Answer {
    /// The program ended by itself: what it wrote, whether it calls that done, and its complaints.
    case ended([UInt8], isDone: Bool, words: String)
    /// It took longer than it was given.
    case late
    /// It wrote more than was wanted.
    case tooLong
  }

  /// Feeds the program with all of `bytes` and reads what it writes meanwhile, until it ends.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that it may write.
  ///   - time: How long it may take.
  package mutating func answer(
    to bytes: [UInt8], atMost limit: Int, within time: Duration
  ) -> Answer {
    let end = ContinuousClock.now + time
    var rest = bytes[...]
    var answer: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if rest.isEmpty, input >= 0 {
        close(input)
        input = -1
      }
      let left = (end - .now) / .milliseconds(1)
      guard left > 0 else { return .late }
      // A descriptor below zero is passed over.
      var waits = [
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      ]
      _ = unsafe poll(&waits, 2, Int32(min(left.rounded(.up), 60_000)))
      if waits[1].revents != 0 { rest = offer(rest) }
      guard waits[0].revents != 0 else { continue }
      let count = unsafe block.withUnsafeMutableBytes {
        unsafe read(output, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      answer += block[..<count]
      guard answer.count <= limit else { return .tooLong }
    }
    let (isDone, words) = self.end()
    return .ended(answer, isDone: isDone, words: words)
  }

  /// Feeds the program with what it takes now; gives what it is still to get.
  private func offer(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let count = unsafe bytes.withUnsafeBytes {
      unsafe send(input, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
    if count >= 0 { return bytes.dropFirst(count) }
    // Who reads no more need not read all.
    return errno == EINTR || errno == EAGAIN ? bytes : []
  }
}
