import MarkdownReading
import Testing

@Suite("The inline part of Markdown")
struct MarkdownParserTests {
  private func shown(_ markdown: String) -> [String] {
    var parser = MarkdownParser(markdown)
    let names: [(MarkdownSpan.Style, String)] = [
      (.bold, " bold"), (.italic, " italic"), (.struck, " struck"), (.link, " link"),
      (.code, " code"),
    ]
    return parser.spans().map { span in
      span.text + names.filter { span.styles.contains($0.0) }.map { $0.1 }.joined()
    }
  }

  @Test("bold, italic, struck and linked parts become spans, also nested")
  func spans() {
    #expect(shown("a **b** c") == ["a ", "b bold", " c"])
    #expect(shown("_a_ *b*") == ["a italic", " ", "b italic"])
    #expect(shown("~~a~~") == ["a struck"])
    #expect(shown("see [the page](https://a.b/c) now") == ["see ", "the page link", " now"])
    #expect(shown("**a _b_ c**") == ["a  bold", "b bold italic", " c bold"])
    #expect(shown("__a__") == ["a bold"])
    #expect(shown("***a***") == ["a bold italic"])
    #expect(shown("~~a *b*~~") == ["a  struck", "b italic struck"])
  }

  @Test(
    "one or two tildes strike through the text between equal numbers of them",
    arguments: [
      // The form of example 491 of GitHub's Markdown.
      ("~~Hi~~ late, ~there~ train", ["Hi struck", " late, ", "there struck", " train"]),
      ("~a~", ["a struck"]), ("~~a~", ["~~a~"]), ("~a~~", ["~a~~"]),
      ("~a ~~b~~ c~", ["a b c struck"]), ("~5 or ~6", ["~5 or ~6"]),
      ("~~~a~~ ~b~", ["~~~a~~ ", "b struck"]), ("*a ~b*~", ["a ~b italic", "~"]),
    ])
  func tildes(markdown: String, spans: [String]) {
    #expect(shown(markdown) == spans)
  }

