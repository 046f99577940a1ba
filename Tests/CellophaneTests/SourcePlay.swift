import Assets
import Cellophane
import Foundation
import Machine
import Resolution
import Testing
import Timelines

/// An example scene with a script of its own, and with its text changed.
struct SourcePlay {
  let renderer: SceneRenderer
  let timeline: Timeline

  init(
    _ name: String, _ steps: String = "[wait: 0.1]",
    traits: Traits = Traits(), _ changes: (String, String)...
  ) throws {
    try self.init(name, steps, traits: traits, changes: changes)
  }

  init(
    _ name: String, _ steps: String = "[wait: 0.1]", traits: Traits = Traits(),
    changes: [(String, String)]
  ) throws {
    let path = ExampleScenes.folder + "/\(name).cell.yaml"
    var text = try String(contentsOfFile: path, encoding: .utf8)
    for (old, new) in changes {
      try #require(text.contains(old), "\(name) has no \(old)")
      text = text.replacing(old, with: new)
    }
    text = text.replacing("\nscripts:\n", with: "\nscripts:\n  source-test: \(steps)\n")
    let document = try SceneDocument(Array(text.utf8), file: path)
    renderer = try SceneRenderer(
      document.scene, traits: traits, assets: AssetLibrary().relative(toFile: path))
    timeline = try renderer.timeline(script: "source-test")
  }

  var calls: [String] {
    timeline.turns.flatMap(\.events).filter { $0.call != nil }.map(\.description)
  }

  func cells(at seconds: Double) -> [PresentedCell] {
    timeline.presentation(at: .milliseconds(Int((seconds * 1000).rounded()))).cells
  }

  func view(_ name: String, item: Int = 0, at seconds: Double) throws -> PresentedView {
    let time = Duration.nanoseconds(Int64((seconds * 1e9).rounded()))
    let cell = timeline.cell(item: item, at: time).view
    return try #require(cell.view(named: ViewName(rawValue: name)))
  }

  func state(_ item: Int, at seconds: Double) -> CellState {
    timeline.state(ofItem: item, at: .milliseconds(Int((seconds * 1000).rounded())))
  }

  /// The pixel at (4, 4) of a cell.
  func ground(item: Int = 0, _ state: CellState = .normal) throws -> Bitmap.RGBA? {
    try renderer.cell(item: item, state: state).bitmap()[8, 8]
  }
}
