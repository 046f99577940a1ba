package import Drawing

/// A section of a collection view, as far as it is in view.
package struct PresentedSection: Hashable, Sendable {
  /// Its number, from 0.
  package let number: Int
  /// The room between header and footer, insets included, in the viewport's coordinates, in points.
  package internal(set) var content: Rect
  /// The distances between the edges of that room and the cells.
  package let inset: Insets
  /// The header; `nil` for none.
  package internal(set) var header: PresentedSupplement?
  /// The footer; `nil` for none.
  package internal(set) var footer: PresentedSupplement?

  /// The header and the footer, as far as there are any, with what they are.
  package var supplements: [(kind: String, supplement: PresentedSupplement)] {
    [("header", header), ("footer", footer)].compactMap { kind, supplement in
      supplement.map { (kind, $0) }
    }
  }
}

/// The header or the footer of a section: room for a view of the app's, or what a list shows there.
package struct PresentedSupplement: Hashable, Sendable {
  /// The frame in the viewport's coordinates, in points.
  package internal(set) var frame: Rect
  /// Whether it keeps to the edge of the viewport while its section is scrolled through, above the cells.
  package var isPinned = false
  /// What keeps the cells below a pinned one from showing through; `nil` for nothing.
  package internal(set) var ground: Color?
  /// What a list shows there; `nil` for room alone.
  package internal(set) var view: PresentedView?
}
