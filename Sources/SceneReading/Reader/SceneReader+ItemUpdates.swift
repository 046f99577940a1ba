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
        guard let (update, target) = readItemUpdate(key, value, about: ScriptSubject.self) else {
          continue
        }
        if case .item(let item) = target {
          updates.append(update.about(item))
        } else {
          updates.append(update)
        }
      }
    }
    return diagnostics.count == before ? updates : nil
  }

  /// Reads one change, with 0 as a placeholder for its item.
  mutating func readItemUpdate<Subject: CallSubject>(
    _ key: ItemUpdateKey, _ node: SourceNode, about subject: Subject.Type
  ) -> (update: ItemUpdate, target: EventAction.Target)? {
    if key.isMap, case .scalar = node.content, !node.isNull {
      report(node.location, "\(key.rawValue) must be a map of keys, as in \(key.example)")
      return nil
    }
    switch key {
    case .insertItem:
      // An item that is not there has no events, so that only its number names it.
      var (item, position, section): (Int?, Int?, Int?) = (nil, nil, nil)
      for (key, value) in entries(of: node, in: "insertItem", as: ItemInsertionKey.self) {
        switch key {
        case .item: item = readItemNumber(value)
        case .at: position = readPosition(value)
        case .section: section = readSectionNumber(value)
        }
      }
      guard let item, let position else { return nil }
      return (.insertItem(0, at: position, section: section), .item(item))
    case .moveItem:
      var (target, position): (EventAction.Target?, Int?) = (Subject.defaultTarget, nil)
      var section: Int?
      for (key, value) in entries(of: node, in: "moveItem", as: ItemMoveKey<Subject>.self) {
        switch key {
        case .item: target = readTarget(value, about: subject)
        case .to: position = readPosition(value)
        case .section: section = readSectionNumber(value)
        }
      }
      guard let target, let position else { return nil }
      return (.moveItem(0, to: position, section: section), target)
    case .deleteItem: return readTarget(node, about: subject).map { (.deleteItem(0), $0) }
    case .reloadItem: return readTarget(node, about: subject).map { (.reloadItem(0), $0) }
    case .reconfigureItem: return readTarget(node, about: subject).map { (.reconfigureItem(0), $0) }
    case .insertSection:
      var (section, position): (Int?, Int?) = (nil, nil)
      for (key, value) in entries(of: node, in: key.rawValue, as: SectionInsertionKey.self) {
        switch key {
        case .section: section = readSectionNumber(value)
        case .at: position = readPosition(value)
        }
      }
      guard let section, let position else { return nil }
      return (.insertSection(section, at: position), .this)
    case .moveSection:
      var (section, position): (Int?, Int?) = (nil, nil)
      for (key, value) in entries(of: node, in: key.rawValue, as: SectionMoveKey.self) {
        switch key {
        case .section: section = readSectionNumber(value)
        case .to: position = readPosition(value)
        }
      }
      guard let section, let position else { return nil }
      return (.moveSection(section, to: position), .this)
    case .deleteSection: return readSectionNumber(node).map { (.deleteSection($0), .this) }
    case .reloadSection: return readSectionNumber(node).map { (.reloadSection($0), .this) }
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
