public import Drawing

/// `UICollectionViewFlowLayout`, scrolling vertically, with one size for all items.
public struct FlowLayout: Hashable, Sendable {
  /// The size of each cell, in points. Default: 50 × 50.
  public var itemSize: Size
  /// The distance between lines. Default: 10.
  public var minimumLineSpacing: Double
  /// The least distance between cells of a line. Default: 10.
  public var minimumInteritemSpacing: Double
  /// The distances around the section. Default: none.
  public var sectionInset: Insets

  /// Makes a layout; what is not named has UIKit's default.
  public static func flow(
    itemSize: Size = Size(50, 50), minimumLineSpacing: Double = 10,
    minimumInteritemSpacing: Double = 10, sectionInset: Insets = .zero
  ) -> FlowLayout {
    FlowLayout(
      itemSize: itemSize, minimumLineSpacing: minimumLineSpacing,
      minimumInteritemSpacing: minimumInteritemSpacing, sectionInset: sectionInset)
  }
}
