internal import Diagrams
internal import Exploration
internal import Films
internal import Interaction
internal import Resolution
internal import Review
internal import SceneRendering
internal import Scenes
internal import Vocabulary
internal import Wording

/// Collects what a sheet of regions shows.
struct RegionContent {
  let renderer: SceneRenderer
  let item: Int
  let states: StateChart
  let names: RegionNames
  let looks: RegionLooks
  let stage: LookStage
  /// The audit's findings about the cell; `nil` without an audit.
  let audit: RegionAudit?

  init(_ renderer: SceneRenderer, item: Int, audit: DiagramAudit? = nil) {
    self.renderer = renderer
    self.item = item
    let states = renderer.resolved.stateChart(ofItem: item)
    self.states = states
    names = RegionNames(states, renderer.scene)
    looks = RegionLooks(states) { places in
      renderer.resolved.cell(item: item, state: states.cellState(places))
    }
    stage = LookStage(renderer)
    self.audit = audit.map { RegionAudit($0, on: states) }
  }

  func cell(_ places: [Int]) -> PresentedCell {
    renderer.resolved.cell(item: item, state: states.cellState(places))
  }

  /// The rows of a covering array: combinations in which every two places of two regions occur that can be seen
  /// together.
  var combinations: [[Int]] {
    CoveringArray(
      counts: states.regions.map(\.places.count), first: states.initial, joint: visibleTogether
    ).rows
  }

  /// The maximum number of combinations of regions that depend on each other. Our choice.
  private static let mostJoint = 2048
  /// The maximum number of pictures of combinations. Our choice: more of them are hard to survey.
  private static let mostLooks = 36

  /// The regions that do not allow all combinations, and those that they allow. A region that is seen only inside
  /// another one is at its beginning elsewhere.
  private var visibleTogether: (factors: [Int], rows: [[Int]]) {
    var (regions, rows) = (states.joint.regions, states.joint.places)
    if regions.isEmpty { rows = [[]] }
    for (region, context) in looks.contexts.enumerated() {
      guard let context, !states.joint.regions.contains(region) else { continue }
      var (factors, wider) = (regions, rows)
      if !factors.contains(context.region) {
        factors.append(context.region)
        wider = wider.flatMap { row in
          states.regions[context.region].places.indices.map { row + [$0] }
        }
      }
      guard let parent = factors.firstIndex(of: context.region) else { continue }
      factors.append(region)
      let places = Array(states.regions[region].places.indices)
      wider = wider.flatMap { row in
        (row[parent] == context.place ? places : [states.regions[region].initial])
          .map { row + [$0] }
      }
      if wider.count <= Self.mostJoint { (regions, rows) = (factors, wider) }
    }
    return regions.isEmpty ? ([], []) : (regions, rows)
  }

  /// The indices of the regions. What is seen only inside another region follows it.
  var order: [Int] {
    var order = states.regions.indices.filter { looks.contexts[$0] == nil }
    for region in states.regions.indices {
      guard let context = looks.contexts[region],
        let index = order.firstIndex(of: context.region)
      else { continue }
      order.insert(region, at: index + 1)
    }
    return order
  }

  func chart() throws(RenderingError) -> RegionChart {
    var regions: [RegionChart.Region] = []
    for region in order { regions.append(try ShownRegion(region, of: self).chart()) }
    let all = states.regions.count > 1 ? combinations : []
    let rows = Array(all.prefix(Self.mostLooks))
    let specimens = rows.isEmpty ? [] : try renderer.specimens(of: rows.map(cell), on: stage)
    let shown = zip(rows, specimens).map {
      RegionChart.Look(name: names.combination($0), specimen: $1)
    }
    let nested = looks.contexts.contains { $0 != nil } ? " that can be seen" : ""
    return RegionChart(
      title: renderer.scene.title.isEmpty ? "States" : renderer.scene.title,
      summary: summary(), spokenSummary: summary(isSpoken: true), regions: regions,
      ends: arrowsToEnd, looks: shown,
      looksNote: shown.isEmpty
        ? ""
        : all.count == rows.count
          ? "\(shown.count) pictures show every two places of different regions\(nested) together at least once."
          : "\(shown.count) of \(all.count) pictures that show every two places of different regions"
            + "\(nested) together; -o x.json lists all.",
      interactions: try interactions(), sentences: sentences + (audit?.sentences ?? []),
      spoken: renderer.spoken(cell(states.initial)), faults: audit?.overall ?? [],
      scatteredFaults: audit?.scattered ?? [])
  }

  /// The labels of the arrows to the end of a deleted item, each text once, and whether the app does it.
  private var ends: [(text: ArrowText, isOfApp: Bool)] {
    guard !states.deletions.isEmpty else { return [] }
    // They lead from any places. Controls are called as at the beginning.
    let words = names.words.calling(cell(states.initial).accessibilityLabels)
    var ends: [(text: ArrowText, isOfApp: Bool)] = []
    for deletion in states.deletions {
      let text = words.text([deletion.action], events: deletion.calls)
      if !ends.contains(where: { $0.text.lines == text.lines }) {
        ends.append((text, deletion.isOfApp))
      }
    }
    return ends
  }

  /// The label of an arrow. Controls have the accessibility labels of the state in which the arrow begins.
  func text(of arrow: StateChart.Arrow, in region: Int) -> ArrowText {
    var words = names.words
    if !arrow.isOfApp, arrow.actions.contains(where: { StateGraph.Action(rawValue: $0) == nil }) {
      var places = looks.base(for: [region])
      places[region] = arrow.from
      words = words.calling(cell(places).accessibilityLabels)
    }
    return words.text(arrow.actions, events: arrow.calls)
  }

  private var arrowsToEnd: [RegionChart.Arrow] {
    ends.map { end in
      RegionChart.Arrow(
        from: 0, to: 0, actions: end.text.actions, gestures: end.text.gestures,
        calls: end.text.calls, isOfApp: end.isOfApp)
    }
  }

  /// The chart for other programs.
  func text() throws(RenderingError) -> ChartText {
    let interactions = try interactions()
    let regions = states.regions.enumerated().map { index, region in
      ChartText.Region(
        title: names.title(index),
        places: region.places.indices.map { names.name(index, $0) },
        differences: differences(index),
        labels: region.arrows.map { arrow in
          text(of: arrow, in: index).lines
            + [names.text(arrow.conditions)].filter { !$0.isEmpty }
        },
        context: looks.contexts[index].map { ($0.region, $0.place) })
    }
    return ChartText(
      of: states, title: renderer.scene.title, regions: regions, ends: ends.map(\.text.lines),
      lookCount: looks.count,
      combinations: states.regions.count > 1 ? combinations : [],
      interactions: interactions.map { ($0.title, $0.text) })
  }

  /// The changes of the picture by each place of a region.
  private func differences(_ region: Int) -> [[String]] {
    var base = looks.base(for: [region])
    base[region] = states.regions[region].initial
    let start = cell(base)
    return states.regions[region].places.indices.map { place in
      var places = base
      places[region] = place
      return CellDifference.caption(renderer.differences(from: start, to: cell(places)))
    }
  }
}
