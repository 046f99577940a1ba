internal import Cellophane
internal import ImageSnapshotTesting

/// Expects all that the `snapshots` of a scene file ask for to look like goldens; works in Swift Testing
/// and in XCTest.
///
/// Mistakes in the file fail the test with their places. The goldens' folder has the file's name without
/// `.cell.yaml`.
///
/// - Parameters:
///   - path: The file, absolute or from the test file's folder.
///   - comparison: How pictures are compared; by default as the settings around say, else exactly.
///   - record: Which pictures become goldens; by default as the settings around say, else as the
///     environment variable `SNAPSHOT_TESTING_RECORD` says, else `auto`.
public func expectSnapshots(
  ofSceneFile path: String, comparedBy comparison: Comparison? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let caller = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = path.hasPrefix("/") ? path : "\(caller.folder)/\(path)"
  let name = sceneName(ofFile: path)
  do {
    let document = try SceneDocument.read(contentsOfFile: file)
    SceneExpectation(
      scene: document.scene, traits: nil, assets: AssetLibrary(sceneFile: file), caller: caller
    ).checkAll(name, comparison, record, document: document)
  } catch {
    Expectation(name: name, comparison: comparison, record: record, caller: caller)
      .check { throw error }
  }
}

/// Asserts that all that the `snapshots` of a scene file ask for look like goldens. See
/// `expectSnapshots`.
public func assertSnapshots(
  ofSceneFile path: String, comparedBy comparison: Comparison? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  expectSnapshots(
    ofSceneFile: path, comparedBy: comparison, record: record, fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// What a scene file is called, without folders and `.cell.yaml`.
private func sceneName(ofFile path: String) -> String {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  return name.hasSuffix(".cell.yaml") ? String(name.dropLast(".cell.yaml".count)) : name
}
