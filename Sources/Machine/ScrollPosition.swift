package import Drawing

/// Where the content of a scroll view is, and where it is going.
package struct ScrollPosition: Hashable, Sendable {
  /// A movement that the app has started, at the same speed throughout.
  package struct Movement: Hashable, Sendable {
    /// The content offset along the scroll direction at the start, in points.
    let origin: Double
    /// The content offset along the scroll direction at the end, in points.
    let target: Double
    /// How long it takes.
    let duration: Duration
    /// How long it has been running.
    var elapsed = Duration.zero
    /// The number of the next call of the delegate, from 1.
    var tick = 1
  }

  /// The point of the content in the top left corner of the collection view, in points.
  package var contentOffset: Point
  /// The movement that runs; `nil` if the content rests or follows a finger.
  package var movement: Movement?

  /// Makes a position at rest.
  package init(contentOffset: Point) {
    self.contentOffset = contentOffset
  }
}
