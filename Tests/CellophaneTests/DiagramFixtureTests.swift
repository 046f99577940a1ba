import Cellophane
import Drawing
import Foundation
import TestSupport
import Testing

@Suite("The state diagrams of all example scenes")
struct DiagramFixtureTests {
  static let scenes: [URL] = {
    let folder = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent()
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.path.hasSuffix(".cell.yaml") }.sorted { $0.path < $1.path }
  }()

  private func diagram(_ scene: URL) throws -> DiagramJSON {
    let document = try SceneDocument.read(contentsOfFile: scene.path)
    let renderer = try SceneRenderer(
      document.scene, assets: AssetLibrary().relative(toFile: scene.path))
    return try DiagramJSON(renderer.stateDiagramJSON())
  }

  @Test(
    "No label comes within 4 pt of a card, another label or an arrow but its own", arguments: scenes
  )
  func distances(scene: URL) throws {
    let diagram = try diagram(scene)
    #expect(!diagram.states.isEmpty)
    for (index, one) in diagram.transitions.enumerated() {
      for state in diagram.states {
        #expect(one.label.distance(to: state.box) >= 4, "\(one.fact) at \(state.id)")
      }
      for other in diagram.transitions[(index + 1)...] where other.path != one.path {
        #expect(one.label.distance(to: other.label) >= 4, "\(one.fact) and \(other.fact)")
      }
      for path in Set(diagram.transitions.map(\.path)) where path != one.path {
        #expect(try Line(svg: path).distance(to: one.label) >= 4, "\(one.fact) at \(path)")
      }
    }
  }

  @Test("There are example scenes")
  func count() { #expect(Self.scenes.count > 30) }

  @Test("A gesture's state is part of the graph, with what leads there")
  func press() throws {
    let scene = try #require(Self.scenes.first { $0.path.hasSuffix("press.cell.yaml") })
    let diagram = try diagram(scene)
    #expect(
      diagram.states.map(\.id) == [
        "normal", "pressed", "highlighted+pressed", "selected", "selected+pressed",
        "highlighted+selected+pressed",
      ])
    let facts = Set(diagram.transitions.map(\.fact))
    #expect(facts.contains("normal > pressed: touch down (press.began)"))
    #expect(facts.contains("pressed > highlighted+pressed: hold (shouldHighlight, didHighlight)"))
    #expect(
      facts.contains(
        "highlighted+pressed > selected: lift inside (press.ended, shouldSelect, didSelect,"
          + " didUnhighlight)"))
    #expect(
      facts.contains(
        "highlighted+pressed > normal: drag out (press.changed, didUnhighlight)"))
    #expect(facts.contains("pressed > normal: cancel (press.cancelled)"))
  }
}
