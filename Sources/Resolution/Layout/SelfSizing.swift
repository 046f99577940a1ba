internal import Drawing
internal import Interaction

/// How cells say themselves how large they are (`preferredLayoutAttributesFitting`). Only those that come
/// into view are asked; of the others the estimate is taken.
struct SelfSizing: Sendable {
  /// So often all cells on screen are asked anew until none of them changes its mind. Our choice; two
  /// times do unless a size depends on where the cell is.
  private static let mostPasses = 8

  /// The size of a cell that nobody has asked, in points.
  let estimate: Size
  private let preferredSize: @Sendable (_ item: Int, CellState) -> Size

  /// Cells of which each asks for a size.
  ///
  /// - Parameters:
  ///   - estimate: The size of a cell that nobody has asked, in points.
  ///   - preferredSize: The size for which an item's cell asks in a state, in points.
  init(
    estimate: Size, preferredSize: @escaping @Sendable (_ item: Int, CellState) -> Size
  ) {
    self.estimate = estimate
    self.preferredSize = preferredSize
  }

  /// The size for which an item's cell asks in a state, in points: at least a pixel, and the estimate
  /// where it asks for what is no number.
  func size(ofItem item: Int, state: CellState) -> Size {
    let size = preferredSize(item, state)
    func side(_ length: Double, _ estimate: Double) -> Double {
      length.isFinite ? max(length, Self.leastSide) : estimate
    }
    return Size(side(size.width, estimate.width), side(size.height, estimate.height))
  }

  /// Where the cells are when all that are in `bounds` have the sizes for which they ask.
  ///
  /// - Parameters:
  ///   - bounds: The part of the content that is seen.
  ///   - known: The sizes of cells that were on screen before; the layout remembers them.
  ///   - invalidated: The items whose cells are asked although their sizes are known; `nil` for all.
  ///   - states: The states of items' cells.
  ///   - layOut: Lays out cells of which the sizes of some are known.
  func settled(
    in bounds: Rect, known: [Int: Size], invalidated: Set<Int>? = nil,
    states: (Int) -> CellState, layOut: ([Int: Size]) -> CollectionGeometry
  ) -> CollectionGeometry {
    var geometry = layOut(known)
    let kept = invalidated.map { Set(known.keys).subtracting($0) } ?? []
    for _ in 0..<Self.mostPasses {
      let sizes = geometry.measuredSizes
      geometry = measuring(geometry, in: bounds, kept: kept, states: states, layOut: layOut)
      if geometry.measuredSizes == sizes { break }
    }
    return geometry
  }

  /// Asks every cell on screen once, but for those that keep their sizes, one after the other: when one grows others leave before they are
  /// asked, and when one shrinks others come.
  private func measuring(
    _ start: CollectionGeometry, in bounds: Rect, kept: Set<Int>, states: (Int) -> CellState,
    layOut: ([Int: Size]) -> CollectionGeometry
  ) -> CollectionGeometry {
    var geometry = start
    var asked = kept
    while true {
      let visible = geometry.items(in: bounds)
      guard let item = visible.first(where: { !asked.contains($0) }),
        asked.count - kept.count <= ResolvedScene.mostCells
      else { return geometry }
      asked.insert(item)
      let size = size(ofItem: item, state: states(item))
      guard size != geometry.measuredSizes[item] else { continue }
      var sizes = geometry.measuredSizes
      sizes[item] = size
      geometry = layOut(sizes)
    }
  }

  /// The smallest side of a cell, in points: a pixel at 3x.
  private static let leastSide = 1.0 / 3
}
