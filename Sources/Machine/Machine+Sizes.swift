internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// Self-sizing cells (`preferredLayoutAttributesFitting`): those that come into view are asked how large
/// they want to be; of the others the estimate is taken.
extension Machine {
  /// Maximum number of times that all cells on screen are asked, until no answer changes. Our choice; two
  /// suffice unless a size depends on where the cell is.
  private static let maximumPasses = 8
  /// Maximum number of cells asked in a pass. Our choice: no screen shows as many.
  private static let maximumCells = 10_000

  /// Asks all cells on screen for their sizes, whether or not they are known.
  func settleSizes(of stage: inout Stage) {
    stage.sizes = settledSizes(
      of: stage, known: stage.sizes, invalidated: nil, at: stage.contentOffset)
  }

  /// Returns the sizes of all cells that have been on screen, with those on screen at an offset asked.
  ///
  /// - Parameters:
  ///   - stage: The stage whose cells are asked.
  ///   - known: The sizes that were answered before.
  ///   - invalidated: The items that are asked although their sizes are known; `nil` for all.
  ///   - offset: The content offset.
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

  /// Asks every cell on screen once, one after the other, but for those that keep their sizes. When one
  /// grows others leave before they are asked, and when one shrinks others come.
  private func askCells(of stage: Stage, kept: Set<Int>, at offset: Point, sizes: inout [Int: Size])
  {
    var asked = kept
    var arrangement = geometry.arrangement(
      traits: stage.traits, sizes: sizes, contentOffset: offset)
    while let item = arrangement.visibleItems.first(where: { !asked.contains($0) }),
      asked.count - kept.count <= Self.maximumCells
    {
      asked.insert(item)
      let size = geometry.preferredSize(
        ofItem: item, state: state(ofItem: item, in: stage), traits: stage.traits)
      guard size != sizes[item] else { continue }
      sizes[item] = size
      arrangement = geometry.arrangement(
        traits: stage.traits, sizes: sizes, contentOffset: offset)
    }
  }

  /// Whether a cell on screen is asked for its size again after a change, as the collection view's
  /// `selfSizingInvalidation` says.
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
  /// Whether cells that are not asked again keep their sizes under other traits. UIKit asks all of them if
  /// the text size, the weight of text or the layout direction changes (from memory, unverified).
  func keepsSizes(from old: Traits) -> Bool {
    preferredContentSizeCategory == old.preferredContentSizeCategory && boldText == old.boldText
      && layoutDirection == old.layoutDirection
  }
}
