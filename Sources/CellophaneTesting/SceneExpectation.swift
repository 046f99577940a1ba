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
  ///
  /// - Parameter model: The text of what the picture shows.
  func check(
    _ name: String, _ comparison: Comparison?, _ record: RecordMode?,
    model: (SceneRenderer) throws -> String, _ draw: (SceneRenderer) throws -> Picture
  ) {
    Expectation(name: name, comparison: comparison, record: record, caller: caller).check {
      let renderer = try SceneRenderer(scene, traits: traits, assets: library)
      let picture = try draw(renderer)
      return try GivenPicture(
        picture.bitmap(), pixelsPerPoint: picture.scale,
        renderer: renderer.rendererName(), model: model(renderer))
    }
  }

  /// Writes one text and holds it against the golden of a name.
  func check(_ text: SceneText, _ name: String, _ record: RecordMode?) {
    Expectation(name: name, comparison: nil, record: record, caller: caller).checkText {
      try text.make(SceneRenderer(scene, traits: traits, assets: library))
    }
  }

  /// Writes one text and compares it with one that stands in the test.
  func checkInline(_ text: SceneText, _ name: String, _ expected: String) {
    Expectation(name: name, comparison: nil, record: nil, caller: caller).checkInline(expected) {
      try text.make(SceneRenderer(scene, traits: traits, assets: library))
    }
  }

  /// Takes all that the scene asks for and holds each against its golden. No snapshots are no pass.
  ///
  /// - Parameter document: The file from which the scene was read; nil for a scene that was made in Swift.
  func checkAll(
    _ name: String, _ comparison: Comparison?, _ record: RecordMode?,
    document: SceneDocument? = nil
  ) {
    func expectation(_ name: String) -> Expectation {
      Expectation(name: name, comparison: comparison, record: record, caller: caller)
    }
    do {
      let suite = try SnapshotSuite(of: scene, document: document, assets: library, name: name)
      guard !suite.all.isEmpty else { throw NoPictures() }
      for testCase in suite.all {
        let expectation = expectation(testCase.name.description)
        switch testCase.subject {
        case .motion(let script):
          expectation.checkText(locate: suite.located) {
            try suite.text(ofMotion: script, case: testCase).text
          }
        case .cell, .moment:
          expectation.check {
            let snapshot = try suite.snapshot(of: testCase)
            return GivenPicture(
              snapshot.bitmap, pixelsPerPoint: snapshot.pixelsPerPoint,
              renderer: snapshot.renderer, model: snapshot.model, locate: suite.located)
          }
        }
      }
    } catch {
      expectation(name).check { throw error }
    }
  }
}
