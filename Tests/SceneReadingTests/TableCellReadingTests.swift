import Scenes
import Testing
import Validation
import Views
import Vocabulary
import YAMLReading

@testable import SceneReading

@Suite("Reading table cells with built-in styles")
struct TableCellReadingTests {
  private func scene(_ cell: String) throws -> Scene {
    try SceneDocument(
      Array(
        """
        cellophane: 1
        cell: { class: UITableViewCell, \(cell) }
        collectionView: { frame: { width: 9, height: 9 }, items: 1 }
        """.utf8), file: "a.yaml"
    ).scene
  }

  private func message(_ cell: String) -> String? {
    let error = #expect(throws: SceneDiagnostics.self) { try scene(cell) }
    return error?.diagnostics.first?.message
  }

  @Test("the editing controls of a table are not drawn, and a note reports this")
  func editing() throws {
    func notes(_ parts: String, cellClass: String = "UITableViewCell") throws -> [String] {
      let file = """
        cellophane: 1
        cell: { class: \(cellClass) }
        \(parts)
        """
      let scene = try SceneDocument(Array(file.utf8), file: "a.yaml").scene
      return SceneNotes.notes(in: scene).map { "\($0.path): \($0.message)" }
    }
    let several =
      "collectionView: { frame: { width: 9, height: 9 }, items: 1, allowsMultipleSelectionDuringEditing: true }"
    let note =
      " before each row while it is edited, and moves the content aside; neither is drawn, so show it with a rule"
      + " \"when: editing\""
    #expect(
      try notes(several) == [
        "collectionView.allowsMultipleSelectionDuringEditing: UITableView shows a circle for the selection"
          + note
      ])
    let script = """
      collectionView: { frame: { width: 9, height: 9 }, items: 1 }
      scripts: { edit: [wait: 0.1, setEditing: true, wait: 0.1] }
      """
    #expect(try notes(script) == ["scripts.edit[1]: UITableView shows a sign for deleting" + note])
    // No note: the scene shows controls itself, other cells have none, and without editing none are drawn.
    #expect(try notes(several + "\nrules: [{ when: editing, cell.alpha: 0.5 }]") == [])
    #expect(try notes(several, cellClass: "UICollectionViewCell") == [])
    #expect(try notes("collectionView: { frame: { width: 9, height: 9 }, items: 1 }") == [])
  }

  @Test("views of the cell's own are behind those of the style")
  func ownViews() throws {
    let cell = try scene(
      "style: default, contentView: { subviews: [{ label: note, text: No, constraints: [edges = superview] }] },"
        + " textLabel: { text: Yes }"
    ).cell
    #expect(cell.contentView.subviews.map(\.name.rawValue) == ["note", "imageView", "textLabel"])
    #expect(cell.hasStyle)
    let alone = try scene("style: value2, textLabel: { text: Yes }").cell
    #expect(alone.contentView.subviews.map(\.name.rawValue) == ["textLabel", "detailTextLabel"])
    let plain = try scene("contentView: { subviews: [{ label: note }] }").cell
    #expect(!plain.hasStyle)
  }

  @Test("a style and a content configuration exclude each other, and views of a style need one")
  func mistakes() {
    #expect(
      message("style: default, contentConfiguration: { text: No }")
        == "a cell with a style has textLabel, detailTextLabel and imageView; leave its contentConfiguration out"
    )
    #expect(
      message("textLabel: { text: No }")
        == "textLabel needs a style; write \"style: default\" before it")
  }
}
