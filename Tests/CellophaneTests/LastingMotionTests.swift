import Cellophane
import Foundation
import Testing

@testable import Review

@Suite("Motion that lasts")
struct LastingMotionTests {
  private static func scene(_ rule: String, states: String, script: String) throws -> Scene {
    let text = """
      cellophane: 1
      cell:
        contentView:
          subviews: [{ view: box, backgroundColor: black, frame: { x: 0, y: 0, width: 20, height: 20 } }]
      states: { \(states) }
      rules: [{ when: loading, \(rule) }]
      collectionView:
        frame: { width: 40, height: 40 }
        flowLayout: { itemSize: { width: 40, height: 40 } }
        items: 1
      scripts: { run: [\(script)] }

      """
    return try SceneDocument.read(Array(text.utf8), file: "box").scene
  }

  /// The alpha of the box, frame by frame, 20 a second.
  private func alphas(_ rule: String, initially: Bool, script: String) throws -> [Double] {
    let scene = try Self.scene(
      rule, states: "loading: { initially: \(initially) }", script: script)
    let trace = try SceneRenderer(scene).propertyTrace(script: "run", framesPerSecond: 20)
    return trace.numbers(0, "box", "alpha").compactMap(\.self)
  }

  @Test("a skeleton that pulses from the start is not frozen at its end value")
  func fromTheStart() throws {
    let values = try alphas(
      "box.alpha: 0.2, animation: { duration: 0.5, curve: linear, autoreverses: true, repeatCount: infinity }",
      initially: true, script: "wait: 2")
    for (frame, value) in [(0, 1.0), (5, 0.6), (10, 0.2), (15, 0.6), (20, 1), (30, 0.2)] {
      #expect(abs(values[frame] - value) < 1e-6)
    }
  }

  @Test("an endless animation that its state has left does not swing on")
  func left() throws {
    let values = try alphas(
      "box.alpha: 0.2, animation: { duration: 0.5, curve: linear, autoreverses: true, repeatCount: infinity }",
      initially: true, script: "wait: 0.6, set: { item: 0, loading: false }, wait: 1")
    #expect(abs(values[10] - 0.2) < 1e-6)
    #expect(values[13...].allSatisfy { $0 == 1 })
  }

  @Test("check tells that a view does not turn all around by UIView.animate, and how it does")
  func wholeTurn() throws {
    let still = try Self.scene(
      "box.transform: { rotate: 360° }, animation: { duration: 1 }",
      states: "loading: app", script: "wait: 1")
    #expect(
      SceneNotes.notes(in: still).map(\.message) == [
        "UIView.animate does not turn a view all around, because a full turn ends where it began; write a"
          + " layer animation of transform.rotation.z under \"layerAnimations\""
      ])
    let turning = try Self.scene(
      "layerAnimations: [{ view: box, keyPath: transform.rotation.z, toValue: 360°, duration: 1 }]",
      states: "loading: app", script: "wait: 1")
    #expect(SceneNotes.notes(in: turning).isEmpty)
  }
}
