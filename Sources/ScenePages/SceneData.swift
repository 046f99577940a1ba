internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Machine
internal import Resolution
internal import SceneReading
internal import SceneRendering
internal import Scenes
internal import Views
internal import Vocabulary
internal import YAMLReading

/// The data of a scene for the page's script, in its parts.
struct SceneData {
  /// The maximum number of looks of all cells in one variant. Our choice: a page would become too large.
  private static let mostLooks = 6_000

  private let renderer: SceneRenderer
  /// The stage before anything happens.
  private let start: Stage
  private var touches: PageTouches
  /// The kind of each item's cell in the table of transitions, and the number of what it is there before anything happens.
  private let items: [[Int]]
  /// The values that the app has set of each item at first, as their numbers by input.
  private let initial: [[Int]]
  /// The traits of the page's variants.
  private let traits: [Traits]
  private var motions: MotionTable
  private let looks: LookPool
  private let notes: CellNotes
  /// The cells with the traits of each variant.
  private let variants: [JSONValue]
  private let scripts: JSONValue
  /// The statechart; `nil` without one.
  private let chart: PageChart?
  /// Why there is no statechart.
  private let chartNote: String?
  /// What the page cannot show of this scene, in sentences.
  let limits: [String]

  /// Computes the parts.
  ///
  /// - Parameter variants: The traits for which looks are computed.
  init(_ renderer: SceneRenderer, _ variants: PageVariants) throws(RenderingError) {
    let resolved = renderer.resolved
    let start = resolved.machine.updateConfigurations(resolved.initialStage).stage
    let items = PageItems(resolved, at: start)
    var touches = PageTouches(resolved, items: items.numbers)
    self.items = items.numbers.map { item in
      [touches.table.kind(of: item), touches.table.firstLocal(of: item)]
    }
    let locals = touches.table.locals.values
    let combinations = InputCombinations(
      touches.inputs.seen, most: Self.mostLooks / max(1, items.numbers.count * locals.count))
    let initial = items.numbers.map { combinations.initial(of: $0, start, resolved) }
    let traits = variants.adapted(ignoring: renderer.unusedTraits).traits(of: renderer.traits)
    var renderers: [SceneRenderer] = []
    var cells: [VariantCells] = []
    for variant in traits {
      let renderer = try renderer.with(traits: variant)
      renderers.append(renderer)
      cells.append(
        VariantCells(
          renderer, items: items.numbers, locals: locals, combinations, initial: initial,
          touches.table))
    }
    let limits = PageLimits(renderer, renderers, touches, items, combinations)
    let motions = MotionTable(resolved, views: cells.first?.views ?? [])
    var looks = LookPool(animated: motions.animated)
    var notes = try CellNotes(renderer)
    self.variants = cells.map { $0.json(&looks, &notes) }
    scripts = try ScriptTable(
      renderers, touches.inputs, records: limits.recordsScripts,
      followsControls: !touches.table.controls.isEmpty,
      followsSwipes: touches.table.followsSwipes, followsPans: touches.pans != nil
    ).json()
    (chart, chartNote) = Self.chart(
      renderer, touches.inputs, knowing: Set(locals.flatMap(\.state.flags)))
    (self.renderer, self.start, self.touches) = (renderer, start, touches)
    (self.initial, self.traits, self.motions) = (initial, traits, motions)
    (self.looks, self.notes, self.limits) = (looks, notes, limits.sentences)
  }

  /// The statechart, or a note why there is none.
  private static func chart(
    _ renderer: SceneRenderer, _ inputs: CellInputs, knowing flags: Set<CellState.Flag>
  ) -> (PageChart?, String?) {
    do throws(PageChart.Missing) {
      return (try PageChart(renderer, inputs, knowing: flags), nil)
    } catch {
      return (nil, error.sentence)
    }
  }

  // MARK: - JSON

