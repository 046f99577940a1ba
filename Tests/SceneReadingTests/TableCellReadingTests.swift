import Scenes
import Testing
import Views
import Vocabulary
import YAMLReading

@testable import SceneReading

@Suite("Reading table cells with built-in styles")
struct TableCellReadingTests {
  private func scene(_ cell: String) throws -> Scene {
    try SceneDocument.read(
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
