public import Drawing
public import Vocabulary

extension CompositionalLayout {
  /// How the groups of a section scroll across the layout's scroll direction
  /// (`UICollectionLayoutSectionOrthogonalScrollingBehavior`).
  public enum OrthogonalScrollingBehavior: String, CaseIterable, Hashable, Sendable {
    /// They follow the layout's scroll direction.
    case none
    /// They scroll freely.
    case continuous
    /// They scroll freely and stop at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// They stop at multiples of the section's width.
    case paging
    /// They stop at each group, at its leading edge.
    case groupPaging
    /// They stop at each group, in the middle.
    case groupPagingCentered
  }

  /// The position of a supplementary item relative to what it is attached to
  /// (`NSCollectionLayoutAnchor`).
  public struct Anchor: Hashable, Sendable {
    /// The edges to which it is aligned; in the middle along an axis without one.
    public var edges: DirectionalRectEdge
    /// The distance from there, in points. Positive x is towards the trailing edge.
    public var absoluteOffset: Point
    /// The distance from there, in widths and heights of the supplementary item.
    public var fractionalOffset: Point

    /// Creates an anchor.
    public init(
      edges: DirectionalRectEdge, absoluteOffset: Point = .zero, fractionalOffset: Point = .zero
    ) {
      self.edges = edges
      self.absoluteOffset = absoluteOffset
      self.fractionalOffset = fractionalOffset
    }
  }

  /// A view that is attached to an item (`NSCollectionLayoutSupplementaryItem`).
  public struct SupplementaryItem: Hashable, Sendable {
    /// The kind of the view: a key of the collection view's `supplementaryViews`.
    public var elementKind: String
    /// The size; its container is the item.
    public var layoutSize: LayoutSize
    /// The position in the item.
    public var containerAnchor: Anchor
    /// The edges of the view that are placed at the container anchor; `nil` for the same edges.
    public var itemAnchor: Anchor?
    /// The order above the cells: higher ones are in front. Default: 1 (our choice).
    public var zIndex: Int

    /// Creates a supplementary item.
    public init(
      elementKind: String, layoutSize: LayoutSize, containerAnchor: Anchor,
      itemAnchor: Anchor? = nil, zIndex: Int = 1
    ) {
      self.elementKind = elementKind
      self.layoutSize = layoutSize
      self.containerAnchor = containerAnchor
      self.itemAnchor = itemAnchor
      self.zIndex = zIndex
    }
  }

  /// The side of a section at which a boundary item is placed (`NSRectAlignment`).
  public enum RectAlignment: String, CaseIterable, Hashable, Sendable {
    /// In the middle of the top edge.
    case top
    /// At the leading end of the top edge.
    case topLeading
    /// In the middle of the leading edge.
    case leading
    /// At the leading end of the bottom edge.
    case bottomLeading
    /// In the middle of the bottom edge.
    case bottom
    /// At the trailing end of the bottom edge.
    case bottomTrailing
    /// In the middle of the trailing edge.
    case trailing
    /// At the trailing end of the top edge.
    case topTrailing

    /// The edges.
    package var edges: DirectionalRectEdge {
      switch self {
      case .top: .top
      case .topLeading: [.top, .leading]
      case .leading: .leading
      case .bottomLeading: [.bottom, .leading]
      case .bottom: .bottom
      case .bottomTrailing: [.bottom, .trailing]
      case .trailing: .trailing
      case .topTrailing: [.top, .trailing]
      }
    }
  }

