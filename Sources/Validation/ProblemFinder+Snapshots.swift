internal import Interaction
internal import Messages
internal import OrderedCollections
internal import Scenes
internal import Views

/// Checks the plan of snapshots.
extension ProblemFinder {
  mutating func checkSnapshots() {
    if case .list(let list) = scene.snapshots.states {
      for name in Set(list.flatMap(\.customValues.keys)).sorted()
      where !scene.states.contains(where: { $0.name == name }) {
        _ = checkControlState(name, ScenePath.scene.key("snapshots"))
      }
    }
    checkSnapshotItems()
    guard !unread.mayHaveScripts else { return }
    for (index, name) in scene.snapshots.scripts.enumerated() where scene.scripts[name] == nil {
      guard problems.count < Self.mostProblems else { return }
      add(
        ScenePath.scene.key("snapshots").key("scripts").index(index),
        "no script is called \"\(name.shortened)\""
          + hint(for: name, among: scene.scripts.keys))
    }
  }

  private mutating func checkSnapshotItems() {
    let count = scene.collectionView.itemCount
    guard !unread.mayHaveItems, scene.snapshots.items != [0] else { return }
    for (index, item) in scene.snapshots.items.enumerated() where !(0..<count).contains(item) {
      guard problems.count < Self.mostProblems else { return }
      add(
        ScenePath.scene.key("snapshots").key("items").index(index),
        count == 0
          ? "there are no items" : "there is no item \(item); the last one is \(count - 1)")
    }
  }
}
