internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// Self-sizing cells (`preferredLayoutAttributesFitting`): visible cells are asked for their sizes;
/// for the others the estimate is used.
extension Machine {
  /// The maximum number of passes over the visible cells until no size changes. Our choice; two
  /// suffice unless a size depends on the cell's position.
  private static let maximumPasses = 8
  /// The maximum number of cells that are asked in a pass. Our choice: more than a screen shows.
  private static let maximumCells = 10_000

  /// Asks all visible cells for their sizes, even if they are known.
  func settleSizes(of stage: inout Stage) {
    stage.sizes = settledSizes(
      of: stage, known: stage.sizes, invalidated: nil, at: stage.contentOffset)
  }

  /// Returns the sizes of all cells that have been visible, after asking those that are visible at
  /// an offset.
  ///
  /// - Parameters:
  ///   - stage: The stage whose cells are asked.
  ///   - known: The sizes from earlier passes, by item.
  ///   - invalidated: The items that are asked although their sizes are known; `nil` for all.
  ///   - offset: The content offset, in points.
  func settledSizes(
    of stage: Stage, known: [Int: Size], invalidated: Set<Int>?, at offset: Point
  ) -> [Int: Size] {
    guard geometry.isSelfSizing else { return [:] }
    let kept = invalidated.map { Set(known.keys).subtracting($0) } ?? []
    var sizes = known
    for _ in 0..<Self.maximumPasses {
      let before = sizes
      askCells(of: stage, kept: kept, at: offset, sizes: &sizes)
      if sizes == before { break }
    }
    return sizes
  }

  /// Asks the visible cells in order, except for those in `kept`. When a cell grows, later ones may
  /// leave before they are asked; when one shrinks, others may appear.
  private func askCells(of stage: Stage, kept: Set<Int>, at offset: Point, sizes: inout [Int: Size])
  {
    var asked = kept
    var arrangement = geometry.arrangement(
      traits: stage.traits, sizes: sizes, contentOffset: offset,
      sectionOffsets: stage.scroll.sectionOffsets, order: stage.order)
    while let item = arrangement.visibleItems.first(where: { !asked.contains($0) }),
      asked.count - kept.count <= Self.maximumCells
    {
      asked.insert(item)
      let size = geometry.preferredSize(
        ofItem: item, state: state(ofItem: item, in: stage), traits: stage.traits)
      guard size != sizes[item] else { continue }
      sizes[item] = size
      arrangement = geometry.arrangement(
        traits: stage.traits, sizes: sizes, contentOffset: offset,
        sectionOffsets: stage.scroll.sectionOffsets, order: stage.order)
    }
  }

  /// Whether a visible cell is asked for its size again after a change, according to the collection
  /// view's `selfSizingInvalidation`.
  func invalidatesSize(
    ofItem item: Int, from old: (state: CellState, traits: Traits),
    to new: (state: CellState, traits: Traits)
  ) -> Bool {
    guard geometry.isSelfSizing, old != new else { return false }
    switch scene.collectionView.selfSizingInvalidation {
    case .disabled: return false
    case .enabled: return geometry.changesContent(ofItem: item, from: old, to: new)
    case .enabledIncludingConstraints: return true
    }
  }
}

extension Traits {
  /// Whether cells keep their sizes when the traits change. UIKit asks all of them if the text
  /// size, the weight of text, the layout direction or the size class changes (from memory, unverified).
  func keepsSizes(from old: Traits) -> Bool {
    TraitTable.all.allSatisfy { !$0.changesSizes || $0.isEqual(in: self, and: old) }
  }
}
