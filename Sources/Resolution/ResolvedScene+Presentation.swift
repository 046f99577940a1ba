internal import CollectionLayouts
package import Drawing
package import Interaction
internal import Layout
package import Machine
package import ResolvedViews
internal import Scenes
package import Views
package import Vocabulary
internal import Work

/// Presentations of stages.
extension ResolvedScene {
  /// Returns the presentation of a stage.
  package func presentation(of stage: Stage) -> Presentation {
    let machine = machine
    return with(traits: stage.traits).presentation(of: stage) {
      machine.state(ofItem: $0, in: stage)
    }
  }

  /// `self` must be the scene with the stage's traits.
  private func presentation(of stage: Stage, states: (Int) -> CellState) -> Presentation {
    let view = scene.collectionView
    let viewport = viewport(of: stage)
    let list = decoration(viewport)
    let ground = list?.backgroundColor ?? view.backgroundColor.resolved(in: colors)
    return Presentation(
      size: view.size, backgroundColor: ground,
      cells: viewport.visibleItems.map {
        decoratedCell(item: $0, states: states, in: stage, viewport, list)
      },
      contentOffset: viewport.contentOffset, contentSize: viewport.geometry.contentSize,
      itemCount: viewport.geometry.itemCount,
      sections: viewport.sections.map { presented($0, ground: ground, viewport) },
      menu: presentedMenu(stage))
  }

  /// The decoration of a list's cells; `nil` if the layout is not a list.
  private func decoration(_ viewport: Viewport) -> ListDecoration? {
    ListDecoration(
      scene.collectionView.collectionViewLayout, viewport.geometry, rows: template.rows,
      traits: traits,
      colors: colors)
  }

  /// `self` must be the scene with the stage's traits.
  private func decoratedCell(
    item: Int, states: (Int) -> CellState, in stage: Stage, _ viewport: Viewport,
    _ list: ListDecoration?
  ) -> PresentedCell {
    let cell = cell(item: item, state: states(item), in: stage, viewport)
    return list.map { list in
      list.decorating(cell) { showsSelection(ofItem: $0, state: states($0)) }
    } ?? cell
  }

  private func presentedMenu(_ stage: Stage) -> PresentedMenu? {
    let kinds = scene.collectionView.contextMenu
    return stage.menu.map { menu in
      PresentedMenu(
        menu, isDark: traits.userInterfaceStyle == .dark, scale: traits.displayScale.factor,
        lineColor: ContextMenu.lineColor.resolved(in: colors)
      ) { group, size in
        supplements.views.presented(group.viewKind, section: 0, size: size)
      } view: { name, size in
        kinds.first { $0.name == name }
          .flatMap { supplements.views.presented($0.viewKind, section: 0, size: size) }
      }
    }
  }

  /// Returns a section with its header and footer, whether or not it is visible; `nil` if there is
  /// no section with this index.
  ///
  /// - Parameter ground: The background colour behind the collection view's content.
  package func section(_ number: Int, in stage: Stage, ground: Color) -> PresentedSection? {
    let scene = with(traits: stage.traits)
    let viewport = scene.viewport(of: stage)
    return viewport.section(number).map { scene.presented($0, ground: ground, viewport) }
  }

  private func presented(
    _ section: SectionAttributes, ground: Color, _ viewport: Viewport
  ) -> PresentedSection {
    let follows = supplements.views.followsViewport
    return supplements.presented(
      section, ground: ground,
      indexInSection: { geometry.placeInSection(ofItem: $0).index },
      numbers: { frame in
        follows ? viewportNumbers(ofSection: section.number, frame, viewport) : [:]
      })
  }

  /// Whether an item's cell looks selected in a state.
  func showsSelection(ofItem item: Int, state: CellState) -> Bool {
    // Most cells are neither, and need not be resolved for this.
    guard state.contains(.highlighted) || state.contains(.selected) else { return false }
    return resolver(item: item, state: state).showsSelection(in: state)
  }

  /// Returns an item's cell with a list's decoration, whether or not it is visible.
  package func decoratedCell(item: Int, in stage: Stage) -> PresentedCell {
    let (machine, scene) = (machine, with(traits: stage.traits))
    let viewport = scene.viewport(of: stage)
    return scene.decoratedCell(
      item: item, states: { machine.state(ofItem: $0, in: stage) }, in: stage, viewport,
      scene.decoration(viewport))
  }

  /// Returns an item's cell in a state, without a list's decoration.
  package func cell(item: Int, state: CellState) -> PresentedCell {
    cell(item: item, in: stage(posing: [item: state]))
  }

  /// Returns an item's cell, whether or not it is visible, without a list's decoration.
  ///
  /// - Parameters:
  ///   - ignored: Rules that are ignored, by index. Default: none.
  ///   - keyframe: The keyframe after which the values of a rule that holds are shown. Default: the last one of each.
  package func cell(
    item: Int, in stage: Stage, withoutRules ignored: Set<Int> = [],
    atKeyframe keyframe: RuleKeyframe? = nil
  ) -> PresentedCell {
    let scene = with(traits: stage.traits)
    return scene.cell(
      item: item, state: machine.state(ofItem: item, in: stage), in: stage,
      scene.viewport(of: stage), withoutRules: ignored, atKeyframe: keyframe)
  }

