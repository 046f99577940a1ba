import Interaction
import SceneReading
import Testing
import Vocabulary

@testable import Resolution
@testable import Scenes

@Suite("Swipe actions in low rows")
struct SwipeIconTests {
  private func scene(height: Double, _ look: String) throws -> ResolvedScene {
    let text = """
      cellophane: 1
      cell: { class: UITableViewCell }
      collectionView:
        frame: { width: 320, height: 200 }
        flowLayout: { itemSize: { width: 320, height: \(height) } }
        trailingSwipeActions: [{ action: mark, \(look) }]
        items: 1
      """
    return try ResolvedScene(
      try SceneDocument(Array(text.utf8), file: "rows").scene, traits: Traits())
  }

  private func names(_ view: PresentedView) -> [String] {
    [view.name.rawValue] + view.subviews.flatMap(names)
  }

  @Test(
    "a button with an image shows its title from 91 points on, one without an image always",
    arguments: [
      (90.5, "title: Played, systemImage: star.fill", ["image"]),
      (91, "title: Played, systemImage: star.fill", ["image", "title"]),
      (44, "title: Played", ["title"]), (44, "systemImage: star.fill", ["image"]),
    ])
  func shown(height: Double, look: String, parts: [String]) throws {
    let scene = try scene(height: height, look)
    let state = CellState.normal.setting(.swiped, to: true)
    let button = try #require(scene.cell(item: 0, state: state).swipe?.buttons.first)
    let view = try #require(button.view)
    #expect(names(view).filter { ["image", "title"].contains($0) } == parts)
    // VoiceOver still reads the title.
    let list = scene.scene.collectionView
    let action = try #require(list.allSwipeActions.first)
    #expect(list.title(of: action) == (look.contains("title") ? "Played" : nil))
  }

  @Test("a title that is not shown does not make buttons wider")
  func width() throws {
    let look = "title: A very long title of an action, systemImage: star.fill"
    let widths = try [44, 91].map { (height: Double) in
      try SceneGeometry(scene(height: height, look)).width(
        ofViews: ["swipeAction.mark"], height: height, traits: Traits())
    }
    #expect(widths[0] < 74 && widths[1] > 150)
  }
}
