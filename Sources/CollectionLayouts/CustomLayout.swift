public import Drawing
package import Vocabulary

/// A layout of the app's own: a subclass of `UICollectionViewLayout`, given by what it returns.
public struct CustomLayout: Hashable, Sendable {
  /// The position of a cell (`UICollectionViewLayoutAttributes`).
  public struct LayoutAttributes: Hashable, Sendable {
    /// The frame in the content's coordinates, in points.
    public var frame: Rect

    /// Creates attributes.
    public init(frame: Rect) { self.frame = frame }
  }

  /// The size of the content, in points (`collectionViewContentSize`).
  public var collectionViewContentSize: Size
  /// The position of each item's cell (`layoutAttributesForItem(at:)`), in the order of the items.
  public var layoutAttributes: [LayoutAttributes]
  /// The direction in which a finger scrolls the content. UIKit scrolls along both if the content is larger along both; a
  /// scene scrolls along one. Default: `vertical`.
  public var scrollDirection: ScrollDirection

  /// Creates a layout.
  public init(
    collectionViewContentSize: Size, layoutAttributes: [LayoutAttributes],
    scrollDirection: ScrollDirection = .vertical
  ) {
    self.collectionViewContentSize = collectionViewContentSize
    self.layoutAttributes = layoutAttributes
    self.scrollDirection = scrollDirection
  }
}

extension CustomLayout: LayoutKind {
  package var objectionToUpdates: String? {
    "a custom layout has attributes only for the existing items; choose another layout"
  }

  package func estimatedItemSize(breadth: Double, height: Double, rows: RowMetrics) -> Size? { nil }
}
