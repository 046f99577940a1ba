internal import Files
public import Scenes

extension SceneDocument {
  /// Reads a scene file from disk.
  ///
  /// - Parameter path: Absolute, or from the current folder.
  /// - Throws: `SceneDiagnostics` with all mistakes when the file is no scene; an error that describes
  ///   itself when there is no such file or it cannot be read.
  public static func read(contentsOfFile path: String) throws -> SceneDocument {
    try read(FileAccess.read(path, atMost: SceneDocument.maximumBytes + 1), file: path)
  }
}
