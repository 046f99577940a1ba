internal import CollectionLayouts
internal import Drawing
internal import Notation
internal import Vocabulary

extension CompositionalLayout {
  func check(in checker: inout some LayoutChecker, _ path: ScenePath) {
    checker.checkDistances([interSectionSpacing], "interSectionSpacing", path)
    for (index, section) in sections.enumerated() {
      section.check(in: &checker, self.path(ofSection: index, path), isVertical: isVertical)
    }
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  /// The path of a section. A single one may be written without a list of sections.
  private func path(ofSection index: Int, _ path: ScenePath) -> ScenePath {
    path.key("sections").index(index)
  }
}

extension CompositionalLayout.Section {
  /// Reports the problems of the section, whose path is given.
  func check(in checker: inout some LayoutChecker, _ path: ScenePath, isVertical: Bool) {
    let group: CompositionalLayout.Group
    switch content {
    case .list(let list):
      if !isVertical {
        checker.add(path.key("list"), "lists scroll vertically; leave out scrollDirection")
      }
      return list.check(in: &checker, path.key("list"))
    case .group(let own): group = own
    }
    checker.checkDistances([interGroupSpacing], "interGroupSpacing", path)
    checker.checkDistances(contentInsets.distances, "contentInsets", path)
    group.check(in: &checker, path.key("group"), depth: 1)
    for (index, item) in boundarySupplementaryItems.enumerated() {
      let path = path.key("boundarySupplementaryItems").index(index)
      item.layoutSize.check(in: &checker, path)
      checker.checkElementKind(item.elementKind, path)
      checker.checkOffset(item.absoluteOffset, path.key("absoluteOffset"))
    }
    for (index, item) in decorationItems.enumerated() {
      let path = path.key("decorationItems").index(index)
      checker.checkElementKind(item.elementKind, path)
      checker.checkDistances(item.contentInsets.distances, "contentInsets", path)
    }
    // A group without a size would repeat for ever at one place.
    let view = checker.scene.collectionView
    let inset = view.contentInset
    let room = Size(
      view.size.width - inset.left - inset.right - contentInsets.leading - contentInsets.trailing,
      view.size.height)
    let size = group.layoutSize.size(in: room)
    let sides = SceneLimits.sides
    if !sides.contains(size.width) || !sides.contains(size.height) {
      checker.add(
        path.key("group"), "the group would have no size in this frame; make the frame larger")
    }
  }
}

extension CompositionalLayout.Group {
  /// The maximum number of groups in each other. Our choice.
  private static let mostLevels = 8
  /// The maximum count of subitems. Our choice.
  private static let mostSubitems = 1_000

  fileprivate func check(in checker: inout some LayoutChecker, _ path: ScenePath, depth: Int) {
    layoutSize.check(in: &checker, path)
    checker.checkDistances([interItemSpacing.minimum], "interItemSpacing", path)
    checker.checkDistances(contentInsets.distances, "contentInsets", path)
    edgeSpacing.check(in: &checker, path)
    if depth > Self.mostLevels {
      return checker.add(path, "there are at most \(Self.mostLevels) groups in each other")
    }
    let list: ScenePath
    switch content {
    case .subitems(let subitems):
      list = path.key("subitems")
      if subitems.isEmpty { checker.add(path, "the group needs a subitem; add \"subitems\"") }
    case .subitem(_, let count), .repeatingSubitem(_, let count):
      list = path.key("subitem")
      if !(1...Self.mostSubitems).contains(count) {
        checker.add(path.key("count"), "count must be from 1 to \(Self.mostSubitems), not \(count)")
      }
    case .custom(let frames):
      list = path.key("customItems")
      let sides = frames.flatMap { [$0.minX, $0.minY, $0.size.width, $0.size.height] }
      if frames.isEmpty || !sides.allSatisfy({ abs($0) <= SceneLimits.largestLength }) {
        checker.add(list, "the group needs items with frames; add \"customItems\"")
      }
    }
    for (index, subitem) in subitems.enumerated() {
      switch subitem {
      case .item(let item): item.check(in: &checker, list.index(index))
      case .group(let group): group.check(in: &checker, list.index(index), depth: depth + 1)
      }
    }
  }
}

extension CompositionalLayout.Item {
  fileprivate func check(in checker: inout some LayoutChecker, _ path: ScenePath) {
    layoutSize.check(in: &checker, path)
    checker.checkDistances(contentInsets.distances, "contentInsets", path)
    edgeSpacing.check(in: &checker, path)
    for (index, item) in supplementaryItems.enumerated() {
      let path = path.key("supplementaryItems").index(index)
      item.layoutSize.check(in: &checker, path)
      checker.checkElementKind(item.elementKind, path)
      for anchor in [item.containerAnchor, item.itemAnchor].compactMap({ $0 }) {
        checker.checkOffset(anchor.absoluteOffset, path)
        checker.checkOffset(anchor.fractionalOffset, path)
      }
    }
  }
}

extension CompositionalLayout.EdgeSpacing {
  fileprivate func check(in checker: inout some LayoutChecker, _ path: ScenePath) {
    checker.checkDistances(all.compactMap { $0.spacing?.minimum }, "edgeSpacing", path)
  }
}

extension CompositionalLayout.LayoutSize {
  fileprivate func check(in checker: inout some LayoutChecker, _ path: ScenePath) {
    for (side, dimension) in [("width", widthDimension), ("height", heightDimension)]
    where !dimension.isPossible {
      checker.add(
        path.key(side),
        "the \(side) is not possible; lengths are from \(decimal(SceneLimits.smallestSide)) to"
          + " \(decimal(SceneLimits.largestLength)), fractions above 0 and at most 1")
    }
  }
}
