import Cellophane
import Drawing
import Foundation
import Interaction
import Layout
import Machine
import Resolution
import TestSupport
import Testing

/// Random scripts of touches and scrolls, held against state graphs.
@Suite("States that touches and scrolls reach are in the state graph")
struct StateCoverageTests {
  @Test("or the graph says which bound kept it out", arguments: ExampleScenes.files)
  func coverage(file: String) throws {
    let scene = try ExampleScenes.renderer(file).resolved
    // Stored, because each access computes it, which would take a fifth of the time.
    let machine = scene.machine
    let visible = scene.viewport(of: scene.initialStage).visibleItems
    for items in [visible.prefix(1), visible.prefix(2)].map(Array.init) where !items.isEmpty {
      let graph = scene.stateGraph(ofItems: items)
      guard graph.isComplete else { continue }
      let states = Set(graph.states)
      var numbers = SplitMix64(state: UInt64(items.count))
      // Where states follow from gestures and scrolls, more can go wrong.
      for _ in 0..<(scene.scene.states.isEmpty ? 8 : 60) {
        let script = script(in: scene, on: items, &numbers)
        var player = Player(machine, from: scene.initialStage)
        player.play(script)
        for turn in player.turns
        where Set(items).isSubset(of: scene.viewport(of: turn.stage).visibleItems) {
          let state = StateGraph.State(
            cells: items.map { machine.connectedState(ofItem: $0, in: turn.stage) },
            suspended: items.indices.filter { turn.stage.selection.isSuspended(items[$0]) })
          guard states.contains(state) else {
            Issue.record("\(state.id) of \(items) at \(turn.time) of \(script)")
            return
          }
        }
      }
    }
  }

  private func script(
    in scene: ResolvedScene, on items: [Int], _ numbers: inout SplitMix64
  ) -> TouchScript {
    let viewport = scene.viewport(of: scene.initialStage)
    let range = scene.machine.scrollRange(in: viewport)
    let size = viewport.bounds.size
    func place(_ numbers: inout SplitMix64) -> TouchPlace {
      Bool.random(using: &numbers)
        ? .item(items.randomElement(using: &numbers) ?? 0)
        : .point(
          Point(
            .random(in: 0..<size.width, using: &numbers),
            .random(in: 0..<size.height, using: &numbers)))
    }
    let waits: [Duration] = [
      .milliseconds(20), .milliseconds(100), .milliseconds(200), .seconds(1),
    ]
    var steps: [TouchScript.Step] = []
    var isDown = false
    while steps.count < 24 {
      switch (Int.random(in: 0..<8, using: &numbers), isDown) {
      case (0, false): steps.append(.tap(place(&numbers)))
      case (1...3, false):
        steps.append(.down(place(&numbers)))
        isDown = true
      case (0, true):
        steps.append(.cancel)
        isDown = false
      case (1, true):
        steps.append(.up)
        isDown = false
      case (2, true): steps.append(.move(place(&numbers)))
      case (3, true):
        // Both what recognisers allow and what they do not.
        let range = Bool.random(using: &numbers) ? -8.0...8.0 : -60.0...60.0
        steps.append(
          .move(
            .by(
              Point(.random(in: range, using: &numbers), .random(in: range, using: &numbers)))))
      case (4, _):
        let offset = Double.random(in: range, using: &numbers)
        steps.append(
          .scroll(
            to: offset, over: Bool.random(using: &numbers) ? .zero : .milliseconds(120)))
      default:
        steps.append(.wait(waits.randomElement(using: &numbers) ?? .zero))
      }
    }
    return TouchScript(steps)
  }
}
