internal import CollectionLayouts
internal import Drawing

/// The section of a custom layout: cells with given frames.
struct CustomSections: SectionArranger, SectionArrangement {
  private let frames: [Rect]
  private let direction: ScrollDirection
  let length: Double

  init(_ layout: CustomLayout) {
    frames = layout.layoutAttributes.map(\.frame)
    direction = layout.scrollDirection
    length = direction.length(of: layout.collectionViewContentSize)
  }

  // MARK: - Arranging

  var itemSize: Size { frames.first?.size ?? .zero }

  func arrangement(
    ofSection number: Int, _ content: SectionContent, measured: [Int: Size]
  ) -> any SectionArrangement { self }

  // MARK: - Positions

  var inset: EdgeInsets { .zero }
  var room: (position: Double, length: Double) { (0, length) }
  var supplements:
    (header: (position: Double, length: Double), footer: (position: Double, length: Double))
  { ((0, 0), (length, 0)) }

  func place(of index: Int) -> (along: Double, across: Double, size: Size) {
    guard frames.indices.contains(index) else { return (0, 0, itemSize) }
    let frame = frames[index]
    switch direction {
    case .vertical: return (frame.minY, frame.minX, frame.size)
    case .horizontal: return (frame.minX, frame.minY, frame.size)
    }
  }

  /// All cells, because their frames have no order.
  func candidates(
    from start: Double, to end: Double, across: ClosedRange<Double>
  ) -> Range<Int> { frames.indices }

  func size(askedFor size: Size, ofItem index: Int) -> Size { place(of: index).size }

  func estimatedAxes(ofItem index: Int) -> CompositionalLayout.EstimatedAxes {
    CompositionalLayout.EstimatedAxes()
  }

  func mostCells(in length: Double) -> Int { frames.count }
}
