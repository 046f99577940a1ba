public import Scenes

/// A scene that was read from a file, with the places of its parts.
public struct SceneDocument: Hashable, Sendable {
  /// The scene.
  public let scene: Scene
  /// Where its parts were written.
  package let sourceMap: SourceMap
  /// The file's name as it stands in messages.
  public let file: String
  private let source: SourceText

  /// The largest scene file, in bytes: 1 MiB. Our choice; a scene of a thousand views has a tenth.
  public static let maximumBytes = 1 << 20

  /// Reads a scene file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file: UTF-8 text, YAML (of which JSON is a part).
  ///   - file: The file's name as it shall stand in messages.
  /// - Throws: All mistakes at once. Text that is not YAML has only one: where it ceases to be YAML.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(SceneDiagnostics) -> SceneDocument {
    let source = SourceText(decoding: bytes.prefix(maximumBytes + 1))
    let composition: YAMLComposer.Composition
    do {
      composition = try YAMLComposer.compose(bytes, source)
    } catch {
      throw SceneDiagnostics(file: file, diagnostics: error.diagnostics, source: source)
    }
    var reader = SceneReader(source: source, diagnostics: composition.diagnostics)
    let scene = reader.scene(from: composition.root)
    guard let scene, reader.diagnostics.isEmpty else {
      throw SceneDiagnostics(file: file, diagnostics: reader.diagnostics, source: source)
    }
    return SceneDocument(scene: scene, sourceMap: reader.sourceMap, file: file, source: source)
  }

  /// Whether a comment `# cellophane: ignore WORD …` stands in the line in which a part of the scene is written.
  package func ignores(_ word: String, at path: ScenePath) -> Bool {
    guard let location = sourceMap.location(of: path), let line = source.line(location.line),
      let comment = line.firstRange(of: "# cellophane: ignore ")
    else { return false }
    return line[comment.upperBound...].split(whereSeparator: { $0 == " " || $0 == "," })
      .contains { $0 == word }
  }

  /// What the scene says and UIKit does not do, at the places where it was written: nothing of it is
  /// wrong. Each begins with `note:`.
  public var notes: SceneDiagnostics { notes(sceneNotes) }

  /// The same as parts of the scene, each without `note:`.
  package var sceneNotes: [SceneProblem] { SceneNotes.notes(in: scene) }

  /// Says what is remarkable about parts of the scene at the places where they were written. Each begins
  /// with `note:`.
  public func notes(_ problems: [SceneProblem]) -> SceneDiagnostics {
    diagnostics(
      for: problems.map { SceneProblem(path: $0.path, message: "note: " + $0.message) })
  }

  /// Says what is wrong with parts of the scene at the places where they were written.
  public func diagnostics(for problems: [SceneProblem]) -> SceneDiagnostics {
    SceneDiagnostics(
      file: file,
      diagnostics: problems.map {
        Diagnostic(
          location: sourceMap.location(of: $0.path) ?? .start, message: $0.message)
      },
      source: source)
  }
}
