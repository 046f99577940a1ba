internal import CollectionLayouts
internal import Drawing
internal import Vocabulary

/// The supplementary views of groups and items.
extension GroupedSection {
  var elements: [SectionElement] {
    let boundary = BoundaryItems(section, number: number, direction: direction, in: space)
    let decorations = section.decorationItems.map { item in
      let inset = item.contentInsets
      return SectionElement(
        elementKind: item.elementKind, owner: .decoration,
        frame: Rect(
          inset.leading, inset.top, max(0, size.width - inset.leading - inset.trailing),
          max(0, size.height - inset.top - inset.bottom)), zIndex: item.zIndex)
    }
    return decorations + boundary.elements(in: size, direction)
  }

  func elements(ofItem index: Int) -> [SectionElement] {
    guard let (leaf, frame) = leaf(index) else { return [] }
    return leaf.item.supplementaryItems.map { item in
      let size = space.size(
        of: item.layoutSize, in: frame.size, kind: item.elementKind, section: number, item: index)
      let anchor = item.containerAnchor
      let own = item.itemAnchor ?? CompositionalLayout.Anchor(edges: anchor.edges)
      let there = frame.point(at: anchor.edges)
      let here = Rect(origin: .zero, size: size).point(at: own.edges)
      let offset = anchor.offset(of: size) + own.offset(of: size)
      return SectionElement(
        elementKind: item.elementKind, owner: .item(index),
        frame: Rect(origin: there - here + offset, size: size), zIndex: item.zIndex)
    }
  }
}

extension CompositionalLayout.Anchor {
  /// The distance for a supplementary item of a size, in points.
  fileprivate func offset(of size: Size) -> Point {
    Point(
      absoluteOffset.x + fractionalOffset.x * size.width,
      absoluteOffset.y + fractionalOffset.y * size.height)
  }
}

extension Rect {
  /// The point at edges; in the middle along an axis without one.
  fileprivate func point(at edges: DirectionalRectEdge) -> Point {
    Point(
      edges.contains(.leading) ? minX : edges.contains(.trailing) ? maxX : midX,
      edges.contains(.top) ? minY : edges.contains(.bottom) ? maxY : midY)
  }
}
