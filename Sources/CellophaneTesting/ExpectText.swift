public import Cellophane
internal import ImageSnapshotTesting

/// Expects a stage of a scene, as text, to be the golden of a name; works in Swift Testing and in XCTest.
///
/// The golden is `__Snapshots__/<test file>/<name>.txt` beside the file with the test. Goldens, failures and
/// recording are those of pictures.
///
/// - Parameters:
///   - scene: The scene.
///   - text: What is written, such as `.presentation(state: .selected)`, `.trace` or `.stateGraph`.
///   - traits: The surroundings; `nil` for those that the scene names.
///   - assets: Where images and colours are read from; `nil` for a library of the test file's folder.
///   - name: The golden's name without `.txt`; `nil` for the test's name and the stage's, such as
///     `chosen.presentation`.
///   - record: Which texts become goldens; by default as the settings around say, else as the
///     environment variable `SNAPSHOT_TESTING_RECORD` says, else `auto`.
public func expectSnapshot(
  of scene: Scene, as text: SceneText, traits: Traits? = nil, assets: AssetLibrary? = nil,
  named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  SceneExpectation(
    scene: scene, traits: traits, assets: assets,
    caller: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check(text, name ?? text.name(inTest: testName), record)
}

/// Asserts that a stage of a scene, as text, is the golden of a name. See `expectSnapshot(of:as:)`.
public func assertSnapshot(
  of scene: Scene, as text: SceneText, traits: Traits? = nil, assets: AssetLibrary? = nil,
  named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: scene, as: text, traits: traits, assets: assets, named: name, record: record,
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
}

/// Expects a stage of a scene to be a text that stands in the test itself.
///
/// A failure shows the lines that differ, and the whole text to write in its place. An empty text fails in
/// the same way, so that a first one can be taken from the failure.
///
/// - Parameters:
///   - scene: The scene.
///   - text: What is written, such as `.trace(script: "tap")`.
///   - traits: The surroundings; `nil` for those that the scene names.
///   - assets: Where images and colours are read from; `nil` for a library of the test file's folder.
///   - expected: The text; whether it ends with a line break does not matter.
public func expectInlineSnapshot(
  of scene: Scene, as text: SceneText, traits: Traits? = nil, assets: AssetLibrary? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: StaticString = #function, line: UInt = #line, column: UInt = #column,
  matches expected: () -> String
) {
  SceneExpectation(
    scene: scene, traits: traits, assets: assets,
    caller: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).checkInline(text, text.name(inTest: testName), expected())
}

/// Asserts that a stage of a scene is a text that stands in the test itself. See `expectInlineSnapshot`.
public func assertInlineSnapshot(
  of scene: Scene, as text: SceneText, traits: Traits? = nil, assets: AssetLibrary? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: StaticString = #function, line: UInt = #line, column: UInt = #column,
  matches expected: () -> String
) {
  expectInlineSnapshot(
    of: scene, as: text, traits: traits, assets: assets, fileID: fileID, filePath: filePath,
    testName: testName, line: line, column: column, matches: expected)
}

extension SceneText {
  /// The name of a golden that has no other: the test's and the stage's, `chosen.presentation`.
  fileprivate func name(inTest test: StaticString) -> String {
    let function = "\(test)".prefix { $0 != "(" }
    let words = function.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return "\(words.joined(separator: "-")).\(word)"
  }
}
