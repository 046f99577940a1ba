package import CollectionLayouts
package import Drawing

/// A number that values can follow beside the numbers among the custom states: where a cell is in the viewport, or
/// how far the content is scrolled. UIKit has no such values: apps compute them in `scrollViewDidScroll`, in
/// `layoutAttributesForElements(in:)` or in a section's `visibleItemsInvalidationHandler`.
package enum ViewportNumber: String, CaseIterable, Hashable, Sendable {
  /// The content offset along the collection view's scroll direction, in points.
  case offset = "scroll.offset"
  /// The distance of the cell's left edge from that of the viewport, in points.
  case minX = "place.minX"
  /// The distance of the cell's middle from the left edge of the viewport, in points.
  case midX = "place.midX"
  /// The distance of the cell's right edge from the left edge of the viewport, in points.
  case maxX = "place.maxX"
  /// The distance of the cell's top edge from that of the viewport, in points.
  case minY = "place.minY"
  /// The distance of the cell's middle from the top edge of the viewport, in points.
  case midY = "place.midY"
  /// The distance of the cell's bottom edge from the top edge of the viewport, in points.
  case maxY = "place.maxY"
  /// The distance between the middles of the cell and of the viewport along the direction in which the cell scrolls,
  /// in lengths of the viewport: 0 in the middle, 0.5 if the cell's middle is at an edge.
  case distance = "place.distance"

  /// Its meaning, in a sentence of the reference.
  package var meaning: String {
    switch self {
    case .offset: "the content offset along the scroll direction, in points"
    case .minX, .midX, .maxX, .minY, .midY, .maxY:
      "the cell's edge or middle in the viewport, in points"
    case .distance:
      "the distance of the cell's middle from that of the viewport, in lengths of the viewport"
    }
  }

  /// Returns the number of a cell.
  ///
  /// - Parameters:
  ///   - frame: The cell's frame in the viewport's coordinates, in points.
  ///   - size: The size of the viewport, in points.
  ///   - contentOffset: The content offset along the collection view's scroll direction, in points.
  ///   - direction: The direction in which the cell scrolls.
  package func value(
    of frame: Rect, in size: Size, contentOffset: Double, direction: ScrollDirection
  ) -> Double {
    switch self {
    case .offset: return contentOffset
    case .minX: return frame.minX
    case .midX: return frame.midX
    case .maxX: return frame.maxX
    case .minY: return frame.minY
    case .midY: return frame.midY
    case .maxY: return frame.maxY
    case .distance:
      let length = direction.length(of: size)
      guard length > 0 else { return 0 }
      let middle = direction.position(of: Point(frame.midX, frame.midY))
      return abs(middle - length / 2) / length
    }
  }
}

extension PropertyValue {
  /// Whether the value follows the cell's place in the viewport.
  package var followsViewport: Bool {
    followedStates.contains { ViewportNumber(rawValue: $0) != nil }
  }
}
