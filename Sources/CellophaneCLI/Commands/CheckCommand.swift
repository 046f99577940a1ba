internal import ArgumentParser
internal import Cellophane
internal import SceneSnapshots

struct CheckCommand: LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reads scene files and reports everything that is wrong with them.",
    discussion: """
      Warns, without failing unless --strict, of states that are hard to tell apart (by
      CIEDE2000 of what differs between them), also without one kind of cones; of text and
      icons with less contrast than WCAG 2 asks for; of rules that can never hold; and of
      what UIKit does otherwise. A comment "# cellophane: ignore contrast" in the line that
      is named silences a finding (contrast, states, rules, uikit, layout, limits). Of items
      that look alike one is looked at.

      EXAMPLES
        cellophane check Fixtures/Scenes/*.cell.yaml
        cellophane check --table selection.cell.yaml
        cellophane check --json selection.cell.yaml
      """)

  @Argument(help: "The scene files.")
  var scenes: [String]

  @Flag(help: "Print how different states look, and the contrast of text and icons.")
  var table = false

  @Flag(help: "Print the same as JSON, one object a line for each file.")
  var json = false

  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] { scenes.map { SceneFileName.folder(of: $0) } }

  @Flag(help: "End with 1 when there is anything to tell.")
  var strict = false

  func run() throws {
    var worst = ExitStatus.done
    let assets = AssetLibrary()
    for path in scenes {
      var document: SceneDocument?
      var notes: [SceneProblem] = []
      var looks: LooksReport?
      do {
        let read = try SceneDocument.read(contentsOfFile: path)
        document = read
        // What is only shown in the dark can be missing, too.
        let own = assets.relative(toFile: path)
        var renderers: [SceneRenderer] = []
        for appearance in Appearance.allCases {
          let renderer = try SceneRenderer(
            read.scene, traits: Traits(appearance: appearance), assets: own)
          try renderer.checkScripts()
          notes = renderer.notes
          renderers.append(renderer)
          for contrast in AccessibilityContrast.allCases {
            for direction in LayoutDirection.allCases {
              _ = try SceneRenderer.filled(
                read.scene, with: own,
                traits: Traits(
                  appearance: appearance, accessibilityContrast: contrast,
                  layoutDirection: direction))
            }
          }
        }
        looks = try LooksReport(of: read.scene, in: renderers)
      } catch {
        let report = ErrorReport(error, in: document)
        Terminal.printError(report.message)
        // The same whatever the order of the files.
        if report.status.rawValue > worst.rawValue { worst = report.status }
        continue
      }
      guard let document, let looks else { continue }
      let findings = Self.findings(document, notes, looks)
      try reporting { try report(path, looks, findings, in: document) }
      if strict, !findings.isEmpty, worst == .done { worst = .different }
    }
    guard worst == .done else { throw ExitCode(worst.rawValue) }
  }

  /// Everything there is to tell about a file, but for what its comments silence.
  private static func findings(
    _ document: SceneDocument, _ notes: [SceneProblem], _ looks: LooksReport
  ) -> [CheckFinding] {
    let all =
      document.sceneNotes.map { CheckFinding(.uiKit, note: $0) }
      + notes.map { CheckFinding(.layout, note: $0) } + looks.findings
    return all.filter { !document.ignores($0.kind.rawValue, at: $0.problem.path) }
  }

  /// Prints what was found about a file that can be read.
  private func report(
    _ path: String, _ looks: LooksReport, _ findings: [CheckFinding], in document: SceneDocument
  ) throws {
    if json {
      try Terminal.printLine(looks.json(path, findings, in: document))
    } else {
      let summary = CheckFinding.summary(findings)
      try Terminal.printLine("\(path): fine" + (summary.isEmpty ? "" : ", but \(summary)"))
      if table { try Terminal.write(Array(looks.table.utf8)) }
    }
    if let note = looks.explorationNote { Terminal.printError("\(path): note: \(note)") }
    let problems = findings.map(\.problem)
    if !problems.isEmpty { Terminal.printError(document.diagnostics(for: problems).description) }
  }
}
