internal import CollectionLayouts
internal import Drawing
internal import Notation
internal import SceneFormat
internal import Scenes
internal import Vocabulary
internal import YAMLReading

/// Reads compositional layouts.
extension SceneReader {
  mutating func readCompositionalLayout(
    _ node: SourceNode, _ path: ScenePath
  ) -> CompositionalLayout? {
    var layout = CompositionalLayout(sections: [])
    var (item, group): (CompositionalLayout.LayoutSize?, CompositionalLayout.LayoutSize?)
    var (itemSpacing, groupSpacing, insets) = (0.0, 0.0, DirectionalEdgeInsets.zero)
    let pairs = entries(
      of: node, in: "compositionalLayout", as: CompositionalLayoutKey.self, path: path)
    for (key, value) in pairs {
      let path = path.key(key.rawValue)
      sourceMap.record(value.location, for: path)
      switch key {
      case .sections:
        for element in nonEmptyList(value, of: key.rawValue) {
          let path = path.index(layout.sections.count)
          if let section = readLayoutSection(element, path) { layout.sections.append(section) }
        }
      case .scrollDirection:
        layout.scrollDirection = word(value, for: key.rawValue) ?? layout.scrollDirection
      case .interSectionSpacing: layout.interSectionSpacing = length(value, for: key.rawValue) ?? 0
      case .item: item = readLayoutSize(value, in: "item", path)
      case .group: group = readLayoutSize(value, in: "group", path)
      case .interItemSpacing: itemSpacing = length(value, for: key.rawValue) ?? 0
      case .interGroupSpacing: groupSpacing = length(value, for: key.rawValue) ?? 0
      case .contentInsets: insets = readDirectionalInsets(value, for: key.rawValue) ?? insets
      }
    }
    let keys = Set(pairs.map(\.key))
    if keys.contains(.sections) {
      let others: Set<CompositionalLayoutKey> = [
        .item, .group, .interItemSpacing, .interGroupSpacing, .contentInsets,
      ]
      if !keys.isDisjoint(with: others) {
        report(
          node.location, "compositionalLayout has sections, or an item and its group; leave out one"
        )
      }
      return layout.sections.isEmpty ? nil : layout
    }
    if !keys.isSuperset(of: [.item, .group]), case .mapping = node.content {
      report(node.location, "compositionalLayout needs sections, or item and group; add them")
    }
    guard let item, let group else { return nil }
    // The shorthand for one kind of section is written without a list.
    layout.sections =
      CompositionalLayout(
        item: item, group: group, interItemSpacing: itemSpacing, interGroupSpacing: groupSpacing,
        contentInsets: insets
      ).sections
    return layout
  }

  private mutating func readLayoutSection(
    _ node: SourceNode, _ path: ScenePath
  ) -> CompositionalLayout.Section? {
    sourceMap.record(node.location, for: path)
    var group: CompositionalLayout.Group?
    var rows: ListLayout?
    var section = CompositionalLayout.Section.list(using: ListLayout())
    for (key, value) in entries(of: node, in: "a section", as: LayoutSectionKey.self, path: path) {
      let path = path.key(key.rawValue)
      sourceMap.record(value.location, for: path)
      switch key {
      case .group: group = readLayoutGroup(value, path)
      case .list: rows = readListLayout(value, path)
      case .interGroupSpacing: section.interGroupSpacing = length(value, for: key.rawValue) ?? 0
      case .contentInsets:
        section.contentInsets = readDirectionalInsets(value, for: key.rawValue) ?? .zero
      case .orthogonalScrollingBehavior:
        section.orthogonalScrollingBehavior = word(value, for: key.rawValue) ?? .none
      case .boundarySupplementaryItems:
        section.boundarySupplementaryItems = readElements(list(value, of: key.rawValue), path) {
          $0.readBoundaryItem($1, $2)
        }
      case .supplementariesFollowContentInsets:
        section.supplementariesFollowContentInsets = boolean(value, for: key.rawValue) ?? true
      case .decorationItems:
        section.decorationItems = readElements(list(value, of: key.rawValue), path) {
          $0.readDecorationItem($1, $2)
        }
      }
    }
    guard case .mapping(let pairs) = node.content else { return nil }
    let words = pairs.compactMap(\.key.scalarText)
    if words.contains("group") == words.contains("list") {
      report(node.location, "a section has a group or a list; write one of them")
      return nil
    }
    if let rows {
      section.content = .list(rows)
    } else if let group {
      section.content = .group(group)
    } else {
      return nil
    }
    if rows != nil, words.count > 1 {
      report(node.location, "a section with a list has no other keys; leave them out")
    }
    return section
  }

