import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Imported texts")
struct ImportedTextTests {
  @Test("the weight of a system font with a name is kept in attributed texts, too")
  func attributedFonts() throws {
    let text = """
      <label usesAttributedText="YES" id="l"><attributedString key="attributedText">
      <fragment content="Low"><attributes><font key="NSFont" name=".SFUIText-Medium" size="15"/>
      </attributes></fragment></attributedString></label>
      """
    let result = try Design.result(Design.document(subviews: text))
    #expect(result.scene.contains("font: { systemFont: 15, weight: medium } }"))
    #expect(result.notes.isEmpty)
  }

  @Test("how titles, texts and labels are broken, shrunk and tightened comes in")
  func fitting() throws {
    let elements = """
      <button buttonType="system" lineBreakMode="wordWrap" id="b"><state key="normal" title="Show the full message"/></button>
      <textField text="Ada" minimumFontSize="12" textAlignment="natural" id="f"/>
      <label text="A" adjustsFontSizeToFit="NO" adjustsLetterSpacingToFitWidth="YES" textAlignment="natural" id="l"/>
      """
    let scene = try Design.result(Design.document(subviews: elements)).scene
    for line in [
      "lineBreakMode: byWordWrapping", "adjustsFontSizeToFitWidth: true", "minimumFontSize: 12",
      "allowsDefaultTighteningForTruncation: true",
    ] {
      #expect(scene.contains(line), "\(line) is not in\n\(scene)")
    }
  }

