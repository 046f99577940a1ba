internal import Exploration
internal import Interaction
internal import Resolution
internal import Review
internal import SceneRendering

/// The accessibility audit of one item's cell.
struct ItemAudit {
  /// The examined cell and states.
  let subject: SceneAudit.Subject
  /// The findings.
  let findings: [AuditFinding]
  /// A note about the states that were not examined; `nil` if all were.
  let note: String?

  /// The maximum number of states of a cell that are examined. Our choice.
  private static let mostStates = 24

  init(
    of item: Int, in scene: AuditedScene, _ comparer: inout LookComparer
  ) throws(RenderingError) {
    let renderer = scene.renderer
    let checked = CheckedStates(of: renderer.resolved, item: item)
    let routes = Self.routes(renderer.resolved, item, isPart: checked.isPart)
    let states = checked.simple.prefix(Self.mostStates).sorted()
    note = Self.note(item, checked, count: states.count)
    let cells = states.map { renderer.resolved.cell(item: item, state: $0) }
    let spoken = SpokenFindings(item: item, in: renderer, routes.graph, cells)
    var findings = try spoken.findings(&comparer)
    let targets = TargetFindings(item: item, in: renderer, routes.graph)
    findings += targets.settled(cells)
    findings += TextGrowth(item: item, renderer: renderer, large: scene.grown).findings(states)
    let resting = cells.filter(\.isUntouched)
    findings += try ColorFindings(item: item, renderer: renderer).findings(resting, &comparer)
    let motion = MotionFindings(item: item, still: (scene.calm ?? renderer).resolved)
    var feedback: [ArrowFeedback] = []
    var moving: [AuditFinding] = []
    for route in routes.routes where !route.outcome.action.scrolls {
      let played = PlayedRoute(route, in: renderer.resolved)
      if let finding = targets.moving(along: played) { findings.append(finding) }
      feedback.append(try ArrowFeedback(played, ofItem: item, in: renderer, &comparer))
      if scene.calm == nil, let finding = motion.finding(played) { moving.append(finding) }
    }
    if let calm = scene.calm {
      moving = Self.routes(calm.resolved, item, isPart: checked.isPart).routes.compactMap {
        $0.outcome.action.scrolls ? nil : motion.finding(PlayedRoute($0, in: calm.resolved))
      }
    }
    findings += moving
    findings +=
      FeedbackFindings(item: item, resolved: renderer.resolved, feedback: feedback).findings
    findings += DeadEnds(item: item, resolved: renderer.resolved, graph: routes.graph).findings
    self.findings = findings
    subject = SceneAudit.Subject(
      item: item,
      states: spoken.states.map {
        SceneAudit.StateRow(
          state: $0.state, spoken: $0.texts, smallestTarget: targets.smallestSide(in: $0.cell))
      }, regions: checked.regions, initial: checked.simple.first, feedback: feedback,
      arrowCount: routes.graph.transitions.count)
  }

  /// The ways to all arrows. Of many states, inputs that only the look depends on keep their initial values.
  private static func routes(
    _ resolved: ResolvedScene, _ item: Int, isPart: Bool
  ) -> GraphRoutes {
    isPart ? resolved.cellArrows(ofItem: item).routes : resolved.graphRoutes(ofItems: [item])
  }

  private static func note(_ item: Int, _ checked: CheckedStates, count: Int) -> String? {
    guard checked.isPart || checked.states.count > count else { return nil }
    let all = checked.count.map { "\($0)" } ?? "the"
    return "\(count) of \(all) states of item \(item) were examined"
      + (checked.isPart ? ", those that change one thing" : "")
  }
}
