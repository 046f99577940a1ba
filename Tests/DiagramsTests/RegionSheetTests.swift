import Drawing
import GridMachine
import Interaction
import Machine
import Scenes
import TestSupport
import Testing
import Vocabulary

@testable import Diagrams

/// Sheets of regions of random sizes: two to twelve inputs, wide and narrow cells.
@Suite("Where a sheet of regions puts things")
struct RegionSheetTests {
  private static func sheet(seed: Int, width: Double) throws -> RegionSheet {
    var random = SplitMix64(state: UInt64(seed))
    let size = Size(
      [44.0, 92, 361, 390][Int.random(in: 0...3, using: &random)],
      [44.0, 84, 120, 240][Int.random(in: 0...3, using: &random)])
    let specimen = Specimen(
      DisplayList(
        size: size, items: [.fill(.rect(Rect(origin: .zero, size: size)), Color(hex: 0xFF0000))]))
    func word(_ most: Int) -> String {
      (0..<Int.random(in: 1...most, using: &random)).map { _ in
        String(repeating: "n", count: Int.random(in: 2...11, using: &random))
      }.joined(separator: " ")
    }
    let regions = (0..<Int.random(in: 2...12, using: &random)).map { index in
      let count = Int.random(in: 2...6, using: &random)
      let kind = [RegionChart.Kind.arrows, .arrows, .anyOf, .steps][
        Int.random(in: 0...3, using: &random)]
      let nodes = (0..<count).map { _ in
        RegionChart.Node(
          name: word(2), differences: [word(3), word(2)], specimen: specimen,
          motion: Bool.random(using: &random) ? word(3) : "")
      }
      let arrows = (0..<Int.random(in: 2...6, using: &random)).map { _ in
        let from = Int.random(in: 0..<count, using: &random)
        let to = (from + Int.random(in: 1..<count, using: &random)) % count
        return RegionChart.Arrow(
          from: from, to: to,
          actions: (0..<Int.random(in: 1...3, using: &random)).map { _ in word(2) },
          gestures: (0..<Int.random(in: 0...1, using: &random)).map { _ in word(2) },
          calls: (0..<Int.random(in: 0...2, using: &random)).map { _ in word(1) },
          guardText: Bool.random(using: &random) ? "[in \(word(2))]" : "",
          motion: Bool.random(using: &random) ? word(3) : "",
          isOfApp: kind != .arrows || Bool.random(using: &random))
      }
      return RegionChart.Region(
        title: word(1), notes: [word(2)], nodes: nodes,
        initial: Int.random(in: 0..<count, using: &random), arrows: arrows, kind: kind)
    }
    let looks = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      RegionChart.Look(name: word(4), specimen: specimen)
    }
    let chart = RegionChart(
      title: word(3), summary: word(5), regions: regions, looks: looks, looksNote: word(6),
      interactions: [
        RegionChart.Interaction(title: word(2), text: word(6), specimen: specimen)
      ], sentences: [word(8)])
    return try RegionSheet(chart, width: width, typesetter: BoxTypesetter(advance: 0.55))
  }

  /// The parts of a line between its corners.
  private static func legs(_ line: [Point]) -> [(Point, Point)] {
    Array(zip(line, line.dropFirst()))
  }

  /// Whether a part of a line, which is horizontal or vertical, enters a rectangle.
  private static func enters(_ leg: (Point, Point), _ box: Rect) -> Bool {
    max(leg.0.x, leg.1.x) > box.minX && min(leg.0.x, leg.1.x) < box.maxX
      && max(leg.0.y, leg.1.y) > box.minY && min(leg.0.y, leg.1.y) < box.maxY
  }

  /// Whether two parts of lines, which are horizontal or vertical, cross.
  private static func cross(_ a: (Point, Point), _ b: (Point, Point)) -> Bool {
    max(min(a.0.x, a.1.x), min(b.0.x, b.1.x)) < min(max(a.0.x, a.1.x), max(b.0.x, b.1.x)) + 0.01
      && max(min(a.0.y, a.1.y), min(b.0.y, b.1.y))
        < min(max(a.0.y, a.1.y), max(b.0.y, b.1.y)) + 0.01
  }

  @Test(
    "no arrow passes through a card or a label, and none crosses another", arguments: 0..<40,
    [830.0, 360])
  func lines(seed: Int, width: Double) throws {
    let places = try Self.sheet(seed: seed, width: width).places
    var crossings = 0
    for (index, line) in places.lines.enumerated() {
      for leg in Self.legs(line) {
        for card in places.cards { #expect(!Self.enters(leg, card), "\(line) in \(card)") }
        for label in places.labels { #expect(!Self.enters(leg, label), "\(line) in \(label)") }
        for other in places.lines[(index + 1)...] {
          for otherLeg in Self.legs(other) where Self.cross(leg, otherLeg) { crossings += 1 }
        }
      }
    }
    #expect(crossings == 0)
  }

  @Test("cards and labels lie apart", arguments: 0..<40, [830.0, 360])
  func boxes(seed: Int, width: Double) throws {
    let places = try Self.sheet(seed: seed, width: width).places
    let boxes = places.cards + places.labels
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        #expect(!box.inset(by: EdgeInsets(0.01)).intersects(other), "\(box) and \(other)")
      }
    }
  }

  @Test(
    "at 830 and at 360 points no letter is below 11 points, and no picture below 64",
    arguments: 0..<40, [830.0, 360])
  func sizes(seed: Int, width: Double) throws {
    let sheet = try Self.sheet(seed: seed, width: width)
    #expect(sheet.displayList.size.width == width)
    #expect(sheet.displayList.letterSizes.allSatisfy { $0 >= 11 })
    #expect(sheet.places.pictures.allSatisfy { max($0.width, $0.height) >= 64 })
    let area = Rect(origin: .zero, size: sheet.displayList.size)
    for box in sheet.places.cards + sheet.places.labels {
      #expect(
        box.minX >= 0 && box.maxX <= area.maxX && box.minY >= 0 && box.maxY <= area.maxY, "\(box)")
    }
  }
}