  @Test("text fields, blurs and attributed texts are imported with their contents")
  func inputs() throws {
    let field = """
      <textField placeholder="Name" borderStyle="roundedRect" textAlignment="natural" clearButtonMode="always" id="f"/>
      """
    let scene = try Design.result(Design.document(subviews: field)).scene
    for line in [
      "- textField: textField", "placeholder: \"Name\"", "borderStyle: roundedRect",
      "clearButtonMode: always",
    ] {
      #expect(scene.contains(line), "\(line) is not in\n\(scene)")
    }
    let blur = """
      <visualEffectView id="v"><view key="contentView" id="c"/><blurEffect style="regular"/></visualEffectView>
      """
    let blurred = try Design.result(Design.document(subviews: blur))
    #expect(blurred.scene.contains("- visualEffectView: view\n"))
    #expect(blurred.scene.contains("effect: regular\n"))
    let text = """
      <label usesAttributedText="YES" id="l"><attributedString key="attributedText">
      <fragment content="Low "><attributes><font key="NSFont" metaFont="systemBold" size="15"/></attributes></fragment>
      <fragment content="tide"><attributes><integer key="NSUnderline" value="1"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/></attributes></fragment>
      </attributedString></label>
      """
    let attributed = try Design.result(Design.document(subviews: text))
    #expect(
      attributed.scene.contains(
        "attributedText: { runs: [{ text: \"Low \", font: { systemFont: 15, weight: bold } },"
          + " { text: \"tide\", underlineStyle: single }], paragraphStyle: { lineSpacing: 4 } }\n"))
    #expect(attributed.scene.contains("textAlignment: center\n"))
    // NSUnderlineStyle: a pattern beside the thickness.
    let styles = [9: "double", 2: "thick", 0x101: "patternDot", 0x202: "patternDash"]
    for (value, word) in styles {
      let styled = text.replacing(
        "key=\"NSUnderline\" value=\"1\"", with: "key=\"NSUnderline\" value=\"\(value)\"")
      let scene = try Design.result(Design.document(subviews: styled)).scene
      #expect(scene.contains("underlineStyle: \(word) }"))
    }
  }

  @Test("the attributed text of a text view comes in, and the letters of one in a text field")
  func attributedInputs() throws {
    let text = """
      <attributedString key="attributedText">
      <fragment content="Low "><attributes><font key="NSFont" metaFont="systemBold" size="15"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/></attributes></fragment>
      <fragment content="tide"><attributes>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/></attributes></fragment>
      <fragment content="!"><attributes>
      <paragraphStyle key="NSParagraphStyle" alignment="right"/></attributes></fragment>
      </attributedString>
      """
    func imported(_ element: String) throws -> (lines: [String], notes: [String]) {
      let view = """
        <\(element) usesAttributedText="YES" textAlignment="natural" id="t">\(text)</\(element)>
        """
      let document = Design.document(subviews: view)
      return (try Design.lines(document), try Design.result(document).notes.map(\.message))
    }
    let textView = try imported("textView")
    #expect(
      textView.lines.contains(
        "attributedText: { runs: [{ text: \"Low \", font: { systemFont: 15, weight: bold } },"
          + " { text: \"tide\" }, { text: \"!\" }], paragraphStyle: { lineSpacing: 4 } }"))
    #expect(textView.lines.filter { $0.hasPrefix("textAlignment") } == ["textAlignment: center"])
    #expect(
      textView.notes == [
        "the paragraph style of a part of the text is left out; all parts have the first one"
      ])
    let textField = try imported("textField")
    #expect(textField.lines.contains("text: \"Low tide!\""))
    #expect(
      textField.notes == [
        "the attributes of the text are left out; text fields of scenes have none"
      ])
  }

  @Test("attributes of a paragraph style that scenes do not have are noted and omitted")
  func paragraphStyles() throws {
    let text = """
      <label usesAttributedText="YES" id="l"><attributedString key="attributedText">
      <fragment content="Low"><attributes><paragraphStyle key="NSParagraphStyle" lineSpacing="-2" tailIndent="-8"
      hyphenationFactor="0.5" baseWritingDirection="rightToLeft"/></attributes></fragment>
      </attributedString></label>
      """
    let result = try Design.result(Design.document(subviews: text))
    #expect(result.scene.contains("paragraphStyle: { tailIndent: -8 } }\n"))
    #expect(
      result.notes.map(\.message) == [
        "lineSpacing -2 of the text is left out", "the hyphenation of the text is left out",
        "the writing direction of the text is left out",
      ])
  }

  @Test("a text view has its font, of which only 12 points are the default")
  func textViewFonts() throws {
    let sizes: [(String, [String])] = [("17", ["font: { systemFont: 17 }"]), ("12", [])]
    for (size, lines) in sizes {
      let view = """
        <textView id="t"><fontDescription key="fontDescription" type="system" pointSize="\(size)"/></textView>
        """
      let scene = try Design.lines(Design.document(subviews: view))
      #expect(scene.filter { $0.hasPrefix("font:") } == lines)
    }
  }

  @Test("a file of strings, in UTF-8 and UTF-16, and a string catalogue")
  func strings() {
    let text = """
      /* Class = "UILabel"; */
      "a.text" = "say \\"hi\\"\\n";
      // more
      "b.text"="ü";
      """
    let expected = ["a.text": "say \"hi\"\n", "b.text": "ü"]
    #expect(LocalizedStrings.strings(Array(text.utf8)) == expected)
    let units: [UInt8] = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let wide: [UInt8] = [0xFF, 0xFE] + units
    #expect(LocalizedStrings.strings(wide) == expected)
    #expect(LocalizedStrings.strings(Array("\"a\" \"b\"".utf8)) == nil)
    let catalog = """
      {"sourceLanguage": "en", "strings": {"a.text": {"localizations": {"de": {"stringUnit":
      {"state": "translated", "value": "Hallo"}}}}, "b.text": {}}, "version": "1.0"}
      """
    #expect(
      LocalizedStrings.catalog(Array(catalog.utf8), language: "de") == ["a.text": "Hallo"])
    #expect(LocalizedStrings.catalog([0x7B], language: "de") == nil)
  }

  @Test("two escapes of a file of strings can be one character, and half of one is U+FFFD")
  func surrogates() {
    let text = #""a.text" = "\Ud83c\udf89 \u00e9\U00e8 \Ud83c \udf89x";"#
    let expected = ["a.text": "🎉 éè \u{FFFD} \u{FFFD}x"]
    #expect(LocalizedStrings.strings(Array(text.utf8)) == expected)
    #expect(LocalizedStrings.strings(Array(#""a" = "\U00g0";"#.utf8)) == nil)
  }
}
