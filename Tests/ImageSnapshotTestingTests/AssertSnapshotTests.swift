import Drawing
import ImageSnapshotTesting
import XCTest

/// The same functions where XCTest runs the test.
final class AssertSnapshotTests: XCTestCase {
  override func invokeTest() {
    withSnapshots(comparedBy: .exact) { super.invokeTest() }
  }

  func testPassesWhenThePictureIsItsGolden() throws {
    assertSnapshot(of: try Bitmap.gray(60), named: "gray")
  }

  /// Failures that a test wants to see; `nil` lets them fail it.
  private var seen: [(text: String, file: String, line: Int)]?

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard seen != nil else {
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      return
    }
    seen?.append((description, filePath, lineNumber))
  }

  func testFailsAtTheCallersLineWhenItIsNot() throws {
    seen = []
    assertSnapshot(of: try Bitmap.gray(61), named: "gray", record: .never)
    let failures = seen ?? []
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.line, #line - 3)
    XCTAssertEqual(failures.first?.file, #filePath)
    XCTAssertEqual(
      failures.first?.text.contains("the snapshot \"gray\" fails: 12 of 12 pixels"), true)
    seen = nil
  }
}
