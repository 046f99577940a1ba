internal import Drawing
internal import Exploration
package import Interaction
internal import Machine
internal import Resolution
package import Review
package import SceneRendering
internal import Scenes
internal import Validation
internal import Vocabulary

/// What keeps people from using the cells of a scene: accessibility in each state, and the answers to touches.
package struct SceneAudit: Sendable {
  /// An item's cell.
  package struct Subject: Sendable {
    /// The item.
    package let item: Int
    /// The cell's states.
    package let states: [StateRow]
    /// The flags and custom states of each parallel region; empty if all states were examined.
    package let regions: [[StateChange.Word]]
    /// The state from which all others change one region; `nil` if there are no states.
    package let initial: CellState?
    /// How the cell answers each action.
    package let feedback: [ArrowFeedback]
    /// The number of arrows of its state graph.
    package let arrowCount: Int
  }

  /// What people perceive of a state.
  package struct StateRow: Sendable {
    /// The state.
    package let state: CellState
    /// What VoiceOver tells, in order.
    package let spoken: [String]
    /// The smallest side of a target, in points; `nil` without one.
    package let smallestTarget: Double?
  }

  /// The items that may look or behave differently, each once.
  package let subjects: [Subject]
  /// What is wrong, the first kinds first.
  package let findings: [AuditFinding]
  /// A note about what was not examined; `nil` if everything was.
  package let limitNote: String?

  /// The maximum number of items that are examined. Our choice: more items are data, not design.
  private static let mostItems = 12
  /// The maximum number of states of a cell that are examined. Our choice.
  private static let mostStates = 24

  /// Whether messages name items.
  package var hasSeveralItems: Bool { subjects.count > 1 }

  /// Examines the cells of a scene.
  ///
  /// - Parameters:
  ///   - renderer: The scene with its usual traits. Its looks are checked in dark appearance, too.
  ///   - item: The only item to examine; `nil` for each that may look or behave differently.
  package init(
    of renderer: SceneRenderer, item: Int? = nil
  ) throws(RenderingError) {
    let items = item.map { [$0] } ?? DistinctItems(renderer.scene).items
    var (still, large) = (renderer.traits, renderer.traits)
    still.reduceMotion = true
    large.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    // What does not ask for Reduce Motion moves as it always does.
    let calm = renderer.scene.asksForMotion ? try renderer.with(traits: still) : nil
    let grown = try renderer.with(traits: large)
    var comparer = LookComparer(renderer)
    var subjects: [Subject] = []
    var findings: [AuditFinding] = []
    var notes: [String] = []
    for item in items.prefix(Self.mostItems) {
      let checked = CheckedStates(of: renderer.resolved, item: item)
      let routes = Self.routes(renderer.resolved, item, isPart: checked.isPart)
      let states = checked.simple.prefix(Self.mostStates).sorted()
      if checked.isPart || checked.states.count > states.count {
        let count = checked.count.map { "\($0)" } ?? "the"
        notes.append(
          "\(states.count) of \(count) states of item \(item) were examined"
            + (checked.isPart ? ", those that change one thing" : ""))
      }
      let cells = states.map { renderer.resolved.cell(item: item, state: $0) }
      let spoken = SpokenFindings(item: item, in: renderer, routes.graph, cells)
      findings += try spoken.findings(&comparer)
      let targets = TargetFindings(item: item, in: renderer, routes.graph)
      findings += targets.settled(cells)
      findings += TextGrowth(item: item, renderer: renderer, large: grown).findings(states)
      let resting = cells.filter(\.isUntouched)
      findings += try ColorFindings(item: item, renderer: renderer).findings(resting, &comparer)
      let motion = MotionFindings(item: item, still: (calm ?? renderer).resolved)
      var feedback: [ArrowFeedback] = []
      var moving: [AuditFinding] = []
      for route in routes.routes where !route.outcome.action.scrolls {
        let played = PlayedRoute(route, in: renderer.resolved)
        if let finding = targets.moving(along: played) { findings.append(finding) }
        feedback.append(try ArrowFeedback(played, ofItem: item, in: renderer, &comparer))
        if calm == nil, let finding = motion.finding(played) { moving.append(finding) }
      }
      if let calm {
        moving = Self.routes(calm.resolved, item, isPart: checked.isPart).routes.compactMap {
          $0.outcome.action.scrolls ? nil : motion.finding(PlayedRoute($0, in: calm.resolved))
        }
      }
      findings += moving
      findings +=
        FeedbackFindings(item: item, resolved: renderer.resolved, feedback: feedback).findings
      findings += DeadEnds(item: item, resolved: renderer.resolved, graph: routes.graph).findings
      subjects.append(
        Subject(
          item: item,
          states: spoken.states.map {
            StateRow(
              state: $0.state, spoken: $0.texts, smallestTarget: targets.smallestSide(in: $0.cell))
          }, regions: checked.regions, initial: checked.simple.first, feedback: feedback,
          arrowCount: routes.graph.transitions.count))
    }
    if items.count > Self.mostItems {
      notes.append("the first \(Self.mostItems) of \(items.count) different items were examined")
    }
    // The graphs are known by now, and not explored again.
    let renderers = try Appearance.allCases.map { appearance throws(RenderingError) in
      var traits = renderer.traits
      traits.appearance = appearance
      return traits == renderer.traits ? renderer : try renderer.with(traits: traits)
    }
    let looks = try LooksReport(of: renderer.scene, in: renderers)
    if let note = looks.explorationNote { notes.append(note) }
    self.subjects = subjects
    limitNote = notes.isEmpty ? nil : notes.joined(separator: "; ")
    let seen = looks.findings.compactMap { AuditFinding($0, item: subjects.first?.item ?? 0) }
    self.findings = AuditFinding.merging(
      findings + seen,
      stateCounts: Dictionary(subjects.map { ($0.item, $0.states.count) }) { first, _ in first }
    ).enumerated().sorted {
      ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset)
    }.map(\.element)
  }

  /// The ways to all arrows. Of many states, inputs that only the look depends on keep their initial values.
  private static func routes(
    _ resolved: ResolvedScene, _ item: Int, isPart: Bool
  ) -> GraphRoutes {
    isPart ? resolved.cellArrows(ofItem: item).routes : resolved.graphRoutes(ofItems: [item])
  }

  /// A difference in words: "ΔE 23.4 over 1840 pt²".
  package static func text(of difference: LookDifference) -> String {
    "ΔE \(LooksReport.difference(difference.marks[.normal, default: 0])) over"
      + " \(decimal(difference.areas[.normal, default: 0], places: 0)) pt²"
  }
}

extension AuditFinding {
  /// The finding of `check`, if it is about what people see.
  fileprivate init?(_ finding: CheckFinding, item: Int) {
    let kind: Kind
    switch finding.kind {
    case .contrast: kind = .contrast
    case .states: kind = .states
    case .rules, .uiKit, .layout, .symbols, .letters, .pictures, .limits: return nil
    }
    let message = finding.problem.message
    self.init(
      kind, isNote: message.hasPrefix("note:"), item: item, states: finding.states,
      path: finding.problem.path,
      message, do: "")
    self.message = message
  }
}

extension Scene {
  /// Whether anything depends on whether Reduce Motion is on.
  fileprivate var asksForMotion: Bool {
    let shown = collectionView.namedActions.map(\.when)
    return (predicates + shown).contains { $0.askedTraits.contains { $0.name == "reduceMotion" } }
  }
}

extension AuditFinding.Kind {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
