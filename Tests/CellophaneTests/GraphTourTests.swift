import Cellophane
import Coverage
import Exploration
import Foundation
import Machine
import Resolution
import TestSupport
import Testing

/// Scripts that `cellophane cover` finds, read as scene files and played by the machine that plays all scripts.
@Suite("Scripts from state graphs")
struct GraphTourTests {
  @Test(
    "take every arrow and show every pair of values, as they stand in a scene file",
    arguments: ExampleScenes.files)
  func everyArrow(file: String) throws {
    let renderer = try ExampleScenes.renderer(file)
    guard renderer.scene.collectionView.itemCount > 0 else { return }
    let cell = renderer.resolved.cellArrows(ofItem: 0)
    let tour = GraphTour(of: cell)
    let text = SceneCover.sceneText(
      of: tour.walks.enumerated().map { (name: "cover-\($0.offset)", walk: $0.element) })
    let scripts = try Self.scripts(text, pastedInto: file)
    #expect(scripts.count == tour.walks.count)
    var arrows: Set<CellArrows.Arrow> = []
    var pairs: Set<CellArrows.Pair> = []
    for script in scripts {
      let taken = TakenArrows(of: script, on: cell)
      arrows.formUnion(taken.arrows)
      pairs.formUnion(taken.pairs)
    }
    let left = cell.arrows.filter { !arrows.contains($0) }.map(\.text)
    #expect(left == tour.missed.map(\.text))
    // What was explored is a cell that no other item uses again. Some of its arrows do not exist when a script is played.
    guard !cell.bounds.contains(.reusedCells) else { return }
    #expect(left.isEmpty)
    let unseen = cell.pairs.subtracting(pairs).map(cell.text)
    #expect(unseen.isEmpty)
    #expect(tour.missed.isEmpty && tour.missedPairs.isEmpty)
  }

  @Test(
    "take touches beside pans, and say why where they cannot",
    arguments: [
      (["  allowsSelection: false\n": ""], 52, []),
      (
        [
          "  allowsSelection: false\n": "",
          "states:\n": "states:\n  poked: { poke.ended: not poked }\n",
          "    - { pan: push, x: drag }\n": "    - { pan: push, x: drag }\n    - { tap: poke }\n",
        ], 116, []
      ),
      (
        ["  allowsSelection: false\n": "", "  items: 1\n": "  items: 5\n"], 117,
        [
          "drag to scroll: drag=-88+suspended → selected",
          "drag to scroll: drag=88+suspended → selected",
        ]
      ),
    ])
  func pans(changes: [String: String], count: Int, missed: [String]) throws {
    let file = "\(ExampleScenes.folder)/pan.cell.yaml"
    let text = try changes.reduce(into: String(contentsOfFile: file, encoding: .utf8)) {
      text, change in
      #expect(text.contains(change.key))
      text = text.replacing(change.key, with: change.value)
    }
    let renderer = try SceneRenderer(SceneDocument(Array(text.utf8), file: "pan").scene)
    let cell = renderer.resolved.cellArrows(ofItem: 0)
    let tour = GraphTour(of: cell)
    #expect(cell.arrows.count == count)
    #expect(tour.missed.map(\.text) == missed)
    #expect(tour.missedPairs.isEmpty)
    #expect(
      tour.missed.allSatisfy {
        tour.reasons[$0] == "in the situations that scripts reach, it leads to another state"
      })
  }

  /// The new scripts of a scene file with more of them.
  private static func scripts(
    _ text: String, pastedInto file: String
  ) throws -> [TouchScript] {
    guard !text.isEmpty else { return [] }
    // The scene's own scripts are left out, so that the text can stand at the end.
    var lines = try String(contentsOfFile: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for key in ["scripts:", "snapshots:"] {
      guard let start = lines.firstIndex(where: { $0.hasPrefix(key) }) else { continue }
      let end =
        lines[(start + 1)...].firstIndex { $0.first.map { $0 != " " && $0 != "#" } ?? false }
        ?? lines.endIndex
      lines.removeSubrange(start..<end)
    }
    // Files that scenes use stand beside them.
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".yaml") && !name.hasSuffix(".cell.yaml") {
      try FileManager.default.copyItem(
        at: folder.appendingPathComponent(name), to: scratch.appendingPathComponent(name))
    }
    let copy = scratch.appendingPathComponent("cover.cell.yaml")
    try (lines.joined(separator: "\n") + "\nscripts:\n" + text)
      .write(to: copy, atomically: true, encoding: .utf8)
    let document = try SceneDocument(contentsOfFile: copy.path)
    return Array(document.scene.scripts.values)
  }
}
