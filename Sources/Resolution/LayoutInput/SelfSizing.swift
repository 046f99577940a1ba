internal import Drawing
internal import Interaction

/// How cells say themselves how large they are (`preferredLayoutAttributesFitting`). Only those that come
/// into view are asked; of the others the estimate is taken.
struct SelfSizing: Sendable {
  /// The size of a cell that nobody has asked, in points.
  let estimate: Size
  private let preferredSize: @Sendable (_ item: Int, CellState) -> Size

  /// Cells of which each asks for a size.
  ///
  /// - Parameters:
  ///   - estimate: The size of a cell that nobody has asked, in points.
  ///   - preferredSize: The size for which an item's cell asks in a state, in points.
  init(
    estimate: Size, preferredSize: @escaping @Sendable (_ item: Int, CellState) -> Size
  ) {
    self.estimate = estimate
    self.preferredSize = preferredSize
  }

  /// The size for which an item's cell asks in a state, in points: at least a pixel, and the estimate
  /// where it asks for what is no number.
  func size(ofItem item: Int, state: CellState) -> Size {
    let size = preferredSize(item, state)
    func side(_ length: Double, _ estimate: Double) -> Double {
      length.isFinite ? max(length, Self.leastSide) : estimate
    }
    return Size(side(size.width, estimate.width), side(size.height, estimate.height))
  }

  /// The smallest side of a cell, in points: a pixel at 3x.
  private static let leastSide = 1.0 / 3
}
