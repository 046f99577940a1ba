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
    for command in ["check", "audit", "text"] {
      let found = try await cellophane(command, "--strict", "message.cell.yaml", in: folder)
      #expect(found.status == 0 && found.errors.isEmpty, "\(command): \(found.errors)")
    }
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
    #expect(again.text.contains("\n8 goldens in Goldens exist and stay as they are\n"))
    #expect(!again.text.contains("snapshots:") && again.errors.isEmpty)
    #expect(try folder.text("message.cell.yaml") == "# ours\n" + scene)
    #expect(try folder.text(".gitignore") == "node_modules\nsnapshot-report/\n/snapshots/\n")
  }

  @Test("Goldens of a scene that has changed stay as they are, and only missing ones are drawn")
  func changedScene() async throws {
    let folder = try Folder()
    #expect(try await cellophane("init", in: folder).status == 0)
    let scene = try folder.text("message.cell.yaml")
    let edited = scene.replacing("systemIndigo", with: "systemRed")
    try #require(edited != scene)
    try folder.write(edited, to: "message.cell.yaml")
    let missing = ["Goldens/message/read.dark@2x.png", "Goldens/message/read.dark@2x.txt"]
    let kept = try folder.files().filter { $0.hasPrefix("Goldens/") && !missing.contains($0) }
    #expect(kept.count == 14)
    let bytes = try kept.map { try folder.bytes($0) }
    for file in missing { try FileManager.default.removeItem(at: folder.file(file)) }

    let again = try await cellophane("init", in: folder)
    #expect(again.status == 0 && again.errors.isEmpty)
    #expect(
      again.text.contains(
        "\n7 goldens in Goldens exist and stay as they are\n\(missing[0])\n1 snapshot: 1 written\n")
    )
    #expect(try kept.map { try folder.bytes($0) } == bytes)
    for file in missing { #expect(try !folder.bytes(file).isEmpty) }
    #expect(try await cellophane("snapshot", "verify", in: folder).status == 1)
  }

  @Test("Goldens are kept although the file of their scene is gone, and is written again")
  func goldensWithoutScene() async throws {
    let folder = try Folder()
    try folder.write("ours", to: "Goldens/message/normal.light@2x.txt")
    let made = try await cellophane("init", in: folder)
    #expect(made.status == 0 && made.errors.isEmpty)
    #expect(made.text.contains("\n1 golden in Goldens exists and stays as it is\n"))
    #expect(made.text.contains("\n7 snapshots: 7 written\n"))
    #expect(try folder.text("Goldens/message/normal.light@2x.txt") == "ours")
  }

  @Test("A name that would be another folder is refused", arguments: ["../x", "a/b", "", "1", "é"])
  func names(name: String) async throws {
    let folder = try Folder()
    #expect(try await cellophane("init", "--name", name, in: folder).status == 64)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}
