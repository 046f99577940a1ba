internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Layout
internal import Machine
internal import ResolvedViews
internal import Scenes
internal import Vocabulary
internal import Work

/// Answers the machine's questions about layout with the scene's rules and constraints.
struct SceneGeometry: Geometry {
  /// UIKit does not hit-test views below this alpha (documented).
  private static let leastTouchableAlpha = 0.01

  private let scene: ResolvedScene

  init(_ scene: ResolvedScene) {
    self.scene = scene
  }

  func arrangement(
    traits: Traits, sizes: [Int: Size], contentOffset: Point, sectionOffsets: [Int: Double],
    order: ItemOrder?
  ) -> any Arrangement {
    scene.with(traits: traits).viewport(
      sizes: sizes, contentOffset: contentOffset, sectionOffsets: sectionOffsets, order: order)
  }

  func isResolved(for traits: Traits) -> Bool { scene.isResolved(for: traits) }

  func section(ofItem item: Int) -> Int { scene.section(ofItem: item) }

  var isSelfSizing: Bool { scene.isSelfSizing }

  func preferredSize(ofItem item: Int, state: CellState, traits: Traits) -> Size {
    let scene = scene.with(traits: traits)
    return scene.selfSizing?.size(ofItem: item, state: state)
      ?? scene.size(ofItem: item, state: state)
  }

  func changesContent(
    ofItem item: Int, from old: (state: CellState, traits: Traits),
    to new: (state: CellState, traits: Traits)
  ) -> Bool {
    guard old != new else { return false }
    return !scene.with(traits: old.traits).layoutInput(ofItem: item, state: old.state)
      .hasSameContent(
        as: scene.with(traits: new.traits).layoutInput(ofItem: item, state: new.state))
  }

  func touchableZPosition(
    ofItem item: Int, state: CellState, traits: Traits, places: Set<CellPredicate.Place>
  ) -> Double? {
    let cell = scene.with(traits: traits).resolvedCell(item: item, state: state, places: places)
    guard !cell.attributes.isHidden, cell.attributes.alpha >= Self.leastTouchableAlpha else {
      return nil
    }
    return cell.attributes.zPosition
  }

  func touchableCell(
    ofItem item: Int, size: Size, state: CellState, traits: Traits,
    places: Set<CellPredicate.Place>
  ) -> TouchableView? {
    let scene = scene.with(traits: traits)
    // A finger asks for the same cell again and again while it moves.
    let cell = CellStore.Key(
      item: item, state: state, places: scene.rulesAskForPlace ? places : [])
    return scene.cells.touchables.value(CellStore.TouchableKey(cell: cell, size: size)) {
      TouchableView(
        scene.view(ofItem: item, size: size, state: state, places: cell.places),
        leastAlpha: Self.leastTouchableAlpha)
    }
  }

  func width(ofViews kinds: [String], height: Double, traits: Traits) -> Double {
    let views = scene.with(traits: traits).supplements.views
    return kinds.map { kind in
      views.neededWidth(views.shownKind(ofAction: kind, rowHeight: height), height: height)
    }.max() ?? 0
  }

  func height(ofView kind: String, width: Double, traits: Traits) -> Double {
    scene.with(traits: traits).supplements.views.neededHeight(kind, width: width)
  }

  var hasBackgroundMemory: Bool { scene.remembersBackground }

  func keepsBackground(
    ofItem item: Int, from old: CellState, to new: CellState, traits: Traits,
    places: Set<CellPredicate.Place>
  ) -> Bool {
    scene.with(traits: traits).keepsBackground(ofItem: item, from: old, to: new, places: places)
  }
}
