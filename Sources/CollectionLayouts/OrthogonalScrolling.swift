/// How a section scrolls across its layout's scroll direction, at an offset.
package struct OrthogonalScrolling: Hashable, Sendable {
  /// Where the section stops.
  package let behavior: CompositionalLayout.OrthogonalScrollingBehavior
  /// The distance that the groups are scrolled, in points.
  package let offset: Double
  /// The maximum offset, in points; the minimum is 0.
  package let farthestOffset: Double
  /// Whether the groups read from right to left.
  package let isMirrored: Bool

  package init(
    behavior: CompositionalLayout.OrthogonalScrollingBehavior, offset: Double,
    farthestOffset: Double, isMirrored: Bool
  ) {
    self.behavior = behavior
    self.offset = offset
    self.farthestOffset = farthestOffset
    self.isMirrored = isMirrored
  }
}

extension CollectionLayout {
  /// Whether a section scrolls across the layout's scroll direction.
  package func isOrthogonal(section number: Int) -> Bool { kind.isOrthogonal(section: number) }

  /// Whether any section scrolls across the layout's scroll direction.
  package var hasOrthogonalSections: Bool { kind.hasOrthogonalSections }
}
