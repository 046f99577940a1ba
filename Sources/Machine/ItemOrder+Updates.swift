package import CollectionLayouts
package import Interaction

extension ItemOrder {
  /// Returns the changes of a batch as changes of items: a change of a section is one of each of its items.
  package func itemUpdates(of updates: [ItemUpdate]) -> [ItemUpdate] {
    updates.flatMap { update -> [ItemUpdate] in
      guard let section = update.section else { return [update] }
      let items = sections.indices.contains(section) ? sections[section] : []
      switch update {
      case .insertSection: return items.enumerated().map { .insertItem($1, at: $0) }
      case .deleteSection: return items.map { .deleteItem($0) }
      case .reloadSection: return items.map { .reloadItem($0) }
      case .moveSection, .insertItem, .deleteItem, .moveItem, .reloadItem, .reconfigureItem:
        return []
      }
    }
  }

  /// Applies the changes of a batch. Deletions come first, and positions of insertions are those in the result, as in
  /// UIKit (documented). Returns the problem with the changes, and then applies none; `nil` if they are valid.
  ///
  /// - Parameter section: Returns the number of the section in which an item is written.
  mutating func apply(_ updates: [ItemUpdate], section: (Int) -> Int) -> String? {
    var result = self
    if let objection = objection(to: updates) ?? result.applySections(updates)
      ?? result.applyItems(updates, section, in: self)
    {
      return objection
    }
    self = result
    return nil
  }

  /// The problem with the numbers of changes. Those of scene files are checked when they are read; a program's are not.
  private func objection(to updates: [ItemUpdate]) -> String? {
    for update in updates {
      if (update.position ?? 0) < 0 { return "positions start at 0; write 0 or more" }
      let section = update.section ?? update.destination
      if let section, !sections.indices.contains(section) {
        return "there is no section \(section); the last one is \(sections.count - 1)"
      }
    }
    return nil
  }

  private mutating func applySections(_ updates: [ItemUpdate]) -> String? {
    var shown = shownSections
    var seen: Set<Int> = []
    var placed: [(section: Int, position: Int)] = []
    for update in updates {
      guard let section = update.section else { continue }
      guard seen.insert(section).inserted else {
        return "section \(section) changes twice at once; leave one of the changes out"
      }
      let isPresent = shownSections.contains(section)
      switch update {
      case .insertSection(_, let position):
        guard !isPresent else {
          return
            "section \(section) exists already; give it \"isInserted: false\" to insert it later"
        }
        placed.append((section, position))
      case .moveSection(_, let position): placed.append((section, position))
      case .deleteSection, .reloadSection, .insertItem, .deleteItem, .moveItem, .reloadItem,
        .reconfigureItem:
        break
      }
      if !isPresent, !update.addsCell || update.removesCell {
        return "section \(section) does not exist; insert it first"
      }
      if !update.addsCell { shown.removeAll { $0 == section } }
    }
    guard !seen.isEmpty else { return nil }
    for (section, position) in placed.sorted(by: { $0.position < $1.position }) {
      guard position <= shown.count else {
        return "position \(position) is past the end; write at most \(shown.count)"
      }
      shown.insert(section, at: position)
    }
    self.shown = shown
    return nil
  }

  private mutating func applyItems(
    _ updates: [ItemUpdate], _ section: (Int) -> Int, in old: ItemOrder
  ) -> String? {
    let changed = Set(updates.compactMap(\.section))
    let shown = Set(old.shownSections)
    var seen: Set<Int> = []
    var leaving: Set<Int> = []
    var placed: [(item: Int, position: Int, section: Int)] = []
    for update in updates {
      guard let item = update.item else { continue }
      // A cell that is configured again may move at the same time.
      let stays = if case .reconfigureItem = update { true } else { false }
      guard stays || seen.insert(item).inserted else {
        return "item \(item) changes twice at once; leave one of the changes out"
      }
      let number = moved[item] ?? section(item)
      let isPresent =
        shown.contains(number) && sections.indices.contains(number)
        && sections[number].contains(item)
      // An item that is not there comes to its own section.
      let target = update.destination ?? (isPresent ? number : section(item))
      for number in isPresent ? [number, target] : [target] {
        guard shown.contains(number) else {
          return target == section(item)
            ? "the section of item \(item) does not exist; insert section \(number) first"
            : "section \(number), to which item \(item) comes, does not exist; insert it first"
        }
        guard !changed.contains(number) else {
          return "item \(item) changes with its section; leave one of the changes out"
        }
      }
      switch update {
      case .insertItem(_, let position, _):
        guard !isPresent else {
          return "item \(item) exists already; give it \"isInserted: false\" to insert it later"
        }
        // It may be in a section that is not there.
        leaving.insert(item)
        placed.append((item, position, target))
      case .deleteItem:
        leaving.insert(item)
        moved[item] = nil
      case .moveItem(_, let position, _):
        leaving.insert(item)
        placed.append((item, position, target))
      case .reloadItem, .reconfigureItem, .insertSection, .deleteSection, .moveSection,
        .reloadSection:
        break
      }
      if !isPresent, !update.addsCell || update.removesCell {
        return "item \(item) does not exist; insert it first"
      }
    }
    for number in sections.indices { sections[number].removeAll(where: leaving.contains) }
    for (item, position, number) in placed.sorted(by: { $0.position < $1.position }) {
      guard sections.indices.contains(number) else { return "item \(item) has no section" }
      guard position <= sections[number].count else {
        return "position \(position) is past the end; write at most \(sections[number].count)"
      }
      sections[number].insert(item, at: position)
      moved[item] = number == section(item) ? nil : number
    }
    return nil
  }
}
