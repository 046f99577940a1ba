/// The inputs of the selection model: touches after hit-testing, and calls of the app.
package enum TouchAction: Hashable, Sendable {
  /// A finger comes down on an item; `nil` for none.
  case began(item: Int?)
  /// The finger moves into or out of the cell on which it came down.
  case moved(inside: Bool)
  /// The finger lifts.
  case ended
  /// The system cancels the touch, for example because a scroll begins or an alert appears.
  case cancelled
  /// The item's cell is removed and prepared for reuse. Its highlight ends without a delegate call,
  /// and a touch on it has no further effect.
  case reused(item: Int)
  /// The item is deleted. A touch on it has no further effect, and it is selected no longer.
  case deleted(item: Int)
  /// The app calls `selectItem(at:animated:scrollPosition:)`; no delegate method is called.
  case select(item: Int)
  /// The app calls `deselectItem(at:animated:)`; no delegate method is called.
  case deselect(item: Int)
}
