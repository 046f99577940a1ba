public import Drawing

/// How a collection view arranges its cells.
public enum CollectionLayout: Hashable, Sendable {
  /// A flow layout (`UICollectionViewFlowLayout`).
  case flowLayout(FlowLayout)
  /// A list: rows as wide as the collection view (`UICollectionLayoutListConfiguration`).
  case listLayout(ListLayout)
  /// A compositional layout: groups of items (`UICollectionViewCompositionalLayout`).
  case compositionalLayout(CompositionalLayout)

  /// Returns a flow layout with UIKit's defaults for omitted arguments.
  public static func flow(
    itemSize: Size = Size(50, 50), minimumLineSpacing: Double = 10,
    minimumInteritemSpacing: Double = 10, sectionInset: Insets = .zero,
    scrollDirection: FlowLayout.ScrollDirection = .vertical, headerReferenceSize: Size = .zero,
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

  /// Whether headers or footers are pinned to the edge of the viewport while their section scrolls.
  /// In plain lists headers are (from memory, unverified for collection view lists).
  package func pins(_ kind: SectionSupplement.Kind) -> Bool {
    switch (self, kind) {
    case (.flowLayout(let layout), .header): layout.sectionHeadersPinToVisibleBounds
    case (.flowLayout(let layout), .footer): layout.sectionFootersPinToVisibleBounds
    case (.listLayout(let layout), .header): layout.appearance == .plain
    case (.listLayout, .footer), (.compositionalLayout, _): false
    }
  }

  /// The scroll direction.
  package var scrollDirection: FlowLayout.ScrollDirection {
    switch self {
    case .flowLayout(let layout): layout.scrollDirection
    case .listLayout, .compositionalLayout: .vertical
    }
  }
}
