package import Scenes

/// Something that `check` has to say about a scene that can be read: a warning or a note.
package struct CheckFinding: Hashable, Sendable {
  /// What a finding is about. A comment `# cellophane: ignore contrast` in the line that it points at silences
  /// those of a kind.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Text or an icon hardly stands out from what is behind it.
    case contrast
    /// States look the same or nearly so.
    case states
    /// A rule never holds.
    case rules
    /// UIKit does otherwise than the scene seems to say.
    case uiKit = "uikit"
    /// Constraints contradict each other or leave something open.
    case layout
    /// Not everything was looked at.
    case limits
  }

  /// What it is about.
  package let kind: Kind
  /// The place and the sentence, which begins with `warning:` or `note:`.
  package let problem: SceneProblem

  package init(_ kind: Kind, _ problem: SceneProblem) {
    self.kind = kind
    self.problem = problem
  }

  /// A finding whose sentence does not say that it is a note.
  package init(_ kind: Kind, note: SceneProblem) {
    self.init(kind, SceneProblem(path: note.path, message: "note: " + note.message))
  }

  /// Numbers of findings by kind, as `2 contrast, 1 rules`; empty without findings.
  package static func summary(_ findings: [CheckFinding]) -> String {
    Kind.allCases.compactMap { kind in
      let count = findings.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }.joined(separator: ", ")
  }
}
