import Drawing
import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Imported values")
struct ImportedValueTests {
  /// The lines of a label with children.
  private func label(_ children: String, _ attributes: String = "") throws -> [String] {
    try Design.lines(
      Design.document(subviews: Design.label("lab-el-001", attributes, children)))
  }

  @Test(
    "colours",
    arguments: [
      (#"white="1" alpha="1" colorSpace="calibratedWhite""#, "white"),
      (#"white="0.0" alpha="0.0" colorSpace="calibratedWhite""#, "clear"),
      (
        #"red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
        "\"#FF8000\""
      ),
      (#"red="0" green="0" blue="0" alpha="0.5" colorSpace="calibratedRGB""#, "\"#00000080\""),
      // Display P3 red lies outside of sRGB.
      (
        #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
        "\"#FF0000\""
      ),
      // The name wins over the numbers beside it.
      (
        #"systemColor="secondaryLabelColor" red="0.9" green="0" blue="0" alpha="1""#,
        "secondaryLabel"
      ),
      (#"cocoaTouchSystemColor="darkTextColor""#, "darkText"),
      (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, "systemGroupedBackground"),
    ])
  func colors(_ attributes: String, _ text: String) throws {
    #expect(try label("<color key=\"textColor\" \(attributes)/>").contains("textColor: \(text)"))
  }

  @Test("a clear background is written for a cell, which UIKit gives one, and not for a view")
  func clearBackground() throws {
    let clear = """
      <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>
      """
    let plain = Design.document(subviews: Design.label("lab-el-001", "", clear))
    #expect(try !Design.result(plain).scene.contains("backgroundColor"))
    let cell = plain.replacing("<connections>", with: clear + "<connections>")
    #expect(
      try Design.lines(cell).filter { $0.hasPrefix("backgroundColor") } == [
        "backgroundColor: clear"
      ])
  }

  @Test(
    "fonts",
    arguments: [
      (#"type="system" pointSize="17""#, nil),
      // The stored frames of such labels are those of 12 points.
      (#"type="system" pointSize="0.0""#, "{ systemFont: 12 }"),
      (#"type="system" pointSize="15""#, "{ systemFont: 15 }"),
      (#"type="boldSystem" pointSize="13""#, "{ systemFont: 13, weight: bold }"),
      (
        #"type="system" weight="ultraLight" pointSize="20""#,
        "{ systemFont: 20, weight: ultraLight }"
      ),
      (#"style="UICTFontTextStyleTitle0""#, "largeTitle"),
      (#"style="UICTFontTextStyleSubhead""#, "subheadline"),
      (
        #"name="Roboto-SemiBold" family="Roboto" pointSize="12""#,
        "{ systemFont: 12, weight: semibold }"
      ),
      (#"name="Papyrus" family="Papyrus" pointSize="17""#, "{ systemFont: 17 }"),
      (#"name=".SFUIText-Bold" pointSize="17""#, "{ systemFont: 17, weight: bold }"),
      (#"name=".SFUIDisplay-Semibold" pointSize="20""#, "{ systemFont: 20, weight: semibold }"),
      (#"name=".HelveticaNeueInterface-Bold" pointSize="15""#, "{ systemFont: 15, weight: bold }"),
      (#"name=".SFUI-RegularItalic" pointSize="17""#, "{ systemFont: 17, italic: true }"),
      (
        #"name=".SFUIRounded-Heavy" pointSize="17""#,
        "{ systemFont: 17, weight: heavy, design: rounded }"
      ),
      (#"name=".AppleSystemUIFontBold" pointSize="17""#, "{ systemFont: 17, weight: bold }"),
      (#"name=".AppleSystemUIFont" pointSize="17""#, nil),
      (#"name=".SFUIText" pointSize="13""#, "{ systemFont: 13 }"),
    ] as [(String, String?)])
  func fonts(_ attributes: String, _ text: String?) throws {
    let lines = try label("<fontDescription key=\"fontDescription\" \(attributes)/>")
    #expect(lines.filter { $0.hasPrefix("font: ") } == (text.map { ["font: \($0)"] } ?? []))
  }

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

  @Test("a label without textAlignment is left-aligned, and one that shrinks does so here, too")
  func label() throws {
    let element = """
      <label text="A" minimumFontSize="8" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
      """
    let result = try Design.result(Design.document(subviews: element))
    #expect(result.scene.contains("textAlignment: left\n"))
    #expect(result.scene.contains("adjustsFontSizeToFitWidth: true\n"))
    #expect(result.scene.contains("minimumScaleFactor: 0.471\n"))
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

  @Test("text fields, blurs and attributed texts come in with what they show")
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

  @Test("what a paragraph style has and scenes have not is said, and not written")
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

  @Test("the insets of an older button's title and image come in, also below 0")
  func edgeInsets() throws {
    let lines = try Design.lines(
      Design.document(
        subviews: """
          <button buttonType="system" id="but-to-n01">
            <rect key="frame" x="0.0" y="0.0" width="80" height="30"/>
            <inset key="titleEdgeInsets" minX="8" minY="0.0" maxX="-8" maxY="0.0"/>
            <inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
            <state key="normal" title="Play"/>
          </button>
          """))
    #expect(
      lines.contains("titleEdgeInsets: { top: 0, leading: 8, bottom: 0, trailing: -8 }"))
    #expect(!lines.contains { $0.hasPrefix("imageEdgeInsets") })
  }

  @Test("texts in children, in base 64 and in another language")
  func texts() throws {
    #expect(try label("<string key=\"text\">a\nb</string>").contains(#"text: "Label""#))
    let child = """
      <label id="l"><string key="text" base64-UTF8="YES">w7wg4oKs</string></label>
      """
    #expect(try Design.lines(Design.document(subviews: child)).contains(#"text: "ü €""#))
    var options = ImportOptions()
    options.strings = ["lab-el-001.text": "Beschriftung"]
    let text = Design.document(subviews: Design.label("lab-el-001"))
    #expect(try Design.result(text, options: options).scene.contains(#"text: "Beschriftung""#))
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

  @Test("runtime attributes of the layer are properties, and others are said")
  func runtimeAttributes() throws {
    func attribute(_ path: String, _ type: String, _ value: String) -> String {
      """
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)">\(value)\
      </userDefinedRuntimeAttribute>
      """
    }
    let view = """
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><userDefinedRuntimeAttributes>
      \(attribute("layer.cornerRadius", "number", "<real key=\"value\" value=\"7.5\"/>"))
      \(attribute("layer.borderWidth", "number", "<integer key=\"value\" value=\"1\"/>"))
      \(attribute("layer.shadowOffset", "size", "<size key=\"value\" width=\"0\" height=\"2\"/>"))
      \(attribute("cornerRadius", "number", "<real key=\"value\" value=\"3\"/>"))
      </userDefinedRuntimeAttributes></view>
      """
    let result = try Design.result(Design.document(subviews: view))
    for line in [
      "cornerRadius: 7.5\n", "borderWidth: 1\n", "shadowOffset: { width: 0, height: 2 }\n",
    ] { #expect(result.scene.contains(line)) }
    #expect(
      result.notes.map(\.message) == [
        "the runtime attribute cornerRadius is left out; only the app's code knows what it does"
      ])
  }

  @Test("a runtime attribute replaces the view's own one, and the scene has each key once")
  func replacedAttributes() throws {
    func attribute(_ path: String, _ type: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" \(value)"
        + (value.hasPrefix("value") ? "/>" : "</userDefinedRuntimeAttribute>")
    }
    func keys(_ attributes: String...) throws -> [String] {
      let view = """
        <view alpha="0.5" hidden="YES" clipsSubviews="YES" id="v" translatesAutoresizingMaskIntoConstraints="NO">
        <userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes></view>
        """
      return try Design.lines(Design.document(subviews: view)).filter { line in
        ["alpha", "isHidden", "clipsToBounds"].contains { line.hasPrefix($0) }
      }.sorted()
    }
    let (yes, no) = ("value=\"YES\"", "value=\"NO\"")
    #expect(try keys() == ["alpha: 0.5", "clipsToBounds: true", "isHidden: true"])
    #expect(
      try keys(
        attribute("alpha", "number", "><real key=\"value\" value=\"0.25\"/>"),
        attribute("hidden", "boolean", yes), attribute("layer.masksToBounds", "boolean", yes))
        == ["alpha: 0.25", "clipsToBounds: true", "isHidden: true"])
    #expect(
      try keys(
        attribute("alpha", "number", "><integer key=\"value\" value=\"1\"/>"),
        attribute("hidden", "boolean", no), attribute("layer.masksToBounds", "boolean", no)) == [])
    let label = """
      <label usesAttributedText="YES" textAlignment="right" id="l"><attributedString key="attributedText">
      <fragment content="Low"><attributes><paragraphStyle key="NSParagraphStyle" alignment="center"/>
      </attributes></fragment></attributedString></label>
      """
    let lines = try Design.lines(Design.document(subviews: label))
    #expect(lines.filter { $0.hasPrefix("textAlignment") } == ["textAlignment: center"])
  }

  @Test("labels, hints and traits for VoiceOver come in, also in another language")
  func accessibility() throws {
    let view = """
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO">
      <accessibility key="accessibilityConfiguration" identifier="art" label="Cover" hint="Opens the book">
      <accessibilityTraits key="traits" button="YES" image="YES" none="NO"/><bool key="isElement" value="YES"/>
      </accessibility></view>
      """
    let expected = [
      "isAccessibilityElement: true", "accessibilityLabel: \"Cover\"",
      "accessibilityHint: \"Opens the book\"", "accessibilityTraits: [button, image]",
    ]
    let text = Design.document(subviews: view)
    #expect(try Design.lines(text).filter { $0.contains("ccessibility") } == expected)
    #expect(try Design.result(text).notes.isEmpty)
    var options = ImportOptions()
    options.strings = ["v.accessibilityLabel": "Umschlag"]
    #expect(
      try Design.result(text, options: options).scene.contains("accessibilityLabel: \"Umschlag\""))
    // A runtime attribute replaces it.
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Front"/>
      </userDefinedRuntimeAttributes></view>
      """
    let replaced = Design.document(subviews: view.replacing("</view>", with: attributes))
    #expect(
      try Design.lines(replaced).filter { $0.hasPrefix("accessibilityLabel") } == [
        "accessibilityLabel: \"Front\""
      ])
  }

  @Test("a stack view that clips its subviews does so here, too")
  func clippingStackView() throws {
    let stack = """
      <stackView clipsSubviews="YES" id="s" translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let lines = try Design.lines(Design.document(subviews: stack))
    #expect(lines.contains("clipsToBounds: true"))
  }

  @Test("paths of images are relative to the scene")
  func paths() {
    for (path, folder, expected) in [
      ("/a/b/Assets.xcassets", "/a/b", "Assets.xcassets"),
      ("/a/b/Assets.xcassets", "/a/c/d", "../../b/Assets.xcassets"), ("/a", "/a", "."),
    ] { #expect(ProjectAssets.path(of: path, from: folder) == expected) }
  }
}

@Suite("Frames compared with the stored ones")
struct FrameComparisonTests {
  private func comparison(_ text: String) throws -> FrameComparison {
    let document = try Design.read(text)
    return try CellImport(document.cells[0], in: document, options: ImportOptions()).comparison
  }

  @Test("a difference is named with its size, in points")
  func differences() throws {
    let comparison = try comparison(Design.document(subviews: Design.label("lab-el-001")))
    #expect(comparison.count == 1)
    #expect(comparison.tolerance == 0.5)
    #expect(comparison.differences(from: ["label": Rect(16, 12.5, 42, 20)]).isEmpty)
    let found = comparison.differences(from: ["label": Rect(16, 12, 40, 20.5)])
    #expect(found.map(\.words) == ["2.0 pt narrower"])
    #expect(found.map(\.cause) == [.layout])
  }

  @Test("a switch is compared by its alignment rectangle, two points narrower than its frame")
  func alignment() throws {
    let element = """
      <switch id="s" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="255" y="6" width="51" height="31"/></switch>
      """
    let comparison = try comparison(Design.document(subviews: element))
    #expect(comparison.differences(from: ["switchControl": Rect(255, 6, 49, 31)]).isEmpty)
  }

  @Test("stale, ambiguous and invented frames are told apart")
  func causes() throws {
    let stale = try comparison(
      Design.document(subviews: Design.label("lab-el-001", "misplaced=\"YES\"")))
    #expect(stale.staleCount == 1)
    #expect(stale.count == 0)
    let ambiguous = try comparison(
      Design.document(subviews: Design.label("lab-el-001", "ambiguous=\"YES\"")))
    #expect(ambiguous.reason == .ambiguous)
    let own = """
      <view id="v" customClass="Rating" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="240" height="128"/></view>
      """
    let link = """
      <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="v"
      secondAttribute="trailing" id="c"/>
      """
    let invented = try comparison(
      Design.document(subviews: own + Design.label("lab-el-001"), constraints: link))
    let found = invented.differences(from: ["view": .zero, "label": .zero])
    #expect(found.map(\.cause) == [.canvas, .canvas])
  }

  @Test("files of Xcode 8 and before keep whole points")
  func tolerance() throws {
    let old = "useAutolayout=\"YES\" toolsVersion=\"11762\""
    #expect(try comparison(Design.document(root: old)).tolerance == 1.01)
  }
}
