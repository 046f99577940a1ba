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

  @Test(arguments: [
    (TextStyle.largeTitle, 31, 34, 60), (.title1, 25, 28, 58), (.title2, 19, 22, 56),
    (.title3, 17, 20, 55), (.headline, 14, 17, 53), (.body, 14, 17, 53), (.callout, 13, 16, 51),
    (.subheadline, 12, 15, 49), (.footnote, 12, 13, 44), (.caption1, 11, 12, 43),
    (.caption2, 11, 11, 40),
  ])
  func stylesHaveTheirSizes(style: TextStyle, smallest: Double, usual: Double, largest: Double) {
    #expect(style.pointSize(at: .extraSmall) == smallest)
    #expect(style.pointSize(at: .large) == usual)
    #expect(style.pointSize(at: .accessibilityExtraExtraExtraLarge) == largest)
    let sizes = ContentSizeCategory.allCases.map { style.pointSize(at: $0) }
    #expect(sizes == sizes.sorted())
    #expect(sizes.count == 12)
    #expect(style.font(at: .large).weight == (style == .headline ? .semibold : .regular))
  }
}
