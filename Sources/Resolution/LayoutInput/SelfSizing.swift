internal import Drawing
internal import Interaction

/// The sizes of self-sizing cells (`preferredLayoutAttributesFitting`). Only visible cells are
/// asked; for the others the estimate is used.
struct SelfSizing: Sendable {
  /// The size of a cell that has not been asked, in points.
  let estimate: Size
  private let preferredSize: @Sendable (_ item: Int, CellState) -> Size

  /// Creates the sizes of self-sizing cells.
  ///
  /// - Parameters:
  ///   - estimate: The size of a cell that has not been asked, in points.
  ///   - preferredSize: Returns the preferred size of an item's cell in a state, in points.
  init(
    estimate: Size, preferredSize: @escaping @Sendable (_ item: Int, CellState) -> Size
  ) {
    self.estimate = estimate
    self.preferredSize = preferredSize
  }

  /// The preferred size of an item's cell in a state, in points: at least one pixel, and the
  /// estimate instead of a value that is not finite.
  func size(ofItem item: Int, state: CellState) -> Size {
    let size = preferredSize(item, state)
    func side(_ length: Double, _ estimate: Double) -> Double {
      length.isFinite ? max(length, Self.leastSide) : estimate
    }
    return Size(side(size.width, estimate.width), side(size.height, estimate.height))
  }

  /// The minimum side of a cell, in points: a pixel at 3x.
  private static let leastSide = 1.0 / 3
}
