import Drawing
import Testing

@testable import Diagrams

@Suite("Storyboards")
struct StoryboardTests {
  private static let view = Size(320, 116)

  private static func step(_ seconds: Double, _ calls: [String] = ["didHighlight 0"])
    -> Storyboard.Step
  {
    let area = Path.rect(Rect(origin: .zero, size: view))
    return Storyboard.Step(
      seconds: seconds, action: "touch down, item 0",
      picture: DisplayList(size: view, items: [.fill(area, Color(hex: 0xFF0000))]),
      fingers: [FingerMark(at: Point(160, 58), .down)],
      properties: [
        Storyboard.Property(.flag("isHighlighted", true), item: 0, isChanged: true),
        Storyboard.Property(.flag("isSelected", false), item: 0, isChanged: false),
      ], calls: calls)
  }

  private static func board(
    _ moments: [Double], seconds: Double = 1, remarks: [String] = []
  ) throws -> Storyboard {
    try Storyboard(
      of: moments.map { step($0) }, seconds: seconds, remarks: remarks, title: "A script",
      typesetter: BoxTypesetter(advance: 0.6))
  }

  @Test("A panel stands for each moment, in rows of equal length that are as wide as a page")
  func rows() throws {
    func widths(_ count: Int) throws -> Size {
      try Self.board((0..<count).map { Double($0) / 10 }).displayList.size
    }
    let (four, five, eight) = (try widths(4), try widths(5), try widths(8))
    #expect([four, five, eight].allSatisfy { $0.width == 830 })
    #expect(eight.height > four.height)
  }

  @Test("Discs stand at their moments, to scale, when they have room")
  func axis() {
    #expect(
      TimeAxis.spread([108, 180, 504, 576], pitch: 21, within: 792) == [108, 180, 504, 576])
  }

  @Test("Discs that would meet stand side by side about their middle, inside the axis")
  func crowdedAxis() {
    #expect(TimeAxis.spread([100, 104], pitch: 20, within: 400) == [92, 112])
    #expect(TimeAxis.spread([100, 100, 100], pitch: 20, within: 400) == [80, 100, 120])
    #expect(TimeAxis.spread([0, 0], pitch: 20, within: 400) == [0, 20])
    #expect(TimeAxis.spread([400, 400], pitch: 20, within: 400) == [380, 400])
  }

  @Test(
    "More discs than fit a line stand in rows inside the axis, and do not meet",
    arguments: [39, 60, 500])
  func rowsOfDiscs(count: Int) throws {
    let width = 782.0
    let setter = DiagramTypesetter(typesetter: BoxTypesetter())
    let axis = try TimeAxis(
      (0..<count).map { Double($0) / Double(count) }, seconds: 1, width: width, setter)
    let numbers = axis.items(at: .zero, .light).compactMap { item -> Point? in
      if case .text(let text, let place, _) = item {
        Point(place.x + text.width / 2, place.y)
      } else {
        nil
      }
    }
    #expect(numbers.count == count)
    #expect(numbers.allSatisfy { (-0.001...width + 0.001).contains($0.x) })
    let distances = numbers.indices.flatMap { first in
      numbers.indices.dropFirst(first + 1).map { second in
        max(
          abs(numbers[first].x - numbers[second].x), abs(numbers[first].y - numbers[second].y))
      }
    }
    #expect(distances.allSatisfy { $0 > 18 })
    #expect(TimeAxis.rowCount(of: 38, pitch: 21, within: width) == 1)
  }

  @Test("The alternative text lists each step with its changes, without identifiers")
  func description() throws {
    let board = try Self.board([0.15], remarks: ["Item 0 loses isSelected."])
    #expect(
      board.description
        == "Storyboard in 1 step. 1, at 0.15 s: touch down, item 0: item 0 is now highlighted.")
  }

  @Test(
    "Seconds have at least two digits and no more than they need",
    arguments: [
      (0.15, "0.15 s"), (0.7, "0.70 s"), (1, "1.00 s"), (0.125, "0.125 s"), (12.5, "12.50 s"),
    ])
  func seconds(value: Double, text: String) {
    #expect(secondsText(value) == text)
  }

  @Test("A script in which nothing happens has a sentence instead of pictures")
  func nothing() throws {
    let board = try Self.board([])
    #expect(board.displayList.strings.contains { $0.hasPrefix("Nothing happens.") })
  }

  @Test("A finger has its own size on every picture, and a trail from where it came")
  func finger() {
    let mark = FingerMark(at: Point(40, 20), .down, trail: [Point(0, 20)])
    let half = mark.scaled(by: 0.5)
    #expect(half.location == Point(20, 10) && half.trail == [Point(0, 10)])
    #expect(mark.items().count == FingerMark(at: .zero, .down).items().count + 1)
  }
}
