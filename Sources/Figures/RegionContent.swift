internal import Diagrams
internal import Films
internal import Interaction
internal import Resolution
internal import Review
internal import SceneRendering
internal import Scenes
internal import Vocabulary

/// Collects what a sheet of regions shows.
struct RegionContent {
  let renderer: SceneRenderer
  let item: Int
  let states: StateChart
  let names: RegionNames
  let looks: RegionLooks
  let stage: LookStage
  /// What an audit says about the cell; `nil` without one.
  private let audit: RegionAudit?

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
    for region in order { regions.append(try self.region(region)) }
    let all = states.regions.count > 1 ? combinations : []
    let rows = Array(all.prefix(Self.mostLooks))
    let specimens = rows.isEmpty ? [] : try renderer.specimens(of: rows.map(cell), on: stage)
    let shown = zip(rows, specimens).map {
      RegionChart.Look(name: names.combination($0), specimen: $1)
    }
    let nested = looks.contexts.contains { $0 != nil } ? " that can be seen" : ""
    return RegionChart(
      title: renderer.scene.title.isEmpty ? "States" : renderer.scene.title,
      summary: summary(), spokenSummary: summary(isSpoken: true), regions: regions, looks: shown,
      looksNote: shown.isEmpty
        ? ""
        : all.count == rows.count
          ? "\(shown.count) pictures show every two places of different regions\(nested) together at least once."
          : "\(shown.count) of \(all.count) pictures that show every two places of different regions"
            + "\(nested) together; -o x.json lists all.",
      interactions: try interactions(), sentences: sentences + (audit?.sentences ?? []),
      spoken: renderer.spoken(cell(states.initial)), faults: audit?.overall ?? [])
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
          names.words.text(arrow.actions, events: arrow.calls).lines
            + [names.text(arrow.conditions)].filter { !$0.isEmpty }
        },
        context: looks.contexts[index].map { ($0.region, $0.place) })
    }
    return ChartText(
      of: states, title: renderer.scene.title, regions: regions, lookCount: looks.count,
      combinations: states.regions.count > 1 ? combinations : [],
      interactions: interactions.map { ($0.title, $0.text) })
  }

  /// What each place of a region changes in the picture.
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

  // MARK: - Regions

  /// The maximum number of pictures for the values of one number.
  private static let mostStops = 6
  /// The maximum number of pictures for words of which the app sets any. Our choice.
  private static let mostValues = 12
  /// The maximum number of pictures of combinations. Our choice: more of them are hard to survey.
  private static let mostLooks = 36

  /// Arrows whose labels differ only in the actions are one arrow.
  private static func merging(_ arrows: [RegionChart.Arrow]) -> [RegionChart.Arrow] {
    arrows.reduce(into: []) { merged, arrow in
      let index = merged.firstIndex { $0.saying(arrow.actions) == arrow }
      if let index {
        let known = merged[index].actions
        merged[index] = arrow.saying(known + arrow.actions.filter { !known.contains($0) })
      } else {
        merged.append(arrow)
      }
    }
  }

  func region(_ index: Int) throws(RenderingError) -> RegionChart.Region {
    let region = states.regions[index]
    let base = looks.base(for: [index])
    func places(_ place: Int) -> [Int] {
      var places = base
      places[index] = place
      return places
    }
    let isFree = region.arrows.allSatisfy { $0.isOfApp && $0.conditions == nil }
    let part = states.parts[region.parts[0]]
    let kind: RegionChart.Kind =
      !isFree || region.parts.count > 1
      ? .arrows : part.isGradual ? .steps : region.places.count > 2 ? .anyOf : .arrows
    var shown = Array(region.places.indices)
    if kind == .steps, shown.count > Self.mostStops {
      let last = Double(shown.count - 1)
      shown = (0..<Self.mostStops).map {
        Int((Double($0) / Double(Self.mostStops - 1) * last).rounded())
      }
    }
    if kind == .anyOf, shown.count > Self.mostValues {
      // The initial value is always among them.
      shown = (shown.filter { $0 != region.initial }.prefix(Self.mostValues - 1) + [region.initial])
        .sorted()
    }
    let initial = shown.firstIndex(of: region.initial) ?? 0
    // The initial place is the base with which the others are compared.
    let compared = [shown[initial]] + shown.filter { $0 != shown[initial] }
    let cells = compared.map { cell(places($0)) }
    let motions = RedlineMotion(renderer, item)
    let changes =
      kind == .arrows
      ? region.arrows.map { ($0.from, $0.to) } : compared.dropFirst().map { (compared[0], $0) }
    let shared = motions.shared(
      by: changes.map { (start: cell(places($0.0)), end: cell(places($0.1))) })
    /// How the cell moves between two places, if the heading does not tell it.
    func motion(from start: Int, to end: Int) -> String {
      shared == nil ? motions.text(from: cell(places(start)), to: cell(places(end))) : ""
    }
    let pictures = try CellPictures(of: cells, on: stage)
    let changed = try pictures.changedPart()
    let specimens = try renderer.specimens(of: cells, on: stage)
    let isVisible = !looks.invisible.contains(index)
    let nodes = shown.map { place in
      let number = compared.firstIndex(of: place) ?? 0
      var specimen = specimens[number]
      if changed != pictures.window { (specimen.window, specimen.showsGround) = (changed, true) }
      let differences =
        number == 0
        ? ["base"]
        : isVisible && specimen.looksLike(specimens[0])
          ? ["looks like base"] : specimen.differences
      let motion =
        kind == .arrows || number == 0 ? "" : motion(from: compared[0], to: place)
      return RegionChart.Node(
        name: names.name(index, place), differences: differences, specimen: specimen,
        motion: motion, faults: audit?.faults(ofPlace: place, in: index) ?? [])
    }
    var notes = names.notes(index)
    if let shared { notes.append("every change: \(shared)") }
    if shown.count < region.places.count {
      notes.append(
        kind == .steps
          ? "\(shown.count) of \(region.places.count) stops"
          : "\(shown.count) of \(region.places.count) values, -o x.json has all")
    }
    let arrows = region.arrows.compactMap { arrow -> RegionChart.Arrow? in
      guard let from = shown.firstIndex(of: arrow.from), let to = shown.firstIndex(of: arrow.to)
      else {
        // Of many stops the words are needed, not the arrows.
        return kind == .steps
          ? RegionChart.Arrow(
            from: 0, to: 0, actions: arrow.actions.map(names.action), isOfApp: true) : nil
      }
      let text = names.words.text(arrow.actions, events: arrow.calls)
      // Values that the app sets at any time say on their cards how they are reached.
      let motion = kind == .arrows ? motion(from: arrow.from, to: arrow.to) : ""
      return RegionChart.Arrow(
        from: from, to: to, actions: text.actions, gestures: text.gestures, calls: text.calls,
        guardText: names.text(arrow.conditions), motion: motion, isOfApp: arrow.isOfApp,
        answer: audit?.answer(to: arrow, in: index))
    }
    return RegionChart.Region(
      title: names.title(index), notes: notes, nodes: nodes, initial: initial,
      arrows: Self.merging(arrows),
      kind: kind,
      context: looks.contexts[index].map { names.fullName(ofPlace: $0.place, in: $0.region) },
      isVisible: isVisible)
  }
}
