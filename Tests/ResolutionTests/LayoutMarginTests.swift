import CollectionLayouts
import Drawing
import Interaction
import ResolvedViews
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

@Suite("Margins, guides and baselines")
struct LayoutMarginTests {
  private func frame(
    of name: ViewName, _ views: View..., margins: DirectionalEdgeInsets? = nil,
    direction: LayoutDirection = .leftToRight
  ) throws -> Rect {
    var scene = Fixture.scene()
    scene.cell.contentView.subviews = views
    if let margins { scene.cell.contentView.properties[.directionalLayoutMargins] = margins }
    let resolved = try ResolvedScene(
      scene, traits: Traits(displayScale: .x1, layoutDirection: direction))
    return try #require(resolved.view(name)).frame
  }

  private static let margins = DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)

  private func box(_ texts: String...) throws -> View {
    View.view("box", constraints: try texts.map(Constraint.text))
  }

  @Test("margins are 8 on all sides, or the values that are set, and follow the direction")
  func attributes() throws {
    let box = try box(
      "leading = superview.leadingMargin", "trailing = superview.trailingMargin",
      "top = superview.topMargin", "bottom = superview.bottomMargin")
    #expect(try frame(of: "box", box) == Rect(8, 8, 76, 76))
    #expect(try frame(of: "box", box, margins: Self.margins) == Rect(20, 1, 68, 88))
    #expect(
      try frame(of: "box", box, margins: Self.margins, direction: .rightToLeft)
        == Rect(4, 1, 68, 88))
  }

  /// The place between the margins of a content view of 92 × 92 points.
  private func place(
    _ direction: LayoutDirection, _ state: CellState = .normal, rules: [Rule] = [],
    _ change: (inout ViewProperties) -> Void
  ) throws -> Rect {
    var scene = Fixture.scene(
      try box("edges = superview.layoutMarginsGuide"), rules: rules)
    change(&scene.cell.contentView.properties)
    let resolved = try ResolvedScene(
      scene, traits: Traits(displayScale: .x1, layoutDirection: direction))
    return try #require(resolved.view("box", state)).frame
  }

  private static let physical = EdgeInsets(top: 1, left: 20, bottom: 3, right: 4)

  @Test("layoutMargins stay left and right in each direction, directionalLayoutMargins follow it")
  func bothForms() throws {
    for direction in LayoutDirection.allCases {
      #expect(try place(direction) { $0[.layoutMargins] = Self.physical } == Rect(20, 1, 68, 88))
    }
    #expect(
      try place(.rightToLeft) { $0[.directionalLayoutMargins] = Self.margins }
        == Rect(4, 1, 68, 88))
    // The direction is the view's own.
    for direction in LayoutDirection.allCases {
      #expect(
        try place(direction) {
          $0[.layoutMargins] = Self.physical
          $0[.semanticContentAttribute] = .forceRightToLeft
        } == Rect(20, 1, 68, 88))
    }
  }

  @Test("of both properties the one that is set last counts, in a view, an item and rules")
  func lastOneCounts() throws {
    var properties = ViewProperties()
    properties[.layoutMargins] = Self.physical
    properties[.directionalLayoutMargins] = 10
    #expect(properties[.layoutMargins] == nil)
    properties[.layoutMargins] = 6
    properties[.directionalLayoutMargins] = nil
    #expect(properties[.layoutMargins] == 6)
    #expect(properties[.directionalLayoutMargins] == nil)
    let rules = [
      Rule(when: .selected, .set(.layoutMargins, of: .contentView, to: Self.physical)),
      Rule(when: .highlighted, .set(.directionalLayoutMargins, of: .contentView, to: 10)),
    ]
    func inState(_ state: CellState) throws -> Rect {
      try place(.rightToLeft, state, rules: rules) { $0[.directionalLayoutMargins] = Self.margins }
    }
    #expect(try inState(.normal) == Rect(4, 1, 68, 88))
    #expect(try inState([.selected]) == Rect(20, 1, 68, 88))
    #expect(try inState([.highlighted]) == Rect(10, 10, 72, 72))
    #expect(try inState([.selected, .highlighted]) == Rect(10, 10, 72, 72))
  }

  @Test("each form of the margins has the values that the other one has set")
  func converted() throws {
    var scene = Fixture.scene()
    scene.cell.contentView.properties[.layoutMargins] = Self.physical
    let resolved = try ResolvedScene(scene, traits: Traits(layoutDirection: .rightToLeft))
    let view = try #require(resolved.view(.contentView))
    #expect(view[.layoutMargins] == Self.physical)
    #expect(
      view[.directionalLayoutMargins]
        == DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 20))
    // Dumps show the one that was set.
    let mentioned = view.properties.mentioned.map(\.name)
    #expect(mentioned.contains(.layoutMargins))
    #expect(!mentioned.contains(.directionalLayoutMargins))
  }

  @Test("a list's own margins give way to layoutMargins, also beside an accessory")
  func rows() throws {
    func margins(_ change: (inout ViewProperties) -> Void) throws -> EdgeInsets {
      var cell = Cell(class: .collectionViewListCell)
      cell.properties[.accessories] = [CellAccessory(.checkmark)]
      change(&cell.contentView.properties)
      let scene = Scene(
        cell: cell,
        collectionView: CollectionView(
          size: Size(320, 200), collectionViewLayout: .list(appearance: .plain), items: .count(1)))
      let resolved = try ResolvedScene(scene, traits: Traits(layoutDirection: .rightToLeft))
      return try #require(resolved.view(.contentView))[.layoutMargins]
    }
    #expect(try margins { _ in } == EdgeInsets(top: 11, left: 8, bottom: 11, right: 16))
    #expect(try margins { $0[.layoutMargins] = Self.physical } == Self.physical)
  }

  @Test("left and right margins and the middle between margins")
  func absolute() throws {
    let box = try box(
      "left = superview.leftMargin", "top = superview", "height = 4",
      "centerX = superview.centerXWithinMargins")
    #expect(try frame(of: "box", box, margins: Self.margins) == Rect(20, 0, 68, 4))
    #expect(
      try frame(of: "box", box, margins: Self.margins, direction: .rightToLeft)
        == Rect(4, 0, 68, 4))
    let dot = try self.box("size = 2", "center = superview.layoutMarginsGuide")
    #expect(try frame(of: "box", dot, margins: Self.margins) == Rect(53, 44, 2, 2))
    let right = try self.box(
      "right = superview.rightMargin", "centerY = superview.centerYWithinMargins", "size = 2")
    #expect(try frame(of: "box", right, margins: Self.margins) == Rect(86, 44, 2, 2))
  }

  @Test("guides have all attributes; the safe area is the whole view")
  func guides() throws {
    let inside = try box("edges = superview.layoutMarginsGuide")
    #expect(try frame(of: "box", inside, margins: Self.margins) == Rect(20, 1, 68, 88))
    let half = try box(
      "width = 0.5 * superview.layoutMarginsGuide", "height = 2",
      "leading = superview.layoutMarginsGuide.leading", "top = superview.safeAreaLayoutGuide")
    #expect(try frame(of: "box", half, margins: Self.margins) == Rect(20, 0, 34, 2))
    let whole = try box("edges = cell.safeAreaLayoutGuide")
    #expect(try frame(of: "box", whole, margins: Self.margins) == Rect(0, 0, 92, 92))
  }

  @Test(
    "a view that preserves its superview's margins keeps clear of them where it reaches that far")
  func preserved() throws {
    func inner(_ left: Double) throws -> Rect {
      let card = View.view(
        "card",
        constraints: try .texts(
          "left = superview + \(left)", "right = superview", "top = superview + 30",
          "bottom = superview"),
        subviews: [try box("edges = superview.layoutMarginsGuide")]
      ).setting(.preservesSuperviewLayoutMargins, to: true)
      return try frame(of: "box", card, margins: Self.margins)
    }
    #expect(try inner(0) == Rect(20, 8, 64, 46))
    #expect(try inner(5) == Rect(15, 8, 64, 46))
    #expect(try inner(15) == Rect(8, 8, 61, 46))
  }

  @Test("labels have the baselines of their lines, all others their edges")
  func baselines() throws {
    let text = View.label(
      "text", text: "aaaa bbbb", font: .systemFont(ofSize: 10), numberOfLines: 0,
      constraints: try .texts("left = superview", "top = superview + 7", "width = 30"))
    // Two lines of 11.93 points: the first baseline is 10 below the top, the last one a line lower.
    let first = try box("left = superview", "size = 2", "firstBaseline = text")
    #expect(try frame(of: "box", text, first) == Rect(0, 17, 2, 2))
    let last = try box("left = superview", "size = 2", "lastBaseline = text")
    #expect(try frame(of: "box", text, last) == Rect(0, 27, 2, 2))
    let stacked = View.stackView(
      "stack", axis: .vertical, constraints: try .texts("left = superview", "top = superview + 7"),
      arrangedSubviews: [
        .label("one", text: "a", font: .systemFont(ofSize: 10)),
        .label("two", text: "b", font: .systemFont(ofSize: 10)),
      ])
    let under = try box("left = superview", "size = 2", "top = stack.lastBaseline")
    #expect(try frame(of: "box", stacked, under) == Rect(0, 29, 2, 2))
    // A label that is higher than its text shows it in the middle, and has its baseline there.
    var high = text
    high.constraints = try .texts(
      "left = superview", "top = superview", "width = 60", "height = 32")
    #expect(try frame(of: "box", high, first) == Rect(0, 20, 2, 2))
    // Without text it has the baselines of one line, as Interface Builder's stored frames show.
    for string in ["a", ""] {
      let label = View.label(
        "text", text: string, font: .systemFont(ofSize: 10),
        constraints: try .texts(
          "left = superview", "top = superview", "width = 60", "height = 32"))
      #expect(try frame(of: "box", label, first) == Rect(0, 20, 2, 2))
      #expect(try frame(of: "box", label, last) == Rect(0, 18, 2, 2))
    }
  }
}
