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
    (6, 41), (12, 0), (13, -6), (15, -16), (17, -26), (26, -52), (34, -54),
    (1, 41), (100, -54), (17.5, -27.5 - 3.0 / 18),
  ])
  func trackingOfLowerCaseLetters(size: Double, thousandths: Double) {
    #expect(abs(Font.system(size).tracking - thousandths / 1000 * size) < 1e-12)
    #expect(Font.monospaced(size).tracking == 0)
  }

  @Test(arguments: [
    (15, Font.Weight.bold, Font.LetterKind.digit, 0.0), (17, .semibold, .capital, -14),
    (17, .medium, .narrow, -19), (34, .regular, .digit, -13), (34, .bold, .digit, -9),
    (26, .bold, .capital, -22), (26, .light, .narrow, -23), (21.5, .regular, .capital, -33.5),
    (34, .semibold, .other, -40.6), (50, .black, .narrow, -16), (50, .thin, .narrow, -26),
  ])
  func trackingByWeightAndLetter(
    size: Double, weight: Font.Weight, kind: Font.LetterKind, thousandths: Double
  ) {
    #expect(
      abs(Font.system(size, weight).tracking(of: kind) - thousandths / 1000 * size) < 1e-9)
  }

  @Test func kindsOfLetters() {
    let kinds = "a1:IJij l&É".unicodeScalars.map { Font.LetterKind($0) }
    #expect(
      kinds == [
        .other, .digit, .digit, .narrow, .capital, .narrow, .narrow, .other, .narrow, .other,
        .capital,
      ])
  }
}
