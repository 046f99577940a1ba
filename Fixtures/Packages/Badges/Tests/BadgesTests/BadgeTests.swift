import Badges
import ImageSnapshotTesting
import Testing

@Suite struct BadgeTests {
  @Test func red() throws {
    let picture = try Bitmap(width: 16, height: 16, rgba: badge(red: 255, green: 59, blue: 48))
    expectSnapshot(of: picture, named: "red")
  }
}
