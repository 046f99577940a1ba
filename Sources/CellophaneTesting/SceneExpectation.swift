internal import Cellophane
internal import ImageSnapshotTesting
internal import SceneSnapshots

/// Expected snapshots of a scene.
struct SceneExpectation {
  /// Why there is nothing to compare.
  private struct NoPictures: Error, CustomStringConvertible {
    let description =
      "the scene's snapshots ask for no picture; give it items and a state, or a script"
  }

  let scene: Scene
  /// The surroundings; `nil` for the scene's own.
  let traits: Traits?
  /// Where images and colours are read from; `nil` for a library of the test file's folder.
  let assets: AssetLibrary?
  let caller: CallSite

  private var library: AssetLibrary { assets ?? AssetLibrary(folder: caller.folder) }

  /// Draws one picture and holds it against the golden of a name.
  func check(
    _ name: String, _ comparison: Comparison?, _ record: RecordMode?,
    _ draw: (SceneRenderer) throws -> Picture
  ) {
    Expectation(name: name, comparison: comparison, record: record, caller: caller).check {
      let renderer = try SceneRenderer(scene, traits: traits, assets: library)
      let picture = try draw(renderer)
      return try GivenPicture(
        picture.bitmap(), pixelsPerPoint: picture.scale,
        renderer: renderer.rendererName())
    }
  }

  /// Draws all that the scene asks for and holds each against its golden. No pictures are no pass.
  func checkAll(_ name: String, _ comparison: Comparison?, _ record: RecordMode?) {
    func expectation(_ name: String) -> Expectation {
      Expectation(name: name, comparison: comparison, record: record, caller: caller)
    }
    do {
      let suite = try SnapshotSuite(of: scene, assets: library, name: name)
      guard !suite.cases.isEmpty else { throw NoPictures() }
      for testCase in suite.cases {
        expectation(testCase.name.description).check {
          let snapshot = try suite.snapshot(of: testCase)
          return GivenPicture(
            snapshot.bitmap, pixelsPerPoint: snapshot.pixelsPerPoint, renderer: snapshot.renderer,
            model: snapshot.model)
        }
      }
    } catch {
      expectation(name).check { throw error }
    }
  }
}
