internal import ArgumentParser
internal import Audits
internal import Cellophane
internal import Review
internal import SceneSnapshots

struct AuditCommand: LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds what keeps people from using the cells of scenes.",
    discussion: """
      Every state of each different cell is examined, and every action on it is tried:
      accessibility elements without labels, states that VoiceOver tells alike, its
      order, targets below 44 points (also while they move), text that does not grow,
      states told by colour alone, motion that Reduce Motion does not stop; touches
      that show nothing or show it late, and states that cannot be left. Contrast and
      states that look alike are those of cellophane check, which finds mistakes in
      scenes. Warnings and notes are failures only with --strict. A comment
      "# cellophane: ignore targets" in the reported line silences a kind of finding
      (\(kinds)).

      EXAMPLES
        cellophane audit selection.cell.yaml
        cellophane audit --table selection.cell.yaml
        cellophane audit --json selection.cell.yaml
      """)

  private static let kinds = AuditFinding.Kind.allCases.map(\.rawValue).joined(separator: ", ")

  @Argument(help: "The scene files.")
  var scenes: [String]

  @Flag(help: "Print what VoiceOver tells of each state, and how the cell answers each touch.")
  var table = false

  @Flag(help: "Print the results as JSON, one object per line for each file.")
  var json = false

  @Flag(help: "Exit with 1 if there are warnings or notes.")
  var strict = false

  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] { scenes.map { SceneFileName.folder(of: $0) } }

  func run() throws {
    var worst = ExitStatus.done
    let assets = AssetLibrary()
    for path in scenes {
      var document: SceneDocument?
      do {
        let read = try SceneDocument.read(contentsOfFile: path)
        document = read
        let own = assets.relative(toFile: path)
        let renderers = try Appearance.allCases.map { appearance in
          var traits = read.scene.traits
          traits.appearance = appearance
          return try SceneRenderer(read.scene, traits: traits, assets: own)
        }
        guard
          let usual = renderers.first(where: { $0.traits == read.scene.traits }) ?? renderers.first
        else { continue }
        let audit = try SceneAudit(of: usual, looks: LooksReport(of: read.scene, in: renderers))
        let findings = audit.findings.filter { !read.ignores($0.kind.rawValue, at: $0.path) }
        try reporting { try report(path, audit, findings, in: read) }
        if strict, !findings.isEmpty, worst == .done { worst = .different }
      } catch {
        let report = ErrorReport(error, in: document)
        Terminal.printError(report.message)
        // The worst status, independent of the order of files.
        if report.status.rawValue > worst.rawValue { worst = report.status }
      }
    }
    guard worst == .done else { throw ExitCode(worst.rawValue) }
  }

  private func report(
    _ path: String, _ audit: SceneAudit, _ findings: [AuditFinding], in document: SceneDocument
  ) throws {
    if json {
      try Terminal.printLine(audit.json(path, findings, in: document))
    } else {
      let summary = AuditFinding.summary(findings)
      let states = audit.subjects.reduce(0) { $0 + $1.states.count }
      let arrows = audit.subjects.reduce(0) { $0 + $1.arrowCount }
      try Terminal.printLine(
        "\(path): \(Self.count(states, "state")), \(Self.count(arrows, "arrow")), "
          + (summary.isEmpty ? "nothing found" : summary))
      if table { try Terminal.write(Array(audit.table.utf8)) }
    }
    if let note = audit.limitNote { Terminal.printError("\(path): note: \(note)") }
    let problems = findings.map { $0.problem(namesItem: audit.hasSeveralItems) }
    if !problems.isEmpty { Terminal.printError(document.diagnostics(for: problems).description) }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
