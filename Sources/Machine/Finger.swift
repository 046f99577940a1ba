package import Drawing
package import Interaction

/// A finger on the screen. Positions are in the collection view's coordinates, in points.
package struct Finger: Hashable, Sendable {
  /// A drag that scrolls the content.
  package struct Pan: Hashable, Sendable {
    /// The finger's position along the scroll direction when scrolling began, in points.
    let start: Double
    /// The content offset when scrolling began, in points.
    let offset: Double
  }

  /// The position where it came down.
  package let start: Point
  /// The current position.
  package var location: Point
  /// The item whose cell was hit when it came down; `nil` for none.
  package var item: Int?
  /// The control that was hit when it came down, which takes the touch; `nil` for none.
  package var control: ControlTouch?
  /// The time until the touch is delivered to the cell; `nil` if it has been delivered.
  package var timeUntilDelivery: Duration?
  /// Whether cells no longer receive the touch: the content scrolls, or a recogniser has taken it.
  package var isWithdrawn = false
  /// The gesture recognisers, in the scene's order.
  package var gestures: [GestureModel]
  /// The items on whose cells gestures were recognised, by the recognisers' names.
  package var gestureItems: [String: Int] = [:]
  /// The drag; `nil` if the content does not follow the finger.
  package var pan: Pan?

  /// The time until something happens although the finger does not move; `nil` if nothing will.
  var timeUntilDeadline: Duration? {
    [gestures.compactMap(\.timeUntilBegin).min(), timeUntilDelivery].compactMap(\.self).min()
  }

  /// Lets time pass, at most until the next deadline.
  mutating func advance(by duration: Duration) {
    timeUntilDelivery = timeUntilDelivery.map { $0 - duration }
    for index in gestures.indices { gestures[index].advance(by: duration) }
  }
}