extension RegionSheetTests {
  @Test("numbers in several lines are joined from each to the next")
  func steps() throws {
    let specimen = Specimen(DisplayList(size: Size(361, 84)))
    let region = RegionChart.Region(
      title: "progress", nodes: (0..<5).map { RegionChart.Node(name: "\($0)", specimen: specimen) },
      initial: 0, arrows: [RegionChart.Arrow(from: 0, to: 1, actions: ["set"], isOfApp: true)],
      kind: .steps)
    let places = try RegionSheet(
      RegionChart(title: "", summary: "", regions: [region]), typesetter: BoxTypesetter()
    ).places
    // Four between five, and the one to the initial place.
    #expect(places.lines.count == 5)
    #expect(Set(places.cards.map(\.minY)).count == 3)
  }

  @Test("with many regions an alternative text has their titles and the texts of VoiceOver")
  func spoken() {
    let specimen = Specimen(DisplayList(size: Size(361, 84)))
    let regions = (0..<10).map { index in
      RegionChart.Region(
        title: "Input \(index)",
        nodes: ["nothing at all", "something", "everything"].map {
          RegionChart.Node(name: $0, specimen: specimen)
        }, initial: 0, arrows: [])
    }
    let chart = RegionChart(
      title: "A cell", summary: "3 · 3 states.", spokenSummary: "9 states.", regions: regions,
      spoken: "Sourdough loaf")
    #expect(
      chart.description.hasPrefix("Statechart: A cell. 9 states. Regions: input 0, input 1, "))
    #expect(chart.description.hasSuffix("VoiceOver reads: Sourdough loaf."))
    #expect(chart.description.count < 500)
  }
}

extension DisplayList {
  /// The sizes of all letters; the layers of a sheet only move them.
  fileprivate var letterSizes: [Double] { Self.letterSizes(items) }

  private static func letterSizes(_ items: [DisplayList.Item]) -> [Double] {
    items.flatMap { item -> [Double] in
      switch item {
      case .text(let text, _, _): [text.font.pointSize]
      case .layer(let layer): letterSizes(layer.items)
      default: []
      }
    }
  }
}
