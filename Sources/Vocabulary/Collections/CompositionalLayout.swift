package import Drawing

/// A compositional layout (`UICollectionViewCompositionalLayout`) whose sections all repeat one horizontal
/// group of one kind of item, the groups below each other.
public struct CompositionalLayout: Hashable, Sendable {
  /// A width or a height (`NSCollectionLayoutDimension`).
  public enum Dimension: Hashable, Sendable {
    /// So many points.
    case absolute(Double)
    /// About so many points; the cell says how many.
    case estimated(Double)
    /// So much of the container's width.
    case fractionalWidth(Double)
    /// So much of the container's height.
    case fractionalHeight(Double)

    /// The extent in a container, in points; that of an estimate is the estimate.
    package func length(in container: Size) -> Double {
      switch self {
      case .absolute(let length), .estimated(let length): length
      case .fractionalWidth(let share): share * container.width
      case .fractionalHeight(let share): share * container.height
      }
    }

    /// Whether the cell says how large it is.
    package var isEstimated: Bool {
      switch self {
      case .estimated: true
      case .absolute, .fractionalWidth, .fractionalHeight: false
      }
    }
  }

  /// A size in terms of a container (`NSCollectionLayoutSize`).
  public struct LayoutSize: Hashable, Sendable {
    /// The extent along x.
    public var width: Dimension
    /// The extent along y.
    public var height: Dimension

    /// Makes a size.
    public init(width: Dimension, height: Dimension) {
      self.width = width
      self.height = height
    }

    /// The size in a container, in points.
    package func size(in container: Size) -> Size {
      Size(width.length(in: container), height.length(in: container))
    }
  }

  /// The size of each item; its container is the group.
  public var item: LayoutSize
  /// The size of each group; its container is the section within its content insets, as high as the
  /// collection view.
  public var group: LayoutSize
  /// The distance between items of a group, in points (`interItemSpacing`, fixed). Default: 0 (documented).
  public var interItemSpacing: Double
  /// The distance between groups, in points. Default: 0 (documented).
  public var interGroupSpacing: Double
  /// The distances around each section's groups. Default: none (documented).
  public var contentInsets: DirectionalInsets

  /// Makes a layout; what is not named has UIKit's default.
  public init(
    item: LayoutSize, group: LayoutSize, interItemSpacing: Double = 0,
    interGroupSpacing: Double = 0, contentInsets: DirectionalInsets = .zero
  ) {
    self.item = item
    self.group = group
    self.interItemSpacing = interItemSpacing
    self.interGroupSpacing = interGroupSpacing
    self.contentInsets = contentInsets
  }

  /// Whether cells say themselves how high they are.
  package var isSelfSizing: Bool {
    item.height.isEstimated || (group.height.isEstimated && item.height == .fractionalHeight(1))
  }

  /// The sizes of groups and items in a collection view whose content is so broad and whose viewport so
  /// high, in points.
  package func sizes(breadth: Double, height: Double) -> (group: Size, item: Size) {
    let room = max(0, breadth - contentInsets.leading - contentInsets.trailing)
    let group = group.size(in: Size(room, height))
    return (group, item.size(in: group))
  }
}
