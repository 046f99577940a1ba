import Cellophane
import Foundation
import Testing

@testable import Review

@Suite("Animations that are added to layers")
struct LayerAnimationTests {
  /// Returns the values of a property of the view `box`, frame by frame, 20 a second, in a script that
  /// selects item 0 after 0.1 s and deselects it after `selected` more seconds.
  private func values(
    _ animation: String, _ property: String, model: String = "", selected: Double = 2
  ) throws -> [Double] {
    let text = """
      cellophane: 1
      title: A box
      cell:
        contentView:
          subviews:
            - view: box
              backgroundColor: black
              \(model)
              constraints: [leading = superview + 10, top = superview + 10, width = 20, height = 20]
      rules:
        - when: selected
          layerAnimations: [\(animation)]
      collectionView:
        frame: { width: 40, height: 40 }
        flowLayout: { itemSize: { width: 40, height: 40 } }
        items: 1
      scripts:
        run: [{ wait: 0.1 }, { select: 0 }, { wait: \(selected) }, { deselect: 0 }, { wait: 0.5 }]
      """
    let scene = try SceneDocument.read(Array(text.utf8), file: "box").scene
    let csv = try SceneRenderer(scene).propertyTrace(script: "run", framesPerSecond: 20).csv
    return csv.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: ",")
      guard fields[2] == "box", fields[3] == property else { return nil }
      return Double(fields[4])
    }
  }

  private func expect(_ values: [Double], at frame: Int, _ value: Double) {
    #expect(values.indices.contains(frame) && abs(values[frame] - value) < 1e-6)
  }

  @Test("turn without an end at constant speed, and stop when the rule stops to hold")
  func spin() throws {
    let turns = try values(
      "{ view: box, keyPath: transform.rotation.z, fromValue: 0, toValue: 360°, duration: 1, repeatCount: infinity }",
      "transform.rotation")
    expect(turns, at: 1, 0)
    // Frame n is n / 20 s; the animation was added at 0.1 s. The angles are those modulo a turn.
    for frame in 3..<42 {
      let angle = Double(frame - 2) / 20 * 2 * .pi
      expect([cos(turns[frame])], at: 0, cos(angle))
      expect([sin(turns[frame])], at: 0, sin(angle))
    }
    #expect(turns[43...].allSatisfy { abs(cos($0) - 1) < 1e-9 })
  }

  @Test("pass keyframes at their times, and end at the view's own value")
  func keyframes() throws {
    let scales = try values(
      "{ view: box, keyPath: transform.scale, values: [0.2, 1.2, 1], keyTimes: [0, 0.5, 1], duration: 1 }",
      "transform.scale.x", model: "transform: { scale: 2 }")
    for (frame, scale) in [(1, 2.0), (2, 0.2), (7, 0.7), (12, 1.2), (17, 1.1), (22, 2), (40, 2)] {
      expect(scales, at: frame, scale)
    }
  }

  @Test("keep the speed between paced values, as documented: 155 after a quarter, 120 after a half")
  func paced() throws {
    let moves = try values(
      "{ view: box, keyPath: transform.translation.x, values: [310, 60, 120, 60, 310], calculationMode: paced, duration: 1 }",
      "transform.translation.x")
    for (frame, x) in [(2, 310.0), (7, 155), (12, 120), (17, 155)] { expect(moves, at: frame, x) }
  }

  @Test("show each discrete value as long as the others")
  func discrete() throws {
    let alphas = try values(
      "{ view: box, keyPath: opacity, values: [1, 0.5], calculationMode: discrete, duration: 1 }",
      "alpha", model: "alpha: 0.9")
    for (frame, alpha) in [(1, 0.9), (2, 1), (11, 1), (12, 0.5), (21, 0.5), (22, 0.9)] {
      expect(alphas, at: frame, alpha)
    }
  }

  @Test("begin each pass where the last one ended if they accumulate")
  func cumulative() throws {
    let moves = try values(
      "{ view: box, keyPath: transform.translation.y, fromValue: 0, toValue: 10, duration: 0.5, repeatCount: 3, isCumulative: true }",
      "transform.translation.y")
    for (frame, y) in [(2, 0.0), (7, 5), (12, 10), (17, 15), (27, 25), (32, 0)] {
      expect(moves, at: frame, y)
    }
  }

  @Test("are added to the view's own value, and keep the last value until they are removed")
  func additive() throws {
    let widths = try values(
      "{ view: box, keyPath: borderWidth, fromValue: 0, toValue: 4, duration: 1, isAdditive: true, fillMode: forwards, isRemovedOnCompletion: false }",
      "borderWidth", model: "borderWidth: 1")
    for (frame, width) in [(1, 1.0), (7, 2), (12, 3), (22, 5), (41, 5), (43, 1)] {
      expect(widths, at: frame, width)
    }
  }

  @Test("show the first value before they begin with the fill mode backwards, and else their own")
  func delay() throws {
    for (mode, before) in [("backwards", 0.2), ("removed", 1)] {
      let alphas = try values(
        "{ view: box, keyPath: opacity, fromValue: 0.2, beginTime: 0.5, duration: 1, fillMode: \(mode) }",
        "alpha")
      for (frame, alpha) in [(1, 1.0), (7, before), (12, 0.2), (22, 0.6), (32, 1)] {
        expect(alphas, at: frame, alpha)
      }
    }
  }

  @Test("go there and back, and by a number from the view's own value")
  func reversing() throws {
    let radii = try values(
      "{ view: box, keyPath: cornerRadius, byValue: 8, duration: 0.5, autoreverses: true }",
      "cornerRadius", model: "cornerRadius: 2")
    for (frame, radius) in [(2, 2.0), (7, 6), (12, 10), (17, 6), (22, 2)] {
      expect(radii, at: frame, radius)
    }
  }

  @Test(
    "have values of their key path, and one kind of values",
    arguments: [
      (
        "keyPath: opacity", "a layer animation needs fromValue, toValue, byValue or values; add one"
      ),
      ("keyPath: opacity, fromValue: 2", "alpha must be from 0 to 1"),
      (
        "keyPath: opacity, fromValue: 0, values: [0, 1]",
        "fromValue and values exclude each other; leave one of them out"
      ),
      ("keyPath: opacity, values: [1]", "values must have two or more values; add one"),
      (
        "keyPath: opacity, values: [0, 1], keyTimes: [0, 0.5, 1]",
        "keyTimes must have 2 times for 2 values, not 3"
      ),
      (
        "keyPath: opacity, values: [0, 1], keyTimes: [0.5, 1]",
        "keyTimes must ascend from 0 to 1; correct them"
      ),
      (
        "keyPath: strokeEnd, toValue: 1",
        "\"box\" is a plain view and has no strokeEnd; a shape view has one"
      ),
      (
        "keyPath: backgroundColor, byValue: 1",
        "a colour has no byValue; write fromValue and toValue"
      ),
      (
        "keyPath: opacity, toValue: 1, duration: 1, damping: 4",
        "damping and duration are of different kinds of animation; leave one of them out"
      ),
    ])
  func mistakes(keys: String, message: String) {
    let failure = #expect(throws: SceneDiagnostics.self) {
      try values("{ view: box, \(keys) }", "alpha")
    }
    #expect(
      "\(failure.map { "\($0)" } ?? "")".contains(message), "\(failure.map { "\($0)" } ?? "")")
  }
}
