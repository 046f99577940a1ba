internal import Drawing
internal import Interaction
internal import OrderedCollections
internal import Vocabulary

/// Checks the collection view and its sizes.
extension ProblemFinder {
  mutating func checkCollectionView(_ path: ScenePath) {
    let view = scene.collectionView
    checkSize(view.size, "frame", path)
    check(view.backgroundColor, path.key("backgroundColor"))
    switch view.layout {
    case .flowLayout(let layout): check(layout, path.key("flowLayout"))
    case .compositionalLayout(let layout): check(layout, path.key("compositionalLayout"))
    case .listLayout(let layout):
      let path = path.key("listLayout")
      for (keys, color) in layout.colors { check(color, keys.reduce(path) { $0.key($1) }) }
      let separators = layout.separatorConfiguration
      for insets in [separators.topSeparatorInsets, separators.bottomSeparatorInsets] {
        guard let insets else { continue }
        checkDistances(
          [insets.leading, insets.trailing], "separatorConfiguration", path)
      }
    }
    let inset = view.contentInset
    checkDistances([inset.top, inset.left, inset.bottom, inset.right], "contentInset", path)
    if let offset = view.contentOffset,
      ![offset.x, offset.y].allSatisfy({ abs($0) <= SceneLimits.farthestOffset })
    {
      let limit = decimal(SceneLimits.farthestOffset)
      add(path.key("contentOffset"), "contentOffset must be from -\(limit) to \(limit)")
    }
    check(view.batchUpdates, path.key("batchUpdates"))
    checkSections(view, path)
  }

  private mutating func check(_ layout: FlowLayout, _ path: ScenePath) {
    checkSize(layout.itemSize, "itemSize", path)
    if case .size(let size) = layout.estimatedItemSize {
      checkSize(size, "estimatedItemSize", path)
    }
    let inset = layout.sectionInset
    checkDistances([layout.minimumLineSpacing], "minimumLineSpacing", path)
    checkDistances([layout.minimumInteritemSpacing], "minimumInteritemSpacing", path)
    checkDistances([inset.top, inset.left, inset.bottom, inset.right], "sectionInset", path)
    let (header, footer) = (layout.headerReferenceSize, layout.footerReferenceSize)
    checkDistances([header.width, header.height], "headerReferenceSize", path)
    checkDistances([footer.width, footer.height], "footerReferenceSize", path)
  }

  private mutating func check(_ layout: CompositionalLayout, _ path: ScenePath) {
    let inset = layout.contentInsets
    checkDistances([layout.interItemSpacing], "interItemSpacing", path)
    checkDistances([layout.interGroupSpacing], "interGroupSpacing", path)
    checkDistances([inset.top, inset.leading, inset.bottom, inset.trailing], "contentInsets", path)
    for (name, size) in [("item", layout.item), ("group", layout.group)] {
      for (side, dimension) in [("width", size.width), ("height", size.height)]
      where !dimension.isPossible {
        add(path.key(name).key(side), "the \(side) of \(name) is not possible")
      }
      if size.width.isEstimated {
        add(
          path.key(name).key("width"),
          "only heights can be estimated; give the width of \(name) as absolute or fractionalWidth")
      }
    }
    let view = scene.collectionView
    let sizes = layout.sizes(
      breadth: view.size.width - view.contentInset.left - view.contentInset.right,
      height: view.size.height)
    let sides = SceneLimits.sides
    if ![sizes.item, sizes.group].allSatisfy({
      sides.contains($0.width) && sides.contains($0.height)
    }) {
      add(path.key("item"), "the item would have no size in this frame; make the frame larger")
    } else if !layout.group.height.isEstimated,
      layout.isSelfSizing
        || abs(sizes.item.height - sizes.group.height) > 1e-6
    {
      add(
        path.key("group").key("height"),
        "items are as high as their group; let the group's height be estimated, or the item's be"
          + " { fractionalHeight: 1 }")
    }
  }

  private mutating func checkSections(_ view: CollectionView, _ path: ScenePath) {
    if view.sections.count > SceneLimits.mostSections {
      add(path.key("sections"), "there are at most \(SceneLimits.mostSections) sections")
    }
    let allowed = 0...SceneLimits.mostItems
    for (number, section) in view.sections.enumerated()
    where !allowed.contains(section.items.count) {
      add(
        view.itemsPath(ofSection: number),
        "there are 0 to \(SceneLimits.mostItems) items, not \(section.items.count)")
    }
    for (number, section) in view.sections.prefix(SceneLimits.mostSections).enumerated() {
      for (kind, supplement) in section.supplements {
        check(supplement, of: view.layout, view.path(ofSection: number).key(kind.rawValue))
      }
    }
    if view.sections.count > 1, view.itemCount > SceneLimits.mostItems {
      add(
        path.key("sections"),
        "there are at most \(SceneLimits.mostItems) items in all sections; leave some out")
    }
  }

  private mutating func check(
    _ supplement: SectionSupplement, of layout: CollectionLayout, _ path: ScenePath
  ) {
    switch layout {
    case .listLayout: break
    case .flowLayout, .compositionalLayout:
      add(path, "only lists show the texts of headers and footers; use listLayout, or leave it out")
    }
    let definition = PropertyName.text.definition
    if let objection = definition.objection(to: .string(supplement.text)) {
      add(path.key("text"), objection)
    }
  }

  mutating func checkSize(_ size: Size, _ name: String, _ path: ScenePath) {
    let sides = SceneLimits.smallestSide...SceneLimits.largestLength
    if !sides.contains(size.width) || !sides.contains(size.height) {
      add(
        path.key(name),
        "the sides of \(name) must be from \(decimal(sides.lowerBound)) to"
          + " \(decimal(sides.upperBound))")
    } else if size.width * size.height > SceneLimits.largestArea {
      add(
        path.key(name),
        "\(name) has more than \(decimal(SceneLimits.largestArea)) square points; make it smaller")
    }
  }

  mutating func checkDistances(_ distances: [Double], _ name: String, _ path: ScenePath) {
    let range = 0...SceneLimits.largestLength
    if !distances.allSatisfy(range.contains) {
      add(path.key(name), "\(name) must be from 0 to \(decimal(range.upperBound))")
    }
  }
}

extension CompositionalLayout.Dimension {
  /// Whether its number is valid in a scene file.
  fileprivate var isPossible: Bool {
    switch self {
    case .absolute(let length), .estimated(let length): SceneLimits.sides.contains(length)
    case .fractionalWidth(let share), .fractionalHeight(let share):
      SceneLimits.shares.contains(share)
    }
  }
}