  /// A header, footer or another view at the boundary of a section
  /// (`NSCollectionLayoutBoundarySupplementaryItem`).
  public struct BoundarySupplementaryItem: Hashable, Sendable {
    /// The kind of the view: a key of the collection view's `supplementaryViews`.
    public var elementKind: String
    /// The size; its container is the section, within its content insets if the section's
    /// `supplementariesFollowContentInsets` is true.
    public var layoutSize: LayoutSize
    /// The side of the section.
    public var alignment: RectAlignment
    /// The distance from that side, in points. Positive x is towards the trailing edge. Default: 0.
    public var absoluteOffset: Point
    /// Whether the section becomes larger by the item; otherwise it lies over the cells. Default:
    /// `true` (documented).
    public var extendsBoundary: Bool
    /// Whether it stays visible while its section is. Default: `false` (documented).
    public var pinToVisibleBounds: Bool
    /// The order above the cells: higher ones are in front. Default: 2 (our choice).
    public var zIndex: Int

    /// Creates a boundary item with UIKit's defaults for omitted arguments.
    public init(
      elementKind: String, layoutSize: LayoutSize, alignment: RectAlignment,
      absoluteOffset: Point = .zero, extendsBoundary: Bool = true,
      pinToVisibleBounds: Bool = false, zIndex: Int = 2
    ) {
      self.elementKind = elementKind
      self.layoutSize = layoutSize
      self.alignment = alignment
      self.absoluteOffset = absoluteOffset
      self.extendsBoundary = extendsBoundary
      self.pinToVisibleBounds = pinToVisibleBounds
      self.zIndex = zIndex
    }
  }

  /// A view behind a section (`NSCollectionLayoutDecorationItem.background`).
  public struct DecorationItem: Hashable, Sendable {
    /// The kind of the view: a key of the collection view's `supplementaryViews`.
    public var elementKind: String
    /// The distances from the section's edges, in points. Default: 0.
    public var contentInsets: DirectionalEdgeInsets
    /// The order behind the cells: lower ones are farther behind. Default: -1 (our choice).
    public var zIndex: Int

    /// Creates a background.
    public init(elementKind: String, contentInsets: DirectionalEdgeInsets = .zero, zIndex: Int = -1)
    {
      self.elementKind = elementKind
      self.contentInsets = contentInsets
      self.zIndex = zIndex
    }
  }

  /// The elements of a section.
  public enum SectionContent: Hashable, Sendable {
    /// A group that is repeated.
    case group(Group)
    /// Rows of a list (`NSCollectionLayoutSection.list(using:layoutEnvironment:)`).
    case list(ListLayout)
  }

  /// The layout of a section (`NSCollectionLayoutSection`).
  public struct Section: Hashable, Sendable {
    /// The group that is repeated, or the rows of a list.
    public var content: SectionContent
    /// The distance between groups, in points. Default: 0 (documented).
    public var interGroupSpacing: Double
    /// The distances around the groups, in points. Default: 0 (documented).
    public var contentInsets: DirectionalEdgeInsets
    /// How the groups scroll across the layout's scroll direction. Default: none (documented).
    public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
    /// The headers, footers and other views at the section's boundary. Default: none.
    public var boundarySupplementaryItems: [BoundarySupplementaryItem]
    /// Whether these views lie within the content insets. Default: `true` (documented).
    public var supplementariesFollowContentInsets: Bool
    /// The views behind the section. Default: none.
    public var decorationItems: [DecorationItem]

    /// Creates a section that repeats a group, with UIKit's defaults for omitted arguments.
    public init(
      group: Group, interGroupSpacing: Double = 0, contentInsets: DirectionalEdgeInsets = .zero,
      orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none,
      boundarySupplementaryItems: [BoundarySupplementaryItem] = [],
      supplementariesFollowContentInsets: Bool = true, decorationItems: [DecorationItem] = []
    ) {
      content = .group(group)
      self.interGroupSpacing = interGroupSpacing
      self.contentInsets = contentInsets
      self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
      self.boundarySupplementaryItems = boundarySupplementaryItems
      self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
      self.decorationItems = decorationItems
    }

    /// Returns a section with the rows of a list.
    public static func list(using configuration: ListLayout) -> Section {
      var section = Section(
        group: .horizontal(
          layoutSize: LayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), subitems: []))
      section.content = .list(configuration)
      return section
    }
  }
}
