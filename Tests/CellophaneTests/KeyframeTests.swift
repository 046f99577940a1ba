import Cellophane
import Foundation
import Testing

@testable import Review

@Suite("Keyframes of UIView.animateKeyframes")
struct KeyframeTests {
  /// A box of 20 × 20 points with a rule for the state `on`.
  private static func text(
    _ rule: String, script: String, model: String = "alpha: 1", initially: Bool = false
  ) -> String {
    """
    cellophane: 1
    title: A box
    cell:
      contentView:
        subviews:
          - view: box
            backgroundColor: black
            \(model)
            constraints: [leading = superview + 10, top = superview + 10, width = 20, { constraint: tall, equation: height = 20 }]
    states: { on: { initially: \(initially) } }
    rules:
      - { when: on, \(rule) }
    collectionView:
      frame: { width: 40, height: 200 }
      flowLayout: { itemSize: { width: 40, height: 200 } }
      items: 1
    scripts:
      run: [\(script)]

    """
  }

  /// The values of a property of the box, frame by frame, 20 a second. The state is set after 0.1 s, at frame 2.
  private func values(
    _ property: String, _ rule: String, model: String = "alpha: 1", initially: Bool = false,
    script: String = "wait: 0.1, set: { item: 0, on: true }, wait: 2"
  ) throws -> [Double] {
    let text = Self.text(rule, script: script, model: model, initially: initially)
    let scene = try SceneDocument(Array(text.utf8), file: "box").scene
    return try SceneRenderer(scene).propertyTrace(script: "run", framesPerSecond: 20)
      .numbers(0, "box", property).compactMap(\.self)
  }

