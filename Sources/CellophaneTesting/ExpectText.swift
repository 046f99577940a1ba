public import Cellophane
internal import ImageSnapshotTesting

/// Compares a text that describes a scene with its golden, in Swift Testing and in XCTest.
///
/// The golden is `__Snapshots__/<test file>/<name>.txt` in the folder of the test file. Failures and recording are
/// those of pictures.
///
/// - Parameters:
///   - scene: The scene.
///   - text: The kind of text, such as `.presentation(state: .selected)`, `.trace` or `.stateGraph`.
///   - traits: The traits; `nil` for those of the scene.
///   - assets: The library of images and colours; `nil` for one in the test file's folder.
///   - name: The golden's name without `.txt`; `nil` for the test's name and the kind of text, such as
///     `chosen.presentation`.
///   - record: Which texts become goldens. Default: that of `withSnapshots` or of the trait, then that of
///     the environment variable `SNAPSHOT_TESTING_RECORD`, then `auto`.
///   - perPlatform: Whether each operating system has a golden of its own, such as `scene.linux.txt`.
///     Default: that of `withSnapshots` or of the trait, then `false`.
public func expectSnapshot(
  of scene: Scene, as text: SceneText, traits: Traits? = nil, assets: AssetLibrary? = nil,
  named name: String? = nil, record: RecordMode? = nil, perPlatform: Bool? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  SceneExpectation(
    scene: scene, traits: traits, assets: assets, perPlatform: perPlatform,
    caller: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check(text, name ?? text.name(inTest: testName), record)
}

/// Compares a text that describes a scene with its golden. See `expectSnapshot(of:as:)`.
public func assertSnapshot(
  of scene: Scene, as text: SceneText, traits: Traits? = nil, assets: AssetLibrary? = nil,
  named name: String? = nil, record: RecordMode? = nil, perPlatform: Bool? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: scene, as: text, traits: traits, assets: assets, named: name, record: record,
    perPlatform: perPlatform,
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
}

/// Compares a text that describes a scene with one in the source of the test.
///
/// A failure shows the lines that differ, and the new text to paste into the test. For a new test, begin with an
/// empty text and paste the one from the failure.
///
/// - Parameters:
///   - scene: The scene.
///   - text: The kind of text, such as `.trace(script: "tap")`.
///   - traits: The traits; `nil` for those of the scene.
///   - assets: The library of images and colours; `nil` for one in the test file's folder.
///   - expected: The expected text. A line break at its end is optional.
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

/// Compares a text that describes a scene with one in the source of the test. See `expectInlineSnapshot`.
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
  /// The default name of a golden: the test's name and the kind of text, such as `chosen.presentation`.
  fileprivate func name(inTest test: StaticString) -> String {
    let function = "\(test)".prefix { $0 != "(" }
    let words = function.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return "\(words.joined(separator: "-")).\(word)"
  }
}
