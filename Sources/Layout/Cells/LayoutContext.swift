package import Drawing
package import Vocabulary

/// The values that layouts of cells of one size share.
package struct LayoutContext: Sendable {
  /// The size of a cell, in points.
  package let size: Size
  /// Pixels per point.
  let scale: Double
  /// The layout direction.
  let direction: LayoutDirection
  /// Measures the texts of labels.
  let texts: TextStore
  /// The preferred text size.
  package var category = ContentSizeCategory.large
  /// The metrics of the version of iOS.
  package var platform = Platform.iOS18.metrics
  /// The size of the collection view, in points.
  package var collectionViewSize = Size.zero
  /// The superviews' sizes for which the frames of their subviews were written: those in the first
  /// item's cell in its normal state at its initial size (our choice; Interface Builder stores the
  /// size of its own canvas). A superview with a frame has the size of that frame.
  package var designSizes: [ViewName: Size] = [:]

  /// Creates the context for cells of a size.
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

  /// Returns the context for cells of another size.
  func with(size: Size) -> LayoutContext {
    var context = LayoutContext(
      size: size, scale: scale, direction: direction, texts: texts, category: category,
      designSizes: designSizes)
    context.platform = platform
    context.collectionViewSize = collectionViewSize
    return context
  }
}
