internal import ArgumentParser
internal import Cellophane
internal import SceneSnapshots

struct CheckCommand: LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reads scene files and reports everything that is wrong with them.",
    discussion: """
      Also warns of states that look too similar (by CIEDE2000, also with colour
      vision deficiencies), of text and icons with less contrast than WCAG 2
      requires, of rules that can never hold, and of UIKit behaviour that differs
      from what the scene suggests. In layouts it finds required constraints that
      conflict, equal priorities of which only the order decides, cells that size
      themselves and do not follow their content, labels narrower than a letter or
      cut off at accessibility text sizes, and views outside of their cell.
      Warnings are failures only with --strict. A
      comment "# cellophane: ignore contrast" in the reported line silences a kind
      of finding (contrast, states, rules, uikit, layout, symbols, letters, pictures,
      limits). Of items that look the same only one is checked.

      EXAMPLES
        cellophane check Fixtures/Scenes/*.cell.yaml
        cellophane check --table selection.cell.yaml
        cellophane check --json selection.cell.yaml
      """)

  @Argument(help: "The scene files.")
  var scenes: [String]

  @Flag(help: "Print the differences between states, and the contrast of text and icons.")
  var table = false

  @Flag(help: "Print the results as JSON, one object per line for each file.")
  var json = false

  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] { scenes.map { SceneFileName.folder(of: $0) } }

  @Flag(help: "Exit with 1 if there are warnings or notes.")
  var strict = false

  func run() throws {
    var worst = ExitStatus.done
    let assets = AssetLibrary()
    for path in scenes {
      var document: SceneDocument?
      var notes: [SceneProblem] = []
      var letterNotes: [SceneProblem] = []
      var pictureNotes: [SceneProblem] = []
      var looks: LooksReport?
      var faults: [CheckFinding] = []
      do {
        let read = try SceneDocument.read(contentsOfFile: path)
        document = read
        // An image that is only used in dark appearance can be missing, too.
        let own = assets.relative(toFile: path)
        var renderers: [SceneRenderer] = []
        for appearance in Appearance.allCases {
          let renderer = try SceneRenderer(
            read.scene, traits: Traits(appearance: appearance), assets: own)
          try renderer.checkScripts()
          notes = renderer.layoutNotes
          letterNotes = renderer.letterNotes
          pictureNotes += renderer.pictureNotes.filter { !pictureNotes.contains($0) }
          renderers.append(renderer)
          guard read.scene.usesAssets else { continue }
          for contrast in AccessibilityContrast.allCases {
            for direction in LayoutDirection.allCases {
              for sizeClass in UserInterfaceSizeClass.allCases {
                for platform in Platform.allCases {
                  var traits = Traits(
                    appearance: appearance, accessibilityContrast: contrast,
                    layoutDirection: direction)
                  traits.horizontalSizeClass = sizeClass
                  traits.platform = platform
                  _ = try SceneRenderer.load(read.scene, with: own, traits: traits)
                }
              }
            }
          }
        }
        looks = try LooksReport(of: read.scene, in: renderers)
        let large = try Self.accessibilitySizes.map {
          try SceneRenderer(
            read.scene, traits: Traits(preferredContentSizeCategory: $0), assets: own)
        }
        faults =
          renderers.first.map {
            LayoutFaults.findings(in: $0, accessibilitySizes: large) {
              read.ignores(CheckFinding.Kind.layout.rawValue, at: $0)
            }
          } ?? []
      } catch {
        let report = ErrorReport(error, in: document)
        Terminal.printError(report.message)
        // The worst status, independent of the order of files.
        if report.status.rawValue > worst.rawValue { worst = report.status }
        continue
      }
      guard let document, let looks else { continue }
      let findings = Self.findings(
        document, notes, letterNotes,
        pictureNotes.map { CheckFinding(.pictures, note: $0) } + faults,
        looks)
      try reporting { try report(path, looks, findings, in: document) }
      if strict, !findings.isEmpty, worst == .done { worst = .different }
    }
    guard worst == .done else { throw ExitCode(worst.rawValue) }
  }

  /// The text sizes at which texts are checked besides the usual one.
  private static let accessibilitySizes: [ContentSizeCategory] = [
    .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
  ]

  /// All findings in a file, except those that its comments silence.
  private static func findings(
    _ document: SceneDocument, _ notes: [SceneProblem], _ letterNotes: [SceneProblem],
    _ faults: [CheckFinding],
    _ looks: LooksReport
  ) -> [CheckFinding] {
    let all =
      document.sceneNotes.map { CheckFinding(.uiKit, note: $0) }
      + SymbolNotes.notes(in: document.scene).map { CheckFinding(.symbols, note: $0) }
      + letterNotes.map { CheckFinding(.letters, note: $0) }
      + notes.map { CheckFinding(.layout, note: $0) } + faults + looks.findings
    return all.filter { !document.ignores($0.kind.rawValue, at: $0.problem.path) }
  }

  /// Prints the findings in a valid file.
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
