internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Messages
internal import Notation
internal import SceneFormat
internal import Scenes
internal import Validation
internal import YAMLReading

/// Reads the collection view and its items.
extension SceneReader {
  mutating func readCollectionView(_ node: SourceNode, _ path: ScenePath) -> CollectionView? {
    var view = CollectionView(size: Size(1, 1), items: .count(0))
    let pairs = entries(of: node, in: "collectionView", as: CollectionViewKey.self, path: path)
    checkAlternatives(Set(pairs.map(\.key)), node, path)
    for (key, value) in pairs {
      let path = path.key(key.rawValue)
      switch key {
      case .frame: view.size = readSize(value, in: "frame") ?? view.size
      case .backgroundColor:
        view.backgroundColor = color(value, for: key.rawValue) ?? view.backgroundColor
      case .flowLayout: view.collectionViewLayout = .flowLayout(readFlowLayout(value, path))
      case .listLayout: view.collectionViewLayout = .listLayout(readListLayout(value, path))
      case .compositionalLayout:
        let layout = readCompositionalLayout(value, path)
        view.collectionViewLayout =
          layout.map(CollectionLayout.compositionalLayout) ?? view.collectionViewLayout
      case .customLayout:
        let layout = readCustomLayout(value, path)
        view.collectionViewLayout =
          layout.map(CollectionLayout.customLayout) ?? view.collectionViewLayout
      case .items: view.items = readItems(value, path)
      case .sections: view.sections = readSections(value, path)
      case .supplementaryViews: view.supplementaryViews = readSupplementaryViews(value, path)
      case .contentOffset: view.contentOffset = readContentOffset(value)
      case .contentInset: view.contentInset = readInsets(value, for: key.rawValue)
      case .allowsSelection:
        view.allowsSelection = boolean(value, for: key.rawValue) ?? view.allowsSelection
      case .allowsMultipleSelection:
        view.allowsMultipleSelection =
          boolean(value, for: key.rawValue) ?? view.allowsMultipleSelection
      case .isEditing: view.isEditing = boolean(value, for: key.rawValue) ?? view.isEditing
      case .allowsSelectionDuringEditing:
        view.allowsSelectionDuringEditing =
          boolean(value, for: key.rawValue) ?? view.allowsSelectionDuringEditing
      case .allowsMultipleSelectionDuringEditing:
        view.allowsMultipleSelectionDuringEditing =
          boolean(value, for: key.rawValue) ?? view.allowsMultipleSelectionDuringEditing
      case .isMultipleTouchEnabled:
        view.isMultipleTouchEnabled =
          boolean(value, for: key.rawValue) ?? view.isMultipleTouchEnabled
      case .delaysContentTouches:
        view.delaysContentTouches = boolean(value, for: key.rawValue) ?? view.delaysContentTouches
      case .alwaysBounceVertical:
        view.alwaysBounceVertical = boolean(value, for: key.rawValue) ?? view.alwaysBounceVertical
      case .alwaysBounceHorizontal:
        view.alwaysBounceHorizontal =
          boolean(value, for: key.rawValue) ?? view.alwaysBounceHorizontal
      case .bounces: view.bounces = boolean(value, for: key.rawValue) ?? view.bounces
      case .isPagingEnabled:
        view.isPagingEnabled = boolean(value, for: key.rawValue) ?? view.isPagingEnabled
      case .decelerationRate:
        view.decelerationRate = word(value, for: key.rawValue) ?? view.decelerationRate
      case .leadingSwipeActions: view.leadingSwipeActions = readSwipeActions(value, path)
      case .trailingSwipeActions: view.trailingSwipeActions = readSwipeActions(value, path)
      case .contextMenu: view.contextMenu = readContextMenu(value, path)
      case .delegate: view.delegate = readDelegate(value, path)
      case .gestureRecognizers: view.gestureRecognizers = readGestureRecognizers(value, path)
      case .selfSizingInvalidation:
        view.selfSizingInvalidation = word(value, for: key.rawValue) ?? view.selfSizingInvalidation
      case .batchUpdates:
        sourceMap.record(value.location, for: path)
        view.batchUpdatesAnimation =
          animation(value, for: key.rawValue) ?? view.batchUpdatesAnimation
      case .initialLayoutAttributesForAppearingItem:
        view.initialLayoutAttributesForAppearingItem = readAppearance(value, in: key.rawValue)
      case .finalLayoutAttributesForDisappearingItem:
        view.finalLayoutAttributesForDisappearingItem = readAppearance(value, in: key.rawValue)
      }
    }
    view.supplementaryViews.merge(swipeButtons) { own, _ in own }
    return view
  }

