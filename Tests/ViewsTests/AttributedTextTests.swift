import Drawing
import Testing
import Views
import Vocabulary

@Suite("Attributed texts")
struct AttributedTextTests {
  @Test("the styles of Markdown become attributes of runs")
  func markdown() {
    var bold = TextAttributes()
    bold.isBold = true
    var italic = TextAttributes()
    italic.isItalic = true
    var struck = TextAttributes()
    struck.strikethroughStyle = .single
    var code = TextAttributes()
    code.isMonospaced = true
    var link = TextAttributes()
    link.foregroundColor = .system(.link)
    link.underlineStyle = .single
    var both = bold
    both.isItalic = true
    let expected: [AttributedText.Run] = [
      .init("a "), .init("b", attributes: bold), .init(" "), .init("c", attributes: italic),
      .init(" "),
      .init("d", attributes: struck), .init(" "), .init("e", attributes: code), .init(" "),
      .init("f", attributes: link),
    ]
    #expect(AttributedText(markdown: "a **b** _c_ ~d~ `e` [f](/g)").runs == expected)
    #expect(AttributedText(markdown: "***a***").runs == [.init("a", attributes: both)])
  }

  @Test("the text in scene files is not read as Markdown again")
  func sceneTextOfSigns() {
    func sceneText(_ text: AttributedText) -> String {
      PropertyValue.attributedText(text).sceneText
    }
    let letters = AttributedText([.init("a*b*"), .init("c & d"), .init("&amp;")])
    #expect(sceneText(letters) == #"[{ text: "a*b*" }, "c & d", { text: "&amp;" }]"#)
    #expect(sceneText(AttributedText(markdown: "`a`")) == #"[{ text: "a", monospaced: true }]"#)
  }

  @Test("the text in scene files has the attributes that are set")
  func sceneText() {
    var style = ParagraphStyle()
    style.lineSpacing = 4
    var attributes = TextAttributes()
    attributes.kern = 2
    attributes.foregroundColor = .system(.systemRed)
    let text = AttributedText(
      [.init("a "), .init("b", attributes: attributes)], paragraphStyle: style)
    #expect(
      PropertyValue.attributedText(text).sceneText
        == #"{ runs: ["a ", { text: "b", foregroundColor: systemRed, kern: 2 }], paragraphStyle: { lineSpacing: 4 } }"#
    )
    #expect(text.string == "a b")
  }
}
