package import Interaction
package import SceneReading
package import Scenes
package import Validation
package import Vocabulary

/// Something in a scene that keeps people from using a cell, or from noticing that it answers.
package struct AuditFinding: Hashable, Sendable {
  /// The kind of a finding. A comment `# cellophane: ignore targets` in the reported line silences findings of that
  /// kind.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An accessibility element has no label, or the cell has no element.
    case labels
    /// States look different, and VoiceOver reads the same text in them.
    case spoken
    /// VoiceOver goes through the cell in another order than people read.
    case order
    /// A target of touches is smaller than 44 points.
    case targets
    /// Text does not grow with the preferred text size.
    case textSize
    /// States differ by colour alone.
    case color
    /// Something moves far although Reduce Motion is on.
    case motion
    /// The cell answers a touch late.
    case late
    /// The cell reacts to a touch without a visible change.
    case unanswered
    /// A state that cannot be left.
    case deadEnds
    /// Text or an icon has too little contrast; the same as for `check`.
    case contrast
    /// States look the same or too similar; the same as for `check`.
    case states
  }

  /// The kind of finding.
  package let kind: Kind
  /// Whether it is a note, as what it depends on is not certain or often meant.
  package let isNote: Bool
  /// The view; `nil` for the cell as a whole.
  package let view: ViewName?
  /// The item whose cell was examined.
  package let item: Int
  /// The states in which it was found, in the order of diagrams.
  package private(set) var states: [CellState]
  /// The part of the scene.
  package let path: ScenePath
  /// The fault, without the states.
  package let fact: String
  /// The advice.
  package let advice: String
  /// The action that it is about; `nil` for none.
  package let outcome: StateGraph.Outcome?
  /// Severity; the most severe of equal findings is kept. Larger is worse; the unit depends on the kind, 0 for none.
  let measure: Double
  /// The number of other actions with a finding like this.
  private(set) var others = 0
  /// Whether it was found in all states of the cell.
  package private(set) var isEverywhere = false
  /// The whole message of a finding of `check`; `nil` for others.
  package var message: String?

  init(
    _ kind: Kind, isNote: Bool = false, view: ViewName? = nil, item: Int, states: [CellState],
    path: ScenePath, _ fact: String, do advice: String, outcome: StateGraph.Outcome? = nil,
    measure: Double = 0
  ) {
    self.kind = kind
    self.isNote = isNote
    self.view = view
    self.item = item
    self.states = states
    self.path = path
    self.fact = fact
    self.advice = advice
    self.outcome = outcome
    self.measure = measure
  }

  /// The maximum number of states that a message names. Our choice.
  private static let mostNamedStates = 3

  /// The finding as a problem of the scene, whose message begins with `warning:` or `note:`.
  ///
  /// - Parameter namesItem: Whether the message names the item.
  package func problem(namesItem: Bool) -> SceneProblem {
    if let message { return SceneProblem(path: path, message: message) }
    let named = states.prefix(Self.mostNamedStates).map(\.id)
    let more = states.count - named.count
    let list = named + (more > 0 ? ["\(more) more"] : [])
    let place =
      states.isEmpty || isEverywhere || kind.isAboutStates
      ? "" : " in \(list.joined(separator: ", "))"
    let rest =
      others == 0
      ? ""
      : (kind.isNegative ? ", nor " : ", and so ")
        + (others == 1 ? "does 1 other action" : "do \(others) other actions")
    return SceneProblem(
      path: path,
      message: "\(isNote ? "note" : "warning"): \(fact)\(place)\(rest)"
        + (namesItem ? " (item \(item))" : "") + "; \(advice)")
  }

  /// Merges findings about the same: those of other states, of other actions, and of items after the first.
  ///
  /// - Parameter stateCounts: The number of states of each item's cell.
  static func merging(_ findings: [AuditFinding], stateCounts: [Int: Int]) -> [AuditFinding] {
    var merged: [AuditFinding] = []
    for finding in findings {
      let known = merged.firstIndex {
        $0.kind == finding.kind && $0.view == finding.view && $0.path == finding.path
          && $0.message == finding.message
          && ($0.fact == finding.fact || $0.measure > 0 && finding.measure > 0)
      }
      guard let known else {
        merged.append(finding)
        continue
      }
      let before = merged[known]
      guard before.item == finding.item else { continue }
      if finding.measure > before.measure {
        merged[known] = finding
        merged[known].others = before.others
      }
      if finding.outcome != nil, finding.fact != before.fact { merged[known].others += 1 }
      merged[known].states =
        before.states + finding.states.filter { !before.states.contains($0) }
    }
    for index in merged.indices {
      merged[index].isEverywhere = merged[index].states.count == stateCounts[merged[index].item]
    }
    return merged
  }

  /// The number of findings of each kind, as `2 labels, late` with one of late; empty without findings.
  package static func summary(_ findings: [AuditFinding]) -> String {
    Kind.allCases.compactMap { kind -> String? in
      let count = findings.count { $0.kind == kind }
      guard count > 1 else { return count == 0 ? nil : kind.rawValue }
      return "\(count) \(kind.rawValue)"
    }.joined(separator: ", ")
  }
}

extension SceneDocument {
  /// The findings without those that a comment in their line silences.
  package func unsilenced(_ findings: [AuditFinding]) -> [AuditFinding] {
    findings.filter { finding in
      !ignores(finding.kind.rawValue, at: finding.path)
        && !(finding.kind == .states && ignores(finding.kind.rawValue, at: Cell.path))
    }
  }
}

extension AuditFinding.Kind {
  /// Whether the fact about an action says that nothing happens.
  fileprivate var isNegative: Bool { self == .late || self == .unanswered }

  /// Whether the fact names the states itself.
  fileprivate var isAboutStates: Bool {
    switch self {
    case .spoken, .color, .deadEnds, .late, .unanswered, .motion: true
    case .labels, .order, .targets, .textSize, .contrast, .states: false
    }
  }
}
