import CollectionLayouts
import Drawing
import Images
import Interaction
import OrderedCollections
import Scenes
import Testing
import Validation
import Views
import Vocabulary

@testable import SceneReading

@Suite("Valid scene files")
struct SceneDocumentTests {
  private func scene(_ text: String) throws -> Scene {
    try SceneDocument(Array(text.utf8), file: "a.yaml").scene
  }

  @Test("the fixture equals the same scene written in Swift")
  func fixture() throws {
    let selection = Scene(
      "Selected and highlighted cells",
      cell: Cell(
        backgroundView: Container(backgroundColor: .hex(0xFF0000)),
        selectedBackgroundView: Container(backgroundColor: .hex(0x0000FF)),
        contentView: Container(subviews: [
          .imageView(
            "star", systemImage: .starFill, tintColor: .white, isHidden: true,
            constraints: [
              Constraint(.center, equalTo: .superview),
              Constraint(.width, equalTo: 46),
              Constraint(.height, equalTo: .width),
            ])
        ])),
      rules: [
        Rule(
          when: .highlighted,
          .set(.backgroundColor, of: .contentView, to: .rgb(1, 0.4932718873, 0.4739984274))),
        Rule(when: .selected, .set(.isHidden, of: "star", to: false)),
      ],
      collectionView: CollectionView(
        size: Size(320, 116), backgroundColor: .white,
        collectionViewLayout: .flow(itemSize: Size(92, 92), sectionInset: 12),
        items: .count(3)),
      scripts: [
        "tap": [.tap(0), .wait(.milliseconds(300))],
        "tap-second": [.tap(0), .wait(.milliseconds(300)), .tap(1), .wait(.milliseconds(300))],
        "drag-out": [
          .down(0), .wait(.milliseconds(300)), .move(.outside), .wait(.milliseconds(200)), .up,
        ],
        "cancel": [.down(0), .wait(.milliseconds(300)), .cancel],
      ],
      snapshots: SnapshotPlan(
        states: .reachable, userInterfaceStyles: [.light], scales: [.x2, .x3],
        scripts: ["tap", "tap-second"]))
    #expect(try scene(SceneFiles.selection.get()) == selection)
    #expect(SceneValidator.problems(in: selection).isEmpty)
  }

  @Test("the fixture's dump is the golden one")
  func dump() throws {
    let golden = try SceneFiles.text(of: "Tests/SceneReadingTests/Goldens/selection.scene.txt")
    #expect(try scene(SceneFiles.selection.get()).dump() == golden)
  }

