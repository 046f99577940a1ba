internal import ArgumentParser
internal import Cellophane
internal import SceneSnapshots

/// The scene file and its traits: an option for each trait that is worth one.
///
/// The options of traits are not a group inside this one: in builds for debugging the argument parser validates a
/// nested group many times, which took most of the time of a small command.
struct SceneOptions: ParsableArguments {
  @Argument(help: "The scene file, for example Fixtures/Scenes/selection.cell.yaml.")
  var scene: String

  @Option(help: "Pixels per point: 1, 2 or 3.")
  var scale: DisplayScale = .twice

  @Option(help: "The appearance: light or dark. Default: the scene's.")
  var appearance: Appearance?

  @Option(help: "The accessibility contrast: normal or high. Default: the scene's.")
  var contrast: AccessibilityContrast?

  @Option(
    help: ArgumentHelp(
      "The text size: extraSmall to extraExtraExtraLarge, accessibilityMedium and above.",
      valueName: "category"))
  var contentSize: ContentSizeCategory?

  @Option(help: ArgumentHelp("The layout direction: ltr or rtl.", valueName: "direction"))
  var direction: ReadingDirection?

  @Flag(inversion: .prefixedNo, help: "Turn Bold Text on or off. Default: the scene's.")
  var boldText: Bool?

  @Flag(inversion: .prefixedNo, help: "Turn Reduce Motion on or off. Default: the scene's.")
  var reduceMotion: Bool?

  @Option(
    help: ArgumentHelp(
      "The horizontal size class: compact or regular. Default: the scene's.", valueName: "class"))
  var sizeClass: UserInterfaceSizeClass?

  @Option(
    help: ArgumentHelp(
      "The version of iOS whose metrics cells have: iOS18 or iOS26. Default: the scene's.",
      valueName: "platform"))
  var platform: Platform?

  @Option(
    help: ArgumentHelp(
      "A folder with the font files. Default: those of Debian's packages.", valueName: "folder"))
  var fonts: [String] = []

  @Flag(
    help: """
      Exit with \(ExitStatus.malformedInput.rawValue) and draw nothing if there are notes on the \
      scene, as on symbols without a drawing.
      """)
  var strict = false

  /// The folder below which an untrusted scene may read files.
  var inputFolders: [String] { [SceneFileName.folder(of: scene)] }

  var fontFolders: [String]? { fonts.isEmpty ? nil : fonts }

  /// The scene's traits, overridden by the options.
  func traits(of scene: Scene) -> Traits {
    var traits = scene.traits.applying(traitsChange)
    traits.displayScale = scale
    return traits
  }

  /// The change of the scene's traits.
  private var traitsChange: TraitsChange {
    TraitsChange(
      appearance: appearance, accessibilityContrast: contrast, contentSize: contentSize,
      layoutDirection: direction?.layoutDirection, reduceMotion: reduceMotion, boldText: boldText,
      horizontalSizeClass: sizeClass, platform: platform)
  }

  /// Reads and prepares the scene and calls `body`. Errors are printed with their location and end
  /// the command with their exit code.
  func withRenderer(_ body: (SceneRenderer) throws -> Void) throws {
    try withDocument { document in try body(renderer(of: document)) }
  }

  /// Calls asynchronous work with the prepared scene; otherwise the same.
  func withRenderer(_ body: (SceneRenderer) async throws -> Void) async throws {
    let document = try document()
    try await reporting(in: document) { try await body(renderer(of: document)) }
  }

  /// Reads the scene and calls `body`.
  func withDocument(_ body: (SceneDocument) throws -> Void) throws {
    let document = try document()
    try reporting(in: document) { try body(document) }
  }

  private func document() throws -> SceneDocument {
    try reporting { try SceneDocument.read(contentsOfFile: scene) }
  }

  /// Prepares the scene of a document, and prints the notes on its layout.
  func renderer(of document: SceneDocument) throws -> SceneRenderer {
    let renderer = try SceneRenderer(
      document.scene, traits: traits(of: document.scene),
      assets: AssetLibrary().relative(toFile: scene), fontFolders: fontFolders)
    let notes = renderer.notes
    Terminal.printNotes(document.notes(notes))
    if strict, !notes.isEmpty { throw ExitCode(ExitStatus.malformedInput.rawValue) }
    return renderer
  }
}
