import Drawing
import Interaction
import Layout
import Synchronization
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

/// Attributed texts in labels; every letter is half an em wide.
@Suite("Attributed texts in labels")
struct AttributedTextLayoutTests {
  private func label(
    _ text: AttributedText, lines: Int = 1, width: Double? = nil,
    mode: LineBreakMode = .byTruncatingTail, ownText: String = "", boldText: Bool = false,
    typesetter: any Typesetter = BoxTypesetter()
  ) throws -> PresentedView {
    var constraints: [Constraint] = try .texts("leading = superview", "top = superview")
    if let width { constraints.append(Constraint(.width, equalTo: width)) }
    let view = View.label(
      "label", text: ownText, font: .systemFont(ofSize: 20), numberOfLines: lines,
      lineBreakMode: mode,
      constraints: constraints
    ).setting(.attributedText, to: text)
    let scene = try ResolvedScene(
      Fixture.scene(view),
      traits: Traits(displayScale: .x1, legibilityWeight: boldText ? .bold : .regular),
      typesetter: typesetter)
    return try #require(scene.cell(item: 0, state: .normal).view.view("label"))
  }

  private func attributes(_ change: (inout TextAttributes) -> Void) -> TextAttributes {
    var attributes = TextAttributes()
    change(&attributes)
    return attributes
  }

  private func shown(_ view: PresentedView) -> [String] {
    view.label?.lines.map(\.text.string) ?? []
  }

  @Test("widths of parts add up, each in its font and with its kern after every letter")
  func widths() throws {
    let text = AttributedText([
      .init("ab"), .init("cd", attributes: attributes { $0.font = .systemFont(ofSize: 40) }),
      .init("ef", attributes: attributes { $0.kern = 3 }),
    ])
    // 2 × 10, 2 × 20 and 2 × 13; the line is as high as the largest letters: 1.193359 × 40.
    let view = try label(text)
    #expect(view.frame.size == Size(86, 48))
    #expect(view.label?.pieces.map(\.origin.x) == [0, 20, 60])
  }

