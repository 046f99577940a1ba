internal import Drawing
internal import Scenes

/// What all layouts of a scene's cells share.
struct LayoutContext: Sendable {
  /// The size of a cell, in points.
  let size: Size
  /// Pixels a point.
  let scale: Double
  /// Where leading is.
  let direction: LayoutDirection
  /// How large the texts of labels are.
  let texts: TextStore
  /// The sizes that superviews had when the frames of their views were written: those in the first
  /// item's cell in its normal state, as large as it is at first (our choice; Interface Builder keeps
  /// the size of its own canvas). A superview that has a frame itself had the size of that.
  var designSizes: [ViewName: Size] = [:]
}
