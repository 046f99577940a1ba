/// A movement of the content of a scroll view along the way in which it scrolls.
public struct ScrollMovement: Hashable, Sendable {
  /// Where it ends.
  public enum Target: Hashable, Sendable {
    /// At a content offset, in points; as `setContentOffset` it may lie beyond the content.
    case offset(Double)
    /// Scrolls forward by a number of points; backward if negative.
    case by(Double)
    /// Where an item's cell is wholly in view, with the least movement; nowhere else if it is already.
    case item(Int)
  }

  /// Where it ends.
  public var target: Target
  /// How long it takes, at the same speed throughout (our choice); nothing for a jump.
  public var duration: Duration

  /// Makes a movement.
  public init(to target: Target, over duration: Duration = .zero) {
    self.target = target
    self.duration = duration
  }
}

extension TouchScript.Step {
  /// The content scrolls to an offset.
  public static func scroll(to offset: Double, over duration: Duration = .zero) -> Self {
    .scroll(ScrollMovement(to: .offset(offset), over: duration))
  }

  /// The content scrolls by a number of points.
  public static func scroll(by distance: Double, over duration: Duration = .zero) -> Self {
    .scroll(ScrollMovement(to: .by(distance), over: duration))
  }

  /// The content scrolls until an item's cell is wholly in view.
  public static func scroll(toItem item: Int, over duration: Duration = .zero) -> Self {
    .scroll(ScrollMovement(to: .item(item), over: duration))
  }
}
