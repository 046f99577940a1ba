package import Drawing

/// A compositional layout (`UICollectionViewCompositionalLayout`). All sections repeat one
/// horizontal group of one kind of item, with the groups below each other.
public struct CompositionalLayout: Hashable, Sendable {
  /// A width or a height (`NSCollectionLayoutDimension`).
  public enum Dimension: Hashable, Sendable {
    /// A fixed number of points.
    case absolute(Double)
    /// An estimated number of points. The cell determines the actual size.
    case estimated(Double)
    /// A fraction of the container's width.
    case fractionalWidth(Double)
    /// A fraction of the container's height.
    case fractionalHeight(Double)

    /// The length in a container, in points. For estimates it is the estimate.
    package func length(in container: Size) -> Double {
      switch self {
      case .absolute(let length), .estimated(let length): length
      case .fractionalWidth(let share): share * container.width
      case .fractionalHeight(let share): share * container.height
      }
    }

    /// Whether the cell determines the actual size.
    package var isEstimated: Bool {
      switch self {
      case .estimated: true
      case .absolute, .fractionalWidth, .fractionalHeight: false
      }
    }
  }

  /// A size relative to a container (`NSCollectionLayoutSize`).
  public struct LayoutSize: Hashable, Sendable {
    /// The width.
    public var width: Dimension
    /// The height.
    public var height: Dimension

    /// Creates a size.
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
  /// The distances around the groups of each section, in points. Default: 0 (documented).
  public var contentInsets: DirectionalInsets

  /// Creates a layout with UIKit's defaults for omitted arguments.
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

  /// Whether cells determine their own heights.
  package var isSelfSizing: Bool {
    item.height.isEstimated || (group.height.isEstimated && item.height == .fractionalHeight(1))
  }

  /// The sizes of groups and items, in points, for the given content breadth and viewport height,
  /// both in points.
  package func sizes(breadth: Double, height: Double) -> (group: Size, item: Size) {
    let room = max(0, breadth - contentInsets.leading - contentInsets.trailing)
    let group = group.size(in: Size(room, height))
    return (group, item.size(in: group))
  }
}

extension CompositionalLayout: LayoutKind {
  package var isDirectional: Bool { true }

  package func estimatedItemSize(breadth: Double, height: Double, rows: RowMetrics) -> Size? {
    isSelfSizing ? sizes(breadth: breadth, height: height).item : nil
  }
}
