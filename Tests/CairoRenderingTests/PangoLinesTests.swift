import Drawing
import Testing

@testable import CairoRendering

private let typesetter = PangoTypesetter(fonts: .debian)
private let font = Font.system(17)

/// How texts are broken into lines and cut.
@Suite struct PangoLinesTests {
  private func lines(
    _ string: String, _ width: Double?, _ mode: LineBreakMode = .byTruncatingTail, most: Int = 0,
    _ alignment: TextAlignment = .natural, _ direction: LayoutDirection = .leftToRight,
    size: Double = 17
  ) throws -> [TypesetText] {
    try typesetter.lines(
      of: string, in: .system(size),
      style: LabelStyle(
        alignment: alignment, lineBreakMode: mode, numberOfLines: most,
        layoutDirection: direction),
      width: width)
  }

  /// Tracking is positive below 12 and above 23 points, and negative between.
  private static let sizes = [9.0, 12, 17, 34, 100]

  @Test(arguments: sizes)
  func wordsWrapAndLinesAreNoWiderThanAllowed(size: Double) throws {
    let string = "The quick brown fox jumps over the lazy dog"
    for step in stride(from: 4.0, through: 24, by: 0.37) {
      let width = step * size
      let lines = try lines(string, width, size: size)
      #expect(lines.allSatisfy { $0.width <= width + 1e-3 })
      #expect(lines.map(\.string).joined(separator: " ") == string)
      // No line could have taken the next one's first word.
      for (line, next) in zip(lines, lines.dropFirst()) {
        let word = try #require(next.string.split(separator: " ").first)
        let longer = line.string + " " + word
        #expect(try typesetter.typeset(longer, in: .system(size)).width > width)
      }
    }
  }

  @Test(arguments: sizes)
  func textThatIsAsWideAsTheSpaceIsNotBroken(size: Double) throws {
    for string in ["Groceries", "Favorite movie: Paper Moon", "W", "AVA To", "1000", "Ab \u{5D0}"] {
      let natural = try typesetter.typeset(string, in: .system(size))
      for mode in LineBreakMode.allCases {
        #expect(try lines(string, natural.width, mode, most: 1, size: size) == [natural])
        #expect(try lines(string, natural.width, mode, size: size) == [natural])
      }
    }
  }

