import Cellophane
import Foundation
import Interaction
import Resolution
import SceneRendering
import Testing
import Timelines

@Suite("Events that assign words and numbers")
struct AssignedValueTests {
  private func document(_ states: String, _ steps: String = "wait: 0.1") throws -> SceneDocument {
    try SceneDocument(
      Array(
        """
        cellophane: 1
        cell:
          contentView:
            subviews:
              - { button: plus, title: More, constraints: [leading = superview, top = superview, width = 60, height = 40] }
              - { button: minus, title: Less, constraints: [trailing = superview, top = superview, width = 60, height = 40] }
        states:
          \(states)
        collectionView:
          frame: { width: 320, height: 140 }
          allowsSelection: false
          flowLayout: { itemSize: { width: 320, height: 60 } }
          items: 2
        scripts: { play: [\(steps)] }
        """.utf8), file: "a")
  }

  private func changes(_ states: String, _ steps: String) throws -> [String] {
    let renderer = try SceneRenderer(document(states, steps).scene)
    return try renderer.timeline(ofScript: "play").events.map(\.event).compactMap { event in
      guard case .custom(let name, _, _) = event, !name.contains(".") else { return nil }
      return event.description
    }
  }

  @Test("a number grows and shrinks within its range, for the cell whose button is tapped")
  func numbers() throws {
    let tap = "tap: 0.plus, wait: 0.2"
    #expect(
      try changes(
        "count: { range: 0...2, plus.touchUpInside: +1, minus.touchUpInside: -1 }",
        "\(tap), \(tap), \(tap), tap: 0.minus, wait: 0.2, tap: 1.minus, wait: 0.2")
        == ["count 1 0", "count 2 0", "count 1 0"])
    #expect(
      try changes("share: { range: 0...1, plus.touchUpInside: +0.1 }", "\(tap), \(tap), \(tap)")
        == ["share 0.1 0", "share 0.2 0", "share 0.3 0"])
  }

  @Test("a word is assigned, and of a list the first assignment that applies")
  func words() throws {
    let tap = "tap: 0.plus, wait: 0.2"
    #expect(
      try changes(
        """
        mode: { values: off | one | all, plus.touchUpInside: [{ for: mode == off, to: one }, { for: mode == one, to: all }, off] }
        """, "\(tap), \(tap), \(tap), \(tap)")
        == ["mode one 0", "mode all 0", "mode off 0", "mode one 0"])
    #expect(
      try changes("count: { range: 0...9, plus.touchUpInside: 7 }", "\(tap), \(tap)")
        == ["count 7 0"])
  }

  @Test("every value that events reach is in the state graph, and the app sets none of them")
  func explored() throws {
    let renderer = try SceneRenderer(
      document("count: { range: 0...4, plus.touchUpInside: +1, minus.touchUpInside: -2 }").scene)
    let states = renderer.resolved.stateGraph(ofItems: [0]).cellStates
    let counts = Set(states.map { $0.customValues["count"]?.description ?? "0" })
    #expect(counts == ["0", "1", "2", "3", "4"])
    #expect(renderer.scene.inputs.isEmpty)
    let both = try document("count: { range: 0...4, setBy: data, plus.touchUpInside: +1 }")
    #expect(both.scene.inputs.count == 1)
  }

  @Test(
    "values of a wrong type are reported at their places",
    arguments: [
      ("count: { range: 0..., plus.touchUpInside: +1 }", "needs an upper limit"),
      ("count: { range: 0...3, plus.touchUpInside: 7 }", "count must be from 0 to 3, not 7"),
      ("mode: { values: a | b, plus.touchUpInside: c }", "\"c\" is not a value of mode"),
      ("mode: { values: a | b, plus.touchUpInside: +1 }", "\"+1\" is not a value of mode"),
      ("count: { range: 0...3, plus.touchUpInside: not highlighted }", "count must be a number"),
      ("count: { range: 0...3, plus.touchUpInside: +0 }", "changes by a number"),
      ("on: { plus.touchUpInside: [] }", "must not be empty"),
    ])
  func mistakes(states: String, message: String) {
    #expect(
      throws: SceneDiagnostics.self, performing: { try document(states) })
    do {
      _ = try document(states)
    } catch let error as SceneDiagnostics {
      #expect(error.description.contains(message), "\(error)")
      #expect(error.diagnostics.allSatisfy { $0.location.line == 8 }, "\(error)")
    } catch {
      Issue.record(error)
    }
  }

  @Test("the dump writes assignments as scenes do")
  func dump() throws {
    let text = try document(
      "count: { range: 0...3, plus.touchUpInside: [{ for: count == 3, to: 0 }, +1] }"
    ).scene.dump()
    #expect(text.contains("plus.touchUpInside [{ for: count == 3, to: 0 }, +1]"))
  }
}
