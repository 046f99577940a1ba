import Drawing
import Foundation
import PNGCoding
import Testing

/// Commands for which the system has no descriptors, memory or threads left, or no permission.
@Suite("Commands that lack descriptors, memory, threads or permission")
struct FaultTests {
  private let folder: Folder
  private let tool: String

  /// Exit codes of a command that did its work or said why it could not.
  private static let documented: Set<Int32> = [0, 1, 65, 66, 71, 73, 75]

  init() throws {
    folder = try Folder.withScene()
    tool = try Program.products.appendingPathComponent("cellophane").path
  }

  /// Runs the tool from a shell that has set limits.
  private func limited(_ limit: String, _ arguments: String) async throws -> Program.Outcome {
    try await Program.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", "\(limit); exec '\(tool)' \(arguments)"],
      in: folder, environment: ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"])
  }

  private func checkEnd(_ outcome: Program.Outcome, _ words: String) {
    #expect(Self.documented.contains(outcome.status), "\(words): \(outcome.errors)")
    #expect(outcome.status == 0 || !outcome.errors.isEmpty, "\(words)")
    #expect(!outcome.errors.contains("Fatal error"), "\(words): \(outcome.errors)")
  }

  @Test(
    "with few descriptors a command works or reports the limit",
    arguments: [
      "frames selection.cell.yaml --script tap --fps 10 -o set",
      "frames selection.cell.yaml --script tap --fps 10 -o x.mp4",
      "render selection.cell.yaml -o x.png",
    ])
  func descriptors(arguments: String) async throws {
    var refusals = 0
    for count in [4, 5, 7, 10, 16, 20, 24] {
      let outcome = try await limited("ulimit -n \(count)", arguments)
      checkEnd(outcome, "\(count) descriptors")
      // Without a descriptor for signals, the command still works.
      if outcome.status != 0 {
        refusals += 1
        #expect(outcome.errors.contains("open files"), "\(outcome.errors)")
      }
    }
    #expect(refusals > 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        .filter { $0.hasPrefix(".cellophane-") } == [])
  }

