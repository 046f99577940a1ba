package import CollectionLayouts
package import Drawing

/// Sections that scroll across the scroll direction.
extension CollectionGeometry {
  /// Returns the section at a point of the content whose groups a finger can scroll; `nil` if there is none.
  func orthogonalSection(at point: Point) -> Int? {
    let position = direction.position(of: point)
    let number = places.partitioningIndex { $0.position > position } - 1
    guard places.indices.contains(number) else { return nil }
    let (place, room) = (places[number], places[number].section.room)
    let start = place.position + room.position
    guard position >= start, position < start + room.length,
      let scrolling = place.section.orthogonalScrolling, scrolling.farthestOffset > 0
    else { return nil }
    return place.number
  }

  /// Returns how a section scrolls across the scroll direction; `nil` if it does not.
  package func orthogonalScrolling(ofSection number: Int) -> OrthogonalScrolling? {
    guard let scrolling = place(ofSection: number)?.section.orthogonalScrolling
    else { return nil }
    return OrthogonalScrolling(
      behavior: scrolling.behavior, offset: scrolling.offset,
      farthestOffset: scrolling.farthestOffset, isMirrored: isMirrored && direction == .vertical)
  }

  /// Returns the offsets at which a group of a section is at rest: the last one up to an offset, and the first one
  /// after it.
  package func orthogonalStops(
    ofSection number: Int, around offset: Double
  ) -> (before: Double, after: Double) {
    place(ofSection: number)?.section.orthogonalStops(around: offset) ?? (0, 0)
  }
}

extension Viewport {
  /// Returns the section at a point of the viewport whose groups a finger can scroll; `nil` if there is none.
  package func orthogonalSection(at point: Point) -> Int? {
    geometry.orthogonalSection(at: point + contentOffset)
  }

  /// Returns how a section scrolls across the scroll direction; `nil` if it does not.
  package func orthogonalScrolling(ofSection number: Int) -> OrthogonalScrolling? {
    geometry.orthogonalScrolling(ofSection: number)
  }

  /// Returns the offsets at which a group of a section is at rest: the last one up to an offset, and the first one
  /// after it.
  package func orthogonalStops(
    ofSection number: Int, around offset: Double
  ) -> (before: Double, after: Double) {
    geometry.orthogonalStops(ofSection: number, around: offset)
  }
}
