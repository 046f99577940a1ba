internal import ArgumentParser
internal import Cellophane
internal import SceneSnapshots

/// The scene file and the traits.
struct SceneOptions: ParsableArguments {
  @Argument(help: "The scene file, for example Fixtures/Scenes/selection.cell.yaml.")
  var scene: String

  @Option(help: "Pixels per point: 1, 2 or 3.")
  var scale: DisplayScale = .twice

  @OptionGroup var traits: TraitOptions

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
    var traits = scene.traits.applying(self.traits.change)
    traits.displayScale = scale
    return traits
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

/// The part of a scene that is shown.
struct SubjectOptions: ParsableArguments {
  @Option(
    help: "Draw only this item's cell, cropped to its frame. Default: the collection view.")
  var item: Int?

  @Option(
    help: ArgumentHelp(
      "The state of the item's cell (default: item 0): flags and custom states, for example"
        + " highlighted,selected or download=loading,progress=0.4; or normal.", valueName: "states")
  )
  var state: String?

  @Option(help: ArgumentHelp("Play this script up to --at.", valueName: "name"))
  var script: String?

  @Option(help: ArgumentHelp("A moment of the script: seconds or a mark.", valueName: "moment"))
  var at: String?

  /// Whether no option was given.
  var isEmpty: Bool { item == nil && state == nil && script == nil }

  func validate() throws {
    if script == nil, at != nil { throw ValidationError("--at needs --script.") }
    if script != nil, at == nil { throw ValidationError("--script needs --at, a moment.") }
    if script != nil, state != nil {
      throw ValidationError("--state and --script exclude each other; a script sets the states.")
    }
  }

  func subject(of renderer: SceneRenderer) throws -> SceneRenderer.Subject {
    if let script, let at {
      try checkMoment(at, of: script, renderer)
      return try renderer.subject(item: item, script: script, at: .mark(at))
    }
    return try renderer.subject(item: item, state: state.map(renderer.state) ?? .normal)
  }

  /// Checks that a time is not after the end of a script and its animations. Nothing changes there any more.
  private func checkMoment(
    _ moment: String, of script: String, _ renderer: SceneRenderer
  ) throws {
    let scene = renderer.scene
    let animations =
      scene.rules.flatMap { [$0.animation, $0.leaving] } + scene.states.map(\.animation)
      + [scene.collectionView.batchUpdates]
    // An endless animation has no end.
    guard let seconds = Double(moment), seconds.isFinite,
      !animations.contains(where: { $0.map { $0.repeatCount == nil } ?? false })
    else { return }
    let timeline = try renderer.timeline(ofScript: script)
    let end = timeline.duration.seconds
    guard seconds > end, !timeline.marks.contains(where: { $0.name == moment }) else { return }
    throw CommandFailure(
      .usage,
      "--at \(moment) is after the end of the script \(script), which is at \(decimal(end, places: 6)) s"
    )
  }
}

/// The maximum number of pictures that are made at the same time.
struct JobOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: "The number of parallel jobs; does not affect the output. Default: one per core.")
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs must be from 1 to 256.")
    }
  }

  var count: Int { jobs ?? Machine.coreCount }
}
