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

/// The audit of the cells of a scene: accessibility in each state, and the visible feedback to touches.
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

  /// The perceivable properties of a state.
  package struct StateRow: Sendable {
    /// The state.
    package let state: CellState
    /// What VoiceOver reads, in order.
    package let spoken: [String]
    /// The smallest side of a target, in points; `nil` without one.
    package let smallestTarget: Double?
  }

  /// The items that may look or behave differently, each once.
  package let subjects: [Subject]
  /// The findings, the first kinds first.
  package let findings: [AuditFinding]
  /// A note about what was not examined; `nil` if everything was.
  package let limitNote: String?

  /// The maximum number of items that are examined. Our choice: more items are data, not design.
  private static let mostItems = 12

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
    let scene = try AuditedScene(renderer)
    var comparer = LookComparer(renderer)
    var audits: [ItemAudit] = []
    for item in items.prefix(Self.mostItems) {
      audits.append(try ItemAudit(of: item, in: scene, &comparer))
    }
    var notes = audits.compactMap(\.note)
    if items.count > Self.mostItems {
      notes.append("the first \(Self.mostItems) of \(items.count) different items were examined")
    }
    // The graphs are known by now, and not explored again.
    let renderers = try UserInterfaceStyle.allCases.map {
      userInterfaceStyle throws(RenderingError) in
      var traits = renderer.traits
      traits.userInterfaceStyle = userInterfaceStyle
      return traits == renderer.traits ? renderer : try renderer.with(traits: traits)
    }
    let looks = try LooksReport(of: renderer.scene, in: renderers)
    if let note = looks.explorationNote { notes.append(note) }
    let subjects = audits.map(\.subject)
    self.subjects = subjects
    limitNote = notes.isEmpty ? nil : notes.joined(separator: "; ")
    let seen = looks.findings.compactMap { AuditFinding($0, item: subjects.first?.item ?? 0) }
    findings = AuditFinding.merging(
      audits.flatMap(\.findings) + seen,
      stateCounts: Dictionary(subjects.map { ($0.item, $0.states.count) }) { first, _ in first }
    ).enumerated().sorted {
      ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset)
    }.map(\.element)
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

extension AuditFinding.Kind {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