  /// Checks keys that exclude each other.
  private mutating func checkAlternatives(
    _ keys: Set<CollectionViewKey>, _ node: SourceNode, _ path: ScenePath
  ) {
    guard case .mapping = node.content else { return }
    if keys.isSuperset(of: [.items, .sections]) {
      report(node.location, "collectionView has items or sections; leave out one of them")
    } else if keys.isDisjoint(with: [.items, .sections]) {
      // Not reported if one of them is present but misspelt.
      let items = path.key(CollectionViewKey.items.rawValue)
      let sections = path.key(CollectionViewKey.sections.rawValue)
      if !unread.contains(items), !unread.contains(sections) {
        unread.insert(items)
        report(node.location, "collectionView needs the key \"items\"; add it")
      }
    }
    let written = CollectionViewKey.allCases.filter { $0.isLayout && keys.contains($0) }
    if written.count > 1 {
      let names = written.map { "a \($0.rawValue)" }.joined(separator: " or ")
      report(node.location, "collectionView has \(names); leave out one of them")
    }
  }

  private mutating func readContentOffset(_ node: SourceNode) -> Point? {
    guard case .mapping = node.content else {
      _ = entries(of: node, in: "contentOffset", as: ContentOffsetKey.self)
      return nil
    }
    var offset = Point.zero
    let range = -SceneLimits.farthestOffset...SceneLimits.farthestOffset
    for (key, value) in entries(of: node, in: "contentOffset", as: ContentOffsetKey.self) {
      let distance = number(value, for: key.rawValue, in: range) ?? 0
      switch key {
      case .x: offset.x = distance
      case .y: offset.y = distance
      }
    }
    return offset
  }

  private mutating func readSections(
    _ node: SourceNode, _ path: ScenePath
  ) -> [CollectionSection] {
    let elements = list(node, of: "sections")
    var sections: [CollectionSection] = []
    if case .sequence = node.content {} else { unread.insert(path) }
    for element in elements.prefix(SceneLimits.mostSections + 1) {
      // A single section has the path that its items would have without it.
      let path = elements.count == 1 ? path.parent ?? path : path.index(sections.count)
      var section = CollectionSection(items: .count(0))
      for (key, value) in entries(of: element, in: "a section", as: SectionKey.self, path: path) {
        switch key {
        case .items: section.items = readItems(value, path.key(key.rawValue))
        case .header: section.header = readSupplement(value, key, path)
        case .footer: section.footer = readSupplement(value, key, path)
        case .supplementaryViews:
          section.supplementaryViews = readSupplementaryAssignments(value, path.key(key.rawValue))
        case .contentOffset:
          sourceMap.record(value.location, for: path.key(key.rawValue))
          section.contentOffset =
            number(value, for: key.rawValue, in: 0...SceneLimits.farthestOffset) ?? 0
        case .isInserted:
          sourceMap.record(value.location, for: path.key(key.rawValue))
          section.isInitiallyPresent = boolean(value, for: key.rawValue) ?? true
        }
      }
      sections.append(section)
    }
    return sections
  }

  private mutating func readSupplement(
    _ node: SourceNode, _ key: SectionKey, _ path: ScenePath
  ) -> SectionSupplement? {
    let path = path.key(key.rawValue)
    sourceMap.record(node.location, for: path)
    var text: String?
    for (key, value) in entries(of: node, in: key.rawValue, as: SectionSupplementKey.self) {
      sourceMap.record(value.location, for: path.key(key.rawValue))
      switch key {
      case .text: text = string(value, for: key.rawValue)
      }
    }
    return text.map { SectionSupplement(text: $0) }
  }

  mutating func readSize(_ node: SourceNode, in what: String) -> Size? {
    var (width, height): (Double?, Double?) = (nil, nil)
    let sides = SceneLimits.smallestSide...SceneLimits.largestLength
    for (key, value) in entries(of: node, in: what, as: SizeKey.self) {
      switch key {
      case .width: width = number(value, for: "width", in: sides)
      case .height: height = number(value, for: "height", in: sides)
      }
    }
    guard let width, let height else { return nil }
    guard width * height <= SceneLimits.largestArea else {
      report(
        node.location,
        "\(what) has more than \(decimal(SceneLimits.largestArea)) square points; make it smaller")
      return nil
    }
    return Size(width, height)
  }

