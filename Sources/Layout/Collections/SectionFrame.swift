internal import CollectionLayouts
internal import Drawing
internal import Vocabulary

/// The parameters for laying out a section's cells, in the terms of flow layouts; rows of a list
/// are lines with one cell.
struct SectionFrame: Hashable, Sendable {
  /// The scroll direction, in which lines follow each other.
  let direction: ScrollDirection
  /// The size of cells without a size of their own, in points.
  let itemSize: Size
  /// The distance between lines, in points.
  let lineSpacing: Double
  /// The minimum distance between cells of a line, in points.
  let interitemSpacing: Double
  /// The insets around the section's cells, in points.
  let inset: EdgeInsets
  /// The lengths of header and footer along the scroll direction, in points.
  private(set) var header: Double
  private(set) var footer: Double
  /// The size of the content across the scroll direction, in points.
  let breadth: Double

  /// Whether cells have the layout's width, whatever size they request.
  let fillsBreadth: Bool
  /// Whether items may have sizes of their own.
  private let takesItemSizes: Bool

  /// The parameters for the sections of a flow layout.
  init(_ layout: FlowLayout, in space: LayoutSpace) {
    (breadth, takesItemSizes) = (space.breadth, true)
    fillsBreadth = false
    direction = layout.scrollDirection
    itemSize = space.estimate ?? layout.itemSize
    lineSpacing = layout.minimumLineSpacing
    interitemSpacing = layout.minimumInteritemSpacing
    inset = layout.sectionInset
    header = direction.length(of: layout.headerReferenceSize)
    footer = direction.length(of: layout.footerReferenceSize)
  }

  /// The parameters for the sections of a list.
  init(_ layout: ListLayout, in space: LayoutSpace) {
    (breadth, takesItemSizes) = (space.breadth, false)
    fillsBreadth = true
    let margin = layout.sideInset(space.rows)
    direction = .vertical
    itemSize = Size(
      max(0, breadth - 2 * margin),
      layout.rowHeight ?? space.estimate?.height ?? space.rows.platform.rowHeight)
    (lineSpacing, interitemSpacing) = (0, 0)
    inset = EdgeInsets(left: margin, right: margin)
    let room = layout.appearance == .plain ? 0 : ListMetrics.groupMargin
    (header, footer) = (room, room)
  }

  /// The parameters of a section whose header or footer has its own length; `nil` for the usual
  /// one.
  func with(header: Double?, footer: Double?) -> SectionFrame {
    var result = self
    result.header = header ?? self.header
    result.footer = footer ?? self.footer
    return result
  }

  /// The breadth available for cells.
  var available: Double {
    breadth - lateralInsets.before - lateralInsets.after
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

extension SectionFrame: SectionArranger {
  /// The size of a cell that requests a size.
  func size(askedFor size: Size) -> Size {
    fillsBreadth ? Size(itemSize.width, size.height) : size
  }

  func arrangement(
    ofSection number: Int, _ content: SectionContent, measured: [Int: Size]
  ) -> any SectionArrangement {
    SectionGeometry(
      with(header: content.header, footer: content.footer),
      sizes: ItemSizes(
        count: content.count, standard: itemSize, cycle: takesItemSizes ? content.sizes : [],
        measured: measured.mapValues(size(askedFor:))))
  }
}
