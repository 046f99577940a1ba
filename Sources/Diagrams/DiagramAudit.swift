package import Interaction

/// A remark on a part of a diagram.
package struct DiagramRemark: Hashable, Sendable {
  /// The remark in a few words.
  package let text: String
  /// Whether it is about something that is wrong, which is drawn in red.
  package let isFault: Bool

  /// Creates a remark.
  package init(_ text: String, isFault: Bool) { (self.text, self.isFault) = (text, isFault) }
}

/// What an audit says on a state diagram of one cell: how the cell answers each action, and what is wrong with its
/// states.
package struct DiagramAudit: Sendable {
  /// How the cell answers an action.
  package struct Answer: Sendable {
    /// The states before and after.
    package let from, to: StateGraph.State
    /// The action in words.
    package let action: String
    /// The answer: after what time it is seen, and how much.
    package let remark: DiagramRemark
    /// How bad the answer is; larger is worse. Of several answers on one arrow the worst is shown.
    package let measure: Double

    /// Creates an answer.
    package init(
      from: StateGraph.State, to: StateGraph.State, action: String, remark: DiagramRemark,
      measure: Double
    ) {
      (self.from, self.to, self.action) = (from, to, action)
      (self.remark, self.measure) = (remark, measure)
    }
  }

  /// The answers to all actions.
  package let answers: [Answer]
  /// What is wrong with single states.
  package let faults: [CellState: [String]]
  /// What is wrong in every state, or with the cell as a whole.
  package let overall: [String]
  /// The findings with their numbers, one sentence each.
  package let sentences: [String]

  /// Creates an audit.
  package init(
    answers: [Answer], faults: [CellState: [String]], overall: [String] = [], sentences: [String]
  ) {
    (self.answers, self.faults, self.sentences) = (answers, faults, sentences)
    self.overall = overall
  }

  /// The line above the states: "In every state: [2] no label, [4] text does not grow. In some: [1] small target (in
  /// read)"; empty for nothing.
  package static func head(_ overall: [String], inSome scattered: [String] = []) -> String {
    [("every state", overall), (overall.isEmpty ? "some states" : "some", scattered)]
      .filter { !$0.1.isEmpty }
      .map { "In \($0.0): " + $0.1.joined(separator: ", ") }
      .joined(separator: ". ")
  }

  /// The worst of the answers to actions that share an arrow; `nil` for no answer.
  package func remark(
    from: StateGraph.State, to: StateGraph.State, actions: [String]
  ) -> DiagramRemark? {
    Self.worst(
      answers.filter { $0.from == from && $0.to == to && actions.contains($0.action) })
  }

  /// The worst of several answers; `nil` for none.
  package static func worst(_ answers: [Answer]) -> DiagramRemark? {
    answers
      .max { ($0.remark.isFault ? 1 : 0, $0.measure) < ($1.remark.isFault ? 1 : 0, $1.measure) }?
      .remark
  }
}
