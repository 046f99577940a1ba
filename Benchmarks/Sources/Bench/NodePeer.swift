internal import Drawing
internal import Foundation

/// pngjs in a Node process that stays, so that only its work is timed, by its own clock.
final class NodePeer {
  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private var unread = Data()

  /// Starts `script` in Node with the module in `modules`, on one picture and its file.
  init(script: URL, modules: URL, bitmap: Bitmap, file: [UInt8], scratch: URL) throws {
    let pixels = scratch.appendingPathComponent("picture.rgba")
    let picture = scratch.appendingPathComponent("picture.png")
    try Data(bitmap.rgba).write(to: pixels)
    try Data(file).write(to: picture)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "node", script.path, modules.path, pixels.path, "\(bitmap.width)", "\(bitmap.height)",
      picture.path,
    ]
    process.standardInput = commands
    process.standardOutput = answers
    try process.run()
    guard nextLine() == "ready" else { throw BenchFailure("Node did not start") }
  }

  deinit {
    try? commands.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Does "encode" or "decode" once.
  func run(_ command: String) throws -> Contest.Turn {
    try commands.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
    let numbers = nextLine().split(separator: " ").compactMap { Int64($0) }
    guard numbers.count == 2 else { throw BenchFailure("Node did not answer") }
    return Contest.Turn(duration: .nanoseconds(numbers[0]), byteCount: Int(numbers[1]))
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
