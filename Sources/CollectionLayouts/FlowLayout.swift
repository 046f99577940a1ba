public import Drawing
package import Vocabulary

/// A flow layout (`UICollectionViewFlowLayout`): cells in lines, one line after the other.
public struct FlowLayout: Hashable, Sendable {
  /// The estimated size of self-sizing cells.
  public enum EstimatedItemSize: Hashable, Sendable {
    /// 50 × 50 points (`UICollectionViewFlowLayout.automaticSize`; the number is from memory).
    case automatic
    /// A fixed number of points.
    case size(Size)

    /// The size, in points.
    package var size: Size {
      switch self {
      case .automatic: Size(50, 50)
      case .size(let size): size
      }
    }
  }

  /// The default size of cells, in points, for items without a size of their own. Default: 50 × 50
  /// (documented).
  public var itemSize: Size
  /// The minimum distance between lines, in points. Default: 10 (documented).
  public var minimumLineSpacing: Double
  /// The minimum distance between cells of a line, in points. Default: 10 (documented).
  public var minimumInteritemSpacing: Double
  /// The insets of each section's cells, in points. Default: 0.
  public var sectionInset: EdgeInsets
  /// The scroll direction. Lines are perpendicular to it. Default: `vertical` (documented).
  public var scrollDirection: ScrollDirection
  /// The size of the header before each section, in points. Only its length along the scroll
  /// direction is used. Default: zero, no header (documented).
  public var headerReferenceSize: Size
  /// The size of the footer after each section, in points. Only its length along the scroll
  /// direction is used. Default: zero, no footer (documented).
  public var footerReferenceSize: Size
  /// Whether headers are pinned to the start of the viewport while their section scrolls. Default:
  /// `false` (documented).
  public var sectionHeadersPinToVisibleBounds: Bool
  /// Whether footers are pinned to the end of the viewport. Default: `false` (documented).
  public var sectionFootersPinToVisibleBounds: Bool
  /// Turns on self-sizing and estimates the sizes of cells that are not visible. Default: `nil`,
  /// which gives cells of `itemSize` (documented, as zero).
  public var estimatedItemSize: EstimatedItemSize?

  /// Creates a layout with UIKit's defaults for omitted arguments.
  public init(
    itemSize: Size = Size(width: 50, height: 50), minimumLineSpacing: Double = 10,
    minimumInteritemSpacing: Double = 10, sectionInset: EdgeInsets = .zero,
    scrollDirection: ScrollDirection = .vertical, headerReferenceSize: Size = .zero,
    footerReferenceSize: Size = .zero, estimatedItemSize: EstimatedItemSize? = nil,
    sectionHeadersPinToVisibleBounds: Bool = false, sectionFootersPinToVisibleBounds: Bool = false
  ) {
    self.itemSize = itemSize
    self.minimumLineSpacing = minimumLineSpacing
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.sectionInset = sectionInset
    self.scrollDirection = scrollDirection
    self.headerReferenceSize = headerReferenceSize
    self.footerReferenceSize = footerReferenceSize
    self.estimatedItemSize = estimatedItemSize
    self.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    self.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
  }
}

extension FlowLayout: LayoutKind {
  /// UIKit logs that its behaviour is not defined for cells that are larger than a line.
  package var lineInset: EdgeInsets? { sectionInset }

  package func pins(_ kind: SectionSupplement.Kind, inSection section: Int) -> Bool {
    switch kind {
    case .header: sectionHeadersPinToVisibleBounds
    case .footer: sectionFootersPinToVisibleBounds
    }
  }

  package func estimatedItemSize(breadth: Double, height: Double, rows: RowMetrics) -> Size? {
    estimatedItemSize?.size
  }
}
