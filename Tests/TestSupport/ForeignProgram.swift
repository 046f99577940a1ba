import Foundation

/// Programs that we did not write, run to their end.
public enum ForeignProgram {
  /// What went wrong.
  public struct Failure: Error, CustomStringConvertible {
    /// One sentence.
    public let description: String
  }

  /// What the program writes to standard output. A program is in `/usr/bin` unless its path is given.
  public static func output(_ program: String, _ arguments: [String]) throws -> Data {
    let path = program.hasPrefix("/") ? program : "/usr/bin/\(program)"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure(description: "\(path) is missing; make test installs it")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program) ended with \(process.terminationStatus)")
    }
    return bytes
  }

  /// The same as lines of text.
  public static func lines(_ program: String, _ arguments: [String]) throws -> [String] {
    String(decoding: try output(program, arguments), as: UTF8.self)
      .split(whereSeparator: \.isNewline).map(String.init)
  }
}
