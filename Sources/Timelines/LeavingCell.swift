internal import Drawing
internal import Resolution
internal import ResolvedViews
internal import Scenes
internal import Vocabulary

/// A cell whose item was deleted or reloaded. It goes from where it was to the final attributes of the layout.
struct LeavingCell: Sendable {
  /// The cell when it was taken away, in the content's coordinates.
  private let cell: PresentedCell
  private let attributes: AppearanceAttributes
  /// The animation.
  let running: Running

  /// Takes a cell away.
  ///
  /// - Parameters:
  ///   - cell: The cell as it is on screen, in the viewport's coordinates.
  ///   - contentOffset: The content offset, in points.
  ///   - attributes: Where it goes.
  init(
    _ cell: PresentedCell, contentOffset: Point, to attributes: AppearanceAttributes,
    _ running: Running
  ) {
    var cell = cell
    cell.frame = cell.frame.offset(by: contentOffset)
    (self.cell, self.attributes, self.running) = (cell, attributes, running)
  }

  /// Returns the cell at a time, in the viewport's coordinates; `nil` when it is gone.
  func cell(at time: Duration, contentOffset: Point) -> PresentedCell? {
    guard !running.isOver(at: time) else { return nil }
    var cell = cell
    cell.frame = cell.frame.offset(by: .zero - contentOffset)
    cell.view.show(attributes, times: running.progress(at: time))
    return cell
  }
}

extension PresentedView {
  /// Shows a cell on its way between the layout's own attributes and those of an item that comes or goes.
  ///
  /// - Parameter share: 0 for the layout's own attributes, 1 for the others. A spring may go beyond.
  mutating func show(_ attributes: AppearanceAttributes, times share: Double) {
    let factor = 1 + (attributes.alpha - 1) * share
    if factor != 1 { fade(by: min(max(factor, 0), 1)) }
    guard attributes.transform != .identity,
      let parts = attributes.transform.matrix.parts?.fading(by: 1 - share)
    else { return }
    let own = presentationTransform ?? self.attributes.transform.matrix
    presentationTransform = own.concatenating(parts.transform)
  }
}
