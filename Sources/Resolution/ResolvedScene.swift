package import Drawing
internal import Interaction
internal import Layout
package import Machine
internal import OrderedCollections
internal import ResolvedViews
package import Scenes
package import Validation
internal import Views
package import Vocabulary

/// A scene with given traits. Everything that depends neither on a cell's state nor on scrolling is
/// resolved, such as the positions of cells in the content. The frames of views are solved on
/// demand, once for each layout.
package struct ResolvedScene: Sendable {
  /// The scene with its images and colours.
  package let loaded: LoadedScene
  /// The traits.
  package let traits: Traits
  /// The positions of the cells before any self-sizing cell has been asked.
  let geometry: CollectionGeometry
  let selfSizing: SelfSizing?

  /// The maximum number of visible cells. Our choice: each costs memory, and nobody sees more.
  static let mostCells = 10_000
  let template: CellTemplate
  let texts: TextStore
  let layouts: LayoutStore
  let supplements: SectionSupplements
  let surroundings: Surroundings
  var colors: ColorContext { surroundings.colors }

  /// Resolves a colour with the traits of a stage.
  package func color(_ color: DynamicColor, in stage: Stage) -> Color {
    with(stage.traits).surroundings.color(color)
  }
  let stages = StageStore()
  let cells: CellStore
  /// Whether a cell's appearance may depend on its place in the viewport.
  package let rulesAskForPlace: Bool
  /// Warnings that UIKit would log about the layout: required constraints that conflict with others
  /// and are dropped.
  package internal(set) var notes: [SceneProblem] = []
  /// The same scene with the other traits that its scripts lead to.
  private var others: [Traits: ResolvedScene] = [:]

  /// Resolves a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene with its images and colours for the traits.
  ///   - traits: The traits.
  ///   - variants: The scene with the images and colours for other traits that its scripts lead to,
  /// where they differ.
  ///   - typesetter: Sets the text of labels; not used if there are none.
  ///   - checksLayouts: Whether the layouts of all states are checked. A picture of few cells needs only theirs:
  /// see `layoutNotes(of:isComplete:)`.
  /// - Throws: The contradictions in the scene, with the responsible parts.
  package init(
    _ scene: LoadedScene, traits: Traits, variants: [Traits: LoadedScene] = [:],
    typesetter: any Typesetter, checksLayouts: Bool = true
  ) throws(ResolutionFailure) {
    try self.init(
      scene, traits: traits, variants: variants, typesetter: typesetter, selfSizing: nil,
      checksLayouts: checksLayouts)
  }

  /// Resolves a scene; `selfSizing` overrides the sizes of self-sizing cells, `nil` for those of
  /// the layout and the constraints.
  init(
    _ loaded: LoadedScene, traits: Traits, variants: [Traits: LoadedScene] = [:],
    typesetter: any Typesetter, selfSizing: SelfSizing?, checksLayouts: Bool = true
  ) throws(ResolutionFailure) {
    let texts = TextStore(typesetter, scale: traits.displayScale.factor)
    try self.init(resolving: loaded, traits: traits, texts: texts, selfSizing: selfSizing)
    let scripted = scene.scriptedTraits(from: traits)
    for other in scripted {
      others[other] = try ResolvedScene(
        resolving: variants[other] ?? loaded, traits: other, texts: texts, selfSizing: selfSizing)
    }
    guard checksLayouts else { return }
    try checkLayouts()
    for other in scripted {
      try others[other]?.checkLayouts()
      let known = Set(notes.map(\.path))
      notes += others[other]?.notes.filter { !known.contains($0.path) } ?? []
    }
  }

  /// Resolves a scene without checking its scripts and layouts.
  private init(
    resolving loaded: LoadedScene, traits: Traits, texts: TextStore, selfSizing: SelfSizing?
  ) throws(ResolutionFailure) {
    let scene = loaded.scene
    self.loaded = loaded
    self.traits = traits
    let plain = Surroundings(traits, palette: scene.colors)
    let scale = traits.displayScale.factor
    let view = scene.collectionView
    let rows = RowMetrics(traits, width: view.size.width)
    let estimate = selfSizing?.estimate ?? view.estimate(rows)
    supplements = try SectionSupplements(view, in: plain, texts: texts)
    let geometry = CollectionGeometry(
      view, scale: scale, estimate: estimate, reading: traits.layoutDirection,
      supplements: supplements, rows: rows)
    self.geometry = geometry
    let shown = geometry.mostCells(in: view.size)
    guard shown <= Self.mostCells else {
      let message =
        "about \(shown) cells would be on screen at once; at most \(Self.mostCells) are possible,"
        + " make the items larger or the frame smaller"
      let path = ScenePath.scene.key("collectionView").key("flowLayout")
      throw ResolutionFailure(problems: [SceneProblem(path: path, message: message)])
    }
    template = try CellTemplate(loaded, rows: rows)
    let surroundings = plain.prepared(for: template.root.kinds)
    self.surroundings = surroundings
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
    context.platform = rows.platform
    context.collectionViewSize = view.size
    let first = CellResolver(template, in: surroundings, item: 0, state: .normal)
    let hierarchy = LayoutHierarchy(scene.cell)
    context.designSizes = CellLayout.designSizes(
      hierarchy, context, LayoutInput(first.cell(), texts: texts))
    let layouts = LayoutStore(hierarchy, context)
    self.layouts = layouts
    let cells = CellStore()
    self.cells = cells
    if selfSizing == nil, let estimate {
      let template = template
      self.selfSizing = SelfSizing(estimate: estimate) { item, state in
        cells.preferredSize(CellStore.Key(item: item, state: state)) {
          let resolver = CellResolver(
            template, in: surroundings, item: item, section: geometry.section(ofItem: item),
            state: state)
          return layouts.preferredSize(
            for: LayoutInput(resolver.cell(), texts: texts), geometry.estimatedAxes(ofItem: item),
            estimate: geometry.exactFrame(ofItem: item).size)
        }
      }
    } else {
      self.selfSizing = selfSizing
    }
    notes = supplements.views.notes
    rulesAskForPlace = scene.rules.contains(where: \.when.asksForPlace)
  }

  /// The scene with its images and colours, and with an additional custom state if rules use
  /// `touchInside`.
  package var scene: Scene { loaded.scene }

  /// The scene with traits that its scripts lead to; returns `self` for unchanged traits.
  func with(_ traits: Traits) -> ResolvedScene {
    traits == self.traits ? self : others[traits] ?? self
  }

  func resolver(
    item: Int, state: CellState, places: Set<CellPredicate.Place> = [],
    viewportNumbers: [ViewportNumber: Double] = [:], answeredState: CellState? = nil,
    withoutRules ignored: Set<Int> = [], atKeyframe keyframe: RuleKeyframe? = nil
  ) -> CellResolver {
    CellResolver(
      template, in: surroundings, item: item, section: geometry.section(ofItem: item),
      state: state, places: places, viewportNumbers: viewportNumbers,
      answeredState: answeredState, withoutRules: ignored, atKeyframe: keyframe)
  }

  /// Returns an item's cell in a state at places in the viewport, resolved once. Numbers that follow the viewport are 0.
  func resolvedCell(
    item: Int, state: CellState, places: Set<CellPredicate.Place> = []
  ) -> ResolvedView {
    cells.cell(CellStore.Key(item: item, state: state, places: places)) {
      resolver(item: item, state: state, places: places).cell()
    }
  }

  /// Whether a background's colours depend on the cell's previous state.
  var remembersBackground: Bool { template.remembersBackground }

  /// Whether UIKit keeps the background of an item's cell after a change of its state, because its
  /// configuration is equal to the previous one.
  func keepsBackground(
    ofItem item: Int, from old: CellState, to new: CellState, places: Set<CellPredicate.Place>
  ) -> Bool {
    let resolver = resolver(item: item, state: new, places: places)
    return resolver.with(state: old).backgroundValues == resolver.backgroundValues
  }

  /// The index of an item's section.
  package func section(ofItem item: Int) -> Int { geometry.section(ofItem: item) }

  /// The position of an item in its section before anything changes.
  package func position(ofItem item: Int) -> Int { geometry.placeInSection(ofItem: item).index }
}

extension CollectionView {
  /// The estimated size of self-sizing cells; `nil` if the layout determines all sizes.
  fileprivate func estimate(_ rows: RowMetrics) -> Size? {
    layout.kind.estimatedItemSize(
      breadth: size.width - contentInset.left - contentInset.right, height: size.height, rows: rows)
  }
}