  /// The data for the page's script.
  ///
  /// - Parameters:
  ///   - name: The name in links.
  ///   - document: The file of the scene, for the lines of rules; `nil` for none.
  mutating func json(name: String, title: String, _ document: SceneDocument?) -> JSONValue {
    let scene = renderer.scene
    let view = scene.collectionView
    let scrollsSideways = view.collectionViewLayout.scrollDirection == .horizontal
    let offset = start.contentOffset
    let (inputs, pans, values) = (touches.inputs, touches.table.pans, scene.initialValues)
    let kept = Set(scene.states.filter { $0.source == .data }.map(\.name))
    let members: KeyValuePairs<String, JSONValue?> = [
      "name": .string(name), "title": .string(title), "limits": .strings(limits),
      "size": .numbers([view.size.width, view.size.height]),
      "horizontal": scrollsSideways ? 1 : nil,
      "offset": .numbers([offset.x, offset.y]),
      "items": .array(items.map { .numbers($0) }),
      "inputs": .array(inputs.seen.map { Self.json($0, values, kept, pans) }),
      "bound": .array(inputs.bound.map { Self.json($0, values, kept, pans) }),
      "rows": .string(PageSettings.rows(for: inputs.free + inputs.bound)),
      "traits": .string(
        PageSettings.rows(for: traits, ignoring: renderer.unusedTraits)),
      "initial": .array(initial.map { .numbers($0) }),
      "machine": touches.table.json(),
      "motion": motions.json(),
      "look": looks.json(notes),
      "variants": .array(variants),
      "scripts": scripts,
      "chart": chart?.json, "chartNote": chartNote.map { JSONValue.string($0) },
      "lines": document.map { .numbers(Self.lines(ofRulesIn: scene, $0)) },
    ]
    return JSONValue.object(members)
  }

  /// - Parameter kept: The states that a cell keeps when it is used again.
  private static func json(
    _ input: CellInputs.Input, _ initial: [String: StateValue], _ kept: Set<String>,
    _ pans: PagePans
  ) -> JSONValue {
    let entry: [JSONValue] = [
      .string(input.word.text), .string(input.label), .bit(kept.contains(input.word.text)),
      .strings(input.values.map(\.description)), .string(input.eventName),
      .string((initial[input.word.text] ?? .flag(false)).description),
    ]
    return .array(entry + (pans.json(of: input).map { [$0] } ?? []))
  }

  /// The line of each rule in the scene's file; 0 for those that are not in it.
  private static func lines(ofRulesIn scene: Scene, _ document: SceneDocument) -> [Int] {
    scene.rules.indices.map { index in
      document.location(of: ScenePath.scene.key("rules").index(index))?.line ?? 0
    }
  }
}

extension SceneRenderer {
  /// The traits on which nothing that a page shows depends: no condition asks for them, and they have no effect but in
  /// conditions, or the horizontal size class where there are no rows whose margins depend on it.
  fileprivate var unusedTraits: Set<TraitDefinition> {
    let conditions = scene.predicates + scene.collectionView.namedActions.map(\.when)
    let asked = Set(conditions.flatMap(\.askedTraits))
    let sizeClass = TraitTable.stored(at: \.horizontalSizeClass)
    return Set(
      TraitTable.all.filter { trait in
        !asked.contains(trait)
          && (trait.affectsOnlyConditions || trait == sizeClass && !hasMarginsOfSizeClass)
      })
  }

  /// Whether there are rows whose margins depend on the horizontal size class.
  private var hasMarginsOfSizeClass: Bool {
    let metrics = UserInterfaceSizeClass.allCases.map { sizeClass in
      var traits = self.traits
      traits.horizontalSizeClass = sizeClass
      return RowMetrics(traits, width: scene.collectionView.size.width)
    }
    return Set(metrics).count > 1 && scene.hasRows
  }
}

extension Scene {
  /// Whether there are margins of rows: in lists, list cells and table cells, and around contents that UIKit places.
  fileprivate var hasRows: Bool {
    let views =
      cell.viewLists.map { $0.views } + collectionView.supplementaryViews.values.map(\.subviews)
    return collectionView.collectionViewLayout.list != nil || cell.cellClass != .collectionViewCell
      || cell.contentConfiguration != nil || views.contains(where: \.haveListContent)
  }
}

extension [View] {
  fileprivate var haveListContent: Bool {
    contains { $0.kind == .listContentView || $0.subviews.haveListContent }
  }
}
