internal import Drawing
internal import Vocabulary

/// The space in which a layout arranges its sections.
struct LayoutSpace: Hashable, Sendable {
  /// The size of the content across the scroll direction, in points.
  let breadth: Double
  /// The size of the collection view, in points.
  let size: Size
  /// The size of self-sizing cells that have not been asked, in points; `nil` if the layout determines
  /// all sizes.
  let estimate: Size?
  /// The metrics of a list's rows.
  let rows: RowMetrics
}

/// Arranges the sections of one layout. Each layout has its own conforming type, and
/// `CollectionLayout.arranger(in:)` lists them.
protocol SectionArranger: Sendable {
  /// The size of cells without a size of their own, in points.
  var itemSize: Size { get }
  /// Returns the size of a cell that requests a size, in points.
  ///
  /// - Parameters:
  ///   - size: The requested size.
  ///   - index: The item's index in its section.
  ///   - section: The index of the section.
  func size(askedFor size: Size, ofItem index: Int, inSection section: Int) -> Size
  /// Arranges a section.
  ///
  /// - Parameters:
  ///   - number: The index of the section.
  ///   - content: What is in the section.
  ///   - measured: The sizes of self-sizing cells by their index in the section, in points.
  func arrangement(
    ofSection number: Int, _ content: SectionContent, measured: [Int: Size]
  ) -> any SectionArrangement
}

/// The positions of a section's parts, relative to the section's start, in points. Positions are along
/// and across the scroll direction; leading is at the start across it.
protocol SectionArrangement: Sendable {
  /// The length of the section along the scroll direction.
  var length: Double { get }
  /// The insets of the cells within the area between header and footer.
  var inset: Insets { get }
  /// The start and the length of the area between header and footer.
  var room: (position: Double, length: Double) { get }
  /// The starts and lengths of the header and the footer, which have the content's breadth.
  var supplements:
    (header: (position: Double, length: Double), footer: (position: Double, length: Double))
  { get }
  /// Returns the start of a cell along and across the scroll direction, and its size.
  func place(of index: Int) -> (along: Double, across: Double, size: Size)
  /// Returns the cells that may intersect the range between two positions along the scroll direction,
  /// found without examining others.
  func candidates(from start: Double, to end: Double) -> Range<Int>
  /// Returns an upper bound of the number of cells in `length` points along the scroll direction.
  func mostCells(in length: Double) -> Int
}

extension CollectionLayout {
  /// Returns what arranges the layout's sections. A further layout adds its case here.
  func arranger(in space: LayoutSpace) -> any SectionArranger {
    switch self {
    case .flowLayout(let layout): SectionFrame(layout, in: space)
    case .listLayout(let layout): SectionFrame(layout, in: space)
    case .compositionalLayout(let layout): SectionFrame(layout, in: space)
    case .customLayout(let layout): CustomSections(layout)
    }
  }
}
