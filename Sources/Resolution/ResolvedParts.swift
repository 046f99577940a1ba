internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Layout
internal import ResolvedViews
internal import Scenes
internal import Validation
internal import Vocabulary
internal import Work

/// What is resolved of a scene with given traits. It is an immutable object because many values contain a resolved
/// scene: a copy of one costs one reference.
final class ResolvedParts: Sendable {
  let loaded: LoadedScene
  let traits: Traits
  /// The positions of the cells before any self-sizing cell has been asked.
  let geometry: CollectionGeometry
  let selfSizing: SelfSizing?
  let template: CellTemplate
  let texts: TextStore
  let layouts: LayoutStore
  let supplements: SectionSupplements
  let surroundings: Surroundings
  let stages = StageStore()
  let cells: CellStore
  /// Whether a cell's appearance may depend on its place in the viewport.
  let rulesAskForPlace: Bool

  /// Resolves a scene without checking its scripts and layouts.
  init(
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
    guard shown <= ResolvedScene.mostCells else {
      let message =
        "about \(shown) cells would be on screen at once; at most \(ResolvedScene.mostCells) are possible,"
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
    let cellTemplate = template
    self.selfSizing =
      selfSizing
      ?? estimate.map {
        ResolvedParts.makeSelfSizing(
          estimate: $0, cellTemplate, in: surroundings, geometry, layouts, texts, cells)
      }
    rulesAskForPlace = scene.rules.contains(where: \.when.asksForPlace)
  }

  /// Resolves the scene of other parts with other texts of labels. What no text changes is shared: the positions of
  /// cells before any has been asked for its size, headers and other supplementary views, the constraints that have been
  /// solved and the texts that have been typeset.
  init(_ other: ResolvedParts, texts strings: [ViewName: String]) throws(ResolutionFailure) {
    let loaded = other.loaded.assigning(texts: strings)
    self.loaded = loaded
    (traits, supplements, rulesAskForPlace) = (
      other.traits, other.supplements, other.rulesAskForPlace
    )
    let (geometry, surroundings, texts) = (other.geometry, other.surroundings, other.texts)
    (self.geometry, self.surroundings, self.texts) = (geometry, surroundings, texts)
    let template = try CellTemplate(loaded, rows: other.template.rows)
    self.template = template
    let untypeset = TextChecker(template, traits: traits, texts: texts)
    guard untypeset.problems.isEmpty else {
      throw ResolutionFailure(problems: untypeset.problems, missingFont: untypeset.missingFont)
    }
    let layouts = other.layouts.beginning {
      let first = CellResolver(template, in: surroundings, item: 0, state: .normal)
      return LayoutInput(first.cell(), texts: texts)
    }
    self.layouts = layouts
    let cells = CellStore()
    self.cells = cells
    selfSizing = other.selfSizing.map {
      ResolvedParts.makeSelfSizing(
        estimate: $0.estimate, template, in: surroundings, geometry, layouts, texts, cells)
    }
  }

  /// The sizes that cells give themselves.
  private static func makeSelfSizing(
    estimate: Size, _ template: CellTemplate, in surroundings: Surroundings,
    _ geometry: CollectionGeometry, _ layouts: LayoutStore, _ texts: TextStore, _ cells: CellStore
  ) -> SelfSizing {
    SelfSizing(estimate: estimate) { item, state in
      cells.preferredSizes.value(CellStore.Key(item: item, state: state)) {
        let resolver = CellResolver(
          template, in: surroundings, item: item, section: geometry.section(ofItem: item),
          state: state)
        return layouts.preferredSize(
          for: LayoutInput(resolver.cell(), texts: texts), geometry.estimatedAxes(ofItem: item),
          estimate: geometry.exactFrame(ofItem: item).size)
      }
    }
  }
}

extension CollectionView {
  /// The estimated size of self-sizing cells; `nil` if the layout determines all sizes.
  fileprivate func estimate(_ rows: RowMetrics) -> Size? {
    collectionViewLayout.kind.estimatedItemSize(
      breadth: size.width - contentInset.left - contentInset.right, height: size.height, rows: rows)
  }
}
