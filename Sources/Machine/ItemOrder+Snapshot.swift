internal import CollectionLayouts
internal import Interaction

extension ItemOrder {
  /// The changes that lead from this order to sections with items: what goes, what comes, and the fewest moves.
  ///
  /// - Parameters:
  ///   - target: The numbers of the sections that are there then, in their order.
  ///   - items: The items of each of them.
  ///   - home: Returns the section in which an item is written. Default: the one where it comes.
  func difference(
    to target: [Int], _ items: [[Int]], home: ((Int) -> Int)? = nil
  ) -> (sections: [ItemUpdate], items: [ItemUpdate]) {
    let shown = Self.change(from: shownSections, to: target)
    let changes =
      shown.removed.map(ItemUpdate.deleteSection)
      + shown.inserted.map { ItemUpdate.insertSection($0.element, at: $0.position) }
      + shown.moved.map { ItemUpdate.moveSection($0.element, to: $0.position) }
    // Items that go from one section that stays to another one are moved.
    let wanted = Set(items.flatMap { $0 })
    let staying = Set(shownSections).intersection(target)
    let present = Set(
      staying.filter(sections.indices.contains).flatMap { sections[$0] })
    let updates = zip(target, items).flatMap { section, items -> [ItemUpdate] in
      guard sections.indices.contains(section) else { return [] }
      let change = Self.change(from: sections[section], to: items)
      return change.removed.filter { !wanted.contains($0) }.map(ItemUpdate.deleteItem)
        + change.inserted.map { item, position in
          present.contains(item)
            ? .moveItem(item, to: position, section: section)
            : .insertItem(
              item, at: position, section: home.map { $0(item) == section } ?? true ? nil : section)
        } + change.moved.map { ItemUpdate.moveItem($0.element, to: $0.position) }
    }
    return (changes, updates)
  }

  /// The differences between two lists without repetitions, with positions in the second one.
  private static func change(
    from old: [Int], to new: [Int]
  ) -> (
    removed: [Int], inserted: [(element: Int, position: Int)],
    moved: [(element: Int, position: Int)]
  ) {
    let places = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
    let wanted = Set(new)
    let kept = new.enumerated().filter { places[$1] != nil }
    let staying = Set(longestAscent(kept.map { places[$0.element] ?? 0 }).map { old[$0] })
    return (
      old.filter { !wanted.contains($0) },
      new.enumerated().filter { places[$1] == nil }.map { ($1, $0) },
      kept.filter { !staying.contains($0.element) }.map { ($0.element, $0.offset) }
    )
  }

  /// The longest ascending selection of different numbers.
  private static func longestAscent(_ numbers: [Int]) -> [Int] {
    // The positions at which the best selections of each length end, and what stands before each number in one.
    var ends: [Int] = []
    var before: [Int?] = []
    for (position, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var selection: [Int] = []
    var position = ends.last
    while let current = position {
      selection.append(numbers[current])
      position = before[current]
    }
    return selection.reversed()
  }
}
