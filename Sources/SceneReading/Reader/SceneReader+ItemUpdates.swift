internal import Interaction
internal import Scenes

/// Reads changes of the items.
extension SceneReader {
  /// Reads the changes of a batch; `nil` if one of them is invalid.
  mutating func readItemUpdates(_ node: SourceNode) -> [ItemUpdate]? {
    let before = diagnostics.count
    var updates: [ItemUpdate] = []
    for element in nonEmptyList(node, of: "performBatchUpdates") {
      let entries = entries(of: element, in: "a change", as: ItemUpdateKey.self)
      if entries.count > 1 {
        report(
          element.location, "a change is one action; begin a new one with a comma or a line with -")
      }
      for (key, value) in entries {
        if let update = readItemUpdate(key, value) { updates.append(update) }
      }
    }
    return diagnostics.count == before ? updates : nil
  }

  /// Reads one change.
  mutating func readItemUpdate(_ key: ItemUpdateKey, _ node: SourceNode) -> ItemUpdate? {
    switch key {
    case .insertItem:
      var (item, position): (Int?, Int?) = (nil, nil)
      for (key, value) in entries(of: node, in: "insertItem", as: ItemInsertionKey.self) {
        switch key {
        case .item: item = readItemNumber(value)
        case .at: position = readPosition(value)
        }
      }
      guard let item, let position else { return nil }
      return .insert(item, at: position)
    case .moveItem:
      var (item, position): (Int?, Int?) = (nil, nil)
      for (key, value) in entries(of: node, in: "moveItem", as: ItemMoveKey.self) {
        switch key {
        case .item: item = readItemNumber(value)
        case .to: position = readPosition(value)
        }
      }
      guard let item, let position else { return nil }
      return .move(item, to: position)
    case .deleteItem: return readItemNumber(node).map { .delete($0) }
    case .reloadItem: return readItemNumber(node).map { .reload($0) }
    }
  }

  /// Reads a position in a section.
  mutating func readPosition(_ node: SourceNode) -> Int? {
    integer(node, for: "a position", in: 0...SceneLimits.mostItems)
  }
}
