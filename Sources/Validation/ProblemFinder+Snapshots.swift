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
    guard !unread.mayHaveScripts else { return }
    for (index, name) in scene.snapshots.scripts.enumerated() where scene.scripts[name] == nil {
      guard problems.count < Self.mostProblems else { return }
      add(
        ScenePath.scene.key("snapshots").key("scripts").index(index),
        "no script is called \"\(name.shortened)\""
          + hint(for: name, among: scene.scripts.keys))
    }
  }
}
