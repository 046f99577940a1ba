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
internal import Work

/// A scene with given traits. Everything that depends neither on a cell's state nor on scrolling is
/// resolved, such as the positions of cells in the content. The frames of views are solved on
/// demand, once for each layout.
package struct ResolvedScene: Sendable {
  private let parts: ResolvedParts

  /// The maximum number of visible cells. Our choice: each costs memory, and on a screen of 393 × 852 points so many
  /// cells have 33 square points each.
  static let mostCells = 10_000

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
    parts = try ResolvedParts(
      resolving: loaded, traits: traits, texts: texts, selfSizing: selfSizing)
    notes = parts.supplements.views.notes
  }

  private init(_ parts: ResolvedParts) { self.parts = parts }

  /// The scene in which labels have other texts in all states, for the layouts of single cells: nothing is laid out
  /// before it is asked for, and no script of it can change its traits. What no text changes is shared with this scene.
  ///
  /// - Throws: A text that cannot be typeset.
  package func assigning(texts: [ViewName: String]) throws(ResolutionFailure) -> ResolvedScene {
    ResolvedScene(try ResolvedParts(parts, texts: texts))
  }

  /// The scene with its images and colours, and with an additional custom state if rules use
  /// `touchInside`.
  package var loaded: LoadedScene { parts.loaded }
  /// The same scene as a value.
  package var scene: Scene { parts.loaded.scene }
  /// The traits.
  package var traits: Traits { parts.traits }
  /// The positions of the cells before any self-sizing cell has been asked.
  var geometry: CollectionGeometry { parts.geometry }
  var selfSizing: SelfSizing? { parts.selfSizing }
  var template: CellTemplate { parts.template }
  var texts: TextStore { parts.texts }
  var layouts: LayoutStore { parts.layouts }
  var supplements: SectionSupplements { parts.supplements }
  var surroundings: Surroundings { parts.surroundings }
  var colors: ColorContext { parts.surroundings.colors }
  var stages: StageStore { parts.stages }
  var cells: CellStore { parts.cells }
  /// Whether a cell's appearance may depend on its place in the viewport.
  package var rulesAskForPlace: Bool { parts.rulesAskForPlace }

  /// Resolves a colour with the traits of a stage.
  package func color(_ color: DynamicColor, in stage: Stage) -> Color {
    with(traits: stage.traits).surroundings.color(color)
  }

  /// Whether the scene is resolved for traits: its own, or others that its scripts lead to.
  func isResolved(for traits: Traits) -> Bool { traits == self.traits || others[traits] != nil }

  /// The scene with the traits of one of its stages: its own, or others that its scripts lead to. The machine refuses
  /// to change to any others, and renderers refuse stages with others, which are those of another scene.
  func with(traits: Traits) -> ResolvedScene {
    guard traits != self.traits else { return self }
    guard let other = others[traits] else {
      preconditionFailure("a stage has traits for which its scene is not resolved: \(traits)")
    }
    return other
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
    cells.resolved.value(CellStore.Key(item: item, state: state, places: places)) {
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
