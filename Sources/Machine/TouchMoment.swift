package import Drawing

/// An action of a script's finger, even if no cell receives it.
package struct TouchMoment: Hashable, Sendable {
  /// The kind of action.
  package enum Phase: Hashable, Sendable {
    /// It comes down.
    case down
    /// It moves to another position.
    case moved
    /// It lifts.
    case lifted
    /// The system cancels the touch.
    case cancelled
  }

  /// The time from the start of the script.
  package let time: Duration
  /// The kind of action.
  package let phase: Phase
  /// The position then, in the viewport's coordinates, in points.
  package let location: Point
  /// The item on whose cell it came down; `nil` for none.
  package let item: Int?
  /// Whether it is on that cell now.
  package let isInside: Bool
}
