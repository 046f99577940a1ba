internal import Diagrams
internal import Films
internal import Interaction
internal import Resolution
internal import Review
internal import SceneRendering
internal import Wording

/// A region of a sheet: which of its places are drawn, what they change in the picture, and the arrows between them.
struct ShownRegion {
  /// The maximum number of pictures for the values of one number.
  private static let mostStops = 6
  /// The maximum number of pictures for words of which the app sets any. Our choice.
  private static let mostValues = 12

  private let index: Int
  private let content: RegionContent
  private let region: StateChart.Region
  private let kind: RegionChart.Kind
  /// The places of all regions in which this one is seen.
  private let base: [Int]
  /// The places that are drawn, in order.
  private let shown: [Int]
  /// The same with the initial place first, with which the others are compared.
  private let compared: [Int]
  private let motions: RedlineMotion
  /// The motion of every change, which is written once; `nil` if they move in different ways.
  private var sharedMotion: String?

  init(_ index: Int, of content: RegionContent) {
    (self.index, self.content) = (index, content)
    let region = content.states.regions[index]
    self.region = region
    kind = Self.kind(of: region, in: content.states)
    base = content.looks.base(for: [index])
    let shown = Self.shown(of: region, kind)
    self.shown = shown
    let initial = shown[shown.firstIndex(of: region.initial) ?? 0]
    compared = [initial] + shown.filter { $0 != initial }
    motions = RedlineMotion(content.renderer, content.item)
    let changes =
      kind == .arrows
      ? region.arrows.map { ($0.from, $0.to) } : compared.dropFirst().map { (initial, $0) }
    sharedMotion = motions.shared(by: changes.map { (start: cell($0.0), end: cell($0.1)) })
  }

  private static func kind(
    of region: StateChart.Region, in states: StateChart
  ) -> RegionChart.Kind {
    let isFree = region.arrows.allSatisfy { $0.isOfApp && $0.conditions == nil }
    let part = states.parts[region.parts[0]]
    return !isFree || region.parts.count > 1
      ? .arrows : part.isGradual ? .steps : region.places.count > 2 ? .anyOf : .arrows
  }

  /// Some of many places.
  private static func shown(of region: StateChart.Region, _ kind: RegionChart.Kind) -> [Int] {
    let all = Array(region.places.indices)
    if kind == .steps, all.count > mostStops {
      let last = Double(all.count - 1)
      let lastStop = Double(mostStops - 1)
      return (0..<mostStops).map { stop -> Int in
        let place = Double(stop) / lastStop * last
        return Int(place.rounded())
      }
    }
    if kind == .anyOf, all.count > mostValues {
      // The initial value is always among them.
      let others = all.filter { $0 != region.initial }.prefix(mostValues - 1)
      return ([region.initial] + others).sorted()
    }
    return all
  }

  /// The region with pictures of its places.
  func chart() throws(RenderingError) -> RegionChart.Region {
    RegionChart.Region(
      title: content.names.title(index), notes: notes, nodes: try nodes(),
      initial: shown.firstIndex(of: region.initial) ?? 0, arrows: Self.merging(arrows), kind: kind,
      context: content.looks.contexts[index].map {
        content.names.fullName(ofPlace: $0.place, in: $0.region)
      },
      isVisible: isVisible)
  }

  private var isVisible: Bool { !content.looks.invisible.contains(index) }

  private var notes: [String] {
    var notes = content.names.notes(index)
    if let sharedMotion { notes.append("every change: \(sharedMotion)") }
    if shown.count < region.places.count {
      notes.append(
        kind == .steps
          ? "\(shown.count) of \(region.places.count) stops"
          : "\(shown.count) of \(region.places.count) values, -o x.json has all")
    }
    return notes
  }

  // MARK: - Places

  /// The cell in a place of the region.
  private func cell(_ place: Int) -> PresentedCell {
    var places = base
    places[index] = place
    return content.cell(places)
  }

  /// How the cell moves between two places, if the heading does not describe it.
  private func motion(from start: Int, to end: Int) -> String {
    sharedMotion == nil ? motions.text(from: cell(start), to: cell(end)) : ""
  }

  private func nodes() throws(RenderingError) -> [RegionChart.Node] {
    let cells = compared.map { cell($0) }
    let pictures = try CellPictures(of: cells, on: content.stage)
    let changed = try pictures.changedPart()
    let specimens = try content.renderer.specimens(of: cells, on: content.stage)
    return shown.map { place in
      let number = compared.firstIndex(of: place) ?? 0
      var specimen = specimens[number]
      if changed != pictures.window { (specimen.window, specimen.showsGround) = (changed, true) }
      let differences =
        number == 0
        ? ["base"]
        : isVisible && specimen.looksLike(specimens[0])
          ? ["looks like base"] : specimen.differences
      return RegionChart.Node(
        name: content.names.name(index, place), differences: differences, specimen: specimen,
        motion: kind == .arrows || number == 0 ? "" : motion(from: compared[0], to: place),
        faults: content.audit?.faults(ofPlace: place, in: index) ?? [])
    }
  }

  // MARK: - Arrows

  private var arrows: [RegionChart.Arrow] {
    // Deletions of the item leave all regions.
    region.arrows.filter { !content.states.isEnd($0) }.compactMap { arrow -> RegionChart.Arrow? in
      guard let from = shown.firstIndex(of: arrow.from), let to = shown.firstIndex(of: arrow.to)
      else {
        // Regions with many stops need only the words of arrows.
        return kind == .steps
          ? RegionChart.Arrow(
            from: 0, to: 0, actions: arrow.actions.map(content.names.action), isOfApp: true) : nil
      }
      let text = content.text(of: arrow, in: index)
      // Values that the app sets at any time say on their cards how they are reached.
      let motion = kind == .arrows ? motion(from: arrow.from, to: arrow.to) : ""
      return RegionChart.Arrow(
        from: from, to: to, actions: text.actions, gestures: text.gestures, calls: text.calls,
        guardText: content.names.text(arrow.conditions), motion: motion, isOfApp: arrow.isOfApp,
        answer: content.audit?.answer(to: arrow, in: index))
    }
  }

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
}