  @Test(arguments: sizes)
  func whatIsTruncatedFits(size: Double) throws {
    let string = "Reply before Thursday, or there will be no cake"
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      for step in stride(from: 2.0, through: 20, by: 0.61) {
        let line = try lines(string, step * size, mode, most: 1, size: size)[0]
        #expect(line.width <= step * size + 1e-3)
        #expect(line.string.contains("\u{2026}"))
      }
    }
  }

  @Test(arguments: sizes)
  func nothingThatFitsIsTruncated(size: Double) throws {
    let string = "Sphinx of black quartz, judge my 1,000 vows"
    for step in stride(from: 3.0, through: 18, by: 0.61) {
      let width = step * size
      for mode in [LineBreakMode.byTruncatingHead, .byTruncatingTail] {
        let shown = try #require(lines(string, width, mode, most: 1, size: size).first)
        let kept = shown.string.count - 1
        func longer(_ count: Int) -> String {
          mode == .byTruncatingTail
            ? String(string.prefix(count)) + "…" : "…" + String(string.suffix(count))
        }
        // A space beside the ellipsis has been removed.
        let next = [kept + 1, kept + 2].map(longer).first {
          !$0.contains(" …") && !$0.contains("… ")
        }
        let one = try typesetter.typeset(#require(next), in: .system(size))
        #expect(shown.width <= width && one.width > width, "\(shown.string) in \(width)")
      }
    }
  }

  @Test func aWordThatIsTooWideIsBrokenBetweenLetters() throws {
    let lines = try lines("Donaudampfschiff", 60)
    #expect(lines.count > 2)
    #expect(lines.map(\.string).joined() == "Donaudampfschiff")
    #expect(lines.allSatisfy { $0.width <= 60 })
  }

  @Test("a soft hyphen is drawn where a line ends at it, and needs room")
  func softHyphens() throws {
    func shown(_ string: String, _ fitting: String, less: Double = 0) throws -> [String] {
      try lines(string, typesetter.typeset(fitting, in: font).width - less).map(\.string)
    }
    let string = "a soft\u{AD}ware"
    #expect(try shown(string, string) == [string])
    #expect(try shown(string, "a soft\u{2010}") == ["a soft\u{2010}", "ware"])
    #expect(try shown(string, "a soft\u{2010}", less: 0.5) == ["a", "soft\u{2010}", "ware"])
    let hyphen = try typesetter.typeset("\u{2010}", in: font)
    let width = try typesetter.typeset("a soft\u{2010}", in: font).width
    let line = try lines(string, width).first
    #expect(line?.glyphs.last?.outline == hyphen.glyphs.first?.outline)
    // JetBrains Mono has the same space after all letters.
    let mono = Font.monospaced(10)
    let style = LabelStyle(numberOfLines: 0)
    let cells = try typesetter.typeset("a soft", in: mono).width
    #expect(
      try typesetter.lines(of: string, in: mono, style: style, width: cells).map(\.string)
        == ["a", "soft\u{2010}", "ware"])
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "Hello worl\u{2026}"),
    (.byTruncatingHead, "\u{2026}his is Cello"),
    (.byTruncatingMiddle, "Hello\u{2026}Cello"),
    (.byWordWrapping, "Hello world"),
    (.byCharWrapping, "Hello world"),
    (.byClipping, "Hello world this is Cello"),
  ])
  func oneLineIsCutAsItsModeSays(mode: LineBreakMode, shown: String) throws {
    let lines = try lines("Hello world this is Cello", 95, mode, most: 1)
    #expect(lines.map(\.string) == [shown])
    if mode != .byClipping { #expect(lines[0].width <= 95) }
  }

  @Test func theLastAllowedLineIsTruncated() throws {
    let lines = try lines("one two three four five six seven eight", 80, most: 2)
    #expect(lines.map(\.string) == ["one two", "three fo\u{2026}"])
  }

  @Test func noSpaceStandsBeforeAnEllipsis() throws {
    for width in stride(from: 30.0, through: 200, by: 1) {
      let line = try lines("a bc def ghij klmno", width, most: 1)[0].string
      #expect(!line.contains(" \u{2026}"))
    }
  }

  @Test func paragraphsAreLinesOfTheirOwn() throws {
    #expect(try lines("a\nb\r\nc\u{2028}d", 100).map(\.string) == ["a", "b", "c", "d"])
    #expect(try lines("a\n\nb", nil).map(\.string) == ["a", "", "b"])
    #expect(try lines("", 100).map(\.string) == [""])
    // For those that have no line the last one says that there are more.
    #expect(try lines("a\nb\nc", 100, most: 2).map(\.string) == ["a", "b\u{2026}"])
    #expect(try lines("a\nb\nc", nil, most: 1).map(\.string) == ["a\u{2026}"])
    #expect(try lines("a\nb\nc", 100, .byWordWrapping, most: 2).map(\.string) == ["a", "b"])
  }

  @Test func justifiedLinesFillTheWidthButTheLastDoesNot() throws {
    let lines = try lines(
      "The quick brown fox jumps over the lazy dog", 150, .byWordWrapping, .justified)
    #expect(lines.count == 3)
    #expect(lines.dropLast().allSatisfy { $0.width == 150 })
    #expect(lines[2].width < 150)
    let ragged = try self.lines("The quick brown fox jumps over the lazy dog", 150)
    let first = try #require(lines.first?.glyphs.first)
    #expect(first == ragged[0].glyphs[0])
  }

  @Test func justifiedLinesTellHowMuchWiderTheirSpacesAre() throws {
    let string = "The quick brown fox jumps over the lazy dog"
    let (justified, ragged) = (
      try lines(string, 150, .byWordWrapping, .justified), try lines(string, 150)
    )
    #expect(justified.count == 3 && ragged.allSatisfy { $0.wordSpacing == 0 })
    for (line, other) in zip(justified, ragged) {
      let count = Double(line.string.count { $0 == " " })
      #expect(abs(line.width - other.width - count * line.wordSpacing) < 1e-6)
    }
    #expect(justified[0].wordSpacing > 0 && justified[2].wordSpacing == 0)
  }

  @Test func linesTellTheDirectionOfTheirParagraph() throws {
    let string = "12 (3)"
    for direction in LayoutDirection.allCases {
      let line = try lines(string, nil, .byTruncatingTail, .natural, direction)[0]
      #expect(line.direction == direction)
    }
    // Each paragraph has its own, which its later lines keep.
    let text = "abc\n\u{5D0}\u{5D1} abc abc abc"
    let set = try lines(text, 60, .byWordWrapping)
    #expect(set.count > 2 && set[0].direction == .leftToRight)
    #expect(set.dropFirst().allSatisfy { $0.direction == .rightToLeft })
  }

  // MARK: - Other scripts

  @Test func hebrewRunsFromRightToLeft() throws {
    let word = try lines("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", nil)[0]
    #expect(word.glyphs.count == 4)
    // The first letter, shin, is the rightmost: alone it has the same outline.
    let shin = try lines("\u{5E9}", nil)[0]
    #expect(word.glyphs.last?.outline == shin.glyphs[0].outline)
  }

  @Test func mixedTextHasTheDirectionOfItsFirstLetter() throws {
    let mixed = try lines("abc \u{5D0}\u{5D1}", nil)[0]
    let latin = try lines("abc", nil)[0]
    #expect(Array(mixed.glyphs.prefix(3)) == latin.glyphs)
    let hebrewFirst = try lines("\u{5D0}\u{5D1} abc", nil)[0]
    #expect(hebrewFirst.glyphs.prefix(3).map(\.outline) == latin.glyphs.map(\.outline))
  }

  @Test func directionOfTextWithoutLettersIsTheLayouts() throws {
    let leftToRight = try lines("12 (3)", nil)[0]
    let rightToLeft = try lines("12 (3)", nil, .byTruncatingTail, .natural, .rightToLeft)[0]
    #expect(leftToRight.glyphs != rightToLeft.glyphs)
  }

  @Test func arabicLettersHangTogether() throws {
    let string = "\u{633}\u{644}\u{627}\u{645}"
    let word = try lines(string, nil)[0]
    let letters = try string.unicodeScalars.map { try lines(String($0), nil)[0].width }
    #expect(word.glyphs.count < 4 || word.width < letters.reduce(0, +))
    // No tracking tears them apart: at any size the word is equally wide in ems.
    let large = try typesetter.lines(
      of: string, in: .system(34), style: LabelStyle(), width: nil)[0]
    #expect(abs(large.width - 2 * word.width) < 1e-6)
  }

  @Test func marksStandOnTheirLetters() throws {
    let plain = try lines("e", nil)[0]
    let accented = try lines("e\u{301}\u{323}", nil)[0]
    #expect(abs(accented.width - plain.width) < 1e-9)
    #expect(accented.glyphs.count >= 2)
  }

  @Test func aMissingScriptNamesThePackageThatHasIt() throws {
    let inter = FontLibrary(folders: ["/usr/share/fonts/opentype/inter"])
    for (string, package) in [("\u{5E9}", "fonts-noto-core"), ("\u{65E5}", "fonts-noto-cjk")] {
      let missing = try PangoTypesetter(fonts: inter).missingLetters(
        of: "a" + string, in: .system(17))
      #expect(missing.count == 1)
      #expect(missing[0].description.hasSuffix("install the Debian package \(package)"))
    }
  }
}
