import CollectionLayouts
import Drawing
import Images
import Interaction
import Machine
import Motion
import TestSupport
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes
@testable import Timelines

/// What is on screen between one settled state and the next, by the numbers of the sources.
@Suite struct MotionTests {
  private static let card: ViewName = "card"

  /// A scene in which a view of 40 × 40 pt changes when its cell is selected.
  private func scene(
    _ assignments: Assignment..., animation: Animation?, leaving: Animation? = nil,
    more: [Rule] = []
  ) throws -> ResolvedScene {
    let view = View.view(
      Self.card, backgroundColor: .black,
      constraints: try .texts("center = superview", "width = 40", "height = 40"))
    return try ResolvedScene(
      Fixture.scene(
        view,
        rules: [
          Rule(
            when: .selected, assignments: assignments, animation: animation, leaving: leaving)
        ] + more), traits: Traits())
  }

  private func play(_ scene: ResolvedScene, _ steps: TouchScript.Step...) -> Timeline {
    Timeline(of: scene, playing: TouchScript(steps))
  }

  private static func wait(_ seconds: Double) -> TouchScript.Step {
    .wait(.nanoseconds(Int64(seconds * 1e9)))
  }

  private func time(_ seconds: Double) -> Duration { .nanoseconds(Int64(seconds * 1e9)) }

  private func card(_ timeline: Timeline, _ seconds: Double) throws -> PresentedView {
    try #require(timeline.cell(item: 0, at: time(seconds)).view.view(Self.card))
  }

  /// The scale and the turn, in degrees, of the card.
  private func transform(_ timeline: Timeline, _ seconds: Double) throws -> Transform.Parts {
    let view = try card(timeline, seconds)
    return try #require((view.presentationTransform ?? view[.transform].matrix).parts)
  }

  // MARK: - Sources 3, 4 and 5

  @Test("S3 9: the chevron turns by 179.82 degrees in 0.3 s, and back through the same angles")
  func chevron() throws {
    let scene = try scene(
      .set(.transform, of: Self.card, to: ViewTransform(rotationAngle: .pi(0.999))),
      animation: Animation(duration: .milliseconds(300)))
    let timeline = play(scene, .selectItem(0), Self.wait(0.6), .deselectItem(0), Self.wait(0.6))
    let angles = [0, 10.0934, 41.6777, 89.9100, 138.1423, 169.7266, 179.82]
    for (index, angle) in angles.enumerated() {
      let moment = Double(index) * 0.05
      let there = try transform(timeline, moment).rotation * 180 / .pi
      #expect(abs(abs(there) - angle) < 1e-4)
      let back = try transform(timeline, 0.6 + moment).rotation * 180 / .pi
      #expect(abs(abs(back) - angles[6 - index]) < 1e-4)
    }
    #expect(timeline.duration == .milliseconds(1200))
  }

  @Test("S3 12: a second tap 0.1 s later turns on smoothly, as the sum of both ways")
  func changeOfMind() throws {
    let scene = try scene(
      .set(.transform, of: Self.card, to: ViewTransform(rotationAngle: .pi(0.999))),
      animation: Animation(duration: .milliseconds(300)))
    let timeline = play(scene, .selectItem(0), Self.wait(0.1), .deselectItem(0), Self.wait(0.6))
    let curve = TimingCurve.easeInOut
    for moment in stride(from: 0.1, through: 0.5, by: 0.0125) {
      let there = curve.value(at: moment / 0.3)
      let back = curve.value(at: (moment - 0.1) / 0.3)
      let angle = 179.82 * (there - back)
      #expect(abs(try transform(timeline, moment).rotation * 180 / .pi - angle) < 1e-9)
    }
    // The numbers of this curve: 0.230889 of the way at the second tap, at most 0.538 before it returns.
    #expect(abs(try transform(timeline, 0.1).rotation * 180 / .pi - 41.6777) < 1e-3)
    #expect(abs(try transform(timeline, 0.2).rotation * 180 / .pi - (138.1423 - 41.6777)) < 2e-3)
    #expect(try card(timeline, 0.4).presentationTransform == nil)
  }

