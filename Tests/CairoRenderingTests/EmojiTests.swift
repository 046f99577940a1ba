import Drawing
import Testing

@testable import CairoRendering

/// One typesetter for all: what it gives must not depend on what it was asked before.
private let typesetter = PangoTypesetter(fonts: .debian)

@Suite struct EmojiTests {
  /// The widths of labels with one emoji in Interface Builder's files, which are rounded up.
  @Test(arguments: [(17.0, 23.0), (18, 24), (34, 39), (38, 43)])
  func aLabelWithAnEmojiIsAsWideAsInXcode(size: Double, width: Double) throws {
    let text = try typesetter.typeset("😀", in: .system(size))
    #expect(text.width.rounded(.up) == width)
    #expect(text.glyphs.count == 1)
  }

  @Test(arguments: [
    "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇹🇷", "👍🏿", "🚴🏽‍♀️", "7️⃣", "#️⃣", "❤️", "☕️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
  ])
  func aSequenceIsOnePicture(emoji: String) throws {
    let one = try typesetter.typeset("😀", in: .system(17))
    let text = try typesetter.typeset("a\(emoji)b", in: .system(17))
    #expect(text.glyphs.count { $0.picture != nil } == 1)
    #expect(text.glyphs.count == 3)
    let alone = try typesetter.typeset(emoji, in: .system(17))
    #expect(abs(alone.width - one.width) < 1e-3)
    #expect(try typesetter.missingLetters(of: emoji, in: .system(17)).isEmpty)
  }

  @Test(arguments: ["7#*", "©®™", "#1\u{FE0E}"])
  func digitsAndSignsStayLetters(string: String) throws {
    let text = try typesetter.typeset(string, in: .system(17))
    #expect(text.glyphs.allSatisfy { $0.picture == nil })
  }

  @Test func aSelectorChoosesBetweenLetterAndEmoji() throws {
    let emoji = try typesetter.typeset("©\u{FE0F}", in: .system(17))
    let letter = try typesetter.typeset("☀\u{FE0E}", in: .system(17))
    #expect(emoji.glyphs.map { $0.picture != nil } == [true])
    #expect(letter.glyphs.allSatisfy { $0.picture == nil })
  }

  @Test func lettersAroundAnEmojiKeepTheirWidth() throws {
    let font = Font.system(15, .semibold)
    let parts = try ["On my ", "🎉", " way"].map { try typesetter.typeset($0, in: font).width }
    let whole = try typesetter.typeset("On my 🎉 way", in: font)
    #expect(abs(whole.width - parts.reduce(0, +)) < 1e-3)
    // Tracking is not applied to emoji.
    let two = try typesetter.typeset("🎉🎉", in: font)
    #expect(abs(two.width - 2 * parts[1]) < 1e-3)
  }

  @Test func thePictureStandsInTheMiddleOfItsAdvance() throws {
    let text = try typesetter.typeset("🎉", in: .system(34))
    let rect = try #require(text.glyphs.first?.picture?.rect)
    #expect(abs(rect.midX - text.width / 2) < 1e-3)
    #expect(rect.size.height == 34)
    #expect(rect.minY < -20 && rect.maxY > 0)
    #expect(text.glyphBounds == rect)
  }

  @Test func linesBreakBesideSequencesAndNeverInside() throws {
    let family = "👨‍👩‍👧‍👦"
    let string = String(repeating: family, count: 5)
    let style = LabelStyle(numberOfLines: 0)
    let lines = try typesetter.lines(of: string, in: .system(17), style: style, width: 50)
    #expect(lines.map(\.string) == [family + family, family + family, family])
    #expect(lines.allSatisfy { $0.width <= 50 })
    let cut = try typesetter.lines(
      of: string, in: .system(17), style: LabelStyle(numberOfLines: 1), width: 66)
    #expect(cut.map(\.string) == [family + family + "…"])
  }

  @Test func withoutTheFontABoxStandsForAnEmoji() throws {
    let bare = FontLibrary(folders: [
      "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/jetbrains-mono",
    ])
    let typesetter = PangoTypesetter(fonts: bare)
    let text = try typesetter.typeset("a🎉", in: .system(17))
    #expect(text.glyphs.allSatisfy { $0.picture == nil })
    let missing = try typesetter.missingLetters(of: "a🎉", in: .system(17))
    #expect(missing.map(\.description).joined().contains("package fonts-noto-color-emoji"))
  }

  @Test func aTranslucentColourFadesThePicture() throws {
    let text = try typesetter.typeset("🟥", in: .system(40))
    func pixel(_ color: Color) throws -> [UInt8] {
      let picture = DisplayList(
        size: Size(44, 44), items: [.text(text, at: Point(0, 36), color)])
      let bitmap = try CairoRenderer().bitmap(of: picture, scale: 1)
      let start = 4 * (22 * bitmap.width + 22)
      return Array(bitmap.rgba[start..<start + 4])
    }
    let (full, half) = (
      try pixel(Color(hex: 0x0000FF)), try pixel(Color(hex: 0x0000FF).withAlphaComponent(0.5))
    )
    #expect(full[3] == 255 && full[0] > 150 && full[2] < 110)
    #expect(abs(Int(half[3]) - 128) <= 1 && abs(Int(half[0]) - Int(full[0])) <= 2)
  }
}
