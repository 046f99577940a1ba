import Cellophane
import Diagrams
import Testing

@testable import Figures

/// What diagrams say of rows with swipe actions.
@Suite("Swiped rows in diagrams")
struct SwipedStateTests {
  private static let trailing = "trailingSwipeActions: [{ action: save, title: Save }]"
  private static let leading = "leadingSwipeActions: [{ action: mark, title: Played }]"

  @Test(
    "actions at both edges are one state, which diagrams explain",
    arguments: [(true, true), (true, false), (false, true)])
  func edges(hasLeading: Bool, hasTrailing: Bool) throws {
    let actions = (hasLeading ? [Self.leading] : []) + (hasTrailing ? [Self.trailing] : [])
    let file = """
      cellophane: 1
      cell: { class: UICollectionViewListCell, contentConfiguration: { text: Episode } }
      collectionView:
        frame: { width: 393, height: 120 }
        listLayout: { appearance: plain }
        items: 2
        \(actions.joined(separator: "\n  "))
      """
    let renderer = try SceneRenderer(SceneDocument(Array(file.utf8), file: "rows").scene)
    func says(_ sentences: [String]) -> Bool {
      sentences.contains { $0.contains("after a swipe from its own edge") }
    }
    #expect(says(RegionContent(renderer, item: 0).sentences) == (hasLeading && hasTrailing))
    #expect(
      try says(renderer.diagramGraph(items: [0]).remarks) == (hasLeading && hasTrailing))
  }
}
