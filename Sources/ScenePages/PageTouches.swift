internal import Machine
internal import Resolution
internal import Scenes

/// What a page follows of touches: the table of what they do, as far as it is small enough for a page.
struct PageTouches {
  /// The pan recognisers; `nil` if the page does not follow one of them.
  let pans: PagePans?
  /// What the app sets.
  let inputs: CellInputs
  /// What touches do.
  var table: TransitionTable
  /// Whether the scene's controls do not react on the page.
  let ignoresControls: Bool

  /// The maximum number of states of one cell with its controls that touches reach. Our choice: more are products of
  /// the states of several controls, which are not examined one by one.
  private static let mostLocals = 160

  /// Explores a scene, if need be without its swipe actions and its controls.
  ///
  /// - Parameter items: The items of the page.
  init(_ resolved: ResolvedScene, items: [Int]) {
    let pans = PagePans(resolved)
    let inputs = CellInputs(resolved.scene, panned: pans?.numbers ?? [])
    let hasControls =
      resolved.machine.withSingleTouches(hasPans: pans?.recognizers.isEmpty == false).hasTouchAreas
    let view = resolved.scene.collectionView
    // Recognisers may recognise touches on rows whose actions are open, which the table does not have.
    let hasSwipes = !view.allSwipeActions.isEmpty && view.gestureRecognizers.isEmpty
    func makeTable(followsControls: Bool, followsSwipes: Bool) -> TransitionTable {
      TransitionTable(
        resolved, inputs, items: items, followsControls: followsControls,
        followsSwipes: followsSwipes, pans: pans ?? .none)
    }
    var table = makeTable(followsControls: hasControls, followsSwipes: hasSwipes)
    if hasSwipes, Self.isTooLarge(table) {
      table = makeTable(followsControls: hasControls, followsSwipes: false)
    }
    ignoresControls = hasControls && Self.isTooLarge(table)
    if ignoresControls {
      table = makeTable(followsControls: false, followsSwipes: false)
    }
    (self.pans, self.inputs, self.table) = (pans, inputs, table)
  }

  private static func isTooLarge(_ table: TransitionTable) -> Bool {
    !table.hasFirstScreen || table.locals.values.count > mostLocals
  }
}