  @Test("S3 13: exactly half a turn goes on in the positive direction, there and back")
  func halfATurn() throws {
    let scene = try scene(
      .set(.transform, of: Self.card, to: ViewTransform(rotationAngle: .pi(1))),
      animation: Animation(duration: .milliseconds(300), curve: .linear))
    let timeline = play(scene, .selectItem(0), Self.wait(0.6), .deselectItem(0), Self.wait(0.6))
    #expect(abs(try transform(timeline, 0.15).rotation - .pi / 2) < 1e-9)
    #expect(abs(try transform(timeline, 0.75).rotation + .pi / 2) < 1e-9)
  }

  @Test("S4 4: from 1 to 0.1 in 0.2 s, frame by frame")
  func fade() throws {
    let scene = try scene(
      .set(.alpha, of: .cell, to: 0.1), animation: Animation(duration: .milliseconds(200)))
    let timeline = play(scene, .selectItem(0), Self.wait(0.5))
    let clock = try #require(FrameClock(framesPerSecond: 60))
    let expected = [
      1, 0.987756, 0.949482, 0.883754, 0.791403, 0.677056, 0.55, 0.422944, 0.308597, 0.216246,
      0.150518, 0.112244, 0.1,
    ]
    for (frame, alpha) in expected.enumerated() {
      let view = timeline.cell(item: 0, at: clock.time(ofFrame: frame)).view
      #expect(abs(view[.alpha] - alpha) < 1e-6)
    }
  }

