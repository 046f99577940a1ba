internal import Drawing
internal import Resolution

/// A cell whose item was deleted or reloaded. It fades out where it was.
struct LeavingCell: Sendable {
  /// The cell when it was taken away, in the content's coordinates.
  private let cell: PresentedCell
  /// The animation.
  let running: Running

  /// Takes a cell away.
  ///
  /// - Parameters:
  ///   - cell: The cell as it is on screen, in the viewport's coordinates.
  ///   - contentOffset: The content offset, in points.
  init(_ cell: PresentedCell, contentOffset: Point, _ running: Running) {
    var cell = cell
    cell.frame = cell.frame.offset(by: contentOffset)
    (self.cell, self.running) = (cell, running)
  }

  /// Returns the cell at a time, in the viewport's coordinates; `nil` when it is gone.
  func cell(at time: Duration, contentOffset: Point) -> PresentedCell? {
    guard !running.isOver(at: time) else { return nil }
    var cell = cell
    cell.frame = cell.frame.offset(by: .zero - contentOffset)
    cell.view.fade(by: running.rest(at: time))
    return cell
  }
}
