import Testing

@testable import Drawing

/// San Francisco's measures, which decide how high lines are and how wide.
@Suite struct FontMetricsTests {
  @Test func aBodyLineIsAsHighAsUIKits() {
    let font = Font.system(17)
    #expect(abs(font.ascender - 16.186523) < 1e-6)
    #expect(abs(font.descender - 4.100586) < 1e-6)
    #expect(abs(font.lineHeight - 20.287109) < 1e-6)
  }

  @Test(arguments: [
    (6, 41), (12, 0), (13, -6), (15, -16), (17, -26), (23, -4), (34, 12),
    (1, 41), (100, 12), (17.5, -25.5),
  ])
  func trackingIsApples(size: Double, thousandths: Double) {
    #expect(abs(Font.system(size).tracking - thousandths / 1000 * size) < 1e-12)
    #expect(Font.monospaced(size).tracking == 0)
  }
}
