internal import ArgumentParser
internal import Cellophane
internal import Coverage
internal import Exploration
internal import TerminalOutput

struct CoverCommand: AsyncParsableCommand, LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "cover",
    abstract: "Reports how much of a cell's states goldens cover, and writes tests that"
      + " cover all of them.",
    discussion: """
      Finds the fewest scripts that take every arrow of an item's state graph and \
      show every two values of different parts of its state together, and compares \
      that with the scripts and states that the scene's snapshots list. A look is a \
      picture that differs from those of other states. Values that the app sets and that \
      affect only the look are not combined in the graph: each of their changes is one \
      arrow. Items that differ from item 0 in more than texts, images and colours are \
      named, too, if no golden shows them.

      --as writes the scripts: scripts for the scene file, to paste below its key \
      scripts:; tests with snapshots in Swift (CellophaneTesting); or ui-tests for \
      the app itself, by XCUITest and accessibility identifiers. What XCUITest \
      cannot do, such as a touch that the system cancels, is noted in a comment.

      EXAMPLES
        cellophane cover selection.cell.yaml
        cellophane cover --json selection.cell.yaml
        cellophane cover selection.cell.yaml --as scripts
        cellophane cover selection.cell.yaml --as tests -o SelectionCoverTests.swift
      """)

  /// The kinds of output.
  enum Form: String, CaseIterable, ExpressibleByArgument {
    case scripts
    case tests
    case uiTests = "ui-tests"
  }

  @OptionGroup var examined: ExaminedScenes

  @Option(help: "The item whose cell is covered.")
  var item: Int = 0

  @Option(name: .customLong("as"), help: "Write the scripts in this form.")
  var form: Form?

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The file that --as writes. Default: standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] { examined.inputFolders }

  func validate() throws {
    if form != nil, examined.mayBeSeveral {
      throw ValidationError("--as writes the scripts of one scene; give one file.")
    }
    if form != nil, examined.json {
      throw ValidationError("--json and --as are two forms of the output; choose one.")
    }
    if output != nil, form == nil {
      throw ValidationError("-o is the file of what --as writes; add --as scripts, for example.")
    }
    try Output.validate(output, endings: form == .tests || form == .uiTests ? ["swift"] : nil)
  }

  func run() async throws {
    try await examined.forEach { path, document, assets in
      let renderer = try SceneRenderer(
        document.scene, traits: document.scene.traits, assets: assets)
      try renderer.checkScripts()
      let cover = try SceneCover(renderer, item: item)
      let controlNote = renderer.controlNote
      return {
        try report(path, cover)
        if let controlNote { Terminal.printNote(controlNote, on: path) }
        return !cover.isCovered
      }
    }
  }

  private func report(_ path: String, _ cover: SceneCover) throws {
    if let form {
      let text =
        switch form {
        case .scripts: cover.sceneText
        case .tests: cover.snapshotTests(ofScene: path)
        case .uiTests: cover.uiTests(ofScene: path)
        }
      try Output.write(Array(text.utf8), to: output == "-" ? nil : output)
    } else if examined.json {
      try Terminal.printLine(cover.json(path))
    } else {
      try Terminal.printResult(cover.summary, of: path, passes: cover.isCovered)
      for line in cover.lacks { try Terminal.printLine("  \(line)") }
    }
    if !examined.json {
      for arrow in cover.missedArrows {
        Terminal.printNote(
          "no script takes \(arrow.text): \(cover.reason(of: arrow))", on: path)
      }
    }
    if let note = cover.limitNote { Terminal.printNote(note, on: path) }
  }
}
