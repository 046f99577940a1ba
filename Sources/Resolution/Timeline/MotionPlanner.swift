internal import Drawing
internal import Interaction
internal import Motion
internal import Scenes

/// Sets in motion what a turn changes, turn after turn.
struct MotionPlanner {
  private let scene: ResolvedScene
  private var motions: [Int: CellMotion] = [:]
  /// When the last of all finite animations is over.
  private(set) var end = Duration.zero

  init(_ scene: ResolvedScene) {
    self.scene = scene
  }

  /// What is on its way from a turn on, by item.
  ///
  /// - Parameter before: The states before it.
  mutating func advance(from before: StateTable, to new: Turn) -> [Int: CellMotion] {
    for item in motions.keys { motions[item]?.prune(at: new.time) }
    motions = motions.filter { !$0.value.isEmpty }
    let batch = new.events.contains(.batchUpdates) ? batchUpdates(at: new.time) : nil
    let after = StateTable(scene, after: new)
    let items =
      batch == nil
      ? Set(new.updates) : Set(new.updates).union(scene.visibleItems).union(motions.keys)
    for item in items {
      let states = (before.state(of: item), after.state(of: item))
      let animations = scene.animations(
        item: item, from: states.0, to: states.1, at: new.time, batch: batch)
      if animations.isStill, motions[item] == nil { continue }
      let oldCell = scene.cell(item: item, state: states.0)
      let newCell = scene.cell(item: item, state: states.1)
      var motion = motions[item] ?? CellMotion()
      let shown = motions[item]?.apply(to: oldCell.view, at: new.time)
      motion.change(from: oldCell.view, to: newCell.view, shown: shown, animations)
      if let layout = animations.layout {
        motion.place.move(from: oldCell.frame, to: newCell.frame, layout)
      }
      for running in motion.running { end = max(end, running.end ?? .zero) }
      motions[item] = motion.isEmpty ? nil : motion
    }
    return motions
  }

  private func batchUpdates(at time: Duration) -> Running? {
    scene.scene.collectionView.batchUpdates.map {
      Running(start: time, course: $0.course(scene.scene.springFit))
    }
  }
}
