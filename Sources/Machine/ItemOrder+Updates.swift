internal import Interaction
internal import Vocabulary

extension ItemOrder {
  /// Applies the changes of a batch: what goes leaves first, and what comes has its position afterwards, as in
  /// UIKit (documented). Returns what is wrong with them; `nil` if nothing is, and otherwise nothing changes.
  ///
  /// - Parameter section: Returns the index of an item's section.
  mutating func apply(_ updates: [ItemUpdate], section: (Int) -> Int) -> String? {
    var result = sections
    var seen: Set<Int> = []
    var leaving: Set<Int> = []
    var placed: [(item: Int, position: Int)] = []
    for update in updates {
      let item = update.item
      guard seen.insert(item).inserted else {
        return "item \(item) changes twice at once; leave one of the changes out"
      }
      let number = section(item)
      let isPresent = sections.indices.contains(number) && sections[number].contains(item)
      switch update {
      case .insert(_, let position):
        guard !isPresent else {
          return "item \(item) is there already; give it \"isInserted: false\" to insert it later"
        }
        placed.append((item, position))
      case .delete:
        leaving.insert(item)
      case .move(_, let position):
        leaving.insert(item)
        placed.append((item, position))
      case .reload: break
      }
      if !isPresent, !update.addsCell || update.removesCell {
        return "item \(item) is not there; insert it first"
      }
    }
    for number in result.indices { result[number].removeAll(where: leaving.contains) }
    for (item, position) in placed.sorted(by: { $0.position < $1.position }) {
      let number = section(item)
      guard result.indices.contains(number) else { return "item \(item) has no section" }
      guard position <= result[number].count else {
        return "position \(position) is behind the end; the last one is \(result[number].count)"
      }
      result[number].insert(item, at: position)
    }
    sections = result
    return nil
  }
}
