internal import Cellophane
internal import ImageSnapshotTesting
internal import SceneSnapshots

/// Expects a picture of a scene, such as a diagram or a storyboard, to be the golden of a name; works in
/// Swift Testing and in XCTest.
///
/// Goldens, failures, recording and settings are those of `ImageSnapshotTesting`. A golden also carries
/// the picture's scale.
///
/// - Parameters:
///   - picture: What `SceneRenderer` gives.
///   - name: The golden's name without `.png`; it may have folders.
///   - comparison: How pictures are compared; by default as the settings around say, else exactly.
///   - record: Which pictures become goldens; by default as the settings around say, else as the
///     environment variable `SNAPSHOT_TESTING_RECORD` says, else `auto`.
public func expectSnapshot(
  of picture: Picture, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  Expectation(
    name: name, comparison: comparison, record: record,
    caller: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check { try GivenPicture(picture.bitmap(), pixelsPerPoint: picture.scale) }
}

/// Expects the cell of an item, alone and in a state, to look like the golden of a name.
///
/// What is wrong with the scene fails the test, too.
///
/// - Parameters:
///   - scene: The scene.
///   - item: The item whose cell is shown. Default: the first.
///   - state: The cell's state. Default: normal.
///   - traits: The surroundings; `nil` for those that the scene names, light at 2× if it names none.
///   - assets: Where images and colours are read from; `nil` for a library of the test file's folder.
///   - name: The golden's name without `.png`; it may have folders.
///   - comparison: How pictures are compared; by default as the settings around say, else exactly.
///   - record: Which pictures become goldens; by default as the settings around say, else as the
///     environment variable `SNAPSHOT_TESTING_RECORD` says, else `auto`.
public func expectSnapshot(
  of scene: Scene, item: Int = 0, state: CellState = .normal, traits: Traits? = nil,
  assets: AssetLibrary? = nil, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  SceneExpectation(
    scene: scene, traits: traits, assets: assets,
    caller: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check(name, comparison, record) {
    try $0.presentationText(item: item, state: state)
  } _: {
    try $0.cell(item: item, state: state)
  }
}

/// Expects the collection view at a moment of a script to look like the golden of a name.
///
/// - Parameters:
///   - scene: The scene.
///   - script: The name of one of its scripts.
///   - moment: A time from the script's start, or the name of one of its marks.
///   - traits: The surroundings; `nil` for those that the scene names, light at 2× if it names none.
///   - assets: Where images and colours are read from; `nil` for a library of the test file's folder.
///   - name: The golden's name without `.png`; it may have folders.
///   - comparison: How pictures are compared; by default as the settings around say, else exactly.
///   - record: Which pictures become goldens; by default as the settings around say, else as the
///     environment variable `SNAPSHOT_TESTING_RECORD` says, else `auto`.
public func expectSnapshot(
  of scene: Scene, script: String, at moment: ScriptMoment, traits: Traits? = nil,
  assets: AssetLibrary? = nil, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  SceneExpectation(
    scene: scene, traits: traits, assets: assets,
    caller: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check(name, comparison, record) {
    try $0.presentationText(script: script, at: moment)
  } _: {
    try $0.collectionView(script: script, at: moment)
  }
}

/// Expects all that a scene's `snapshots` ask for to look like goldens: the first item's cell in each
/// state, and the collection view after each change of the scripts, in each of the surroundings.
///
/// - Parameters:
///   - scene: The scene.
///   - assets: Where images and colours are read from; `nil` for a library of the test file's folder.
///   - name: The folder of the goldens. In it they are called after what they show, such as
///     `highlighted.light@2x` or `tap/0.150s.dark@2x`.
///   - comparison: How pictures are compared; by default as the settings around say, else exactly.
///   - record: Which pictures become goldens; by default as the settings around say, else as the
///     environment variable `SNAPSHOT_TESTING_RECORD` says, else `auto`.
public func expectSnapshots(
  of scene: Scene, assets: AssetLibrary? = nil, named name: String,
  comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  SceneExpectation(
    scene: scene, traits: nil, assets: assets,
    caller: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).checkAll(name, comparison, record)
}
