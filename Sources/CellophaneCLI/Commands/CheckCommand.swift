internal import ArgumentParser
internal import Cellophane

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reads scene files and tells everything that is wrong with them.",
    discussion: """
      EXAMPLE
        cellophane check Fixtures/Scenes/*.cell.yaml
      """)

  @Argument(help: "The scene files.")
  var scenes: [String]

  func run() throws {
    var worst = ExitStatus.done
    let assets = AssetLibrary()
    for path in scenes {
      var document: SceneDocument?
      var notes: [SceneProblem] = []
      do {
        let read = try SceneDocument.read(contentsOfFile: path)
        document = read
        // What is only shown in the dark can be missing, too.
        let own = assets.relative(toFile: path)
        for appearance in Appearance.allCases {
          let renderer = try SceneRenderer(
            read.scene, traits: Traits(appearance: appearance), assets: own)
          notes = renderer.notes
          for contrast in AccessibilityContrast.allCases {
            for direction in LayoutDirection.allCases {
              _ = try own.filledIn(
                read.scene,
                traits: Traits(
                  appearance: appearance, accessibilityContrast: contrast,
                  layoutDirection: direction))
            }
          }
        }
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
      try reporting { try Terminal.printLine("\(path): fine") }
    }
    guard worst == .done else { throw ExitCode(worst.rawValue) }
  }
}
