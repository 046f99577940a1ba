internal import Testing
internal import XCTest

/// Reports to the framework that runs the current test. The framework must be detected, because `XCTFail` has no
/// effect in a test of Swift Testing.
///
/// A test of Swift Testing is known in its own tasks only: not in a detached task or on a queue of Dispatch. There the
/// issue is reported to both frameworks. Swift Testing passes an issue without a test to all runs of the process, and
/// drops it if there is none, as in a process of XCTest.
struct TestReport {
  let caller: CallSite

  /// Fails the test at the line of the call.
  func fail(_ message: String) {
    if Test.current == nil { XCTFail(message, file: caller.filePath, line: caller.line) }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }

  /// Attaches a file to the test. XCTest on Linux has no attachments.
  func attach(_ bytes: [UInt8], named name: String) {
    if Test.current != nil { Attachment.record(bytes, named: name, sourceLocation: location) }
  }

  private var location: SourceLocation {
    SourceLocation(
      fileID: "\(caller.fileID)", filePath: "\(caller.filePath)",
      line: Int(clamping: caller.line), column: Int(clamping: caller.column))
  }
}
