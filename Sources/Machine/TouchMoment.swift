package import Drawing

/// Something that the finger of a script does, whether or not a cell hears of it.
package struct TouchMoment: Hashable, Sendable {
  /// What the finger does.
  package enum Phase: Hashable, Sendable {
    /// It comes down.
    case down
    /// It goes to another place.
    case moved
    /// It lifts.
    case lifted
    /// The system takes the touch away.
    case cancelled
  }

  /// The moment, from the start of the script.
  package let time: Duration
  /// What the finger does.
  package let phase: Phase
  /// Where it is then, in the viewport's coordinates, in points.
  package let location: Point
  /// The item on whose cell it came down, if it was on one.
  package let item: Int?
  /// Whether it is on that cell now.
  package let isInside: Bool
}
