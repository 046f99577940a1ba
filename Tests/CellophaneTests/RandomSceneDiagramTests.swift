import Cellophane
import Drawing
import TestSupport
import Testing

@testable import Diagrams
@testable import Figures
@testable import Interaction

/// State diagrams of generated scenes, at the width of a README: 830 pixels.
@Suite("State diagrams of random scenes with up to twelve inputs")
struct RandomSceneDiagramTests {
  /// A cell with a row of small views, each of which an input changes, and some that several inputs change.
  private static func scene(seed: Int) throws -> Scene {
    var random = SplitMix64(state: UInt64(seed))
    func pick<T>(_ list: [T]) -> T { list[Int.random(in: 0..<list.count, using: &random)] }
    let count = [2, 4, 6, 9, 12][seed % 5]
    let (width, height) = (pick([96, 164, 361]), pick([60, 84]))
    var flags = ["editing", "disabled", "expanded", "pinned", "focused"]
    var (states, rules, views): ([String], [String], [String]) = ([], [], [])
    for index in 0..<count {
      let x = index * (width - 12) / count + 4
      views.append(
        "{ view: v\(index), backgroundColor: systemBlue, cornerRadius: 2,"
          + " constraints: [leading = superview + \(x), top = superview + \(pick([8, 30])), size = 8] }"
      )
      let change = pick([
        "v\(index).backgroundColor: systemRed", "v\(index).isHidden: true",
        "v\(index).transform: { scale: 1.5 }, animation: { duration: 0.2 }",
        // Only one change of the whole cell, because with each the looks to be compared double.
        index == 0 ? "cell.backgroundColor: systemYellow" : "v\(index).alpha: 0.5",
      ])
      var when = "s\(index)"
      // A few inputs follow events, as in real cells; the app sets the others.
      switch Int.random(in: 0..<(index < 3 ? 6 : 4), using: &random) {
      case 0:
        when = flags.isEmpty ? when : flags.removeFirst()
        states.append(
          "\(when): \(index < 3 ? "{ tap.ended: not \(when) }" : pick(["app", "data"]))")
      case 1: states.append("s\(index): { label: Sold out, setBy: data }")
      case 2:
        states.append("s\(index): none | loading | done\(pick(["", " | failed"]))")
        when += " == loading"
      case 3:
        states.append("s\(index): { range: 0...9, stops: [0, 4, 9] }")
        when += " > 3"
      case 4: states.append("s\(index): { \(pick(["didSelectItem", "tap.ended"])): not s\(index) }")
      default:
        states.append(
          "s\(index): { press.began: true, press.ended: false, press.cancelled: false }")
      }
      rules.append("{ when: \(when), \(change) }")
      if index > 0, Int.random(in: 0..<4, using: &random) == 0 {
        rules.append("{ when: \(when) and highlighted, v0.alpha: 0.3 }")
      }
    }
    let text = """
      cellophane: 1
      cell:
        backgroundColor: white
        contentView:
          subviews:
            - { label: label, text: A cell, constraints: [leading = superview + 8, bottom = superview - 4] }
            - \(views.joined(separator: "\n      - "))
      states: { \(states.joined(separator: ", ")) }
      rules: [\(rules.joined(separator: ", "))]
      collectionView:
        frame: { width: \(width + 20), height: 200 }
        flowLayout: { itemSize: { width: \(width), height: \(height) }, sectionInset: 10 }
        gestureRecognizers: [{ tap: tap }, { longPress: press }]
        items: 1
      """
    return try SceneDocument(Array(text.utf8), file: "random \(seed)").scene
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

  /// Where the arrowhead of a line is.
  private static func head(_ line: [Point]) -> Rect {
    let tip = line.last ?? .zero
    return Rect(tip.x - 6, tip.y - 6, 12, 12)
  }

  private static func check(_ sheet: RegionSheet, _ place: Comment) {
    let places = sheet.places
    #expect(sheet.displayList.size.width == 830, place)
    #expect(sheet.displayList.letters.allSatisfy { $0 >= 11 }, place)
    #expect(places.pictures.allSatisfy { max($0.width, $0.height) >= 64 }, place)
    for (index, line) in places.lines.enumerated() {
      let others = places.lines.indices.filter { $0 != index }.map { Self.head(places.lines[$0]) }
      for leg in legs(line) {
        for box in places.cards + places.labels + others {
          #expect(!enters(leg, box), "\(place): \(line) enters \(box)")
        }
      }
    }
    let area = Rect(origin: .zero, size: sheet.displayList.size)
    for box in places.cards + places.labels {
      #expect(
        box.minX >= 0 && box.maxX <= area.maxX && box.minY >= 0 && box.maxY <= area.maxY,
        "\(place): \(box)")
    }
  }

  @Test(
    "At 830 points letters and pictures are readable, arrows cross nothing, and omissions are reported",
    arguments: [0, 2, 4])
  func promise(seed: Int) throws {
    let renderer = try SceneRenderer(Self.scene(seed: seed))
    let content = RegionContent(renderer, item: 0)
    let chart = try content.chart()
    Self.check(try renderer.regionSheet(item: 0, userInterfaceStyle: nil), "regions \(seed)")
    // A region with omitted states has a note with their number.
    for (index, region) in content.order.enumerated() {
      let shown = chart.regions[index]
      let isWhole = shown.nodes.count == content.states.regions[region].places.count
      #expect(isWhole || shown.notes.contains { $0.contains(" of ") })
    }
    #expect(
      chart.looks.isEmpty || content.combinations.count == chart.looks.count
        || chart.looksNote.contains("-o x.json"))
    #expect(chart.regions.count < 2 || chart.sentences.contains { $0.contains("--form flat") })
    guard let count = content.states.stateCount, count <= 24 else { return }
    let flat = try FlatContent(renderer, items: [0])
    if let diagram = try flat.diagram(.light) {
      #expect(diagram.faults.passed == 0 && diagram.faults.shared == 0, "flat \(seed)")
      #expect(diagram.displayList.size.width <= 830)
      #expect(diagram.displayList.letters.allSatisfy { $0 >= 11 })
      #expect(diagram.pictures.allSatisfy { max($0.width, $0.height) >= 64 })
    } else {
      let sheet = try flat.sheet(.light)
      Self.check(sheet, "list \(seed)")
      #expect(sheet.places.pictures.count == flat.graph.nodes.count)
    }
  }
}

extension DisplayList {
  /// The sizes of all letters outside of pictures, which are clipped.
  fileprivate var letters: [Double] { Self.letters(items) }

  private static func letters(_ items: [Item]) -> [Double] {
    items.flatMap { item -> [Double] in
      switch item {
      case .text(let text, _, _): [text.font.pointSize]
      case .layer(let layer): layer.clip == nil ? letters(layer.items) : []
      case .fill, .stroke, .image: []
      }
    }
  }
}
