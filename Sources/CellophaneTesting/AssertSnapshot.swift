internal import Cellophane
internal import ImageSnapshotTesting

// The functions for scenes under their usual names in XCTest.

/// Compares a picture of a scene with its golden. See `expectSnapshot`.
public func assertSnapshot(
  of picture: Picture, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, perPlatform: Bool? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: picture, named: name, comparedBy: comparison, record: record, perPlatform: perPlatform,
    fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// Compares a picture of an item's cell in a state with its golden. See `expectSnapshot`.
public func assertSnapshot(
  of scene: Scene, item: Int = 0, state: CellState = .normal, traits: Traits? = nil,
  assets: AssetLibrary? = nil, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, perPlatform: Bool? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: scene, item: item, state: state, traits: traits, assets: assets, named: name,
    comparedBy: comparison, record: record, perPlatform: perPlatform, fileID: fileID,
    filePath: filePath, line: line,
    column: column)
}

/// Compares a picture of the collection view at a moment of a script with its golden. See `expectSnapshot`.
public func assertSnapshot(
  of scene: Scene, script: String, at moment: ScriptMoment, traits: Traits? = nil,
  assets: AssetLibrary? = nil, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, perPlatform: Bool? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: scene, script: script, at: moment, traits: traits, assets: assets, named: name,
    comparedBy: comparison, record: record, perPlatform: perPlatform, fileID: fileID,
    filePath: filePath, line: line,
    column: column)
}

/// Compares all pictures and texts that a scene's `snapshots` list with their goldens. See `expectSnapshots`.
public func assertSnapshots(
  of scene: Scene, assets: AssetLibrary? = nil, named name: String,
  comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, perPlatform: Bool? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshots(
    of: scene, assets: assets, named: name, comparedBy: comparison, record: record,
    perPlatform: perPlatform,
    fileID: fileID, filePath: filePath, line: line, column: column)
}
