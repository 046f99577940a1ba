package import Drawing
package import Interaction

/// A finger on the screen. Positions are in the collection view's coordinates, in points.
package struct Finger: Hashable, Sendable {
  /// A drag that scrolls content.
  package struct Pan: Hashable, Sendable {
    /// The offset at a moment.
    struct Sample: Hashable, Sendable {
      /// The offset that was seen, in points.
      let offset: Double
      /// The time since then.
      var age = Duration.zero
    }

    /// What is dragged.
    let area: ScrollArea
    /// The finger's position along the area's direction when scrolling began, in points.
    let start: Double
    /// The offset when scrolling began, in points, without the resistance beyond the edges.
    let offset: Double
    /// The offsets of the last moments, in order.
    var samples: [Sample]

    /// For how long a movement counts for the velocity: 0.1 s (measured, about).
    private static let memory: Duration = .milliseconds(100)

    /// The velocity of the offset over the last moments, in points per second (measured: that of the content, not of
    /// the finger).
    var velocity: Double {
      guard let first = samples.first, let last = samples.last, first.age > .zero else { return 0 }
      return (last.offset - first.offset) / (first.age / .seconds(1))
    }

    /// Lets time pass.
    mutating func advance(by duration: Duration) {
      for index in samples.indices { samples[index].age += duration }
      samples.removeAll { $0.age > Self.memory }
    }
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
  /// The drag; `nil` if no content follows the finger.
  package var pan: Pan?
  /// The content that moved by itself until the finger came down on it; `nil` for none.
  var stopped: ScrollArea?

  /// The time until something happens although the finger does not move; `nil` if nothing will.
  var timeUntilDeadline: Duration? {
    [gestures.compactMap(\.timeUntilBegin).min(), timeUntilDelivery].compactMap(\.self).min()
  }

  /// Lets time pass, at most until the next deadline.
  mutating func advance(by duration: Duration) {
    timeUntilDelivery = timeUntilDelivery.map { $0 - duration }
    for index in gestures.indices { gestures[index].advance(by: duration) }
    pan?.advance(by: duration)
  }
}
