/// A scene that was read from a file, with the places of its parts.
public struct SceneDocument: Hashable, Sendable {
  /// The scene.
  public let scene: Scene
  /// Where its parts were written.
  public let sourceMap: SourceMap

  /// Reads a scene file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file: UTF-8 text, YAML (of which JSON is a part).
  ///   - file: The file's name as it shall stand in messages.
  /// - Throws: All mistakes at once. Text that is not YAML has only one: where it ceases to be YAML.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(SceneDiagnostics) -> SceneDocument {
    let source = SourceText(text: String(decoding: bytes, as: UTF8.self))
    let root: SourceNode
    do {
      root = try YAMLComposer.compose(bytes)
    } catch {
      throw SceneDiagnostics(file: file, diagnostics: [error.diagnostic], source: source)
    }
    var reader = SceneReader(source: source)
    let scene = reader.scene(from: root)
    guard let scene, reader.diagnostics.isEmpty else {
      throw SceneDiagnostics(file: file, diagnostics: reader.diagnostics, source: source)
    }
    return SceneDocument(scene: scene, sourceMap: reader.sourceMap)
  }
}
