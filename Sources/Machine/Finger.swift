package import Drawing
package import Interaction

/// A finger on the glass. Places are in the collection view's coordinates, in points.
package struct Finger: Hashable, Sendable {
  /// A drag that the content follows.
  package struct Pan: Hashable, Sendable {
    /// Where the finger was, along the scroll direction, when the content began to follow.
    let start: Double
    /// The content offset at that moment.
    let offset: Double
  }

  /// Where it came down.
  package let start: Point
  /// Where it is.
  package var location: Point
  /// The item whose cell it hit when it came down; `nil` for none.
  package var item: Int?
  /// The time until its coming down is delivered to the cell; `nil` if that has happened.
  package var timeUntilDelivery: Duration?
  /// Whether cells receive nothing more of it: the content scrolls, or a recogniser has taken it.
  package var isWithdrawn = false
  /// The gesture recognisers, in the scene's order.
  package var gestures: [GestureModel]
  /// The items on whose cells gestures were recognised, by the recognisers' names.
  package var gestureItems: [String: Int] = [:]
  /// The drag that it is; `nil` if the content does not follow it.
  package var pan: Pan?

  /// The time until something happens although the finger rests; `nil` if nothing will.
  var timeUntilDeadline: Duration? {
    [gestures.compactMap(\.timeUntilBegin).min(), timeUntilDelivery].compactMap(\.self).min()
  }

  /// Lets time pass, no more than until the next deadline.
  mutating func advance(by duration: Duration) {
    timeUntilDelivery = timeUntilDelivery.map { $0 - duration }
    for index in gestures.indices { gestures[index].advance(by: duration) }
  }
}
