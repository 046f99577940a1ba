internal import Foundation

/// A program that stays and does what lines on its standard input say, so that only its work is timed,
/// by its own clock.
final class ScriptPeer {
  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private var unread = Data()

  /// Starts a program, which is looked for as the shell does, with its arguments. It says "ready" when
  /// it is.
  init(_ words: [String]) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = commands
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
    guard nextLine() == "ready" else { throw BenchFailure("\(words[0]) did not start") }
  }

  deinit {
    try? commands.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Does once what `command` says; the answer is the nanoseconds that it took and an amount.
  func run(_ command: String) throws -> Contest.Turn {
    try commands.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
    let numbers = nextLine().split(separator: " ").compactMap { Int64($0) }
    guard numbers.count == 2 else { throw BenchFailure("a peer did not answer \(command)") }
    return Contest.Turn(duration: .nanoseconds(numbers[0]), amount: Int(numbers[1]))
  }

  private func nextLine() -> String {
    let newline: UInt8 = 0x0A
    while true {
      if let end = unread.firstIndex(of: newline) {
        defer { unread = Data(unread[(end + 1)...]) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { return "" }
      unread += more
    }
  }
}
