internal import Drawing
internal import Interaction
internal import Layout
internal import Machine
internal import OrderedCollections
internal import Resolution
package import SceneReading
package import SceneRendering
internal import Scenes
internal import Timelines
internal import Vocabulary

/// A scene as data for a page: what touches do, what cells look like, how they move, and the scripts.
///
/// Everything is computed by the code that draws pictures. The page's script looks results up and
/// interpolates between them.
package struct PlayableScene: Sendable {
  /// The name in the page's list and in links.
  package let name: String
  /// The title.
  package let title: String
  /// What the page cannot show of this scene, in sentences.
  package let limits: [String]
  /// The text of the scene's file; `nil` for none.
  package let source: String?
  /// The data for the page's script, as JSON.
  package let json: String

  /// The maximum number of looks of all cells in one variant. Our choice: a page would become too large.
  private static let mostLooks = 6_000

  /// Computes the data.
  ///
  /// - Parameters:
  ///   - renderer: The scene.
  ///   - document: The file of the scene, for the lines of rules; `nil` for none.
  ///   - source: The text of the file, which the page shows; `nil` for none.
  ///   - name: The name in links.
  ///   - variants: The traits for which looks are computed.
  package init(
    _ renderer: SceneRenderer, document: SceneDocument?, source: String?, name: String,
    variants: PageVariants
  ) throws(RenderingError) {
    let scene = renderer.scene
    let resolved = renderer.resolved
    let inputs = CellInputs(resolved.scene)
    var table = TransitionTable(resolved, inputs)
    var limits = Self.limits(of: resolved)
    if !table.isComplete {
      limits.append("Some of what touches can do is not on this page.")
    }
    let start = resolved.machine.updateConfigurations(resolved.initialStage).stage
    let viewport = resolved.viewport(of: start)
    let all = scene.collectionView.itemCount
    let count = (0..<all).prefix { viewport.index(ofItem: $0) != nil }.count
    if count < all { limits.append("The page does not have the items that scripts insert.") }
    if scene.rules.contains(where: { !$0.completion.isEmpty }) {
      limits.append("What follows when animations end is not on this page.")
    }
    if scene.allActions.contains(where: \.isAnimatedOrScrolls) {
      limits.append("What actions animate or scroll happens at once, or not at all.")
    }
    let visible = viewport.visibleItems
    // A page has the cells of the first screen and some that scrolling shows.
    let items = Array(0..<min(count, max((visible.last ?? 0) + 1 + visible.count, 24)))
    if items.count < count {
      limits.append("The page has the first \(items.count) of \(count) items.")
    }
    let kinds = items.map { table.kind(of: $0) }
    let firstLocals = items.map { table.local(of: $0, in: start) }
    let locals = table.locals.values.map(\.state)

    let variantTraits = variants.traits(
      of: renderer.traits,
      asksForMotion: scene.rules.contains {
        $0.when.askedTraits.contains { $0.name == "reduceMotion" }
      })
    let combinations = InputCombinations(
      inputs.free, most: Self.mostLooks / max(1, items.count * locals.count))
    if !combinations.isComplete {
      limits.append("Not every combination of what the app sets is on this page.")
    }
    var cells: [VariantCells] = []
    for traits in variantTraits {
      let renderer = try renderer.with(traits)
      cells.append(VariantCells(renderer, items: items, locals: locals, combinations))
    }
    let views = cells.first?.views ?? []
    var motions = MotionTable(resolved, views: views)
    var looks = LookPool(animated: motions.animated)
    let variantTexts = cells.map { $0.json(&looks, motions) }

    let scripts = try scene.scripts.keys.map { name throws(RenderingError) -> String in
      let timeline = try renderer.timeline(script: name)
      return ScriptTable(inputs).json(
        name: name, try renderer.steps(ofScript: name), timeline)
    }
    let chart = PageChart(renderer, hiding: inputs.free)
    self.name = name
    title = scene.title.isEmpty ? name : scene.title
    self.limits = limits
    self.source = source
    let view = scene.collectionView
    let range = resolved.machine.scrollRange(in: resolved.machine.arrangement(of: start))
    json = PageJSON.object([
      "name": quoted(name), "title": quoted(title),
      "limits": PageJSON.texts(limits),
      "size": PageJSON.numbers([view.size.width, view.size.height]),
      "horizontal": view.layout.scrollDirection == .horizontal ? "1" : nil,
      "scroll": PageJSON.numbers([
        view.layout.scrollDirection == .horizontal ? start.contentOffset.x : start.contentOffset.y,
        range.lowerBound, range.upperBound,
      ]),
      "scrolls": resolved.machine.isScrollable(in: resolved.machine.arrangement(of: start))
        ? "1" : nil,
      "offset": PageJSON.numbers([start.contentOffset.x, start.contentOffset.y]),
      "items": PageJSON.list(zip(kinds, firstLocals).map { "[\($0),\($1)]" }),
      "inputs": PageJSON.list(inputs.free.map { Self.json($0) }),
      "bound": PageJSON.list(inputs.bound.map { Self.json($0) }),
      "initial": PageJSON.list(
        items.map { item in
          PageJSON.list(combinations.initial(of: item, start, resolved).map(String.init))
        }),
      "machine": table.json(),
      "motion": motions.json(),
      "look": looks.json,
      "variants": PageJSON.list(variantTexts),
      "scripts": PageJSON.list(scripts),
      "chart": chart?.json,
      "lines": document.map { document in
        PageJSON.list(
          scene.rules.indices.map { index in
            let path = ScenePath.scene.key("rules").index(index)
            return "\(document.location(of: path)?.line ?? 0)"
          })
      },
    ])
  }

  private static func json(_ input: CellInputs.Input) -> String {
    PageJSON.list([
      quoted(input.word.text), quoted(input.label), input.isGradual ? "1" : "0",
      PageJSON.texts(input.values.map(\.description)),
    ])
  }

  /// What the page does not follow in a scene.
  private static func limits(of resolved: ResolvedScene) -> [String] {
    let scene = resolved.scene
    var limits: [String] = []
    if resolved.rulesAskForPlace || resolved.followedStates?.followsViewport == true
      || CellInputs.predicates(of: scene).contains(where: \.asksForPlace)
      || scene.states.contains(where: { state in
        state.events.keys.contains { [.willDisplayCell, .scrollViewDidScroll].contains($0) }
      })
    {
      limits.append("What depends on the place in the viewport does not change while one scrolls.")
    }
    if !scene.controls.isEmpty {
      limits.append("Controls inside of cells do not react: a touch on one presses the cell.")
    }
    if resolved.isSelfSizing, !scene.collectionView.delegate[.shouldSelect].actions.isEmpty {
      limits.append(
        "A cell is measured at every change, also where UIKit waits for a batch update.")
    }
    if scene.rules.contains(where: \.when.asksForTouch) {
      limits.append("A finger that comes from another cell is not followed.")
    }
    return limits
  }
}