  private mutating func readLayoutGroup(
    _ node: SourceNode, _ path: ScenePath
  ) -> CompositionalLayout.Group? {
    sourceMap.record(node.location, for: path)
    var (width, height): (CompositionalLayout.Dimension?, CompositionalLayout.Dimension?)
    var content: CompositionalLayout.GroupContent?
    var (single, repeating): (CompositionalLayout.Subitem?, CompositionalLayout.Subitem?)
    var count: Int?
    var group = CompositionalLayout.Group(
      axis: .horizontal,
      layoutSize: CompositionalLayout.LayoutSize(
        widthDimension: .absolute(1), heightDimension: .absolute(1)),
      content: .subitems([]))
    var written: Set<LayoutGroupKey> = []
    for (key, value) in entries(of: node, in: "a group", as: LayoutGroupKey.self, path: path) {
      written.insert(key)
      let path = path.key(key.rawValue)
      sourceMap.record(value.location, for: path)
      switch key {
      case .width: width = readDimension(value, in: key.rawValue)
      case .height: height = readDimension(value, in: key.rawValue)
      case .axis: group.axis = word(value, for: key.rawValue) ?? group.axis
      case .subitems:
        let elements = nonEmptyList(value, of: key.rawValue).prefix(SceneLimits.mostViews)
        content = .subitems(
          readElements(elements, path) { $0.readSubitem($1, $2) })
      case .subitem: single = readSubitem(value, path.index(0))
      case .repeatingSubitem: repeating = readSubitem(value, path.index(0))
      case .count: count = integer(value, for: key.rawValue, in: 1...SceneLimits.mostViews)
      case .interItemSpacing:
        group.interItemSpacing = readSpacing(value, for: key.rawValue) ?? group.interItemSpacing
      case .contentInsets:
        group.contentInsets = readDirectionalInsets(value, for: key.rawValue) ?? .zero
      case .edgeSpacing: group.edgeSpacing = readEdgeSpacing(value)
      case .customItems:
        let frames = nonEmptyList(value, of: key.rawValue).prefix(SceneLimits.mostViews)
        content = .custom(frames.compactMap { readFrame($0, for: "a custom item") })
      }
    }
    guard case .mapping = node.content else { return nil }
    let kinds: [LayoutGroupKey] = [.subitems, .subitem, .repeatingSubitem, .customItems].filter(
      written.contains)
    if kinds.count != 1 {
      report(
        node.location,
        "a group has subitems, a subitem, a repeatingSubitem, or customItems; write one of them")
      return nil
    }
    if kinds == [.customItems],
      let extra = [.count, .interItemSpacing, .axis].first(where: written.contains)
    {
      report(
        node.location, "a group with customItems has frames only; leave out \(extra.rawValue)")
      return nil
    }
    if kinds != [.customItems], (kinds != [.subitems]) != written.contains(.count) {
      report(
        node.location,
        kinds == [.subitems]
          ? "a group with subitems takes as many as fit; leave out count, or write subitem"
          : "\(kinds[0].rawValue) needs a count; add \"count\"")
      return nil
    }
    if let single, let count { content = .subitem(single, count: count) }
    if let repeating, let count { content = .repeatingSubitem(repeating, count: count) }
    guard let width, let height, let content else { return nil }
    group.layoutSize = CompositionalLayout.LayoutSize(
      widthDimension: width, heightDimension: height)
    group.content = content
    return group
  }

