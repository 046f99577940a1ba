package import Drawing
package import Interaction
package import Motion
package import Vocabulary

/// A row whose swipe actions are shown.
///
/// No source has measured UIKit's own swipes. The numbers are those of SwipeCellKit, which imitates Mail in iOS 10
/// from recordings, and are approximate.
package struct SwipedRow: Hashable, Sendable {
  /// The minimum width of a button, in points (approximate).
  static let leastButtonWidth = 74.0
  /// The part of a row that the buttons leave free, in points (approximate).
  static let freeWidth = 30.0
  /// The part of a finger's way that the content follows beyond the open actions (approximate).
  package static let resistance = 0.4
  /// The same beyond the point where a full swipe is complete (approximate).
  package static let fullResistance = 0.2
  /// The minimum distance of the content beyond the open actions for a full swipe, in points (approximate).
  package static let leastOverscroll = 20.0
  /// The part of the row that a finger has crossed when a full swipe is complete (approximate).
  package static let fullReach = 0.8
  /// The minimum speed at which the direction of a movement decides whether the actions open, in points per second. Our
  /// choice: the speed at which a deceleration stops.
  package static let leastSpeed = 10.0
  /// How far a finger moves before the content follows it, in points.
  package static let slop = Reduction.panSlop
  /// The spring that opens or closes actions if the finger lifts at rest: 0.7 s (approximate).
  package static let restSpring = Spring(dampingRatio: 1, duration: 0.7, initialVelocity: 0)
  /// The spring that opens or closes actions if the finger lifts while it moves, without its velocity (approximate).
  package static let thrownSpring = Spring(mass: 1, stiffness: 100, damping: 18)
  /// The spring by which the first action covers the others: 0.6 s (approximate).
  package static let expansionSpring = Spring(dampingRatio: 1, duration: 0.6, initialVelocity: 0)

  /// The item.
  package let item: Int
  /// The edge at which the actions are.
  package let edge: SwipeEdge
  /// The actions, from the edge inwards.
  package let actions: [ViewName]
  /// The size of the row, in points.
  package let size: Size
  /// The width of each button while the actions are open, in points.
  package let buttonWidth: Double
  /// Whether a full swipe performs the first action.
  package let performsFirst: Bool
  /// The direction of x in which the content moves, 1 to the right.
  package let sign: Double
  /// How far the content has moved from the edge, in points; below 0 to the other side.
  package internal(set) var offset = 0.0
  /// How far the first action covers the others, from 0 to 1.
  package internal(set) var expansion = 0.0
  /// Whether the first action covers the others, or is about to: lifting the finger performs it, or it was performed
  /// so, and the row closes.
  package internal(set) var isExpanded = false
  /// The movement of the content that no finger holds; `nil` for none.
  var movement: SettlingNumber?
  /// The change of `expansion`; `nil` for none.
  var expanding: SettlingNumber?

  /// How far the content has moved when the actions are open, in points.
  package var openOffset: Double { Double(actions.count) * buttonWidth }

  /// Whether the actions are closing without a finger.
  package var isClosing: Bool { movement?.target == 0 }

  /// Whether the row moves without a finger.
  package var isGliding: Bool { movement != nil || expanding != nil }

  /// The offset that completes a full swipe, in points.
  ///
  /// Where the actions fill the row a finger may not get as far beyond them as elsewhere. Then it is half as far as the
  /// finger gets (our choice).
  package var fullOffset: Double {
    let most = max(0, size.width - Self.slop - openOffset)
    return max(openOffset + min(Self.leastOverscroll, most / 2), size.width - Self.freeWidth)
  }

  /// The minimum distance of a finger along the closed row that completes a full swipe, in points, if it ends near the
  /// other edge.
  var fullWay: Double { Self.slop + min(fullOffset, openOffset + Self.leastOverscroll) }

  /// Whether a full swipe is complete.
  ///
  /// - Parameter reach: How much of the row's width the finger has crossed, from the edge.
  func isComplete(reach: Double) -> Bool {
    guard performsFirst, !actions.isEmpty else { return false }
    return offset >= fullOffset
      || reach >= Self.fullReach && offset >= openOffset + Self.leastOverscroll
  }

  // MARK: - Fingers

  /// The offset at which the content is seen if a finger drags it to `way`, in points.
  func shown(_ way: Double) -> Double {
    if way < 0 { return way * Self.resistance }
    let free = performsFirst ? fullOffset : openOffset
    guard way > free else { return way }
    return free + (way - free) * (performsFirst ? Self.fullResistance : Self.resistance)
  }

  /// The way of a finger that shows the content at an offset: the inverse of `shown`.
  func dragged(_ offset: Double) -> Double {
    if offset < 0 { return offset / Self.resistance }
    let free = performsFirst ? fullOffset : openOffset
    guard offset > free else { return offset }
    return free + (offset - free) / (performsFirst ? Self.fullResistance : Self.resistance)
  }

  /// Whether the actions open when a finger lifts at a velocity, in points per second: if it moves outwards, or
  /// rests beyond the middle (which is our choice).
  package func opens(at velocity: Double) -> Bool {
    abs(velocity) > Self.leastSpeed ? velocity > 0 : offset > openOffset / 2
  }

  // MARK: - Movements

  /// Starts a movement of the content to an offset.
  mutating func move(to target: Double, velocity: Double) {
    movement = SettlingNumber(
      Settling(from: offset, to: target, velocity: velocity) { velocity in
        velocity == 0 ? Self.restSpring : Self.thrownSpring.beginning(at: velocity)
      })
    if movement == nil { offset = target }
  }

  /// Expands the first action over the others, or restores their widths.
  mutating func expand(_ isExpanded: Bool) {
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    // In hundredths, so that the rest is below what is seen.
    expanding = SettlingNumber(
      Settling(from: expansion * 100, to: isExpanded ? 100 : 0, velocity: 0) { _ in
        Self.expansionSpring
      })
  }

  /// Advances the time, at most until the next deadline.
  mutating func advance(by duration: Duration) {
    movement?.elapsed += duration
    expanding?.elapsed += duration
    self = gliding(for: .zero)
  }

  /// The row after a duration without an event.
  package func gliding(for duration: Duration) -> SwipedRow {
    guard isGliding else { return self }
    var row = self
    if let movement { row.offset = movement.position(after: duration) }
    if let expanding { row.expansion = expanding.position(after: duration) / 100 }
    return row
  }

  /// The time until something that moves is at rest; `nil` if nothing moves.
  var timeUntilRest: Duration? {
    [movement?.timeUntilRest, expanding?.timeUntilRest].compactMap(\.self).min()
  }

  // MARK: - Buttons

  /// The frames of the buttons in the row's coordinates, in points, from the edge inwards. Buttons share the free
  /// width equally; those nearer to the edge cover the others.
  package var frames: [Rect] {
    let shown = max(0, offset)
    let count = Double(max(1, actions.count))
    return actions.indices.map { index in
      var end = shown * Double(index + 1) / count
      if index == 0 { end += (shown - end) * expansion }
      let width = max(buttonWidth, index == 0 ? end : shown / count)
      return sign < 0
        ? Rect(size.width - end, 0, width, size.height)
        : Rect(end - width, 0, width, size.height)
    }
  }

  /// The action whose button contains a point of the row's coordinates; `nil` for none.
  func action(at point: Point) -> ViewName? {
    let way = sign < 0 ? size.width - point.x : point.x
    guard way >= 0, way < offset, point.y >= 0, point.y < size.height else { return nil }
    return zip(actions, frames).first { $0.1.contains(point) }?.0
  }
}
