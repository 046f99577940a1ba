import Drawing
import Testing
import Vocabulary

@testable import Resolution
@testable import Scenes

@Suite("The built-in styles of table cells")
struct TableCellStyleTests {
  /// The frame of a view in a cell that is 320 points wide, whose margin is 16.
  private func frame(_ name: ViewName, in cell: Cell) throws -> Rect {
    let size = Size(320, 60)
    let scene = try ResolvedScene(
      Scene(
        cell: cell,
        collectionView: CollectionView(size: size, layout: .flow(itemSize: size), items: .count(1))),
      traits: Traits(displayScale: .x2))
    return try #require(scene.view(name)).frame
  }

  @Test("without an image, labels begin at the margin")
  func withoutImage() throws {
    let title = Cell.tableViewCell(style: .default, text: "Title")
    #expect(try frame(.textLabel, in: title).minX == 16)
    let subtitle = Cell.tableViewCell(style: .subtitle, text: "Title", detailText: "Detail")
    #expect(try frame("textLabels", in: subtitle).minX == 16)
    let value = Cell.tableViewCell(style: .value1, text: "Title", detailText: "Detail")
    #expect(try frame(.textLabel, in: value).minX == 16)
  }

  @Test("with an image, labels begin 15 points after it")
  func withImage() throws {
    let cell = Cell.tableViewCell(style: .default, text: "Title", systemImage: .starFill)
    let image = try frame(.imageView, in: cell)
    #expect(image.minX == 16)
    #expect(try frame(.textLabel, in: cell).minX == image.maxX + 15)
  }
}
