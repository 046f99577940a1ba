package import Drawing
package import Vocabulary

/// What layouts of cells of one size share.
package struct LayoutContext: Sendable {
  /// The size of a cell, in points.
  package let size: Size
  /// Pixels a point.
  let scale: Double
  /// Where leading is.
  let direction: LayoutDirection
  /// How large the texts of labels are.
  let texts: TextStore
  /// The text size that a person has chosen.
  package var category = ContentSizeCategory.large
  /// The sizes that superviews had when the frames of their views were written: those in the first
  /// item's cell in its normal state, as large as it is at first (our choice; Interface Builder keeps
  /// the size of its own canvas). A superview that has a frame itself had the size of that.
  package var designSizes: [ViewName: Size] = [:]

  /// Creates the context of cells of a size.
  package init(
    size: Size, scale: Double, direction: LayoutDirection, texts: TextStore,
    category: ContentSizeCategory = .large, designSizes: [ViewName: Size] = [:]
  ) {
    self.size = size
    self.scale = scale
    self.direction = direction
    self.texts = texts
    self.category = category
    self.designSizes = designSizes
  }

  /// The same for cells of another size.
  func with(size: Size) -> LayoutContext {
    LayoutContext(
      size: size, scale: scale, direction: direction, texts: texts, category: category,
      designSizes: designSizes)
  }
}
