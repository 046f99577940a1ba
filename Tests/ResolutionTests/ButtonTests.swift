import Drawing
import Images
import Interaction
import Layout
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

@Suite("Buttons, switches and spinners")
struct ButtonTests {
  private let blue = NamedColor.systemBlue.color(.light)

  @Test(
    "sizes have the insets that were measured",
    arguments: [
      (ButtonSize.mini, 15.0, 10.0, 20.0), (.small, 15, 10, 20), (.medium, 17, 14, 24),
      (.large, 17, 30, 40),
    ])
  func sizes(size: ButtonSize, font: Double, height: Double, width: Double) throws {
    let label = try shown(.label("control", text: "Ab", font: .systemFont(ofSize: font)))
    let button = try shown(
      .button("control", configuration: .filled, title: "Ab", buttonSize: size))
    #expect(button.frame.size.height == label.frame.size.height + height)
    #expect(button.frame.size.width == label.frame.size.width + width)
  }

  @Test(
    "insets of title and image move them in an older button, whose size stays",
    arguments: LayoutDirection.allCases)
  func edgeInsets(direction: LayoutDirection) throws {
    func button(_ change: (inout View) -> Void) throws -> PresentedView {
      var view = View.button("control", title: "Ab", systemImage: .star)
      change(&view)
      return try shown(view, traits: Traits(layoutDirection: direction))
    }
    let plain = try button { _ in }
    let moved = try button {
      $0.properties[.titleEdgeInsets] = EdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
      $0.properties[.imageEdgeInsets] = EdgeInsets(top: -4, left: 0, bottom: 4, right: 6)
    }
    #expect(moved.frame == plain.frame)
    let (title, image) = (try part("titleLabel", of: plain), try part("imageView", of: plain))
    #expect(try part("titleLabel", of: moved).frame == title.frame.offset(by: Point(8, 0)))
    #expect(try part("imageView", of: moved).frame == image.frame.offset(by: Point(-3, -4)))
  }

