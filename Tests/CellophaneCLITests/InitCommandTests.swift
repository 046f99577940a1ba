import Foundation
import Testing

@testable import CellophaneCLI

@Suite("The command init")
struct InitCommandTests {
  @Test(
    "In a new folder one command gives a scene without mistakes, goldens that pass, and a workflow")
  func newFolder() async throws {
    let folder = try Folder()
    let made = try await cellophane("init", in: folder)
    #expect(made.status == 0 && made.errors.isEmpty)
    #expect(made.text.contains("8 snapshots: 8 written"))
    let verified = try await cellophane("snapshot", "verify", in: folder)
    #expect(verified.status == 0 && verified.text == "8 snapshots: 8 same\n")
    let checked = try await cellophane("check", "message.cell.yaml", in: folder)
    #expect(checked.status == 0 && !checked.errors.contains("warning"))
    #expect(try folder.text(".gitignore") == "/snapshots/\n/snapshot-report/\n")
    #expect(try folder.text(".github/workflows/cells.yml").contains("snapshot verify"))
  }

  @Test("In a package the files are where the other commands look for them, with a Swift test")
  func package() async throws {
    let folder = try Folder()
    try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try folder.write("/.build\n", to: "Sources/.keep")
    let made = try await cellophane("init", "--name", "episode-row", in: folder)
    #expect(made.status == 0)
    #expect(made.text.contains("name: \"EpisodeRowCellTests\""))
    let test = try folder.text("Tests/EpisodeRowCellTests/EpisodeRowCellTests.swift")
    #expect(test.contains("../../Fixtures/Scenes/episode-row.cell.yaml"))
    #expect(try await cellophane("snapshot", "verify", in: folder).status == 0)
    #expect(try folder.text("Package.swift") == "// swift-tools-version: 6.0\n")
    #expect(try folder.text(".gitignore") == "/.build/\n/Output/\n/snapshot-report/\n")
  }

  @Test("What exists stays as it is, and a second run changes nothing")
  func again() async throws {
    let folder = try Folder()
    try folder.write("node_modules\nsnapshot-report/", to: ".gitignore")
    #expect(try await cellophane("init", in: folder).status == 0)
    #expect(try folder.text(".gitignore") == "node_modules\nsnapshot-report/\n/snapshots/\n")
    let scene = try folder.text("message.cell.yaml")
    try folder.write("# ours\n" + scene, to: "message.cell.yaml")
    let again = try await cellophane("init", in: folder)
    #expect(again.status == 0)
    #expect(again.text.contains("message.cell.yaml exists and stays as it is"))
    #expect(again.text.contains("8 snapshots: 8 unchanged"))
    #expect(try folder.text("message.cell.yaml") == "# ours\n" + scene)
    #expect(try folder.text(".gitignore") == "node_modules\nsnapshot-report/\n/snapshots/\n")
  }

  @Test("A name that would be another folder is refused", arguments: ["../x", "a/b", "", "1", "é"])
  func names(name: String) async throws {
    let folder = try Folder()
    #expect(try await cellophane("init", "--name", name, in: folder).status == 64)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}
