public import Drawing

/// `UICollectionViewFlowLayout`: cells in lines, and lines one after the other.
public struct FlowLayout: Hashable, Sendable {
  /// The way in which the content scrolls; lines lie across it.
  public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
    /// Lines are rows.
    case vertical
    /// Lines are columns.
    case horizontal
  }

  /// What is taken for the size of cells that say themselves how large they are.
  public enum EstimatedItemSize: Hashable, Sendable {
    /// 50 × 50 points (`UICollectionViewFlowLayout.automaticSize`; the number is from memory).
    case automatic
    /// So many points.
    case size(Size)

    /// The size, in points.
    package var size: Size {
      switch self {
      case .automatic: Size(50, 50)
      case .size(let size): size
      }
    }
  }

  /// The size of each cell whose item does not say its own, in points. Default: 50 × 50 (documented).
  public var itemSize: Size
  /// The distance between lines. Default: 10 (documented).
  public var minimumLineSpacing: Double
  /// The least distance between cells of a line. Default: 10 (documented).
  public var minimumInteritemSpacing: Double
  /// The distances around each section's cells. Default: none.
  public var sectionInset: Insets
  /// The way in which the content scrolls. Default: `vertical` (documented).
  public var scrollDirection: ScrollDirection
  /// The room before each section, in points; only the extent along the scroll direction counts.
  /// Default: none (documented).
  public var headerReferenceSize: Size
  /// The room after each section, in points; only the extent along the scroll direction counts.
  /// Default: none (documented).
  public var footerReferenceSize: Size
  /// Whether headers stay at the start of the viewport while their sections are scrolled through. Default:
  /// `false` (documented).
  public var sectionHeadersPinToVisibleBounds: Bool
  /// Whether footers stay at the end of the viewport. Default: `false` (documented).
  public var sectionFootersPinToVisibleBounds: Bool
  /// Lets cells say themselves how large they are, and what is taken for those that are not in view; `nil`
  /// for cells of `itemSize`. Default: `nil` (documented, as zero).
  public var estimatedItemSize: EstimatedItemSize?

  /// Makes a layout; what is not named has UIKit's default.
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
