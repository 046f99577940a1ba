package import Diagrams
internal import Drawing
internal import Interaction
internal import Motion
internal import Review
package import SceneReading
internal import Scenes
internal import Wording
internal import YAMLReading

extension SceneAudit {
  /// The audit of an item on its state diagram: the visible feedback on arrows, numbered findings on arrows and states,
  /// and the findings in sentences.
  ///
  /// - Parameters:
  ///   - findings: Those that the file's comments do not silence.
  ///   - document: The scene's file, whose lines are named.
  package func diagram(
    ofItem item: Int, _ findings: [AuditFinding], in document: SceneDocument
  ) -> DiagramAudit {
    let numbered = findings.filter { $0.item == item }.enumerated()
      .map { (number: $0.offset + 1, finding: $0.element) }
    let feedback = subjects.first { $0.item == item }?.feedback ?? []
    let answers = feedback.map { answer in
      let outcome = answer.outcome
      let numbers = numbered.filter { $0.finding.outcome == outcome }.map { "[\($0.number)] " }
      return DiagramAudit.Answer(
        from: outcome.from, to: outcome.to, action: outcome.deed.words,
        remark: DiagramRemark(
          numbers.joined() + Self.words(answer), isFault: !numbers.isEmpty),
        measure: answer.response?.seconds ?? .infinity)
    }
    var faults: [CellState: [String]] = [:]
    var overall: [String] = []
    for (number, finding) in numbered where finding.outcome == nil {
      guard !finding.isEverywhere, !finding.states.isEmpty else {
        overall.append("[\(number)] \(finding.kind.words(finding.isNote))")
        continue
      }
      // If a finding compares states, its other states cannot be distinguished from the first one.
      let first = finding.kind.comparesStates ? finding.states.first : nil
      for state in Set(finding.states) where state != first {
        let words =
          finding.kind == .states
          ? "looks like \(first?.text(separator: ", ") ?? "another state")"
          : finding.kind.words(finding.isNote)
        faults[state, default: []].append("[\(number)] \(words)")
      }
    }
    let sentences = numbered.map { number, finding in
      let line = document.sourceMap.location(of: finding.path).map { ", line \($0.line)" } ?? ""
      return "[\(number)] \(finding.kind.words(finding.isNote).capitalizedFirst)\(line):"
        + " \(finding.shortText)."
    }
    return DiagramAudit(
      answers: answers, faults: faults, overall: overall,
      sentences: sentences.isEmpty ? ["The audit found nothing."] : sentences)
  }

  /// The delay until the feedback is visible, and the size of the visible difference.
  private static func words(_ answer: ArrowFeedback) -> String {
    guard let response = answer.response else { return "nothing is seen" }
    let time =
      response == .zero ? "at once" : "after \(FeedbackFindings.milliseconds(response)) ms"
    // No line break separates the number from its unit.
    let difference = answer.difference.map {
      ", ΔE\u{A0}\(LooksReport.difference($0.marks[.normal, default: 0]))"
    }
    return "seen \(time)\(difference ?? "")"
  }
}

extension AuditFinding {
  /// The fault without the advice.
  fileprivate var shortText: String {
    guard let message else { return fact }
    let told = message.drop { $0 != " " }.dropFirst()
    return String(told.ranges(of: "; ").last.map { told[..<$0.lowerBound] } ?? told)
  }
}

extension AuditFinding.Kind {
  /// Whether a finding is about states that cannot be distinguished from the first one.
  fileprivate var comparesStates: Bool {
    switch self {
    case .spoken, .color, .states: true
    case .labels, .order, .targets, .textSize, .motion, .late, .unanswered, .deadEnds, .contrast:
      false
    }
  }

  /// The kind in a few words.
  fileprivate func words(_ isNote: Bool) -> String {
    switch self {
    case .labels: "no label"
    case .spoken: "same for VoiceOver"
    case .order: "read in another order"
    case .targets: "small target"
    case .textSize: "text does not grow"
    case .color: "by colour alone"
    case .motion: "moves"
    case .late: "late"
    case .unanswered: "no answer"
    case .deadEnds: isNote ? "no way back" : "dead end"
    case .contrast: "low contrast"
    case .states: "looks alike"
    }
  }
}
