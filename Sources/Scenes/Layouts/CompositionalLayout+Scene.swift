internal import CollectionLayouts
internal import Drawing
internal import Notation
internal import Views
internal import Vocabulary

extension CompositionalLayout: SceneLayout {
  static let key = "compositionalLayout"

  func dump(into dump: inout SceneDump) {
    dump.line("scrollDirection \(scrollDirection.rawValue)")
    dump.line("interSectionSpacing \(decimal(interSectionSpacing))")
    for section in sections { dump.section("section") { section.dump(into: &$0) } }
  }

  var colors: [(keys: [String], color: DynamicColor)] {
    sections.flatMap { section -> [(keys: [String], color: DynamicColor)] in
      guard case .list(let list) = section.content else { return [] }
      return list.colors.map { (["sections", "list"] + $0.keys, $0.color) }
    }
  }

  func mappingColors(
    _ change: (_ keys: [String], DynamicColor) -> DynamicColor
  ) -> CollectionLayout? {
    var layout = self
    layout.sections = sections.map { section in
      guard case .list(let list) = section.content else { return section }
      var section = section
      section.content = .list(list.replacingColors { change(["sections", "list"] + $0, $1) })
      return section
    }
    return .compositionalLayout(layout)
  }
}

// MARK: - Text

extension CompositionalLayout.Section {
  fileprivate func dump(into dump: inout SceneDump) {
    switch content {
    case .group(let group):
      dump.section("group") { group.dump(into: &$0) }
    case .list(let list):
      dump.section("list") { list.dump(into: &$0) }
      return
    }
    dump.line("interGroupSpacing \(decimal(interGroupSpacing))")
    dump.line("contentInsets \(contentInsets.text)")
    if orthogonalScrollingBehavior != .none {
      dump.line("orthogonalScrollingBehavior \(orthogonalScrollingBehavior.rawValue)")
    }
    for item in boundarySupplementaryItems {
      dump.section("boundarySupplementaryItem \(item.elementKind)") { dump in
        dump.line("layoutSize \(item.layoutSize.text)")
        dump.line("alignment \(item.alignment.rawValue)")
        if item.absoluteOffset != .zero { dump.line("absoluteOffset \(item.absoluteOffset.text)") }
        dump.line("extendsBoundary \(item.extendsBoundary)")
        dump.line("pinToVisibleBounds \(item.pinToVisibleBounds)")
        dump.line("zIndex \(item.zIndex)")
      }
    }
    if !supplementariesFollowContentInsets { dump.line("supplementariesFollowContentInsets false") }
    for item in decorationItems {
      dump.line(
        "decorationItem \(item.elementKind) contentInsets \(item.contentInsets.text) zIndex \(item.zIndex)"
      )
    }
  }
}

extension CompositionalLayout.Group {
  fileprivate func dump(into dump: inout SceneDump) {
    dump.line("axis \(axis.rawValue)")
    dump.line("layoutSize \(layoutSize.text)")
    dump.line("interItemSpacing \(interItemSpacing.text)")
    if contentInsets != .zero { dump.line("contentInsets \(contentInsets.text)") }
    if edgeSpacing != .none { dump.line("edgeSpacing \(edgeSpacing.text)") }
    switch content {
    case .subitems: break
    case .subitem(_, let count): dump.line("subitem count \(count)")
    case .repeatingSubitem(_, let count): dump.line("repeatingSubitem count \(count)")
    case .custom(let frames):
      for frame in frames {
        dump.line(
          "customItem \(decimal(frame.minX)) \(decimal(frame.minY)) \(frame.size.text)")
      }
    }
    for subitem in subitems {
      switch subitem {
      case .item(let item): dump.section("item") { item.dump(into: &$0) }
      case .group(let group): dump.section("group") { group.dump(into: &$0) }
      }
    }
  }
}

extension CompositionalLayout.Item {
  fileprivate func dump(into dump: inout SceneDump) {
    dump.line("layoutSize \(layoutSize.text)")
    if contentInsets != .zero { dump.line("contentInsets \(contentInsets.text)") }
    if edgeSpacing != .none { dump.line("edgeSpacing \(edgeSpacing.text)") }
    for item in supplementaryItems {
      dump.section("supplementaryItem \(item.elementKind)") { dump in
        dump.line("layoutSize \(item.layoutSize.text)")
        dump.line("containerAnchor \(item.containerAnchor.text)")
        if let anchor = item.itemAnchor { dump.line("itemAnchor \(anchor.text)") }
        dump.line("zIndex \(item.zIndex)")
      }
    }
  }
}

extension DirectionalEdgeInsets {
  fileprivate var text: String { PropertyValue.directionalInsets(self).sceneText }
}

extension Point {
  fileprivate var text: String { "\(decimal(x)) \(decimal(y))" }
}

extension CompositionalLayout.Anchor {
  fileprivate var text: String {
    let names = zip(
      [DirectionalRectEdge.top, .leading, .bottom, .trailing],
      ["top", "leading", "bottom", "trailing"])
    let words = names.filter { edges.contains($0.0) }.map(\.1).joined(separator: " ")
    return
      "[\(words)] absoluteOffset \(absoluteOffset.text) fractionalOffset \(fractionalOffset.text)"
  }
}

extension CompositionalLayout.Spacing {
  fileprivate var text: String {
    switch self {
    case .fixed(let distance): "fixed \(decimal(distance))"
    case .flexible(let distance): "flexible \(decimal(distance))"
    }
  }
}

extension CompositionalLayout.EdgeSpacing {
  var all: [(name: String, spacing: CompositionalLayout.Spacing?)] {
    [("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom)]
  }

  fileprivate var text: String {
    all.compactMap { name, spacing in spacing.map { "\(name) \($0.text)" } }
      .joined(separator: " ")
  }
}

extension CompositionalLayout.LayoutSize {
  /// The width and the height, such as `fractionalWidth 1 × estimated 50`.
  var text: String { "\(widthDimension.text) × \(heightDimension.text)" }
}

extension CompositionalLayout.Dimension {
  fileprivate var text: String {
    switch self {
    case .absolute(let length): "absolute \(decimal(length))"
    case .estimated(let length): "estimated \(decimal(length))"
    case .fractionalWidth(let share): "fractionalWidth \(decimal(share))"
    case .fractionalHeight(let share): "fractionalHeight \(decimal(share))"
    }
  }

  /// Whether its number is valid in a scene file.
  var isPossible: Bool {
    switch self {
    case .absolute(let length), .estimated(let length): SceneLimits.sides.contains(length)
    case .fractionalWidth(let share), .fractionalHeight(let share):
      SceneLimits.shares.contains(share)
    }
  }
}
