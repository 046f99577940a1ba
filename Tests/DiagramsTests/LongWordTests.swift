import Drawing
import Testing

@testable import Diagrams

@Suite("Words that are longer than their columns")
struct LongWordTests {
  /// A word that nothing but an ellipsis shortens, and a name that breaks.
  private static let word = "Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz"
  private static let name = "favouriteThisParcelButton.backgroundDecorationContainerView"

  private struct Place {
    let text: String
    let start, end: Double
  }

  /// Where the texts begin and end, in points of the page.
  private static func places(
    _ items: [DisplayList.Item], _ transform: Transform = .identity
  ) -> [Place] {
    items.flatMap { item -> [Place] in
      switch item {
      case .text(let text, let origin, _):
        [
          Place(
            text: text.string, start: origin.applying(transform).x,
            end: (origin + Point(text.width, 0)).applying(transform).x)
        ]
      case .layer(let layer):
        places(layer.items, layer.transform.concatenating(transform))
      default: []
      }
    }
  }

  @Test("A word breaks where its column ends, unless there is room for it")
  func words() throws {
    let setter = DiagramTypesetter(typesetter: BoxTypesetter())
    let font = Font.system(10)
    // Twelve characters.
    let words = "app sets minus.imageView.alpha now"
    #expect(
      try setter.lines(words, font, width: 72).map(\.string)
        == ["app sets", "minus.image", "View.alpha", "now"])
    #expect(
      try setter.lines(words, font, width: 72, longestWord: 126).map(\.string)
        == ["app sets", "minus.imageView.alpha", "now"])
    #expect(
      try setter.lines(
        listing: ["like.primaryActionTriggered"], font, width: 72, breaksWords: true
      ).map(\.string) == ["like.", "primary", "Action", "Triggered"])
  }

  @Test(
    "On a sheet of regions all words end before the margin", arguments: [830.0, 360],
    [word, name])
  func regions(width: Double, word: String) throws {
    let specimen = Specimen(DisplayList(size: Size(361, 84)))
    let kinds: [(RegionChart.Kind, Int)] = [
      (.arrows, 2), (.arrows, 3), (.arrows, 5), (.anyOf, 3), (.steps, 3),
    ]
    let regions = kinds.map { kind, count in
      RegionChart.Region(
        title: word, notes: ["is \(word)"],
        nodes: (0..<count).map {
          RegionChart.Node(
            name: "not \(word) \($0)", differences: ["\(word) red"], specimen: specimen,
            motion: "\(word) \($0)")
        }, initial: 0,
        arrows: (1..<count).map {
          RegionChart.Arrow(
            from: 0, to: $0, actions: ["app sets \(word)"], calls: [word], isOfApp: true)
        }, kind: kind)
    }
    let chart = RegionChart(
      title: word, summary: "2 states", regions: regions,
      looks: [RegionChart.Look(name: "\(word) + a", specimen: specimen)], looksNote: "one",
      interactions: [RegionChart.Interaction(title: word, text: word, specimen: specimen)],
      sentences: [word])
    let sheet = try RegionSheet(chart, width: width, typesetter: BoxTypesetter(advance: 0.55))
    let margin = width == 360 ? RegionMetrics.narrowMargin : RegionMetrics.margin
    for place in Self.places(sheet.displayList.items) {
      #expect(place.end <= width - margin + 0.5, "\(place.text)")
    }
  }

  @Test("On a redline sheet all words end before the next column and before the margin")
  func redlines() throws {
    let changes = (0..<2).map { index in
      RedlineContent.Change(
        state: "\(Self.name)\(index)", subject: Self.name, values: "\(Self.name) → 1",
        motion: Self.name)
    }
    let content = RedlineContent(
      title: "A cell", state: "normal", specimen: Specimen(DisplayList(size: Size(300, 60))),
      size: Size(300, 60),
      parts: [
        RedlineContent.Part(
          name: Self.name, frame: Rect(20, 10, 100, 40), style: Self.name, detail: Self.name)
      ], changes: changes)
    let sheet = try RedlineSheet(content, typesetter: BoxTypesetter())
    let columns = [182.0: 352.0, 352: 602]
    for place in Self.places(sheet.displayList.items) {
      #expect(place.end <= columns[place.start] ?? 806, "\(place.text)")
      // Nothing is lost: the name has places to break.
      #expect(!place.text.contains("…"))
    }
  }

  @Test("Labels of arrows break words that are longer than UIKit's names")
  func arrows() throws {
    let spacing = LatticeSpacing.choices(columns: 3, .figure)[2]
    let arrow = try #require(
      TransitionArrow.merging([
        DiagramGraph.Transition(from: 0, to: 1, action: "", events: [], isOfApp: true)
      ]).first)
    let call = "contextMenuConfigurationForItemsAt"
    let label = try LatticeLabel(
      arrow, ArrowText(actions: ["app sets \(Self.word)"], calls: [call]), spacing,
      DiagramTypesetter(typesetter: BoxTypesetter()), .light)
    let widest = DiagramMetrics.longestWord
    #expect(label.width <= widest)
    #expect(label.beside.size.width <= widest)
    #expect(
      label.below.size.width == Double(call.count) * (0.6 * DiagramMetrics.callFont.pointSize))
  }
}
