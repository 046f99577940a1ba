import Badges
import ImageSnapshotTesting
import Testing

@Suite(.snapshots(comparedBy: Comparison(.channel(tolerance: 2)), renderer: "Badges 1.0"))
struct TolerantBadgeTests {
  @Test(arguments: ["green", "blue"])
  func color(_ name: String) throws {
    let rgba =
      name == "green" ? badge(red: 52, green: 199, blue: 89) : badge(red: 0, green: 122, blue: 255)
    expectSnapshot(of: try Bitmap(width: 16, height: 16, rgba: rgba), named: "badge/\(name)")
  }
}
