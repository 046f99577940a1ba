internal import CollectionLayouts
internal import Drawing
internal import Motion
internal import Scenes

/// Content that scrolls while a lifted cell is at an edge of the viewport.
extension Reduction {
  /// How near the middle of a lifted cell comes to an edge before the content scrolls, in points: that of
  /// LXReorderableCollectionViewFlowLayout, from the time before UIKit reordered items itself; UIKit's is not measured.
  private static let edgeLength = 50.0
  /// How fast it scrolls, in points per second, from the same source.
  private static let edgeSpeed = 300.0

  /// Scrolls as long as a finger holds the lifted cell at an edge.
  mutating func scrollAtEdge() {
    let range = machine.scrollRange(in: arrangement)
    guard let target = edgeTarget.map({ machine.onPixelGrid($0, in: range, stage.traits) }),
      let current = machine.offset(of: .content, in: stage),
      target != current
    else { return endEdgeScrolling() }
    if let movement = stage.scroll.movements[.content], movement.cause == .reordering,
      movement.glide.target == target
    {
      return
    }
    start(
      .even(from: current, to: target, over: abs(target - current) / Self.edgeSpeed),
      of: .content, .reordering)
  }

  /// Ends the scrolling of a cell that no finger holds any longer, or that has left the edge.
  mutating func endEdgeScrolling() {
    guard stage.scroll.movements[.content]?.cause == .reordering else { return }
    stage.scroll.movements[.content] = nil
  }

  /// Where the content scrolls because of the lifted cell: to the end of its section, which it cannot leave; `nil` if
  /// the cell is at no edge.
  private var edgeTarget: Double? {
    guard let row = stage.reorder, !row.isDropped, machine.direction == .vertical,
      let frame = arrangement.contentFrame(ofItem: row.item), let current = sectionFrames
    else { return nil }
    let height = machine.scene.collectionView.size.height
    let range = machine.scrollRange(in: arrangement)
    let offset = stage.contentOffset.y
    let middle = row.position + frame.size.height / 2 - offset
    let edge = min(Self.edgeLength, height / 4)
    if middle < edge {
      return min(offset, max(range.lowerBound, current.first.maxY - height))
    }
    if middle > height - edge {
      return max(offset, min(range.upperBound, current.last.minY))
    }
    return nil
  }

  /// The frames of the first and of the last cell in the section of the lifted cell; `nil` if there are none.
  private var sectionFrames: (first: Rect, last: Rect)? {
    guard let item = stage.reorder?.item else { return nil }
    let order = stage.order ?? machine.scene.collectionView.order
    let section = machine.section(ofItem: item, in: order)
    guard order.sections.indices.contains(section), let first = order.sections[section].first,
      let last = order.sections[section].last,
      let start = arrangement.contentFrame(ofItem: first),
      let end = arrangement.contentFrame(ofItem: last)
    else { return nil }
    return (start, end)
  }
}
