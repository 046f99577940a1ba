import Drawing
import Testing

@testable import CairoRendering

/// One typesetter for all: what it gives must not depend on what it was asked before.
private let typesetter = PangoTypesetter(fonts: .debian)

@Suite struct PangoTypesetterTests {
  @Test func aWordBecomesOutlines() throws {
    let text = try typesetter.typeset("Hi", in: .system(17))
    #expect(text.string == "Hi")
    #expect(text.font == .system(17))
    #expect(text.glyphs.count == 2)
    #expect(text.glyphs[0].origin == .zero)
    #expect(text.glyphs[1].origin.x > 10)
    #expect(text.width > text.glyphs[1].origin.x)
    let bounds = try #require(text.glyphs[0].outline.boundingBox)
    // The H stands on its baseline, y pointing down.
    #expect(bounds.maxY == 0)
    #expect((-13 ... -12).contains(bounds.minY))
  }

  @Test func nothingHasNoWidth() throws {
    let text = try typesetter.typeset("", in: .system(17))
    #expect(text.width == 0)
    #expect(text.glyphs.isEmpty)
  }

  @Test func everythingScalesWithTheSizeButTheTracking() throws {
    let string = "AVATAR Hi"
    let unit = try typesetter.typeset(string, in: .monospaced(1))
    for size in [0.5, 9.3, 17, 17.5, 100, 5000] {
      let text = try typesetter.typeset(string, in: .monospaced(size))
      #expect(abs(text.width - unit.width * size) < 1e-9 * size)
      #expect(text.glyphs.count == unit.glyphs.count)
    }
    func tracking(_ size: Double) throws -> Double {
      // It acts after each of the nine letters.
      let tracking = try #require(Font.system(size).letterTracking)
      return string.unicodeScalars.reduce(0) { $0 + tracking.ems(after: $1) } * size
    }
    let untracked = try (typesetter.typeset(string, in: .system(12)).width - tracking(12)) / 12
    for size in [6, 9.5, 17, 22, 80.0] {
      let text = try typesetter.typeset(string, in: .system(size))
      let expected = try untracked * size + tracking(size)
      #expect(abs(text.width - expected) < 1e-5 * size)
    }
    for size in [0, -1, .nan, .infinity] {
      let text = try typesetter.typeset("Hi", in: .system(size))
      #expect(text.width == 0)
      #expect(text.glyphs.isEmpty)
    }
  }

  @Test(arguments: Font.SystemDesign.allCases)
  func weightsDiffer(family: Font.SystemDesign) throws {
    let outlines = try Font.Weight.allCases.map { weight in
      try typesetter.typeset("H", in: Font(design: family, size: 17, weight: weight)).glyphs
    }
    // JetBrains Mono has nothing above extra bold, and Noto Serif has two weights.
    let count =
      switch family {
      case .system, .rounded: 9
      case .monospaced: 8
      case .serif: 2
      }
    #expect(Set(outlines).count == count)
  }

  @Test func whiteSpaceHasWidthAndNoGlyph() throws {
    func set(_ string: String) throws -> TypesetText {
      try typesetter.typeset(string, in: .system(17))
    }
    let space = try set(" ")
    #expect(space.glyphs.isEmpty)
    #expect(space.width > 3)
    #expect(try set("a b").glyphs.count == 2)
    #expect(abs(try set("a ").width - set("a").width - space.width) < 1e-9)
    for spelling in ["a\nb", "a\tb", "a\r\nb", "a\u{2028}b"] {
      #expect(try set(spelling).width == set("a b").width)
      #expect(try set(spelling).glyphs == set("a b").glyphs)
    }
  }

