public import CollectionLayouts

/// A finger that throws the content: it lifts while it drags at a velocity.
public struct Fling: Hashable, Sendable {
  /// Where the finger lifts. The content under this place is thrown.
  public var from: TouchPlace
  /// The velocity of the content offset, in points per second, as UIKit passes to the delegate: positive scrolls
  /// forward, while the finger moves backward.
  public var velocity: Double
  /// The direction of the movement; `nil` for the collection view's scroll direction. Across it, an orthogonal section is
  /// thrown.
  public var direction: ScrollDirection?

  /// Creates a fling.
  public init(
    from: TouchPlace, velocity: Double, direction: ScrollDirection? = nil
  ) {
    self.from = from
    self.velocity = velocity
    self.direction = direction
  }
}

extension TouchScript.Step {
  /// A finger throws the content at a velocity of the content offset, in points per second.
  public static func fling(from place: TouchPlace, velocity: Double) -> Self {
    .fling(Fling(from: place, velocity: velocity))
  }
}
