package import Drawing
package import Interaction
package import Vocabulary

/// A finger on the screen. Positions are in the collection view's coordinates, in points.
package struct Finger: Hashable, Sendable {
  /// A drag that scrolls content.
  package struct Pan: Hashable, Sendable {
    /// The area that scrolls.
    let area: ScrollArea
    /// The finger's position along the area's direction when scrolling began, in points.
    let start: Double
    /// The offset when scrolling began, in points, without the resistance beyond the edges.
    let offset: Double
    /// The offsets of the last moments.
    var track: PositionTrack

    /// The velocity of the offset over the last moments, in points per second.
    var velocity: Double { track.velocity }

    /// Advances the time.
    mutating func advance(by duration: Duration) { track.advance(by: duration) }
  }

  /// A swipe that moves the content of a row.
  package struct Swipe: Hashable, Sendable {
    /// The finger's x when the content began to follow it, in points.
    let start: Double
    /// How far the content had been dragged then, in points, without the resistance.
    let way: Double
    /// The offsets of the content in the last moments.
    var track: PositionTrack
  }

  /// A number that a pan moves.
  struct PannedNumber: Hashable, Sendable {
    /// The name of the recogniser.
    let recognizer: String
    /// The name of the number.
    let name: String
  }

  /// What a finger touches in a row whose swipe actions are shown.
  package enum RowTouch: Hashable, Sendable {
    /// The button of an action.
    case action(ViewName)
    /// The content.
    case content
  }

  /// Its number in scripts.
  let number: Int
  /// The position where it came down.
  package let start: Point
  /// The current position.
  package var location: Point
  /// The `origin` of the finger whose drag this one has taken over (`succeeded(by:)`); `nil` if it has taken over none.
  private var passedOrigin: Point?
  /// The difference of `center` from `location`, in points.
  private var drift = Point.zero
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
  /// The time until the value of the control changes again; `nil` if it does not.
  var timeUntilRepeat: Duration?
  /// The time until the context menu of the cell opens; `nil` if it does not.
  package internal(set) var timeUntilMenu: Duration?
  /// Whether no cell and no recogniser receives the touch, because a context menu is shown.
  package internal(set) var isOnMenu = false
  /// Whether the menu is one that the finger has opened.
  var hasOpenedMenu = false
  /// The action on whose row the finger is since it has opened the menu, because that lies over the cell; `nil` if it was
  /// on none, or has left it. Lifting the finger there performs nothing.
  var coveringAction: ViewName?
  /// The values of numbers when the pans began that move them.
  var panStarts: [PannedNumber: Double] = [:]
  /// The drag; `nil` if no content follows the finger.
  package var pan: Pan?
  /// The swipe; `nil` if no row follows the finger.
  package var swipe: Swipe?
  /// The part that it touches in a row whose swipe actions are shown; `nil` for other touches.
  package var rowTouch: RowTouch?
  /// Whether it moves an item to another position by its reorder handle.
  package var isReordering = false
  /// The content that moved without a finger until this one came down on it; `nil` for none.
  var stopped: ScrollArea?
  /// Whether it has lifted and its cell has not received the end of the touch yet: another finger is down, and a
  /// recogniser delays the end.
  var hasLifted = false

  init(
    number: Int, at location: Point, item: Int?, control: ControlTouch?,
    timeUntilDelivery: Duration?, gestures: [GestureModel] = []
  ) {
    (self.number, start, self.location) = (number, location, location)
    (self.item, self.control) = (item, control)
    (self.timeUntilDelivery, self.gestures) = (timeUntilDelivery, gestures)
  }

  /// The point at which recognisers and content see the touch begin.
  var origin: Point { passedOrigin ?? start }
  /// The point at which recognisers and content see the touch now: the middle of all fingers, which does not jump when
  /// a finger comes or lifts.
  var center: Point { location + drift }

  /// Moves the finger. `count` is the number of fingers that are down.
  mutating func move(to place: Point, of count: Int) {
    let way = place - location
    location = place
    // The middle moves by a part of the way.
    if count > 1 { drift = drift + way.scaled(by: 1 / Double(count)) - way }
  }

  /// Moves the middle of the fingers after another finger has moved by `way`. `count` is the number of fingers that are
  /// down.
  mutating func moveCenter(by way: Point, of count: Int) {
    drift = drift + way.scaled(by: 1 / Double(count))
  }

  /// Takes the touch from its cell or control, to which it has not been delivered.
  mutating func withdraw() {
    isWithdrawn = true
    timeUntilDelivery = nil
    control = nil
  }

  /// Returns another finger with the recognisers of this one, which has lifted, and with the content or row that this
  /// one dragged.
  func succeeded(by other: Finger) -> Finger {
    var next = other
    (next.passedOrigin, next.drift) = (origin, center - other.location)
    (next.gestures, next.gestureItems, next.panStarts) = (gestures, gestureItems, panStarts)
    (next.pan, next.swipe, next.rowTouch, next.stopped) = (pan, swipe, rowTouch, stopped)
    return next
  }

  /// Cancels the recognisers of the views in an item's cell. Returns those that had begun.
  mutating func cancelGestures(ofItem item: Int) -> [GestureModel] {
    var begun: [GestureModel] = []
    for index in gestures.indices where gestures[index].item == item {
      if gestures[index].cancel() != nil { begun.append(gestures[index]) }
    }
    return begun
  }

  /// Whether a pan has begun and not ended.
  package var isPanning: Bool { gestures.contains(where: \.isPanning) }

  /// The innermost view of a tap or long press that may still take the touch or has taken it; `nil` for none.
  package var viewOfRecognizers: ViewName? {
    gestures.filter { $0.recognizer.pan == nil && !$0.isOver }.max { $0.depth < $1.depth }?
      .recognizer.view
  }

  /// Whether a pan that does not share the finger has begun and not ended.
  var isTakenByPan: Bool {
    gestures.contains { $0.isPanning && !$0.recognizer.shouldRecognizeSimultaneously }
  }

  /// The time until something happens although the finger does not move; `nil` if nothing will.
  var timeUntilDeadline: Duration? {
    [gestures.compactMap(\.timeUntilBegin).min(), timeUntilOwnDeadline, timeUntilMenu]
      .compactMap(\.self).min()
  }

  /// The time until something happens to its cell or control; `nil` if nothing will.
  var timeUntilOwnDeadline: Duration? {
    [timeUntilDelivery, timeUntilRepeat].compactMap(\.self).min()
  }

  /// The time until a recogniser that waits for another tap fails; `nil` if none waits.
  var timeUntilFailure: Duration? { gestures.compactMap(\.timeUntilFailure).min() }

  /// Advances the time, at most until the next deadline.
  mutating func advance(by duration: Duration) {
    timeUntilDelivery = timeUntilDelivery.map { $0 - duration }
    timeUntilRepeat = timeUntilRepeat.map { $0 - duration }
    timeUntilMenu = timeUntilMenu.map { $0 - duration }
    for index in gestures.indices { gestures[index].advance(by: duration) }
    pan?.advance(by: duration)
    swipe?.track.advance(by: duration)
  }
}

extension Point {
  fileprivate func scaled(by factor: Double) -> Point { Point(x * factor, y * factor) }
}
