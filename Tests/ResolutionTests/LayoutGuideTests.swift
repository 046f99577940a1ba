import CollectionLayouts
import Drawing
import Images
import Interaction
import Notation
import Testing
import Validation
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

@Suite("Layout guides, readable width, direction of content and system spacing")
struct LayoutGuideTests {
  /// The frames of views in a cell of a size.
  private func frames(
    _ names: [ViewName], in contentView: Container, size: Size = Size(300, 100),
    traits: Traits = Traits(displayScale: .x1)
  ) throws -> [Rect] {
    let scene = Scene(
      cell: Cell(contentView: contentView),
      collectionView: CollectionView(
        size: size, collectionViewLayout: .flow(itemSize: size), items: .count(1)))
    #expect(SceneValidator.problems(in: scene).isEmpty)
    let resolved = try ResolvedScene(scene, traits: traits, typesetter: BoxTypesetter())
    return try names.map { try #require(resolved.view($0)).frame }
  }

  private func box(_ name: ViewName, _ texts: String...) throws -> View {
    View.view(
      name, constraints: try (["top = superview", "height = 10"] + texts).map(Constraint.text))
  }

  // MARK: - Guides of the scene's own

  @Test("two guides of equal width before and after a view centre it")
  func spacers() throws {
    var content = Container(subviews: [
      try box("icon", "width = 20", "leading = before.trailing"),
      try box("name", "width = 60", "leading = icon.trailing + 8", "trailing = after.leading"),
    ])
    content.layoutGuides = [
      LayoutGuide("before", constraints: try .texts("leading = superview", "width = after")),
      LayoutGuide("after", constraints: try .texts("trailing = superview")),
    ]
    #expect(
      try frames(["icon", "name"], in: content) == [Rect(106, 0, 20, 10), Rect(134, 0, 60, 10)])
  }

