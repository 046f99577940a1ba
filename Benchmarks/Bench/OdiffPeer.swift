internal import Foundation

/// odiff, one process a pair.
struct OdiffPeer {
  private let isInstalled: Bool

  init() {
    isInstalled = (try? Self.exitStatus(["--version"])) == 0
  }

  /// Compares all pairs; `nil` when there is no odiff. The amount is the number of pairs that differ.
  func run(_ suite: PairSuite) throws -> Contest.Turn? {
    guard isInstalled else { return nil }
    return try timed {
      try (0..<suite.count).count { number in
        let files = ["expected", "actual"].map { "\(suite.folder)/\(number)-\($0).png" }
        return try Self.exitStatus(files + ["--threshold=0.1", "--antialiasing"]) != 0
      }
    }
  }

  private static func exitStatus(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["odiff"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
