package import Drawing
package import Interaction
internal import OrderedCollections
package import Scenes

/// A scene in given surroundings, with everything decided that depends neither on a cell's state nor on
/// what is scrolled: where the cells are in the content. The frames of views are solved when they are
/// asked for, once for each layout.
package struct ResolvedScene: Sendable {
  /// The scene.
  package let scene: Scene
  /// The surroundings.
  package let traits: Traits
  /// Where the cells are before any of them has been asked how large it is.
  private let geometry: CollectionGeometry
  private let selfSizing: SelfSizing?

  /// So many items are tried as "another cell" when states are explored. Our choice: delegates that
  /// treat items differently do so among the first few.
  private static let exploredItems = 100
  /// So many items are tapped where a scene has states of its own, and gestures have to be played.
  private static let tappedItems = 4
  /// So many cells can be on screen at once. Our choice: each costs memory, and nobody sees more.
  static let mostCells = 10_000
  /// So many views of layouts that were solved are checked before anything is drawn. Our choice: half a
  /// second or so; `check` says when it was not enough.
  private static let mostCheckedViews = 3_000
  /// UIKit does not hit-test views below this alpha (documented).
  private static let leastTouchableAlpha = 0.01
  private let template: CellTemplate
  private let texts: TextStore
  private let layouts: LayoutStore
  private let supplements: SectionSupplements
  private let colors: ColorContext
  /// Whether a cell may look different somewhere else on screen.
  let rulesAskForPlace: Bool
  /// What UIKit would write into its log about the layout and go on: required constraints that cannot
  /// hold beside others and are dropped.
  package private(set) var notes: [SceneProblem] = []
  /// The same scene in the other surroundings to which its scripts lead.
  private var others: [Traits: ResolvedScene] = [:]

  /// Resolves a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - traits: The surroundings.
  ///   - variants: The scene with the images and colours of other surroundings to which its scripts lead,
  ///     for those in which they are others.
  ///   - typesetter: Sets the text of labels; it is not asked for anything when there is none.
  /// - Throws: What the scene's parts say together and cannot be shown, with the parts to blame.
  package init(
    _ scene: Scene, traits: Traits, variants: [Traits: Scene] = [:], typesetter: any Typesetter
  ) throws(ResolutionFailure) {
    try self.init(
      scene, traits: traits, variants: variants, typesetter: typesetter, selfSizing: nil)
  }

  /// Resolves a scene; `selfSizing` says how large cells want to be, `nil` for as the layout and their
  /// constraints say.
  init(
    _ scene: Scene, traits: Traits, variants: [Traits: Scene] = [:], typesetter: any Typesetter,
    selfSizing: SelfSizing?
  ) throws(ResolutionFailure) {
    let texts = TextStore(typesetter, scale: traits.displayScale.factor)
    try self.init(resolving: scene, traits: traits, texts: texts, selfSizing: selfSizing)
    let scripted = scene.scriptedTraits(from: traits)
    for other in scripted {
      others[other] = try ResolvedScene(
        resolving: variants[other] ?? scene, traits: other, texts: texts, selfSizing: selfSizing)
    }
    let missed = touchesOutOfView()
    guard missed.isEmpty else { throw ResolutionFailure(problems: missed) }
    try checkLayouts()
    for other in scripted {
      try others[other]?.checkLayouts()
      let known = Set(notes.map(\.path))
      notes += others[other]?.notes.filter { !known.contains($0.path) } ?? []
    }
  }

  /// Resolves a scene without looking at what its scripts do, or at its layouts.
  private init(
    resolving scene: Scene, traits: Traits, texts: TextStore, selfSizing: SelfSizing?
  ) throws(ResolutionFailure) {
    let problems = SceneValidator.problems(in: scene)
    guard problems.isEmpty else { throw ResolutionFailure(problems: problems) }
    guard !scene.usesAssets else {
      let message = "an image or colour is still a name; load the assets first"
      throw ResolutionFailure(problems: [SceneProblem(path: .scene, message: message)])
    }
    let scene = scene.tellingTouches
    self.scene = scene
    self.traits = traits
    colors = ColorContext(traits, palette: scene.colors)
    let scale = traits.displayScale.factor
    let view = scene.collectionView
    let estimate = selfSizing?.estimate ?? view.estimate
    supplements = SectionSupplements(scene, traits: traits, texts: texts)
    let geometry = CollectionGeometry(
      view, scale: scale, estimate: estimate, reading: traits.layoutDirection,
      supplements: supplements)
    self.geometry = geometry
    let shown = geometry.mostCells(in: view.size)
    guard shown <= Self.mostCells else {
      let message =
        "about \(shown) cells would be on screen at once; at most \(Self.mostCells) are possible,"
        + " make the items larger or the frame smaller"
      let path = ScenePath.scene.key("collectionView").key("flowLayout")
      throw ResolutionFailure(problems: [SceneProblem(path: path, message: message)])
    }
    template = CellTemplate(scene)
    self.texts = texts
    let untypeset = TextChecker(template, traits: traits, texts: texts)
    let unset = untypeset.problems + supplements.problems
    guard unset.isEmpty else {
      throw ResolutionFailure(
        problems: unset, missingFont: untypeset.missingFont ?? supplements.missingFont)
    }
    var context = LayoutContext(
      size: geometry.exactFrame(ofItem: 0).size, scale: scale, direction: traits.layoutDirection,
      texts: texts, category: traits.preferredContentSizeCategory)
    let first = CellResolver(
      template, traits: traits, palette: scene.colors, item: 0, state: .normal)
    context.designSizes = CellLayout.designSizes(
      scene.cell, context, LayoutInput(first.cell(), texts: texts))
    let layouts = LayoutStore(scene.cell, context)
    self.layouts = layouts
    if selfSizing == nil, let estimate {
      let template = template
      self.selfSizing = SelfSizing(estimate: estimate) { item, state in
        let resolver = CellResolver(
          template, traits: traits, palette: scene.colors, item: item,
          section: geometry.section(ofItem: item), state: state)
        return layouts.preferredSize(
          for: LayoutInput(resolver.cell(), texts: texts), in: view.layout,
          estimate: geometry.exactFrame(ofItem: item).size)
      }
    } else {
      self.selfSizing = selfSizing
    }
    rulesAskForPlace = scene.rules.contains(where: \.when.asksForPlace)
  }

  /// The scene in surroundings to which its scripts lead; in those in which it is, itself.
  func with(_ traits: Traits) -> ResolvedScene {
    traits == self.traits ? self : others[traits] ?? self
  }

  /// Looks at the layouts of all states that change them; notes what was dropped.
  ///
  /// - Throws: What hinders a unique layout.
  private mutating func checkLayouts() throws(ResolutionFailure) {
    var seen: Set<LayoutInput> = []
    var checkedViews = 0
    let variants = LayoutVariants(template)
    for (item, state) in variants.cells {
      let input = layoutInput(ofItem: item, state: state)
      guard seen.insert(input).inserted else { continue }
      guard checkedViews <= Self.mostCheckedViews else {
        return noteUnchecked()
      }
      guard let verdict = layouts.check(input, size: size(ofItem: item, state: state)) else {
        continue
      }
      checkedViews += input.installed.count + 1
      let place =
        seen.count > 1 ? "when item \(item) is \(state.text(separator: " and ")), " : ""
      func placed(_ problems: [SceneProblem]) -> [SceneProblem] {
        problems.map { SceneProblem(path: $0.path, message: place + $0.message) }
      }
      // What is dropped in one layout is usually dropped in all: it is told once.
      let known = Set(notes.map(\.path))
      notes += placed(verdict.conflicts.filter { !known.contains($0.path) })
      // Where one layout fails the others would only say the same again.
      if !verdict.undecided.isEmpty {
        throw ResolutionFailure(problems: placed(verdict.undecided))
      }
    }
    if !variants.isComplete { noteUnchecked() }
  }

  private mutating func noteUnchecked() {
    notes.append(
      SceneProblem(
        path: ScenePath.scene.key("cell"),
        message:
          "states and items can give this cell more layouts than were checked beforehand; others"
          + " are drawn unchecked, look at them with --state and --item"))
  }

  /// The size that the constraints of an item's cell give it in a state: UIKit's
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - state: The cell's state.
  ///   - target: The size that the cell would like to have, in points. Default: zero, UIKit's
  ///     `layoutFittingCompressedSize`.
  ///   - horizontalPriority: How strongly it would like the width. Default: 50 (documented).
  ///   - verticalPriority: How strongly it would like the height. Default: 50 (documented).
  /// - Returns: The size in points, on the pixel grid, rounded up.
  package func fittingSize(
    ofItem item: Int, state: CellState, target: Size = .zero,
    horizontalPriority: LayoutPriority = .fittingSizeLevel,
    verticalPriority: LayoutPriority = .fittingSizeLevel
  ) -> Size {
    layouts.fittingSize(
      for: layoutInput(ofItem: item, state: state), target: target,
      horizontal: horizontalPriority, vertical: verticalPriority)
  }

  private func resolver(
    item: Int, state: CellState, places: Set<Predicate.Place> = [],
    answeredState: CellState? = nil
  ) -> CellResolver {
    CellResolver(
      template, traits: traits, palette: scene.colors, item: item,
      section: geometry.section(ofItem: item), state: state, places: places,
      answeredState: answeredState)
  }

  /// Whether what colours a background has depends on what its cell was before.
  var remembersBackground: Bool { template.remembersBackground }

  /// Whether UIKit does not draw the background of an item's cell again after a change of its state, as
  /// its configuration is equal to the one before.
  func keepsBackground(
    ofItem item: Int, from old: CellState, to new: CellState, places: Set<Predicate.Place>
  ) -> Bool {
    let resolver = resolver(item: item, state: new, places: places)
    return resolver.with(state: old).backgroundValues == resolver.backgroundValues
  }

  /// Steps in which a finger should come down on a cell that is not in view: nothing would happen. With
  /// another text size than the scene's own cells may have no room for each other, which is no mistake.
  private func touchesOutOfView() -> [SceneProblem] {
    let category = traits.preferredContentSizeCategory
    guard category == scene.traits.preferredContentSizeCategory else { return [] }
    var problems: [SceneProblem] = []
    for (name, script) in scene.scripts where script.steps.contains(where: \.touchesItem) {
      var player = ScriptPlayer(self)
      player.play(script)
      for (step, item) in player.missedItems {
        let end = script.steps[..<step].contains(where: \.movesContent)
        problems.append(
          SceneProblem(
            path: ScenePath.scene.key("scripts").key(name).index(step),
            message: "item \(item) is not in view there; "
              + (end ? "scroll to it first" : "make the collection view's frame larger")))
      }
    }
    return problems
  }

  /// The selection machine before anything is touched.
  package var selectionModel: SelectionModel {
    SelectionModel(
      SelectionModel.Configuration(
        allowsSelection: scene.collectionView.allowsSelection,
        allowsMultipleSelection: scene.collectionView.allowsMultipleSelection,
        policies: scene.policies))
  }

  /// The delegate as the scene describes it.
  package var selectionDelegate: SelectionDelegate { selectionDelegate { $1 } }

  /// The delegate as the scene describes it, where cells have more to their states than the selection
  /// machine knows: `complete` adds it.
  func selectionDelegate(
    completing complete: @escaping @Sendable (_ item: Int, CellState) -> CellState
  ) -> SelectionDelegate {
    let delegate = scene.collectionView.delegate
    return SelectionDelegate(reply: { [traits, geometry] question, item, state in
      let method = delegate[question]
      return SelectionDelegate.Reply(
        actions: method.actions,
        answer: method.answer.holds(
          for: PredicateSubject(
            item: item, section: geometry.section(ofItem: item), state: complete(item, state),
            traits: traits)))
    })
  }

  /// The scene's own states of an item's cell before anything happens to it. `places` are those of the
  /// first screen; a cell that comes later has none, as nobody looks at it then.
  func initialStates(ofItem item: Int, places: Set<Predicate.Place> = []) -> Set<String> {
    let subject = PredicateSubject(
      item: item, section: geometry.section(ofItem: item), state: .normal, traits: traits,
      places: places)
    return Set(
      scene.states.filter { state in
        guard let assignment = state.events[.initially] else { return false }
        return assignment.subject.holds(for: subject) && assignment.value.holds(for: subject)
      }.map(\.name))
  }

  /// The states of items' cells before anything happens.
  package var initialStates: (Int) -> CellState {
    let states = StateTable(self)
    return { states.state(of: $0) }
  }

  /// The number of an item's section.
  func section(ofItem item: Int) -> Int { geometry.section(ofItem: item) }

  /// The states that touches can bring an item's cell into, and how.
  package func stateGraph(ofItem item: Int) -> StateGraph {
    let items = 0..<min(scene.collectionView.itemCount, Self.exploredItems)
    let others = items.filter { $0 != item }
    guard scene.states.isEmpty else { return StateGraph(jointGraph(ofItems: [item])) }
    return StateGraph(
      exploring: selectionModel, item: item, others: others, delegate: selectionDelegate)
  }

  /// The states that touches can bring the cells of several items into together, and how.
  package func jointGraph(ofItems items: [Int]) -> JointGraph {
    guard scene.states.isEmpty else {
      // Those in view are enough for what happens to these cells, and each costs a tap.
      let visible = viewport().visibleItems.filter { !items.contains($0) }
      var explorer = StateExplorer<PlayedMachine>(
        items: items, others: Array(visible.prefix(Self.tappedItems)))
      return explorer.graph(of: PlayedMachine(self), customStates: scene.states.map(\.name))
    }
    let others = (0..<min(scene.collectionView.itemCount, Self.exploredItems))
      .filter { !items.contains($0) }
    var explorer = StateExplorer<SelectionMachine>(items: items, others: others)
    return explorer.graph(of: SelectionMachine(self), customStates: [])
  }

  // MARK: - The viewport

  /// The content offset before anything happens.
  package var initialOffset: Point {
    let view = scene.collectionView
    return view.contentOffset ?? Point(-view.contentInset.left, -view.contentInset.top)
  }

  /// What is on screen at a content offset, `nil` for the one before anything happens. Where cells say
  /// themselves how large they are, those on screen are asked, in the given states; `sizes` are those of
  /// cells that were on screen before, which keep them but for those of `invalidated` (`nil` for all).
  package func viewport(
    scrolledTo offset: Point? = nil, sizes: [Int: Size] = [:], invalidated: Set<Int>? = nil,
    states: (Int) -> CellState
  ) -> Viewport {
    let bounds = Rect(origin: offset ?? initialOffset, size: scene.collectionView.size)
    guard let selfSizing else { return Viewport(geometry, bounds: bounds) }
    let settled = selfSizing.settled(
      in: bounds, known: sizes, invalidated: invalidated, states: states
    ) { sizes in geometry(sizes) }
    return Viewport(settled, bounds: bounds)
  }

  /// What is on screen before anything happens.
  package func viewport() -> Viewport {
    viewport { item in
      initialStates(ofItem: item).reduce(.normal) { $0.setting(custom: $1, true) }
    }
  }

  /// What is on screen after a turn.
  package func viewport(after turn: Turn) -> Viewport {
    let scene = with(turn.traits)
    return Viewport(
      scene.selfSizing == nil ? scene.geometry : scene.geometry(turn.sizes),
      bounds: Rect(origin: turn.contentOffset, size: scene.scene.collectionView.size))
  }

  /// Where the cells are when the sizes of some are known.
  private func geometry(_ sizes: [Int: Size]) -> CollectionGeometry {
    CollectionGeometry(
      scene.collectionView, scale: traits.displayScale.factor, estimate: selfSizing?.estimate,
      measured: sizes, reading: traits.layoutDirection, supplements: supplements)
  }

  /// The size of an item's cell in a state.
  private func size(ofItem item: Int, state: CellState) -> Size {
    selfSizing.map { geometry.size(askedFor: $0.size(ofItem: item, state: state)) }
      ?? geometry.exactFrame(ofItem: item).size
  }

  /// Whether a cell is asked again how large it is when its state has changed, as the collection view's
  /// `selfSizingInvalidation` says; `scene` is the one in the surroundings before.
  func invalidatesSize(
    ofItem item: Int, from old: (scene: ResolvedScene, state: CellState), to new: CellState
  ) -> Bool {
    guard isSelfSizing, old.state != new || old.scene.traits != traits else { return false }
    switch scene.collectionView.selfSizingInvalidation {
    case .disabled: return false
    case .enabled:
      return !old.scene.layoutInput(ofItem: item, state: old.state)
        .hasSameContent(as: layoutInput(ofItem: item, state: new))
    case .enabledIncludingConstraints: return true
    }
  }

  private func layoutInput(ofItem item: Int, state: CellState) -> LayoutInput {
    LayoutInput(resolver(item: item, state: state).cell(), texts: texts)
  }

  /// Whether cells that nobody asks again are as large as in other surroundings: where text has another
  /// size, UIKit asks all of them (from memory, unverified).
  func keepsSizes(from old: ResolvedScene) -> Bool {
    traits.preferredContentSizeCategory == old.traits.preferredContentSizeCategory
      && traits.boldText == old.traits.boldText
      && traits.layoutDirection == old.traits.layoutDirection
  }

  /// Whether a cell's state may change where cells are.
  var isSelfSizing: Bool { selfSizing != nil }

  /// How far the content can scroll, as content offsets along its scroll direction; the same twice when
  /// all fits.
  func scrollRange(in viewport: Viewport) -> ClosedRange<Double> {
    let view = scene.collectionView
    let direction = view.layout.scrollDirection
    let inset = view.contentInset
    let start = direction.position(of: Point(-inset.left, -inset.top))
    let end = direction.position(of: Point(inset.right, inset.bottom))
    let length = direction.length(of: viewport.geometry.contentSize)
    return start...max(start, length + end - direction.length(of: view.size))
  }

  /// Whether a finger can scroll the content: there is more than fits, or it bounces anyway.
  func isScrollable(in viewport: Viewport) -> Bool {
    let view = scene.collectionView
    let bounces =
      switch view.layout.scrollDirection {
      case .vertical: view.alwaysBounceVertical
      case .horizontal: view.alwaysBounceHorizontal
      }
    let range = scrollRange(in: viewport)
    return bounces || range.lowerBound < range.upperBound
  }

  /// The item whose cell is hit by a touch at `point`, in the viewport's coordinates. As in UIKit,
  /// nothing is hit outside of the viewport, and neither are cells that are hidden or all but
  /// transparent. `viewport` is the part of the content that is seen, `nil` for that before anything
  /// happens.
  package func item(
    at point: Point, in viewport: Viewport? = nil, states: (Int) -> CellState
  ) -> Int? {
    let viewport = viewport ?? self.viewport(states: states)
    guard !viewport.isOnSupplement(point) else { return nil }
    let hit = viewport.items(at: point).compactMap { item -> (item: Int, zPosition: Double)? in
      let view = cell(item: item, state: states(item), in: viewport).view
      guard !view[.isHidden], view[.alpha] >= Self.leastTouchableAlpha else { return nil }
      return (item, view[.zPosition])
    }
    // The front one; of equal ones `max` takes the first that it sees.
    return hit.reversed().max { $0.zPosition < $1.zPosition }?.item
  }

  // MARK: - Presentations

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
  private func showsSelection(ofItem item: Int, state: CellState) -> Bool {
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

extension CollectionView {
  /// What is taken for the size of cells that say themselves how large they are; `nil` where the layout
  /// says it.
  fileprivate var estimate: Size? {
    switch layout {
    case .flowLayout(let layout): layout.estimatedItemSize?.size
    // Rows of lists always size themselves (documented).
    case .listLayout: Size(SectionFrame.rowHeight, SectionFrame.rowHeight)
    case .compositionalLayout(let layout):
      layout.isSelfSizing
        ? layout.sizes(
          breadth: size.width - contentInset.left - contentInset.right, height: size.height
        ).item : nil
    }
  }
}

extension TouchScript.Step {
  /// Whether a finger comes down on an item.
  fileprivate var touchesItem: Bool {
    switch self {
    case .tap(.item), .down(.item): true
    case .tap, .down, .move, .up, .cancel, .wait, .scroll, .select, .deselect, .set, .traits,
      .mark:
      false
    }
  }

  /// Whether the content may move.
  fileprivate var movesContent: Bool {
    switch self {
    case .scroll, .move: true
    case .tap, .down, .up, .cancel, .wait, .select, .deselect, .set, .traits, .mark: false
    }
  }
}
