import CollectionLayouts
import Drawing
import Images
import Interaction
import Layout
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

/// List content views of their own. The typesetter's letters are as wide as half their size.
@Suite("List content views")
struct ListContentViewTests {
  private func scene(
    _ content: ListContentConfiguration, _ constraints: [String], rules: [Rule] = [],
    traits: Traits = Traits()
  ) throws -> ResolvedScene {
    var view = View.listContentView("row", configuration: content)
    view.constraints = try .texts("leading = superview", "top = superview")
    view.constraints += try constraints.flatMap { try [Constraint].texts($0) }
    let scene = Scene(
      cell: Cell(contentView: Container(subviews: [view])), rules: rules,
      collectionView: CollectionView(
        size: Size(320, 200),
        collectionViewLayout: .flow(itemSize: Size(320, 200)), items: .count(1)))
    return try ResolvedScene(scene, traits: traits, typesetter: BoxTypesetter())
  }

  private func part(_ name: String, of scene: ResolvedScene) throws -> PresentedView {
    try #require(
      scene.view("row")?.subviews.first { $0.name.rawValue == "row.\(name)" })
  }

  @Test("it is laid out as a row of a list")
  func layout() throws {
    let plain = try scene(ListContentConfiguration(text: "Groceries"), ["width = 320"])
    #expect(plain.view("row")?.frame == Rect(0, 0, 320, 44))
    #expect(try part("text", of: plain).frame == Rect(16, 12, 288, 20.5))
    let both = try scene(
      ListContentConfiguration(.subtitleCell, text: "Ada", secondaryText: "Blue"),
      ["width = 320"])
    #expect(both.view("row")?.frame == Rect(0, 0, 320, 60))
    #expect(try part("secondaryText", of: both).frame == Rect(16, 34.5, 288, 14.5))
    #expect(
      try part("secondaryText", of: both)[.textColor]
        == .fixed(NamedColor.secondaryLabel.color(.light)))
  }

  @Test("its margins are those of the view, in both forms")
  func margins() throws {
    let insets = EdgeInsets(top: 20, left: 30, bottom: 10, right: 40)
    for direction in LayoutDirection.allCases {
      let traits = Traits(layoutDirection: direction)
      let plain = try scene(
        ListContentConfiguration(text: "Ada"), ["width = 320"], traits: traits)
      #expect(
        plain.view("row")?[.directionalLayoutMargins] == DirectionalEdgeInsets.listContentMargins)
      #expect(plain.view("row")?[.layoutMargins].left == 16)
      var content = ListContentConfiguration(text: "Ada")
      content.properties[.layoutMargins] = insets
      let physical = try scene(content, ["width = 320"], traits: traits)
      #expect(physical.view("row")?.frame.size.height == 20 + 20.5 + 10)
      #expect(try part("text", of: physical).frame == Rect(30, 20, 250, 20.5))
      content.properties[.directionalLayoutMargins] = DirectionalEdgeInsets(
        top: 20, leading: 30, bottom: 10, trailing: 40)
      let directional = try part("text", of: scene(content, ["width = 320"], traits: traits))
      #expect(directional.frame.minX == (direction == .leftToRight ? 30 : 40))
    }
  }

  @Test("without constraints it is as wide as its texts, and higher where it is narrower")
  func wraps() throws {
    // Six letters of 8.5 points in margins of 16.
    let natural = try scene(ListContentConfiguration(text: "ab cde"), [])
    #expect(natural.view("row")?.frame == Rect(0, 0, 83, 44))
    let narrow = try scene(ListContentConfiguration(text: "ab cde"), ["width = 60"])
    #expect(narrow.view("row")?.frame == Rect(0, 0, 60, 63))
    #expect(try part("text", of: narrow).frame == Rect(16, 11, 28, 41))
  }

  @Test("texts side by side are below each other without enough room")
  func sideBySide() throws {
    let content = ListContentConfiguration(.valueCell, text: "Size", secondaryText: "12 MB")
    let wide = try scene(content, ["width = 320"])
    #expect(wide.view("row")?.frame.size.height == 44)
    #expect(try part("secondaryText", of: wide).frame.maxX == 304)
    let narrow = try scene(content, ["width = 100"])
    #expect(narrow.view("row")?.frame.size.height == 66)
    #expect(try part("secondaryText", of: narrow).frame.minX == 16)
  }

  @Test("an icon has 24 points, and right to left it stands at the right")
  func images() throws {
    let content = ListContentConfiguration(text: "Ada", systemImage: .star)
    let left = try scene(content, ["width = 320"])
    #expect(try part("text", of: left).frame.minX == 56)
    let right = try scene(
      content, ["width = 320"], traits: Traits(layoutDirection: .rightToLeft))
    #expect(try part("text", of: right).frame.maxX == 264)
    #expect(try part("image", of: right).frame.minX > 280)
    #expect(try part("text", of: right)[.textAlignment] == .right)
  }

  @Test("rules assign its texts and their looks; others are the style's")
  func rules() throws {
    let scene = try scene(
      ListContentConfiguration(.groupedHeader, text: "Ada"), ["width = 320"],
      rules: [
        Rule(
          when: .selected,
          .set(ListContentViewProperties.text.color, of: "row", to: .system(.systemRed)),
          .set(.text, of: "row", to: "Bob"))
      ])
    #expect(try part("text", of: scene)[.text] == "ADA")
    #expect(try part("text", of: scene)[.font] == .fixed(.system(13)))
    let selected = try #require(
      scene.view("row", .normal.setting(.selected, to: true))?.subviews.first)
    #expect(selected[.text] == "BOB")
    #expect(selected[.textColor] == .fixed(NamedColor.systemRed.color(.light)))
  }
}
