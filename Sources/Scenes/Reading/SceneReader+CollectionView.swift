internal import Drawing

/// The collection view and its items.
extension SceneReader {
  mutating func readCollectionView(_ node: SourceNode, _ path: ScenePath) -> CollectionView? {
    var view = CollectionView(size: Size(1, 1), items: .count(0))
    for (key, value) in entries(
      of: node, in: "collectionView", as: CollectionViewKey.self, path: path)
    {
      let path = path.key(key.rawValue)
      switch key {
      case .frame: view.size = readSize(value, in: "frame") ?? view.size
      case .backgroundColor:
        view.backgroundColor = color(value, for: key.rawValue) ?? view.backgroundColor
      case .flowLayout: view.layout = readFlowLayout(value)
      case .items: view.items = readItems(value, path)
      case .allowsSelection:
        view.allowsSelection = boolean(value, for: key.rawValue) ?? view.allowsSelection
      case .allowsMultipleSelection:
        view.allowsMultipleSelection =
          boolean(value, for: key.rawValue) ?? view.allowsMultipleSelection
      case .delaysContentTouches:
        view.delaysContentTouches = boolean(value, for: key.rawValue) ?? view.delaysContentTouches
      case .alwaysBounceVertical:
        view.alwaysBounceVertical = boolean(value, for: key.rawValue) ?? view.alwaysBounceVertical
      case .delegate: view.delegate = readDelegate(value)
      case .gestureRecognizers: view.gestureRecognizers = readGestureRecognizers(value, path)
      case .batchUpdates:
        sourceMap.record(value.location, for: path)
        view.batchUpdates = animation(value, for: key.rawValue) ?? view.batchUpdates
      }
    }
    return view
  }

  private mutating func readSize(_ node: SourceNode, in what: String) -> Size? {
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

  private mutating func readFlowLayout(_ node: SourceNode) -> FlowLayout {
    var layout = FlowLayout.flow()
    for (key, value) in entries(of: node, in: "flowLayout", as: FlowLayoutKey.self) {
      switch key {
      case .itemSize: layout.itemSize = readSize(value, in: key.rawValue) ?? layout.itemSize
      case .minimumLineSpacing:
        layout.minimumLineSpacing =
          length(value, for: key.rawValue) ?? layout.minimumLineSpacing
      case .minimumInteritemSpacing:
        layout.minimumInteritemSpacing =
          length(value, for: key.rawValue) ?? layout.minimumInteritemSpacing
      case .sectionInset: layout.sectionInset = readInsets(value, for: key.rawValue)
      }
    }
    return layout
  }

  /// A distance that is not negative.
  private mutating func length(_ node: SourceNode, for what: String) -> Double? {
    number(node, for: what, in: 0...SceneLimits.largestLength)
  }

  private mutating func readInsets(_ node: SourceNode, for what: String) -> Insets {
    if case .scalar = node.content { return length(node, for: what).map { Insets($0) } ?? .zero }
    var insets = Insets.zero
    for (key, value) in entries(of: node, in: what, as: InsetsKey.self) {
      let distance = length(value, for: key.rawValue) ?? 0
      switch key {
      case .top: insets.top = distance
      case .left: insets.left = distance
      case .bottom: insets.bottom = distance
      case .right: insets.right = distance
      }
    }
    return insets
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

  private mutating func readItemList(_ elements: [SourceNode], _ path: ScenePath) -> [Item] {
    var items: [Item] = []
    for element in elements {
      let path = path.index(items.count)
      sourceMap.record(element.location, for: path)
      if case .mapping(let pairs) = element.content {
        items.append(Item(assignments: readAssignments(pairs, path)))
      } else {
        report(element.location, "an item is a map of properties, as in \"star.isHidden: true\"")
        items.append(Item())
      }
    }
    return items
  }
}
