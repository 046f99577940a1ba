package import Drawing

/// What of a collection view's content is on screen: where the cells are, and the part that is seen.
///
/// There are two coordinate spaces. The content's origin is the content's top left corner; the
/// viewport's is the collection view's. A point of the content is that of the viewport plus the content
/// offset.
package struct Viewport: Sendable {
  /// Where the cells are, in the content's coordinates.
  package let geometry: CollectionGeometry
  /// The part of the content that is seen, in the content's coordinates (`UIScrollView.bounds`).
  package let bounds: Rect
  /// The items whose cells are on screen, in order.
  package let visibleItems: [Int]

  /// Creates the part of a content that is seen.
  package init(_ geometry: CollectionGeometry, bounds: Rect) {
    self.geometry = geometry
    self.bounds = bounds
    visibleItems = geometry.items(in: bounds)
  }

  /// The point of the content that is in the viewport's top left corner.
  package var contentOffset: Point { bounds.origin }

  /// The frame of an item's cell in the content's coordinates; `nil` when there is no such item.
  package func contentFrame(ofItem item: Int) -> Rect? {
    (0..<geometry.itemCount).contains(item) ? geometry.frame(ofItem: item) : nil
  }

  /// The size of the content, in points, without the content insets.
  package var contentSize: Size { geometry.contentSize }

  /// Whether an item's whole cell is in view, edges included.
  package func isFullyVisible(_ item: Int) -> Bool {
    bounds.contains(geometry.exactFrame(ofItem: item))
  }

  /// The sections that are on screen, in order, in the viewport's coordinates.
  package var sections: [SectionAttributes] {
    geometry.sections(in: bounds).map { $0.offset(by: .zero - contentOffset) }
  }

  /// A section in the viewport's coordinates, in view or not; `nil` when there is none of that number.
  package func section(_ number: Int) -> SectionAttributes? {
    geometry.section(number, in: bounds)?.offset(by: .zero - contentOffset)
  }

  /// Whether a point of the viewport lies on a header or a footer, which keep touches from cells.
  package func isOnSupplement(_ point: Point) -> Bool {
    sections.contains { section in
      [section.header, section.footer].contains { $0?.frame.contains(point) == true }
    }
  }

  /// The items whose cells' frames hold a point of the viewport, in order; none outside of the viewport.
  package func items(at point: Point) -> [Int] {
    let inContent = point + contentOffset
    guard bounds.contains(inContent) else { return [] }
    // A point more on each side, as frames are rounded to pixels.
    return geometry.items(in: Rect(inContent.x - 1, inContent.y - 1, 2, 2))
      .filter { geometry.frame(ofItem: $0).contains(inContent) }
  }
}

extension Rect {
  /// Whether the whole of another rectangle lies inside, edges included (`CGRect.contains`).
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }
}
