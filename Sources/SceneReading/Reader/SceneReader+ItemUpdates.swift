internal import Interaction
internal import Notation
internal import SceneFormat
internal import Scenes
internal import Views
internal import YAMLReading

/// Reads changes of items and sections.
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
    if key.isMap, case .scalar = node.content, !node.isNull {
      report(node.location, "\(key.rawValue) must be a map of keys, as in \(key.example)")
      return nil
    }
    switch key {
    case .insertItem:
      var (item, position, section): (Int?, Int?, Int?) = (nil, nil, nil)
      for (key, value) in entries(of: node, in: "insertItem", as: ItemInsertionKey.self) {
        switch key {
        case .item: item = readItemNumber(value)
        case .at: position = readPosition(value)
        case .section: section = readSectionNumber(value)
        }
      }
      guard let item, let position else { return nil }
      return .insertItem(item, at: position, section: section)
    case .moveItem:
      var (item, position, section): (Int?, Int?, Int?) = (nil, nil, nil)
      for (key, value) in entries(of: node, in: "moveItem", as: ItemMoveKey.self) {
        switch key {
        case .item: item = readItemNumber(value)
        case .to: position = readPosition(value)
        case .section: section = readSectionNumber(value)
        }
      }
      guard let item, let position else { return nil }
      return .moveItem(item, to: position, section: section)
    case .deleteItem: return readItemNumber(node).map { .deleteItem($0) }
    case .reloadItem: return readItemNumber(node).map { .reloadItem($0) }
    case .reconfigureItem: return readItemNumber(node).map { .reconfigureItem($0) }
    case .insertSection:
      var (section, position): (Int?, Int?) = (nil, nil)
      for (key, value) in entries(of: node, in: key.rawValue, as: SectionInsertionKey.self) {
        switch key {
        case .section: section = readSectionNumber(value)
        case .at: position = readPosition(value)
        }
      }
      guard let section, let position else { return nil }
      return .insertSection(section, at: position)
    case .moveSection:
      var (section, position): (Int?, Int?) = (nil, nil)
      for (key, value) in entries(of: node, in: key.rawValue, as: SectionMoveKey.self) {
        switch key {
        case .section: section = readSectionNumber(value)
        case .to: position = readPosition(value)
        }
      }
      guard let section, let position else { return nil }
      return .moveSection(section, to: position)
    case .deleteSection: return readSectionNumber(node).map { .deleteSection($0) }
    case .reloadSection: return readSectionNumber(node).map { .reloadSection($0) }
    }
  }

  /// Reads a snapshot: the items of the first section, or a list of sections with their items.
  mutating func readSnapshot(_ node: SourceNode) -> (sections: [Int], items: [[Int]])? {
    let before = diagnostics.count
    let elements = list(node, of: "applySnapshot")
    guard diagnostics.count == before else { return nil }
    guard elements.contains(where: { if case .mapping = $0.content { true } else { false } })
    else {
      let items = elements.compactMap { readItemNumber($0) }
      return diagnostics.count == before ? ([0], [items]) : nil
    }
    var result: (sections: [Int], items: [[Int]]) = ([], [])
    for element in elements {
      var (section, items): (Int?, [Int]) = (nil, [])
      for (key, value) in entries(of: element, in: "a section", as: SnapshotSectionKey.self) {
        switch key {
        case .section: section = readSectionNumber(value)
        case .items:
          items = list(value, of: key.rawValue).compactMap { readItemNumber($0) }
        }
      }
      guard let section else { continue }
      result.sections.append(section)
      result.items.append(items)
    }
    return diagnostics.count == before ? result : nil
  }

  /// Reads the attributes of items that come or go.
  mutating func readAppearance(_ node: SourceNode, in what: String) -> AppearanceAttributes {
    var attributes = AppearanceAttributes.fading
    for (key, value) in entries(of: node, in: what, as: AppearanceAttributesKey.self) {
      switch key {
      case .alpha: attributes.alpha = number(value, for: key.rawValue, in: 0...1) ?? 0
      case .transform:
        if case .transform(let transform)? = propertyValue(.transform, value) {
          attributes.transform = transform
        }
      }
    }
    return attributes
  }

  mutating func readSectionNumber(_ node: SourceNode) -> Int? {
    integer(node, for: "a section", in: 0...SceneLimits.mostSections)
  }

  /// Reads a position in a section.
  mutating func readPosition(_ node: SourceNode) -> Int? {
    integer(node, for: "a position", in: 0...SceneLimits.mostItems)
  }
}
