package import Drawing

/// A section of a collection view, as far as it is in view.
package struct PresentedSection: Hashable, Sendable {
  /// Its number, from 0.
  package let number: Int
  /// The room between header and footer, insets included, in the viewport's coordinates, in points.
  package let content: Rect
  /// The distances between the edges of that room and the cells.
  package let inset: Insets
  /// The frame of the header, in the viewport's coordinates, in points; `nil` for none.
  package let header: Rect?
  /// The frame of the footer; `nil` for none.
  package let footer: Rect?
}
