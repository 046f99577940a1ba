package import Drawing

extension ScrollMovement {
  /// A call of `UIScrollViewDelegate` about the movement of the content, other than `scrollViewDidScroll`.
  public enum Call: Hashable, Sendable {
    /// A finger begins to drag the content. The content has not moved yet.
    case willBeginDragging
    /// The finger lifts: the velocity of the content offset, in points per millisecond, and the offset at which the
    /// content will rest, in points.
    case willEndDragging(velocity: Double, targetContentOffset: Double)
    /// The finger has lifted.
    case didEndDragging(willDecelerate: Bool)
    /// The content begins to decelerate.
    case willBeginDecelerating
    /// The content has come to rest. It is not called if a finger stops the content.
    case didEndDecelerating
    /// A movement that the app has asked for, animated, is over.
    case didEndScrollingAnimation

    /// The name of the delegate's method: `scrollViewWillBeginDragging`.
    package var name: String {
      switch self {
      case .willBeginDragging: "scrollViewWillBeginDragging"
      case .willEndDragging: "scrollViewWillEndDragging"
      case .didEndDragging: "scrollViewDidEndDragging"
      case .willBeginDecelerating: "scrollViewWillBeginDecelerating"
      case .didEndDecelerating: "scrollViewDidEndDecelerating"
      case .didEndScrollingAnimation: "scrollViewDidEndScrollingAnimation"
      }
    }

    /// The arguments of the call other than the scroll view, by their names in UIKit.
    package var arguments: [(name: String, value: JSONValue)] {
      switch self {
      case .willEndDragging(let velocity, let target):
        [
          ("velocity", .number(velocity, places: 6)),
          ("targetContentOffset", .number(target, places: 6)),
        ]
      case .didEndDragging(let willDecelerate): [("willDecelerate", .boolean(willDecelerate))]
      case .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
        .didEndScrollingAnimation:
        []
      }
    }
  }
}

extension ScrollMovement.Call: CustomStringConvertible {
  /// The call as text: `scrollViewDidEndDragging willDecelerate true`.
  public var description: String {
    ([name] + arguments.map { "\($0.name) \($0.value.line)" }).joined(separator: " ")
  }
}
