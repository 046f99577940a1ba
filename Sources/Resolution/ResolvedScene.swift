package import Drawing
package import Interaction
internal import OrderedCollections
package import Scenes

/// A scene in given surroundings, with everything decided that does not depend on a cell's state: the
/// frames of cells. The frames of views are solved when they are asked for, once for each layout.
package struct ResolvedScene: Sendable {
  /// The scene.
  package let scene: Scene
  /// The surroundings.
  package let traits: Traits
  private let flow: FlowGeometry

  /// So many items are tried as "another cell" when states are explored. Our choice: delegates that
  /// treat items differently do so among the first few.
  private static let exploredItems = 100
  /// So many items are tapped where a scene has states of its own, and gestures have to be played.
  private static let tappedItems = 4
  /// So many cells can be on screen at once. Our choice: each costs memory, and nobody sees more.
  private static let mostCells = 10_000
  /// So many layouts are checked before anything is drawn. Our choice: each costs a solution.
  private static let mostCheckedLayouts = 32
  /// UIKit does not hit-test views below this alpha (documented).
  private static let leastTouchableAlpha = 0.01
  private let template: CellTemplate
  private let texts: TextStore
  private let layouts: LayoutStore
  private let colors: ColorContext
  /// What UIKit would write into its log about the layout and go on: required constraints that cannot
  /// hold beside others and are dropped.
  package private(set) var notes: [SceneProblem] = []

  /// Resolves a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - traits: The surroundings.
  ///   - typesetter: Sets the text of labels; it is not asked for anything when there is none.
  /// - Throws: What the scene's parts say together and cannot be shown, with the parts to blame.
  package init(
    _ scene: Scene, traits: Traits, typesetter: any Typesetter
  ) throws(ResolutionFailure) {
    let problems = SceneValidator.problems(in: scene)
    guard problems.isEmpty else { throw ResolutionFailure(problems: problems) }
    guard !scene.usesAssets else {
      let message = "an image or colour is still a name; load the assets first"
      throw ResolutionFailure(problems: [SceneProblem(path: .scene, message: message)])
    }
    self.scene = scene
    self.traits = traits
    colors = ColorContext(traits, palette: scene.colors)
    let scale = traits.displayScale.factor
    let view = scene.collectionView
    flow = FlowGeometry(
      view.layout, width: view.size.width, items: view.items.count, scale: scale)
    let shown = flow.candidates(in: Rect(origin: .zero, size: view.size)).count
    guard shown <= Self.mostCells else {
      let message =
        "about \(shown) cells would be on screen at once; at most \(Self.mostCells) are possible,"
        + " make the items larger or the frame smaller"
      let path = ScenePath.scene.key("collectionView").key("flowLayout")
      throw ResolutionFailure(problems: [SceneProblem(path: path, message: message)])
    }
    let missed = Self.touchesOutOfView(scene, flow)
    guard missed.isEmpty else { throw ResolutionFailure(problems: missed) }
    template = CellTemplate(scene)
    texts = TextStore(typesetter, scale: scale)
    let untypeset = TextChecker(template, traits: traits, texts: texts)
    guard untypeset.problems.isEmpty else {
      throw ResolutionFailure(problems: untypeset.problems, missingFont: untypeset.missingFont)
    }
    var context = LayoutContext(
      size: view.layout.itemSize, scale: scale, direction: traits.layoutDirection, texts: texts)
    let first = CellResolver(
      template, traits: traits, palette: scene.colors, item: 0, state: .normal)
    context.designSizes = CellLayout.designSizes(
      scene.cell, context, LayoutInput(first.cell(), texts: texts))
    layouts = LayoutStore(scene.cell, context)
    let unsolved = checkLayouts()
    guard unsolved.isEmpty else { throw ResolutionFailure(problems: unsolved) }
  }

  /// Looks at the layouts of all states that change them; notes what was dropped, and returns what hinders
  /// a unique layout.
  private mutating func checkLayouts() -> [SceneProblem] {
    var seen: Set<LayoutInput> = []
    for (item, state) in LayoutVariants(template, items: scene.collectionView.items.count).cells {
      let input = LayoutInput(resolver(item: item, state: state).cell(), texts: texts)
      guard seen.insert(input).inserted else { continue }
      guard seen.count <= Self.mostCheckedLayouts else { break }
      let (conflicts, undecided) = layouts.check(input)
      let place =
        seen.count > 1 ? "when item \(item) is \(state.text(separator: " and ")), " : ""
      func placed(_ problems: [SceneProblem]) -> [SceneProblem] {
        problems.map { SceneProblem(path: $0.path, message: place + $0.message) }
      }
      // What is dropped in one layout is usually dropped in all: it is told once.
      let known = Set(notes.map(\.path))
      notes += placed(conflicts.filter { !known.contains($0.path) })
      // Where one layout fails the others would only say the same again.
      if !undecided.isEmpty { return placed(undecided) }
    }
    return []
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
      for: LayoutInput(resolver(item: item, state: state).cell(), texts: texts), target: target,
      horizontal: horizontalPriority, vertical: verticalPriority)
  }

  private func resolver(item: Int, state: CellState) -> CellResolver {
    CellResolver(
      template, traits: traits, palette: scene.colors, item: item, state: state)
  }

  /// Steps in which a finger should come down on a cell that is not in view: nothing would happen.
  private static func touchesOutOfView(_ scene: Scene, _ flow: FlowGeometry) -> [SceneProblem] {
    let viewport = Rect(origin: .zero, size: scene.collectionView.size)
    var problems: [SceneProblem] = []
    for (name, script) in scene.scripts {
      for (index, step) in script.steps.enumerated() {
        guard let (item, at) = step.touchedItem else { continue }
        let frame = flow.frame(ofItem: item)
        let point = Point(
          frame.minX + at.x * frame.size.width, frame.minY + at.y * frame.size.height)
        guard !viewport.contains(point) else { continue }
        problems.append(
          SceneProblem(
            path: ScenePath.scene.key("scripts").key(name).index(index),
            message: "item \(item) is not in view there; make the collection view's frame larger"))
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
  package var selectionDelegate: SelectionDelegate {
    let delegate = scene.collectionView.delegate
    return SelectionDelegate(reply: { [traits] question, item, state in
      let method = delegate[question]
      return SelectionDelegate.Reply(
        actions: method.actions,
        answer: method.answer.holds(
          for: PredicateSubject(item: item, state: state, traits: traits)))
    })
  }

  /// The scene's own states of an item's cell before anything happens.
  package func initialStates(ofItem item: Int) -> Set<String> {
    let subject = PredicateSubject(item: item, state: .normal, traits: traits)
    return Set(
      scene.states.filter { $0.events[.initially]?.holds(for: subject) == true }.map(\.name))
  }

  /// The states that touches can bring an item's cell into, and how.
  package func stateGraph(ofItem item: Int) -> StateGraph {
    let items = 0..<min(scene.collectionView.items.count, Self.exploredItems)
    let others = items.filter { $0 != item }
    guard scene.states.isEmpty else {
      // Those in view are enough for what happens to this cell, and each costs a tap.
      var explorer = StateExplorer(
        self, item: item, others: Array(visibleItems.filter { $0 != item }.prefix(Self.tappedItems))
      )
      return explorer.graph()
    }
    return StateGraph(
      exploring: selectionModel, item: item, others: others, delegate: selectionDelegate)
  }

  /// The frame of an item's cell, in the viewport's coordinates; `nil` when there is no such item.
  package func frame(ofItem item: Int) -> Rect? {
    (0..<scene.collectionView.items.count).contains(item) ? flow.frame(ofItem: item) : nil
  }

  /// The items whose cells are in view, in order.
  package var visibleItems: [Int] {
    flow.items(in: Rect(origin: .zero, size: scene.collectionView.size))
  }

  /// Whether a finger can scroll the content along y: there is more than fits, or it bounces anyway.
  var scrollsVertically: Bool {
    scene.collectionView.alwaysBounceVertical
      || flow.contentHeight > scene.collectionView.size.height
  }

  /// The item whose cell is hit by a touch at `point`, a point of the viewport. As in UIKit, nothing is
  /// hit outside of the viewport, and neither are cells that are hidden or all but transparent.
  package func item(at point: Point, states: (Int) -> CellState) -> Int? {
    let viewport = Rect(origin: .zero, size: scene.collectionView.size)
    guard viewport.contains(point) else { return nil }
    let hit = flow.items(in: Rect(point.x - 0.5, point.y - 0.5, 1, 1)).compactMap {
      item -> (item: Int, zPosition: Double)? in
      guard flow.frame(ofItem: item).contains(point) else { return nil }
      let view = cell(item: item, state: states(item)).view
      guard !view[.isHidden], view[.alpha] >= Self.leastTouchableAlpha else { return nil }
      return (item, view[.zPosition])
    }
    // The front one; of equal ones `max` takes the first that it sees.
    return hit.reversed().max { $0.zPosition < $1.zPosition }?.item
  }

  /// The viewport when the items' cells have the given states.
  package func presentation(states: (Int) -> CellState) -> Presentation {
    let view = scene.collectionView
    let bounds = Rect(origin: .zero, size: view.size)
    return Presentation(
      size: view.size, backgroundColor: view.backgroundColor.resolved(in: colors),
      cells: flow.items(in: bounds).map { cell(item: $0, state: states($0)) })
  }

  /// An item's cell in a state.
  package func cell(item: Int, state: CellState) -> PresentedCell {
    let cell = resolver(item: item, state: state).cell()
    return PresentedCell(
      item: item, state: state, frame: flow.frame(ofItem: item),
      view: PresentedView(
        cell, layouts.layout(for: LayoutInput(cell, texts: texts)), texts))
  }

  /// How what changes in an item's cell from one state to another gets there.
  func animations(
    item: Int, from old: CellState, to new: CellState, at time: Duration, batch: Running?
  ) -> CellAnimations {
    CellAnimations(
      template.rules, before: PredicateSubject(item: item, state: old, traits: traits),
      after: PredicateSubject(item: item, state: new, traits: traits), at: time, batch: batch)
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

extension TouchScript.Step {
  /// The item on which a finger comes down, and where on it.
  fileprivate var touchedItem: (item: Int, at: Point)? {
    switch self {
    case .tap(.item(let item, let at)), .down(.item(let item, let at)): (item, at)
    case .tap, .down, .move, .up, .cancel, .wait, .select, .deselect, .mark: nil
    }
  }
}
