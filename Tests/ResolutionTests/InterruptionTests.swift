import Drawing
import Interaction
import Motion
import TestSupport
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes
@testable import Timelines

/// Animations that begin before another one has ended, and properties that `UIView.animate` does not animate.
///
/// The kinds of properties were asserted against running UIKit by the tests of
/// material-motion/motion-animator-objc, UIKitBehavioralTests.swift; the values follow from them. All
/// animations take 1 s at an even speed, and the second begins at 0.4 s.
@Suite struct InterruptionTests {
  private static let box: ViewName = "box"
  private static let linear = Animation(duration: .seconds(1), curve: .linear)
  private static let fromScreen = Animation(
    duration: .seconds(1), curve: .linear, options: .beginFromCurrentState)
  private static let layer = Animation.layer(duration: .seconds(1))

  private static let edit = StateChange(item: 0, values: [StateChange.Value(.flag(.editing), true)])

  /// A view that changes when its cell is selected, and changes again when it is edited.
  private func timeline<Value>(
    _ property: Property<Value>, _ start: Value, _ first: Value, _ second: Value,
    _ animation: Animation
  ) throws -> Timeline {
    let view = View.view(
      Self.box, constraints: try .texts("center = superview", "width = 40", "height = 40"))
    let scene = try ResolvedScene(
      Fixture.scene(
        view,
        rules: [
          Rule(when: .not(.selected), .set(property, of: Self.box, to: start)),
          Rule(when: .selected, .set(property, of: Self.box, to: first), animation: animation),
          Rule(when: .editing, .set(property, of: Self.box, to: second), animation: animation),
        ]), traits: Traits())
    return Timeline(
      of: scene,
      playing: TouchScript([
        .selectItem(0), .wait(.milliseconds(400)), .set(Self.edit), .wait(.milliseconds(1600)),
      ]))
  }

  private func box(_ timeline: Timeline, _ seconds: Double) throws -> PresentedView {
    let time = Duration.nanoseconds(Int64((seconds * 1e9).rounded()))
    return try #require(timeline.cell(item: 0, at: time).view.view(Self.box))
  }

  private func expect(
    _ timeline: Timeline, _ values: [Double: Double], within tolerance: Double = 1e-6,
    _ value: (PresentedView) -> Double
  ) throws {
    for (time, expected) in values {
      let found = value(try box(timeline, time))
      #expect(abs(found - expected) < tolerance, "at \(time) s: \(found), not \(expected)")
    }
  }

  @Test("cornerRadius animates additively since iOS 11")
  func cornerRadius() throws {
    for animation in [Self.linear, Self.fromScreen] {
      try expect(
        timeline(.cornerRadius, 0, 10, 20, animation),
        [0.3: 3, 0.4: 4, 0.5: 6, 0.9: 14, 1.2: 18, 1.4: 20, 1.9: 20]
      ) { $0[.cornerRadius] }
      try expect(
        timeline(.cornerRadius, 0, 10, 0, animation), [0.3: 3, 0.5: 4, 0.9: 4, 1.2: 2, 1.5: 0]
      ) { $0[.cornerRadius] }
    }
  }

  @Test("alpha starts at the model value: it jumps from 0.8 to 0.5 when it gets a new target")
  func alpha() throws {
    try expect(
      timeline(.alpha, 1, 0.5, 0.2, Self.linear),
      [
        0.3: 0.85, 0.399_999_999: 0.8, 0.4: 0.5, 0.5: 0.47, 0.9: 0.35, 1.2: 0.26, 1.4: 0.2,
      ]
    ) { $0[.alpha] }
  }

  @Test("with beginFromCurrentState alpha starts at the value on screen")
  func alphaFromScreen() throws {
    try expect(
      timeline(.alpha, 1, 0.5, 0.2, Self.fromScreen),
      [0.3: 0.85, 0.4: 0.8, 0.5: 0.74, 0.9: 0.5, 1.2: 0.32, 1.4: 0.2]
    ) { $0[.alpha] }
  }

  @Test("backgroundColor goes on from the model's colour: from red, not from between blue and red")
  func color() throws {
    let timeline = try timeline(
      .backgroundColor, .rgb(0, 0, 1), .rgb(1, 0, 0), .rgb(0, 1, 0), Self.linear)
    for (time, red, green, blue) in [
      (0.3, 0.3, 0.0, 0.7), (0.5, 0.9, 0.1, 0), (0.9, 0.5, 0.5, 0), (1.2, 0.2, 0.8, 0),
      (1.5, 0, 1, 0),
    ] {
      let color = try #require(try box(timeline, time).properties.color(.backgroundColor))
      #expect(abs(color.red - red) < 1e-6)
      #expect(abs(color.green - green) < 1e-6)
      #expect(abs(color.blue - blue) < 1e-6)
    }
  }

