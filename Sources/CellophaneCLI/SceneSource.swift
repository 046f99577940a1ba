internal import ArgumentParser
internal import Cellophane
internal import SceneSnapshots
internal import TerminalOutput

/// A scene file, how it is read, and with which traits it is shown.
struct SceneSource: Equatable {
  /// The scene file.
  var path: String
  /// Pixels per point. Default: `.x2`.
  var scale = DisplayScale.x2
  /// The folders with the font files. Default: `nil`, the pinned fonts.
  var fontFolders: [String]?
  /// Whether notes on the scene are errors. Default: `false`.
  var isStrict = false
  /// The change of the scene's traits. Default: none.
  var traits = TraitsChange()

  /// The folder below which an untrusted scene may read files.
  var inputFolders: [String] { [SceneFileName.folder(of: path)] }

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

  /// Calls `body` with the prepared scene and the part of it that is shown. For a still only the layouts that it shows
  /// are solved and checked, so that its cost does not grow with the number of states.
  func withSubject(
    _ choice: SubjectChoice, _ body: (SceneRenderer, SceneRenderer.Subject) throws -> Void
  ) throws {
    // Strictness is about the whole scene, and a script leads to any state.
    let isStill = choice.script == nil && !isStrict
    try withDocument { document in
      guard isStill else {
        let renderer = try renderer(of: document)
        return try body(renderer, choice.subject(of: renderer))
      }
      let renderer = try unnotedRenderer(of: document, checksLayouts: false)
      let subject = try choice.subject(of: renderer)
      try note(
        renderer.noteFindings(layoutNotes: renderer.checkLayouts(of: subject)), in: document)
      try body(renderer, subject)
    }
  }

  /// Reads the scene and calls `body`.
  func withDocument(_ body: (SceneDocument) throws -> Void) throws {
    let document = try document()
    try reporting(in: document) { try body(document) }
  }

  private func document() throws -> SceneDocument {
    try reporting { try SceneDocument(contentsOfFile: path) }
  }

  /// Prepares the scene of a document, and prints the notes on its layout.
  func renderer(of document: SceneDocument) throws -> SceneRenderer {
    let renderer = try unnotedRenderer(of: document, checksLayouts: true)
    try note(renderer.noteFindings(), in: document)
    return renderer
  }

  private func unnotedRenderer(
    of document: SceneDocument, checksLayouts: Bool
  ) throws -> SceneRenderer {
    var traits = document.scene.traits.applying(traits)
    traits.displayScale = scale
    return try SceneRenderer(
      document.scene, traits: traits, assets: AssetLibrary().relative(toFile: path),
      fontFolders: fontFolders, checksLayouts: checksLayouts)
  }

  /// Prints notes that no comment silences.
  private func note(_ findings: [CheckFinding], in document: SceneDocument) throws {
    let notes = document.unsilenced(findings).map(\.problem)
    Terminal.printNotes(document.diagnostics(for: notes))
    if isStrict, !notes.isEmpty { throw ExitCode(ExitStatus.malformedInput.rawValue) }
  }
}
