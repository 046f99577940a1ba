public import Drawing
public import FoundationEssentials
public import Snapshots

/// Expects a picture to be the golden of a name; works in Swift Testing and in XCTest.
///
/// The golden is `__Snapshots__/<test file>/<name>.png` beside the file with the test. When the picture
/// is not the golden's, or there is none, the test fails at the caller's line, and the pictures that
/// tell why are attached to the test (Swift Testing) and left in the folder that the environment
/// variable `SNAPSHOT_ARTIFACTS` names, by default `.build/snapshot-artifacts` of the package.
///
/// - Parameters:
///   - picture: The picture.
///   - name: The golden's name without `.png`; it may have folders. Two snapshots of a file need two
///     names: there are no counters, so that adding a snapshot renames none.
///   - comparison: How pictures are compared; by default as the settings around say, else exactly.
///   - record: Which pictures become goldens; by default as the settings around say, else as the
///     environment variable `SNAPSHOT_TESTING_RECORD` says, else `auto`.
public func expectSnapshot(
  of picture: Bitmap, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  Expectation(
    name: name, comparison: comparison, record: record,
    caller: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check { () throws(PictureFailure) in GivenPicture(picture) }
}

/// Expects a PNG, given as its bytes, to show the golden of a name. See the function for a `Bitmap`.
public func expectSnapshot(
  of png: some Collection<UInt8>, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  Expectation(
    name: name, comparison: comparison, record: record,
    caller: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check { () throws(PictureFailure) in try GivenPicture(png: Array(png)) }
}

/// Expects a PNG file to show the golden of a name. See the function for a `Bitmap`.
public func expectSnapshot(
  of file: URL, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  Expectation(
    name: name, comparison: comparison, record: record,
    caller: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  ).check { () throws(PictureFailure) in try GivenPicture(file: file) }
}