  @Test("scales are concatenated, not added: 1.425 in the middle, not 1.4")
  func scale() throws {
    try expect(
      timeline(.transform, .identity, ViewTransform(scaleX: 2, y: 2), .identity, Self.linear),
      [0.3: 1.3, 0.5: 1.425, 0.9: 1.425, 1.2: 1.2, 1.5: 1]
    ) { ($0.presentationTransform ?? $0[.transform].matrix).a }
  }

  @Test(
    "UIView.animate does not animate borders, shadows but for their opacity, zPosition and strokes")
  func notAnimated() throws {
    func atOnce(_ property: Property<Double>, to value: Double) throws {
      let timeline = try timeline(property, 0, value, value, Self.linear)
      #expect(try box(timeline, 0.001)[property] == value)
    }
    try atOnce(.borderWidth, to: 5)
    try atOnce(.shadowRadius, to: 5)
    try atOnce(.zPosition, to: 3)
    try expect(
      timeline(.shadowOpacity, 0, 1, 1, Self.linear), [0.3: 0.3, 0.39: 0.39, 1: 1]
    ) { $0[.shadowOpacity] }
    let shape = try timeline(.shadowColor, .black, .rgb(1, 0, 0), .rgb(1, 0, 0), Self.linear)
    #expect(
      try box(shape, 0.001).properties.color(.shadowColor) == Color(red: 1, green: 0, blue: 0))
  }

  @Test("an animation of a layer animates any property, and replaces the one before")
  func layerAnimations() throws {
    try expect(
      timeline(.borderWidth, 0, 10, 20, Self.layer),
      [0.3: 3, 0.4: 10, 0.5: 11, 0.9: 15, 1.4: 20]
    ) { $0[.borderWidth] }
    let fromScreen = Animation.layer(duration: .seconds(1), options: .beginFromCurrentState)
    try expect(
      timeline(.borderWidth, 0, 10, 20, fromScreen), [0.3: 3, 0.4: 4, 0.9: 12, 1.4: 20]
    ) { $0[.borderWidth] }
    try expect(
      timeline(.cornerRadius, 0, 10, 20, Self.layer), [0.3: 3, 0.4: 10, 0.9: 15]
    ) { $0[.cornerRadius] }
    func x(_ view: PresentedView) -> Double {
      (view.presentationTransform ?? view[.transform].matrix).tx
    }
    try expect(
      timeline(
        .transform, .identity, ViewTransform(translationX: 100, y: 0),
        ViewTransform(translationX: 200, y: 0), Self.layer),
      [0.3: 30, 0.4: 100, 0.9: 150, 1.4: 200], x)
    try expect(
      timeline(
        .transform, .identity, ViewTransform(translationX: 100, y: 0),
        ViewTransform(translationX: 200, y: 0), fromScreen),
      [0.3: 30, 0.4: 40, 0.9: 120, 1.4: 200], x)
  }

  @Test("frames animate additively, and an animation of a layer does not move them")
  func frames() throws {
    func timeline(_ animation: Animation) throws -> Timeline {
      let view = View.view(
        Self.box,
        constraints: [
          Constraint(.leading, equalTo: .superview), Constraint(.top, equalTo: .superview),
          Constraint(.height, equalTo: 40), Constraint(.width, equalTo: 40, identifier: "wide"),
        ])
      let scene = try ResolvedScene(
        Fixture.scene(
          view,
          rules: [
            Rule(when: .selected, .set(.constant, of: "wide", to: 100), animation: animation),
            Rule(when: .editing, .set(.constant, of: "wide", to: 60), animation: animation),
          ]), traits: Traits())
      return Timeline(
        of: scene,
        playing: TouchScript([
          .selectItem(0), .wait(.milliseconds(400)), .set(Self.edit), .wait(.milliseconds(1600)),
        ]))
    }
    for animation in [Self.linear, Self.fromScreen] {
      try expect(
        timeline(animation), [0.3: 58, 0.5: 66, 0.9: 74, 1.2: 68, 1.5: 60]
      ) { $0.frame.size.width }
    }
    try expect(timeline(Self.layer), [0.001: 100, 0.3: 100, 0.401: 60]) { $0.frame.size.width }
  }
}
