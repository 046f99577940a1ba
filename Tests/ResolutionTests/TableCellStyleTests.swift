import Drawing
import Interaction
import Testing
import Vocabulary

@testable import Resolution
@testable import Scenes

@Suite("The built-in styles of table cells")
struct TableCellStyleTests {
  /// The frame of a view in a cell that is 320 points wide, whose margin is 16.
  private func frame(_ name: ViewName, in cell: Cell, height: Double = 60) throws -> Rect {
    try #require(scene(cell, height: height).view(name)).frame
  }

  private func scene(_ cell: Cell, height: Double) throws -> ResolvedScene {
    let size = Size(320, height)
    return try ResolvedScene(
      Scene(
        cell: cell,
        collectionView: CollectionView(size: size, layout: .flow(itemSize: size), items: .count(1))),
      traits: Traits(displayScale: .x2))
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

  @Test("in a low row both labels are whole and centred together", arguments: [44.0, 50, 56])
  func lowRow(height: Double) throws {
    let cell = Cell.tableViewCell(style: .subtitle, text: "Title", detailText: "Detail")
    #expect(
      try frame("textLabels", in: cell, height: height) == Rect(16, (height - 38) / 2, 288, 38))
    #expect(try frame(.textLabel, in: cell, height: height) == Rect(0, 0, 288, 20.5))
    #expect(try frame(.detailTextLabel, in: cell, height: height) == Rect(0, 23.5, 288, 14.5))
  }

  @Test("in a row with too little room the second label gives way, inside of the row")
  func tooLow() throws {
    let cell = Cell.tableViewCell(style: .subtitle, text: "Title", detailText: "Detail")
    #expect(try frame("textLabels", in: cell, height: 30) == Rect(16, 0, 288, 30))
    #expect(try frame(.textLabel, in: cell, height: 30) == Rect(0, 0, 288, 20.5))
  }

  @Test("a row that sizes itself has its margins around both labels")
  func ownHeight() throws {
    let cell = Cell.tableViewCell(style: .subtitle, text: "Title", detailText: "Detail")
    let size = try scene(cell, height: 44).fittingSize(
      ofItem: 0, state: .normal, target: Size(320, 44), horizontalPriority: .required)
    #expect(size == Size(320, 60))
  }
}
