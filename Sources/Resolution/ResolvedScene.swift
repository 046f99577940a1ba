package import Drawing
internal import Interaction
internal import Layout
internal import OrderedCollections
package import Scenes
package import Vocabulary

/// A scene in given surroundings, with everything decided that depends neither on a cell's state nor on
/// what is scrolled: where the cells are in the content. The frames of views are solved when they are
/// asked for, once for each layout.
package struct ResolvedScene: Sendable {
  /// The scene.
  package let scene: Scene
  /// The surroundings.
  package let traits: Traits
  /// Where the cells are before any of them has been asked how large it is.
  let geometry: CollectionGeometry
  let selfSizing: SelfSizing?

  /// So many cells can be on screen at once. Our choice: each costs memory, and nobody sees more.
  static let mostCells = 10_000
  let template: CellTemplate
  let texts: TextStore
  let layouts: LayoutStore
  let supplements: SectionSupplements
  let surroundings: Surroundings
  var colors: ColorContext { surroundings.colors }
  let stages = StageStore()
  /// Whether a cell may look different somewhere else on screen.
  let rulesAskForPlace: Bool
  /// What UIKit would write into its log about the layout and go on: required constraints that cannot
  /// hold beside others and are dropped.
  package internal(set) var notes: [SceneProblem] = []
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
    let surroundings = Surroundings(traits, palette: scene.colors)
    self.surroundings = surroundings
    let scale = traits.displayScale.factor
    let view = scene.collectionView
    let estimate = selfSizing?.estimate ?? view.estimate
    supplements = SectionSupplements(scene, in: surroundings, texts: texts)
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
    let first = CellResolver(template, in: surroundings, item: 0, state: .normal)
    let hierarchy = LayoutHierarchy(scene.cell)
    context.designSizes = CellLayout.designSizes(
      hierarchy, context, LayoutInput(first.cell(), texts: texts))
    let layouts = LayoutStore(hierarchy, context)
    self.layouts = layouts
    if selfSizing == nil, let estimate {
      let template = template
      self.selfSizing = SelfSizing(estimate: estimate) { item, state in
        let resolver = CellResolver(
          template, in: surroundings, item: item, section: geometry.section(ofItem: item),
          state: state)
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

  func resolver(
    item: Int, state: CellState, places: Set<CellPredicate.Place> = [],
    answeredState: CellState? = nil
  ) -> CellResolver {
    CellResolver(
      template, in: surroundings, item: item, section: geometry.section(ofItem: item),
      state: state, places: places, answeredState: answeredState)
  }

  /// Whether what colours a background has depends on what its cell was before.
  var remembersBackground: Bool { template.remembersBackground }

  /// Whether UIKit does not draw the background of an item's cell again after a change of its state, as
  /// its configuration is equal to the one before.
  func keepsBackground(
    ofItem item: Int, from old: CellState, to new: CellState, places: Set<CellPredicate.Place>
  ) -> Bool {
    let resolver = resolver(item: item, state: new, places: places)
    return resolver.with(state: old).backgroundValues == resolver.backgroundValues
  }

  /// The number of an item's section.
  func section(ofItem item: Int) -> Int { geometry.section(ofItem: item) }
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
