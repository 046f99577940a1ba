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
    (6, 41), (12, 0), (13, -6), (15, -16), (17, -26), (26, -49), (34, -51),
    (1, 41), (100, -51), (17.5, -27.5),
  ])
  func trackingOfAllLetters(size: Double, thousandths: Double) {
    #expect(abs(Font.system(size).tracking - thousandths / 1000 * size) < 1e-12)
    #expect(Font.monospaced(size).tracking == 0)
  }

  @Test(
    arguments: [
      (15, Font.Weight.bold, "7", -10), (17, .semibold, "H", -14 + 20.82),
      (17, .medium, "l", -19 + 11.78),
      (17, .regular, "n", -30), (12, .light, "w", -42), (8, .regular, "%", 118),
      (13, .bold, "€", 10),
      (34, .regular, "7", -13), (34, .bold, ":", -9), (26, .bold, "C", -22), (26, .light, "j", -23),
      (21.5, .regular, "A", -42.5 + 5), (34, .semibold, "n", -40.63),
      (50, .black, "I", -16),
      (50, .thin, "i", -26), (17, .regular, "É", -30), (17, .regular, "é", -40),
      (17, .regular, "ß", -30), (17, .regular, "я", -26),
      (34, .regular, "É", -33),
    ] as [(Double, Font.Weight, Unicode.Scalar, Double)])
  func trackingByWeightAndLetter(
    size: Double, weight: Font.Weight, letter: Unicode.Scalar, thousandths: Double
  ) throws {
    let tracking = try #require(Font.system(size, weight).letterTracking)
    #expect(abs(tracking.ems(after: letter) - thousandths / 1000) < 1e-12)
  }

  @Test("digits that are to have the same width have the same space after them")
  func evenDigits() throws {
    var font = Font.system(13)
    font.descriptor = FontDescriptor()
    font.descriptor?.features = ["tnum"]
    let tracking = try #require(font.letterTracking)
    #expect(Set("0123456789".unicodeScalars.map { tracking.ems(after: $0) }).count == 1)
  }
}
