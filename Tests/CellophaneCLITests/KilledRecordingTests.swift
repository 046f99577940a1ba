import Cellophane
import Foundation
import PNGCoding
import Testing

@Suite("Recording that is cut short")
struct KilledRecordingTests {
  private let folder: Folder
  private let before: [String: [UInt8]]
  private let after: [String: [UInt8]]

  /// A package with goldens of a red background, whose scene now says blue; and what they would become.
  init() async throws {
    folder = try await Folder.recordedPackage()
    before = try Self.goldens(folder)
    let scene = try Folder.sampleScene.replacingOccurrences(of: "#FF0000", with: "#00FF77")
    try folder.write(scene, to: "Fixtures/Scenes/selection.cell.yaml")
    let other = try Folder.package()
    try other.write(scene, to: "Fixtures/Scenes/selection.cell.yaml")
    try #require(try await cellophane("snapshot", "record", in: other).status == 0)
    after = try Self.goldens(other)
    try #require(before.keys.sorted() == after.keys.sorted() && before != after)
  }

  private static func goldens(_ folder: Folder) throws -> [String: [UInt8]] {
    let names = try folder.files().filter {
      $0.hasPrefix("Fixtures/Goldens/") && ($0.hasSuffix(".png") || $0.hasSuffix(".txt"))
    }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.bytes($0)) })
  }

  /// Every golden is whole, old or new; returns how many are new.
  private func newGoldens() throws -> Int {
    let now = try Self.goldens(folder)
    #expect(now.keys.sorted() == before.keys.sorted())
    for (name, bytes) in now {
      #expect(bytes == before[name] || bytes == after[name], "\(name) is neither old nor new")
    }
    return now.filter { $0.value == after[$0.key] }.count
  }

  @Test("killed at any moment, every golden is either old or new")
  func killed() async throws {
    let tool = try Program.products.appendingPathComponent("cellophane")
    for milliseconds in stride(from: 4, through: 180, by: 8) {
      for (name, bytes) in before { try folder.write(bytes, to: name) }
      let process = Program.process(
        tool, ["snapshot", "record", "--jobs", "1"], in: folder, environment: nil)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      try await Task.sleep(for: .milliseconds(milliseconds))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      _ = try newGoldens()
    }
    // A run that is not killed completes the work and removes the files that killed runs left.
    for (name, bytes) in before { try folder.write(bytes, to: name) }
    #expect(try await cellophane("snapshot", "record", in: folder).status == 0)
    #expect(try newGoldens() == before.count)
    #expect(try folder.files().filter { $0.contains(".cellophane-") } == [])
  }

  /// Whether a file system of our own can be mounted here, which takes root or a user namespace.
  static let canMount: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    process.arguments = ["-rm", "mount", "-t", "tmpfs", "none", "/mnt"]
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(
    "on a full disk every golden is either old or new, and the run says why", .enabled(if: canMount)
  )
  func fullDisk() async throws {
    let tool = try Program.products.appendingPathComponent("cellophane").path
    // The goldens fill a file system of 64 pages to its last one; copied back, they can be looked at.
    let script = """
      set -eu
      mkdir disk
      mount -t tmpfs -o size=256k none disk
      cp -r Fixtures/Goldens/. disk/
      dd if=/dev/zero of=disk/filler bs=4096 2>/dev/null || true
      code=0
      '\(tool)' snapshot record --goldens disk || code=$?
      rm disk/filler
      cp -r disk/. Fixtures/Goldens/
      ls -A disk
      exit $code
      """
    let outcome = try await Program.run(
      URL(fileURLWithPath: "/usr/bin/unshare"), ["-rm", "/bin/sh", "-c", script], in: folder,
      environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"])
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("No space left on device"))
    #expect(outcome.lines.last == "selection")
    // The kernel counts pages a little loosely, so that one or two may still have found room.
    #expect(try newGoldens() < before.count)
  }
}
