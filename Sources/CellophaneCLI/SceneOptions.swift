internal import ArgumentParser
internal import Cellophane
internal import SceneSnapshots

/// The scene file and how it is read.
///
/// Its traits are a group of their own beside this one, not inside: in builds for debugging the argument parser
/// validates a nested group many times, which took most of the time of a small command.
struct SceneOptions: ParsableArguments {
  @Argument(help: "The scene file, for example Fixtures/Scenes/selection.cell.yaml.")
  var scene: String

  @Option(help: "Pixels per point: 1, 2 or 3.")
  var scale: DisplayScale = .twice

  @Option(
    help: ArgumentHelp(
      "A folder with the font files. Default: those of Debian's packages.", valueName: "folder"))
  var fonts: [String] = []

  @Flag(
    help: """
      Exit with \(ExitStatus.malformedInput.rawValue) and draw nothing if there are notes on the \
      scene, as on symbols without a drawing. Comments in the scene silence notes: see "check".
      """)
  var strict = false

  /// The folder below which an untrusted scene may read files.
  var inputFolders: [String] { [SceneFileName.folder(of: scene)] }

  var fontFolders: [String]? { fonts.isEmpty ? nil : fonts }

  /// Reads and prepares the scene and calls `body`. Errors are printed with their location and end
  /// the command with their exit code.
  func withRenderer(
    _ traits: TraitOptions, _ body: (SceneRenderer) throws -> Void
  ) throws {
    try withDocument { document in try body(renderer(of: document, traits)) }
  }

  /// Calls `body` with the prepared scene and the part of it that is shown. For a still only the layouts that it shows
  /// are solved and checked, so that its cost does not grow with the number of states.
  func withSubject(
    _ traits: TraitOptions, _ subject: SubjectOptions,
    _ body: (SceneRenderer, SceneRenderer.Subject) throws -> Void
  ) throws {
    // Strictness is about the whole scene, and a script leads to any state.
    let isStill = subject.script == nil && !strict
    try withDocument { document in
      guard isStill else {
        let renderer = try renderer(of: document, traits)
        return try body(renderer, subject.subject(of: renderer))
      }
      let renderer = try unnotedRenderer(of: document, traits, checksLayouts: false)
      let subject = try subject.subject(of: renderer)
      try note(
        renderer.noteFindings(layoutNotes: renderer.checkLayouts(of: subject)), in: document)
      try body(renderer, subject)
    }
  }

  /// Calls asynchronous work with the prepared scene; otherwise the same.
  func withRenderer(
    _ traits: TraitOptions, _ body: (SceneRenderer) async throws -> Void
  ) async throws {
    let document = try document()
    try await reporting(in: document) { try await body(renderer(of: document, traits)) }
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
  func renderer(of document: SceneDocument, _ options: TraitOptions) throws -> SceneRenderer {
    let renderer = try unnotedRenderer(of: document, options, checksLayouts: true)
    try note(renderer.noteFindings(), in: document)
    return renderer
  }

  private func unnotedRenderer(
    of document: SceneDocument, _ options: TraitOptions, checksLayouts: Bool
  ) throws -> SceneRenderer {
    var traits = options.traits(of: document.scene)
    traits.displayScale = scale
    return try SceneRenderer(
      document.scene, traits: traits, assets: AssetLibrary().relative(toFile: scene),
      fontFolders: fontFolders, checksLayouts: checksLayouts)
  }

  /// Prints notes that no comment silences.
  private func note(_ findings: [CheckFinding], in document: SceneDocument) throws {
    let notes = document.unsilenced(findings).map(\.problem)
    Terminal.printNotes(document.diagnostics(for: notes))
    if strict, !notes.isEmpty { throw ExitCode(ExitStatus.malformedInput.rawValue) }
  }
}
