internal import CollectionLayouts
internal import Interaction
internal import Motion
internal import Scenes

/// A number of cells that follows a finger: a custom state that a pan recogniser names.
package struct PannedNumber: Hashable, Sendable {
  /// The numbers that it can have.
  private let range: ClosedRange<Double>
  /// Where it rests, in ascending order; empty if it stays where the finger leaves it.
  private let stops: [Double]
  /// The numbers at which state graphs are explored, in ascending order.
  let explored: [Double]

  /// Returns `nil` for a state that is no number.
  init?(_ kind: StateKind) {
    guard case .number(let lowest, let highest, let stops) = kind else { return nil }
    range = lowest...max(lowest, highest ?? StateKind.largestNumber)
    self.stops = stops.sorted()
    explored = kind.stops.compactMap { value in
      if case .number(let number) = value { number } else { nil }
    }.sorted()
  }

  /// The numbers between which it follows the finger without resistance.
  private var free: ClosedRange<Double> {
    guard let first = stops.first, let last = stops.last else { return range }
    return first...last
  }

  /// The number that is seen if a finger drags it to another one: it resists beyond the outer stops, as content does
  /// beyond its edges.
  ///
  /// - Parameter length: The length of the cell along the finger's way, in the number's unit.
  func shown(_ dragged: Double, length: Double) -> Double {
    let shown = RubberBand(length: length).shown(dragged, in: free)
    return min(max(shown, range.lowerBound), range.upperBound)
  }

  /// The number to which a finger drags it if it is seen at another one: the inverse of `shown`.
  func dragged(_ shown: Double, length: Double) -> Double {
    RubberBand(length: length).dragged(shown, in: free)
  }

  /// How far it moves on with a velocity of 1.
  package static let reach = Glide.way(
    ofVelocity: 1, rate: DecelerationRate.normal.perMillisecond)

  /// Where it rests when a finger lifts: at the stop that is nearest to the end of its deceleration.
  ///
  /// - Parameter velocity: In the number's unit per second.
  func rest(from number: Double, velocity: Double) -> Double {
    let end = number + velocity * Self.reach
    return Self.nearest(to: end, among: stops) ?? number
  }

  /// The number at which state graphs are explored that is nearest to another one.
  func exploredNumber(nearestTo number: Double) -> Double {
    Self.nearest(to: number, among: explored) ?? number
  }

  private static func nearest(to number: Double, among stops: [Double]) -> Double? {
    stops.min { abs($0 - number) < abs($1 - number) }
  }
}
