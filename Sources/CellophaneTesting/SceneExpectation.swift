internal import Cellophane
internal import ImageSnapshotTesting
internal import SceneSnapshots

/// The snapshots that a test expects of a scene.
struct SceneExpectation {
  /// The error if a scene lists no snapshots.
  private struct NoPictures: Error, CustomStringConvertible {
    let description =
      "the scene's snapshots list no picture; add items and a state, or a script"
  }

  let scene: Scene
  /// The traits; `nil` for those of the scene.
  let traits: Traits?
  /// The library of images and colours; `nil` for one in the test file's folder.
  let assets: AssetLibrary?
  /// Whether each operating system has a golden of its own; `nil` for the settings of the test.
  var perPlatform: Bool?
  let caller: CallSite

  private var library: AssetLibrary { assets ?? AssetLibrary(folder: caller.folder) }

  /// Draws one picture and compares it with its golden.
  ///
  /// - Parameters:
  ///   - name: The golden's name.
  ///   - comparison: How pictures are compared; nil for the settings of the test.
  ///   - record: Which pictures become goldens; nil for the settings of the test.
  ///   - model: Describes the picture.
  ///   - draw: Draws the picture.
  func check(
    _ name: String, _ comparison: Comparison?, _ record: RecordMode?,
    model: (SceneRenderer) throws -> String, _ draw: (SceneRenderer) throws -> Picture
  ) {
    Expectation(
      name: name, comparison: comparison, record: record, perPlatform: perPlatform, caller: caller
    ).check {
      let renderer = try SceneRenderer(scene, traits: traits, assets: library)
      let picture = try draw(renderer)
      return try GivenPicture(
        picture.bitmap(), pixelsPerPoint: picture.scale,
        renderer: renderer.rendererName(), model: model(renderer))
    }
  }

  /// Creates one text and compares it with its golden.
  func check(_ text: SceneText, _ name: String, _ record: RecordMode?) {
    Expectation(
      name: name, comparison: nil, record: record, perPlatform: perPlatform, caller: caller
    ).checkText {
      try text.make(SceneRenderer(scene, traits: traits, assets: library))
    }
  }

  /// Creates one text and compares it with one in the source of the test.
  func checkInline(_ text: SceneText, _ name: String, _ expected: String) {
    Expectation(name: name, comparison: nil, record: nil, perPlatform: nil, caller: caller)
      .checkInline(expected) {
        try text.make(SceneRenderer(scene, traits: traits, assets: library))
      }
  }

  /// Compares all snapshots that the scene lists with their goldens. A scene without snapshots is a failure.
  ///
  /// - Parameters:
  ///   - name: The folder of the goldens.
  ///   - comparison: How pictures are compared; nil for the settings of the test.
  ///   - record: Which pictures become goldens; nil for the settings of the test.
  ///   - document: The file from which the scene was read; nil for a scene that was created in Swift.
  func checkAll(
    _ name: String, _ comparison: Comparison?, _ record: RecordMode?,
    document: SceneDocument? = nil
  ) {
    func expectation(_ name: String) -> Expectation {
      Expectation(
        name: name, comparison: comparison, record: record, perPlatform: perPlatform, caller: caller
      )
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
