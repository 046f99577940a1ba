public import Drawing
public import Vocabulary

extension CompositionalLayout {
  /// A distance (`NSCollectionLayoutSpacing`).
  public enum Spacing: Hashable, Sendable {
    /// A distance in points.
    case fixed(Double)
    /// A minimum distance in points. All flexible distances of a group share the space that is left.
    case flexible(Double)

    /// The distance without a share of the space that is left, in points.
    package var minimum: Double {
      switch self {
      case .fixed(let distance), .flexible(let distance): distance
      }
    }

    /// Whether it gets a share of the space that is left.
    package var isFlexible: Bool {
      switch self {
      case .fixed: false
      case .flexible: true
      }
    }
  }

  /// The distances around an item (`NSCollectionLayoutEdgeSpacing`); `nil` for none.
  public struct EdgeSpacing: Hashable, Sendable {
    /// The distance before the leading edge.
    public var leading: Spacing?
    /// The distance above the top edge.
    public var top: Spacing?
    /// The distance after the trailing edge.
    public var trailing: Spacing?
    /// The distance below the bottom edge.
    public var bottom: Spacing?

    /// No distances.
    public static let none = EdgeSpacing()

    /// Creates distances.
    public init(
      leading: Spacing? = nil, top: Spacing? = nil, trailing: Spacing? = nil,
      bottom: Spacing? = nil
    ) {
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// An item: the place of a cell (`NSCollectionLayoutItem`).
  public struct Item: Hashable, Sendable {
    /// The size; its container is the group within its insets.
    public var layoutSize: LayoutSize
    /// The distances between the place and the cell, in points. They do not move other items, and are
    /// ignored along estimated dimensions. Default: 0 (documented).
    public var contentInsets: DirectionalEdgeInsets
    /// The distances around the place, which move other items. Default: none (documented).
    public var edgeSpacing: EdgeSpacing
    /// The views that are attached to the cell, for example badges. Default: none.
    public var supplementaryItems: [SupplementaryItem]

    /// Creates an item with UIKit's defaults for omitted arguments.
    public init(
      layoutSize: LayoutSize, contentInsets: DirectionalEdgeInsets = .zero,
      edgeSpacing: EdgeSpacing = .none, supplementaryItems: [SupplementaryItem] = []
    ) {
      self.layoutSize = layoutSize
      self.contentInsets = contentInsets
      self.edgeSpacing = edgeSpacing
      self.supplementaryItems = supplementaryItems
    }
  }

  /// An element of a group.
  public enum Subitem: Hashable, Sendable {
    /// A cell.
    case item(Item)
    /// A group within the group.
    case group(Group)

    package var layoutSize: LayoutSize {
      switch self {
      case .item(let item): item.layoutSize
      case .group(let group): group.layoutSize
      }
    }

    package var edgeSpacing: EdgeSpacing {
      switch self {
      case .item(let item): item.edgeSpacing
      case .group(let group): group.edgeSpacing
      }
    }
  }

  /// The subitems of a group.
  public indirect enum GroupContent: Hashable, Sendable {
    /// Subitems that are repeated in order while they fit (`subitems:`).
    case subitems([Subitem])
    /// A number of equal subitems that share the group's length; their own length along the group is
    /// ignored (`subitem:count:`).
    case subitem(Subitem, count: Int)
    /// A subitem that is repeated a number of times with its own size (`repeatingSubitem:count:`).
    case repeatingSubitem(Subitem, count: Int)
    /// Cells with frames of their own in the group's coordinates, in points
    /// (`NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)`). They are within the content insets. In
    /// right-to-left layouts they are mirrored like other items (our choice).
    case custom([Rect])
  }

  /// A group: items beside or below each other (`NSCollectionLayoutGroup`).
  public struct Group: Hashable, Sendable {
    /// The direction in which the subitems follow each other.
    public var axis: Axis
    /// The size; its container is the section within its content insets, or the group around it.
    public var layoutSize: LayoutSize
    /// The subitems.
    public var content: GroupContent
    /// The distance between subitems. Default: fixed 0 (documented).
    public var interItemSpacing: Spacing
    /// The distances between the group's edges and its subitems, in points. Default: 0 (documented).
    public var contentInsets: DirectionalEdgeInsets
    /// The distances around the group. Default: none (documented).
    public var edgeSpacing: EdgeSpacing

    /// Creates a group with UIKit's defaults for omitted arguments.
    public init(
      axis: Axis, layoutSize: LayoutSize, content: GroupContent,
      interItemSpacing: Spacing = .fixed(0), contentInsets: DirectionalEdgeInsets = .zero,
      edgeSpacing: EdgeSpacing = .none
    ) {
      self.axis = axis
      self.layoutSize = layoutSize
      self.content = content
      self.interItemSpacing = interItemSpacing
      self.contentInsets = contentInsets
      self.edgeSpacing = edgeSpacing
    }

    /// Returns a group of cells beside each other.
    public static func horizontal(
      layoutSize: LayoutSize, subitems: [Item], interItemSpacing: Spacing = .fixed(0)
    ) -> Group {
      Group(
        axis: .horizontal, layoutSize: layoutSize, content: .subitems(subitems.map { .item($0) }),
        interItemSpacing: interItemSpacing)
    }

    /// Returns a group of cells below each other.
    public static func vertical(
      layoutSize: LayoutSize, subitems: [Item], interItemSpacing: Spacing = .fixed(0)
    ) -> Group {
      Group(
        axis: .vertical, layoutSize: layoutSize, content: .subitems(subitems.map { .item($0) }),
        interItemSpacing: interItemSpacing)
    }

    /// The different subitems, in order.
    package var subitems: [Subitem] {
      switch content {
      case .subitems(let subitems): subitems
      case .subitem(let subitem, _), .repeatingSubitem(let subitem, _): [subitem]
      case .custom: []
      }
    }

    /// Which of the group's dimensions follow its content, if those of the container do.
    package func estimates(in container: EstimatedAxes) -> EstimatedAxes {
      EstimatedAxes(layoutSize, in: container)
    }

    /// The size of the first item with an estimated dimension, in points; `nil` if there is none.
    func estimatedItemSize(
      in container: Size, _ axes: EstimatedAxes = EstimatedAxes()
    ) -> Size? {
      let axes = estimates(in: axes)
      let size = layoutSize.size(in: container)
      for subitem in subitems {
        switch subitem {
        case .item(let item):
          if EstimatedAxes(item.layoutSize, in: axes) != EstimatedAxes() {
            return item.layoutSize.size(in: size)
          }
        case .group(let group):
          if let size = group.estimatedItemSize(in: size, axes) { return size }
        }
      }
      return nil
    }
  }

  /// Which dimensions of something follow its content.
  package struct EstimatedAxes: Hashable, Sendable {
    /// Whether the width does.
    package var width = false
    /// Whether the height does.
    package var height = false

    package init() {}

    /// A dimension follows the content if it is estimated, or a fraction of one that does.
    package init(_ size: LayoutSize, in container: EstimatedAxes) {
      func follows(_ dimension: Dimension) -> Bool {
        switch dimension {
        case .absolute: false
        case .estimated: true
        case .fractionalWidth: container.width
        case .fractionalHeight: container.height
        }
      }
      (width, height) = (follows(size.widthDimension), follows(size.heightDimension))
    }
  }
}