  @Test("S4 9: to set the value that is set already moves nothing")
  func sameTarget() throws {
    let scene = try scene(
      .set(.alpha, of: .cell, to: 0.1), animation: Animation(duration: .milliseconds(200)))
    let once = play(scene, .selectItem(0), Self.wait(0.5))
    let twice = play(scene, .selectItem(0), Self.wait(0.1), .selectItem(0), Self.wait(0.4))
    for moment in stride(from: 0, through: 0.5, by: 0.01) {
      #expect(
        once.cell(item: 0, at: time(moment)).view == twice.cell(item: 0, at: time(moment)).view)
    }
  }

  private var pressing: Animation {
    Animation(
      duration: .milliseconds(400), usingSpringWithDamping: 0.4, initialSpringVelocity: 3)
  }

  @Test("S5 6–8: the press swings down to 0.974906, and the release up to 1.005094")
  func press() throws {
    let scene = try scene(
      .set(.transform, of: Self.card, to: ViewTransform(scaleX: 0.98, y: 0.98)), animation: pressing
    )
    let timeline = play(scene, .selectItem(0), Self.wait(0.6), .deselectItem(0), Self.wait(0.6))
    let clock = try #require(FrameClock(framesPerSecond: 60))
    let progress = [
      0, 0.191286, 0.539156, 0.884103, 1.128989, 1.242655, 1.243344, 1.174445, 1.082432, 1.002434,
      0.952605, 0.935501, 0.943370,
    ]
    for (frame, value) in progress.enumerated() {
      let view = try #require(
        timeline.cell(item: 0, at: clock.time(ofFrame: frame)).view.view(Self.card))
      let scale = (view.presentationTransform ?? view[.transform].matrix).a
      #expect(abs(scale - (1 - 0.02 * value)) < 1e-7)
    }
    #expect(abs(try transform(timeline, 0.09145).scaleX - 0.974906) < 1e-6)
    #expect(abs(try transform(timeline, 0.6 + 0.09145).scaleX - 1.005094) < 1e-6)
    #expect(try transform(timeline, 0.4).scaleX == 0.98)
    #expect(try transform(timeline, 1).scaleX == 1)
  }

  @Test("S5 14: after a release at 0.1 s both springs continue, and end at exactly 1")
  func earlyLift() throws {
    let scene = try scene(
      .set(.transform, of: Self.card, to: ViewTransform(scaleX: 0.98, y: 0.98)), animation: pressing
    )
    let timeline = play(scene, .selectItem(0), Self.wait(0.1), .deselectItem(0), Self.wait(0.6))
    let spring = Spring(dampingRatio: 0.4, duration: 0.4, initialVelocity: 3)
    for moment in stride(from: 0.1, to: 0.4, by: 0.01) {
      // Maps are added by applying one after the other.
      let down = 1 + (1 / 0.98 - 1) * (1 - spring.value(at: moment))
      let up = 1 + (0.98 - 1) * (1 - spring.value(at: moment - 0.1))
      #expect(abs(try transform(timeline, moment).scaleX - down * up) < 1e-9)
    }
    #expect(try transform(timeline, 0.51).scaleX == 1)
    #expect(try card(timeline, 0.51).presentationTransform == nil)
  }

  // MARK: - Whose way it is

  @Test("a rule that stops to hold goes back on its own way, or on the one for leaving")
  func leaving() throws {
    let scene = try scene(
      .set(.alpha, of: Self.card, to: 0),
      animation: Animation(duration: .seconds(1), curve: .linear),
      leaving: Animation(duration: .seconds(2), curve: .linear))
    let timeline = play(scene, .selectItem(0), Self.wait(1), .deselectItem(0), Self.wait(3))
    #expect(abs(try card(timeline, 0.5)[.alpha] - 0.5) < 1e-9)
    #expect(abs(try card(timeline, 1.5)[.alpha] - 0.25) < 1e-9)
    #expect(try card(timeline, 3)[.alpha] == 1)
  }

  @Test("if several rules change at once, the one that wins decides, also when it moves nothing")
  func winner() throws {
    let still = try scene(
      .set(.alpha, of: Self.card, to: 0), animation: Animation(duration: .seconds(1)),
      more: [Rule(when: .selected, .set(.alpha, of: Self.card, to: 0.5))])
    #expect(try card(play(still, .selectItem(0), Self.wait(1)), 0.1)[.alpha] == 0.5)
    let moving = try scene(
      .set(.alpha, of: Self.card, to: 0), animation: nil,
      more: [
        Rule(
          when: .selected, .set(.alpha, of: Self.card, to: 0.5),
          animation: Animation(duration: .seconds(1), curve: .linear))
      ])
    #expect(try card(play(moving, .selectItem(0), Self.wait(1)), 0.5)[.alpha] == 0.75)
  }

  @Test("a tint moves where it is inherited")
  func inherited() throws {
    let icon = View.imageView(
      "icon", systemImage: .star, constraints: try .texts("center = superview"))
    let scene = try ResolvedScene(
      Fixture.scene(
        icon,
        rules: [
          Rule(
            when: .selected, .set(.tintColor, of: .contentView, to: .rgb(1, 0, 0)),
            animation: Animation(duration: .seconds(1), curve: .linear)),
          Rule(when: .not(.selected), .set(.tintColor, of: .contentView, to: .rgb(0, 0, 1))),
        ]), traits: Traits())
    let timeline = play(scene, .selectItem(0), Self.wait(2))
    let view = try #require(timeline.cell(item: 0, at: time(0.25)).view.view("icon"))
    let color = try #require(view.properties.color(.tintColor))
    #expect(abs(color.red - 0.25) < 1e-9 && abs(color.blue - 0.75) < 1e-9)
  }

  /// The fill of the first cell's background at a moment, in seconds.
  private func fill(_ timeline: Timeline, _ seconds: Double) throws -> Color {
    let cell = timeline.cell(item: 0, at: time(seconds))
    let view = try #require(cell.view.view(.backgroundConfiguration))
    return try #require(view.properties.color(.backgroundColor))
  }

  @Test("an animated deselection fades the grey over a cell's own colour, and does not darken it")
  func deselection() throws {
    let scene = try ResolvedScene(
      Scene(
        cell: Cell(class: .tableViewCell, backgroundColor: .system(.white)),
        collectionView: CollectionView(
          size: Size(200, 88), collectionViewLayout: .list(appearance: .plain), items: .count(2))),
      traits: Traits())
    let timeline = play(
      scene, .selectItem(0, animated: true), Self.wait(1), .deselectItem(0, animated: true),
      Self.wait(1))
    let gray = try fill(timeline, 0.9)
    #expect(gray.alpha == 1 && gray.red > 0.8)
    for moment in [0.15, 1.15] {
      let color = try fill(timeline, moment)
      #expect(abs(color.alpha - 0.5) < 1e-6)
      #expect(abs(color.red - gray.red) < 1e-9 && abs(color.blue - gray.blue) < 1e-9)
    }
    #expect(try fill(timeline, 1.5).alpha == 0)
  }

  @Test("values that cannot be interpolated change at once")
  func atOnce() throws {
    let scene = try scene(
      .set(.isHidden, of: Self.card, to: true), animation: Animation(duration: .seconds(1)))
    #expect(try card(play(scene, .selectItem(0), Self.wait(1)), 0)[.isHidden])
  }

  @Test("a spring does not pass the limits of a property")
  func limits() throws {
    let scene = try scene(
      .set(.alpha, of: Self.card, to: 0), .set(.cornerRadius, of: Self.card, to: 3),
      animation: pressing)
    let timeline = play(scene, .selectItem(0), Self.wait(0.5), .deselectItem(0), Self.wait(0.5))
    for moment in stride(from: 0, through: 1, by: 0.005) {
      let view = try card(timeline, moment)
      #expect((0...1).contains(view[.alpha]))
      #expect(view[.cornerRadius] >= 0)
    }
  }

  @Test(
    "a shadow that overshoots at both ends has a radius of at least 0, and an opacity of 0 to 1")
  func shadowLimits() {
    func shadow(_ opacity: Double, _ radius: Double, _ offset: Size) -> Shadow {
      Shadow(color: Color(hex: 0x000000), opacity: opacity, radius: radius, offset: offset)
    }
    let (large, small) = (shadow(0.9, 10, Size(4, 8)), shadow(0.1, 2, .zero))
    let way = Interpolation<Shadow>.shadow
    #expect(way.between(large, small, 1.5) == shadow(0, 0, Size(-2, -4)))
    #expect(way.between(large, small, -0.5) == shadow(1, 14, Size(6, 12)))
  }

  @Test("a size that swings below zero is zero, about the same centre")
  func negativeSize() throws {
    let view = View.view(
      Self.card, backgroundColor: .black,
      constraints: try .texts("center = superview") + [
        Constraint(first: .init(.width), constant: 40, identifier: "w"),
        Constraint(first: .init(.height), constant: 40, identifier: "h"),
      ])
    let scene = try ResolvedScene(
      Fixture.scene(
        view,
        rules: [
          Rule(
            when: .selected,
            assignments: [.set(.constant, of: "w", to: 0), .set(.constant, of: "h", to: 10)],
            animation: pressing)
        ]), traits: Traits())
    let timeline = play(scene, .selectItem(0), Self.wait(0.6))
    // The spring is beyond its target at frames 4 to 9 of 60 per second, see `press`, and at 1.243344
    // of its way at most.
    let clock = try #require(FrameClock(framesPerSecond: 60))
    for frame in 4...9 {
      let shown = timeline.cell(item: 0, at: clock.time(ofFrame: frame)).view.view(Self.card)
      let rect = try #require(shown).frame
      #expect(rect.size.width == 0, "frame \(frame)")
      #expect(rect.size.height > 0 && rect.size.height < 10, "frame \(frame)")
      #expect(abs(rect.midX - 46) < 1e-9 && abs(rect.midY - 46) < 1e-9, "frame \(frame)")
    }
    let height = try card(timeline, 6.0 / 60).frame.size.height
    #expect(abs(height - (40 - 30 * 1.243344)) < 1e-4)
  }

  // MARK: - Random scripts

  @Test("beginFromCurrentState: no value jumps, transforms keep their speed, the end is settled")
  func continuity() throws {
    let scene = try scene(
      .set(.alpha, of: Self.card, to: 0.2),
      .set(
        .transform, of: Self.card, to: ViewTransform(scaleX: 0.5, scaleY: 0.5, rotation: .pi(0.7))),
      .set(.backgroundColor, of: Self.card, to: .white),
      animation: Animation(
        duration: .milliseconds(400), usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
        options: .beginFromCurrentState),
      leaving: Animation(duration: .milliseconds(300), options: .beginFromCurrentState))
    var random = SplitMix64(state: 7)
    for _ in 0..<20 {
      var steps: [TouchScript.Step] = []
      var (moments, now): ([Double], Double) = ([], 0)
      for _ in 0..<8 {
        steps.append(Bool.random(using: &random) ? .selectItem(0) : .deselectItem(0))
        moments.append(now)
        let pause = Double(Int.random(in: 1...500, using: &random)) / 1000
        steps.append(Self.wait(pause))
        now += pause
      }
      let timeline = Timeline(of: scene, playing: TouchScript(steps))
      let end = timeline.cell(item: 0, at: timeline.duration)
      #expect(end == scene.cell(item: 0, state: end.state))
      for moment in moments.dropFirst() {
        let step = 1e-5
        let around = try (-2...2).map { try card(timeline, moment + Double($0) * step) }
        func check(_ value: (PresentedView) -> Double, additive: Bool) {
          let values = around.map(value)
          #expect(abs(values[2] - values[1]) < 1e-3)
          guard additive else { return }
          let before = (values[1] - values[0]) / step
          let after = (values[4] - values[3]) / step
          #expect(abs(before - after) < 0.02 + 0.02 * abs(before))
        }
        check({ $0[.alpha] }, additive: false)
        check({ ($0.presentationTransform ?? $0[.transform].matrix).a }, additive: true)
        check({ $0.properties.color(.backgroundColor)?.red ?? -1 }, additive: false)
      }
    }
  }

  // MARK: - The film

  @Test("the film continues until nothing moves, and does not wait for endless animations")
  func duration() throws {
    let long = Animation(duration: .seconds(2), delay: .milliseconds(500))
    let moving = try scene(.set(.alpha, of: Self.card, to: 0), animation: long)
    #expect(play(moving, .selectItem(0), Self.wait(1)).duration == .milliseconds(2500))
    let endless = Animation(duration: .seconds(2), repeatCount: .infinity)
    let pulsing = try scene(.set(.alpha, of: Self.card, to: 0), animation: endless)
    let timeline = play(pulsing, .selectItem(0), Self.wait(1))
    #expect(timeline.duration == .seconds(1))
    #expect(timeline.nextChange(after: .seconds(1)) != nil)
  }

  @Test("something changes at once while something moves, and never again when nothing does")
  func nextChange() throws {
    let moving = try scene(
      .set(.alpha, of: Self.card, to: 0), animation: Animation(duration: .milliseconds(200)))
    let timeline = play(moving, Self.wait(0.5), .selectItem(0), Self.wait(1))
    #expect(timeline.nextChange(after: .zero) == .milliseconds(500))
    let change = try #require(timeline.nextChange(after: .milliseconds(600)))
    #expect(change > .milliseconds(600) && change < .microseconds(600_001))
    #expect(timeline.nextChange(after: .milliseconds(700)) == nil)
    #expect(
      timeline.moments == [0, 500, 600, 700].map { .milliseconds($0) })
  }

  @Test("a delay shows the old value until it is over")
  func delayed() throws {
    let scene = try scene(
      .set(.alpha, of: Self.card, to: 0),
      animation: Animation(duration: .seconds(1), delay: .milliseconds(300), curve: .linear))
    let timeline = play(scene, .selectItem(0), Self.wait(2))
    for moment in [0, 0.2, 0.3] { #expect(try card(timeline, moment)[.alpha] == 1) }
    #expect(abs(try card(timeline, 0.8)[.alpha] - 0.5) < 1e-9)
  }
}