  @Test("a guide belongs to its view: it moves with it, and a stack view does not arrange it")
  func owned() throws {
    var stack = View.stackView(
      "stack", constraints: try .texts("leading = superview + 30", "top = superview", "size = 40"),
      arrangedSubviews: [View.view("only")])
    stack.layoutGuides = [
      LayoutGuide(
        "middle",
        constraints: try .texts("center = superview", "width = 0.5 * superview", "height = 4"))
    ]
    let mark = View.view("mark", constraints: try .texts("edges = middle"))
    #expect(
      try frames(["only", "mark"], in: Container(subviews: [stack, mark]))
        == [Rect(0, 0, 40, 40), Rect(40, 18, 20, 4)])
  }

  @Test("an ambiguous guide is not a problem, because it is invisible")
  func open() throws {
    var content = Container(subviews: [try box("a", "leading = gap.trailing", "width = 5")])
    content.layoutGuides = [
      LayoutGuide("gap", constraints: try .texts("leading = superview", "width = 12"))
    ]
    #expect(try frames(["a"], in: content) == [Rect(12, 0, 5, 10)])
  }

  // MARK: - The readable width

  @Test(
    "text is at most 672 wide at the default size up to iOS 18, centred, 560 at the smallest and 896 at the largest",
    arguments: [
      (393.0, ContentSizeCategory.large, Rect(8, 0, 377, 10)), (688, .large, Rect(8, 0, 672, 10)),
      (1024, .large, Rect(176, 0, 672, 10)), (1024, .extraSmall, Rect(232, 0, 560, 10)),
      (1024, .accessibilityExtraExtraExtraLarge, Rect(64, 0, 896, 10)),
    ])
  func readable(width: Double, category: ContentSizeCategory, expected: Rect) throws {
    let text = try box(
      "text", "leading = superview.readableContentGuide",
      "trailing = superview.readableContentGuide")
    #expect(
      try frames(
        ["text"], in: Container(subviews: [text]), size: Size(width, 100),
        traits: Traits(displayScale: .x1, preferredContentSizeCategory: category)) == [expected])
  }

  @Test(
    "on iOS 26 the readable area is 920 wide in views wider than 1008 (measured)",
    arguments: [(1008.0, Rect(8, 0, 992, 10)), (1100.0, Rect(90, 0, 920, 10))])
  func readableNow(width: Double, expected: Rect) throws {
    let text = try box(
      "text", "leading = superview.readableContentGuide",
      "trailing = superview.readableContentGuide")
    var traits = Traits(displayScale: .x1)
    traits.platform = .iOS26
    #expect(
      try frames(
        ["text"], in: Container(subviews: [text]), size: Size(width, 100), traits: traits)
        == [expected])
  }

  // MARK: - semanticContentAttribute

  @Test(
    "leading and trailing of subviews follow their superview's attribute, in any language",
    arguments: [
      (SemanticContentAttribute.unspecified, 10.0, 270.0), (.playback, 10, 10), (.spatial, 10, 10),
      (.forceLeftToRight, 10, 10), (.forceRightToLeft, 270, 270),
    ])
  func semantics(
    attribute: SemanticContentAttribute, leftToRight: Double, rightToLeft: Double
  ) throws {
    let content = Container(subviews: [try box("a", "leading = superview + 10", "width = 20")])
      .setting(.semanticContentAttribute, to: attribute)
    for (direction, x) in [(LayoutDirection.leftToRight, leftToRight), (.rightToLeft, rightToLeft)]
    {
      #expect(
        try frames(
          ["a"], in: content,
          traits: Traits(displayScale: .x1, layoutDirection: direction))[0].minX == x)
    }
  }

  @Test("a stack view arranges by its own attribute, which its subviews do not inherit")
  func semanticStack() throws {
    let inner = View.view(
      "inner", constraints: try .texts("width = 30", "height = 10"),
      subviews: [try box("dot", "leading = superview", "width = 2")])
    let stack = View.stackView(
      "stack", spacing: 5, constraints: try .texts("leading = superview", "top = superview"),
      arrangedSubviews: [
        inner, View.view("second", constraints: try .texts("width = 20", "height = 10")),
      ]
    ).setting(.semanticContentAttribute, to: .forceRightToLeft)
    #expect(
      try frames(["inner", "second", "dot"], in: Container(subviews: [stack]))
        == [Rect(25, 0, 30, 10), Rect(0, 0, 20, 10), Rect(0, 0, 2, 10)])
  }

  @Test("symbols with a direction follow the attribute of their image view")
  func semanticSymbol() throws {
    func icon(_ attribute: SemanticContentAttribute) throws -> Symbol? {
      var view = View.imageView("i", systemImage: .chevronForward)
        .setting(.semanticContentAttribute, to: attribute)
      view.constraints = try .texts("leading = superview", "top = superview")
      return try ResolvedScene(
        Fixture.scene(view), traits: Traits(layoutDirection: .rightToLeft)
      ).view("i")?[.systemImage]
    }
    #expect(try icon(.unspecified) == .chevronLeft)
    #expect(try icon(.playback) == .chevronForward)
  }

  // MARK: - The system's distance

  @Test("the system's distance is 8 between views beside each other and 20 to the superview")
  func systemSpacing() throws {
    let content = Container(subviews: [
      try box("a", "leading = superview + systemSpacing", "width = 30"),
      try box("b", "leading = a.trailing + systemSpacing", "width = 30"),
      try box(
        "c", "leading = b.trailing + 2.5 * systemSpacing", "trailing = superview - systemSpacing"),
    ])
    #expect(
      try frames(["a", "b", "c"], in: content)
        == [Rect(20, 0, 30, 10), Rect(58, 0, 30, 10), Rect(108, 0, 172, 10)])
  }

  @Test("the system's distance is written as it is read")
  func spelling() throws {
    for text in [
      "leading = a.trailing + systemSpacing", "top >= a.bottom + 2 * systemSpacing @700",
      "trailing = superview - systemSpacing",
    ] {
      #expect(try Constraint.text(text).description == text)
    }
    #expect(
      try Constraint.text("firstBaseline = a.lastBaseline + systemSpacing").objection
        == "the system's distance between baselines depends on fonts and is not known; write a number"
    )
    #expect(
      try Constraint.text("width = a + systemSpacing").objection
        == "systemSpacing is a distance between two edges; write a number")
  }

  // MARK: - The separator of a list cell

  private func separator(
    _ constraints: String..., direction: LayoutDirection = .leftToRight
  ) throws -> Rect? {
    let box = View.view(
      "box",
      constraints: try .texts(
        "leading = superview + 60", "top = superview", "width = 100", "height = 44",
        "bottom = superview"))
    let scene = Scene(
      cell: Cell(
        class: .collectionViewListCell, contentView: Container(subviews: [box]),
        constraints: try constraints.map(Constraint.text)),
      collectionView: CollectionView(
        size: Size(375, 667), collectionViewLayout: .list(), items: .count(2)))
    #expect(SceneValidator.problems(in: scene).isEmpty)
    return try ResolvedScene(
      scene, traits: Traits(layoutDirection: direction), typesetter: BoxTypesetter()
    ).presentation { _ in .normal }.cells[0].separator?.frame
  }

  @Test("a list cell's separator is where constraints put its guide, otherwise at the margin")
  func separatorGuide() throws {
    #expect(try separator() == Rect(16, 43.5, 359, 0.5))
    #expect(try separator("separatorLayoutGuide.leading = box.leading") == Rect(60, 43.5, 315, 0.5))
    #expect(
      try separator("separatorLayoutGuide.leading = box.leading", direction: .rightToLeft)
        == Rect(0, 43.5, 315, 0.5))
    #expect(
      try separator("separatorLayoutGuide.trailing = cell - 16") == Rect(16, 43.5, 343, 0.5))
  }

  // MARK: - Mistakes

  @Test("an attribute that guides do not have is a mistake with its place")
  func mistakes() throws {
    func messages(_ change: (inout Cell) throws -> Void) throws -> [String] {
      var cell = Cell(contentView: Container(subviews: [try box("a", "leading = superview")]))
      cell.contentView.layoutGuides = [LayoutGuide("gap")]
      try change(&cell)
      return SceneValidator.problems(
        in: Scene(
          cell: cell, collectionView: CollectionView(size: Size(100, 100), items: .count(1)))
      ).map { "\($0.path): \($0.message)" }
    }
    #expect(try messages { _ in }.isEmpty)
    #expect(
      try messages { $0.constraints = try .texts("a.firstBaseline = gap.firstBaseline") } == [
        "cell.constraints[0]: the layout guide \"gap\" has no firstBaseline; it has edges, a centre"
          + " and a size"
      ])
    #expect(
      try messages { $0.layoutGuides = [LayoutGuide("a")] } == [
        "cell.layoutGuides[0].name: a view is called \"a\", too; names are unique in a cell"
      ])
    #expect(
      try messages { $0.layoutGuides = [LayoutGuide("gap")] } == [
        "cell.layoutGuides[0].name: two layout guides are called \"gap\"; names are unique in a cell"
      ])
    #expect(
      try messages { $0.constraints = try .texts("separatorLayoutGuide.leading = a") } == [
        "cell.constraints[0]: only a UICollectionViewListCell has a separatorLayoutGuide; write"
          + " \"cell.separatorLayoutGuide\" in a cell of that class"
      ])
  }
}
