import CairoRendering
import Drawing
import Layout
import Testing

/// Attributed texts have the lines that texts without attributes have.
@Suite("Lines of attributed texts")
struct AttributedLinesTests {
  private static let font = Font.system(17)
  private let store = TextStore(PangoTypesetter(fonts: .debian), scale: 2)

  /// The lines of a string without attributes, and those of one whose runs have equal attributes.
  private func lines(
    _ string: String, _ width: Double, most: Int = 0, _ mode: LineBreakMode = .byTruncatingTail,
    runs: [String]? = nil
  ) -> (plain: [String], attributed: [String]) {
    let style = LabelStyle(lineBreakMode: mode, numberOfLines: most)
    let plain = LabelText(string: string, font: Self.font, style: style)
    let attributed = LabelText(
      runs: (runs ?? [string]).map { TextRun($0, font: Self.font) }, font: Self.font, style: style,
      paragraph: ParagraphStyle())
    func shown(_ text: LabelText) -> [String] {
      store.lines(of: text, in: Size(width, 1000)).lines.map(\.text.string)
    }
    return (shown(plain), shown(attributed))
  }

  @Test("an address breaks after its slashes")
  func address() {
    let (plain, attributed) = lines("See https://example.com/a/b", 130)
    #expect(plain.count == 2)
    #expect(attributed == plain)
  }

  @Test(
    "break at the same places",
    arguments: [
      "See https://example.com/a/b, or ask (someone) at 17:30", "cost—benefit and cost–benefit",
      "From 1,204 km/h to 50 % [of it] for $3.50 – \u{201C}so\u{201D} they say… perhaps",
      "well-known 3-4 times a-b -5 dash- es", "漢字です。「括弧」は ok",
      "no\u{A0}break\u{A0}here but there",
    ])
  func places(string: String) {
    for width in stride(from: 20.0, through: 300, by: 7.3) {
      let (plain, attributed) = lines(string, width)
      #expect(attributed == plain, "\(width)")
    }
  }

  @Test(
    "several paragraphs are truncated alike",
    arguments: [LineBreakMode.byTruncatingHead, .byTruncatingTail, .byWordWrapping, .byClipping],
    [1, 2])
  func truncation(mode: LineBreakMode, most: Int) {
    for string in ["first\nsecond", "one two three\nfour five\nsix", "only one of them"] {
      for width in stride(from: 30.0, through: 240, by: 5.7) {
        let (plain, attributed) = lines(string, width, most: most, mode)
        #expect(attributed == plain, "\(string) in \(width)")
      }
    }
  }

  @Test("text that fits with all its paragraphs has no ellipsis where its end is shown")
  func paragraphsOnOneLine() {
    func shown(_ mode: LineBreakMode) -> [[String]] {
      let (plain, attributed) = lines("first\nsecond", 200, most: 1, mode)
      return [plain, attributed]
    }
    #expect(shown(.byTruncatingHead) == [["first second"], ["first second"]])
    #expect(shown(.byTruncatingMiddle) == [["first second"], ["first second"]])
    #expect(shown(.byTruncatingTail) == [["first…"], ["first…"]])
  }

  @Test(
    "the intrinsic width of a label is that of the line that it shows, also with several paragraphs"
  )
  func naturalWidths() {
    for mode in LineBreakMode.allCases {
      let style = LabelStyle(lineBreakMode: mode)
      let plain = LabelText(string: "first\nsecond", font: Self.font, style: style)
      let attributed = LabelText(
        runs: [TextRun("first\nsecond", font: Self.font)], font: Self.font, style: style,
        paragraph: ParagraphStyle())
      #expect(store.size(of: attributed) == store.size(of: plain), "\(mode)")
    }
  }

  @Test("justified lines have their letters at the same places")
  func justified() throws {
    let style = LabelStyle(alignment: .justified, numberOfLines: 0)
    let string = "The quick brown fox jumps over the lazy dog, AVA To."
    let plain = LabelText(string: string, font: Self.font, style: style)
    let attributed = LabelText(
      runs: [TextRun(string, font: Self.font)], font: Self.font, style: style,
      paragraph: ParagraphStyle())
    let size = Size(150, 1000)
    let places = store.lines(of: plain, in: size).lines.flatMap { line in
      line.text.glyphs.map { $0.origin.x + line.origin.x }
    }
    let others = store.lines(of: attributed, in: size).pieces.flatMap { piece in
      piece.text.glyphs.map { $0.origin.x + piece.origin.x }
    }
    #expect(places.count == others.count)
    #expect(zip(places, others).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("end with a hyphen at a soft one")
  func softHyphens() {
    let string = "The soft\u{AD}hy\u{AD}phen\u{AD}ation of words"
    for width in stride(from: 60.0, through: 240, by: 7.3) {
      let (plain, attributed) = lines(string, width)
      #expect(attributed == plain, "\(width)")
    }
    #expect(lines(string, 84).attributed.first == "The soft\u{2010}")
  }

  @Test("the places do not depend on where parts begin")
  func parts() {
    let (plain, attributed) = lines(
      "a/b (c) d-e f", 30, runs: ["a", "/b (", "c", ") d", "-", "e f"])
    #expect(plain.count > 2)
    #expect(attributed == plain)
  }
}
