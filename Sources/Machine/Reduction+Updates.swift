internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Scenes

/// Data that changes.
extension Reduction {
  /// Inserts, deletes, moves and reloads items and sections at once. Changes that are not possible are refused together.
  mutating func update(_ updates: [ItemUpdate]) {
    var order = stage.order ?? machine.scene.collectionView.order
    let items = order.itemUpdates(of: updates)
    if let objection = order.apply(updates, section: machine.geometry.section) {
      refusal = objection
      return
    }
    let old = machine.scrollRange(in: arrangement)
    let offset = machine.direction.position(of: stage.contentOffset)
    var events: [CellEvent] = [.app(.updateItems(updates))]
    for update in items where update.removesCell {
      guard let item = update.item else { continue }
      stage.sizes[item] = nil
      if case .deleteItem = update, stage.swipe?.item == item { forgetRow() }
      forgetReordering(of: item)
      if case .deleteItem = update { events += stage.selection.handle(.deleted(item: item)) }
    }
    stage.order = order
    let reloaded = items.filter { $0.removesCell && $0.addsCell }.compactMap(\.item)
    let reconfigured = items.compactMap { update -> Int? in
      if case .reconfigureItem(let item) = update { item } else { nil }
    }
    settle(at: stage.contentOffset, asking: reloaded + reconfigured)
    // The content stays at its end if it was there and becomes shorter.
    let range = machine.scrollRange(in: arrangement)
    if offset <= old.upperBound, offset > range.upperBound {
      let end =
        switch machine.direction {
        case .vertical: Point(stage.contentOffset.x, range.upperBound)
        case .horizontal: Point(range.upperBound, stage.contentOffset.y)
        }
      settle(at: end, asking: [])
    }
    for item in reloaded where displayed.containsSorted(item) {
      // A new cell is displayed in place of the old one.
      displayed.removeAll { $0 == item }
      events += assigning(.didEndDisplayingCell(item: item))
      events += releaseCell(of: item)
    }
    events += exchangeCells()
    for case .deleteItem(let item) in items { stage.cells.forget(item) }
    add(events)
  }

  /// Shows these sections with these items and no others. Sections are updated first, then items.
  mutating func apply(_ sections: [Int], _ items: [[Int]]) {
    let order = stage.order ?? machine.scene.collectionView.order
    let difference = order.difference(to: sections, items, home: machine.geometry.section)
    let changed = Set(difference.sections.compactMap(\.section))
    let overlap = difference.items.contains { update in
      let sections = [
        update.destination, update.item.map { machine.section(ofItem: $0, in: order) },
      ]
      return sections.contains { $0.map(changed.contains) ?? false }
    }
    let batches =
      overlap
      ? [difference.sections, difference.items] : [difference.sections + difference.items]
    for batch in batches where !batch.isEmpty && refusal == nil { update(batch) }
  }

  private mutating func settle(at offset: Point, asking items: [Int]) {
    let sizes = machine.settledSizes(
      of: stage, known: stage.sizes, invalidated: Set(items), at: offset)
    moveContent(sizes: sizes, contentOffset: offset)
  }
}
