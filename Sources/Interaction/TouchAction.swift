/// What reaches the selection machine: touches that have found their item, and the app's own calls.
package enum TouchAction: Hashable, Sendable {
  /// A finger comes down on an item, or on none.
  case began(item: Int?)
  /// The finger moves into or out of the cell on which it came down.
  case moved(inside: Bool)
  /// The finger lifts.
  case ended
  /// The system cancels the touch (a scroll begins, an alert appears).
  case cancelled
  /// The item's cell leaves the view and is prepared for reuse: silently it is no longer highlighted, and a
  /// finger on it does nothing more.
  case reused(item: Int)
  /// The app calls `selectItem(at:animated:scrollPosition:)`; no delegate method is called.
  case select(item: Int)
  /// The app calls `deselectItem(at:animated:)`; no delegate method is called.
  case deselect(item: Int)
}
