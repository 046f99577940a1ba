import Drawing
import Images
import Interaction
import Layout
import OrderedCollections
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

@Suite("States and places of a button's content")
struct ButtonStateTests {
  private let blue = NamedColor.systemBlue.color(.light)

  @Test("a button without a configuration shows the title and image of exactly its states")
  func exactStates() throws {
    typealias States = ButtonStateProperties
    let button = View.button("control", title: "Normal", titleColor: .system(.systemRed))
      .setting(.selectedTitle, to: "Selected")
      .setting(States.highlightedTitle, to: "Pressed")
      .setting(States.disabledTitle, to: "Off")
      .setting(States.disabledSystemImage, to: .star)
    func title(_ change: (View) -> View) throws -> String {
      try part("titleLabel", of: shown(change(button)))[.text]
    }
    #expect(try title { $0 } == "Normal")
    #expect(try title { $0.setting(.isSelected, to: true) } == "Selected")
    #expect(try title { $0.setting(.isHighlighted, to: true) } == "Pressed")
    #expect(try title { $0.setting(.isEnabled, to: false) } == "Off")
    // The set of both states has no title of its own.
    #expect(
      try title { $0.setting(.isSelected, to: true).setting(.isHighlighted, to: true) }
        == "Normal")
    let off = try shown(button.setting(.isEnabled, to: false))
    // An image for the state is not dimmed.
    #expect(try part("imageView", of: off).attributes.alpha == 1)
  }

  @Test("a selected button of the system type has a box in the tint colour behind its title")
  func selectionBox() throws {
    let button = View.button("control", buttonType: .system, title: "A", isSelected: true)
    let view = try shown(button)
    let box = try part("selection", of: view)
    #expect(box.attributes.backgroundColor == blue)
    #expect(
      box.frame == (try part("titleLabel", of: view)).frame.inset(by: EdgeInsets(-3)))
    #expect(try part("titleLabel", of: view).properties.color(named: .textColor) == Color(white: 1))
    let own = try shown(
      .button("control", buttonType: .system, systemImage: .star, isSelected: true)
        .setting(.selectedSystemImage, to: .starFill))
    #expect(own.subviews.map(\.name) == ["control.imageView"])
  }

  @Test("content stands at the top or the bottom of a higher button, and an image alone fills it")
  func verticalAlignment() throws {
    func part(_ alignment: ContentVerticalAlignment, _ view: View) throws -> Rect {
      let view = view.setting(.contentVerticalAlignment, to: alignment)
      return try #require(shown(view, "width = 100", "height = 90").subviews.first).frame
    }
    let title = View.button("control", title: "A").setting(.contentInsets, to: .zero)
    let height = try part(.center, title).size.height
    #expect(try part(.top, title).minY == 0)
    #expect(try part(.bottom, title).maxY == 90)
    #expect(try abs(part(.center, title).midY - 45) <= 0.5)
    #expect(try part(.fill, title).size.height == height)
    let image = View.button("control", systemImage: .star)
      .setting(.contentHorizontalAlignment, to: .fill)
      .setting(.contentInsets, to: DirectionalEdgeInsets(4))
    #expect(try part(.fill, image) == Rect(4, 4, 92, 82))
  }

  @Test("negative insets make a button smaller than its content")
  func negativeInsets() throws {
    let plain = try shown(.button("control", title: "Abcdef"))
    let small = try shown(
      View.button("control", title: "Abcdef").setting(.contentInsets, to: DirectionalEdgeInsets(-2))
    )
    // Without insets of its own it has 6 points above and below.
    #expect(small.frame.size == Size(plain.frame.size.width - 4, plain.frame.size.height - 16))
  }

  @Test("a focused control has a halo around its shape")
  func focus() throws {
    let button = View.button(
      "control", configuration: .filled, title: "A", cornerStyle: .capsule)
    #expect(try shown(button).subviews.allSatisfy { $0.name != "control.focusHalo" })
    let focused = try shown(button.setting(.isFocused, to: true))
    let halo = try part("focusHalo", of: focused)
    let size = focused.frame.size
    #expect(halo.frame == Rect(-4, -4, size.width + 8, size.height + 8))
    #expect(halo.attributes.cornerRadius == size.height / 2 + 4)
    #expect(halo.attributes.borderColor == blue)
    let none = try shown(
      button.setting(.isFocused, to: true).setting(.focusEffect, to: .none))
    #expect(none.subviews.allSatisfy { $0.name != "control.focusHalo" })
  }

  @Test("the app sets the state focused of a control, which rules can read")
  func focusedState() throws {
    var scene = try Fixture.scene(
      .button("control", title: "A", constraints: .texts("center = superview")))
    scene.states = [CustomState("control.focused", assignments: [:])]
    scene.rules = [
      Rule(when: .custom("control.focused"), .set(.title, of: "control", to: "Focused"))
    ]
    let resolved = try ResolvedScene(scene, traits: Traits())
    let state = CellState.normal.setting(custom: "control.focused", to: true)
    let names = resolved.view("control", state)?.subviews.map(\.name.rawValue)
    #expect(names == ["control.focusHalo", "control.titleLabel"])
    #expect(resolved.view("control", state)?.subviews.last?[.text] == "Focused")
  }
}
