internal import ArgumentParser
internal import Captures
internal import Cellophane
internal import Conformance
internal import Drawing
internal import SceneSnapshots
internal import TerminalOutput

struct ConformCommand: LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "conform",
    abstract: "Compares a scene with a capture of the running cell, value by value.",
    discussion: """
      A capture is what the recorder has written in the app's tests ("cellophane \
      recorder"). Every state of it is laid out in the scene with the capture's \
      traits, every change is played, and each value is compared: frames within half \
      a point, colours, fonts, texts, images, calls of the delegate, and how layers \
      move. A value that differs is one line with the states, the view, the \
      property, the app's value and the scene's. It exits with 1 if there is one.

      Pictures beside the capture are compared by structure, as "compare --metric \
      structure" does. Differences are reported for each state and are not failures, because \
      fonts and antialiasing differ from the app's.

      Frames that differ because texts measure differently in Cellophane's fonts are \
      marked (text), and are failures only with --strict. Priorities and other \
      values that only decide frames are judged by the frames.

      EXAMPLES
        cellophane conform episode.cell.yaml Captures/episode.json
        cellophane conform episode.cell.yaml Captures/episode.json --json
      """)

  @Argument(help: "The scene file.", completion: .file())
  var scene: String

  @Argument(help: "The capture: a JSON file that the recorder has written.", completion: .file())
  var capture: String

  @Option(help: "The item of the scene whose cell is compared.")
  var item = 0

  @Flag(help: "Print the result as JSON, on one line.")
  var json = false

  @Flag(help: "Exit with 1 also for frames that differ because texts measure differently.")
  var strict = false

  @OptionGroup(title: "Scene") var fonts: FontOptions

  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] {
    [SceneFileName.folder(of: scene), SceneFileName.folder(of: capture)]
  }

  func run() throws {
    let theirs = try CaptureFile.read(capture)
    let document = try reporting { try SceneDocument(contentsOfFile: scene) }
    let trial = CaptureTrial(theirs, fontFolders: fonts.folders)
    let assets = AssetLibrary().relative(toFile: scene)
    let (comparison, pictures) = try reporting(in: document) {
      (
        try trial.comparison(with: document, assets: assets, item: item),
        try trial.pictures(of: document, assets: assets, item: item, file: capture)
      )
    }
    let report = ConformReport(
      scene: scene, capture: capture, comparison: comparison, pictures: pictures)
    let failures = strict ? comparison.findings : comparison.unexplained
    if json || Terminal.shows(passing: failures.isEmpty) {
      try Terminal.write(Array((json ? report.json : report.text).utf8))
    }
    if !failures.isEmpty { throw ExitCode(ExitStatus.different.rawValue) }
  }
}
