package import Interaction
internal import Scenes
internal import Validation
internal import Views
package import Vocabulary

extension ResolvedScene {
  /// The views that have no captured picture in a state of a cell, in the order of the scene.
  package func viewsWithoutPicture(in state: CellState) -> [ViewName] {
    let subject = CellResolver(template, in: surroundings, item: 0, state: state).subject(in: state)
    return loaded.scene.picturedViews.map(\.view.name).filter { name in
      loaded.pictures[name]?.picture(for: subject) == nil
    }
  }
}
