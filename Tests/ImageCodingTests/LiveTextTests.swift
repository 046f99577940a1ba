import Drawing
import Testing

@testable import ImageCoding

@Suite("Live text in SVG")
struct LiveTextTests {
  /// The element of a line at (3, 9.5), which has a glyph and is 20 points wide.
  private func element(
    _ string: String = "ab", _ font: Font = .monospaced(10), isLive: Bool = true,
    changing change: (inout TypesetText) -> Void = { _ in }
  ) throws -> String {
    var text = TypesetText(
      string: string, font: font, width: 20,
      glyphs: [TypesetText.Glyph(outline: square, origin: .zero)])
    change(&text)
    let list = DisplayList(
      size: Size(100, 100), items: [.text(text, at: Point(3, 9.5), red)])
    let document = try SVGEncoder(isTextLive: isLive).encode(list)
    return document.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
  }

  private static let monospaced =
    "font-family=\"JetBrains Mono, ui-monospace, monospace\" font-size=\"10\" font-weight=\"400\""
    + " font-variant=\"none\""

  @Test("A line is text in a named font, without ligatures, and keeps its length")
  func plain() throws {
    #expect(
      try element("a <b>")
        == "<text x=\"3\" y=\"9.5\" fill=\"#ff0000\" \(Self.monospaced) textLength=\"20\""
        + " xml:space=\"preserve\">a &lt;b&gt;</text>")
    let narrow = try element { $0.width = 0 }
    #expect(narrow.hasSuffix(" font-variant=\"none\" xml:space=\"preserve\">ab</text>"))
  }

  @Test("Kern and wider spaces become letter and word spacing; no letter is stretched")
  func spacing() throws {
    let kerned = try element {
      $0.kern = -1.25
      $0.wordSpacing = 4
    }
    #expect(
      kerned
        == "<text x=\"3\" y=\"9.5\" fill=\"#ff0000\" \(Self.monospaced) letter-spacing=\"-1.25\""
        + " word-spacing=\"4\" textLength=\"20\" xml:space=\"preserve\">ab</text>")
  }

  @Test("The font's tracking is the space between letters, on average")
  func tracking() throws {
    // 12 thousandths of an em at 10 points, 14 less after "a" and 4 less after "b".
    #expect(try element("ab", .system(10)).contains(" letter-spacing=\"0.03\" "))
    let kerned = try element("ab", .system(10)) { $0.kern = 2 }
    #expect(kerned.contains(" letter-spacing=\"2.03\" "))
  }

  @Test("A line from right to left starts at its right end, and its letters stay joined")
  func rightToLeft() throws {
    let line = try element {
      $0.direction = .rightToLeft
      $0.wordSpacing = 2
    }
    #expect(
      line
        == "<text x=\"23\" y=\"9.5\" fill=\"#ff0000\" \(Self.monospaced) direction=\"rtl\""
        + " word-spacing=\"2\" textLength=\"20\" lengthAdjust=\"spacingAndGlyphs\""
        + " xml:space=\"preserve\">ab</text>")
  }

  @Test("The weight is that of the font file: Noto Serif has two, JetBrains Mono none above 800")
  func weights() throws {
    for (family, weight, number) in [
      (.serif, .semibold, 700), (.serif, .medium, 400), (.monospaced, .black, 800),
      (.system, .semibold, 600),
    ] as [(Font.SystemDesign, Font.Weight, Int)] {
      var font = Font(design: family, size: 10, weight: weight)
      font.isItalic = true
      let line = try element("ab", font)
      #expect(line.contains(" font-weight=\"\(number)\" font-style=\"italic\" "), "\(line)")
    }
  }

  @Test(
    "Text that a viewer would draw differently is outlines with the string, as without live text")
  func outlines() throws {
    var features = FontDescriptor()
    features.features = ["tnum"]
    let picture = GlyphPicture(image: Image(onePixel), rect: Rect(0, -10, 12, 12))
    let changes: [(inout TypesetText) -> Void] = [
      // A symbol.
      { $0.string = "" },
      { $0.string = " " },
      // An image or an emoji.
      { $0.glyphs.append(TypesetText.Glyph(picture: picture, origin: Point(12, 0))) },
      { $0.font.design = .rounded },
      { $0.font.descriptor = FontDescriptor(name: "Chivo-Regular") },
      { $0.font.descriptor = features },
      {
        $0.direction = .rightToLeft
        $0.kern = 1
      },
      {
        $0.string = "a\u{A0}b c"
        $0.wordSpacing = 1
      },
    ]
    for (index, change) in changes.enumerated() {
      let live = try element(changing: change)
      #expect(live.contains("<g role=\"img\" aria-label=\""), "\(index)")
      #expect(!live.contains("<text"), "\(index)")
      let other = try element(isLive: false, changing: change)
      #expect(live == other, "\(index)")
    }
    #expect(try element("a\u{A0}b").contains(">a\u{A0}b</text>"))
  }
}
