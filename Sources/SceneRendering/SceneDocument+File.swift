internal import Assets
internal import Files
public import SceneReading
public import Scenes
public import Vocabulary
public import YAMLReading

extension SceneDocument {
  /// Reads a scene file from disk.
  ///
  /// - Parameter path: The file's path, absolute or relative to the current folder.
  /// - Throws: `RenderingError.malformed` with all mistakes if the file is not a valid scene, and
  ///   `RenderingError.cannotRead` if it does not exist or cannot be read.
  public init(contentsOfFile path: String) throws(RenderingError) {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileAccess.read(path, atMost: YAMLComposer.maximumBytes + 1)
    } catch {
      throw .cannotRead(error.description)
    }
    do throws(SceneDiagnostics) {
      try self.init(bytes, file: path, usedFiles: .onDisk)
    } catch {
      throw .malformed(error)
    }
  }

  /// Returns the line and column of a part of the scene; `nil` if the part is not written in the
  /// file.
  public func location(of path: ScenePath) -> SourceLocation? { sourceMap.location(of: path) }
}

extension UsedFiles {
  /// Files on disk, within the scope of the running command.
  package static let onDisk = UsedFiles { path in
    do throws(FileFailure) {
      return .success(try FileAccess.read(path, atMost: YAMLComposer.maximumBytes + 1))
    } catch {
      return .failure(Unreadable(reason: error.reason))
    }
  }
}

extension SceneRenderer {
  /// Prepares the scene of a document. Its images and colours are read from the document's folder.
  ///
  /// - Parameters:
  ///   - document: The document. The paths of its `assets` are relative to its file's folder.
  ///   - traits: The traits; `nil` for the scene's. Default: `nil`.
  ///   - fontFolders: The folders of the font files; `nil` for the pinned fonts. Default:
  /// `nil`.
  /// - Throws: `RenderingError.malformed` with all mistakes, each with its line and column.
  public init(
    _ document: SceneDocument, traits: Traits? = nil, fontFolders: [String]? = nil
  ) throws(RenderingError) {
    do throws(RenderingError) {
      try self.init(
        document.scene, traits: traits, assets: AssetLibrary(sceneFile: document.file),
        fontFolders: fontFolders)
    } catch {
      guard case .scene(let problems) = error else { throw error }
      throw .malformed(document.diagnostics(for: problems))
    }
  }
}
