public import Drawing
public import Snapshots

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Compares a picture with its golden. It is the same as `expectSnapshot`, under the usual name in XCTest.
///
/// The golden is `__Snapshots__/<test file>/<name>.png` in the folder of the test file. If the picture differs
/// from it, or if there is no golden, the test fails at the line of the call. The pictures for a review are
/// attached to the test (in Swift Testing) and written to the folder in the environment variable
/// `SNAPSHOT_ARTIFACTS`, by default `.build/snapshot-artifacts` of the package.
///
/// - Parameters:
///   - picture: The picture.
///   - name: The golden's name without `.png`. It may contain folders. Each snapshot of a file needs a different
///     name: there are no counters, so that a new snapshot does not rename others.
///   - comparison: How pictures are compared. Default: that of `withSnapshots` or of the trait, then exact equality.
///   - record: Which pictures become goldens. Default: that of `withSnapshots` or of the trait, then that of
///     the environment variable `SNAPSHOT_TESTING_RECORD`, then `auto`.
///   - perPlatform: Whether each operating system has a golden of its own, such as `red.linux.png`. Default:
///     that of `withSnapshots` or of the trait, then `false`.
public func assertSnapshot(
  of picture: Bitmap, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, perPlatform: Bool? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: picture, named: name, comparedBy: comparison, record: record, perPlatform: perPlatform,
    fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// Compares a PNG, given as bytes, with its golden. See the function for a `Bitmap`.
public func assertSnapshot(
  of png: some Collection<UInt8>, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, perPlatform: Bool? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: png, named: name, comparedBy: comparison, record: record, perPlatform: perPlatform,
    fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// Compares a PNG file with its golden. See the function for a `Bitmap`.
public func assertSnapshot(
  of file: URL, named name: String, comparedBy comparison: Comparison? = nil,
  record: RecordMode? = nil, perPlatform: Bool? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: file, named: name, comparedBy: comparison, record: record, perPlatform: perPlatform,
    fileID: fileID,
    filePath: filePath, line: line, column: column)
}
