internal import ArgumentParser
internal import Cellophane
internal import SceneSnapshots

/// The scene file and the surroundings in which it is shown.
struct SceneOptions: ParsableArguments {
  @Argument(help: "The scene file, as Fixtures/Scenes/selection.cell.yaml.")
  var scene: String

  @Option(help: "Pixels a point: 1, 2 or 3.")
  var scale: DisplayScale = .twice

  @Option(help: "The appearance: light or dark. Default: the scene's, which is light at first.")
  var appearance: Appearance?

  @Option(help: "The accessibility contrast: normal or high. Default: the scene's.")
  var contrast: AccessibilityContrast?

  @Option(
    help: ArgumentHelp(
      "The text size: extraSmall to extraExtraExtraLarge, accessibilityMedium and above.",
      valueName: "category"))
  var contentSize: ContentSizeCategory?

  @Option(help: ArgumentHelp("Where reading starts: ltr or rtl.", valueName: "direction"))
  var direction: ReadingDirection?

  @Flag(inversion: .prefixedNo, help: "Whether bold text is asked for. Default: the scene's.")
  var boldText: Bool?

  @Flag(inversion: .prefixedNo, help: "Whether less motion is asked for. Default: the scene's.")
  var reduceMotion: Bool?

  @Option(
    help: ArgumentHelp(
      "A folder with the font files, instead of Debian's packages.", valueName: "folder"))
  var fonts: [String] = []

  @OptionGroup(title: "Limits") var limits: LimitOptions

  /// The folder below which an untrusted scene may read.
  var inputFolders: [String] { [SceneFileName.folder(of: scene)] }

  var fontFolders: [String]? { fonts.isEmpty ? nil : fonts }

  /// The surroundings that the scene names, but for what was asked for.
  func traits(of scene: Scene) -> Traits {
    var traits = scene.traits
    traits.displayScale = scale
    if let appearance { traits.appearance = appearance }
    if let contrast { traits.accessibilityContrast = contrast }
    if let contentSize { traits.preferredContentSizeCategory = contentSize }
    if let boldText { traits.boldText = boldText }
    if let reduceMotion { traits.reduceMotion = reduceMotion }
    if let direction { traits.layoutDirection = direction.layoutDirection }
    return traits
  }

  /// Reads the scene, prepares it and lets `body` work on it; what goes wrong is printed with its
  /// place, and ends the command with its code.
  func withRenderer(_ body: (SceneRenderer) throws -> Void) throws {
    try withDocument { document in try body(renderer(of: document)) }
  }

  /// The same for work that waits.
  func withRenderer(_ body: (SceneRenderer) async throws -> Void) async throws {
    let document = try document()
    try await reporting(in: document) { try await body(renderer(of: document)) }
  }

  /// Reads the scene and lets `body` work on it.
  func withDocument(_ body: (SceneDocument) throws -> Void) throws {
    let document = try document()
    try reporting(in: document) { try body(document) }
  }

  private func document() throws -> SceneDocument {
    try reporting { try SceneDocument.read(contentsOfFile: scene) }
  }

  /// Prepares the scene of a document, and tells what its layout had to drop.
  func renderer(of document: SceneDocument) throws -> SceneRenderer {
    let renderer = try SceneRenderer(
      document.scene, traits: traits(of: document.scene),
      assets: AssetLibrary().relative(toFile: scene), fontFolders: fontFolders)
    Terminal.printNotes(document.notes(renderer.notes))
    return renderer
  }
}

/// What of a scene is shown.
struct SubjectOptions: ParsableArguments {
  @Option(
    help: "An item: its cell alone, cropped to its frame. Without it the collection view.")
  var item: Int?

  @Option(
    help: ArgumentHelp(
      "What the item's cell is (default 0): flags and states of the scene's own, as"
        + " highlighted,selected; or normal.", valueName: "states"))
  var state: String?

  @Option(help: ArgumentHelp("A script to play, up to --at.", valueName: "name"))
  var script: String?

  @Option(help: ArgumentHelp("A moment of the script: seconds, or a mark.", valueName: "moment"))
  var at: String?

  /// Whether nothing was chosen.
  var isEmpty: Bool { item == nil && state == nil && script == nil }

  func validate() throws {
    if script == nil, at != nil { throw ValidationError("--at needs --script.") }
    if script != nil, at == nil { throw ValidationError("--script needs --at, a moment.") }
    if script != nil, state != nil {
      throw ValidationError("--state and --script exclude each other; a script makes the states.")
    }
  }

  func subject(of renderer: SceneRenderer) throws -> SceneRenderer.Subject {
    if let script, let at {
      return try renderer.subject(item: item, script: script, at: .mark(at))
    }
    return try renderer.subject(item: item, state: state.map(renderer.state) ?? .normal)
  }
}

/// Maximum number of pictures that are made at the same time.
struct JobOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: "Pictures worked on side by side; the bytes do not depend on it. Default: one a core.")
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs must be from 1 to 256.")
    }
  }

  var count: Int { jobs ?? Machine.coreCount }
}
