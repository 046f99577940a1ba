public import Drawing
public import Vocabulary

/// How a collection view arranges its cells.
public enum CollectionLayout: Hashable, Sendable {
  /// A flow layout (`UICollectionViewFlowLayout`).
  case flowLayout(FlowLayout)
  /// A list: rows as wide as the collection view (`UICollectionLayoutListConfiguration`).
  case listLayout(ListLayout)
  /// A compositional layout: groups of items (`UICollectionViewCompositionalLayout`).
  case compositionalLayout(CompositionalLayout)
  /// A layout of the app's own, given by the frames of its cells (`UICollectionViewLayout`).
  case customLayout(CustomLayout)

  /// Returns a flow layout with UIKit's defaults for omitted arguments.
  public static func flow(
    itemSize: Size = Size(width: 50, height: 50), minimumLineSpacing: Double = 10,
    minimumInteritemSpacing: Double = 10, sectionInset: EdgeInsets = .zero,
    scrollDirection: ScrollDirection = .vertical, headerReferenceSize: Size = .zero,
    footerReferenceSize: Size = .zero, estimatedItemSize: FlowLayout.EstimatedItemSize? = nil,
    sectionHeadersPinToVisibleBounds: Bool = false, sectionFootersPinToVisibleBounds: Bool = false
  ) -> CollectionLayout {
    .flowLayout(
      FlowLayout(
        itemSize: itemSize, minimumLineSpacing: minimumLineSpacing,
        minimumInteritemSpacing: minimumInteritemSpacing, sectionInset: sectionInset,
        scrollDirection: scrollDirection, headerReferenceSize: headerReferenceSize,
        footerReferenceSize: footerReferenceSize, estimatedItemSize: estimatedItemSize,
        sectionHeadersPinToVisibleBounds: sectionHeadersPinToVisibleBounds,
        sectionFootersPinToVisibleBounds: sectionFootersPinToVisibleBounds))
  }

  /// Returns a list layout with UIKit's defaults for omitted arguments.
  public static func list(
    appearance: ListLayout.Appearance = .plain, showsSeparators: Bool = true,
    separatorConfiguration: ListSeparatorConfiguration = ListSeparatorConfiguration(),
    backgroundColor: DynamicColor? = nil
  ) -> CollectionLayout {
    .listLayout(
      ListLayout(
        appearance: appearance, showsSeparators: showsSeparators,
        separatorConfiguration: separatorConfiguration, backgroundColor: backgroundColor))
  }

  /// The layout as a value of its own type. A further layout adds its case here.
  package var kind: any LayoutKind {
    switch self {
    case .flowLayout(let layout): layout
    case .listLayout(let layout): layout
    case .compositionalLayout(let layout): layout
    case .customLayout(let layout): layout
    }
  }

  /// The list of the first section that is one; `nil` if none is.
  package var list: ListLayout? { kind.list }

  /// The scroll direction.
  package var scrollDirection: ScrollDirection { kind.scrollDirection }
}
