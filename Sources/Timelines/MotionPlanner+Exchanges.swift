internal import Drawing
internal import Interaction
internal import Layout
internal import Machine
internal import Resolution
internal import Scenes

/// Insertions, deletions and moves of sections and cells when the data change.
extension MotionPlanner {
  /// Fades out the supplementary views of deleted and reloaded sections, and fades in those of inserted and reloaded
  /// ones.
  mutating func exchangeSections(
    _ changes: [ItemUpdate], from old: Stage, at time: Duration, _ running: Running?
  ) {
    let changes = changes.filter { $0.section != nil && ($0.removesCell || $0.addsCell) }
    guard let running, !changes.isEmpty else { return }
    let before = scene.presentation(of: old).sections
    for change in changes {
      guard let number = change.section else { continue }
      if change.removesCell, let shown = before.first(where: { $0.number == number }) {
        let leaving = leavingSection(shown, from: old, at: time, running)
        sections[number] = SectionMotion(leaving: leaving)
      }
      if change.addsCell { sections[number, default: SectionMotion()].appear(running) }
      end = max(end, running.end ?? .zero)
    }
  }

  /// Animates the cells of deleted and reloaded items away, and those of inserted and reloaded ones in.
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
        let leaving = leavingCell(
          cell, motion?.withoutLeaving, from: old, at: time,
          to: update.addsCell ? .fading : view.finalLayoutAttributesForDisappearingItem, running)
        motions[item, default: CellMotion()].leave(leaving)
      }
      if update.addsCell, visible.contains(item) {
        motions[item, default: CellMotion()].appear(
          from: update.removesCell ? .fading : view.initialLayoutAttributesForAppearingItem, running
        )
      }
      end = max(end, running.end ?? .zero)
    }
  }

  /// Removes a cell, with its appearance at this moment of its animations.
  private func leavingCell(
    _ cell: PresentedCell, _ motion: CellMotion?, from old: Stage, at time: Duration,
    to attributes: AppearanceAttributes, _ running: Running
  ) -> LeavingCell {
    let scene = scene
    let shown = motion?.apply(to: cell, at: time) ?? cell
    return LeavingCell(shown, in: old, to: attributes, running) { stage in
      let other = scene.decoratedCell(item: cell.item, in: stage)
      guard var motion else { return other }
      // Values that depend on traits change at once, as in cells that stay.
      motion.change(from: cell.view, to: other.view, shown: nil, .still)
      return motion.apply(to: other, at: time)
    }
  }

  /// Removes a section, with its appearance at this moment of its animations.
  private func leavingSection(
    _ section: PresentedSection, from old: Stage, at time: Duration, _ running: Running
  ) -> LeavingSection {
    let scene = scene
    let motion = sections[section.number]?.withoutLeaving
    let shown = motion?.apply(to: section, at: time) ?? section
    return LeavingSection(shown, in: old, running) { stage in
      // Views that fade have no background.
      let other = scene.section(section.number, in: stage, ground: .clear) ?? section
      return motion?.apply(to: other, at: time) ?? other
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
