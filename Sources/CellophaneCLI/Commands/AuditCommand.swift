internal import ArgumentParser
internal import Audits
internal import Cellophane
internal import Drawing
internal import Review
internal import TerminalOutput

struct AuditCommand: AsyncParsableCommand, LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Checks the accessibility and the touch feedback of the cells of scenes.",
    discussion: """
      Every state of each different cell is examined, and every action on it is tried: \
      accessibility elements without labels, states for which VoiceOver reads the same, its \
      reading order, touch targets below 44 points (also while they move), text that does not grow, \
      states that differ by colour alone, motion that Reduce Motion does not stop; \
      touches without visible or with late feedback, and states that cannot be left. Contrast and \
      states that look alike are those of cellophane check, which finds mistakes in \
      scenes. Warnings and notes are failures only with --strict. A comment \
      "# cellophane: ignore targets" in the reported line silences a kind of finding \
      (\(kinds)).

      EXAMPLES
        cellophane audit selection.cell.yaml
        cellophane audit --table selection.cell.yaml
        cellophane audit --json selection.cell.yaml
      """)

  private static let kinds = AuditFinding.Kind.allCases.map(\.rawValue).joined(separator: ", ")

  @OptionGroup var examined: ExaminedScenes

  @Flag(help: "Print what VoiceOver reads in each state, and how the cell responds to each touch.")
  var table = false

  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] { examined.inputFolders }

  func run() async throws {
    try await examined.forEach { path, document, assets in
      let audit = try SceneAudit(
        of: SceneRenderer(document.scene, traits: document.scene.traits, assets: assets))
      let findings = document.unsilenced(audit.findings)
      return {
        try report(path, audit, findings, in: document)
        return !findings.isEmpty
      }
    }
  }

  private func report(
    _ path: String, _ audit: SceneAudit, _ findings: [AuditFinding], in document: SceneDocument
  ) throws {
    if examined.json {
      try Terminal.printLine(audit.json(path, findings, in: document))
    } else {
      let summary = AuditFinding.summary(findings)
      let states = audit.subjects.reduce(0) { $0 + $1.states.count }
      let arrows = audit.subjects.reduce(0) { $0 + $1.arrowCount }
      try Terminal.printResult(
        "\(counted(states, "state")), \(counted(arrows, "arrow")), "
          + (findings.isEmpty
            ? "nothing found" : "\(counted(findings.count, "finding")) (\(summary))"),
        of: path, passes: findings.isEmpty)
      if table { try Terminal.write(Array(audit.table.utf8)) }
    }
    if let note = audit.limitNote { Terminal.printNote(note, on: path) }
    let problems = findings.map { $0.problem(namesItem: audit.hasSeveralItems) }
    if !problems.isEmpty { Terminal.printMessage(document.diagnostics(for: problems).description) }
  }
}
