import Drawing
import Interaction
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

@Suite("Sliders, segmented controls, steppers and page controls")
struct ValueControlTests {
  private func shown(
    _ view: View, _ constraints: [String] = [], traits: Traits = Traits()
  ) throws -> PresentedView {
    var view = view
    view.constraints = try .texts("leading = superview", "top = superview")
    view.constraints += try constraints.flatMap { try [Constraint].texts($0) }
    return try #require(ResolvedScene(Fixture.scene(view), traits: traits).view(view.name))
  }

  private func part(_ name: String, of view: PresentedView) throws -> PresentedView {
    try #require(view.subviews.first { $0.name.rawValue == "\(view.name.rawValue).\(name)" })
  }

  @Test(
    "the thumb of a slider is where the value says, within the range",
    arguments: [(0.0, 2.0), (0.5, 86), (1, 170), (7, 170), (-1, 2)])
  func thumb(value: Double, x: Double) throws {
    let slider = try shown(.slider("level", value: value), ["width = 200"])
    #expect(slider.frame == Rect(0, 0, 200, 34))
    #expect(try part("thumb", of: slider).frame == Rect(x, 3, 28, 28))
    #expect(try part("minimumTrack", of: slider).frame == Rect(2, 15, x + 12, 4))
    #expect(try part("maximumTrack", of: slider).frame == Rect(x + 14, 15, 184 - x, 4))
  }

  @Test("a slider has its own range, a side where it begins, and the tint colour")
  func range() throws {
    let slider = try shown(
      .slider("level", value: 3, minimumValue: 2, maximumValue: 6), ["width = 200"],
      traits: Traits(layoutDirection: .rightToLeft))
    #expect(try part("thumb", of: slider).frame.minX == 128)
    #expect(try part("minimumTrack", of: slider).frame == Rect(142, 15, 56, 4))
    let track = try part("minimumTrack", of: slider).properties.color(.backgroundColor)
    #expect(track == NamedColor.systemBlue.color(.light))
    let disabled = try shown(.slider("level", isEnabled: false), ["width = 200"])
    #expect(disabled.properties.content.opacity == 0.5)
  }

  @Test("segments are as wide as the widest needs, and lines are not beside the selected one")
  func segments() throws {
    let control = try shown(
      .segmentedControl("period", items: ["A", "BBB", "C"], selectedSegmentIndex: 0))
    let width = control.frame.size.width
    #expect(control.frame.size.height == 32)
    #expect(width.truncatingRemainder(dividingBy: 3) == 0)
    #expect(try part("selection", of: control).frame == Rect(2, 2, width / 3 - 4, 28))
    let names = control.subviews.map(\.name.rawValue)
    #expect(!names.contains("period.line1") && names.contains("period.line2"))
    let mirrored = try shown(
      .segmentedControl("period", items: ["A", "BBB", "C"], selectedSegmentIndex: 0),
      traits: Traits(layoutDirection: .rightToLeft))
    #expect(try part("selection", of: mirrored).frame.maxX == width - 2)
    let none = try shown(.segmentedControl("period", items: ["A"]), ["width = 90"])
    #expect(none.subviews.count == 2)
    #expect(try part("title0", of: none).frame == Rect(0, 0, 90, 32))
  }

  @Test("a stepper dims the half that has no way to go", arguments: [0.0, 1, 2])
  func stepper(value: Double) throws {
    let stepper = try shown(.stepper("count", value: value, maximumValue: 2), ["width = 200"])
    let (full, dim) = (NamedColor.label.color(.light), NamedColor.tertiaryLabel.color(.light))
    func color(_ name: String) throws -> Color? {
      try part(name, of: stepper).properties.color(.backgroundColor)
    }
    #expect(try color("minus") == (value > 0 ? full : dim))
    #expect(try color("plus") == (value < 2 ? full : dim))
    #expect(try part("background", of: stepper).frame == Rect(0, 0, 94, 32))
    #expect(try part("minus", of: stepper).frame.minX == 17)
  }

  @Test("a page control has a dot for each page, and one page can be hidden")
  func pages() throws {
    let control = try shown(
      .pageControl("pages", numberOfPages: 3, currentPage: 9, currentPageIndicatorTintColor: .black)
    )
    #expect(abs(control.frame.size.width - 115.67) < 0.5 && control.frame.size.height == 26)
    let colors = control.subviews.map { $0.properties.color(.backgroundColor) }
    let rest = Color(white: 1, alpha: 0.45)
    #expect(colors == [rest, rest, Color(white: 0)])
    let single = try shown(.pageControl("pages", numberOfPages: 1, hidesForSinglePage: true))
    #expect(single.subviews.isEmpty)
  }

  @Test("they are read as UIKit's are")
  func accessibility() throws {
    let scene = try ResolvedScene(
      Fixture.scene(
        .stackView(
          "all", axis: .vertical,
          constraints: .texts("leading = superview", "top = superview", "width = 200"),
          arrangedSubviews: [
            .slider("level", value: 0.25),
            .segmentedControl("period", items: ["Day", "Week"], selectedSegmentIndex: 1),
            .stepper("count"), .pageControl("pages", numberOfPages: 3, currentPage: 1),
          ], )),
      traits: Traits())
    let elements = scene.accessibilityElements(of: scene.cell(item: 0, state: .normal))
    #expect(
      elements.map(\.text) == [
        "(no label) value \"25%\" [adjustable]", "\"Day\" [button]", "\"Week\" [button, selected]",
        "\"Decrement\" [button]", "\"Increment\" [button]",
        "(no label) value \"page 2 of 3\" [adjustable]",
      ])
  }
}
