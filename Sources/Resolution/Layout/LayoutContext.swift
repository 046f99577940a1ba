internal import Drawing
internal import Scenes
internal import Vocabulary

/// What layouts of cells of one size share.
struct LayoutContext: Sendable {
  /// The size of a cell, in points.
  let size: Size
  /// Pixels a point.
  let scale: Double
  /// Where leading is.
  let direction: LayoutDirection
  /// How large the texts of labels are.
  let texts: TextStore
  /// The text size that a person has chosen.
  var category = ContentSizeCategory.large
  /// The sizes that superviews had when the frames of their views were written: those in the first
  /// item's cell in its normal state, as large as it is at first (our choice; Interface Builder keeps
  /// the size of its own canvas). A superview that has a frame itself had the size of that.
  var designSizes: [ViewName: Size] = [:]

  /// The same for cells of another size.
  func with(size: Size) -> LayoutContext {
    LayoutContext(
      size: size, scale: scale, direction: direction, texts: texts, category: category,
      designSizes: designSizes)
  }
}
