internal import Drawing
package import Interaction
package import Scenes
package import Vocabulary

/// What is on screen.
extension ResolvedScene {
  /// What is on screen when the items' cells have the given states; `viewport` is the part of the content
  /// that is seen, `nil` for that before anything happens; `answered` as in `cell(item:state:in:answered:)`.
  package func presentation(
    in viewport: Viewport? = nil, answered: [Int: CellState]? = nil, states: (Int) -> CellState
  ) -> Presentation {
    let view = scene.collectionView
    let viewport = viewport ?? self.viewport(states: states)
    let list = ListDecoration(view.layout, viewport.geometry, traits: traits, colors: colors)
    let ground = list?.backgroundColor ?? view.backgroundColor.resolved(in: colors)
    return Presentation(
      size: view.size, backgroundColor: ground,
      cells: viewport.visibleItems.map { item in
        let cell = cell(item: item, state: states(item), in: viewport, answered: answered)
        return list.map { list in
          list.decorating(cell) { showsSelection(ofItem: $0, state: states($0)) }
        } ?? cell
      },
      contentOffset: viewport.contentOffset, contentSize: viewport.geometry.contentSize,
      itemCount: viewport.geometry.itemCount,
      sections: viewport.sections.map { supplements.filling($0, ground: ground) })
  }

  /// A section that may be out of view, with what its header and footer show on a ground.
  func section(_ number: Int, in viewport: Viewport, ground: Color) -> PresentedSection? {
    viewport.section(number).map { supplements.filling($0, ground: ground) }
  }

  /// Whether an item's cell looks selected in a state.
  func showsSelection(ofItem item: Int, state: CellState) -> Bool {
    // Most are not, and need not be resolved for that.
    guard state.has(.highlighted) || state.has(.selected) else { return false }
    return resolver(item: item, state: state).showsSelection(in: state)
  }

  /// An item's cell in a state, without what a list adds between cells; `viewport` is the part of the
  /// content that is seen, `nil` for that before anything happens.
  ///
  /// - Parameter answered: The states for which the transformers of backgrounds have answered, where
  ///   those are not the states of the cells; `nil` when nobody knows what cells were before.
  package func cell(
    item: Int, state: CellState, in viewport: Viewport? = nil, answered: [Int: CellState]? = nil
  ) -> PresentedCell {
    let viewport = viewport ?? self.viewport { $0 == item ? state : .normal }
    var frame = viewport.frame(ofItem: item) ?? .zero
    // A cell that nobody has asked would be as large as the estimate.
    if viewport.geometry.measuredSizes[item] == nil {
      frame.size = size(ofItem: item, state: state)
    }
    let places = viewport.places(ofItem: item)
    let answered = answered.map { $0[item] ?? state }
    let cell = resolver(item: item, state: state, places: places, answeredState: answered).cell()
    return PresentedCell(
      item: item, state: state, frame: frame,
      view: PresentedView(
        cell, layouts.layout(for: LayoutInput(cell, texts: texts), size: frame.size), texts))
  }

  /// How what changes in an item's cell from one state to another gets there, from one place on screen to
  /// another, and from one of the surroundings to another.
  func animations(
    item: Int, from old: (state: CellState, viewport: Viewport, traits: Traits),
    to new: (state: CellState, viewport: Viewport, traits: Traits), at time: Duration,
    batch: Running?
  ) -> CellAnimations {
    func subject(
      _ cell: (state: CellState, viewport: Viewport, traits: Traits)
    ) -> PredicateSubject {
      PredicateSubject(
        item: item, section: geometry.section(ofItem: item), state: cell.state,
        traits: cell.traits, places: cell.viewport.places(ofItem: item))
    }
    return CellAnimations(
      template.rules, before: subject(old), after: subject(new), at: time, batch: batch)
  }

  /// All values that somebody gives to a property of a view in an item's cell, the weakest first: the
  /// last one that holds wins, unless UIKit decides or the view inherits. `nil` when there is no such
  /// view or it has no such property.
  package func candidates(
    for property: PropertyName, of view: ViewName, item: Int, state: CellState
  ) -> [Candidate]? {
    resolver(item: item, state: state).candidates(for: property, of: view)
  }
}
