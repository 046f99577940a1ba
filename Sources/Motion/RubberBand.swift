/// How content resists a finger that drags it beyond its edge: 0.55 · d · H / (0.55 · d + H) for a distance d and a
/// viewport of the length H (measured on iOS 26.1, exact within a third of a point).
package struct RubberBand: Hashable, Sendable {
  private static let stiffness = 0.55

  /// The length of the viewport, in points.
  let length: Double

  /// Creates the band of a viewport of a length, in points.
  package init(length: Double) { self.length = length }

  /// Returns the content offset that is seen if a finger drags to `offset`.
  package func shown(_ offset: Double, in range: ClosedRange<Double>) -> Double {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    let distance = Self.stiffness * abs(offset - edge)
    guard distance > 0, length > 0 else { return edge }
    let seen = distance * length / (distance + length)
    return offset < edge ? edge - seen : edge + seen
  }

  /// Returns the content offset to which a finger drags content that is seen at `offset`.
  package func dragged(_ offset: Double, in range: ClosedRange<Double>) -> Double {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    let seen = abs(offset - edge)
    guard seen > 0, length > 0 else { return offset }
    // The band never reaches its length.
    let distance = seen * length / (Self.stiffness * max(length - seen, length / 1000))
    return offset < edge ? edge - distance : edge + distance
  }
}
