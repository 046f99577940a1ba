import Foundation
import PNGCoding
import Testing

/// A program as a person runs it: in a process of its own.
enum Program {
  /// How a run ended.
  struct Outcome {
    let status: Int32
    let output: [UInt8]
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    /// What was printed, by lines.
    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  /// The folder of the package whose tests these are.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder with the tool: the one that `CELLOPHANE_TOOL_FOLDER` names, else that in which the build put the tests,
  /// whatever it is called.
  ///
  /// A tool that is built for release needs less than half of the processor time of one for debugging, in which the
  /// argument parser checks all options of a command again and again: 0.02 instead of 0.28 s for a wrong option
  /// (measured). Whoever names a folder sees to it that its tool is built from the same sources.
  static var products: URL {
    get throws {
      if let folder = ProcessInfo.processInfo.environment["CELLOPHANE_TOOL_FOLDER"] {
        return URL(fileURLWithPath: folder).standardizedFileURL
      }
      let tests = try #require(Bundle.main.executableURL)
      return tests.resolvingSymlinksInPath().deletingLastPathComponent()
    }
  }

  /// A process that is ready to run; its output goes where `run` says.
  static func process(
    _ executable: URL, _ arguments: [String], in folder: Folder, environment: [String: String]?
  ) -> Process {
    // Children inherit ignored signals: a shell ignores Ctrl-C for what it runs in the background.
    signal(SIGINT, SIG_DFL)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    if let environment { process.environment = environment }
    return process
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - environment: All of it; `nil` for that of the tests.
  ///   - input: A file for standard input.
  ///   - outputDevice: Where standard output goes instead of into the outcome.
  static func run(
    _ executable: URL, _ arguments: [String], in folder: Folder,
    environment: [String: String]? = nil, input: String? = nil, outputDevice: String? = nil
  ) async throws -> Outcome {
    let process = process(executable, arguments, in: folder, environment: environment)
    // Files, because a pipe that is not read blocks a program with much output.
    let streams = try Folder()
    let output =
      try outputDevice.map { try FileHandle(forWritingTo: URL(fileURLWithPath: $0)) }
      ?? streams.create("output")
    let errors = try streams.create("errors")
    let input = try input.map { try FileHandle(forReadingFrom: folder.file($0)) }
    // Foundation keeps a process that has ended, and with it whatever its handles have open. With
    // more than a thousand open files `Process.run` crashes while it reads the list of them.
    defer { for handle in [output, errors, input] { try? handle?.close() } }
    if let input { process.standardInput = input }
    process.standardOutput = output
    process.standardError = errors
    try await finish(process)
    return Outcome(
      status: process.terminationStatus,
      output: outputDevice == nil ? try streams.bytes("output") : [],
      errors: String(decoding: try streams.bytes("errors"), as: UTF8.self))
  }

  /// Starts a process and waits for its end, without holding up a thread; `whileRunning` can meddle.
  static func finish(
    _ process: Process, whileRunning: @escaping (Process) -> Void = { _ in }
  ) async throws {
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do {
        try process.run()
        whileRunning(process)
      } catch {
        process.terminationHandler = nil
        ended.resume(throwing: error)
      }
    }
  }
}

/// Runs the tool that was built beside these tests.
func cellophane(
  _ arguments: String..., in folder: Folder, environment: [String: String]? = nil,
  input: String? = nil, outputDevice: String? = nil
) async throws -> Program.Outcome {
  try await cellophane(
    arguments, in: folder, environment: environment, input: input, outputDevice: outputDevice)
}

/// The same with the arguments in an array.
func cellophane(
  _ arguments: [String], in folder: Folder, environment: [String: String]? = nil,
  input: String? = nil, outputDevice: String? = nil
) async throws -> Program.Outcome {
  try await Program.run(
    Program.products.appendingPathComponent("cellophane"), arguments, in: folder,
    environment: environment, input: input, outputDevice: outputDevice)
}
