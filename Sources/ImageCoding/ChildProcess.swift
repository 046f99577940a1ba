internal import Glibc

/// A program that runs beside this one, is fed on its standard input and says on its standard error why
/// it fails. It is killed when this value is let go of before its end.
struct ChildProcess: ~Copyable {
  /// The program's name, as in error messages.
  let program: String
  private var process: pid_t
  /// Our end of its standard input. It is a socket: writing to a pipe that nobody reads would end this
  /// process by a signal, unless all of it ignored that.
  private var input: Int32
  /// Where its complaints come out.
  private let errors: Int32

  /// The path of a program, looked for in the folders that `PATH` names; `nil` when there is none.
  static func find(_ program: String) -> String? {
    guard let folders = unsafe getenv("PATH") else { return nil }
    return unsafe String(cString: folders).split(separator: ":").map { "\($0)/\(program)" }
      .first { unsafe access($0, X_OK) == 0 }
  }

  /// Starts the program at `path`; `nil` when the system does not let us.
  init?(_ program: String, path: String, arguments: [String]) {
    var inputs: [Int32] = [-1, -1]
    var outputs: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, type, 0, &inputs) == 0 else { return nil }
    guard unsafe pipe(&outputs) == 0 else {
      for descriptor in inputs { close(descriptor) }
      return nil
    }
    // Nobody reads before the end, and a program that says too much must not wait for us.
    _ = fcntl(outputs[1], F_SETFL, O_NONBLOCK)
    for descriptor in outputs { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let started = Self.spawn(path, [program] + arguments, input: inputs[1], errors: outputs[1])
    close(inputs[1])
    close(outputs[1])
    guard let started else {
      close(inputs[0])
      close(outputs[0])
      return nil
    }
    (self.program, process, input, errors) = (program, started, inputs[0], outputs[0])
  }

  private static func spawn(
    _ path: String, _ arguments: [String], input: Int32, errors: Int32
  ) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawn(&process, path, &actions, nil, &words, environ)
    return code == 0 ? process : nil
  }

  deinit {
    if input >= 0 { close(input) }
    if process > 0 {
      kill(process, SIGKILL)
      _ = waitpid(process, nil, 0)
    }
    close(errors)
  }

  /// Feeds the program; throws what it complained about when it reads no more.
  mutating func write(_ bytes: [UInt8]) throws(ImageEncodingFailure) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: $0[written...])
        return unsafe send(input, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw .programFailed(program, words: end().words)
      }
    }
  }

  /// Ends the input and waits for the program's end; throws when it failed, or complained: on a full disk
  /// ffmpeg 5.1 can do so and end as if all were well (measured).
  mutating func finish() throws(ImageEncodingFailure) {
    let (isDone, words) = end()
    guard isDone else { throw .programFailed(program, words: words) }
  }

  /// Closes the input, waits, and gives the last line of the complaints.
  private mutating func end() -> (isDone: Bool, words: String) {
    close(input)
    input = -1
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    process = 0
    var words = [UInt8](repeating: 0, count: 1 << 14)
    let count = unsafe words.withUnsafeMutableBytes {
      unsafe read(errors, $0.baseAddress, $0.count)
    }
    let text = String(decoding: words.prefix(max(count, 0)), as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    return (status == 0 && line.isEmpty, line)
  }
}
