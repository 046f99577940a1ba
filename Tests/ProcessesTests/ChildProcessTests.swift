import Foundation
import Synchronization
import TestSupport
import Testing
import Work

@testable import Processes

@Suite("Child processes")
struct ChildProcessTests {
  // Where no limit is meant to be reached, a busy machine must not reach one.
  private static let limits = ChildProcess.Limits(
    memory: 1 << 30, time: .seconds(600), pause: .seconds(600))
  private static let shell = Program(name: "sh", path: "/bin/sh")

  /// What a shell command writes to standard output.
  private func answer(
    _ command: String, to input: [UInt8] = [], atMost limit: Int = 1 << 20,
    limits: ChildProcess.Limits = Self.limits
  ) throws(ProcessFailure) -> ChildProcess.Answer {
    var child = try ChildProcess(Self.shell, ["-c", command], limits: limits, answers: true)
    return try child.answer(to: input, atMost: limit)
  }

  private func text(_ command: String) throws -> String {
    String(decoding: try answer(command).bytes, as: UTF8.self)
  }

  @Test("output equals input, at any length")
  func exchange() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let answer = try answer("cat", to: bytes, atMost: bytes.count)
    #expect(answer.bytes == bytes)
    #expect(answer.failure == nil && answer.words.isEmpty)
  }

  @Test("a program that reads no input does not cause an error")
  func deaf() throws {
    let bytes = [UInt8](repeating: 1, count: 3_000_000)
    #expect(try answer("echo done", to: bytes).bytes == Array("done\n".utf8))
  }

  @Test("a remaining process in its own session does not delay the output")
  func heldOpen() throws {
    // It ends when its process group is ended, unless its session has begun: the sixth field.
    let answer = try answer(
      """
      setsid sleep 600 & sleeper=$!
      until [ "$session" = $sleeper ]; do read -r _ _ _ _ _ session _ </proc/$sleeper/stat; done
      echo $sleeper; echo done
      """)
    let lines = String(decoding: answer.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2 && lines.last == "done" && answer.failure == nil)
    let sleeper = try #require(lines.first.flatMap { pid_t($0) })
    // It still holds the output open.
    #expect(kill(sleeper, SIGKILL) == 0)
  }

  @Test("waiting for a program that has closed its output takes no processor time")
  func closed() throws {
    func processorTime() -> Duration {
      var time = timespec()
      unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    let start = processorTime()
    let answer = try answer("echo done; exec >&-; sleep 1; exit 3")
    #expect(answer.bytes == Array("done\n".utf8))
    #expect(answer.failure == ProcessFailure("sh", .failed(words: "")))
    // A second if `poll` is called again and again; some milliseconds otherwise.
    #expect(processorTime() - start < .milliseconds(500))
  }

  @Test("an exit code and the last words are the failure")
  func failure() throws {
    let answer = try answer("echo first >&2; echo last >&2; exit 3")
    #expect(answer.failure == ProcessFailure("sh", .failed(words: "last")))
    #expect(answer.words == "first\nlast\n")
    let silent = try self.answer("exit 3")
    #expect(silent.failure?.description == "sh failed")
    let killed = try self.answer("kill -9 $$")
    #expect(killed.failure?.description == "sh failed: it was ended by signal 9")
  }

  @Test("if no answer is expected, text on standard error is a failure")
  func fed() throws {
    var child = try ChildProcess(Self.shell, ["-c", "cat >/dev/null"], limits: Self.limits)
    try child.write([UInt8](repeating: 0, count: 1_000_000))
    try child.finish()
    var complaining = try ChildProcess(
      Self.shell, ["-c", "cat >/dev/null; echo disk full >&2"], limits: Self.limits)
    try complaining.write([1, 2, 3])
    let failure = ProcessFailure("sh", .failed(words: "disk full"))
    #expect(throws: failure) { try complaining.finish() }
    var early = try ChildProcess(Self.shell, ["-c", "echo no >&2; exit 1"], limits: Self.limits)
    #expect(throws: ProcessFailure("sh", .failed(words: "no"))) {
      for _ in 0..<1000 { try early.write([UInt8](repeating: 0, count: 100_000)) }
    }
  }

  @Test("a missing program, and a file that is not a program, are errors")
  func missing() {
    #expect(throws: ProcessFailure("no-such-program", .missing)) {
      try Program.find("no-such-program")
    }
    let folder = Program(name: "folder", path: "/tmp")
    #expect(throws: Never.self) {
      var child = try ChildProcess(folder, [], limits: Self.limits, answers: true)
      let answer = try child.answer(to: [], atMost: 1)
      #expect(answer.failure == ProcessFailure("folder", .notStarted("Permission denied")))
    }
  }

  /// The processes that have a word in their arguments.
  private func processes(with word: String) -> [Int32] {
    // Words end with zeros. The shell that has the word in a longer one is not looked for.
    let pattern = Data("\0\(word)\0".utf8)
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.compactMap { Int32($0) }.filter { number in
      FileManager.default.contents(atPath: "/proc/\(number)/cmdline")?.range(of: pattern) != nil
    }
  }

  /// Whether all of them are gone, soon or on a busy machine within a minute.
  private func areGone(_ word: String) async throws -> Bool {
    for _ in 0..<3000 {
      if processes(with: word).isEmpty { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  @Test(
    "a child that takes too long is ended with all its processes, also if it ignores signals",
    arguments: ["", "trap '' TERM INT HUP; "])
  func late(trap: String) async throws {
    let word = trap.isEmpty ? "86401" : "86402"
    var limits = Self.limits
    limits.time = .seconds(1)
    // Without an end this would take a day.
    #expect(throws: ProcessFailure("sh", .late(seconds: 1))) {
      try answer("\(trap)sleep \(word) & sleep \(word)", limits: limits)
    }
    #expect(try await areGone(word))
  }

  @Test("a program that takes no more input is ended after the pause")
  func stalled() async throws {
    var limits = ChildProcess.Limits(memory: 1 << 30, time: nil, pause: .seconds(1))
    limits.pause = .seconds(1)
    var child = try ChildProcess(Self.shell, ["-c", "sleep 86403"], limits: limits)
    #expect(throws: ProcessFailure("sh", .late(seconds: 1))) {
      for _ in 0..<1000 { try child.write([UInt8](repeating: 0, count: 100_000)) }
    }
    var slow = try ChildProcess(
      Self.shell, ["-c", "cat >/dev/null; sleep 86403"], limits: limits)
    #expect(throws: ProcessFailure("sh", .late(seconds: 1))) { try slow.finish() }
    _ = consume child
    _ = consume slow
    #expect(try await areGone("86403"))
  }

  @Test("when the program ends, its remaining processes are ended")
  func leftBehind() async throws {
    #expect(try text("sleep 86404 >/dev/null 2>&1 & echo started") == "started\n")
    #expect(try await areGone("86404"))
  }

  @Test("a child that is released is ended")
  func released() async throws {
    do {
      var child = try ChildProcess(Self.shell, ["-c", "sleep 86405"], limits: Self.limits)
      try child.write([1])
    }
    #expect(try await areGone("86405"))
  }

  @Test("cancelling the task ends the child")
  func cancelled() async throws {
    let task = Task {
      var child = try ChildProcess(Self.shell, ["-c", "sleep 86406"], limits: Self.limits)
      try child.finish()
    }
    // A child that could not be started is a failure, not a reason to wait for ever.
    let deadline = ContinuousClock.now + .seconds(60)
    while processes(with: "86406").isEmpty, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(10))
    }
    task.cancel()
    let failure = await #expect(throws: ProcessFailure.self) { try await task.value }
    #expect(failure?.reason == .cancelled)
    #expect(try await areGone("86406"))
  }

  @Test("at most the requested number of bytes is read")
  func tooLong() async throws {
    #expect(throws: ProcessFailure("sh", .tooLong)) {
      try answer("yes 86407", atMost: 100_000)
    }
    #expect(try await areGone("86407"))
  }

  @Test("a child has a group and a session of its own, its limits, and only its own descriptors")
  func surroundings() throws {
    #expect(try text("ulimit -v; ulimit -c; ulimit -n") == "1048576\n0\n256\n")
    // Opened by ls itself: the folder that it lists.
    #expect(try text("ls /proc/self/fd") == "0\n1\n2\n3\n")
    let parts = try text("cat /proc/$$/stat").split(separator: " ").map(String.init)
    // Number, name, state, parent, group, session, terminal.
    #expect(parts[0] == parts[4])
    #expect(parts[5] == parts[3] && parts[6] == "0")
    let mine = getsid(0)
    #expect(parts[5] != "\(mine)")
    #expect(try text("env -u PWD -u OLDPWD -u _ -u SHLVL env") == "LC_ALL=C\n")
  }

  @Test("signals that this process ignores have their default action in a child")
  func signals() throws {
    let old = signal(SIGHUP, SIG_IGN)
    defer { _ = signal(SIGHUP, old) }
    let lines = try text("grep -E '^Sig(Ign|Blk)' /proc/self/status").split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      let mask = line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }
      // Signals 32 and 33 are reserved by the C library, which does not let programs change them.
      #expect(mask.map { $0 & 0x7FFF_FFFF } == 0, "\(line)")
    }
  }

  /// The signals that `interruptions` has handled.
  private static let interruptions = Atomic<Int>(0)

  @Test("calls that signals interrupt are made again")
  func interruptions() throws {
    // Without SA_RESTART, so that calls end with EINTR.
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { _ in
      ChildProcessTests.interruptions.wrappingAdd(1, ordering: .relaxed)
    }
    var old = sigaction()
    try #require(unsafe sigaction(SIGUSR1, &action, &old) == 0)
    defer { _ = unsafe sigaction(SIGUSR1, &old, nil) }
    // The threads of tasks block all signals.
    var signals = sigset_t()
    var blocked = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGUSR1)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, &blocked)
    defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    // Only this thread is interrupted: other tests run in the same process.
    let thread = pthread_self()
    let bytes = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let interrupter = Interrupter(thread)
    // Slow enough for the parent to wait in every call.
    let answer = try answer("head -c 1000; sleep 0.1; cat; exit 3", to: bytes, atMost: bytes.count)
    interrupter.end()
    #expect(answer.bytes == bytes)
    #expect(answer.failure == ProcessFailure("sh", .failed(words: "")))
    #expect(Self.interruptions.load(ordering: .relaxed) > 10)
  }

  @Test("a child that wants more memory than it may have gets none")
  func memory() throws {
    var limits = Self.limits
    limits.memory = 64 << 20
    let answer = try answer(
      "head -c 200000000 /dev/zero | tail -c 200000000 | wc -c", limits: limits)
    #expect(answer.bytes != Array("200000000\n".utf8))
  }

  @Test("the budget's processes are counted, and none means none")
  func budget() async throws {
    var limits = Budget.Limits.ordinary
    limits[.processes] = 0
    let refused = Mutex<[String]>([])
    let budget = Budget(
      limits, whenSpent: { _ in },
      whenRefused: { name in refused.withLock { $0.append(name) } })
    let none = ProcessFailure("sh", .forbidden(byLimit: true))
    Budget.$current.withValue(budget) {
      #expect(throws: none) { try Program.find("sh") }
      #expect(throws: none) { try answer("true") }
    }
    let untrusted = Budget(
      .untrusted, whenSpent: { _ in },
      whenRefused: { name in refused.withLock { $0.append("untrusted \(name)") } })
    Budget.$current.withValue(untrusted) {
      #expect(throws: ProcessFailure("sh", .forbidden(byLimit: false))) { try answer("true") }
    }
    #expect(refused.withLock { $0 } == ["sh", "sh"])
    #expect(none.description == "sh is not started with a limit of 0 processes")
    limits[.processes] = 10
    limits[.time] = 1
    let short = Budget(limits) { _ in }
    #expect(throws: ProcessFailure("sh", .late(seconds: 600))) {
      try Budget.$current.withValue(short) { _ = try answer("sleep 86408") }
    }
    #expect(try await areGone("86408"))
  }

  @Test("only absolute folders of the path are looked into")
  func search() throws {
    #expect(try Program.find("sh").path.hasPrefix("/"))
    let folder = try TemporaryFolder()
    try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/not-executable"))
    #expect(throws: ProcessFailure.self) { try Program.find("not-executable") }
  }

  @Test("many children at once do not hold each other's streams open")
  func many() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<16 {
        group.addTask {
          let bytes = [UInt8](repeating: UInt8(number), count: 200_000)
          var child = try ChildProcess(
            Self.shell, ["-c", "cat"], limits: Self.limits, answers: true)
          return try child.answer(to: bytes, atMost: 200_000).bytes == bytes
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }
}

/// Sends SIGUSR1 to one thread every 200 µs.
private final class Interrupter: Sendable {
  private let isDone = Atomic<Bool>(false)
  private let hasEnded = DispatchSemaphore(value: 0)

  init(_ target: pthread_t) {
    Thread.detachNewThread { [self] in
      while !isDone.load(ordering: .acquiring) {
        pthread_kill(target, SIGUSR1)
        usleep(200)
      }
      hasEnded.signal()
    }
  }

  /// Returns after the last signal has been sent.
  func end() {
    isDone.store(true, ordering: .releasing)
    hasEnded.wait()
  }
}