  @Test(
    "other ends of lines make the same scene",
    arguments: ["\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineEnds(_ end: String) throws {
    let text = try SceneFiles.selection.get()
    #expect(try scene(text.replacing("\n", with: end)) == scene(text))
    let wrong = try text.with("wihte", for: "tintColor: white").replacing("wihte", with: "titn: x")
    #expect(mistakes(in: wrong.replacing("\n", with: end)) == mistakes(in: wrong))
  }

  @Test("a byte order mark is left out, and counts in no column")
  func byteOrderMark() throws {
    let text = try SceneFiles.selection.get()
    #expect(try scene("\u{FEFF}" + text) == scene(text))
    #expect(mistakes(in: "\u{FEFF}celophane: 1") == mistakes(in: "celophane: 1"))
    #expect(mistakes(in: "\u{FEFF}\u{FEFF}").count == 1)
  }

  @Test("JSON is read")
  func json() throws {
    let json = """
      {
      \t"cellophane": 1, "cell": {"alpha": 0.5, "tintColor": "nil"},
      \t"collectionView": {"frame": {"width": 1e2, "height": 20.5}, "items": [{"cell.alpha": 1}, {}]}
      }
      """
    let cell = Cell(alpha: 0.5).setting(.tintColor, to: nil)
    let view = CollectionView(
      size: Size(100, 20.5), items: [Item(.set(.alpha, of: .cell, to: 1)), Item()])
    #expect(try scene(json) == Scene(cell: cell, collectionView: view))
  }

  @Test("the property decides how a scalar is read, not YAML")
  func scalars() throws {
    let text = """
      cellophane: 01
      title: No
      cell: { isHidden: "false", alpha: .5 }
      collectionView: { frame: { width: "+9", height: 9. }, items: 3.0 }
      scripts: { 1: [{ mark: no }], "on": [] }
      """
    let scene = try scene(text)
    #expect(scene.title == "No")
    #expect(scene.cell.properties[.alpha] == 0.5)
    #expect(scene.collectionView.size == Size(9, 9))
    #expect(scene.collectionView.items == .count(3))
    #expect(scene.scripts == ["1": [.mark("no")], "on": []])
  }

  @Test("an alias stands for its anchor's value, a * elsewhere for itself")
  func aliases() throws {
    let text = """
      cellophane: 1
      title: 2 *x, "*y" and ?
      cell:
        backgroundView: &view { backgroundColor: &red "#FF0000" }
        selectedBackgroundView: *view
        tintColor: *red
        alpha: &red 0.5
        contentView: { alpha: *red }
      collectionView: { frame: { width: 9, height: 9 }, items: 3 }
      """
    let scene = try scene(text)
    let red = Container(backgroundColor: .hex(0xFF0000))
    let cell = Cell(
      alpha: 0.5, tintColor: .hex(0xFF0000), backgroundView: red, selectedBackgroundView: red,
      contentView: Container(alpha: 0.5))
    #expect(scene.title == "2 *x, \"*y\" and ?")
    #expect(scene.cell == cell)
  }

  @Test("all places, predicates and colours are read")
  func everything() throws {
    let text = """
      cellophane: 1
      policies: { delegateOrder: unhighlightFirst, deselectsOnTouchDown: false }
      cell:
        backgroundColor: { light: red, dark: [0, 1, 0, 0.5] }
        tintColor: gray.withAlphaComponent(0.3)
      collectionView:
        frame: { width: 9, height: 9 }
        backgroundColor: "#11223344"
        flowLayout: { minimumLineSpacing: 1, minimumInteritemSpacing: 2, sectionInset: { top: 3 } }
        allowsSelection: false
        allowsMultipleSelection: true
        delaysContentTouches: false
        delegate: { shouldHighlightItem: item != 2, shouldSelectItem: false, shouldDeselectItem: true }
        items: { count: 5, cycle: [{ cell.isHidden: true }, {}] }
      scripts:
        all: [down: { item: 1, at: [0, 0.5] }, move: [4, 5], move: { by: [0, -12] }, move: { item: 2 },
          up, select: 4, deselect: 4, mark: end]
      snapshots: { states: [normal, "highlighted, selected"], appearances: [light, dark] }
      """
    let scene = try scene(text)
    #expect(scene.policies == .init(delegateOrder: .unhighlightFirst, deselectsOnTouchDown: false))
    #expect(
      scene.cell.properties[.backgroundColor]
        == .appearances(light: .system(.red), dark: .rgb(0, 1, 0, 0.5)))
    #expect(scene.cell.properties[.tintColor] == .withAlphaComponent(.system(.gray), 0.3))
    let view = CollectionView(
      size: Size(9, 9),
      backgroundColor: .fixed(Color(hex: 0x112233).withAlphaComponent(Double(0x44) / 255)),
      collectionViewLayout: .flow(
        minimumLineSpacing: 1, minimumInteritemSpacing: 2, sectionInset: EdgeInsets(top: 3)),
      items: .cycle([Item(.set(.isHidden, of: .cell, to: true)), Item()], count: 5),
      allowsSelection: false, allowsMultipleSelection: true, delaysContentTouches: false,
      delegate: Delegate(
        shouldHighlightItem: .when(.item(.notEqual, 2)), shouldSelectItem: false))
    #expect(scene.collectionView == view)
    #expect(
      scene.scripts["all"]
        == [
          .down(.item(1, at: Point(0, 0.5))), .move(.point(Point(4, 5))), .move(.by(Point(0, -12))),
          .move(.item(2)), .up, .selectItem(4), .deselectItem(4), .mark("end"),
        ])
    #expect(
      scene.snapshots
        == SnapshotPlan(
          states: .list([.normal, [.highlighted, .selected]]), userInterfaceStyles: [.light, .dark])
    )
  }
}
