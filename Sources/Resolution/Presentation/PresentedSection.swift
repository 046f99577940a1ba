package import Drawing

/// The visible part of a collection view's section.
package struct PresentedSection: Hashable, Sendable {
  /// The index of the section.
  package let number: Int
  /// The area between header and footer including the insets, in the viewport's coordinates, in
  /// points.
  package var content: Rect
  /// The insets of the cells within that area, in points.
  package let inset: Insets
  /// The header; `nil` for none.
  package var header: PresentedSupplement?
  /// The footer; `nil` for none.
  package var footer: PresentedSupplement?

  /// The header and the footer that exist, with their kinds.
  package var supplements: [(kind: String, supplement: PresentedSupplement)] {
    [("header", header), ("footer", footer)].compactMap { kind, supplement in
      supplement.map { (kind, $0) }
    }
  }
}

/// The header or footer of a section: empty space, or the view that a list shows there.
package struct PresentedSupplement: Hashable, Sendable {
  /// The frame in the viewport's coordinates, in points.
  package var frame: Rect
  /// Whether it is pinned to the edge of the viewport, above the cells.
  package var isPinned = false
  /// The colour that hides the cells behind a pinned header or footer; `nil` for none.
  package var ground: Color?
  /// The view that a list shows; `nil` for empty space.
  package var view: PresentedView?
}
