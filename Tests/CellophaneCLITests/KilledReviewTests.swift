import Foundation
import Testing

@Suite("Decisions that are cut short")
struct KilledReviewTests {
  private let folder: Folder
  /// The files of the goldens and of the pending snapshots before the decision.
  private let files: [String: [UInt8]]

  /// A package in which each golden of the sample scene differs from its new picture.
  init() async throws {
    folder = try await Folder.recordedPackage()
    let scene = try Folder.sampleScene.replacingOccurrences(of: "#FF0000", with: "#00FF77")
    try folder.write(scene, to: "Fixtures/Scenes/selection.cell.yaml")
    try #require(try await cellophane("snapshot", "verify", in: folder).status == 1)
    files = try Self.files(folder)
  }

  private static func files(_ folder: Folder) throws -> [String: [UInt8]] {
    let names = try folder.files().filter {
      $0.hasPrefix("Fixtures/Goldens/") || $0.hasPrefix("Output/")
    }
    return try Dictionary(
      uniqueKeysWithValues: names.filter { !$0.hasSuffix(".md") }.map { ($0, try folder.bytes($0)) }
    )
  }

  private func goldens() throws -> [String: [UInt8]] {
    try Self.files(folder).filter {
      $0.key.hasPrefix("Fixtures/") && ($0.key.hasSuffix(".png") || $0.key.hasSuffix(".txt"))
    }
  }

  @Test(
    "each golden is whole, and the same command completes the work",
    arguments: [["accept", "--all"], ["reject", "--all"], ["prune"]])
  func killed(command: [String]) async throws {
    let before = try goldens()
    // Only the first state stays for prune.
    if command == ["prune"] {
      let scene = try folder.text("Fixtures/Scenes/selection.cell.yaml")
      try #require(scene.contains("scales: [2, 3]"))
      try folder.write(
        scene.replacing("scales: [2, 3]", with: "scales: [3]"),
        to: "Fixtures/Scenes/selection.cell.yaml")
    }
    let arguments = ["snapshot"] + command
    let whole = try await Program.run(
      Program.products.appendingPathComponent("cellophane"), arguments, in: folder,
      environment: nil)
    try #require(whole.status == 0, "\(whole.errors)")
    let after = try goldens()
    let tool = try Program.products.appendingPathComponent("cellophane")
    for (kind, milliseconds) in zip([SIGKILL, SIGTERM, SIGKILL, SIGTERM], [8, 20, 35, 60]) {
      for (name, bytes) in files { try folder.write(bytes, to: name) }
      let process = Program.process(tool, arguments, in: folder, environment: nil)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      try await Task.sleep(for: .milliseconds(milliseconds))
      kill(process.processIdentifier, kind)
      process.waitUntilExit()
      let now = try goldens()
      for name in Set(before.keys).union(after.keys) {
        #expect(
          now[name] == before[name] || now[name] == after[name], "\(name) is neither old nor new")
      }
      let again = try await Program.run(tool, arguments, in: folder, environment: nil)
      // All may have been done before the signal, so that nothing is pending any more.
      #expect(again.status == 0, "\(again.errors)")
      #expect(try goldens() == after)
    }
  }
}
