public import Drawing

/// `UICollectionViewFlowLayout`: cells in lines, and lines one after the other.
public struct FlowLayout: Hashable, Sendable {
  /// The scroll direction. Lines are perpendicular to it.
  public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
    /// Lines are rows.
    case vertical
    /// Lines are columns.
    case horizontal
  }

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

  /// The size of cells whose items have no size of their own, in points. Default: 50 × 50 (documented).
  public var itemSize: Size
  /// The minimum distance between lines, in points. Default: 10 (documented).
  public var minimumLineSpacing: Double
  /// The minimum distance between cells of a line, in points. Default: 10 (documented).
  public var minimumInteritemSpacing: Double
  /// The insets of each section's cells. Default: none.
  public var sectionInset: Insets
  /// The scroll direction. Default: `vertical` (documented).
  public var scrollDirection: ScrollDirection
  /// The size of the header before each section, in points. Only its length along the scroll direction is
  /// used.
  /// Default: none (documented).
  public var headerReferenceSize: Size
  /// The size of the footer after each section, in points. Only its length along the scroll direction is
  /// used.
  /// Default: none (documented).
  public var footerReferenceSize: Size
  /// Whether headers stay at the start of the viewport while their sections are scrolled through. Default:
  /// `false` (documented).
  public var sectionHeadersPinToVisibleBounds: Bool
  /// Whether footers stay at the end of the viewport. Default: `false` (documented).
  public var sectionFootersPinToVisibleBounds: Bool
  /// Turns on self-sizing, and estimates the sizes of cells that are not visible; `nil`
  /// for cells of `itemSize`. Default: `nil` (documented, as zero).
  public var estimatedItemSize: EstimatedItemSize?

  /// Creates a layout with UIKit's defaults for arguments that are left out.
  public init(
    itemSize: Size = Size(50, 50), minimumLineSpacing: Double = 10,
    minimumInteritemSpacing: Double = 10, sectionInset: Insets = .zero,
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
