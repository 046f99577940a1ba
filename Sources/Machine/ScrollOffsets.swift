package import Drawing
package import Motion

/// The offsets of a collection view's content and of its orthogonal sections, and their current movements.
package struct ScrollOffsets: Hashable, Sendable {
  /// A movement that no finger causes.
  package struct Movement: Hashable, Sendable {
    /// Why the content moves.
    package enum Cause: Hashable, Sendable {
      /// A `scroll` step. Between two ticks the content stays where it is.
      case script
      /// A finger has released the content.
      case finger
      /// The app has asked for an animation.
      case app
      /// A finger holds a lifted cell at an edge. Between two ticks the content stays where it is, as the cell does.
      case reordering

      /// Whether the content moves between two ticks, too.
      var isContinuous: Bool {
        switch self {
        case .finger, .app: true
        case .script, .reordering: false
        }
      }
    }

    /// The offset as a function of time.
    package let glide: Glide
    /// The cause.
    package let cause: Cause
    /// The offset at the start, in points.
    let origin: Double
    /// Where the content could rest when the movement began.
    let range: ClosedRange<Double>
    /// The duration.
    let duration: Duration
    /// The time since the start.
    package internal(set) var elapsed = Duration.zero
    /// The number of the next delegate call, counted from 1.
    var tick = 1
  }

  /// The content offset: the point of the content at the collection view's top left corner, in
  /// points.
  package var contentOffset: Point
  /// The offsets of orthogonal sections that have been scrolled, by the sections' indices, in points.
  package var sectionOffsets: [Int: Double] = [:]
  /// The current movements; none for what is at rest or follows a finger.
  package var movements: [ScrollArea: Movement] = [:]

  /// Creates the offsets of content at rest.
  package init(contentOffset: Point) {
    self.contentOffset = contentOffset
  }

  /// Whether content moves between two ticks: it decelerates, bounces or is animated.
  package var isGliding: Bool { movements.values.contains(where: \.cause.isContinuous) }
}
