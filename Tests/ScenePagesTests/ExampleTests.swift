import Foundation
import OrderedCollections
import SceneReading
import SceneRendering
import Scenes
import Testing
import Validation
import YAMLReading

/// The scenes of the folder Examples.
@Suite("The examples")
struct ExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".cell.yaml") }.sorted()

  @Test("the episode takes at most 60 lines")
  func length() throws {
    let file = Self.folder.appendingPathComponent("episode.cell.yaml")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    // The last one ends with a line break.
    #expect(lines.count - 1 <= 60)
  }

  @Test("There are a dozen, and each is in the list")
  func list() throws {
    let list = try String(
      contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(Self.names.count == 12)
    #expect(Self.names.filter { !list.contains("(\($0))") } == [])
  }

  @Test("Each can be drawn without a note, and its scripts reach their targets", arguments: names)
  func scene(name: String) throws {
    let document = try SceneDocument(
      contentsOfFile: Self.folder.appendingPathComponent(name).path)
    #expect(document.notes.diagnostics.map(\.message) == [])
    let renderer = try SceneRenderer(document.scene)
    #expect(renderer.notes.map(\.message) == [])
    #expect(!document.scene.scripts.isEmpty)
    #expect(throws: Never.self) { try renderer.checkScripts() }
  }
}
