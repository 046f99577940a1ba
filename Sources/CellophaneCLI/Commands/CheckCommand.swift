internal import ArgumentParser
internal import Cellophane

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reads scene files and tells everything that is wrong with them.",
    discussion: """
      Warns, without failing, of states that are hard to tell apart (CIEDE2000 below 2, unless
      16 square points differ by 20), also without one kind of cones; of text and icons with
      less contrast than WCAG 2 asks for; and of rules that can never hold. Of items that
      look alike one is looked at, and an item is named where not all are the same.

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
      if let document {
        Terminal.printNotes(document.notes)
        Terminal.printNotes(document.notes(notes))
      }
      try reporting { try report(path, looks, in: document) }
    }
    guard worst == .done else { throw ExitCode(worst.rawValue) }
  }

  /// Prints what was found about a file that can be read.
  private func report(_ path: String, _ looks: LooksReport?, in document: SceneDocument?) throws {
    if json, let looks {
      try Terminal.printLine(looks.json(path))
    } else {
      try Terminal.printLine("\(path): fine")
      if table, let looks { try Terminal.write(Array(looks.table.utf8)) }
    }
    if let document, let looks, !looks.problems.isEmpty {
      Terminal.printError(document.diagnostics(for: looks.problems).description)
    }
  }
}
