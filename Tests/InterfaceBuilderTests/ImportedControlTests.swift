import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Imported controls with values")
struct ImportedControlTests {
  private static let attributes =
    "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"con-tr-ol1\""
  private static let frame =
    "<rect key=\"frame\" x=\"16\" y=\"6\" width=\"200\" height=\"32\"/>"

  /// The lines of a control from its name to its constraints, and the messages about what was left out.
  private func imported(
    _ element: String, _ values: String = "", _ children: String = "",
    options: ImportOptions = ImportOptions()
  ) throws -> (lines: [String], notes: [String]) {
    let text = Design.document(
      subviews: "<\(element) \(values) \(Self.attributes)>\(Self.frame)\(children)</\(element)>",
      constraints: """
        <constraint firstItem="con-tr-ol1" firstAttribute="leading" secondItem="con-te-nt1" \
        secondAttribute="leading" constant="16" id="c-1"/>
        """)
    let result = try Design.result(text, options: options)
    let lines = result.scene.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let start = try #require(lines.firstIndex { $0.hasPrefix("- \(element): ") })
    let end = try #require(lines[start...].firstIndex { $0 == "constraints:" })
    return (Array(lines[start..<end]), result.notes.map(\.message))
  }

  @Test("a slider has its values and its colours, without UIKit's defaults")
  func slider() throws {
    let plain = try imported("slider", "value=\"0.0\" minValue=\"0.0\" maxValue=\"1\"")
    #expect(plain.lines == ["- slider: slider"])
    #expect(plain.notes == [])
    let slider = try imported(
      "slider", "value=\"12.5\" minValue=\"-10\" maxValue=\"40\" enabled=\"NO\"",
      """
      <color key="minimumTrackTintColor" systemColor="systemOrangeColor"/>
      <color key="thumbTintColor" systemColor="systemRedColor"/>
      """)
    #expect(
      slider.lines == [
        "- slider: slider", "value: 12.5", "minimumValue: -10", "maximumValue: 40",
        "minimumTrackTintColor: systemOrange", "thumbTintColor: systemRed", "isEnabled: false",
      ])
    #expect(slider.notes == [])
    let negative = try imported("slider", "value=\"-1\" minValue=\"-2\" maxValue=\"-1\"")
    #expect(negative.notes == ["maximumValue -1 is left out"])
  }

  @Test("an older button has titles, icons and colours of its states")
  func buttonStates() throws {
    let button = try imported(
      "button", "contentHorizontalAlignment=\"fill\" contentVerticalAlignment=\"top\"",
      """
      <inset key="contentEdgeInsets" minX="-4" minY="2" maxX="8" maxY="0.0"/>
      <state key="normal" title="Follow"><color key="titleColor" systemColor="systemRedColor"/></state>
      <state key="highlighted" title="Pressed"/>
      <state key="disabled" image="star" catalog="system"/>
      <state key="selected" title="Following"/>
      """)
    #expect(
      button.lines == [
        "- button: button", "title: \"Follow\"", "titleColor: systemRed",
        "highlightedTitle: \"Pressed\"",
        "disabledSystemImage: star", "selectedTitle: \"Following\"",
        "contentInsets: { top: 2, leading: -4, bottom: 0, trailing: 8 }",
        "contentHorizontalAlignment: fill", "contentVerticalAlignment: top",
      ])
    #expect(button.notes == [])
  }

  @Test("an older button's image options and the shadow of its title are noted")
  func olderButtonNotes() throws {
    let title = """
      <state key="normal" title="Play"><color key="titleShadowColor" white="0.5" alpha="1"/></state>
      """
    let offset = "<size key=\"titleShadowOffset\" width=\"0.0\" height=\"1\"/>"
    let button = try imported(
      "button",
      "adjustsImageWhenHighlighted=\"NO\" adjustsImageWhenDisabled=\"NO\" showsTouchWhenHighlighted=\"YES\""
        + " reversesTitleShadowWhenHighlighted=\"YES\"", offset + title)
    #expect(button.lines == ["- button: button", "title: \"Play\""])
    #expect(
      Set(button.notes) == [
        "adjustsImageWhenHighlighted is left out; the image is darker while the button is pressed",
        "adjustsImageWhenDisabled is left out; the image is paler while the button is disabled",
        "showsTouchWhenHighlighted is left out; the button does not glow while it is pressed",
        "titleShadowColor of the state normal is left out",
        "reversesTitleShadowWhenHighlighted is left out",
      ])
    // The title covers a shadow without an offset.
    let covered = try imported("button", "reversesTitleShadowWhenHighlighted=\"YES\"", title)
    #expect(covered.notes == [])
  }

  @Test("an attributed title of a button keeps its attributes, and a text field its vertical place")
  func attributedTitle() throws {
    let title = """
      <attributedString key="attributedTitle"><fragment content="Bold"><attributes>\
      <color key="NSColor" systemColor="systemRedColor"/></attributes></fragment></attributedString>
      """
    let runs = "attributedTitle: { runs: [{ text: \"Bold\", foregroundColor: systemRed }] }"
    let older = try imported("button", "", "<state key=\"normal\">\(title)</state>")
    #expect(older.lines == ["- button: button", runs])
    let configured = try imported(
      "button", "",
      "<buttonConfiguration key=\"configuration\" style=\"plain\">\(title)</buttonConfiguration>")
    #expect(configured.lines == ["- button: button", "configuration: plain", runs])
    let field = try imported("textField", "contentVerticalAlignment=\"bottom\"")
    #expect(field.lines.contains("contentVerticalAlignment: bottom"))
  }

  @Test("images of buttons come in by their references, with the size of a symbol")
  func imageReferences() throws {
    let older = try imported(
      "button", "",
      """
      <state key="normal"><imageReference key="image" image="heart" catalog="system" symbolScale="large"/></state>
      <state key="selected"><imageReference key="image" image="heart.fill" catalog="system" symbolScale="large"/></state>
      <state key="disabled"><imageReference key="image" image="star" catalog="system" renderingMode="palette"/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" weight="bold"/></state>
      """)
    #expect(
      older.lines == [
        "- button: button", "systemImage: heart", "preferredSymbolConfiguration: { scale: large }",
        "selectedSystemImage: heart.fill", "disabledSystemImage: star",
      ])
    #expect(
      older.notes.sorted() == [
        "renderingMode palette of the image is left out",
        "the symbol configuration of the state disabled is left out; it is that of the normal one",
      ])
    let configured = try imported(
      "button", "",
      """
      <buttonConfiguration key="configuration" style="plain" image="heart" catalog="system">
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="small"/>
      </buttonConfiguration>
      """)
    #expect(
      configured.lines == [
        "- button: button", "configuration: plain", "systemImage: heart",
        "preferredSymbolConfiguration: { scale: small }",
      ])
    #expect(configured.notes == [])
  }

  @Test("a configuration has its attributed subtitle, without UIKit's defaults")
  func configuredButton() throws {
    let button = try imported(
      "button", "",
      """
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="gray" title="Get" buttonSize="medium" cornerStyle="dynamic" \
      imagePlacement="leading" titleAlignment="automatic" imagePadding="0.0" titlePadding="0.0" imageReservation="9">
      <attributedString key="attributedSubtitle"><fragment content="Free"/></attributedString>
      <backgroundConfiguration key="background" image="Ground"/>
      </buttonConfiguration>
      """)
    #expect(
      button.lines == [
        "- button: button", "configuration: gray", "title: \"Get\"",
        "attributedSubtitle: { runs: [{ text: \"Free\" }] }", "titlePadding: 0",
      ])
    #expect(
      button.notes.sorted() == [
        "background of the configuration is left out",
        "imageReservation of the configuration is left out",
      ])
  }

  @Test("a segmented control has its titles, also in another language, and its selected segment")
  func segmentedControl() throws {
    let segments = """
      <segments><segment title="Day"/><segment title="Week: 7"/>\
      <segment title="" image="gear" enabled="NO" width="60"/></segments>
      """
    var options = ImportOptions()
    options.strings = ["con-tr-ol1.segmentTitles[0]": "Tag"]
    let control = try imported(
      "segmentedControl", "segmentControlStyle=\"plain\" selectedSegmentIndex=\"1\"", segments,
      options: options)
    #expect(
      control.lines == [
        "- segmentedControl: segmentedControl", "items: [\"Tag\", \"Week: 7\", \"\"]",
        "selectedSegmentIndex: 1",
      ])
    #expect(
      control.notes == [
        "the image \"gear\" of a segment is left out",
        "a segment that is not enabled is enabled here",
        "the width of a segment is left out; all are as wide",
      ])
    let none = try imported("segmentedControl", "selectedSegmentIndex=\"-1\"", segments)
    #expect(none.lines.count == 2)
    let many = String(repeating: "<segment title=\"x\"/>", count: 21)
    let long = try imported("segmentedControl", "", "<segments>\(many)</segments>")
    #expect(long.lines == ["- segmentedControl: segmentedControl"])
    #expect(long.notes == ["the 21 segments are left out; 20 are possible"])
  }

  @Test(
    "each attribute with a look that scenes do not have is one note",
    arguments: [
      (
        "segmentedControl", #"momentary="YES""#, "",
        "momentary is left out; a segment that was tapped stays selected"
      ),
      (
        "segmentedControl", #"apportionsSegmentWidthsByContent="YES""#, "",
        "apportionsSegmentWidthsByContent is left out; all segments are equally wide"
      ),
      (
        "segmentedControl", "",
        #"<segments><segment><size key="contentOffset" width="0.0" height="2"/></segment></segments>"#,
        "the contentOffset of a segment is left out"
      ),
      ("progressView", #"progressImage="Bar""#, "", "progressImage is left out"),
      ("textField", #"textAlignment="natural" background="Field""#, "", "background is left out"),
      (
        "textView", "", #"<dataDetectorType key="dataDetectorTypes" link="YES"/>"#,
        "dataDetectorTypes is left out; links, numbers and the like look as the rest of the text"
      ),
      (
        "imageView", #"highlightedImage="On" highlighted="YES""#, "",
        "highlighted is left out; the view is highlighted together with the cell"
      ),
      ("imageView", #"contentMode="odd""#, "", #"the contentMode "odd" is left out"#),
      (
        "imageView", #"adjustsImageSizeForAccessibilityContentSizeCategory="YES""#, "",
        "adjustsImageSizeForAccessibilityContentSizeCategory is left out;"
          + " the image keeps its size at accessibility text sizes"
      ),
      (
        "label", #"minimumFontSize="8" baselineAdjustment="alignCenters""#, "",
        "baselineAdjustment alignCenters is left out; a text that shrinks keeps its baseline"
      ),
    ] as [(String, String, String, String)])
  func omissions(_ element: String, _ values: String, _ children: String, _ note: String) throws {
    let notes = try imported(element, values, children).notes
    #expect(notes.filter { !$0.hasPrefix("the highlighted image") } == [note])
    #expect(try imported(element, "").notes == [])
  }

  @Test("a label of several lines keeps its preferredMaxLayoutWidth")
  func preferredWidth() throws {
    let lines = try imported("label", "numberOfLines=\"0\" preferredMaxLayoutWidth=\"298\"").lines
    #expect(lines.contains("preferredMaxLayoutWidth: 298"))
    let single = try imported("label", "preferredMaxLayoutWidth=\"298\"").lines
    #expect(!single.contains { $0.hasPrefix("preferredMaxLayoutWidth") })
  }

  @Test("a stepper has its values and its step")
  func stepper() throws {
    let stepper = try imported(
      "stepper",
      "value=\"2\" minimumValue=\"1\" maximumValue=\"9\" stepValue=\"0.5\" wraps=\"YES\" autorepeat=\"NO\""
    )
    #expect(
      stepper.lines == [
        "- stepper: stepper", "value: 2", "minimumValue: 1", "maximumValue: 9", "stepValue: 0.5",
        "wraps: true",
        "autorepeat: false",
      ])
    #expect(stepper.notes == [])
    let plain = try imported("stepper", "maximumValue=\"100\" stepValue=\"0.0\"")
    #expect(plain.lines == ["- stepper: stepper"])
    #expect(plain.notes == ["stepValue 0 is left out"])
  }

  @Test("a page control has its pages and colours")
  func pageControl() throws {
    let control = try imported(
      "pageControl", "numberOfPages=\"3\" currentPage=\"1\" hidesForSinglePage=\"YES\"",
      "<color key=\"pageIndicatorTintColor\" systemColor=\"systemGray4Color\"/>")
    #expect(
      control.lines == [
        "- pageControl: pageControl", "numberOfPages: 3", "currentPage: 1",
        "pageIndicatorTintColor: systemGray4", "hidesForSinglePage: true",
      ])
    let many = try imported("pageControl", "numberOfPages=\"33\"")
    #expect(many.lines == ["- pageControl: pageControl"])
    #expect(many.notes == ["numberOfPages 33 is left out"])
  }

  @Test("a view that scenes do not have is a view of its size")
  func box() throws {
    let lines = try Design.lines(
      Design.document(
        subviews: """
          <datePicker contentMode="scaleToFill" style="compact" \(Self.attributes)>\(Self.frame)\
          </datePicker>
          """))
    #expect(lines.contains("# datePicker is left out but for its frame of 200 × 32 pt"))
    #expect(lines.contains("- view: datePicker"))
    #expect(lines.contains("intrinsicContentSize: { width: 200, height: 32 }"))
  }
}
