internal import Cellophane
internal import ImageSnapshotTesting

// `expectSnapshot` of scenes under the name that XCTest's users look for.

/// Asserts that a picture of a scene is the golden of a name. See `expectSnapshot`.
public func assertSnapshot(
  of picture: Picture, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: picture, named: name, comparedBy: comparison, record: record, fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// Asserts that the cell of an item, alone and in a state, looks like the golden of a name. See
/// `expectSnapshot`.
public func assertSnapshot(
  of scene: Scene, item: Int = 0, state: CellState = .normal, traits: Traits? = nil,
  assets: AssetLibrary? = nil, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: scene, item: item, state: state, traits: traits, assets: assets, named: name,
    comparedBy: comparison, record: record, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Asserts that the collection view at a moment of a script looks like the golden of a name. See
/// `expectSnapshot`.
public func assertSnapshot(
  of scene: Scene, script: String, at moment: ScriptMoment, traits: Traits? = nil,
  assets: AssetLibrary? = nil, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: scene, script: script, at: moment, traits: traits, assets: assets, named: name,
    comparedBy: comparison, record: record, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Asserts that all that a scene's `snapshots` ask for look like goldens. See `expectSnapshots`.
public func assertSnapshots(
  of scene: Scene, assets: AssetLibrary? = nil, named name: String,
  comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshots(
    of: scene, assets: assets, named: name, comparedBy: comparison, record: record,
    fileID: fileID, filePath: filePath, line: line, column: column)
}