  @Test(
    "signs without a partner, within words and after a backslash are letters",
    arguments: [
      ("a * b", ["a * b"]), ("**a", ["**a"]), ("snake_case_name", ["snake_case_name"]),
      (#"\*a\*"#, ["*a*"]), ("2 * 3 * 4", ["2 * 3 * 4"]), ("[a", ["[a"]), ("", []),
      ("a ** b ** c", ["a ** b ** c"]), ("~~~a~~~", ["~~~a~~~"]),
      ("Photo [draft]", ["Photo [draft]"]), ("[a](b", ["[a](b"]), ("[a] (b)", ["[a] (b)"]),
      ("**Photo** IMG_2024_05_12.png", ["Photo bold", " IMG_2024_05_12.png"]),
      ("_snake_case_", ["snake_case italic"]),
    ])
  func letters(markdown: String, spans: [String]) {
    #expect(shown(markdown) == spans)
  }

  /// Texts with the form of examples of section 6.2 of CommonMark 0.30. Emphasis in emphasis is italic once.
  private static let emphases: [(String, [String])] = [
    // Examples 350 to 355: one star.
    ("*late train*", ["late train italic"]),
    ("a * late train*", ["a * late train*"]),
    (#"a*"late"*"#, [#"a*"late"*"#]),
    ("*\u{A0}a\u{A0}*", ["*\u{A0}a\u{A0}*"]),
    ("un*break*able", ["un", "break italic", "able"]),
    ("7*8*90", ["7", "8 italic", "90"]),
    // Examples 357 to 363: one underline.
    ("_ late train_", ["_ late train_"]),
    (#"a_"late"_"#, [#"a_"late"_"#]),
    ("file_name_", ["file_name_"]),
    ("7_8_90", ["7_8_90"]),
    ("снег_дождь_", ["снег_дождь_"]),
    (#"ab_"cd"_ef"#, [#"ab_"cd"_ef"#]),
    ("so-_(late)_", ["so-", "(late) italic"]),
    // Examples 364 to 376: what ends it.
    ("_late*", ["_late*"]),
    ("*late train *", ["*late train *"]),
    ("*(*late)", ["*(*late)"]),
    ("*(*late*)*", ["(late) italic"]),
    ("*un*able", ["un italic", "able"]),
    ("_(_late)", ["_(_late)"]),
    ("_un_able", ["_un_able"]),
    ("_a_long_name_", ["a_long_name italic"]),
    ("_(late)_.", ["(late) italic", "."]),
    // Examples 378 to 389: two signs.
    ("** late train**", ["** late train**"]),
    ("un**break**able", ["un", "break bold", "able"]),
    ("__ late train__", ["__ late train__"]),
    ("7__8__90", ["7__8__90"]),
    ("__late, __very__, train__", ["late, very, train bold"]),
    ("so-__(late)__", ["so-", "(late) bold"]),
    // Examples 392 to 401: one and two signs.
    ("*(**late**)*", ["( italic", "late bold italic", ") italic"]),
    (#"**a "*late*" train**"#, [#"a " bold"#, "late bold italic", #"" train bold"#]),
    ("__un__able", ["__un__able"]),
    ("__a__long__name__", ["a__long__name bold"]),
    // Examples 403 to 418: what one star contains.
    ("*late [train](/t)*", ["late  italic", "train italic link"]),
    ("*a\nb*", ["a\nb italic"]),
    ("__a_ late_", ["a late italic"]),
    ("*a *late**", ["a late italic"]),
    ("*a **late** train*", ["a  italic", "late bold italic", " train italic"]),
    ("*un**able*", ["un**able italic"]),
    ("***late** train*", ["late bold italic", " train italic"]),
    ("*a **late***", ["a  italic", "late bold italic"]),
    ("*un**break***", ["un italic", "break bold italic"]),
    ("un***break***able", ["un", "break bold italic", "able"]),
    ("un******break*********able", ["un", "break bold", "***able"]),
    // Examples 419 to 432: two stars.
    ("** is the sign", ["** is the sign"]),
    ("____a__ late__", ["a late bold"]),
    ("**a*late*b**", ["a bold", "late bold italic", "b bold"]),
    ("***late* train**", ["late bold italic", " train bold"]),
    ("**a *late***", ["a  bold", "late bold italic"]),
    ("**a [*late*](/t)**", ["a  bold", "late bold italic link"]),
    // Examples 435 to 452: signs as the text.
    ("a ***", ["a ***"]),
    (#"a *\**"#, ["a ", "* italic"]),
    ("a *_*", ["a ", "_ italic"]),
    ("a __*__", ["a ", "* bold"]),
    // Examples 441 to 458: runs of different lengths.
    ("**late*", ["*", "late italic"]),
    ("*late**", ["late italic", "*"]),
    ("***late**", ["*", "late bold"]),
    ("****late*", ["***", "late italic"]),
    ("**late***", ["late bold", "*"]),
    ("_late____", ["late italic", "___"]),
    // Examples 462 to 467: several runs of equal lengths.
    ("_*late*_", ["late italic"]),
    ("****late****", ["late bold"]),
    ("_____late_____", ["late bold italic"]),
    // Examples 468 to 473: overlapping spans and links.
    ("*a _late* train_", ["a _late italic", " train_"]),
    ("**a **late train**", ["**a ", "late train bold"]),
    ("*[late*](/t)", ["*", "late* link"]),
    ("_a [late_](/t)", ["_a ", "late_ link"]),
  ]

  @Test("emphasis begins and ends where CommonMark says", arguments: emphases)
  func emphasis(markdown: String, spans: [String]) {
    #expect(shown(markdown) == spans)
  }

  @Test("no link contains another one, and signs in a link have their partners in it")
  func links() {
    #expect(shown("[a [b](/c) d](/e)") == ["[a ", "b link", " d](/e)"])
    #expect(shown("[a **b](/c) d**") == ["a **b link", " d**"])
    #expect(shown("**[a](/b)**") == ["a bold link"])
  }

  @Test(
    "code ends at as many backticks as begin it, before emphasis and links are found",
    arguments: [
      ("a `b` c", ["a ", "b code", " c"]), ("`` a ` b ``", ["a ` b code"]), ("` `` `", ["`` code"]),
      ("`  a  `", [" a  code"]), ("` `", ["  code"]), (#"`a\`b`"#, [#"a\ code"#, "b`"]),
      ("`a``b`", ["a``b code"]), ("`a\nb`", ["a b code"]), ("`&amp;`", ["&amp; code"]),
      ("*a `b*`", ["*a ", "b* code"]), ("[a `b](/c)`", ["[a ", "b](/c) code"]),
      ("**`a`**", ["a bold code"]), ("[`a`](/b)", ["a link code"]),
      ("`a", ["`a"]), ("```a``", ["```a``"]), ("``a`", ["``a`"]), (#"\`a`"#, ["`a`"]),
    ])
  func code(markdown: String, spans: [String]) {
    #expect(shown(markdown) == spans)
  }

  @Test(
    "an image is its alternative text",
    arguments: [
      ("![A flag](flag.png) Norway", ["A flag Norway"]), ("![a *b*](/c)", ["a ", "b italic"]),
      ("[![a](/b)](/c)", ["a link"]), ("![a [b](/c) d](/e)", ["a ", "b link", " d"]),
      ("[a ![b [c](/d)](/e) f](/g)", ["[a b ", "c link", " f](/g)"]),
      (#"\![a](/b)"#, ["!", "a link"]), ("![a]", ["![a]"]), ("Late!", ["Late!"]),
    ])
  func images(markdown: String, spans: [String]) {
    #expect(shown(markdown) == spans)
  }

  @Test(
    "an address has parentheses with partners, brackets around it or a title behind it",
    arguments: [
      "[a](/b_(c)_d)", "[a](</b c>)", #"[a](/b "c)")"#, "[a](/b 'c')", "[a](/b (c))",
      #"[a](/b\)c)"#,
      "[a]( /b\n'c' )", "[a]()", "[a](<>)",
    ])
  func addresses(markdown: String) {
    #expect(shown(markdown) == ["a link"])
  }

  @Test(
    "brackets without a valid address stay text",
    arguments: [
      "[a](/b c)", "[a](/b(c)", "[a](</b)", #"[a](/b "c)"#, "[a](/b\n\n'c')", "[a](",
      "[a](" + String(repeating: "(", count: 40) + String(repeating: ")", count: 41),
    ])
  func missingAddresses(markdown: String) {
    #expect(shown(markdown) == [markdown])
  }

  @Test(
    "signs after a backslash, and characters by name or number, are letters",
    arguments: [
      (##"\`a\` \#\&\!\~"##, "`a` #&!~"), (#"a\b"#, #"a\b"#), (#"\&amp;"#, "&amp;"),
      ("&lt;AT&amp;T&gt;", "<AT&T>"), ("a&nbsp;b&hellip;", "a\u{A0}b\u{2026}"),
      ("&thetasym;&apos;", "\u{3D1}'"), ("&#42;a&#42;", "*a*"), ("&#x2a;&#X2A;", "**"),
      ("&#x1F600;", "\u{1F600}"), ("&#0;&#x110000;&#xD800;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("&amp;lt;", "&lt;"), ("AT&T", "AT&T"), ("&copy 2024", "&copy 2024"), ("&late;", "&late;"),
      ("&#;&#x;&#1A;&#+1;&#12345678;", "&#;&#x;&#1A;&#+1;&#12345678;"),
    ])
  func characters(markdown: String, text: String) {
    #expect(shown(markdown) == [text])
  }

  @Test("spaces and line breaks stay, but a backslash at the end of a line does not")
  func lineBreaks() {
    #expect(shown("a\\\nb") == ["a\nb"])
    #expect(shown("a  \n b\nc") == ["a  \n b\nc"])
    #expect(shown("a\\") == ["a\\"])
  }
}
