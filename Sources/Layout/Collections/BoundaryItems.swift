internal import CollectionLayouts
internal import Drawing
internal import Vocabulary

/// The boundary items of a section with their sizes.
struct BoundaryItems {
  private let items: [(item: CompositionalLayout.BoundarySupplementaryItem, size: Size)]
  private let inset: EdgeInsets
  /// How much larger the section becomes on each side, in points.
  let extents: EdgeInsets

  init(
    _ section: CompositionalLayout.Section, number: Int, direction: ScrollDirection,
    in space: LayoutSpace
  ) {
    let own = section.contentInsets
    let inset =
      section.supplementariesFollowContentInsets
      ? direction == .vertical
        ? EdgeInsets(left: own.leading, right: own.trailing)
        : EdgeInsets(top: own.top, bottom: own.bottom)
      : .zero
    self.inset = inset
    let breadth =
      space.breadth
      - direction.breadth(of: Size(inset.left + inset.right, inset.top + inset.bottom))
    let container = direction.size(
      direction.length(of: space.size), across: max(0, breadth))
    let items = section.boundarySupplementaryItems.map { item in
      (
        item: item,
        size: space.size(
          of: item.layoutSize, in: container, kind: item.elementKind, section: number)
      )
    }
    self.items = items
    func most(
      _ edge: DirectionalRectEdge, _ length: (Size) -> Double, unless others: DirectionalRectEdge
    ) -> Double {
      items.filter { item, _ in
        item.extendsBoundary && item.alignment.edges.contains(edge)
          && item.alignment.edges.isDisjoint(with: others)
      }.map { length($0.size) }.max() ?? 0
    }
    extents = EdgeInsets(
      top: most(.top, \.height, unless: []),
      left: most(.leading, \.width, unless: [.top, .bottom]),
      bottom: most(.bottom, \.height, unless: []),
      right: most(.trailing, \.width, unless: [.top, .bottom]))
  }

  /// The positions in a section of a size, in the section's coordinates.
  func elements(in size: Size, _ direction: ScrollDirection) -> [SectionElement] {
    let area = Rect(origin: .zero, size: size).inset(by: inset)
    return items.map { item, own in
      let edges = item.alignment.edges
      // Items that do not extend the boundary lie over the content, inside of those that do.
      let inner = area.inset(by: item.extendsBoundary ? .zero : extents)
      let x =
        edges.contains(.leading)
        ? inner.minX
        : edges.contains(.trailing)
          ? inner.maxX - own.width : inner.midX - own.width / 2
      let y =
        edges.contains(.top)
        ? inner.minY
        : edges.contains(.bottom)
          ? inner.maxY - own.height : inner.midY - own.height / 2
      let isAtStart = edges.contains(direction == .vertical ? .top : .leading)
      let isAtEnd = edges.contains(direction == .vertical ? .bottom : .trailing)
      return SectionElement(
        elementKind: item.elementKind, owner: .section,
        frame: Rect(origin: Point(x, y) + item.absoluteOffset, size: own), zIndex: item.zIndex,
        pin: !item.pinToVisibleBounds ? nil : isAtStart ? .start : isAtEnd ? .end : nil)
    }
  }
}

extension LayoutSpace {
  /// The size of a supplementary view; views determine estimated dimensions.
  func size(
    of layoutSize: CompositionalLayout.LayoutSize, in container: Size, kind: String, section: Int,
    item: Int? = nil
  ) -> Size {
    let size = layoutSize.size(in: container)
    let axes = CompositionalLayout.EstimatedAxes(
      layoutSize, in: CompositionalLayout.EstimatedAxes())
    guard let fitting, axes.width || axes.height else { return size }
    return fitting(
      ElementQuestion(
        elementKind: kind, section: section, item: item, size: size, determinesWidth: axes.width,
        determinesHeight: axes.height))
  }
}
