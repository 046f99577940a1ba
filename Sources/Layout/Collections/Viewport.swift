package import Drawing

/// The visible part of a collection view's content, with the positions of its cells.
///
/// There are two coordinate spaces. The content's starts at the content's top left corner, the
/// viewport's at the collection view's. A point in the content is the point in the viewport plus
/// the content offset.
package struct Viewport: Sendable {
  /// The positions of the cells, in the content's coordinates.
  package let geometry: CollectionGeometry
  /// The visible part of the content, in the content's coordinates (`UIScrollView.bounds`).
  package let bounds: Rect
  /// The items whose cells are visible, in the order of their numbers.
  package let visibleItems: [Int]

  /// Creates the viewport for visible bounds.
  package init(_ geometry: CollectionGeometry, bounds: Rect) {
    self.geometry = geometry
    self.bounds = bounds
    visibleItems = geometry.items(in: bounds)
  }

  /// The content offset, in points.
  package var contentOffset: Point { bounds.origin }

  /// The frame of an item's cell in the content's coordinates; `nil` if there is no such item.
  package func contentFrame(ofItem item: Int) -> Rect? {
    geometry.index(ofItem: item) == nil ? nil : geometry.frame(ofItem: item)
  }

  /// Whether items may stand in another order than that of their numbers.
  package var isReordered: Bool { geometry.isReordered }

  /// The position of an item among all items; `nil` if it is not there.
  package func index(ofItem item: Int) -> Int? { geometry.index(ofItem: item) }

  /// The size of the content, in points, without the content insets.
  package var contentSize: Size { geometry.contentSize }

  /// Whether an item's whole cell is visible, including its edges.
  package func isFullyVisible(_ item: Int) -> Bool {
    bounds.contains(geometry.exactFrame(ofItem: item))
  }

  /// The visible sections, in order, in the viewport's coordinates.
  package var sections: [SectionAttributes] {
    geometry.sections(in: bounds).map { $0.offset(by: .zero - contentOffset) }
  }

  /// A section in the viewport's coordinates, visible or not; `nil` if there is no section with
  /// this index.
  package func section(_ number: Int) -> SectionAttributes? {
    geometry.section(number, in: bounds)?.offset(by: .zero - contentOffset)
  }

  /// Whether a point of the viewport is on a header or footer, which blocks touches on cells.
  package func isOnSupplement(_ point: Point) -> Bool {
    sections.contains { section in
      [section.header, section.footer].contains { $0?.frame.contains(point) == true }
        || section.elements.contains { $0.owner == .section && $0.frame.contains(point) }
    }
  }

  /// The items whose cells' frames contain a point of the viewport, in order; none outside of the
  /// viewport.
  package func items(at point: Point) -> [Int] {
    let inContent = point + contentOffset
    guard bounds.contains(inContent) else { return [] }
    // One more point on each side, because frames are rounded to pixels.
    return geometry.items(in: Rect(inContent.x - 1, inContent.y - 1, 2, 2))
      .filter { geometry.frame(ofItem: $0).contains(inContent) }
  }
}

extension Rect {
  /// Whether another rectangle is completely inside, including edges (`CGRect.contains`).
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }
}
