internal import ArgumentParser
internal import Cellophane
internal import Files
internal import ScenePages
internal import SceneSnapshots
internal import TerminalOutput
internal import Work

struct PageCommand: AsyncParsableCommand, LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "page",
    abstract: "Writes an interactive page of scenes, as one HTML file.",
    discussion: """
      The page needs nothing but a browser: no network, no server. Cells react to \
      mouse, finger and keyboard as in the scene's state machine, with its delays; beside \
      them are the states, the log of delegate calls, the scripts and what the app \
      sets.

      It contains the looks of cells in light and dark. --content-size, --contrast, \
      --bold-text, --direction, --size-class and --platform add other traits; the \
      page lists those that it does not contain.

      With several scenes the page has a list with a search. A scene that cannot be \
      read is listed with its error; the others are shown, and the exit code is \
      \(ExitStatus.malformedInput.rawValue).

      EXAMPLES
        cellophane page selection.cell.yaml -o selection.html
        cellophane page . -o gallery.html
        cellophane page selection.cell.yaml --direction rtl
      """)

  @OptionGroup var page: PageOptions

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The HTML file; - is standard output. Default: in Output/ of the package, otherwise in the"
        + " current folder.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Limits") var jobs: JobOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] { page.folders }

  func validate() throws {
    try Output.validate(output, endings: ["html", "htm"])
  }

  /// Returns the page as a figure of a document.
  func figure() throws -> [UInt8] {
    let results = try reporting { try page.files() }.map(page.entry)
    if let failure = results.lazy.compactMap(\.failure).first {
      Terminal.printError(failure.message)
      throw ExitCode(failure.status.rawValue)
    }
    let entries = results.map(\.entry)
    return Array(ScenePage(title: page.title(of: entries), entries: entries).html.utf8)
  }

  func run() async throws {
    let page = page
    let files = try reporting { try page.files() }
    typealias Read = (entry: ScenePage.Entry, failure: ErrorReport?)
    let work = OrderedWork<String, Read, Read>(make: { page.entry(of: $0) }, encode: { $1 })
    var entries: [ScenePage.Entry] = []
    var status = ExitStatus.done
    try await work.run(over: files, jobs: jobs.count) { _, read in
      if let failure = read.failure {
        Terminal.printError(failure.message)
        status = failure.status
      }
      entries.append(read.entry)
      if files.count > 1 { ProgressLine.report("\(entries.count) of \(files.count) scenes") }
    }
    // A page without any scene would say nothing that the messages do not.
    if entries.contains(where: { if case .scene = $0 { true } else { false } }) {
      let page = ScenePage(title: page.title(of: entries), entries: entries)
      let name = files.count == 1 ? SceneFileName.stem(of: files[0]) : "gallery"
      let path = output == "-" ? nil : output ?? OutputLocation().output("\(name).html")
      try reporting { try Output.write(Array(page.html.utf8), to: path) }
    }
    if status != .done {
      throw ExitCode((files.count > 1 ? .malformedInput : status).rawValue)
    }
  }
}