  @Test("code in Markdown is in the monospaced font, with the size of the text around it")
  func code() throws {
    let fonts = try label(AttributedText(markdown: "a `b` **`c`**")).label?.pieces.map(\.text.font)
    #expect(
      fonts == [
        Font.system(20), Font.monospaced(20), Font.system(20), Font.monospaced(20, .bold),
      ])
  }

  /// Parts in the label's font of 20 points and in one of 17, each without and with bold letters.
  private var partsOfTwoSizes: AttributedText {
    AttributedText([
      .init("a"), .init("b", attributes: attributes { $0.isBold = true }),
      .init("c", attributes: attributes { $0.font = .systemFont(ofSize: 17) }),
      .init(
        "d",
        attributes: attributes {
          $0.font = .systemFont(ofSize: 17)
          $0.isBold = true
        }),
      .init(
        "e",
        attributes: attributes {
          $0.font = .systemFont(ofSize: 17, weight: .heavy)
          $0.isBold = true
        }),
    ])
  }

  @Test(
    "bold parts are heavier than others with and without Bold Text, which comes after them",
    arguments: [
      (false, [.regular, .bold, .regular, .semibold, .heavy]),
      (true, [.semibold, .black, .semibold, .heavy, .black]),
    ] as [(Bool, [Font.Weight])])
  func boldParts(boldText: Bool, weights: [Font.Weight]) throws {
    let view = try label(partsOfTwoSizes, boldText: boldText)
    #expect(view.label?.pieces.map(\.text.font.weight) == weights)
  }

  @Test("the letters of bold parts are looked for in the weight that Bold Text gives them")
  func checkedBoldParts() throws {
    let text = AttributedText(markdown: "a **b**")
    _ = try label(text, typesetter: NoBlackTypesetter())
    #expect(throws: ResolutionFailure.self) {
      _ = try label(text, boldText: true, typesetter: NoBlackTypesetter())
    }
  }

  @Test("a part without a text is the label's own text")
  func ownText() throws {
    var own = AttributedText.Run("", attributes: attributes { $0.kern = 1 })
    own.isViewsText = true
    let view = try label(AttributedText([.init("1. "), own]), ownText: "abc")
    #expect(shown(view) == ["1. abc"])
    #expect(view.frame.size.width == 63)
  }

  @Test("a raised part makes its line higher")
  func baselineOffset() throws {
    let raised = AttributedText([
      .init("a"), .init("b", attributes: attributes { $0.baselineOffset = 10 }),
    ])
    // 23.87 + 10.
    #expect(try label(raised).frame.size.height == 34)
    let pieces = try #require(try label(raised).label?.pieces)
    #expect(pieces[0].origin.y - pieces[1].origin.y == 10)
  }

  @Test("lines break between words, also where a word has several parts")
  func wrapping() throws {
    let text = AttributedText([
      .init("one tw"), .init("o", attributes: attributes { $0.isItalic = true }), .init(" three"),
    ])
    #expect(shown(try label(text, lines: 0, width: 70)) == ["one two", "three"])
    #expect(shown(try label(text, lines: 0, width: 60)) == ["one", "two", "three"])
    #expect(shown(try label(text, lines: 0, width: 30)) == ["one", "two", "thr", "ee"])
  }

  @Test(
    "lines with kern take all words that fit",
    arguments: [
      (3.0, 70.0, ["aa bb", "cc dd"]), (3, 64, ["aa", "bb", "cc", "dd"]),
      (-4, 48, ["aa bb cc", "dd"]), (-4, 47, ["aa bb", "cc dd"]), (-30, 40, ["aa bb cc dd"]),
      (30, 40, ["a", "a", "b", "b", "c", "c", "d", "d"]),
    ])
  func kernedLines(kern: Double, width: Double, lines: [String]) throws {
    let text = AttributedText([.init("aa bb cc dd", attributes: attributes { $0.kern = kern })])
    #expect(shown(try label(text, lines: 0, width: width)) == lines)
  }

  @Test("letters with negative kern are set a few times, and not once for each word of the line")
  func costOfKern() throws {
    let typesetter = CountingTypesetter()
    let string = String(repeating: "wo ", count: 660)
    let text = LabelText(
      runs: [TextRun(string, font: .system(17), kern: -30)], font: .system(17),
      style: LabelStyle(numberOfLines: 0), paragraph: ParagraphStyle())
    let store = TextStore(typesetter, scale: 1)
    #expect(store.size(of: text, width: 100).height == 21)
    // Once to measure the line, once to set it, and both times each letter separately, as boxes are.
    #expect(typesetter.count.withLock { $0 } < 5 * string.count)
  }

  @Test(
    "the last line is truncated, and the ellipsis looks like the letter before it",
    arguments: [
      (LineBreakMode.byTruncatingTail, "one t…"), (.byTruncatingHead, "…three"),
      (.byTruncatingMiddle, "one…ee"), (.byWordWrapping, "one"), (.byClipping, "one two three"),
    ])
  func truncation(mode: LineBreakMode, expected: String) throws {
    let text = AttributedText([
      .init("one "), .init("two", attributes: attributes { $0.isItalic = true }), .init(" three"),
    ])
    let view = try label(text, width: 60, mode: mode)
    #expect(shown(view) == [expected])
    if mode == .byTruncatingTail {
      #expect(view.label?.pieces.map(\.text.font.isItalic) == [false, true])
    }
  }

  @Test("paragraph attributes make lines higher and move them")
  func paragraphs() throws {
    var style = ParagraphStyle()
    style.lineSpacing = 5
    style.paragraphSpacing = 7
    style.minimumLineHeight = 30
    style.firstLineHeadIndent = 12
    style.headIndent = 4
    let text = AttributedText([.init("aa bb\ncc")], paragraphStyle: style)
    let view = try label(text, lines: 0, width: 40)
    #expect(shown(view) == ["aa", "bb", "cc"])
    // 3 × 30, two spacings, and one between paragraphs.
    #expect(view.frame.size.height == 107)
    #expect(view.label?.lines.map(\.origin.x) == [12, 4, 12])
    // The additional height is above the text: 30 less the descender of 4.82, on the pixel grid.
    #expect(view.label?.lines.map(\.origin.y) == [25, 60, 102])
  }

  /// The baselines that constraints give to a plain label, from the top of the cell, and where the attributed text of a view
  /// is drawn.
  private func baselines(
    _ view: View, last isLast: Bool
  ) throws -> (drawn: Double, tied: Double) {
    let name = isLast ? "lastBaseline" : "firstBaseline"
    let tied = View.label(
      "tied", text: "b", font: .systemFont(ofSize: 10),
      constraints: try .texts("leading = superview", "\(name) = label.\(name)"))
    let scene = try ResolvedScene(
      Fixture.scene(view, tied), traits: Traits(displayScale: .x1))
    let cell = scene.cell(item: 0, state: .normal).view
    func baseline(_ name: ViewName) throws -> Double {
      let view = try #require(cell.view(name))
      let lines = try #require(view.label?.lines)
      let line = try #require(isLast ? lines.last : lines.first)
      return view.frame.minY + line.origin.y
    }
    return (try baseline("label"), try baseline("tied"))
  }

  @Test("constraints find the baselines where the lines are drawn", arguments: [false, true])
  func tiedBaselines(isLast: Bool) throws {
    var high = ParagraphStyle()
    high.minimumLineHeight = 40
    let sizes = AttributedText([
      .init("small\n"), .init("BIG", attributes: attributes { $0.font = .systemFont(ofSize: 40) }),
      .init("\nend"),
    ])
    let raised = AttributedText([
      .init("a"), .init("b", attributes: attributes { $0.baselineOffset = -9 }),
    ])
    let texts = [
      (AttributedText([.init("Tall")], paragraphStyle: high), 200.0), (sizes, 200),
      (raised, 200), (AttributedText([.init("one two three")], paragraphStyle: high), 60),
    ]
    for (text, width) in texts {
      let view = View.label(
        "label", font: .systemFont(ofSize: 20), numberOfLines: 0,
        constraints: try .texts("leading = superview", "top = superview + 50", "width <= \(width)")
      ).setting(.attributedText, to: text)
      let (drawn, tied) = try baselines(view, last: isLast)
      #expect(tied == drawn, "\(text.string)")
    }
  }

  @Test("a background fills the line behind its part, and lines are whole pixels")
  func boxes() throws {
    let text = AttributedText([
      .init("ab"),
      .init(
        "cd",
        attributes: attributes {
          $0.backgroundColor = .system(.systemYellow)
          $0.underlineStyle = .double
          $0.strikethroughStyle = .single
        }),
    ])
    let label = try #require(try label(text).label)
    #expect(label.backgrounds.map(\.frame) == [Rect(20, 0, 20, 24)])
    #expect(label.decorations.count == 3)
    #expect(label.decorations.allSatisfy { $0.frame.size == Size(20, 1) })
    #expect(label.decorations.allSatisfy { $0.frame.minY == $0.frame.minY.rounded() })
  }

  @Test("a patterned line is parts of the pattern's lengths, cut off at the end of the text")
  func patterns() throws {
    func parts(_ style: TextLineStyle) throws -> [[Double]] {
      let text = AttributedText([
        .init("abcd", attributes: attributes { $0.underlineStyle = style })
      ])
      return try #require(label(text).label).decorations.map {
        [$0.frame.minX, $0.frame.size.width]
      }
    }
    // Lines are 1 thick, and the text is 40 wide.
    #expect(
      try parts(.patternDot)
        == [[0, 3], [6, 3], [12, 3], [18, 3], [24, 3], [30, 3], [36, 3]])
    #expect(try parts(.patternDash) == [[0, 10], [15, 10], [30, 10]])
    #expect(try parts(.patternDashDot) == [[0, 10], [13, 3], [19, 10], [32, 3], [38, 2]])
    #expect(
      try parts(.patternDashDotDot) == [[0, 10], [13, 3], [19, 3], [25, 10], [38, 2]])
  }

  @Test("a label shrinks its font until its line fits, and not further than it may")
  func shrinking() throws {
    func shrunk(_ width: Double, least: Double) throws -> Double? {
      let view = View.label(
        "label", text: "abcdefghij", font: .systemFont(ofSize: 20),
        constraints: try .texts("leading = superview", "top = superview")
          + [Constraint(.width, equalTo: width)]
      ).setting(.adjustsFontSizeToFitWidth, to: true).setting(.minimumScaleFactor, to: least)
      let scene = try ResolvedScene(Fixture.scene(view), traits: Traits(displayScale: .x1))
      let line = scene.cell(item: 0, state: .normal).view.view("label")?.label?.lines.first
      return line?.text.font.pointSize
    }
    // The whole line is 100 wide.
    #expect(try shrunk(120, least: 0.5) == 20)
    #expect(try shrunk(75, least: 0.5) == 15)
    #expect(try shrunk(33, least: 0).map { abs($0 - 6.6) < 1e-9 } == true)
    #expect(try shrunk(30, least: 0.5) == 10)
  }

  /// A label of a width with a part of 20 and one of 40 points, or with other runs.
  private func fitted(
    _ runs: [AttributedText.Run], _ width: Double, lines: Int = 1,
    _ change: (View) -> View
  ) throws -> PresentedView {
    let view = View.label(
      "label", font: .systemFont(ofSize: 20), numberOfLines: lines,
      constraints: try .texts("leading = superview", "top = superview", "width = \(width)")
    ).setting(.attributedText, to: AttributedText(runs))
    let scene = try ResolvedScene(Fixture.scene(change(view)), traits: Traits(displayScale: .x1))
    return try #require(scene.cell(item: 0, state: .normal).view.view("label"))
  }

  @Test("all parts of an attributed text shrink by one factor, on the baseline of the full size")
  func shrinkingParts() throws {
    let runs: [AttributedText.Run] = [
      .init("ab", attributes: attributes { $0.baselineOffset = 8 }),
      .init("cd", attributes: attributes { $0.font = .systemFont(ofSize: 40) }),
    ]
    func shrunk(_ width: Double, least: Double) throws -> PresentedView {
      try fitted(runs, width) {
        $0.setting(.adjustsFontSizeToFitWidth, to: true).setting(.minimumScaleFactor, to: least)
      }
    }
    let full = try shrunk(60, least: 0.1)
    #expect(full.label?.pieces.map(\.text.font.pointSize) == [20, 40])
    // The whole line is 60 wide.
    let half = try shrunk(30, least: 0.1)
    #expect(half.label?.pieces.map(\.text.font.pointSize) == [10, 20])
    #expect(half.label?.pieces.map(\.origin.x) == [0, 10])
    let baseline = try #require(full.label?.pieces.last?.origin.y)
    #expect(half.label?.pieces.map(\.origin.y) == [baseline - 4, baseline])
    #expect(half.frame.size.height == full.frame.size.height)
    let least = try shrunk(30, least: 0.75)
    #expect(least.label?.pieces.map(\.text.font.pointSize) == [15])
    #expect(least.label?.lines.map(\.text.string) == ["ab…"])
  }

  @Test("letters of all parts move together, on top of their own kern")
  func tighteningParts() throws {
    let runs: [AttributedText.Run] = [
      .init("aaaaa"), .init("bbbbb", attributes: attributes { $0.kern = 2 }),
    ]
    func pieces(_ width: Double, tightens: Bool) throws -> [LabelLines.Piece] {
      try #require(
        fitted(runs, width) { $0.setting(.allowsDefaultTighteningForTruncation, to: tightens) }
          .label?.pieces)
    }
    // 110 wide, with ten letters.
    let tightened = try pieces(107, tightens: true)
    #expect(tightened.map(\.text.string) == ["aaaaa", "bbbbb"])
    #expect(abs((tightened.first?.text.width ?? 0) - 48.5) < 1e-3)
    #expect(abs((tightened.last?.text.width ?? 0) - 58.5) < 1e-3)
    #expect(try pieces(107, tightens: false).last?.text.string != "bbbbb")
    #expect(try pieces(104, tightens: true).last?.text.string != "bbbbb")
  }

  @Test("spaces of justified lines become wider, but not in the last line of a paragraph")
  func justified() throws {
    let runs: [AttributedText.Run] = [
      .init("aa b"), .init("b cc dd ee\nff", attributes: attributes { $0.isItalic = true }),
    ]
    let label = try #require(
      fitted(runs, 90, lines: 0) { $0.setting(.textAlignment, to: .justified) }.label)
    #expect(label.lines.map(\.text.string) == ["aa bb cc", "dd ee", "ff"])
    // 80 wide: two spaces become 5 wider.
    #expect(label.lines.map { $0.text.width.rounded() } == [90, 50, 20])
    #expect(label.lines.map(\.origin.x) == [0, 0, 0])
    #expect(label.pieces.map { $0.origin.x.rounded() } == [0, 45, 0, 0])
  }

  // MARK: - Tabs; letters are 10 points wide

  /// Where the parts of a text's first line start.
  private func starts(
    _ string: String, _ tabs: [TextTab]?, interval: Double = 0, head: Double = 0
  ) throws -> [Double] {
    var style = ParagraphStyle()
    if let tabs { style.tabStops = tabs }
    style.defaultTabInterval = interval
    style.firstLineHeadIndent = head
    let view = try label(AttributedText([.init(string)], paragraphStyle: style))
    return try #require(view.label).pieces.map(\.origin.x)
  }

  @Test("without tab stops there are twelve, every 28 points")
  func standardTabs() throws {
    #expect(try starts("a\tb\tabc\td", nil) == [0, 28, 56, 112])
  }

  @Test("at a tab stop text starts, ends or has its middle")
  func tabAlignment() throws {
    let stops = [
      TextTab(100), TextTab(200, textAlignment: .right), TextTab(300, textAlignment: .center),
    ]
    #expect(try starts("a\tbb\tccc\tdd", stops) == [0, 100, 170, 290])
    // Text that ends at a stop does not begin before the tab.
    #expect(
      try starts("a\tabcdefgh", [TextTab(40, textAlignment: .right)]) == [0, 10])
  }

  @Test("stops are measured from the leading edge, also behind an indent, in any order")
  func tabsBehindIndents() throws {
    #expect(try starts("a\tb", [TextTab(90), TextTab(50)], head: 30) == [30, 50])
  }

  @Test("after the last stop the interval counts, and without one a tab is a space")
  func tabInterval() throws {
    #expect(try starts("abcd\te\tf", [TextTab(20)], interval: 25) == [0, 50, 75])
    #expect(try starts("abcd\te", [TextTab(20)]) == [0, 50])
  }

  @Test("a label is as wide as its text with tabs, and breaks where that does not fit")
  func tabsTakeSpace() throws {
    let text = AttributedText([.init("a\tbb")])
    #expect(try label(text).frame.size.width == 48)
    let lines = try label(text, lines: 0, width: 40)
    #expect(shown(lines).count == 2)
  }
}

/// Counts the letters that it sets as boxes.
private final class CountingTypesetter: Typesetter {
  let count = Mutex(0)

  func typeset(_ string: String, in font: Font) throws(TypesettingError) -> TypesetText {
    count.withLock { $0 += string.count }
    return try BoxTypesetter().typeset(string, in: font)
  }

  func lines(
    of string: String, in font: Font, style: LabelStyle, width: Double?
  ) throws(TypesettingError) -> [TypesetText] {
    try BoxTypesetter().lines(of: string, in: font, style: style, width: width)
  }
}

/// Has no black letters.
private struct NoBlackTypesetter: Typesetter {
  func typeset(_ string: String, in font: Font) throws(TypesettingError) -> TypesetText {
    guard font.weight != .black else { throw .missingCharacter("b", in: font) }
    return try BoxTypesetter().typeset(string, in: font)
  }

  func lines(
    of string: String, in font: Font, style: LabelStyle, width: Double?
  ) throws(TypesettingError) -> [TypesetText] {
    [try typeset(string, in: font)]
  }
}
