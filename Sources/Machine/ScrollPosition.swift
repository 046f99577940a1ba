package import Drawing

/// The content offset of a scroll view, and its current movement.
package struct ScrollPosition: Hashable, Sendable {
  /// A movement with constant speed that the app has started.
  package struct Movement: Hashable, Sendable {
    /// The content offset along the scroll direction at the start, in points.
    let origin: Double
    /// The content offset along the scroll direction at the end, in points.
    let target: Double
    /// The duration.
    let duration: Duration
    /// The time since the start.
    var elapsed = Duration.zero
    /// The number of the next delegate call, counted from 1.
    var tick = 1
  }

  /// The content offset: the point of the content at the collection view's top left corner, in
  /// points.
  package var contentOffset: Point
  /// The current movement; `nil` if the content is at rest or follows a finger.
  package var movement: Movement?

  /// Creates a position at rest.
  package init(contentOffset: Point) {
    self.contentOffset = contentOffset
  }
}
