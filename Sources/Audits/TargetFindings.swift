internal import Drawing
internal import Exploration
internal import Interaction
internal import Layout
internal import Machine
internal import Motion
internal import Resolution
internal import Review
internal import SceneRendering
internal import Scenes
internal import Timelines
internal import Vocabulary

/// Finds targets that are too small for a finger, in each state and while something moves.
struct TargetFindings {
  /// The minimum width and height of a target, in points (Human Interface Guidelines, Accessibility: 44 by 44).
  static let least = 44.0
  /// A smaller shortage is rounding.
  private static let tolerance = 0.5
  /// The maximum time for which a target may be out of reach while it moves. Our choice: too short to aim again.
  private static let mostTime: Duration = .milliseconds(100)
  /// The longest motion that is followed. Our choice.
  private static let longest: Duration = .seconds(2)

  let item: Int
  let renderer: SceneRenderer
  /// Whether the cell itself reacts to a finger.
  let reacts: Bool

  init(item: Int, in renderer: SceneRenderer, _ graph: StateGraph) {
    self.item = item
    self.renderer = renderer
    reacts = (graph.transitions + graph.idle + graph.deletions).contains {
      $0.deed.control == nil && ($0.action == .touchDown || $0.action == .quickTap)
        && ($0.from != $0.to || !$0.events.isEmpty)
    }
  }

  /// Targets that are small in a state without a finger.
  func settled(_ cells: [PresentedCell]) -> [AuditFinding] {
    cells.filter(\.isUntouched).flatMap { cell in
      small(in: cell).map { target in
        AuditFinding(
          .targets, view: target.view, item: item, states: [cell.state],
          path: SceneCauses(renderer.resolved).view(target.view),
          "\(Self.name(target.view)) is a touch target of \(Self.size(target.frame)) pt",
          do: "make it at least 44 × 44 pt, as Apple's guidelines ask",
          measure: 1 / max(0.01, min(target.frame.size.width, target.frame.size.height)))
      }
    }
  }

  private func small(in cell: PresentedCell) -> [PlacedTarget] {
    PlacedTarget.list(in: cell, includingCell: reacts).filter { Self.isSmall($0.frame) }
  }

  /// The smallest side of a target in a cell, in points; `nil` without targets.
  func smallestSide(in cell: PresentedCell) -> Double? {
    PlacedTarget.list(in: cell, includingCell: reacts)
      .map { min($0.frame.size.width, $0.frame.size.height) }.min()
  }

  private static func isSmall(_ frame: Rect?) -> Bool {
    guard let frame else { return true }
    return min(frame.size.width, frame.size.height) < least - tolerance
  }

  /// A target that is large enough before and after a motion, and not where it is seen for a part of it. UIKit looks for
  /// touches where views will be, and people aim where they are.
  func moving(along played: PlayedRoute) -> AuditFinding? {
    let (route, timeline) = (played.route, played.timeline)
    let outcome = route.outcome
    // Users do not aim at another target while a finger is down.
    guard outcome.from != outcome.to, !outcome.action.scrolls else { return nil }
    let start = route.script.duration
    let end = min(timeline.duration, start + Self.longest)
    guard end > start + Self.mostTime else { return nil }
    let last = timeline.cell(item: item, at: timeline.duration)
    guard last.isUntouched else { return nil }
    let settled = PlacedTarget.list(in: last, includingCell: false)
      .filter { !Self.isSmall($0.frame) }
    guard !settled.isEmpty else { return nil }
    var lost: [ViewName: (time: Duration, worst: Rect?)] = [:]
    var time = start
    while time < end {
      let shown = timeline.cell(item: item, at: time)
      let seen = PlacedTarget.list(in: shown, includingCell: false)
      let way = shown.frame.origin - last.frame.origin
      for target in settled {
        guard let now = seen.first(where: { $0.view == target.view }) else { continue }
        let common = now.frame.offset(by: way).intersection(target.frame)
        guard Self.isSmall(common) else { continue }
        let known = lost[target.view]
        let isWorse = known.map { Self.area(common) < Self.area($0.worst) } ?? true
        lost[target.view] = (
          (known?.time ?? .zero) + ArrowFeedback.frame, isWorse ? common : known?.worst
        )
      }
      time += ArrowFeedback.frame
    }
    let worst = lost.filter { $0.value.time > Self.mostTime }
      .max { ($0.value.time, $1.key.rawValue) < ($1.value.time, $0.key.rawValue) }
    guard let worst else { return nil }
    let causes = SceneCauses(renderer.resolved)
    let size = worst.value.worst.map { "only \(Self.size($0)) pt" } ?? "nothing"
    return AuditFinding(
      .targets, view: worst.key, item: item, states: [],
      path: causes.animation(
        from: outcome.from.cells.first, to: outcome.to.cells.first, moving: worst.key),
      "while \(outcome.from.id) becomes \(outcome.to.id), \(size) of what is seen of"
        + " \(Self.name(worst.key)) can be touched, for less than 44 pt during"
        + " \(FeedbackFindings.milliseconds(worst.value.time)) ms",
      do: "let it move less or faster, because UIKit hit-tests it at its final place",
      outcome: outcome, measure: worst.value.time.seconds)
  }

  private static func area(_ frame: Rect?) -> Double {
    frame.map { $0.size.width * $0.size.height } ?? 0
  }

  private static func name(_ view: ViewName) -> String {
    view == .cell ? "the cell" : "\"\(view.rawValue)\""
  }

  private static func size(_ frame: Rect) -> String {
    "\(decimal(frame.size.width, places: 1)) × \(decimal(frame.size.height, places: 1))"
  }
}
