internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Messages
internal import Notation
internal import Scenes

/// Checks calls of the app's.
extension ProblemFinder {
  /// Checks a call, as a step of a script or as an action.
  mutating func check(_ call: AppCall, _ path: ScenePath) {
    let direction = scene.collectionView.collectionViewLayout.scrollDirection
    if let objection = call.objection(scrollDirection: direction) { add(path, objection) }
    switch call {
    case .selectItem, .deselectItem, .setEditing, .scrollToItem: break
    case .set(let change): check(change, path)
    case .pauseAnimation(_, let name):
      let names = scene.states.filter { $0.animator != nil }.map(\.name)
      if !names.contains(name) {
        add(
          path,
          "no number with an animator is called \"\(name.shortened)\""
            + hint(for: name, among: names))
      }
    case .setContentOffset(let offset, _):
      if !offset.isFinite || abs(offset) > SceneLimits.farthestOffset {
        let limit = decimal(SceneLimits.farthestOffset)
        add(path, "a content offset must be from -\(limit) to \(limit); write a smaller one")
      }
    case .updateItems(let updates): check(updates, path)
    case .applySnapshot(let sections, let items): checkSnapshot(sections, items, path)
    }
  }
}
