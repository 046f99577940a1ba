internal import Diagrams
internal import Glibc

/// Graphviz's `dot`, called as a program.
enum Graphviz {
  /// A pipe takes so many bytes without a reader (`pipe(7)`); larger graphs than we make have no need.
  private static let pipeCapacity = 65_536

  /// Places a graph that is written in DOT; the answer is in Graphviz's format "plain".
  static func plain(_ source: String) throws(DiagramFailure) -> String {
    let bytes = Array(source.utf8)
    guard bytes.count < pipeCapacity else { throw .graphviz("the graph is too large") }
    var input = try Channel()
    var output = try Channel()
    input.write(bytes)
    input.closeEnd(1)
    let process = try start(reading: input, writing: output)
    output.closeEnd(1)
    let answer = output.readAll()
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    // 127 is what a shell, and posix_spawn after the fact, answer for what is not there.
    if status >> 8 & 0xFF == 127 { throw .noGraphviz }
    guard status == 0 else { throw .graphviz("it ended with status \(status >> 8 & 0xFF)") }
    return String(decoding: answer, as: UTF8.self)
  }

  private static func start(
    reading input: borrowing Channel, writing output: borrowing Channel
  ) throws(DiagramFailure) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input.ends[0], STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.ends[1], STDOUT_FILENO)
    var process: pid_t = 0
    var words = unsafe ["dot", "-Tplain"].map { (word: String) -> UnsafeMutablePointer<CChar>? in
      unsafe strdup(word)
    }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    let failure = unsafe posix_spawnp(&process, "dot", &actions, nil, words, environ)
    if failure == ENOENT { throw .noGraphviz }
    guard failure == 0 else {
      throw .graphviz(unsafe String(cString: strerror(failure)))
    }
    return process
  }
}

/// A pipe; its ends are closed when it goes.
private struct Channel: ~Copyable {
  let ends: [Int32]
  private var isOpen = [true, true]

  init() throws(DiagramFailure) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw .graphviz(unsafe String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.ends = ends
  }

  mutating func closeEnd(_ index: Int) {
    guard isOpen[index] else { return }
    isOpen[index] = false
    close(ends[index])
  }

  /// Writes what a pipe can hold.
  func write(_ bytes: [UInt8]) {
    _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(ends[1], $0.baseAddress, $0.count) }
  }

  func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe part.withUnsafeMutableBytes {
        unsafe read(ends[0], $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += part[..<count]
    }
  }

  deinit {
    for index in 0..<2 where isOpen[index] { close(ends[index]) }
  }
}