  /// Reads a distance that is not negative.
  mutating func length(_ node: SourceNode, for what: String) -> Double? {
    number(node, for: what, in: 0...SceneLimits.largestLength)
  }

  /// Reads one distance that is not negative, or one for each side.
  mutating func readInsets(_ node: SourceNode, for what: String) -> EdgeInsets {
    readInsets(node, for: what, in: 0...SceneLimits.largestLength) ?? .zero
  }

  // MARK: - Items

  private mutating func readItems(_ node: SourceNode, _ path: ScenePath) -> Items {
    switch node.content {
    case .scalar: return .count(readCount(node, for: "items", path))
    case .sequence(let elements):
      let items = readItemList(elements, path)
      return Items(count: items.count, cycle: items)
    case .mapping:
      var (count, cycle): (Int, [Item]) = (0, [])
      for (key, value) in entries(of: node, in: "items", as: ItemsKey.self, path: path) {
        switch key {
        case .count: count = readCount(value, for: key.rawValue, path)
        case .cycle:
          cycle = readItemList(nonEmptyList(value, of: "cycle"), path)
        }
      }
      return Items(count: count, cycle: cycle)
    }
  }

  private mutating func readCount(
    _ node: SourceNode, for what: String, _ path: ScenePath
  ) -> Int {
    if let count = integer(node, for: what, in: 0...SceneLimits.mostItems) { return count }
    unread.insert(path)
    return 0
  }

  /// Reads the values that an item gives to custom states.
  private mutating func readItemStates(
    _ node: SourceNode, _ path: ScenePath
  ) -> [String: StateValue] {
    sourceMap.record(node.location, for: path)
    guard case .mapping(let pairs) = node.content else {
      report(node.location, "the states of an item are a map, as in { progress: 0.4 }")
      return [:]
    }
    var states: [String: StateValue] = [:]
    for (key, value) in pairs {
      guard let name = string(key, for: "the name of a state") else { continue }
      let flag = CellState.Flag.ofItems(name).map { _ in StateKind.flag }
      guard let kind = flag ?? declarations.kind(of: name) else {
        report(
          key.location,
          "no state is called \"\(name.shortened)\""
            + Suggestion.textOrList(
              for: name, among: declarations.names + CellState.Flag.namesOfItems))
        continue
      }
      sourceMap.record(key.location, for: path.key(name))
      states[name] = stateValue(value, kind, of: name)
    }
    return states
  }

  private mutating func readItemList(_ elements: [SourceNode], _ path: ScenePath) -> [Item] {
    var items: [Item] = []
    for element in elements {
      let path = path.index(items.count)
      sourceMap.record(element.location, for: path)
      if case .mapping(let pairs) = element.content {
        let own = pairs.firstIndex { $0.key.scalarText == ItemKey.size.rawValue }
        let states = pairs.firstIndex { $0.key.scalarText == ItemKey.states.rawValue }
        let views = pairs.firstIndex { $0.key.scalarText == ItemKey.supplementaryViews.rawValue }
        let inserted = pairs.firstIndex { $0.key.scalarText == ItemKey.isInserted.rawValue }
        let others = pairs.enumerated().filter {
          ![own, states, views, inserted].contains($0.offset)
        }
        .map(\.element)
        let size = own.flatMap { index in
          sourceMap.record(pairs[index].key.location, for: path.key(ItemKey.size.rawValue))
          return readSize(pairs[index].value, in: ItemKey.size.rawValue)
        }
        var item = Item(assignments: readAssignments(others, path), size: size)
        if let views {
          item.supplementaryViews = readSupplementaryAssignments(
            pairs[views].value, path.key(ItemKey.supplementaryViews.rawValue))
        }
        if let inserted {
          sourceMap.record(
            pairs[inserted].key.location, for: path.key(ItemKey.isInserted.rawValue))
          item.isInitiallyPresent =
            boolean(pairs[inserted].value, for: ItemKey.isInserted.rawValue) ?? true
        }
        if let states { item.states = readItemStates(pairs[states].value, path.key("states")) }
        items.append(item)
      } else {
        report(element.location, "an item is a map of properties, as in \"star.isHidden: true\"")
        items.append(Item())
      }
    }
    return items
  }
}
