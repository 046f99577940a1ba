internal import Drawing
internal import Exploration
internal import Interaction
internal import Machine
internal import Motion
internal import Resolution
internal import SceneRendering
internal import Scenes
internal import Timelines
internal import Vocabulary

/// Finds motion that is visible although Reduce Motion is on.
struct MotionFindings {
  /// The maximum distance that a corner of a view may travel, in points. Our choice: a card of 320 points that is
  /// pressed to 0.95 of its size moves its edges by 8.
  private static let mostTravel = 20.0
  /// The longest motion that is followed. Our choice.
  private static let longest: Duration = .seconds(3)
  /// The sampling interval. Our choice: the error of the travel of a fast spring is below 10 %.
  private static let interval: Duration = .milliseconds(40)

  let item: Int
  /// The scene with Reduce Motion.
  let still: ResolvedScene

  /// The motion along a route.
  func finding(_ played: PlayedRoute) -> AuditFinding? {
    let (route, timeline) = (played.route, played.timeline)
    let outcome = route.outcome
    guard outcome.from != outcome.to, !outcome.action.scrolls else { return nil }
    let start = route.script.duration
    let end = min(timeline.duration, start + Self.longest)
    guard end > start else { return nil }
    var boxes: [ViewName: Travel] = [:]
    var time = start
    let direction = still.traits.layoutDirection
    while true {
      for (view, place) in timeline.cell(item: item, at: time).places(direction) {
        boxes[view, default: Travel(place)].add(place)
      }
      guard time < end else { break }
      time = min(time + Self.interval, end)
    }
    // A bar that shows a number of the app is not a finding: with Reduce Motion it fills, too.
    if case .number? = outcome.deed.change?.value { boxes = boxes.filter { !$0.value.isFilling } }
    // Views that move with the cell are not reported again.
    let far = boxes.filter { $0.value.distance > Self.mostTravel && $0.key != .cell }
      .max { ($0.value.distance, $1.key.rawValue) < ($1.value.distance, $0.key.rawValue) }
    let cell = boxes[.cell].flatMap { $0.distance > Self.mostTravel ? ($0, ViewName.cell) : nil }
    guard let (travel, view) = cell ?? far.map({ ($0.value, $0.key) }) else { return nil }
    return AuditFinding(
      .motion, view: view, item: item, states: outcome.from.cells,
      path: SceneCauses(still).animation(
        from: outcome.from.cells.first, to: outcome.to.cells.first, moving: view),
      "\(outcome.deed.words) in \(outcome.from.id) moves"
        + " \(view == .cell ? "the cell" : "\"\(view.rawValue)\"") by"
        + " \(decimal(travel.distance, places: 0)) pt although Reduce Motion is on",
      do: "add a rule for reduceMotion that fades instead, or has no animation", outcome: outcome,
      measure: travel.distance)
  }

  /// How far the corners of a view travel.
  private struct Travel {
    private var least: [Double]
    private var most: [Double]

    init(_ place: Rect) {
      least = Self.edges(place)
      most = least
    }

    mutating func add(_ place: Rect) {
      for (index, edge) in Self.edges(place).enumerated() {
        least[index] = min(least[index], edge)
        most[index] = max(most[index], edge)
      }
    }

    /// The maximum distance that an edge moves, in points.
    var distance: Double { zip(least, most).map { $1 - $0 }.max() ?? 0 }

    /// Whether a single edge travels, farther than a point: the view is filled or emptied from the opposite one.
    var isFilling: Bool { zip(least, most).count { $1 - $0 > 1 } == 1 }

    private static func edges(_ place: Rect) -> [Double] {
      [place.minX, place.maxX, place.minY, place.maxY]
    }
  }
}
