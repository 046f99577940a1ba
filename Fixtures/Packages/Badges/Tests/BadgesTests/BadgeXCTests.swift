import Badges
import ImageSnapshotTesting
import XCTest

final class BadgeXCTests: XCTestCase {
  func testGray() throws {
    let picture = try Bitmap(width: 16, height: 16, rgba: badge(red: 142, green: 142, blue: 147))
    assertSnapshot(of: picture, named: "gray")
  }
}
