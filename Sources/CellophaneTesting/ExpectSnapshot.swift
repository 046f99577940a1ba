internal import Cellophane
internal import ImageSnapshotTesting
internal import SceneSnapshots

/// Compares a picture of a scene, such as a diagram or a storyboard, with its golden, in Swift Testing and in
/// XCTest.
///
/// Goldens, failures, recording and settings are those of `ImageSnapshotTesting`. A golden also contains the scale
/// of the picture, and the versions of Cairo and of the fonts.
///
/// - Parameters:
///   - picture: A picture of `SceneRenderer`.
///   - name: The golden's name without `.png`. It may contain folders.
///   - comparison: How pictures are compared. Default: that of `withSnapshots` or of the trait, then exact equality.
///   - record: Which pictures become goldens. Default: that of `withSnapshots` or of the trait, then that of
///     the environment variable `SNAPSHOT_TESTING_RECORD`, then `auto`.
///   - perPlatform: Whether each operating system has a golden of its own, such as `red.linux.png`. Default:
///     that of `withSnapshots` or of the trait, then `false`.
public func expectSnapshot(
  of picture: Picture, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, perPlatform: Bool? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  Expectation(
    name: name, comparison: comparison, record: record, perPlatform: perPlatform,
    caller: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check {
    try GivenPicture(
      picture.bitmap(), pixelsPerPoint: picture.scale, renderer: picture.rendererName())
  }
}

/// Compares a picture of an item's cell in a state with its golden.
///
/// An error in the scene is a failure of the test, too.
///
/// - Parameters:
///   - scene: The scene.
///   - item: The item whose cell is drawn. Default: the first.
///   - state: The cell's state. Default: normal.
///   - traits: The traits; `nil` for those of the scene, whose defaults are light appearance at 2×.
///   - assets: The library of images and colours; `nil` for one in the test file's folder.
///   - name: The golden's name without `.png`. It may contain folders.
///   - comparison: How pictures are compared. Default: that of `withSnapshots` or of the trait, then exact equality.
///   - record: Which pictures become goldens. Default: that of `withSnapshots` or of the trait, then that of
///     the environment variable `SNAPSHOT_TESTING_RECORD`, then `auto`.
///   - perPlatform: Whether each operating system has a golden of its own, such as `red.linux.png`. Default:
///     that of `withSnapshots` or of the trait, then `false`.
public func expectSnapshot(
  of scene: Scene, item: Int = 0, state: CellState = .normal, traits: Traits? = nil,
  assets: AssetLibrary? = nil, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, perPlatform: Bool? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  SceneExpectation(
    scene: scene, traits: traits, assets: assets, perPlatform: perPlatform,
    caller: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check(name, comparison, record) {
    try $0.presentationText(item: item, state: state)
  } _: {
    try $0.cell(item: item, state: state)
  }
}

/// Compares a picture of the collection view at a moment of a script with its golden.
///
/// - Parameters:
///   - scene: The scene.
///   - script: The name of one of its scripts.
///   - moment: A time from the script's start, or the name of one of its marks.
///   - traits: The traits; `nil` for those of the scene, whose defaults are light appearance at 2×.
///   - assets: The library of images and colours; `nil` for one in the test file's folder.
///   - name: The golden's name without `.png`. It may contain folders.
///   - comparison: How pictures are compared. Default: that of `withSnapshots` or of the trait, then exact equality.
///   - record: Which pictures become goldens. Default: that of `withSnapshots` or of the trait, then that of
///     the environment variable `SNAPSHOT_TESTING_RECORD`, then `auto`.
///   - perPlatform: Whether each operating system has a golden of its own, such as `red.linux.png`. Default:
///     that of `withSnapshots` or of the trait, then `false`.
public func expectSnapshot(
  of scene: Scene, script: String, at moment: ScriptMoment, traits: Traits? = nil,
  assets: AssetLibrary? = nil, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, perPlatform: Bool? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  SceneExpectation(
    scene: scene, traits: traits, assets: assets, perPlatform: perPlatform,
    caller: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check(name, comparison, record) {
    try $0.presentationText(script: script, at: moment)
  } _: {
    try $0.collectionView(script: script, at: moment)
  }
}

/// Compares all pictures and texts that a scene's `snapshots` list with their goldens: the first item's cell, or others
/// that they list, in each state, the collection view after each change in the scripts, and the motion of each script.
///
/// - Parameters:
///   - scene: The scene.
///   - assets: The library of images and colours; `nil` for one in the test file's folder.
///   - name: The folder of the goldens. Their names contain the state, or the script and the time, and the traits:
///     `highlighted.light@2x`, `tap/0.150s.dark@2x`.
///   - comparison: How pictures are compared. Default: that of `withSnapshots` or of the trait, then exact equality.
///   - record: Which pictures become goldens. Default: that of `withSnapshots` or of the trait, then that of
///     the environment variable `SNAPSHOT_TESTING_RECORD`, then `auto`.
///   - perPlatform: Whether each operating system has a golden of its own, such as `red.linux.png`. Default:
///     that of `withSnapshots` or of the trait, then `false`.
public func expectSnapshots(
  of scene: Scene, assets: AssetLibrary? = nil, named name: String,
  comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, perPlatform: Bool? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  SceneExpectation(
    scene: scene, traits: nil, assets: assets, perPlatform: perPlatform,
    caller: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).checkAll(name, comparison, record)
}
