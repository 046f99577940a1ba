internal import Drawing
internal import Vocabulary

/// Reorder handles.
extension Machine {
  /// The minimum width in which a handle receives touches, in points: the usual size of a control.
  private static let handleWidth = 44.0

  /// Whether a point of the viewport is on the reorder handle of an item's cell, which is as high as the cell.
  func isOnHandle(ofItem item: Int, at point: Point, in stage: Stage) -> Bool {
    guard hasHandles, !isConfined, let frame = arrangement(of: stage).frame(ofItem: item),
      let (own, size) = cell(ofItem: item, in: stage)?.location(
        of: point - frame.origin, in: .accessory(.reorder))
    else { return false }
    return abs(own.x - size.width / 2) <= max(Self.handleWidth, size.width) / 2
  }
}
