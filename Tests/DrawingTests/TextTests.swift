import Drawing
import Testing

@Suite("Numbers and strings as text")
struct TextTests {
  @Test(
    "numbers have no trailing zeros, no exponent and no minus before zero",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (100, "100"), (0.5, "0.5"), (-0.5, "-0.5"),
      (23.25, "23.25"), (1.0 / 3, "0.3333"), (2.0 / 3, "0.6667"), (0.00004, "0"), (-0.00004, "0"),
      (0.00005, "0.0001"), (0.0101, "0.0101"), (9.99995, "10"), (-9.99995, "-10"), (1e-300, "0"),
      (123_456.789, "123456.789"),
    ] as [(Double, String)])
  func decimals(value: Double, text: String) {
    #expect(decimal(value) == text)
  }

  @Test("places limit the digits behind the point")
  func places() {
    #expect(decimal(1.0 / 3, places: 0) == "0")
    #expect(decimal(2.5, places: 0) == "3")
    #expect(decimal(2.0 / 3, places: 1) == "0.7")
    #expect(decimal(1.0 / 3, places: 8) == "0.33333333")
    #expect(decimal(0.15, places: 6) == "0.15")
    #expect(decimal(1.000_000_4, places: 6) == "1")
  }

  @Test(
    "large numbers are written out",
    arguments: [
      (899_999_999_999.5, "899999999999.5"), (1e12, "1000000000000"),
      (1e12 + 0.5, "1000000000000.5"), (-1e12, "-1000000000000"), (1e16, "10000000000000000"),
      (-1.25e20, "-125000000000000000000"),
    ] as [(Double, String)])
  func large(value: Double, text: String) {
    #expect(decimal(value) == text)
  }

  @Test("the largest number has 309 digits")
  func largest() {
    let text = decimal(.greatestFiniteMagnitude)
    #expect(text.count == 309)
    #expect(text.hasPrefix("17976931348623157000"))
  }

  @Test("values that are not finite become zero")
  func notFinite() {
    for value in [Double.nan, .infinity, -.infinity] { #expect(decimal(value) == "0") }
  }

  @Test(
    "strings are quoted as JSON wants it",
    arguments: [
      ("", "\"\""), ("a b", "\"a b\""), ("say \"a\"", "\"say \\\"a\\\"\""), ("a\\b", "\"a\\\\b\""),
      ("a\nb\tc", "\"a\\nb\\tc\""), ("\r\u{0}\u{1F}\u{7F}", "\"\\u000d\\u0000\\u001f\\u007f\""),
      ("é 😀", "\"é 😀\""), ("\r\n", "\"\\u000d\\n\""),
    ])
  func strings(text: String, json: String) {
    #expect(quoted(text) == json)
  }

  @Test("letters from right to left are those of the ranges that Unicode reserves, and no others")
  func rightToLeftLetters() {
    // Where such letters begin and end, each with the first character behind them.
    var edges: [UInt32] = []
    var previous = false
    for value: UInt32 in 0...0x2_0000 {
      let current = Unicode.Scalar(value)?.readsFromRightToLeft ?? false
      if current != previous { edges.append(value) }
      previous = current
    }
    #expect(
      edges == [
        0x590, 0x900, 0xFB1D, 0xFE00, 0xFE70, 0xFEFF, 0x1_0800, 0x1_1000, 0x1_E800, 0x1_F000,
      ])
  }

  @Test(
    "the first letter says how a text runs, and any letter that parts of it run from right to left",
    arguments: [
      ("\u{5E9}\u{5DC}", true, true), ("12 \u{5E9} ab", true, true), ("ab \u{5E9}", false, true),
      ("\u{FB2A}", true, true), ("\u{1E900}", true, true), ("\u{FEFF}12", false, false),
      ("ab", false, false), ("12", false, false), ("", false, false),
    ])
  func rightToLeftTexts(text: String, reads: Bool, hasLetters: Bool) {
    #expect(text.readsFromRightToLeft == reads)
    #expect(text.hasRightToLeftLetters == hasLetters)
  }
}
