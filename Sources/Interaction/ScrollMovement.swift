/// A movement of a scroll view's content along its scroll direction, or of an orthogonal section across it.
public struct ScrollMovement: Hashable, Sendable {
  /// Where a movement ends.
  public enum Target: Hashable, Sendable {
    /// At a content offset, in points. As with `setContentOffset`, it may be outside of the
    /// content.
    case offset(Double)
    /// A number of points further; negative scrolls backwards.
    case by(Double)
    /// The nearest offset at which an item's cell is fully visible; no movement if it already is.
    case item(Int)
  }

  /// Where it ends.
  public var target: Target
  /// The duration, with constant speed (our choice); zero for a jump.
  public var duration: Duration
  /// The orthogonal section that scrolls, by its index; `nil` for the collection view's content.
  public var section: Int?

  /// Creates a movement.
  public init(to target: Target, over duration: Duration = .zero, section: Int? = nil) {
    self.target = target
    self.duration = duration
    self.section = section
  }
}

extension TouchScript.Step {
  /// Scrolls the content to an offset, in points.
  public static func scroll(to offset: Double, over duration: Duration = .zero) -> Self {
    .scroll(ScrollMovement(to: .offset(offset), over: duration))
  }

  /// Scrolls the content by a number of points.
  public static func scroll(by distance: Double, over duration: Duration = .zero) -> Self {
    .scroll(ScrollMovement(to: .by(distance), over: duration))
  }

  /// Scrolls the content until an item's cell is fully visible.
  public static func scroll(toItem item: Int, over duration: Duration = .zero) -> Self {
    .scroll(ScrollMovement(to: .item(item), over: duration))
  }
}