  @Test("with too little address space a command reports this before it begins")
  func addressSpace() async throws {
    // The libraries of a debug build take some 85 MB, those of a release build 60 MB.
    var refusals = 0
    for megabytes in [110, 125, 140, 400] {
      let outcome = try await limited(
        "ulimit -v \(megabytes * 1000)",
        "frames selection.cell.yaml --script tap --fps 10 -o x.apng")
      checkEnd(outcome, "\(megabytes) MB")
      if outcome.status == 71 {
        refusals += 1
        #expect(
          outcome.errors
            == "error: the system allows too little memory for this command; raise the limit of address"
            + " space (ulimit -v)\n")
      } else {
        #expect(outcome.status == 0)
      }
    }
    #expect(refusals > 0 && refusals < 4)
  }

  @Test(
    "without standard streams a command works or fails, and no file is taken for one of them",
    arguments: [("<&- >&- 2>&-", 73), (">&-", 73), ("2>&-", 0), ("<&-", 0)])
  func closedStreams(streams: String, status: Int32) async throws {
    let outcome = try await limited("exec \(streams)", "render selection.cell.yaml -o x.png")
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(try folder.png("x.png").bitmap.width > 0)
    #expect(try folder.text("selection.cell.yaml") == Folder.sampleScene)
  }

  /// A user id that owns nothing and runs nothing.
  private static let stranger = 64_999

  /// Whether this is root, which can become another user who can run the tool.
  private static let canBecomeStranger: Bool = {
    guard getuid() == 0,
      let tool = try? Program.products.appendingPathComponent("cellophane").path
    else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
    process.arguments = [
      "--reuid=\(stranger)", "--regid=\(stranger)", "--clear-groups", tool, "--version",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// Runs the tool as a user who owns nothing.
  private func asStranger(_ limit: String, _ arguments: String) async throws -> Program.Outcome {
    try await Program.run(
      URL(fileURLWithPath: "/usr/bin/setpriv"),
      [
        "--reuid=\(Self.stranger)", "--regid=\(Self.stranger)", "--clear-groups", "/bin/bash", "-c",
        "\(limit); exec '\(tool)' \(arguments)",
      ], in: folder, environment: ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"])
  }

  @Test(
    "without permission nothing is written, and the message names the place",
    .enabled(if: canBecomeStranger),
    arguments: [
      ("render selection.cell.yaml -o x.png", "x.png"),
      ("frames selection.cell.yaml --script tap --fps 10 -o set", "set"),
      ("frames selection.cell.yaml --script tap --fps 10 -o x.apng", "x.apng"),
      ("trace selection.cell.yaml --script tap -o x.csv", "x.csv"),
    ])
  func permissions(arguments: String, output: String) async throws {
    let outcome = try await asStranger("true", arguments)
    #expect(outcome.status == 73)
    #expect(outcome.errors == "error: cannot write \(output): Permission denied\n")
    #expect(try folder.files() == ["selection.cell.yaml"])
  }

  /// Whether the file system supports immutable files, which no user can write: EPERM.
  private static let hasImmutableFiles: Bool = {
    guard getuid() == 0, let folder = try? Folder(),
      (try? folder.write("", to: "file")) != nil
    else { return false }
    defer { chattr("-i", folder.file("file")) }
    return chattr("+i", folder.file("file"))
  }()

  /// Sets or removes the attribute of an immutable file or folder, and returns whether that worked.
  @discardableResult
  private static func chattr(_ change: String, _ url: URL) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/chattr")
    process.arguments = [change, url.path]
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test(
    "in an immutable folder nothing is written, and the message names the place",
    .enabled(if: hasImmutableFiles),
    arguments: [
      ("render selection.cell.yaml -o x.png", "x.png"),
      ("frames selection.cell.yaml --script tap --fps 10 -o set", "set"),
      ("frames selection.cell.yaml --script tap --fps 10 -o x.apng", "x.apng"),
    ])
  func immutableFolder(arguments: String, output: String) async throws {
    Self.chattr("+i", folder.url)
    defer { Self.chattr("-i", folder.url) }
    let outcome = try await limited("true", arguments)
    #expect(outcome.status == 73)
    #expect(outcome.errors == "error: cannot write \(output): Operation not permitted\n")
    #expect(try folder.files() == ["selection.cell.yaml"])
  }

  @Test(
    "one immutable golden stays, and the others are recorded", .enabled(if: hasImmutableFiles))
  func immutableGolden() async throws {
    let golden = "Goldens/selection/selected.light@2x.png"
    #expect(try await limited("true", "snapshot record selection.cell.yaml").status == 0)
    let other = "Goldens/selection/normal.light@2x.png"
    let recorded = try folder.bytes(other)
    for name in [golden, other] { try folder.write("old", to: name) }
    Self.chattr("+i", folder.file(golden))
    defer { Self.chattr("-i", folder.file(golden)) }
    let outcome = try await limited("true", "snapshot record selection.cell.yaml")
    #expect(outcome.status == 73)
    #expect(
      outcome.errors
        == "error: selection/selected.light@2x: cannot write \(golden): Operation not permitted\n")
    #expect(try folder.text(golden) == "old")
    #expect(try folder.bytes(other) == recorded)
  }

  @Test("a scene without permission to read is an error", .enabled(if: canBecomeStranger))
  func secretScene() async throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: folder.file("selection.cell.yaml").path)
    let outcome = try await asStranger("true", "check selection.cell.yaml")
    #expect(outcome.status == 66)
    #expect(outcome.errors == "error: cannot read selection.cell.yaml: Permission denied\n")
  }

  @Test(
    "a command that cannot create a thread ends with an error instead of waiting forever",
    .enabled(if: canBecomeStranger))
  func threads() async throws {
    let outcome = try await asStranger("ulimit -u 1", "compare nothing.png nothing.png")
    #expect(outcome.status == 71)
    #expect(outcome.errors.contains("raise the limit of processes (ulimit -u)"))
  }
}
