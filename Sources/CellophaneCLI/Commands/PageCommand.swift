internal import ArgumentParser
internal import Cellophane
internal import Files
internal import ScenePages
internal import SceneSnapshots

struct PageCommand: LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "page",
    abstract: "Writes a page on which scenes can be touched, as one HTML file.",
    discussion: """
      The page needs nothing but a browser: no network, no server. Cells react to
      mouse, finger and keyboard as the scene's machine does, with its delays; beside
      them are the states, the log of delegate calls, the scripts and what the app
      sets.

      It contains the looks of cells in light and dark. --content-size, --direction
      and --platform add other traits; the page says which it has not.

      With several scenes the page has a list with a search. A scene that cannot be
      read is listed with its error; the others are shown, and the exit code is \
      \(ExitStatus.malformedInput.rawValue).

      EXAMPLES
        cellophane page selection.cell.yaml -o selection.html
        cellophane page . -o gallery.html
        cellophane page selection.cell.yaml --direction rtl
      """)

  @Argument(help: "The scene files, or folders of scene files.")
  var scenes: [String]

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The HTML file; - is standard output. Default: in Output/ of the package, otherwise in the"
        + " current folder.", valueName: "file"))
  var output: String?

  @Option(help: "The title of the page. Default: that of the first scene.")
  var title: String?

  @Option(
    help: ArgumentHelp("A text size that the page has, too; repeatable.", valueName: "category"))
  var contentSize: [ContentSizeCategory] = []

  @Option(
    help: ArgumentHelp(
      "A layout direction that the page has, too: ltr or rtl; repeatable.",
      valueName: "direction"))
  var direction: [ReadingDirection] = []

  @Option(
    help: ArgumentHelp(
      "A version of iOS that the page has, too: iOS18 or iOS26; repeatable.",
      valueName: "platform"))
  var platform: [Platform] = []

  @Option(
    help: ArgumentHelp(
      "A folder with the font files. Default: those of Debian's packages.", valueName: "folder"))
  var fonts: [String] = []

  @OptionGroup(title: "Limits") var limits: LimitOptions

  var inputFolders: [String] {
    scenes.map { FileAccess.isFolder($0) ? $0 : SceneFileName.folder(of: $0) }
  }

  func validate() throws {
    if scenes.isEmpty { throw ValidationError("There is no scene; name files or a folder.") }
    if output == "" { throw ValidationError("The output has no name; give one.") }
  }

  func run() throws {
    let files = try reporting { try sceneFiles() }
    var entries: [ScenePage.Entry] = []
    var status = ExitStatus.done
    for file in files {
      let name = SceneFileName.stem(of: file)
      var document: SceneDocument?
      do {
        let read = try SceneDocument.read(contentsOfFile: file)
        document = read
        entries.append(.scene(try scene(read, name)))
      } catch {
        let report = ErrorReport(error, in: document)
        Terminal.printError(report.message)
        if status == .done || files.count > 1 { status = report.status }
        entries.append(.failure(ScenePage.Failure(name: name, message: report.message)))
      }
    }
    // A page without any scene would say nothing that the messages do not.
    if entries.contains(where: { if case .scene = $0 { true } else { false } }) {
      let page = ScenePage(title: title ?? defaultTitle(entries), entries: entries)
      let name = files.count == 1 ? SceneFileName.stem(of: files[0]) : "gallery"
      let path = output == "-" ? nil : output ?? OutputLocation().output("\(name).html")
      try reporting { try Output.write(Array(page.html.utf8), to: path) }
    }
    if status != .done {
      throw ExitCode((files.count > 1 ? .malformedInput : status).rawValue)
    }
  }

  /// The files, in the order of the arguments; those of a folder in the order of their names.
  private func sceneFiles() throws -> [String] {
    var files: [String] = []
    for path in scenes {
      guard FileAccess.isFolder(path) else {
        files.append(path)
        continue
      }
      let names = try FileAccess.names(inFolder: path).filter {
        $0.hasSuffix(SceneFileName.suffix)
      }
      guard !names.isEmpty else {
        throw CommandFailure(.noInput, "there is no \(SceneFileName.suffix) file in \(path)")
      }
      files += names.map { FileAccess.join(path, $0) }
    }
    return files
  }

  private func scene(_ document: SceneDocument, _ name: String) throws -> PlayableScene {
    let renderer = try SceneRenderer(
      document.scene, traits: nil, assets: AssetLibrary().relative(toFile: document.file),
      fontFolders: fonts.isEmpty ? nil : fonts)
    var variants = PageVariants()
    variants.contentSizes = contentSize
    variants.layoutDirections = direction.map(\.layoutDirection)
    variants.platforms = platform
    let source = String(
      decoding: try FileAccess.read(document.file, atMost: 1 << 20), as: UTF8.self)
    return try PlayableScene(
      renderer, document: document, source: source, name: name, variants: variants)
  }

  private func defaultTitle(_ entries: [ScenePage.Entry]) -> String {
    for case .scene(let scene) in entries { return scene.title }
    return ""
  }
}
