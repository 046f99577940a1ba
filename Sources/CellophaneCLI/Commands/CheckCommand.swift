internal import ArgumentParser
internal import Cellophane
internal import Drawing
internal import TerminalOutput

struct CheckCommand: AsyncParsableCommand, LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reads scene files and reports everything that is wrong with them.",
    discussion: """
      Also warns of states that look too similar (by CIEDE2000, also with colour \
      vision deficiencies), of text and icons with less contrast than WCAG 2 \
      requires, of rules whose conditions are never true, and of UIKit behaviour that differs \
      from what the scene suggests. In layouts it finds required constraints that \
      conflict, equal priorities that only their order decides, cells that size \
      themselves and do not follow their content, labels narrower than a letter or \
      cut off at accessibility text sizes, controls compressed there, lines that end \
      inside of a word, images that are stretched unevenly, views outside of their \
      cell, and views that are clipped away. Warnings are failures only with --strict. A \
      comment "# cellophane: ignore contrast" in the reported line, or in the line \
      of a view or list around it, silences a kind of finding (contrast, states, \
      rules, uikit, layout, symbols, letters, pictures, limits). Of items that look \
      the same only one is checked. A note that is no finding names controls whose \
      touches no diagram and no golden shows.

      EXAMPLES
        cellophane check Fixtures/Scenes/*.cell.yaml
        cellophane check --table selection.cell.yaml
        cellophane check --json selection.cell.yaml
      """)

  @OptionGroup var examined: ExaminedScenes

  @Flag(help: "Print the differences between states, and the contrast of text and icons.")
  var table = false

  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] { examined.inputFolders }

  func run() async throws {
    try await examined.forEach { path, document, assets in
      var pictureNotes: [SceneProblem] = []
      var symbolNotes: [SceneProblem] = []
      // An image that is only used in dark appearance can be missing, too.
      let renderers = try UserInterfaceStyle.allCases.map { userInterfaceStyle in
        let renderer = try SceneRenderer(
          document.scene, traits: Traits(userInterfaceStyle: userInterfaceStyle), assets: assets)
        try renderer.checkScripts()
        pictureNotes += renderer.pictureNotes.filter { !pictureNotes.contains($0) }
        symbolNotes += renderer.symbolNotes.filter { !symbolNotes.contains($0) }
        if document.scene.usesAssets {
          try Self.loadAll(document.scene, userInterfaceStyle, assets)
        }
        return renderer
      }
      // Loading opens the scene's files only if it uses any.
      if !document.scene.usesAssets {
        try SceneRenderer.checkFiles(of: document.scene, in: assets)
      }
      let looks = try LooksReport(of: document.scene, in: renderers)
      let large = try Self.accessibilitySizes.map {
        try SceneRenderer(
          document.scene, traits: Traits(preferredContentSizeCategory: $0), assets: assets)
      }
      let faults =
        renderers.first.map {
          LayoutFaults.findings(in: $0, accessibilitySizes: large) {
            document.ignores(CheckFinding.Kind.layout.rawValue, at: $0)
          }
        } ?? []
      let last = renderers.last
      let touchNotes = (last?.menuNotes ?? []) + (last?.sliderNotes ?? [])
      let touches = touchNotes.map { CheckFinding(.uiKit, note: $0) }
      let findings = Self.findings(
        document, last?.layoutNotes ?? [], symbolNotes, last?.letterNotes ?? [],
        pictureNotes.map { CheckFinding(.pictures, note: $0) } + faults + touches, looks)
      let controlNote = last?.controlNote
      return {
        try report(path, looks, findings, in: document)
        if let controlNote { Terminal.printNote(controlNote, on: path) }
        return !findings.isEmpty
      }
    }
  }

  /// Loads a scene in all variants in which it may have images of its own.
  private static func loadAll(
    _ scene: Scene, _ userInterfaceStyle: UserInterfaceStyle, _ assets: AssetLibrary
  ) throws {
    for contrast in AccessibilityContrast.allCases {
      for direction in LayoutDirection.allCases {
        for sizeClass in UserInterfaceSizeClass.allCases {
          for platform in Platform.allCases {
            var traits = Traits(
              userInterfaceStyle: userInterfaceStyle, accessibilityContrast: contrast,
              layoutDirection: direction)
            traits.horizontalSizeClass = sizeClass
            traits.platform = platform
            _ = try SceneRenderer.load(scene, with: assets, traits: traits)
          }
        }
      }
    }
  }

  /// The text sizes at which texts are checked besides the usual one.
  private static let accessibilitySizes: [ContentSizeCategory] = [
    .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
  ]

  /// All findings in a file, except those that its comments silence.
  private static func findings(
    _ document: SceneDocument, _ notes: [SceneProblem], _ symbolNotes: [SceneProblem],
    _ letterNotes: [SceneProblem], _ faults: [CheckFinding], _ looks: LooksReport
  ) -> [CheckFinding] {
    let all =
      document.sceneNotes.map { CheckFinding(.uiKit, note: $0) }
      + symbolNotes.map { CheckFinding(.symbols, note: $0) }
      + letterNotes.map { CheckFinding(.letters, note: $0) }
      + notes.map { CheckFinding(.layout, note: $0) } + faults + looks.findings
    return document.unsilenced(all)
  }

  /// Prints the findings in a valid file.
  private func report(
    _ path: String, _ looks: LooksReport, _ findings: [CheckFinding], in document: SceneDocument
  ) throws {
    if examined.json {
      try Terminal.printLine(looks.json(path, findings, in: document))
    } else {
      let summary = CheckFinding.summary(findings)
      // A limit of the exploration is no finding, and so stands in the same line.
      try Terminal.printResult(
        (findings.isEmpty ? "no findings" : "\(counted(findings.count, "finding")) (\(summary))")
          + (looks.explorationNote.map { "; \($0)" } ?? ""),
        of: path, passes: findings.isEmpty)
      if table { try Terminal.write(Array(looks.table.utf8)) }
    }
    if examined.json, let note = looks.explorationNote {
      Terminal.printNote(note, on: path)
    }
    let problems = findings.map(\.problem)
    if !problems.isEmpty { Terminal.printMessage(document.diagnostics(for: problems).description) }
  }
}
