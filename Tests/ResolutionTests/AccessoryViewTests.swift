import CollectionLayouts
import Drawing
import Interaction
import Layout
import Testing
import Validation
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

/// Accessories that are texts or views of the scene's own, and separators of table cells. The typesetter's letters are as
/// wide as half their size, so that widths are known.
@Suite("Views beside the content")
struct AccessoryViewTests {
  private func scene(
    _ views: [View] = [.switch("toggle")], class cellClass: CellClass = .collectionViewListCell,
    rules: [Rule] = [], direction: LayoutDirection = .leftToRight,
    _ properties: (inout ViewProperties) -> Void
  ) throws -> ResolvedScene {
    var traits = Traits()
    traits.layoutDirection = direction
    var scene = Scene(
      cell: Cell(
        class: cellClass, contentConfiguration: ListContentConfiguration(text: "Alarm"),
        subviews: views), rules: rules,
      collectionView: CollectionView(
        size: Size(320, 600), collectionViewLayout: .list(appearance: .plain), items: .count(2)))
    properties(&scene.cell.properties)
    return try ResolvedScene(scene, traits: traits, typesetter: BoxTypesetter())
  }

  private func view(
    _ scene: ResolvedScene, _ name: ViewName, _ state: CellState = .normal
  ) -> PresentedView? { scene.view(name, item: 0, state) }

  @Test("a switch stands in the middle at the margin, and the content ends before it")
  func customView() throws {
    let scene = try scene { $0[.accessories] = [.customView("toggle")] }
    #expect(view(scene, "toggle")?.frame == Rect(320 - 16 - 51, 6.5, 51, 31))
    #expect(view(scene, .contentView)?.frame == Rect(0, 0, 253, 44))
    let end = try #require(view(scene, ContentPart.text.name)?.frame.maxX)
    #expect(abs(end - (253 - 8)) < 1e-9)
    let mirrored = try self.scene(direction: .rightToLeft) {
      $0[.accessories] = [.customView("toggle")]
    }
    #expect(view(mirrored, "toggle")?.frame == Rect(16, 6.5, 51, 31))
  }

  @Test("a view has the size of its frame, and others are between it and the edge")
  func places() throws {
    let dot = View.view("dot").setting(.frame, to: Rect(0, 0, 10, 12))
    let scene = try scene([dot]) {
      $0[.accessories] = [CellAccessory(.disclosureIndicator), .customView("dot")]
    }
    #expect(view(scene, "dot")?.frame == Rect(320 - 16 - 10.5 - 8 - 10, 16, 10, 12))
    let before = try self.scene([dot]) {
      $0[.accessories] = [
        CellAccessory(.delete, displayed: .always), .customView("dot", placement: .leading),
      ]
    }
    let delete = try #require(view(before, .accessory(.delete))?.frame)
    #expect(view(before, "dot")?.frame.minX == delete.maxX + 8)
    #expect(view(before, .contentView)?.frame.minX == delete.maxX + 8 + 10)
  }

  @Test("where it is no accessory it is not in the hierarchy")
  func hierarchy() throws {
    let rule = Rule(when: .editing, .set(.accessories, of: .cell, to: [.customView("toggle")]))
    let scene = try scene(rules: [rule]) { _ in }
    #expect(view(scene, "toggle") == nil)
    #expect(view(scene, "toggle", [.editing]) != nil)
  }

  @Test("a table cell's accessoryView takes the place of its accessoryType")
  func accessoryView() throws {
    let scene = try scene(class: .tableViewCell) {
      $0[.accessoryType] = .checkmark
      $0[.accessoryView] = .some("toggle")
    }
    #expect(view(scene, "toggle")?.frame == Rect(253, 6.5, 51, 31))
    #expect(view(scene, .accessory(.checkmark)) == nil)
  }

  @Test("a label is its text, a menu has chevrons behind it, and an outline's chevron turns down")
  func ownViews() throws {
    let scene = try scene([]) {
      $0[.accessories] = [.label("12"), CellAccessory(.disclosureIndicator)]
    }
    let trailing: Double = 320 - 16 - 10.5 - 8
    #expect(view(scene, .accessory(.label))?.frame.maxX == trailing)
    #expect(view(scene, .accessory(.label))?.frame.size.width == 17)
    let menu = try self.scene([]) { $0[.accessories] = [.popUpMenu("Day")] }
    let width = try #require(view(menu, .accessory(.popUpMenu))?.frame.size.width)
    #expect(width > 34)
    let outline = try self.scene([]) { $0[.accessories] = [CellAccessory(.outlineDisclosure)] }
    let name = ViewName.accessory(.outlineDisclosure)
    #expect(view(outline, name)?[.transform] == .identity)
    #expect(
      view(outline, name, [.expanded])?[.transform] == ViewTransform(rotationAngle: .degrees(90)))
  }

  @Test("a table cell gives its separator insets")
  func separators() throws {
    func line(
      _ insets: EdgeInsets?, _ direction: LayoutDirection = .leftToRight
    ) throws -> Rect? {
      let scene = try scene([], class: .tableViewCell, direction: direction) {
        if let insets { $0[.separatorInset] = insets }
      }
      return scene.presentation { _ in .normal }.cells[0].separator?.frame
    }
    #expect(try line(nil) == Rect(16, 43.5, 304, 0.5))
    #expect(
      try line(EdgeInsets(top: 0, left: 72, bottom: 0, right: 20)) == Rect(72, 43.5, 228, 0.5))
    #expect(try line(.zero) == Rect(0, 43.5, 320, 0.5))
    // Tables take left as the leading side.
    #expect(
      try line(EdgeInsets(top: 0, left: 72, bottom: 0, right: 20), .rightToLeft)
        == Rect(20, 43.5, 228, 0.5))
  }

  private func problems(_ views: [View], _ accessories: [CellAccessory]) -> [String] {
    var cell = Cell(class: .collectionViewListCell, subviews: views)
    cell.properties[.accessories] = accessories
    let scene = Scene(
      cell: cell,
      collectionView: CollectionView(
        size: Size(320, 600), collectionViewLayout: .list(appearance: .plain), items: .count(1)))
    return SceneValidator.problems(in: scene).map(\.message)
  }

  @Test("a custom accessory needs a view of the cell that has a size and no constraints")
  func objections() throws {
    let toggle = View.switch("toggle")
    #expect(problems([toggle], [.customView("toggle")]) == [])
    #expect(
      problems([toggle], [.customView("togle")]) == [
        "no view is called \"togle\"; did you mean \"toggle\"?"
      ])
    #expect(problems([.view("dot")], [.customView("dot")]).first?.contains("has no size") == true)
    var placed = toggle
    placed.constraints = try .texts("leading = superview")
    #expect(
      problems([placed], [.customView("toggle")]) == [
        "the cell places its accessory \"toggle\"; leave out the view's constraints"
      ])
    #expect(
      problems([], [CellAccessory(.label)]) == [
        "a label needs a text; write \"label: { text: Daily }\""
      ])
  }
}