  private func expect(
    _ values: [Double], _ expected: [Int: Double],
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    for (frame, value) in expected.sorted(by: { $0.key < $1.key }) {
      let found = values.indices.contains(frame) ? values[frame] : .nan
      #expect(
        abs(found - value) < 1e-6, "frame \(frame): \(found), not \(value)",
        sourceLocation: location)
    }
  }

  /// Keyframes of one number each: start, duration, value.
  private func rule(
    _ keyframes: [(Double, Double, String)], _ property: String, _ others: String = "",
    animation: String = "duration: 1, curve: linear"
  ) -> String {
    let list = keyframes.map {
      "{ relativeStartTime: \($0.0), relativeDuration: \($0.1), box.\(property): \($0.2) }"
    }
    return "animation: { \(animation) }, keyframes: [\(list.joined(separator: ", "))]\(others)"
  }

  private func moves(_ ways: [(Double, Double, Double)], _ others: String = "") -> String {
    rule(ways.map { ($0.0, $0.1, "{ translate: [\($0.2), 0] }") }, "transform", others)
  }

  @Test("start and last as fractions of the duration, and keep their value between")
  func relativeTimes() throws {
    let x = try values("transform.translation.x", moves([(0.1, 0.2, 40), (0.5, 0.5, -60)]))
    // 1 s after frame 2: to 40 from 0.1 to 0.3 s, there until 0.5 s, then by -200 a second.
    expect(
      x, [2: 0, 3: 0, 4: 0, 5: 10, 6: 20, 8: 40, 10: 40, 12: 40, 13: 30, 17: -10, 21: -50, 22: -60])
    expect(x, [30: -60])
  }

  @Test("are eased as a whole: one from 0 to 0.1 of 2 s takes 0.4414 s")
  func easing() throws {
    let x = try values(
      "transform.translation.x",
      rule([(0, 0.1, "{ translate: [100, 0] }")], "transform", animation: "duration: 2"))
    // The curve 0.42, 0, 0.58, 1 at 0.05, 0.1, 0.2 and 0.22, found by bisection, ten times.
    expect(x, [2: 0, 4: 4.829749668, 6: 19.722453548, 10: 81.659856266, 11: 100, 20: 100])
    let most = x.firstIndex { $0 == 100 }
    #expect(most == 11)
  }

  @Test(
    "end at the values that the rule then assigns, and return by its animation without keyframes")
  func modelValue() throws {
    let x = try values(
      "transform.translation.x", moves([(0, 0.5, 80), (0.5, 0.5, 20)]),
      script:
        "wait: 0.1, set: { item: 0, on: true }, wait: 1.4, set: { item: 0, on: false }, wait: 2")
    expect(x, [12: 80, 22: 20, 30: 20, 35: 15, 40: 10, 50: 0])
  }

  @Test("set values at once if they take no time")
  func noDuration() throws {
    let alpha = try values("alpha", rule([(0, 0, "0.2"), (0.5, 0, "0.8")], "alpha"))
    expect(alpha, [1: 1, 2: 0.2, 11: 0.2, 13: 0.8, 40: 0.8])
  }

  @Test("hold each value until the next one is reached if they are discrete")
  func discrete() throws {
    let x = try values(
      "transform.translation.x",
      moves([(0, 0.25, 10), (0.25, 0.25, 20), (0.5, 0.5, 30)], ", calculationMode: discrete"))
    expect(x, [2: 0, 6: 0, 8: 10, 11: 10, 13: 20, 21: 20, 22: 30])
  }

  @Test("ignore their times and keep the speed if they are paced")
  func paced() throws {
    // The way is 100 and then 50, so that 100 is passed after two thirds.
    let x = try values(
      "transform.translation.x",
      moves([(0, 0.1, 100), (0.1, 0.2, 50)], ", calculationMode: paced"))
    expect(x, [2: 0, 7: 37.5, 12: 75, 17: 87.5, 22: 50])
  }

  @Test("move along a Catmull-Rom spline if they are cubic")
  func cubic() throws {
    // As cubic keyframes of a layer: values 0, 10, 20 at 0, ½, 1, whose ends count twice.
    let x = try values(
      "transform.translation.x",
      moves([(0, 0.5, 10), (0.5, 0.5, 20)], ", calculationMode: cubic"))
    // The first part: slopes 5 and 10, so that it is 5 t + 10 t² − 5 t³, for t = 0.2 … 0.8.
    expect(x, [4: 1.36, 6: 3.28, 8: 5.52, 10: 7.84, 12: 10, 22: 20])
  }

  @Test("move along that spline with constant speed if they are cubicPaced")
  func cubicPaced() throws {
    let x = try values(
      "transform.translation.x",
      moves([(0, 0.5, 10), (0.5, 0.5, 20)], ", calculationMode: cubicPaced"))
    // The numbers ascend, so that the way is 20.
    expect(x, [2: 0, 7: 5, 12: 10, 17: 15, 22: 20])
  }

  @Test("turn a view by a full turn in thirds")
  func wholeTurn() throws {
    let angles = try values(
      "transform.rotation",
      rule(
        [
          (0, 1.0 / 3, "{ rotate: 120° }"), (1.0 / 3, 1.0 / 3, "{ rotate: 240° }"),
          (2.0 / 3, 1.0 / 3, "{ rotate: 360° }"),
        ], "transform"))
    for frame in 2...22 {
      let angle = Double(frame - 2) / 20 * 2 * .pi
      expect([cos(angles[frame]), sin(angles[frame])], [0: cos(angle), 1: sin(angle)])
    }
  }

  @Test("move frames through constraints, colours, and the rule's own assignments")
  func otherProperties() throws {
    let keyframes =
      "animation: { duration: 1, curve: linear }, box.cornerRadius: 10, keyframes: ["
      + "{ relativeStartTime: 0, relativeDuration: 0.5, tall.constant: 100, box.backgroundColor: \"#FF0000\" },"
      + "{ relativeStartTime: 0.5, relativeDuration: 0.5, tall.constant: 60 }]"
    expect(
      try values("bounds.size.height", keyframes), [2: 20, 7: 60, 12: 100, 17: 80, 22: 60, 40: 60])
    expect(try values("center.y", keyframes), [2: 20, 7: 40, 12: 60, 17: 50, 22: 40])
    expect(
      try values("backgroundColor.red", keyframes), [2: 0, 7: 0.5, 12: 1, 17: 1, 40: 1])
    // Properties without keyframes move during the whole animation.
    expect(try values("cornerRadius", keyframes), [2: 0, 7: 2.5, 12: 5, 22: 10])
  }

  @Test("are replaced by another change from their current values")
  func interruption() throws {
    let x = try values(
      "transform.translation.x", moves([(0, 0.5, 80), (0.5, 0.5, 20)]),
      script:
        "wait: 0.1, set: { item: 0, on: true }, wait: 0.5, set: { item: 0, on: false }, wait: 2")
    expect(x, [11: 72, 12: 80, 17: 60, 22: 40, 32: 0, 40: 0])
  }

  @Test("run endlessly from the first frame, and end when the rule stops holding")
  func endless() throws {
    let text = rule(
      [(0, 0.5, "0.2"), (0.5, 0.5, "1")], "alpha",
      animation: "duration: 1, curve: linear, repeatCount: infinity")
    let alpha = try values(
      "alpha", text, initially: true,
      script: "wait: 1.5, set: { item: 0, on: false }, wait: 0.5")
    expect(alpha, [0: 1, 5: 0.6, 10: 0.2, 15: 0.6, 20: 1, 25: 0.6, 30: 1, 35: 1])
  }

  @Test("shake a view whose place is the same before and after, with autoreverse")
  func shake() throws {
    let x = try values(
      "transform.translation.x",
      rule(
        [
          (0, 0.25, "{ translate: [-8, 0] }"), (0.25, 0.5, "{ translate: [8, 0] }"),
          (0.75, 0.25, "identity"),
        ],
        "transform", animation: "duration: 0.4, curve: linear, autoreverses: true"))
    expect(x, [2: 0, 4: -8, 6: 0, 8: 8, 10: 0, 12: 8, 16: -8, 18: 0, 25: 0])
  }

  @Test("mistakes are reported with their places")
  func mistakes() {
    func messages(_ rule: String) -> [String] {
      let text = Self.text(rule, script: "wait: 1")
      do {
        _ = try SceneDocument(Array(text.utf8), file: "box")
        return []
      } catch {
        return error.diagnostics.map(\.message)
      }
    }
    let one = "{ relativeStartTime: 0, relativeDuration: 1, box.alpha: 0 }"
    for (rule, message) in [
      (
        "keyframes: [\(one)]",
        "keyframes are parts of an animation; add one, as in \"animation: { duration: 1 }\""
      ),
      (
        "animation: { duration: 1, usingSpringWithDamping: 0.5 }, keyframes: [\(one)]",
        "UIView.animateKeyframes has no spring; write a duration and a curve"
      ),
      (
        "animation: { layerAnimation: true }, keyframes: [\(one)]",
        "keyframes are of UIView.animateKeyframes; leave out layerAnimation, or write the values of a layer"
          + " animation under \"layerAnimations\""
      ),
      (
        "animation: { duration: 1 }, box.alpha: 0.5, keyframes: [\(one)]",
        "the rule assigns box.alpha, too; leave it out there, because the last keyframe sets its final value"
      ),
      (
        "animation: { duration: 1 }, keyframes: [{ relativeStartTime: 0.5, relativeDuration: 0.6, box.alpha: 0 }]",
        "the keyframe ends at 1.1 of the animation; relativeStartTime and relativeDuration together must be at"
          + " most 1"
      ),
      (
        "animation: { duration: 1 }, keyframes: [{ relativeStartTime: 0, relativeDuration: 0.5, box.alpha: 0 },"
          + " { relativeStartTime: 0.4, relativeDuration: 0.5, box.alpha: 1 }]",
        "box.alpha is still moving to an earlier keyframe; let that end before"
      ),
      (
        "animation: { duration: 1 }, keyframes: [{ relativeStartTime: 0, relativeDuration: 0.5, box.zPosition: 4 }]",
        "UIView.animate does not animate zPosition, which has no keyframes; assign it in the rule"
      ),
      (
        "animation: { duration: 1 }, keyframes: [{ relativeStartTime: 0, box.alpha: 0 }]",
        "a keyframe needs the key \"relativeDuration\"; add it"
      ),
      (
        "animation: { duration: 1 }, keyframes: [{ relativeStartTim: 0, relativeDuration: 1, box.alpha: 0 }]",
        "\"relativeStartTim\" is not a key of a keyframe; did you mean \"relativeStartTime\"?"
      ),
      (
        "animation: { duration: 1 }, calculationMode: cubic, box.alpha: 0",
        "calculationMode is of keyframes; add \"keyframes\", or leave it out"
      ),
      (
        "animation: { duration: 1 }, keyframes: [{ relativeStartTime: 0, relativeDuration: 1 }]",
        "this keyframe assigns nothing; add a line as \"star.alpha: 0.5\""
      ),
    ] { #expect(messages(rule) == [message]) }
  }
}
