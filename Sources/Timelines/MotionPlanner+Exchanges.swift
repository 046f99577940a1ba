internal import Interaction
internal import Layout
internal import Machine
internal import Resolution
internal import Scenes

/// Sections and cells that come, go and move when the data change.
extension MotionPlanner {
  /// Lets the supplementary views of deleted and reloaded sections fade out, and those of inserted and reloaded ones
  /// fade in.
  mutating func exchangeSections(
    _ changes: [ItemUpdate], from old: Stage, at time: Duration, _ running: Running?
  ) {
    let changes = changes.filter { $0.section != nil && ($0.removesCell || $0.addsCell) }
    guard let running, !changes.isEmpty else { return }
    let before = scene.presentation(of: old).sections
    for change in changes {
      guard let number = change.section else { continue }
      if change.removesCell, let shown = before.first(where: { $0.number == number }) {
        let section = sections[number]?.apply(to: shown, at: time) ?? shown
        sections[number] = SectionMotion(
          leaving: LeavingSection(section, contentOffset: old.contentOffset, running))
      }
      if change.addsCell { sections[number, default: SectionMotion()].appear(running) }
      end = max(end, running.end ?? .zero)
    }
  }

  /// Lets the cells of deleted and reloaded items go, and those of inserted and reloaded ones come.
  mutating func exchange(
    _ updates: [ItemUpdate], from old: Stage, to new: Stage, at time: Duration, _ running: Running?
  ) {
    guard !updates.isEmpty else { return }
    let view = scene.scene.collectionView
    let left = scene.presentation(of: old).cells
    let visible = Set(scene.viewport(of: new).visibleItems)
    for update in updates {
      guard let item = update.item else { continue }
      let motion = motions[item]
      if update.removesCell || update.addsCell { (motions[item], added[item]) = (nil, nil) }
      guard let running else { continue }
      if update.removesCell, let cell = left.first(where: { $0.item == item }) {
        let shown = motion?.apply(to: cell, at: time) ?? cell
        motions[item, default: CellMotion()].leave(
          LeavingCell(
            shown, contentOffset: old.contentOffset,
            to: update.addsCell ? .fading : view.finalLayoutAttributes, running))
      }
      if update.addsCell, visible.contains(item) {
        motions[item, default: CellMotion()].appear(
          from: update.removesCell ? .fading : view.initialLayoutAttributes, running)
      }
      end = max(end, running.end ?? .zero)
    }
  }

  /// Animates all sections from their previous positions in the content.
  mutating func moveSections(
    from old: Viewport, to new: Viewport, _ running: Running
  ) {
    let shown = [old, new].flatMap { $0.geometry.sections(in: $0.bounds) }.map(\.number)
    for number in Set(shown).union(sections.keys) {
      guard let before = old.geometry.section(number, in: old.bounds),
        let after = new.geometry.section(number, in: new.bounds)
      else { continue }
      var motion = sections[number] ?? SectionMotion()
      motion.move(from: before, to: after, running)
      sections[number] = motion.isEmpty ? nil : motion
    }
  }
}
