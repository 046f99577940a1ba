import Cellophane
import Foundation
import SceneSnapshots

/// The scenes in Fixtures/Scenes. What takes long to make of them is made once for all tests.
enum ExampleScenes {
  static let folder = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent().path

  /// The paths of the scene files, in the order of their names; empty if the folder cannot be read.
  static let files = (try? SceneFileName.scenes(inFolder: folder)) ?? []

  private static let documents = files.map { file in
    Result { try SceneDocument(contentsOfFile: file) }
  }

  private static let renderers = Dictionary(
    uniqueKeysWithValues: zip(files, documents).map { file, document in
      (
        file,
        Result {
          try SceneRenderer(
            document.get().scene, assets: AssetLibrary().relative(toFile: file))
        }
      )
    })

  /// A scene in its own surroundings: the same value for all tests, so that they share what it remembers.
  static func renderer(_ file: String) throws -> SceneRenderer {
    guard let renderer = renderers[file] else { throw CocoaError(.fileNoSuchFile) }
    return try renderer.get()
  }

  /// The snapshot suite of each scene, in the order of `files`.
  static let suites = Result {
    try zip(files, documents).map { file, document in
      try SnapshotSuite(
        of: document.get().scene, assets: AssetLibrary().relative(toFile: file),
        name: SceneFileName.stem(of: file))
    }
  }
}
