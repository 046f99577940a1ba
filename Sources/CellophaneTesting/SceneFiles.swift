internal import Cellophane
internal import ImageSnapshotTesting

/// Compares all pictures and texts that the `snapshots` of a scene file list with their goldens, in Swift Testing and
/// in XCTest.
///
/// Errors in the file are failures of the test, with their lines. The name of the goldens' folder is that of the
/// file without `.cell.yaml`.
///
/// - Parameters:
///   - path: The file, absolute or relative to the test file's folder.
///   - comparison: How pictures are compared. Default: that of `withSnapshots` or of the trait, then exact equality.
///   - record: Which pictures become goldens. Default: that of `withSnapshots` or of the trait, then that of
///     the environment variable `SNAPSHOT_TESTING_RECORD`, then `auto`.
///   - perPlatform: Whether each operating system has a golden of its own, such as `red.linux.png`. Default:
///     that of `withSnapshots` or of the trait, then `false`.
public func expectSnapshots(
  ofSceneFile path: String, comparedBy comparison: Comparison? = nil, record: RecordMode? = nil,
  perPlatform: Bool? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let caller = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = path.hasPrefix("/") ? path : "\(caller.folder)/\(path)"
  let name = sceneName(ofFile: path)
  do {
    let document = try SceneDocument(contentsOfFile: file)
    SceneExpectation(
      scene: document.scene, traits: nil, assets: AssetLibrary(sceneFile: file),
      perPlatform: perPlatform, caller: caller
    ).checkAll(name, comparison, record, document: document)
  } catch {
    Expectation(
      name: name, comparison: comparison, record: record, perPlatform: perPlatform, caller: caller
    )
    .check { throw error }
  }
}

/// Compares all pictures and texts that the `snapshots` of a scene file list with their goldens. See
/// `expectSnapshots`.
public func assertSnapshots(
  ofSceneFile path: String, comparedBy comparison: Comparison? = nil, record: RecordMode? = nil,
  perPlatform: Bool? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  expectSnapshots(
    ofSceneFile: path, comparedBy: comparison, record: record, perPlatform: perPlatform,
    fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// Returns the name of a scene file without folders and `.cell.yaml`.
private func sceneName(ofFile path: String) -> String {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  return name.hasSuffix(".cell.yaml") ? String(name.dropLast(".cell.yaml".count)) : name
}
