package import Drawing
package import Vocabulary

/// The parameters for laying out a section's cells, in the terms of flow layouts; rows of a list
/// are lines with one cell.
package struct SectionFrame: Hashable, Sendable {
  /// The scroll direction, in which lines follow each other.
  let direction: FlowLayout.ScrollDirection
  /// The size of cells without a size of their own, in points.
  let itemSize: Size
  /// The distance between lines, in points.
  let lineSpacing: Double
  /// The minimum distance between cells of a line, in points.
  let interitemSpacing: Double
  /// The insets around the section's cells, in points.
  package let inset: Insets
  /// The lengths of header and footer along the scroll direction, in points.
  private(set) var header: Double
  private(set) var footer: Double
  /// The size of the content across the scroll direction, in points.
  let breadth: Double

  /// The margin before and after a section of a grouped list without header and footer, in points
  /// (customary).
  package static let groupMargin = 17.5

  /// Whether cells have the layout's width, whatever size they request.
  private let fillsBreadth: Bool
  /// The breadth of a line, in points; `nil` for everything between the insets.
  private let groupBreadth: Double?
  /// Whether lines are justified, and cells centred across them, as in flow layouts. Otherwise
  /// cells start at the leading edge with fixed distances.
  let isJustified: Bool

  /// The parameters for all sections of a layout in content of the given breadth; `estimate` is the
  /// size of self-sizing cells, and `rows` has the metrics of a list's rows.
  package init(
    _ layout: CollectionLayout, breadth: Double, height: Double = 0, estimate: Size? = nil,
    rows: RowMetrics
  ) {
    switch layout {
    case .compositionalLayout(let layout):
      self.init(layout, breadth: breadth, height: height, estimate: estimate)
    case .flowLayout(let layout): self.init(layout, breadth: breadth, estimate: estimate)
    case .listLayout(let layout): self.init(layout, breadth: breadth, estimate: estimate, rows)
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

  private init(
    _ layout: ListLayout, breadth: Double, estimate: Size?, _ rows: RowMetrics
  ) {
    (fillsBreadth, isJustified, groupBreadth) = (true, true, nil)
    let margin: Double =
      switch layout.appearance {
      case .plain, .grouped: 0
      case .insetGrouped: rows.sideMargin
      }
    direction = .vertical
    itemSize = Size(max(0, breadth - 2 * margin), estimate?.height ?? rows.platform.rowHeight)
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

  /// The parameters of a section whose header or footer has its own length; `nil` for the usual
  /// one.
  func with(header: Double?, footer: Double?) -> SectionFrame {
    var result = self
    result.header = header ?? self.header
    result.footer = footer ?? self.footer
    return result
  }

  /// The size of a cell that requests a size.
  func size(askedFor size: Size) -> Size {
    fillsBreadth ? Size(itemSize.width, size.height) : size
  }

  /// The breadth available for cells.
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

  /// The start of the cells in a line of equal ones, and the gap between them, as if the line were
  /// full. If only one fits, it is centred, even if it is wider than the available breadth.
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

  /// How much a line may be too long and still fit, in points (UIKit's tolerance).
  static let slack = 1e-6
  /// The maximum number of cells in a line: the longest line has room for 20,000 of the smallest
  /// cells.
  private static let mostColumns = 1_000_000.0
}
