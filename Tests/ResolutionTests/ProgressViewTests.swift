import Drawing
import Interaction
import Machine
import Motion
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes
@testable import Timelines

@Suite("Progress views")
struct ProgressViewTests {
  /// What a progress view of 100 points draws in a scene, from back to front.
  private func capsules(
    _ view: View, traits: Traits = Traits(), height: Double = 4
  ) throws -> [(bounds: Rect?, color: Color)] {
    var view = view
    view.constraints = try .texts("leading = superview", "top = superview", "width = 100")
    if height != 4 { view.constraints += try .texts("height = \(height)") }
    let scene = try ResolvedScene(Fixture.scene(view), traits: traits)
    let shown = try #require(scene.view("bar"))
    let place = InkPlace(
      bounds: Rect(origin: .zero, size: shown.frame.size), area: .rect(.zero), scale: shown.scale,
      attributes: shown.attributes, label: nil)
    return shown.properties.content.ink(in: place).compactMap { item in
      guard case .fill(let path, .color(let color)) = item else { return nil }
      return (path.boundingBox, color)
    }
  }

  private let blue = NamedColor.systemBlue.color(.light)
  private let fill = NamedColor.systemFill.color(.light)

  @Test(
    "the filled part is as wide as the progress says, rounded to points, and at least 8",
    arguments: [(0.5, 50.0), (0.333, 33), (0.01, 8), (1, 100)])
  func width(progress: Double, width: Double) throws {
    let drawn = try capsules(.progressView("bar", progress: progress))
    #expect(drawn.map(\.bounds) == [Rect(0, 0, 100, 4), Rect(0, 0, width, 4)])
    #expect(drawn.map(\.color) == [fill, blue])
  }

  @Test("nothing is filled at 0, and from right to left it is filled from the right")
  func sides() throws {
    #expect(try capsules(.progressView("bar")).map(\.bounds) == [Rect(0, 0, 100, 4)])
    let mirrored = try capsules(
      .progressView("bar", progress: 0.25), traits: Traits(layoutDirection: .rightToLeft))
    #expect(mirrored.map(\.bounds) == [Rect(0, 0, 100, 4), Rect(75, 0, 25, 4)])
  }

  @Test("the bar keeps its height, in the middle of a higher view")
  func height() throws {
    let drawn = try capsules(.progressView("bar", progress: 0.5), height: 20)
    #expect(drawn.map(\.bounds) == [Rect(0, 8, 100, 4), Rect(0, 8, 50, 4)])
    let thin = View.progressView(
      "bar", progressViewStyle: .bar,
      constraints: try .texts("leading = superview", "top = superview", "width = 9"))
    let scene = try ResolvedScene(Fixture.scene(thin), traits: Traits())
    #expect(scene.view("bar")?.frame == Rect(0, 0, 9, 2.5))
  }

  @Test("nil is the tint colour, also an inherited one, and systemFill for the track")
  func colors() throws {
    let tinted = View.progressView("bar", progress: 1).setting(.tintColor, to: .system(.red))
    #expect(try capsules(tinted).map(\.color) == [fill, NamedColor.red.color(.light)])
    let own = View.progressView(
      "bar", progress: 1, progressTintColor: .white, trackTintColor: .black)
    #expect(try capsules(own).map(\.color) == [Color(white: 0), Color(white: 1)])
  }

  @Test("the tint colour fades as the rule says that sets it, or the rule that sets the bar's own")
  func animation() throws {
    for target in [
      Assignment.set(.tintColor, of: .cell, to: .white),
      .set(.progressTintColor, of: "bar", to: .white),
    ] {
      var view = View.progressView("bar", progress: 1)
      view.constraints = try .texts("leading = superview", "top = superview", "width = 100")
      var scene = Fixture.scene(view)
      scene.cell.properties[.tintColor] = .black
      scene.rules = [
        Rule(
          when: .highlighted, assignments: [target],
          animation: Animation(duration: .seconds(1), curve: .linear))
      ]
      let resolved = try ResolvedScene(scene, traits: Traits())
      let script: TouchScript = [.down(0), .wait(.seconds(2))]
      let timeline = Timeline(of: resolved, playing: script)
      let half = timeline.cell(item: 0, at: timeline.turns[1].time + .milliseconds(500))
      #expect(
        half.view.view("bar")?.properties.color(.progressTintColor) == Color(white: 0.5))
    }
  }

  @Test("a track without a colour of its own starts at systemFill, not at no colour")
  func animatedTrack() throws {
    var view = View.progressView("bar")
    view.constraints = try .texts("leading = superview", "top = superview", "width = 100")
    let scene = Fixture.scene(
      view,
      rules: [
        Rule(
          when: .highlighted, assignments: [.set(.trackTintColor, of: "bar", to: .white)],
          animation: Animation(duration: .seconds(1), curve: .linear))
      ])
    let timeline = Timeline(
      of: try ResolvedScene(scene, traits: Traits()),
      playing: [.down(0), .wait(.seconds(2))] as TouchScript)
    let start = timeline.turns[1].time
    func track(_ time: Duration) -> Color? {
      timeline.cell(item: 0, at: start + time).view.view("bar")?.properties.color(.trackTintColor)
    }
    #expect(track(.zero) == fill)
    let half = try #require(track(.milliseconds(500)))
    #expect(abs(half.red - (fill.red + 1) / 2) < 1e-9)
    #expect(abs(half.alpha - (fill.alpha + 1) / 2) < 1e-9)
    #expect(track(.seconds(1)) == Color(white: 1))
  }
}
