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
internal import Views
internal import Vocabulary
internal import YAMLReading

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
  /// A small picture for the page's list, as the address of an image; `nil` for none.
  var thumbnail: String?

  /// The maximum number of looks of all cells in one variant. Our choice: a page would become too large.
  private static let mostLooks = 6_000
  /// The maximum number of states of one cell with its controls that touches reach. Our choice: more are products of
  /// the states of several controls, which nobody looks at one by one.
  private static let mostLocals = 160

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
    let pans = PagePans(resolved)
    let inputs = CellInputs(resolved.scene, panned: pans?.numbers ?? [])
    let hasControls =
      resolved.machine.withSingleTouches(hasPans: pans?.recognizers.isEmpty == false).hasTouchAreas
    func makeTable(followsControls: Bool, followsSwipes: Bool) -> TransitionTable {
      TransitionTable(
        resolved, inputs, followsControls: followsControls, followsSwipes: followsSwipes,
        pans: pans ?? .none)
    }
    // Recognisers may recognise touches on rows whose actions are open, which the table does not have.
    let hasSwipes =
      !scene.collectionView.allSwipeActions.isEmpty
      && scene.collectionView.gestureRecognizers.isEmpty
    var table = makeTable(followsControls: hasControls, followsSwipes: hasSwipes)
    var limits = Self.limits(of: resolved)
    func isTooLarge(_ table: TransitionTable) -> Bool {
      !table.isComplete || table.locals.values.count > Self.mostLocals
    }
    if hasSwipes, isTooLarge(table) {
      table = makeTable(followsControls: hasControls, followsSwipes: false)
    }
    if hasControls, isTooLarge(table) {
      table = makeTable(followsControls: false, followsSwipes: false)
      limits.append("Controls inside of cells do not react: a touch on one presses the cell.")
    }
    limits += Self.limits(ofSwipesIn: scene, follows: table.followsSwipes)
    if pans == nil {
      limits.append(
        "What pan recognisers move follows a finger in scripts only, which are recorded.")
    }
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
    // What swipe actions do to rows is told when it happens.
    let told = table.followsSwipes ? Self.rowChanges(in: scene) : []
    let actsBeyond = scene.allActions.contains { $0.isAnimatedOrScrolls && !told.contains($0) }
    if resolved.isSelfSizing, !inputs.free.isEmpty,
      scene.collectionView.selfSizingInvalidation != .enabledIncludingConstraints
    {
      limits.append(
        "A cell is measured when the app sets something, also where UIKit waits for a batch update."
      )
    }
    if actsBeyond {
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
    let locals = table.locals.values

    let variantTraits = variants.traits(
      of: renderer.traits,
      asksForMotion: scene.rules.contains {
        $0.when.askedTraits.contains { $0.name == "reduceMotion" }
      })
    let combinations = InputCombinations(
      inputs.seen, most: Self.mostLooks / max(1, items.count * locals.count))
    if !combinations.isComplete {
      limits.append("Not every combination of what the app sets is on this page.")
    }
    limits += renderer.pictureSentences
    var cells: [VariantCells] = []
    var renderers: [SceneRenderer] = []
    for traits in variantTraits {
      let renderer = try renderer.with(traits: traits)
      limits += renderer.pictureGapSentences.filter { !limits.contains($0) }
      renderers.append(renderer)
      cells.append(VariantCells(renderer, items: items, locals: locals, combinations, table))
    }
    let views = cells.first?.views ?? []
    var motions = MotionTable(resolved, views: views)
    var looks = LookPool(animated: motions.animated)
    var notes = try CellNotes(renderer)
    let variantTexts = cells.map { $0.json(&looks, &notes) }
    let scripts = try ScriptTable(
      renderers, inputs,
      records: !table.isComplete || actsBeyond || Self.dependsOnPlaces(resolved)
        || Self.movesBeyond(scene) || scene.rules.contains(where: \.when.asksForTouch),
      followsControls: !table.controls.isEmpty, followsSwipes: table.followsSwipes,
      followsPans: pans != nil
    ).json()
    let chart: PageChart?
    let chartNote: String?
    do throws(PageChart.Missing) {
      chart = try PageChart(renderer, inputs, knowing: Set(locals.flatMap(\.state.flags)))
      chartNote = nil
    } catch {
      chart = nil
      chartNote = error.sentence
    }
    self.name = name
    title = scene.title.isEmpty ? name : scene.title
    self.limits = limits
    self.source = source
    let view = scene.collectionView
    let scrollsSideways = view.layout.scrollDirection == .horizontal
    let offset = start.contentOffset
    let arrangement = resolved.machine.arrangement(of: start)
    let range = resolved.machine.scrollRange(in: arrangement)
    let isScrollable = resolved.machine.isScrollable(in: arrangement)
    let lines = document.map { document in
      scene.rules.indices.map { index in
        document.location(of: ScenePath.scene.key("rules").index(index))?.line ?? 0
      }
    }
    let initial = scene.initialValues
    let members: KeyValuePairs<String, JSONValue?> = [
      "name": .string(name), "title": .string(title), "limits": .strings(limits),
      "size": .numbers([view.size.width, view.size.height]),
      "horizontal": scrollsSideways ? 1 : nil,
      "scroll": .numbers([
        scrollsSideways ? offset.x : offset.y, range.lowerBound, range.upperBound,
      ]),
      "scrolls": isScrollable ? 1 : nil,
      "offset": .numbers([offset.x, offset.y]),
      "items": .array(zip(kinds, firstLocals).map { .numbers([$0, $1]) }),
      "inputs": .array(inputs.seen.map { Self.json($0, initial, table.pans) }),
      "bound": .array(inputs.bound.map { Self.json($0, initial, table.pans) }),
      "rows": .string(PageSettings.rows(for: inputs.free + inputs.bound)),
      "traits": .string(PageSettings.rows(for: variantTraits)),
      "initial": .array(
        items.map { .numbers(combinations.initial(of: $0, start, resolved)) }),
      "machine": table.json(),
      "motion": motions.json(),
      "look": looks.json(notes),
      "variants": .array(variantTexts),
      "scripts": scripts,
      "chart": chart?.json, "chartNote": chartNote.map { JSONValue.string($0) },
      "controls": table.controls.isEmpty ? nil : .strings(table.controls.map(\.rawValue)),
      "lines": lines.map { .numbers($0) },
    ]
    json = JSONValue.object(members).line
  }

  private static func json(
    _ input: CellInputs.Input, _ initial: [String: StateValue], _ pans: PagePans
  ) -> JSONValue {
    let entry: [JSONValue] = [
      .string(input.word.text), .string(input.label), .bit(input.isGradual),
      .strings(input.values.map(\.description)), .string(input.eventName),
      .string((initial[input.word.text] ?? .flag(false)).description),
    ]
    return .array(entry + (pans.json(of: input).map { [$0] } ?? []))
  }

  /// Whether cells look or behave differently at other places in the viewport.
  private static func dependsOnPlaces(_ resolved: ResolvedScene) -> Bool {
    resolved.rulesAskForPlace || resolved.followsViewport
      || CellInputs.predicates(of: resolved.scene).contains(where: \.asksForPlace)
      || resolved.scene.states.contains(where: { state in
        state.events.keys.contains { [.willDisplayCell, .scrollViewDidScroll].contains($0) }
      })
  }

  /// Whether cells move in ways that the page's script does not know.
  private static func movesBeyond(_ scene: Scene) -> Bool {
    scene.cellReuse != .fresh
      // A single tap waits for a second one, which moves what follows.
      || scene.collectionView.gestureRecognizers.contains { $0.numberOfTapsRequired > 1 }
      || scene.rules.contains {
        !$0.transitions.isEmpty || !MotionTable.plays($0, of: scene) || !$0.completion.isEmpty
          || !$0.keyframes.isEmpty
      } || collapsesViews(scene)
  }

  /// Whether rules hide arranged subviews of stack views with an animation: such a view stays visible until its stack
  /// has taken its length.
  private static func collapsesViews(_ scene: Scene) -> Bool {
    let arranged = Set(
      scene.cellViews.filter { $0.kind == .stackView }.flatMap { $0.subviews.map(\.name) })
    return scene.rules.contains { rule in
      (rule.animation ?? rule.leaving) != nil
        && rule.assignments.contains {
          $0.property == PropertyName.isHidden && arranged.contains($0.view)
        }
    }
  }

  /// What the page does not do with the swipe actions of rows.
  private static func limits(ofSwipesIn scene: Scene, follows: Bool) -> [String] {
    guard !scene.collectionView.allSwipeActions.isEmpty else { return [] }
    guard follows else {
      return ["Rows do not follow a finger: swipe actions open in scripts, which are recorded."]
    }
    guard !rowChanges(in: scene).isEmpty else { return [] }
    return [
      "Swipe actions do not delete, insert or move rows here: the row closes. Scripts in which they do are recorded."
    ]
  }

  /// What swipe actions do to which rows there are and where.
  private static func rowChanges(in scene: Scene) -> [EventAction] {
    scene.collectionView.allSwipeActions.flatMap { scene.actions[$0.event] ?? [] }.filter {
      $0.call.movesItems
    }
  }

  /// What the page does not follow in a scene.
  private static func limits(of resolved: ResolvedScene) -> [String] {
    let scene = resolved.scene
    var limits: [String] = []
    if dependsOnPlaces(resolved) {
      limits.append("What depends on the place in the viewport does not change while one scrolls.")
    }
    if scene.rules.contains(where: { !$0.transitions.isEmpty }) {
      limits.append("Views change without their transitions, but in scripts, which are recorded.")
    }
    if scene.rules.contains(where: { !MotionTable.plays($0, of: scene) }) {
      limits.append(
        "Some animations that are added to layers play in scripts only, which are recorded."
      )
    }
    if scene.rules.contains(where: { !$0.keyframes.isEmpty }) {
      limits.append(
        "Keyframes play in scripts, which are recorded; elsewhere values move straight to their end."
      )
    }
    if collapsesViews(scene) {
      limits.append(
        "What a stack view hides is gone at once, but in scripts, which are recorded.")
    }
    if !scene.collectionView.contextMenu.isEmpty {
      limits.append("Context menus open in scripts only, which are recorded.")
    }
    if scene.controls.contains(where: { $0.kind == .stepper && $0.properties[.autorepeat] != false }
    ) {
      limits.append("A stepper that is held changes once, but in scripts, which are recorded.")
    }
    if scene.cellReuse != .fresh {
      limits.append("What cells keep when they are used again is in scripts only.")
    }
    if scene.rules.contains(where: \.when.asksForTouch) {
      limits.append("A finger that comes from another cell is not followed.")
    }
    return limits
  }
}