  /// Reads an item, or a group if it has subitems.
  private mutating func readSubitem(
    _ node: SourceNode, _ path: ScenePath
  ) -> CompositionalLayout.Subitem? {
    guard case .mapping(let pairs) = node.content else {
      report(
        node.location,
        "a subitem is a map, as in { width: { absolute: 80 }, height: { absolute: 80 } }")
      return nil
    }
    let words = Set(pairs.compactMap(\.key.scalarText))
    let marks: Set<String> = [
      "subitems", "subitem", "repeatingSubitem", "customItems", "axis", "count",
    ]
    if !words.isDisjoint(with: marks) { return readLayoutGroup(node, path).map { .group($0) } }
    sourceMap.record(node.location, for: path)
    var (width, height): (CompositionalLayout.Dimension?, CompositionalLayout.Dimension?)
    var item = CompositionalLayout.Item(
      layoutSize: CompositionalLayout.LayoutSize(
        widthDimension: .absolute(1), heightDimension: .absolute(1)))
    for (key, value) in entries(of: node, in: "an item", as: LayoutItemKey.self, path: path) {
      let path = path.key(key.rawValue)
      sourceMap.record(value.location, for: path)
      switch key {
      case .width: width = readDimension(value, in: key.rawValue)
      case .height: height = readDimension(value, in: key.rawValue)
      case .contentInsets:
        item.contentInsets = readDirectionalInsets(value, for: key.rawValue) ?? .zero
      case .edgeSpacing: item.edgeSpacing = readEdgeSpacing(value)
      case .supplementaryItems:
        item.supplementaryItems = readElements(list(value, of: key.rawValue), path) {
          $0.readSupplementaryItem($1, $2)
        }
      }
    }
    guard let width, let height else { return nil }
    item.layoutSize = CompositionalLayout.LayoutSize(widthDimension: width, heightDimension: height)
    return .item(item)
  }

  private mutating func readSpacing(
    _ node: SourceNode, for what: String
  ) -> CompositionalLayout.Spacing? {
    if case .scalar = node.content { return length(node, for: what).map { .fixed($0) } }
    var found: [CompositionalLayout.Spacing] = []
    for (key, value) in entries(of: node, in: what, as: SpacingKey.self) {
      guard let distance = length(value, for: key.rawValue) else { continue }
      switch key {
      case .fixed: found.append(.fixed(distance))
      case .flexible: found.append(.flexible(distance))
      }
    }
    if case .mapping(let pairs) = node.content, pairs.count != 1 {
      report(node.location, "\(what) is one distance, as in \"{ flexible: 8 }\"")
    }
    return found.first
  }

  private mutating func readEdgeSpacing(_ node: SourceNode) -> CompositionalLayout.EdgeSpacing {
    var spacing = CompositionalLayout.EdgeSpacing.none
    for (key, value) in entries(of: node, in: "edgeSpacing", as: EdgeSpacingKey.self) {
      let distance = readSpacing(value, for: key.rawValue)
      switch key {
      case .leading: spacing.leading = distance
      case .top: spacing.top = distance
      case .trailing: spacing.trailing = distance
      case .bottom: spacing.bottom = distance
      }
    }
    return spacing
  }

  /// Reads the elements of a list.
  private mutating func readElements<Element>(
    _ nodes: some Sequence<SourceNode>, _ path: ScenePath,
    _ read: (inout SceneReader, SourceNode, ScenePath) -> Element?
  ) -> [Element] {
    var elements: [Element] = []
    for (index, node) in nodes.enumerated() {
      if let element = read(&self, node, path.index(index)) { elements.append(element) }
    }
    return elements
  }

  // MARK: - Sizes

  private mutating func readLayoutSize(
    _ node: SourceNode, in what: String, _ path: ScenePath
  ) -> CompositionalLayout.LayoutSize? {
    var (width, height): (CompositionalLayout.Dimension?, CompositionalLayout.Dimension?)
    for (key, value) in entries(of: node, in: what, as: LayoutSizeKey.self, path: path) {
      switch key {
      case .width: width = readDimension(value, in: key.rawValue)
      case .height: height = readDimension(value, in: key.rawValue)
      }
    }
    guard let width, let height else { return nil }
    return CompositionalLayout.LayoutSize(widthDimension: width, heightDimension: height)
  }

  mutating func readDimension(
    _ node: SourceNode, in what: String
  ) -> CompositionalLayout.Dimension? {
    var found: [CompositionalLayout.Dimension?] = []
    for (key, value) in entries(of: node, in: what, as: DimensionKey.self) {
      func extent() -> Double? { number(value, for: key.rawValue, in: SceneLimits.sides) }
      func share() -> Double? { number(value, for: key.rawValue, in: SceneLimits.shares) }
      switch key {
      case .absolute: found.append(extent().map { .absolute($0) })
      case .estimated: found.append(extent().map { .estimated($0) })
      case .fractionalWidth: found.append(share().map { .fractionalWidth($0) })
      case .fractionalHeight: found.append(share().map { .fractionalHeight($0) })
      }
    }
    if case .mapping(let pairs) = node.content, pairs.count != 1 {
      report(node.location, "\(what) needs one dimension, as in \"{ fractionalWidth: 1 }\"")
    }
    return found.first ?? nil
  }
}
