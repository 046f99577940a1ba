package import Drawing
public import Vocabulary

/// A compositional layout: sections of groups of items (`UICollectionViewCompositionalLayout`).
public struct CompositionalLayout: Hashable, Sendable {
  /// A width or a height (`NSCollectionLayoutDimension`).
  public enum Dimension: Hashable, Sendable {
    /// A fixed number of points.
    case absolute(Double)
    /// An estimated number of points. The content determines the actual size.
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
  }

  /// A size relative to a container (`NSCollectionLayoutSize`).
  public struct LayoutSize: Hashable, Sendable {
    /// The width.
    public var widthDimension: Dimension
    /// The height.
    public var heightDimension: Dimension

    /// Creates a size.
    public init(widthDimension: Dimension, heightDimension: Dimension) {
      self.widthDimension = widthDimension
      self.heightDimension = heightDimension
    }

    /// The size in a container, in points.
    package func size(in container: Size) -> Size {
      Size(widthDimension.length(in: container), heightDimension.length(in: container))
    }
  }

  /// The layout of each section, in order. The last one is also that of all further sections.
  public var sections: [Section]
  /// The scroll direction. Default: `vertical` (documented).
  public var scrollDirection: ScrollDirection
  /// The distance between sections, in points. Default: 0 (documented).
  public var interSectionSpacing: Double

  /// Creates a layout with UIKit's defaults for omitted arguments.
  public init(
    sections: [Section], scrollDirection: ScrollDirection = .vertical,
    interSectionSpacing: Double = 0
  ) {
    self.sections = sections
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
  }

  /// Creates a layout whose sections repeat one horizontal group of one kind of item.
  public init(
    item: LayoutSize, group: LayoutSize, interItemSpacing: Double = 0,
    interGroupSpacing: Double = 0, contentInsets: DirectionalEdgeInsets = .zero
  ) {
    self.init(sections: [
      Section(
        group: .horizontal(
          layoutSize: group, subitems: [Item(layoutSize: item)],
          interItemSpacing: .fixed(interItemSpacing)),
        interGroupSpacing: interGroupSpacing, contentInsets: contentInsets)
    ])
  }

  /// The layout of the section with an index; `nil` if there is none at all.
  package func section(_ number: Int) -> Section? {
    sections.indices.contains(number) ? sections[number] : sections.last
  }
}

extension CompositionalLayout: LayoutKind {
  package var isDirectional: Bool { true }

  package func isOrthogonal(section number: Int) -> Bool {
    guard let section = section(number), case .group = section.content else { return false }
    return section.orthogonalScrollingBehavior != .none
  }

  package var hasOrthogonalSections: Bool {
    sections.indices.contains { isOrthogonal(section: $0) }
  }

  package func list(ofSection number: Int) -> ListLayout? {
    guard case .list(let list)? = section(number)?.content else { return nil }
    return list
  }

  package var list: ListLayout? { sections.indices.lazy.compactMap { list(ofSection: $0) }.first }

  package func pins(_ kind: SectionSupplement.Kind, inSection section: Int) -> Bool {
    list(ofSection: section)?.pins(kind, inSection: section) ?? false
  }

  /// The first section's rows, or the first estimated size of an item.
  package func estimatedItemSize(breadth: Double, height: Double, rows: RowMetrics) -> Size? {
    let container = Size(breadth, height)
    for section in sections {
      switch section.content {
      case .list: return Size(breadth, rows.platform.rowHeight)
      case .group(let group):
        if let size = group.estimatedItemSize(in: container) { return size }
      }
    }
    return nil
  }
}