  @Test(
    arguments: [
      ("\u{13003}!", "\u{13003}"), ("ab\u{1D400}\u{13003}", "\u{1D400}"), ("a\u{7}", "\u{7}"),
      ("a\0b", "\0"),
      // Of a block whose font is there, and does not have it: no package is to be installed.
      ("\u{5D0}\u{5FF}", "\u{5FF}"),
    ] as [(String, Unicode.Scalar)])
  func aBoxStandsForAMissingCharacter(string: String, missing: Unicode.Scalar) throws {
    let font = Font.system(20, .bold)
    #expect(
      try typesetter.missingLetters(of: string, in: font).first
        == .missingCharacter(missing, in: font))
    // The box is 0.7 em wide, and as high as the capitals.
    let letters = string.unicodeScalars
    let text = try typesetter.typeset(string, in: font)
    let boxes = text.glyphs.filter { glyph in
      guard let bounds = glyph.outline.boundingBox else { return false }
      return abs(bounds.minX - 1.6) < 1e-9 && abs(bounds.minY + 14.54) < 1e-9
        && abs(bounds.size.width - 10.8) < 1e-9 && abs(bounds.size.height - 14.54) < 1e-9
    }
    #expect(boxes.count == letters.count { ["\u{13003}", "\u{1D400}", missing].contains($0) })
    let rest = String(String.UnicodeScalarView(letters.filter { $0.isASCII && $0.value >= 0x20 }))
    let others = string.hasPrefix("\u{5D0}") ? "\u{5D0}" : rest
    let width = try typesetter.typeset(others, in: font).width + 14 * Double(boxes.count)
    #expect(abs(text.width - width) < 1)
  }

  @Test func linesBreakBesideBoxes() throws {
    let style = LabelStyle(numberOfLines: 0)
    let lines = try typesetter.lines(
      of: "\u{13000}\u{13001} \u{13002}", in: .system(20), style: style, width: 40)
    #expect(lines.map(\.string) == ["\u{13000}\u{13001}", "\u{13002}"])
    #expect(lines.map { ($0.width * 1e6).rounded() } == [28e6, 14e6])
    #expect(lines.map(\.glyphs.count) == [2, 1])
  }

  @Test func fontsOfScriptsThatAreNotInstalledAreNamed() throws {
    // The folders of the family alone, without the fallback fonts.
    let bare = PangoTypesetter(
      fonts: FontLibrary(folders: Array(FontLibrary.debian.folders.prefix(2))))
    let font = Font.system(17)
    #expect(
      try bare.missingLetters(of: "a\u{5D0}b\u{5D0}", in: font)
        == [.missingCharacter("\u{5D0}", in: font, package: "fonts-noto-core")])
    #expect(try bare.typeset("a\u{5D0}b", in: font).glyphs.count == 3)
    #expect(try typesetter.missingLetters(of: "a\u{5D0}b é \u{200D}\u{FE0F}", in: font).isEmpty)
  }

  @Test func noOtherFamilyHelpsOut() throws {
    // JetBrains Mono has box drawing and Inter has none of its corners.
    let corner = "\u{255A}"
    #expect(try typesetter.typeset(corner, in: .monospaced(13)).glyphs.count == 1)
    #expect(
      try typesetter.missingLetters(of: corner, in: .system(13))
        == [.missingCharacter("\u{255A}", in: .system(13))])
    #expect(try typesetter.missingLetters(of: corner, in: .monospaced(13)).isEmpty)
  }

  @Test func emojiSelectorsDoNotLeaveTheFont() throws {
    // Pango looks for a font named "emoji" here; the star and the heart are Inter's own.
    #expect(try typesetter.typeset("\u{2605}", in: .system(17)).glyphs.count == 1)
    #expect(try typesetter.typeset("\u{2764}\u{FE0F}", in: .system(17)).glyphs.count == 1)
  }

  @Test func monospacedCharactersAreEquallyWideAndStaySpelled() throws {
    let font = Font.monospaced(10)
    let width = try typesetter.typeset("i", in: font).width
    #expect(abs(width - 6) < 1e-9)
    for string in ["M", ".", "W", "@"] {
      #expect(try typesetter.typeset(string, in: font).width == width)
    }
    let code = try typesetter.typeset("!=->==", in: font)
    let letters = try ["!", "=", "-", ">", "=", "="].map {
      try typesetter.typeset($0, in: font).glyphs[0].outline
    }
    #expect(code.glyphs.map(\.outline) == letters)
    #expect(code.glyphs.map { ($0.origin.x * 1e6).rounded() } == (0..<6).map { Double($0) * 6e6 })
  }

  @Test func quadraticCurvesBecomeCubicOnesThroughTheSamePoints() throws {
    let text = try typesetter.typeset("o", in: .monospaced(1000))
    let outline = try #require(text.glyphs.first?.outline)
    var current = Point.zero
    var curves = 0
    for element in outline.elements {
      switch element {
      case .move(let point), .line(let point): current = point
      case .curve(let first, let second, let end):
        // Both controls point at one quadratic control point: c = (3·c₁ − p₀) ÷ 2 = (3·c₂ − p₁) ÷ 2.
        #expect(abs((3 * first.x - current.x) - (3 * second.x - end.x)) < 1e-9)
        #expect(abs((3 * first.y - current.y) - (3 * second.y - end.y)) < 1e-9)
        current = end
        curves += 1
      case .close: break
      }
    }
    #expect(curves >= 8)
  }

  @Test func accentsAreComposed() throws {
    let composed = try typesetter.typeset("\u{E9}", in: .system(17))
    let decomposed = try typesetter.typeset("e\u{301}", in: .system(17))
    #expect(decomposed.glyphs == composed.glyphs)
    #expect(decomposed.width == composed.width)
  }

  @Test func aQuarterOfAPointMovesTheInk() throws {
    let text = try typesetter.typeset("Hi", in: .system(17))
    let pictures = try [0, 0.25, 0.5, 0.75].map { offset in
      try render(24, 24, .text(text, at: Point(2 + offset, 18), Color(white: 0)))
    }
    #expect(Set(pictures).count == 4)
  }

  @Test func lettersAreInkedOnce() throws {
    let text = try typesetter.typeset("Hi", in: .system(17))
    let picture = try render(24, 24, .text(text, at: Point(2, 18), Color(white: 0, alpha: 0.5)))
    let alphas = stride(from: 3, to: picture.rgba.count, by: 4).map { picture.rgba[$0] }
    #expect(alphas.max() == 128)
  }

  @Test func threadsAndTypesettersAgree() async throws {
    let (strings, fonts) = (["Hamburg", "AVATAR"], [Font.system(17), .monospaced(13, .bold)])
    var expected: [TypesetText] = []
    for string in strings {
      for font in fonts { expected.append(try typesetter.typeset(string, in: font)) }
    }
    let shared = PangoTypesetter(fonts: .debian)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<64 {
        group.addTask { [expected] in
          let mine = task.isMultiple(of: 4) ? PangoTypesetter(fonts: .debian) : shared
          for text in task.isMultiple(of: 2) ? expected : expected.reversed() {
            let again = try mine.typeset(text.string, in: text.font)
            #expect(again == text)
            let item = DisplayList.Item.text(text, at: Point(2, 18), Color(white: 0))
            let other = DisplayList.Item.text(again, at: Point(2, 18), Color(white: 0))
            #expect(try render(80, 24, scale: 2, item) == render(80, 24, scale: 2, other))
          }
        }
      }
      try await group.waitForAll()
    }
  }
}

@Suite struct FontLibraryTests {
  @Test func aMissingFileIsNamedWithItsPackage() {
    let nowhere = FontLibrary(folders: ["/nonexistent"])
    let failure = #expect(throws: TypesettingError.self) {
      try PangoTypesetter(fonts: nowhere).typeset("a", in: .monospaced(12, .semibold))
    }
    let sentence = failure?.description ?? ""
    #expect(sentence.contains("JetBrainsMono-SemiBold.ttf"))
    #expect(sentence.contains("fonts-jetbrains-mono"))
    #expect(sentence.contains("/nonexistent"))
  }

  @Test func theFirstFolderThatHasTheFileServes() throws {
    let folders = ["/nonexistent"] + FontLibrary.debian.folders
    let text = try PangoTypesetter(fonts: FontLibrary(folders: folders))
      .typeset("a", in: .system(17))
    #expect(try text == typesetter.typeset("a", in: .system(17)))
  }

  @Test func allFacesOfTheSetAreThere() throws {
    #expect(FontLibrary.Face.allCases.count == 17)
    for face in FontLibrary.Face.allCases {
      #expect(try FontLibrary.debian.path(of: face).hasSuffix("/" + face.fileName))
    }
  }
}
