internal import Testing
internal import XCTest

/// Speaks to the test framework that runs the current test. Asking is needed: `XCTFail` in a test of
/// Swift Testing passes silently.
struct TestReport {
  let caller: CallSite

  /// Fails the test at the caller's line.
  func fail(_ message: String) {
    if Test.current == nil {
      XCTFail(message, file: caller.filePath, line: caller.line)
    } else {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
  }

  /// Keeps a file with the test's results. XCTest on Linux has no place for that.
  func attach(_ bytes: [UInt8], named name: String) {
    if Test.current != nil { Attachment.record(bytes, named: name, sourceLocation: location) }
  }

  private var location: SourceLocation {
    SourceLocation(
      fileID: "\(caller.fileID)", filePath: "\(caller.filePath)",
      line: Int(clamping: caller.line), column: Int(clamping: caller.column))
  }
}
