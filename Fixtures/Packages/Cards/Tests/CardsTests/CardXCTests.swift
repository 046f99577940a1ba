import Cards
import CellophaneTesting
import XCTest

final class CardXCTests: XCTestCase {
  func testLongTitle() {
    var long = card
    long.collectionView.items = [
      Item(.set(.text, of: "title", to: "The day after the day after tomorrow"))
    ]
    assertSnapshot(of: long, state: .selected, named: "long-title")
  }
}