  @Test("an older button is the line in whole points and 12 points high, and at least 30 wide")
  func olderSizes() throws {
    for (size, height) in [(12.0, 27.0), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36)] {
      let button = try shown(
        .button("control", title: "A", titleFont: .systemFont(ofSize: size)))
      #expect(button.frame.size.height == height)
    }
    #expect(try shown(.button("control", title: ".")).frame.size.width == 30)
    // The type has a default font: 18 points, or 15.
    #expect(try shown(.button("control", title: "A")).frame.size.height == 34)
    #expect(
      try shown(.button("control", buttonType: .system, title: "A")).frame.size.height == 30)
    // A font that is written counts, also if it equals the default of the property.
    #expect(
      try shown(
        .button(
          "control", buttonType: .system, title: "A", titleFont: .systemFont(ofSize: 18))
      ).frame.size.height == 34)
  }

  @Test(
    "a title of several lines wraps: an older button keeps its height, one with a configuration grows"
  )
  func severalLines() throws {
    // Every letter is half an em wide, so that ten letters of 15 points are 75 points wide.
    let older = View.button("control", title: "aaaa bbbb cccc", titleFont: .systemFont(ofSize: 15))
    let line = try part("titleLabel", of: shown(older)).frame.size.height
    let cut = try part("titleLabel", of: shown(older, "width = 80"))
    #expect(cut.frame.size.height == line)
    #expect(cut.label?.lines.count == 1)
    for wrapping in [
      older.setting(.lineBreakMode, to: .byWordWrapping),
      older.setting(.lineBreakMode, to: .byTruncatingTail).setting(.numberOfLines, to: 0),
    ] {
      let view = try shown(wrapping, "width = 80")
      let title = try part("titleLabel", of: view)
      #expect(view.frame.size.height == line + 12)
      #expect(title.label?.lines.map(\.text.string) == ["aaaa bbbb", "cccc"])
      #expect(abs(title.frame.midY - view.frame.size.height / 2) <= 0.25)
      #expect(title[.textAlignment] == .left)
    }
    let configured = View.button("control", configuration: .plain, title: "aaaa bbbb cccc")
      .setting(.titleFont, to: .systemFont(ofSize: 15))
    let label = try shown(
      .label(
        "control", text: "aaaa bbbb cccc", font: .systemFont(ofSize: 15), numberOfLines: 0),
      "width = 76")
    let grown = try shown(configured, "width = 100")
    #expect(grown.frame.size == Size(100, label.frame.size.height + 14))
    let truncated = configured.setting(.lineBreakMode, to: .byTruncatingTail)
    #expect(try shown(truncated, "width = 100").frame.size.height < grown.frame.size.height)
  }

  @Test("lines of an older button begin at the edge where reading starts")
  func mirroredLines() throws {
    let older = View.button("control", title: "aaaa bbbb cccc", titleFont: .systemFont(ofSize: 15))
      .setting(.lineBreakMode, to: .byWordWrapping)
    // The first line is 67.5 points wide and the second one 30; the title has whole points.
    for (direction, starts) in [
      (LayoutDirection.leftToRight, [0.0, 0]), (.rightToLeft, [0.5, 38]),
    ] {
      let view = try shown(older, "width = 80", traits: Traits(layoutDirection: direction))
      let title = try part("titleLabel", of: view)
      #expect(title.frame.size.width == 68)
      #expect(title.label?.lines.map(\.origin.x) == starts)
    }
  }

  @Test("an icon and a subtitle count for the height of a button whose title wraps")
  func wrappedBesideImage() throws {
    let button = View.button(
      "control", configuration: .gray, title: "aaaa bbbb", subtitle: "cc dd ee ff",
      systemImage: .plus, imagePadding: 6)
    let narrow = try shown(button, "width = 100")
    let (title, subtitle) = (
      try part("titleLabel", of: narrow), try part("subtitleLabel", of: narrow)
    )
    #expect(title.label?.lines.count == 2)
    #expect(abs(title.frame.minY - 7) <= 0.5)
    #expect(abs(subtitle.frame.maxY - (narrow.frame.size.height - 7)) <= 0.5)
  }

  @Test(
    "the baseline of a button is that of its title",
    arguments: [ButtonConfiguration.none, .filled], [ButtonSize.medium, .large])
  func baselines(configuration: ButtonConfiguration, size: ButtonSize) throws {
    let label = View.label(
      "label", text: "Ag", font: .systemFont(ofSize: 28),
      constraints: try .texts("leading = control.trailing + 8", "firstBaseline = control"))
    var button = View.button(
      "control", configuration: configuration, title: "Ag", titleFont: .systemFont(ofSize: 17),
      buttonSize: size)
    button.constraints = try .texts("leading = superview", "top = superview + 40")
    var scene = Fixture.scene(button)
    scene.cell.contentView.subviews.append(label)
    let cell = try ResolvedScene(scene, traits: Traits()).cell(item: 0, state: .normal).view
    let (shown, beside) = (try #require(cell.view("control")), try #require(cell.view("label")))
    let title = try part("titleLabel", of: shown)
    let baseline = try #require(title.label?.lines.first?.origin.y)
    let other = try #require(beside.label?.lines.first?.origin.y)
    #expect(
      abs(shown.frame.minY + title.frame.minY + baseline - beside.frame.minY - other) <= 0.5)
  }

  @Test("a title of one line shrinks, or its letters move together, before it is truncated")
  func shrinkingTitles() throws {
    let older = View.button("control", title: "aaaaaaaaaa", titleFont: .systemFont(ofSize: 15))
    // A tightened line is drawn in pieces.
    let tightened = try part("titleLabel", of: shown(older, "width = 73"))
    #expect(tightened.frame.size.width == 73)
    #expect(tightened.label?.pieces.map(\.text.string) == ["aaaaaaaaaa"])
    #expect(try part("titleLabel", of: shown(older, "width = 60")).label?.pieces == [])
    let shrinking = older.setting(.adjustsFontSizeToFitWidth, to: true)
    for (least, size) in [(0.0, 12.0), (0.9, 13.5)] {
      let title = try part(
        "titleLabel", of: shown(shrinking.setting(.minimumScaleFactor, to: least), "width = 60"))
      #expect(title.frame.size.width == 60)
      #expect(title.label?.lines.first?.text.font.pointSize == size)
    }
  }

  @Test("states of a filled button")
  func filled() throws {
    func look(_ change: (View) -> View) throws -> (Color?, Color) {
      let view = try shown(
        change(.button("control", configuration: .filled, title: "A")))
      return (
        try part("background", of: view).attributes.backgroundColor,
        try #require(part("titleLabel", of: view).properties.color(named: .textColor))
      )
    }
    #expect(try look { $0 } == (blue, Color(white: 1)))
    #expect(
      try look { $0.setting(.isHighlighted, to: true) }
        == (blue.withAlphaComponent(0.75), Color(white: 1, alpha: 0.75)))
    #expect(
      try look { $0.setting(.isEnabled, to: false) }
        == (
          NamedColor.tertiarySystemFill.color(.light), NamedColor.tertiaryLabel.color(.light)
        ))
  }

  @Test("a selected button is veiled in the tint colour, and a tinted one is filled with it")
  func selected() throws {
    func look(_ configuration: ButtonConfiguration) throws -> (Color?, Color) {
      let view = try shown(
        .button("control", configuration: configuration, title: "A", isSelected: true))
      return (
        try part("background", of: view).attributes.backgroundColor,
        try #require(part("titleLabel", of: view).properties.color(named: .textColor))
      )
    }
    for configuration in [ButtonConfiguration.plain, .gray] {
      #expect(try look(configuration) == (blue.withAlphaComponent(0.18), blue))
    }
    for configuration in [ButtonConfiguration.tinted, .filled] {
      #expect(try look(configuration) == (blue, Color(white: 1)))
    }
  }

  @Test("the colours of an older button follow its states")
  func olderColors() throws {
    let button = View.button("control", buttonType: .system, title: "A")
    let pressed = try shown(button.setting(.isHighlighted, to: true))
    #expect(try part("titleLabel", of: pressed).attributes.alpha == 0.2)
    #expect(try part("titleLabel", of: pressed).properties.color(named: .textColor) == blue)
    let red = View.button("control", title: "A", titleColor: .system(.systemRed))
      .setting(.selectedTitleColor, to: .black).setting(.isSelected, to: true)
    #expect(
      try part("titleLabel", of: shown(red)).properties.color(named: .textColor)
        == Color(white: 0))
  }

  @Test("an image stands at its side, mirrored from right to left")
  func images() throws {
    let button = View.button(
      "control", configuration: .plain, title: "A", systemImage: .plus, imagePadding: 5)
    let view = try shown(button)
    let (image, title) = (try part("imageView", of: view), try part("titleLabel", of: view))
    #expect(image.frame.minX == 12)
    // The image has no whole number of pixels, and the title begins on one.
    #expect(abs(title.frame.minX - (12 + image.frame.size.width + 5)) <= 0.25)
    let mirrored = try shown(button, traits: Traits(layoutDirection: .rightToLeft))
    #expect(
      try abs(part("imageView", of: mirrored).frame.maxX - (mirrored.frame.size.width - 12)) <= 0.25
    )
    let below = try shown(button.setting(.imagePlacement, to: .bottom))
    #expect(try part("titleLabel", of: below).frame.minY == 7)
    #expect(
      try abs(part("imageView", of: below).frame.maxY - (below.frame.size.height - 7)) <= 0.25)
  }

  @Test("a switch and its thumb")
  func switches() throws {
    let view = try shown(.switch("control", isOn: true))
    #expect(view.frame.size == Size(51, 31))
    #expect(try part("thumb", of: view).frame == Rect(22, 2, 27, 27))
    #expect(
      try part("track", of: view).attributes.backgroundColor
        == NamedColor.systemGreen.color(.light))
    let pressed = try shown(.switch("control").setting(.isHighlighted, to: true))
    #expect(try part("thumb", of: pressed).frame == Rect(2, 2, 34, 27))
  }

  @Test("a spinner has eight spokes, the darkest first and lighter ones behind it")
  func spinner() throws {
    let view = try shown(.activityIndicatorView("control"))
    #expect(view.frame.size == Size(20, 20))
    let spokes = try part("spokes", of: view)
    #expect(spokes.frame == Rect(0, 0, 20, 20))
    guard case .value(let image) = spokes[.image], case .shapes(let shapes) = image.content else {
      Issue.record("the spokes are no shapes")
      return
    }
    let alphas = shapes.items.compactMap { item -> Double? in
      guard case .fill(_, .color(let color)) = item else { return nil }
      return (color.alpha * 255).rounded()
    }
    #expect(alphas == [217, 69, 69, 69, 69, 106, 143, 180])
    let stopped = try shown(.activityIndicatorView("control", isAnimating: false))
    #expect(stopped.subviews.isEmpty)
  }

  @Test("the spokes of a large spinner turn about their own middle, 17.5 points from the corner")
  func largeSpinner() throws {
    let view = try shown(.activityIndicatorView("control", style: .large))
    #expect(view.frame.size == Size(37, 37))
    #expect(try part("spokes", of: view).frame == Rect(0, 0, 35, 35))
  }
}
