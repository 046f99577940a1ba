internal import CollectionLayouts
internal import Interaction
internal import Scenes

/// Changes of items and sections.
extension ProblemFinder {
  /// Checks the changes of a batch.
  mutating func check(_ updates: [ItemUpdate], _ path: ScenePath) {
    if updates.isEmpty { add(path, "nothing changes; write deleteItem: 2, for example") }
    let count = scene.collectionView.itemCount
    for item in updates.compactMap(\.item)
    where updates.count > 1 && !unread.mayHaveItems && !(0..<count).contains(item) {
      add(path, "there is no item \(item); the last one is \(count - 1)")
    }
    let sections = scene.collectionView.sections.count
    for section in updates.compactMap({ $0.section ?? $0.destination })
    where !(0..<sections).contains(section) {
      add(path, "there is no section \(section); the last one is \(sections - 1)")
    }
    if updates.contains(where: { ($0.position ?? 0) < 0 }) {
      add(path, "positions start at 0; write 0 or more")
    }
    checkUpdating(path)
  }

  /// Checks that the items of the collection view can change.
  mutating func checkUpdating(_ path: ScenePath) {
    let view = scene.collectionView
    if let objection = view.collectionViewLayout.kind.objectionToUpdates { add(path, objection) }
    if view.sections.contains(where: { $0.items.cycle.contains { !$0.supplementaryViews.isEmpty } })
    {
      add(path, "items with supplementary views cannot change; leave their supplementaryViews out")
    }
  }

  /// Checks a snapshot: each section once, and each item once, in any section.
  mutating func checkSnapshot(_ numbers: [Int], _ items: [[Int]], _ path: ScenePath) {
    checkUpdating(path)
    guard !unread.mayHaveItems else { return }
    let sections = scene.collectionView.sections
    let count = scene.collectionView.itemCount
    var seen: Set<Int> = []
    var seenItems: Set<Int> = []
    for (number, items) in zip(numbers, items) {
      guard sections.indices.contains(number) else {
        add(path, "there is no section \(number); the last one is \(sections.count - 1)")
        continue
      }
      if !seen.insert(number).inserted {
        add(path, "section \(number) appears here twice; leave one of them out")
      }
      for item in items {
        if !seenItems.insert(item).inserted {
          add(path, "item \(item) appears here twice; leave one of them out")
        } else if !(0..<count).contains(item) {
          add(path, "there is no item \(item); the last one is \(count - 1)")
        }
      }
    }
  }
}
