import Cellophane
import Foundation
import Testing
import Validation

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
    return try SceneDocument(Array(text.utf8), file: "box").scene
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

  @Test("check reports that UIView.animate does not turn a view by a full turn, with the remedy")
  func wholeTurn() throws {
    let still = try Self.scene(
      "box.transform: { rotate: 360° }, animation: { duration: 1 }",
      states: "loading: app", script: "wait: 1")
    #expect(
      SceneNotes.notes(in: still).map(\.message) == [
        "UIView.animate cannot rotate a view by a full turn, because that ends where it began; write a"
          + " layer animation of transform.rotation.z under \"layerAnimations\""
      ])
    let turning = try Self.scene(
      "layerAnimations: [{ view: box, keyPath: transform.rotation.z, toValue: 360°, duration: 1 }]",
      states: "loading: app", script: "wait: 1")
    #expect(SceneNotes.notes(in: turning).isEmpty)
  }

  // UIView.animate by π, and by π again in the completion.
  @Test("half a turn twice is a whole one, forwards, and check has nothing against it")
  func halfTurns() throws {
    let text = """
      cellophane: 1
      cell:
        contentView:
          subviews: [{ view: box, frame: { x: 0, y: 0, width: 20, height: 20 } }]
      states: { half: app, whole: app }
      rules:
        - when: half
          box.transform: { rotate: 180° }
          animation: { duration: 0.5, curve: linear }
          completion: { set: { whole: true } }
        - { when: whole, box.transform: { rotate: 360° }, animation: { duration: 0.5, curve: linear } }
      collectionView:
        frame: { width: 40, height: 40 }
        flowLayout: { itemSize: { width: 40, height: 40 } }
        items: 1
      scripts: { run: [set: { item: 0, half: true }, wait: 1.2] }

      """
    let scene = try SceneDocument(Array(text.utf8), file: "box").scene
    #expect(SceneNotes.notes(in: scene).isEmpty)
    let trace = try SceneRenderer(scene).propertyTrace(script: "run", framesPerSecond: 20)
    let turns = trace.numbers(0, "box", "transform.rotation").compactMap(\.self)
    for (frame, degrees) in [
      (0, 0.0), (2, 36), (5, 90), (8, 144), (12, 216), (15, 270), (18, 324), (20, 360),
    ] {
      let angle = degrees / 180 * .pi
      #expect(abs(cos(turns[frame]) - cos(angle)) < 1e-6)
      #expect(abs(sin(turns[frame]) - sin(angle)) < 1e-6)
    }
  }

  // Before, only cells that were there from the start or scrolled into sight moved.
  @Test(
    "inserted and reloaded cells spin and pulse as others do",
    arguments: ["insertItem: { item: 1, at: 1 }", "reloadItem: 1"])
  func comingCells(change: String) throws {
    let text = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - { view: box, frame: { x: 0, y: 0, width: 20, height: 20 } }
            - { view: bar, frame: { x: 20, y: 0, width: 20, height: 20 } }
      states: { loading: { initially: true } }
      rules:
        - when: loading
          layerAnimations: [{ view: box, keyPath: transform.rotation.z, fromValue: 0, toValue: 90°, duration: 1, repeatCount: infinity }]
        - { when: loading, bar.alpha: 0.2, animation: { duration: 0.5, curve: linear, autoreverses: true, repeatCount: infinity } }
      collectionView:
        frame: { width: 40, height: 80 }
        flowLayout: { itemSize: { width: 40, height: 40 }, minimumLineSpacing: 0 }
        items: [{}, { isInserted: \(!change.hasPrefix("insert")) }]
      scripts: { run: [wait: 0.2, \(change), wait: 1] }

      """
    let scene = try SceneDocument(Array(text.utf8), file: "box").scene
    let trace = try SceneRenderer(scene).propertyTrace(script: "run", framesPerSecond: 20)
    let turns = trace.numbers(1, "box", "transform.rotation").compactMap(\.self)
    let alphas = trace.numbers(1, "bar", "alpha").compactMap(\.self)
    // The cell comes at frame 4, and in 5 frames it turns by a quarter of a right angle.
    let late = turns.count - alphas.count
    #expect(late == 0)
    let start = turns.count - 21
    for (frame, turn, alpha) in [(0, 0.0, 1.0), (5, 0.25, 0.6), (10, 0.5, 0.2), (15, 0.75, 0.6)] {
      #expect(abs(turns[start + frame] - turn * .pi / 2) < 1e-6)
      #expect(abs(alphas[start + frame] - alpha) < 1e-6)
    }
  }
}
