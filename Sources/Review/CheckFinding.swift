package import Interaction
internal import Resolution
package import SceneReading
package import SceneRendering
internal import Scenes
internal import Timelines
package import Validation

/// A warning or note of `check` on a valid scene.
package struct CheckFinding: Hashable, Sendable {
  /// The kind of a finding. A comment `# cellophane: ignore contrast` in the reported line silences
  /// findings of that kind.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Text or an icon has too little contrast with its background.
    case contrast
    /// States look the same or too similar.
    case states
    /// A rule never holds.
    case rules
    /// UIKit behaves differently from what the scene suggests.
    case uiKit = "uikit"
    /// Constraints conflict or are ambiguous.
    case layout
    /// A symbol has no shape, and a dashed box stands for it, or an option does nothing with a symbol or an SVG image.
    case symbols
    /// No font has a letter, and a box stands for it.
    case letters
    /// A state has no captured picture, and a dashed box stands for it.
    case pictures
    /// Not everything was checked.
    case limits
  }

  /// The kind of finding.
  package let kind: Kind
  /// The part of the scene, and the message, which begins with `warning:` or `note:`.
  package let problem: SceneProblem
  /// The states that it is about; empty for none, or for all.
  package let states: [CellState]

  package init(_ kind: Kind, _ problem: SceneProblem, states: [CellState] = []) {
    self.kind = kind
    self.problem = problem
    self.states = states
  }

  /// Creates a finding from a message without `note:`.
  package init(_ kind: Kind, note: SceneProblem) {
    self.init(kind, note.with(message: "note: " + note.message))
  }

  /// The number of findings of each kind, as `2 contrast, rules` with one of rules; empty without findings.
  package static func summary(_ findings: [CheckFinding]) -> String {
    Kind.allCases.compactMap { kind -> String? in
      let count = findings.count { $0.kind == kind }
      guard count > 1 else { return count == 0 ? nil : kind.rawValue }
      return "\(count) \(kind.rawValue)"
    }.joined(separator: ", ")
  }
}

extension SceneRenderer {
  /// The notes on what is drawn otherwise than the scene says, by their kinds: see `notes`.
  ///
  /// - Parameter layoutNotes: Those on the layout; `nil` for those of all states.
  package func noteFindings(layoutNotes: [SceneProblem]? = nil) -> [CheckFinding] {
    let findings =
      (layoutNotes ?? self.layoutNotes).map { CheckFinding(.layout, note: $0) }
      + symbolNotes.map { CheckFinding(.symbols, note: $0) }
      + letterNotes.map { CheckFinding(.letters, note: $0) }
      + pictureNotes.map { CheckFinding(.pictures, note: $0) }
    // A picture of one state, of which the layout is given, plays no script.
    guard layoutNotes == nil else { return findings }
    return findings + sliderNotes.map { CheckFinding(.uiKit, note: $0) }
  }

  /// Notes on steps of scripts that name a slider and do nothing, because they come down beside its thumb.
  package var sliderNotes: [SceneProblem] { resolved.sliderNotes() }
}

extension SceneDocument {
  /// The findings without those that a comment in their line silences.
  package func unsilenced(_ findings: [CheckFinding]) -> [CheckFinding] {
    findings.filter { finding in
      !ignores(finding.kind.rawValue, at: finding.problem.path)
        // Which states look alike is often a matter of the whole cell.
        && !(finding.kind == .states && ignores(finding.kind.rawValue, at: Cell.path))
    }
  }
}
