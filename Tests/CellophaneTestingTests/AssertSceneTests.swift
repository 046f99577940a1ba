import CellophaneTesting
import XCTest

/// The same functions where XCTest runs the test.
final class AssertSceneTests: XCTestCase {
  func testPasses() throws {
    assertSnapshot(of: Scenes.small, state: .selected, named: "selected")
    assertSnapshot(of: Scenes.small, script: "choose", at: "chosen", named: "chosen")
    assertSnapshot(of: try SceneRenderer(Scenes.small).cell(), named: "normal")
    assertSnapshots(of: Scenes.small, named: "plan")
    assertSnapshots(ofSceneFile: "../../Fixtures/Scenes/z-position.cell.yaml")
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

  func testFailsAtTheCallersLine() {
    seen = []
    assertSnapshot(of: Scenes.small, state: .selected, named: "normal", record: .never)
    let failures = seen ?? []
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.line, #line - 3)
    XCTAssertEqual(failures.first?.file, #filePath)
    XCTAssertEqual(
      failures.first?.text.contains("the snapshot \"normal\" fails: 128 of 128 pixels"), true)
    seen = nil
  }
}
