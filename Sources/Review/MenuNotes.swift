internal import Drawing
internal import Machine
internal import Resolution
package import SceneRendering
internal import Scenes
package import Validation

extension SceneRenderer {
  /// A note if a cell and its context menu are higher than the collection view, so that the menu lies over the cell; empty
  /// if there is room. Cells are measured as they are at first.
  package var menuNotes: [SceneProblem] {
    let view = scene.collectionView
    guard !view.contextMenu.isEmpty else { return [] }
    let stage = resolved.initialStage
    let heights = DistinctItems(scene).items.compactMap {
      resolved.machine.heightForMenu(ofItem: $0, in: stage)
    }
    guard let needed = heights.max(), needed > view.size.height else { return [] }
    return [
      SceneProblem(
        path: ScenePath.scene.key("collectionView").key("contextMenu"),
        message:
          "a cell and its menu need \(decimal(needed.rounded(.up))) points, and the collection view is"
          + " \(decimal(view.size.height)) points high, so that the menu lies over the cell; UIKit's are in the"
          + " window, where both have room: make the frame higher")
    ]
  }
}
