package import Drawing

/// The visible part of a collection view's section.
package struct PresentedSection: Hashable, Sendable {
  /// The index of the section.
  package let number: Int
  /// The area between header and footer including the insets, in the viewport's coordinates, in
  /// points.
  package var content: Rect
  /// The insets of the cells within that area, in points.
  package let inset: EdgeInsets
  /// The header; `nil` for none.
  package var header: PresentedSupplement?
  /// The footer; `nil` for none.
  package var footer: PresentedSupplement?

  /// The other supplementary and decoration views of the section and of its items, from back to front.
  package var elements: [PresentedElement] = []

  /// All supplementary and decoration views, with their names.
  package var supplements: [(kind: String, supplement: PresentedSupplement)] {
    [("header", header), ("footer", footer)].compactMap { kind, supplement in
      supplement.map { (kind, $0) }
    } + elements.map { ($0.name, $0.supplement) }
  }
}

/// A supplementary or decoration view of a compositional layout.
package struct PresentedElement: Hashable, Sendable {
  /// The kind; for a view of an item with the item's number, as in `badge-3`.
  package let name: String
  /// The order: behind the cells below 0, in front of them above.
  package let zIndex: Int
  /// The view with its frame.
  package var supplement: PresentedSupplement
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
