internal import CollectionLayouts
internal import Drawing
internal import Vocabulary

/// The space in which a layout arranges its sections.
struct LayoutSpace: Sendable {
  /// The size of the content across the scroll direction, in points.
  let breadth: Double
  /// The size of the collection view, in points.
  let size: Size
  /// The size of self-sizing cells that have not been asked, in points; `nil` if the layout determines
  /// all sizes.
  let estimate: Size?
  /// The metrics of a list's rows.
  let rows: RowMetrics
  /// The sizes of supplementary views that determine them; `nil` for their estimates.
  let fitting: ElementFitting?
}

/// Arranges the sections of one layout. Each layout has its own conforming type, and
/// `CollectionLayout.arranger(in:)` lists them.
protocol SectionArranger: Sendable {
  /// The size of cells without a size of their own, in points.
  var itemSize: Size { get }
  /// The distance between sections, in points. Default: 0.
  var sectionSpacing: Double { get }
  /// Arranges a section.
  ///
  /// - Parameters:
  ///   - number: The index of the section.
  ///   - content: What is in the section.
  ///   - measured: The sizes that self-sizing cells have requested, by their index in the section, in
  /// points.
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
  var inset: EdgeInsets { get }
  /// The start and the length of the area between header and footer.
  var room: (position: Double, length: Double) { get }
  /// The starts and lengths of the header and the footer, which have the content's breadth.
  var supplements:
    (header: (position: Double, length: Double), footer: (position: Double, length: Double))
  { get }
  /// Returns the start of a cell along and across the scroll direction, and its size.
  func place(of index: Int) -> (along: Double, across: Double, size: Size)
  /// Returns the cells that may intersect a part of the section, found without examining others.
  ///
  /// - Parameters:
  ///   - start: The start of the part along the scroll direction.
  ///   - end: The end of the part along the scroll direction.
  ///   - across: The part across the scroll direction.
  func candidates(
    from start: Double, to end: Double, across: ClosedRange<Double>
  ) -> Range<Int>
  /// Returns an upper bound of the number of cells in `length` points along the scroll direction.
  func mostCells(in length: Double) -> Int
  /// Returns the size of a cell that requests a size.
  func size(askedFor size: Size, ofItem index: Int) -> Size
  /// Which dimensions a self-sizing cell determines.
  func estimatedAxes(ofItem index: Int) -> CompositionalLayout.EstimatedAxes
  /// The section's supplementary and decoration views other than header and footer, in the section's
  /// coordinates. Default: none.
  var elements: [SectionElement] { get }
  /// Returns the supplementary views of an item, in the section's coordinates. Default: none.
  func elements(ofItem index: Int) -> [SectionElement]
  /// How the cells scroll across the scroll direction. Default: not at all.
  var orthogonalScrolling: OrthogonalScrolling? { get }
  /// Returns the offsets at which a group is at rest: the last one up to an offset, and the first one after it.
  /// Default: 0.
  func orthogonalStops(around offset: Double) -> (before: Double, after: Double)
}

extension SectionArranger {
  var sectionSpacing: Double { 0 }
}

extension SectionArrangement {
  var elements: [SectionElement] { [] }
  func elements(ofItem index: Int) -> [SectionElement] { [] }
  var orthogonalScrolling: OrthogonalScrolling? { nil }
  func orthogonalStops(around offset: Double) -> (before: Double, after: Double) { (0, 0) }
}

extension CollectionLayout {
  /// Returns what arranges the layout's sections. A further layout adds its case here.
  func arranger(in space: LayoutSpace) -> any SectionArranger {
    switch self {
    case .flowLayout(let layout): SectionFrame(layout, in: space)
    case .listLayout(let layout): SectionFrame(layout, in: space)
    case .compositionalLayout(let layout): CompositionalSections(layout, in: space)
    case .customLayout(let layout): CustomSections(layout)
    }
  }
}
