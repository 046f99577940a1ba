package import Drawing
package import Vocabulary

/// What the cells of a section are laid out by, in the words of flow layouts; rows of a list are lines of
/// one cell.
package struct SectionFrame: Hashable, Sendable {
  /// The way in which lines follow each other.
  let direction: FlowLayout.ScrollDirection
  /// The size of cells that have none of their own, in points.
  let itemSize: Size
  /// The distance between lines.
  let lineSpacing: Double
  /// The least distance between cells of a line.
  let interitemSpacing: Double
  /// The distances around the section's cells.
  package let inset: Insets
  /// The extents of header and footer along the scroll direction.
  private(set) var header: Double
  private(set) var footer: Double
  /// The extent of the content across the scroll direction.
  let breadth: Double

  /// Rows of cells in a list are so high before anybody measures them, in points (customary).
  package static let rowHeight = 44.0
  /// The distance of the cards of an inset grouped list from the edges, in points (customary): 20 where
  /// the list is wider than 320 points, 16 otherwise.
  private static let (wideMargin, narrowMargin, widestNarrowList) = (20.0, 16.0, 320.0)
  /// The room before and after a section of a grouped list without header and footer, in points
  /// (customary).
  package static let groupMargin = 17.5

  /// Whether cells are as wide as the layout says, whatever they ask for.
  private let fillsBreadth: Bool
  /// The room of a line across the scroll direction; `nil` for all that insets leave.
  private let groupBreadth: Double?
  /// Whether lines are filled from edge to edge and across, as flow layouts do; else cells keep to the
  /// start, a fixed distance apart.
  let isJustified: Bool

  /// The frame of all sections of a layout in content of the given breadth; `estimate` stands for the
  /// size of cells that say themselves how large they are.
  package init(
    _ layout: CollectionLayout, breadth: Double, height: Double = 0, estimate: Size? = nil
  ) {
    switch layout {
    case .compositionalLayout(let layout):
      self.init(layout, breadth: breadth, height: height, estimate: estimate)
    case .flowLayout(let layout): self.init(layout, breadth: breadth, estimate: estimate)
    case .listLayout(let layout): self.init(layout, breadth: breadth, estimate: estimate)
    }
  }

  private init(_ layout: FlowLayout, breadth: Double, estimate: Size?) {
    (fillsBreadth, isJustified, groupBreadth) = (false, true, nil)
    direction = layout.scrollDirection
    itemSize = estimate ?? layout.itemSize
    lineSpacing = layout.minimumLineSpacing
    interitemSpacing = layout.minimumInteritemSpacing
    inset = layout.sectionInset
    header = direction.length(of: layout.headerReferenceSize)
    footer = direction.length(of: layout.footerReferenceSize)
    self.breadth = breadth
  }

  private init(_ layout: ListLayout, breadth: Double, estimate: Size?) {
    (fillsBreadth, isJustified, groupBreadth) = (true, true, nil)
    let margin: Double =
      switch layout.appearance {
      case .plain, .grouped: 0
      case .insetGrouped: breadth > Self.widestNarrowList ? Self.wideMargin : Self.narrowMargin
      }
    direction = .vertical
    itemSize = Size(max(0, breadth - 2 * margin), estimate?.height ?? Self.rowHeight)
    (lineSpacing, interitemSpacing) = (0, 0)
    inset = Insets(left: margin, right: margin)
    let room = layout.appearance == .plain ? 0 : Self.groupMargin
    (header, footer) = (room, room)
    self.breadth = breadth
  }

  private init(
    _ layout: CompositionalLayout, breadth: Double, height: Double, estimate: Size?
  ) {
    let sizes = layout.sizes(breadth: breadth, height: height)
    (fillsBreadth, isJustified, groupBreadth) = (true, false, sizes.group.width)
    direction = .vertical
    itemSize = Size(sizes.item.width, estimate?.height ?? sizes.item.height)
    (lineSpacing, interitemSpacing) = (layout.interGroupSpacing, layout.interItemSpacing)
    let insets = layout.contentInsets
    inset = Insets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    (header, footer) = (0, 0)
    self.breadth = breadth
  }

  /// The frame of a section whose header or footer have lengths of their own; `nil` for those of all.
  func with(header: Double?, footer: Double?) -> SectionFrame {
    var result = self
    result.header = header ?? self.header
    result.footer = footer ?? self.footer
    return result
  }

  /// The size that a cell gets which asks for one.
  func size(askedFor size: Size) -> Size {
    fillsBreadth ? Size(itemSize.width, size.height) : size
  }

  /// The room for cells across the scroll direction.
  var available: Double {
    groupBreadth ?? breadth - lateralInsets.before - lateralInsets.after
  }

  /// The insets along the scroll direction.
  var insets: (before: Double, after: Double) {
    switch direction {
    case .vertical: (inset.top, inset.bottom)
    case .horizontal: (inset.left, inset.right)
    }
  }

  /// The insets across the scroll direction.
  var lateralInsets: (before: Double, after: Double) {
    switch direction {
    case .vertical: (inset.left, inset.right)
    case .horizontal: (inset.top, inset.bottom)
    }
  }

  /// Where the cells of a line of equal ones begin, and how far they are apart: as if the line were full.
  /// Where only one fits it is centred, even when it is wider than the room that it has.
  func placement(ofCellsOf breadth: Double) -> (columns: Int, start: Double, gap: Double) {
    let fitting = (available + interitemSpacing + Self.slack) / (breadth + interitemSpacing)
    let columns = Int(min(max(fitting, 1), Self.mostColumns).rounded(.down))
    guard isJustified else { return (columns, lateralInsets.before, interitemSpacing) }
    guard columns > 1 else {
      return (1, lateralInsets.before + (available - breadth) / 2, 0)
    }
    return (
      columns, lateralInsets.before,
      (available - Double(columns) * breadth) / Double(columns - 1)
    )
  }

  /// How far a line may be too long and still count as fitting, in points (UIKit's own slack).
  static let slack = 1e-6
  /// More cells than this are in no line: the longest one has room for 20,000 of the smallest.
  private static let mostColumns = 1_000_000.0
}