  /// `self` must be the scene with the stage's traits.
  private func cell(
    item: Int, state: CellState, in stage: Stage, _ viewport: Viewport,
    withoutRules ignored: Set<Int> = [], atKeyframe keyframe: RuleKeyframe? = nil
  ) -> PresentedCell {
    var frame = viewport.frame(ofItem: item) ?? .zero
    // A self-sizing cell that was never visible has the estimated size.
    if stage.sizes[item] == nil { frame.size = size(ofItem: item, state: state) }
    let backgroundState = stage.cells.backgroundStates.map { $0[item] ?? state }
    let numbers = viewportNumbers(ofItem: item, frame, viewport)
    let places = rulesAskForPlace ? viewport.places(ofItem: item) : []
    func makeView() -> PresentedCellView {
      let cell = resolver(
        item: item, state: state, places: places, viewportNumbers: numbers,
        answeredState: backgroundState, withoutRules: ignored, atKeyframe: keyframe
      ).cell()
      let layout = layouts.layout(for: LayoutInput(cell, texts: texts), size: frame.size)
      return PresentedCellView(
        view: PresentedView(cell, layout, texts), separatorGuide: layout.separatorInsets)
    }
    let views =
      numbers.isEmpty && ignored.isEmpty && keyframe == nil
      ? cells.views.value(
        CellStore.ViewKey(
          cell: CellStore.Key(item: item, state: state, places: places),
          backgroundState: backgroundState, size: frame.size), makeView) : makeView()
    var presented = PresentedCell(item: item, state: state, frame: frame, view: views.view)
    presented.separatorGuide = views.separatorGuide
    if let row = stage.reorder, row.item == item {
      presented.frame = Rect(
        origin: Point(frame.minX, row.position - viewport.contentOffset.y), size: frame.size)
      presented.isLifted = true
    }
    if state.contains(.swiped), let row = machine.shownRow(ofItem: item, state: state, in: stage) {
      let kinds = scene.collectionView.allSwipeActions
      presented.swipe = PresentedSwipe(row) { name, size in
        kinds.first { $0.name == name }.flatMap { action in
          let views = supplements.views
          let kind = views.shownKind(ofAction: action.viewKind, rowHeight: size.height)
          return views.presented(kind, section: 0, size: size)
        }
      }
    }
    return presented
  }

  /// The numbers that follow the place of an item's cell; empty if no value follows it.
  private func viewportNumbers(
    ofItem item: Int, _ frame: Rect, _ viewport: Viewport
  ) -> [ViewportNumber: Double] {
    guard template.following?.followsViewport == true else { return [:] }
    let section = viewport.geometry.section(ofItem: item)
    return viewportNumbers(ofSection: section, frame, viewport)
  }

  /// The numbers that follow the place of a cell or a supplementary view of a section.
  private func viewportNumbers(
    ofSection section: Int, _ frame: Rect, _ viewport: Viewport
  ) -> [ViewportNumber: Double] {
    let direction = scene.collectionView.collectionViewLayout.scrollDirection
    let isOrthogonal = viewport.geometry.orthogonalScrolling(ofSection: section) != nil
    return ViewportNumber.allCases.reduce(into: [:]) { numbers, number in
      numbers[number] = number.value(
        of: frame, in: viewport.bounds.size,
        contentOffset: direction.position(of: viewport.contentOffset),
        direction: isOrthogonal ? direction.across : direction)
    }
  }

  /// Returns the views of an item's cell in a state at a size.
  func view(
    ofItem item: Int, size: Size, state: CellState, places: Set<CellPredicate.Place>
  ) -> PresentedView {
    let cell = resolvedCell(item: item, state: state, places: places)
    return PresentedView(
      cell, layouts.layout(for: LayoutInput(cell, texts: texts), size: size), texts)
  }

  /// Returns the accessories that an item's cell shows.
  package func accessories(ofItem item: Int, in stage: Stage) -> [CellAccessory] {
    let resolver = with(traits: stage.traits).resolver(
      item: item, state: machine.state(ofItem: item, in: stage))
    return resolver.accessories(resolver.properties(of: template.root))
  }

  /// What in a cell follows custom states; `nil` if nothing does.
  package var followedStates: FollowedStates? { template.following }

  /// Whether a value follows the place of its cell or supplementary view in the viewport, or the content offset.
  package var followsViewport: Bool {
    template.following?.followsViewport == true || supplements.views.followsViewport
  }

  /// All values that are assigned to a property of a view in an item's cell. The last one that
  /// applies wins, unless UIKit sets the value or the view inherits it. `nil` if there is no such
  /// view or property.
  package func candidates(
    for property: PropertyName, of view: ViewName, item: Int, state: CellState
  ) -> [Candidate]? {
    resolver(item: item, state: state).candidates(for: property, of: view)
  }

  /// Whether the rule with this index, counted from 0, holds for an item's cell. The index must exist.
  package func holds(rule index: Int, item: Int, state: CellState) -> Bool {
    scene.rules[index].when.holds(for: resolver(item: item, state: state).subject(in: state))
  }
}
