internal import ArgumentParser
internal import Cellophane
internal import Files
internal import ScenePages
internal import SceneSnapshots

/// The scenes of a page, and the traits that it has.
struct PageOptions: ParsableArguments, Sendable {
  @Argument(help: "The scene files, or folders of scene files.", completion: .file())
  var scenes: [String]

  @Option(help: "The title of the page. Default: that of the first scene.")
  var title: String?

  @OptionGroup(title: "Page traits") var traits: PageTraitOptions
  @OptionGroup(title: "Scene") var fonts: FontOptions

  func validate() throws {
    if scenes.isEmpty { throw ValidationError("There is no scene; name files or a folder.") }
  }

  /// The folders of the scenes.
  var folders: [String] { SceneFileName.folders(at: scenes) }

  /// The files, in the order of the arguments; those of a folder in the order of their names.
  func files() throws -> [String] { try SceneFileName.files(at: scenes) }

  /// Reads a scene for a page. If it cannot be shown, the entry has the message, and its report is returned, too.
  func entry(of file: String) -> (entry: ScenePage.Entry, failure: ErrorReport?) {
    let name = SceneFileName.stem(of: file)
    var document: SceneDocument?
    do {
      let read = try SceneDocument(contentsOfFile: file)
      document = read
      return (.scene(try scene(read, name)), nil)
    } catch {
      let report = ErrorReport(error, in: document)
      return (.failure(ScenePage.Failure(name: name, message: report.message)), report)
    }
  }

  private func scene(_ document: SceneDocument, _ name: String) throws -> PlayableScene {
    let renderer = try SceneRenderer(
      document.scene, traits: nil, assets: AssetLibrary().relative(toFile: document.file),
      fontFolders: fonts.folders)
    let source = String(
      decoding: try FileAccess.read(document.file, atMost: 1 << 20), as: UTF8.self)
    let scene = try PlayableScene(
      renderer, document: document, source: source, name: name, variants: traits.variants)
    // A page with a list has pictures in it.
    guard SceneFileName.mayBeSeveral(at: scenes) else { return scene }
    return try scene.withThumbnail(of: renderer)
  }

  /// The page's title: the one that was given, or that of the first scene that can be shown.
  func title(of entries: [ScenePage.Entry]) -> String {
    if let title { return title }
    for case .scene(let scene) in entries { return scene.title }
    return ""
  }
}
