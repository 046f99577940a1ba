public import Scenes
public import Validation
package import YAMLReading

/// A scene that was read from a file, with the locations of its parts.
public struct SceneDocument: Hashable, Sendable {
  /// The scene.
  public let scene: Scene
  /// The locations of its parts.
  package let sourceMap: SourceMap
  /// The file's path: its name in messages. Renderers look for images, colours and fonts from its folder.
  public let file: String
  private let source: SourceTexts

  /// Reads the content of a scene file. No other file is read: a scene with the key `use` is refused. Read those with
  /// `init(contentsOfFile:)`.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file: UTF-8 text, YAML (which includes JSON).
  ///   - file: The file's path, whether or not it exists: its name in messages. A renderer of the document looks for
  /// images, colours and fonts from its folder.
  /// - Throws: All mistakes at once. Invalid YAML gives a single mistake, where the YAML becomes
  ///   invalid.
  public init(_ bytes: [UInt8], file: String) throws(SceneDiagnostics) {
    try self.init(bytes, file: file, usedFiles: .none)
  }

  /// Reads a scene file and the files that it uses.
  package init(
    _ bytes: [UInt8], file: String, usedFiles: UsedFiles
  ) throws(SceneDiagnostics) {
    let text = SourceText(decoding: bytes.prefix(YAMLComposer.maximumBytes + 1))
    let texts = SourceTexts(name: file, text: text)
    let composition: YAMLComposer.Composition
    do {
      composition = try YAMLComposer.compose(bytes, text)
    } catch {
      throw SceneDiagnostics(file: file, diagnostics: error.diagnostics, source: texts)
    }
    var reader = SceneReader(
      source: texts, usedFiles: usedFiles, diagnostics: composition.diagnostics)
    let scene = reader.scene(from: composition.root)
    guard let scene, reader.diagnostics.isEmpty else {
      throw SceneDiagnostics(file: file, diagnostics: reader.diagnostics, source: reader.source)
    }
    self.scene = scene
    sourceMap = reader.sourceMap
    self.file = file
    source = reader.source
  }

  /// The paths of all files that the scene was read from: its own, then those that it uses.
  package var files: [String] { source.names }

  /// The file of a location: the scene file, or one that it uses.
  package func file(of location: SourceLocation) -> String { source.name(of: location) }

  /// Whether the line of a part, or of a part around it, has a comment `# cellophane: ignore WORD …`.
  package func ignores(_ word: String, at path: ScenePath) -> Bool {
    var part: ScenePath? = path
    while let current = part {
      if let location = sourceMap.location(of: current), ignores(word, in: location) { return true }
      part = current.parent
    }
    return false
  }

  private func ignores(_ word: String, in location: SourceLocation) -> Bool {
    guard let line = source.line(of: location),
      let comment = line.firstRange(of: "# cellophane: ignore ")
    else { return false }
    return line[comment.upperBound...].split(whereSeparator: { $0 == " " || $0 == "," })
      .contains { $0 == word }
  }

  /// Notes on parts that are valid but do not have the expected effect in UIKit, with their
  /// locations. Each begins with `note:`.
  public var notes: SceneDiagnostics { notes(sceneNotes) }

  /// The same notes with the parts' paths, without `note:`.
  package var sceneNotes: [SceneProblem] { SceneNotes.notes(in: scene) }

  /// Converts problems to notes with their locations in the file. Each begins with `note:`.
  package func notes(_ problems: [SceneProblem]) -> SceneDiagnostics {
    diagnostics(
      for: problems.map { $0.with(message: "note: " + $0.message) })
  }

  /// Converts problems to diagnostics with their locations in the file.
  public func diagnostics(for problems: [SceneProblem]) -> SceneDiagnostics {
    SceneDiagnostics(
      file: file,
      diagnostics: problems.map { problem in
        var diagnostic = Diagnostic(
          location: sourceMap.location(of: problem.path) ?? .start, message: problem.message)
        diagnostic.participants = problem.participants.map { participant in
          Diagnostic.Participant(
            location: sourceMap.location(of: participant.path) ?? .start,
            text: participant.fullText)
        }
        return diagnostic
      },
      source: source)
  }
}
