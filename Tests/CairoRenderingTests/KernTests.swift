import Drawing
import Testing

@testable import CairoRendering

private let typesetter = PangoTypesetter(fonts: .debian)

@Suite("Kern")
struct KernTests {
  /// A string with and without 2 points after each character.
  private func both(
    _ string: String, _ font: Font = .system(17)
  ) throws -> (plain: TypesetText, kerned: TypesetText) {
    (
      try typesetter.typeset(string, in: font),
      try typesetter.typeset(string, in: font, kern: 2, wordSpacing: 0)
    )
  }

  /// How far each glyph, from left to right, is moved, and how much wider the line is, in points.
  private func shifts(_ string: String, _ font: Font = .system(17)) throws -> [Double] {
    let (plain, kerned) = try both(string, font)
    #expect(plain.glyphs.map(\.outline) == kerned.glyphs.map(\.outline))
    #expect(plain.glyphs.map(\.origin.y) == kerned.glyphs.map(\.origin.y))
    let shifts = zip(plain.glyphs, kerned.glyphs).map { $1.origin.x - $0.origin.x }
    return (shifts + [kerned.width - plain.width]).map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test("letters keep the distances of their pairs, and each moves by the kern of those before it")
  func latin() throws {
    #expect(try shifts("AVA") == [0, 2, 4, 6])
    #expect(try shifts("AVA", .monospaced(13)) == [0, 2, 4, 6])
    // A space has kern, too, and no glyph.
    #expect(try shifts("a b") == [0, 4, 6])
    // Not plain text, which Pango sets.
    #expect(try shifts("aγb") == [0, 2, 4, 6])
  }

  @Test("Hebrew stays in its order, with the space after each letter at its left")
  func hebrew() throws {
    #expect(try shifts("שלום") == [2, 4, 6, 8, 8])
    #expect(try shifts("ab של") == [0, 2, 8, 10, 10])
  }

  @Test("Arabic letters keep the forms in which they join")
  func arabic() throws {
    let (plain, kerned) = try both("بيت")
    #expect(kerned.glyphs.map(\.outline) == plain.glyphs.map(\.outline))
    #expect(abs(kerned.width - plain.width - 6) < 1e-6)
  }

  @Test("a mark and an emoji of several parts are one character")
  func characters() throws {
    func added(_ string: String) throws -> Double {
      let (plain, kerned) = try both(string)
      return ((kerned.width - plain.width) * 1e6).rounded() / 1e6
    }
    #expect(try added("e\u{301}\u{323}") == 2)
    #expect(try added("e\u{301}\u{323}x") == 4)
    #expect(try added("\u{1F469}\u{200D}\u{1F680}\u{1F1EB}\u{1F1EE}") == 4)
  }

  @Test("spaces become wider where a line is justified, also in text from right to left")
  func wordSpacing() throws {
    for (string, expected) in [
      ("a b c", [0.0, 5, 10, 10]), ("aγ b", [0, 0, 5, 5]), ("של אב", [0, 0, 5, 5, 5]),
    ] as [(String, [Double])] {
      let plain = try typesetter.typeset(string, in: .system(17))
      let wide = try typesetter.typeset(string, in: .system(17), kern: 0, wordSpacing: 5)
      let shifts = zip(plain.glyphs, wide.glyphs).map { $1.origin.x - $0.origin.x }
      #expect(
        (shifts + [wide.width - plain.width]).map { ($0 * 1e6).rounded() / 1e6 } == expected)
    }
  }

  @Test("a line contains the space that was added, and the direction of its paragraph")
  func told() throws {
    let line = try typesetter.typeset("a b", in: .system(17), kern: 2, wordSpacing: 5)
    #expect(line.kern == 2 && line.wordSpacing == 5 && line.direction == .leftToRight)
    let plain = try typesetter.typeset("של ab", in: .system(17))
    #expect(plain.kern == 0 && plain.wordSpacing == 0 && plain.direction == .rightToLeft)
    #expect(try typesetter.typeset("ab של", in: .system(17)).direction == .leftToRight)
    // Without a size nothing is added.
    #expect(try typesetter.typeset("a b", in: .system(0), kern: 2, wordSpacing: 5).kern == 0)
  }

  @Test("negative kern leaves a line no narrower than nothing")
  func negative() throws {
    #expect(try typesetter.typeset("wo wo", in: .system(17), kern: -30, wordSpacing: 0).width == 0)
  }

  @Test("the space of a ligature's characters is beside its glyphs, at the end that is read last")
  func ligatures() throws {
    let kern = try #require(Kern(3, in: "aéb"))
    func spaces(_ letters: [Int], _ isBackward: Bool) -> [[Double]] {
      kern.spaces(beside: letters, end: 4, isBackward: isBackward).map { [$0.before, $0.after] }
    }
    #expect(spaces([0, 1, 3], false) == [[0, 3], [0, 3], [0, 3]])
    #expect(spaces([3, 0, 0], true) == [[3, 0], [6, 0], [0, 0]])
    #expect(spaces([0, 0, 3], false) == [[0, 0], [0, 6], [0, 3]])
    #expect(Kern(0, in: "a") == nil)
  }
}
