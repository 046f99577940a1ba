internal import Layout
internal import Machine
internal import Resolution
internal import Scenes

/// The items that a page has: those of the first screen, and some that scrolling shows.
struct PageItems {
  /// The items.
  let numbers: [Int]
  /// The number of the scene's items before anything happens.
  let countAtStart: Int
  /// The number of the scene's items with those that scripts insert.
  let countOfAll: Int

  /// The minimum number of items, if the scene has as many. Our choice.
  private static let fewest = 24

  /// Chooses the items of a scene.
  ///
  /// - Parameter start: The stage before anything happens.
  init(_ resolved: ResolvedScene, at start: Stage) {
    let viewport = resolved.viewport(of: start)
    let visible = viewport.visibleItems
    let all = resolved.scene.collectionView.itemCount
    let count = (0..<all).prefix { viewport.index(ofItem: $0) != nil }.count
    numbers = Array(0..<min(count, max((visible.last ?? 0) + 1 + visible.count, Self.fewest)))
    (countAtStart, countOfAll) = (count, all)
  }
}
