import Cellophane
import Exploration
import Interaction
import Resolution
import Scenes
import Testing
import Validation

@testable import Review

/// States on which only one of several cells depends.
@Suite("States of one of several cells")
struct ItemInputsTests {
  /// A feed and a folder, with states and rules.
  private func scene(
    _ more: String, folder: String = "", collectionView: String = ""
  ) throws -> Scene {
    let file = """
      cellophane: 1
      cell: {}
      cells:
        feed: { subviews: [{ label: feedText, text: Feed, constraints: [center = superview] }] }
        folder:
          subviews:
            - { label: folderText, text: Folder, constraints: [center = superview] }
            - imageView: chevron
              systemImage: chevron.right
              constraints: [trailing = superview - 16, centerY = superview\(folder)]
      \(more)
      collectionView:
        frame: { width: 200, height: 120 }
        flowLayout: { itemSize: { width: 200, height: 60 } }
        items: [{ cell: feed }, { cell: folder }]\(collectionView)
      """
    return try SceneDocument(Array(file.utf8), file: "a.yaml").scene
  }

  /// The custom states that graphs, charts and tests of an item's cell have.
  private func explored(_ scene: Scene, item: Int) throws -> [Set<String>] {
    let resolved = try SceneRenderer(scene).resolved
    func names(_ words: [StateChange.Word]) -> Set<String> {
      Set(words.map(\.text)).subtracting(CellState.Flag.allCases.map(\.rawValue))
    }
    let graph = resolved.stateGraph(ofItems: [item])
    return [
      Set(graph.cellStates.flatMap(\.customValues.keys)),
      names(resolved.stateChart(ofItem: item).parts.map(\.word)),
      names(resolved.cellArrows(ofItem: item).parts.map(\.word)),
    ]
  }

  @Test("are explored for its items, and not for those of the other cells")
  func explored() throws {
    let scene = try scene(
      """
      states: { open: data }
      rules: [{ when: open, chevron.systemImage: chevron.down }]
      """)
    #expect(scene.inputs(ofItem: 0).map(\.word) == [])
    #expect(scene.inputs(ofItem: 1).map(\.word) == [.custom("open")])
    #expect(try explored(scene, item: 0) == [[], [], []])
    #expect(try explored(scene, item: 1) == [["open"], ["open"], ["open"]])
    let renderer = try SceneRenderer(scene)
    let checked = CheckedStates(of: renderer.resolved, item: 0).states
    #expect(!checked.isEmpty && checked.allSatisfy { $0.customValues.isEmpty })
    let told = try LooksReport(of: scene, in: [renderer]).findings.map(\.problem.message)
    #expect(!told.contains { $0.contains("open") }, "\(told)")
  }

  @Test("the number with which an item begins is among those that the app sets, though no stop")
  func firstNumber() throws {
    let file = """
      cellophane: 1
      cell: { contentView: { subviews: [{ label: badge, text: "{unread}", constraints: [center = superview] }] } }
      states: { unread: { range: 0...99, stops: [0, 1, 27], initially: 5, setBy: data } }
      collectionView:
        frame: { width: 120, height: 180 }
        flowLayout: { itemSize: { width: 120, height: 60 } }
        items: [{ states: { unread: 2 } }, { states: { unread: 27 } }, {}]
      """
    let scene = try SceneDocument(Array(file.utf8), file: "a.yaml").scene
    let values = (0..<3).map { scene.inputs(ofItem: $0).map(\.values) }
    #expect(values == [[[0.0, 1.0, 2.0, 27.0]], [[0.0, 1.0, 27.0]], [[0.0, 1.0, 5.0, 27.0]]])
    let graph = try SceneRenderer(scene).resolved.stateGraph(ofItems: [0])
    let back = graph.transitions.filter { $0.to == graph.initial && $0.from != graph.initial }
    #expect(back.map(\.deed.words).contains("app sets unread 2"))
  }

  @Test(
    "also follow numbers there; states that cells, the delegate or events read are inputs of every item",
    arguments: [
      // A number that a property or a constraint of the folder follows.
      ("states: { level: 0...1 }\nrules: [{ when: level > 0, chevron.alpha: 0.5 }]", "", false),
      ("states: { level: 0...1 }", ", width = folderText.width * level", false),
      // Rules for all cells, for both, and for none.
      ("states: { level: 0...1 }\nrules: [{ when: level > 0, cell.alpha: 0.5 }]", "", true),
      (
        "states: { level: 0...1 }\nrules: [{ when: level > 0, chevron.alpha: 0, feedText.alpha: 0 }]",
        "", true
      ),
      ("states: { level: 0...1 }", "", true),
      // An event that asks.
      (
        "states: { level: 0...1, on: { didSelectItem: level > 0 } }\nrules: [{ when: level > 0, chevron.alpha: 0 }]",
        "", true
      ),
    ])
  func dependence(more: String, folder: String, isFeeds: Bool) throws {
    let scene = try scene(more, folder: folder)
    let level = [StateChange.Word.custom("level")]
    #expect(scene.inputs(ofItem: 0).map(\.word) == (isFeeds ? level : []))
    #expect(scene.inputs(ofItem: 1).map(\.word) == level)
  }

  @Test(
    "that events of its controls and of gestures on its views assign are not the other cells', those of any cell are",
    arguments: [
      (", more.touchUpInside: low", "", "", false),
      (", twice.ended: high", "", ", view: folder", false),
      (", twice.ended: high", "", "", true), (", didSelectItem: high", "", "", true),
      ("", "{ set: { level: low } }", "", false),
      ("", "{ set: { item: others, level: low } }", "", true),
    ])
  func assignments(event: String, action: String, view: String, isFeeds: Bool) throws {
    let actions = action.isEmpty ? "" : "actions: { more.touchUpInside: \(action) }\n"
    let scene = try scene(
      "states: { level: { values: low | high, setBy: data\(event) } }\n\(actions)"
        + "rules: [{ when: level == high, chevron.alpha: 0.5 }]",
      folder: "]\n      - button: more\n        title: More\n"
        + "        constraints: [leading = superview + 16, bottom = superview",
      collectionView: "\n  gestureRecognizers: [{ tap: twice, numberOfTapsRequired: 2\(view) }]")
    let level = [StateChange.Word.custom("level")]
    #expect(scene.inputs(ofItem: 0).map(\.word) == (isFeeds ? level : []))
    #expect(scene.inputs(ofItem: 1).map(\.word) == level)
    #expect(try explored(scene, item: 0).allSatisfy { $0.contains("level") } == isFeeds)
    #expect(try explored(scene, item: 0).contains { $0.contains("level") } == isFeeds)
    #expect(try explored(scene, item: 1).allSatisfy { $0.contains("level") })
  }
}
