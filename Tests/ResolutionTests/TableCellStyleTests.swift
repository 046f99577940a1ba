import CollectionLayouts
import Drawing
import Images
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

  private func scene(
    _ cell: Cell, width: Double = 320, height: Double
  ) throws -> ResolvedScene {
    let size = Size(width, height)
    return try ResolvedScene(
      Scene(
        cell: cell,
        collectionView: CollectionView(
          size: size, collectionViewLayout: .flow(itemSize: size), items: .count(1))),
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

  private static let long = "A title that is far too long for one line of the row"

  /// The frames of the labels of a `value1` cell, and how many of its constraints are dropped.
  private func valueFrames(
    _ text: String, _ detail: String?, image: Symbol? = nil, width: Double = 320
  ) throws -> (title: Rect, detail: Rect, conflicts: Int) {
    let cell = Cell.tableViewCell(
      style: .value1, text: text, detailText: detail, systemImage: image)
    let resolved = try scene(cell, width: width, height: 60)
    return (
      try #require(resolved.view(.textLabel)).frame,
      try #require(resolved.view(.detailTextLabel)).frame,
      try resolved.layoutNotes(of: [(item: 0, state: .normal)]).count
    )
  }

  @Test("a long title of value1 is truncated", arguments: [nil, .starFill] as [Symbol?])
  func longTitle(image: Symbol?) throws {
    let short = try valueFrames("Title", "Off", image: image)
    let long = try valueFrames(Self.long, "Off", image: image)
    #expect(short.detail.maxX == 304)
    #expect(long.detail == short.detail)
    #expect(long.title.minX == short.title.minX)
    #expect(long.title.maxX == long.detail.minX - 6)
  }

  @Test("a long title of value1 without a detail stays within the margins")
  func longTitleAlone() throws {
    for detail in [nil, ""] {
      let frames = try valueFrames(Self.long, detail)
      #expect(frames.title.minX == 16)
      #expect(frames.title.maxX == 298)
    }
  }

  @Test("a long detail of value1 is compressed for a title, down to 44 points")
  func longDetail() throws {
    let short = try valueFrames("Title", "Off")
    let long = try valueFrames("Title", Self.long)
    #expect(long.title == short.title)
    #expect(long.detail.minX == long.title.maxX + 6)
    #expect(long.detail.maxX == 304)
    let both = try valueFrames(Self.long, Self.long)
    #expect(both.title.minX == 16)
    #expect(both.title.size.width == 238)
    #expect(both.detail.minX == 260)
    #expect(both.detail.maxX == 304)
  }

  @Test("value1 has no conflicts, however narrow the row", arguments: [20.0, 60, 150])
  func narrowValue(width: Double) throws {
    for image in [nil, Symbol.starFill] {
      let frames = try valueFrames(Self.long, "Off", image: image, width: width)
      #expect(frames.title.minX >= 16)
      #expect(frames.conflicts == 0)
    }
  }

  @Test("in a low row both labels are whole and centred together", arguments: [44.0, 50, 56])
  func lowRow(height: Double) throws {
    let cell = Cell.tableViewCell(style: .subtitle, text: "Title", detailText: "Detail")
    #expect(
      try frame("textLabels", in: cell, height: height) == Rect(16, (height - 38) / 2, 288, 38))
    #expect(try frame(.textLabel, in: cell, height: height) == Rect(0, 0, 288, 20.5))
    #expect(try frame(.detailTextLabel, in: cell, height: height) == Rect(0, 23.5, 288, 14.5))
  }

  @Test("in a row with too little room the second label is compressed, inside of the row")
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
