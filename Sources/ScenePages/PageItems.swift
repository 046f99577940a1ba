internal import Layout
internal import Machine
internal import Resolution
internal import Scenes

/// The items that a page has: those of the first screen, and some that scrolling shows.
struct PageItems {
  /// The items.
  let numbers: [Int]
  /// The kind of each in the table of transitions.
  let kinds: [Int]
  /// The number of what each one's cell is in that table, before anything happens.
  let locals: [Int]
  /// The number of the scene's items before anything happens.
  let countAtStart: Int
  /// The number of the scene's items with those that scripts insert.
  let countOfAll: Int

  /// Chooses the items of a scene.
  ///
  /// - Parameter start: The stage before anything happens.
  init(_ resolved: ResolvedScene, at start: Stage, in table: inout TransitionTable) {
    let viewport = resolved.viewport(of: start)
    let visible = viewport.visibleItems
    let all = resolved.scene.collectionView.itemCount
    let count = (0..<all).prefix { viewport.index(ofItem: $0) != nil }.count
    let numbers = Array(0..<min(count, max((visible.last ?? 0) + 1 + visible.count, 24)))
    self.numbers = numbers
    kinds = numbers.map { table.kind(of: $0) }
    locals = numbers.map { table.local(of: $0, in: start) }
    (countAtStart, countOfAll) = (count, all)
  }
}
