internal import Motion

/// An item whose cell a finger moves to another position by its reorder handle
/// (`beginInteractiveMovementForItem(at:)`).
package struct ReorderedItem: Hashable, Sendable {
  /// The duration in seconds in which a released cell moves to its place: customary, not measured.
  private static let dropDuration = 0.3

  /// The item.
  package let item: Int
  /// Its position in its section before it was lifted.
  let origin: Int
  /// The distance of the finger from the cell's top edge when the cell was lifted, in points.
  let grip: Double
  /// The top edge of the cell in the content's coordinates, in points.
  package internal(set) var position: Double
  /// The movement of the cell that no finger holds; `nil` while a finger holds it.
  var drop: SettlingNumber?

  init(item: Int, origin: Int, grip: Double, position: Double) {
    (self.item, self.origin, self.grip, self.position) = (item, origin, grip, position)
  }

  /// Whether no finger holds the cell, which moves to its place.
  package var isDropped: Bool { drop != nil }

  /// Starts the movement of the cell to its place. Returns `nil` if it is there.
  ///
  /// - Parameter target: The top edge of its place, in points.
  func dropped(at target: Double) -> ReorderedItem? {
    var result = self
    result.drop = SettlingNumber(
      Settling(from: position, to: target, velocity: 0) { _ in
        Spring(dampingRatio: 1, duration: Self.dropDuration, initialVelocity: 0)
      })
    return result.isDropped ? result : nil
  }

  /// The time until the cell is in its place; `nil` while a finger holds it.
  var timeUntilRest: Duration? { drop?.timeUntilRest }

  /// Advances the time, at most until the cell is in its place.
  mutating func advance(by duration: Duration) {
    drop?.elapsed += duration
    self = gliding(for: .zero)
  }

  /// The item after a duration without an event.
  func gliding(for duration: Duration) -> ReorderedItem {
    guard let drop else { return self }
    var result = self
    result.position = drop.position(after: duration)
    return result
  }
}
