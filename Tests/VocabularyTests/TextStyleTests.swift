import Drawing
import Testing
import Vocabulary

/// The sizes and weights of text styles.
@Suite struct TextStyleTests {
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
