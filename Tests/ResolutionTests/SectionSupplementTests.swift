import CollectionLayouts
import Drawing
import Interaction
import Motion
import OrderedCollections
import Testing
import Validation
import Views
import Vocabulary

@testable import Layout
@testable import Resolution
@testable import ResolvedViews
@testable import Scenes
@testable import Timelines

@Suite("Headers and footers of sections")
struct SectionSupplementTests {
  /// A list of rows of 44 points, in a viewport of 375 × 200, at 2x.
  private func list(
    _ appearance: ListLayout.Appearance, _ sections: CollectionSection...,
    change: (inout Scene) -> Void = { _ in }
  ) throws -> ResolvedScene {
    var scene = Scene(
      cell: Cell(class: .collectionViewListCell),
      collectionView: CollectionView(
        size: Size(375, 200), collectionViewLayout: .list(appearance: appearance),
        sections: sections))
    change(&scene)
    return try ResolvedScene(scene, traits: Traits(displayScale: .x2))
  }

  private func scrolled(_ scene: ResolvedScene, to y: Double) -> Presentation {
    scene.presentation(scrolledTo: Point(0, y))
  }

  @Test("a grouped header has 38 points, a footer its text's height and 17.5 around it")
  func grouped() throws {
    let scene = try list(
      .insetGrouped,
      CollectionSection(items: .count(1), header: "Wireless", footer: "Off"),
      CollectionSection(items: .count(1)))
    let presentation = scene.presentation { _ in .normal }
    // A line of 13 points is 16 points high at 2x.
    #expect(presentation.sections[0].header?.frame == Rect(0, 0, 375, 38))
    #expect(presentation.cells[0].frame == Rect(16, 38, 343, 44))
    #expect(presentation.sections[0].footer?.frame == Rect(0, 82, 375, 33.5))
    // What says nothing has the room that groups keep.
    #expect(presentation.sections[1].header?.frame == Rect(0, 115.5, 375, 17.5))
    #expect(presentation.sections[1].header?.view == nil)
    let label = try #require(
      presentation.sections[0].header?.view?.view("contentConfiguration.text"))
    #expect(label.label?.lines.first?.text.string == "WIRELESS")
    #expect(label.frame == Rect(32, 17.5, 311, 16))
    #expect(label[.font] == .fixed(.system(13)))
    let footer = try #require(
      presentation.sections[0].footer?.view?.view("contentConfiguration.text"))
    #expect(footer[.text] == "Off" && footer.frame == Rect(32, 7, 311, 16))
  }

  @Test("each looks as content of its style does in a cell")
  func styles() throws {
    let section = CollectionSection(items: .count(1), header: "Abc", footer: "Def")
    func looks(_ appearance: ListLayout.Appearance) throws -> [PresentedView] {
      let shown = try list(appearance, section).presentation { _ in .normal }.sections[0]
      return [shown.header?.view, shown.footer?.view].compactMap {
        $0?.view("contentConfiguration.text")
      }
    }
    let (plain, grouped) = (try looks(.plain), try looks(.grouped))
    #expect(
      plain.map { $0[.font] } == [.fixed(.system(15, .semibold)), .fixed(.system(15))])
    #expect(grouped.map { $0[.font] } == [.fixed(.system(13)), .fixed(.system(13))])
    let colors = [NamedColor.label, .secondaryLabel].map {
      DynamicColor.system($0).resolved(in: .light)
    }
    #expect(plain.map { $0.properties.color(.textColor) } == colors)
    #expect(grouped.map { $0.properties.color(.textColor) } == [colors[1], colors[1]])
  }

  @Test("a footer's text goes on in the next line, and the rows below make room")
  func wrapping() throws {
    // Letters are boxes of 6.5 points: 46 of them have room in 303.
    let text = String(repeating: "twelve words ", count: 4)
    let scene = try list(
      .insetGrouped, CollectionSection(items: .count(1), footer: SectionSupplement(text: text)),
      CollectionSection(items: .count(1)))
    let presentation = scene.presentation { _ in .normal }
    #expect(presentation.sections[0].footer?.frame.size.height == 7 + 31.5 + 10.5)
    #expect(presentation.cells[1].frame.minY == 17.5 + 44 + 49 + 17.5)
  }

  @Test("a plain header has 28 points and stays at the top until the next one pushes it away")
  func pinned() throws {
    let scene = try list(
      .plain, CollectionSection(items: .count(2), header: "A"),
      CollectionSection(items: .count(9), header: "B"))
    func headers(_ y: Double) -> [Rect?] {
      scrolled(scene, to: y).sections.map { $0.header?.frame }
    }
    #expect(headers(0) == [Rect(0, 0, 375, 28), Rect(0, 116, 375, 28)])
    #expect(headers(60) == [Rect(0, 0, 375, 28), Rect(0, 56, 375, 28)])
    #expect(headers(98) == [Rect(0, -10, 375, 28), Rect(0, 18, 375, 28)])
    #expect(headers(128) == [Rect(0, 0, 375, 28)])
    #expect(scrolled(scene, to: 0).sections.map { $0.header?.isPinned } == [false, false])
    let pinned = scrolled(scene, to: 60).sections.map(\.header)
    #expect(pinned.map { $0?.isPinned } == [true, false])
    // Cells must not show through.
    #expect(pinned.map { $0?.ground } == [Color(white: 1), nil])
  }

  @Test("headers of a flow layout stay at the top, footers at the bottom, if they shall")
  func flow() throws {
    var view = CollectionView(
      size: Size(100, 120),
      collectionViewLayout: .flow(
        itemSize: Size(100, 50), minimumLineSpacing: 0, headerReferenceSize: Size(0, 20),
        footerReferenceSize: Size(0, 10), sectionHeadersPinToVisibleBounds: true,
        sectionFootersPinToVisibleBounds: true),
      sections: [3, 3].map { CollectionSection(items: .count($0)) })
    view.contentInset = EdgeInsets(top: 5, bottom: 7)
    let geometry = CollectionGeometry(view, scale: 2)
    func section(_ number: Int, _ y: Double) -> SectionAttributes? {
      geometry.section(number, in: Rect(0, y, 100, 120))
    }
    // A section is 180 long: 20, three times 50, and 10.
    #expect(section(0, -5)?.header?.frame == Rect(0, 0, 100, 20))
    #expect(section(0, -5)?.footer?.frame == Rect(0, 98, 100, 10))
    #expect(section(0, 40)?.header?.frame == Rect(0, 45, 100, 20))
    #expect(section(0, 40)?.footer?.frame == Rect(0, 143, 100, 10))
    #expect(section(0, 160)?.header?.frame == Rect(0, 150, 100, 20))
    #expect(section(0, 160)?.footer?.frame == Rect(0, 170, 100, 10))
    #expect(section(1, 70)?.footer?.frame == Rect(0, 200, 100, 10))
    view.collectionViewLayout = .flow(itemSize: Size(100, 50), headerReferenceSize: Size(0, 20))
    let still = CollectionGeometry(view, scale: 2).section(0, in: Rect(0, 40, 100, 120))
    #expect(still?.header?.frame == Rect(0, 0, 100, 20) && still?.header?.isPinned == false)
  }

  @Test("a pinned header keeps touches from the cells below it")
  func touches() throws {
    let scene = try list(.plain, CollectionSection(items: .count(9), header: "A"))
    let viewport = scene.viewport(scrolledTo: Point(0, 60)) { _ in .normal }
    func item(_ y: Double) -> Int? {
      scene.item(at: Point(100, y), in: viewport) { _ in .normal }
    }
    #expect(item(20) == nil)
    #expect(item(29) == 1)
  }

  @Test("headers grow with the text size, and their text is that of the direction")
  func traits() throws {
    let view = CollectionView(
      size: Size(375, 200), collectionViewLayout: .list(),
      sections: [CollectionSection(items: .count(1), header: "A")])
    let scene = try ResolvedScene(
      Scene(cell: Cell(class: .collectionViewListCell), collectionView: view),
      traits: Traits(
        displayScale: .x2, preferredContentSizeCategory: .accessibilityLarge,
        layoutDirection: .rightToLeft))
    let header = try #require(scene.presentation { _ in .normal }.sections[0].header)
    // 28 points for body text of 17 are 54.333 for 33.
    #expect(abs(header.frame.size.height - 163.0 / 3) < 1e-9)
    let label = try #require(header.view?.view("contentConfiguration.text"))
    #expect(label.label?.lines.first.map { $0.origin.x + $0.text.width } == label.frame.size.width)
  }

  @Test("headers below a row that grows move with it, in the picture as in the outlines")
  func motion() throws {
    let label = View.label(
      "label", constraints: try .texts("edges = superview", "height = 40 @750"))
    var tall = try Constraint.text("label.height = 100")
    tall.identifier = "tall"
    tall.isActive = false
    var scene = Scene(
      cell: Cell(
        class: .collectionViewListCell, contentView: Container(subviews: [label]),
        constraints: [tall]),
      rules: [
        Rule(
          when: .selected, .set(.isActive, of: "tall", to: true),
          animation: Animation(duration: .seconds(1), curve: .linear))
      ],
      collectionView: CollectionView(
        size: Size(375, 400), collectionViewLayout: .list(appearance: .grouped),
        sections: [
          CollectionSection(items: .count(1)), CollectionSection(items: .count(1), header: "B"),
        ]))
    scene.collectionView.selfSizingInvalidation = .enabledIncludingConstraints
    let resolved = try ResolvedScene(scene, traits: Traits(displayScale: .x2))
    let timeline = Timeline(
      of: resolved, playing: TouchScript([.selectItem(0), .wait(.seconds(2))]))
    func places(_ time: Duration) -> [Double] {
      let presentation = timeline.presentation(at: time)
      return [
        presentation.sections[0].content.size.height, presentation.sections[1].header?.frame.minY,
        presentation.cells[1].frame.minY,
      ].map { $0 ?? .nan }
    }
    #expect(places(.milliseconds(500)) == [70, 105, 143])
    #expect(places(.seconds(1)) == [100, 135, 173])
    let outlines = timeline.presentation(at: .milliseconds(500)).layoutOutlines
    #expect(outlines.first { $0.name == "header 1" }?.bounds.minY == 105)
  }

  /// The colours of the texts of two headers while one of them leaves.
  private func headerColors(
    _ resolved: ResolvedScene, _ script: TouchScript
  ) throws -> [Color?] {
    let timeline = Timeline(of: resolved, playing: script)
    #expect(timeline.refusals.isEmpty)
    #expect(timeline.settledPresentation(at: .zero).sections.map(\.number) == [0])
    let headers = timeline.presentation(at: .milliseconds(200)).sections.compactMap {
      $0.header?.view?.view("contentConfiguration.text")
    }
    try #require(headers.count == 2)
    return headers.map { $0.properties.color(.textColor) }
  }

  @Test("a header that leaves has the colours of the traits in force, not of the first ones")
  func leavingHeader() throws {
    let bar = View.label("bar", constraints: try .texts("edges = superview"))
    var tall = try Constraint.text("bar.height = 44")
    tall.identifier = "tall"
    var scene = Scene(
      cell: Cell(
        class: .collectionViewListCell, contentView: Container(subviews: [bar]),
        constraints: [tall]),
      rules: [
        Rule(
          when: .selected, .set(.constant, of: "tall", to: 150),
          animation: Animation(duration: .seconds(1), curve: .linear))
      ],
      collectionView: CollectionView(
        size: Size(240, 180), collectionViewLayout: .list(appearance: .grouped),
        sections: [
          CollectionSection(items: .count(1), header: "First"),
          CollectionSection(items: .count(1), header: "Second"),
        ], selfSizingInvalidation: .enabledIncludingConstraints))
    let light: TouchScript = [.selectItem(0), .wait(.seconds(2))]
    let dark = TouchScript([.traits(TraitsChange(userInterfaceStyle: .dark))] + light.steps)
    scene.scripts["dark"] = dark
    let resolved = try ResolvedScene(scene, traits: Traits(), typesetter: BoxTypesetter())
    let shown = try headerColors(resolved, dark)
    #expect(shown[0] != nil && shown[1] == shown[0])
    #expect(try shown[0] != headerColors(resolved, light)[0])
  }

  @Test("values in a header follow the offset and the header's own place")
  func following() throws {
    func follow(_ number: String, _ from: Double, _ to: Double) -> PropertyValue {
      .following(
        FollowingValue(
          number,
          stops: [
            FollowingValue.Stop(number: from, value: .number(0)),
            FollowingValue.Stop(number: to, value: .number(1)),
          ]))
    }
    func filling(_ name: ViewName, _ alpha: PropertyValue) -> View {
      var view = View.view(name, constraints: [Constraint(.edges, equalTo: .superview)])
      view.properties[PropertyName.alpha] = alpha
      return view
    }
    let title = filling("title", follow("scroll.offset", -100, 100))
    let line = filling("line", follow("place.minY", 0, 50))
    var view = CollectionView(
      size: Size(100, 100),
      collectionViewLayout: .flow(itemSize: Size(100, 80), headerReferenceSize: Size(0, 40)),
      items: .count(3))
    view.supplementaryViews["header"] = Container(subviews: [title, line])
    let scene = try ResolvedScene(Scene(cell: Cell(), collectionView: view), traits: Traits())
    func alphas(_ y: Double) -> [Double?] {
      let header = scrolled(scene, to: y).sections.first?.header?.view
      return ["title", "line"].map { header?.view($0)?.attributes.alpha }
    }
    #expect(alphas(0) == [0.5, 0])
    #expect(alphas(-50) == [0.25, 1])
    #expect(alphas(20) == [0.6, 0])
    #expect(scene.followsViewport)
  }

  @Test("a header's own height contradicts no estimate, and two heights of its own do")
  func ownHeight() throws {
    func notes(_ constraints: String...) throws -> [String] {
      var label = View.label("title", text: "Header")
      label.constraints = try constraints.map(Constraint.text)
      var section = CollectionSection(items: .count(1))
      section.supplementaryViews["header"] = []
      return try list(.plain, section) { scene in
        scene.collectionView.supplementaryViews["header"] = Container(subviews: [label])
      }.notes.map(\.message)
    }
    let pinned = ["leading = superview + 16", "top = superview + 8"]
    #expect(try notes(pinned[0], pinned[1], "bottom = superview - 8", "height = 44") == [])
    #expect(try notes(pinned[0], pinned[1], "height = 44", "height = 50").count == 1)
  }

  @Test("letters without a font are reported at the place where they are written")
  func missingLetters() {
    #expect {
      try list(
        .plain, CollectionSection(items: .count(1)),
        CollectionSection(items: .count(1), header: "A", footer: "\u{2603}"))
    } throws: { error in
      (error as? ResolutionFailure)?.problems.map { "\($0.path)" } == [
        "collectionView.sections[1].footer.text"
      ]
    }
  }

  @Test("only lists show texts")
  func flowTexts() {
    let scene = Scene(
      cell: Cell(),
      collectionView: CollectionView(
        size: Size(100, 100), sections: [CollectionSection(items: .count(1), header: "A")]))
    #expect(
      SceneValidator.problems(in: scene).map { "\($0.path): \($0.message)" } == [
        "collectionView.header: only lists show the texts of headers and footers; use listLayout, or"
          + " leave it out"
      ])
  }
}
