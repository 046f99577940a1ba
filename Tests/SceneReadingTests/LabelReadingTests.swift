import Drawing
import Notation
import Testing
import Validation
import Views
import Vocabulary
import YAMLReading

@testable import SceneReading
@testable import Scenes

@Suite("Labels in scene files")
struct LabelReadingTests {
  private func label(_ lines: String) throws -> View {
    let text = """
      cellophane: 1
      cell: { contentView: { subviews: [{ label: a, \(lines) }] } }
      collectionView: { frame: { width: 9, height: 9 }, items: 1 }
      """
    let scene = try SceneDocument(Array(text.utf8), file: "a").scene
    return try #require(scene.cell.contentView.subviews.first)
  }

  @Test("a file and Swift say the same")
  func sameAsSwift() throws {
    #expect(
      try label(
        "text: 1:30, font: { systemFont: 15, weight: semibold }, textColor: red,"
          + " textAlignment: center, numberOfLines: 2, lineBreakMode: byClipping")
        == .label(
          "a", text: "1:30", font: .systemFont(ofSize: 15, weight: .semibold),
          textColor: .system(.red), textAlignment: .center, numberOfLines: 2,
          lineBreakMode: .byClipping))
  }

  @Test(
    "fonts in all their spellings",
    arguments: [
      ("headline", DynamicFont.headline), ("{ textStyle: body }", .body),
      ("{ textStyle: body, weight: bold }", .preferredFont(forTextStyle: .body, weight: .bold)),
      ("{ systemFont: 12.5 }", .systemFont(ofSize: 12.5)),
      ("{ systemFont: 13, weight: bold }", .boldSystemFont(ofSize: 13)),
      ("{ systemFont: 13, italic: true }", .italicSystemFont(ofSize: 13)),
      (
        "{ weight: black, monospacedSystemFont: 9 }",
        .monospacedSystemFont(ofSize: 9, weight: .black)
      ),
    ])
  func fonts(text: String, font: DynamicFont) throws {
    #expect(try label("font: \(text)").properties[.font] == font)
    // What a dump writes is read as the same again.
    #expect(try label("font: \(font.sceneText)").properties[.font] == font)
  }

  @Test("the type decides: words that YAML reads as a truth value or a number are text")
  func plainScalars() throws {
    for text in ["No", "1", "1:30", "2.50", "true", "0x10"] {
      #expect(try label("text: \(text)").properties[.text] == text)
    }
    #expect(try label("text: \"a\\nb\"").properties[.text] == "a\nb")
  }

  @Test("nil without quotes is no text, as in UIKit, and in quotes it is the word")
  func noText() throws {
    func values(_ word: String) throws -> [PropertyValue?] {
      let text = """
        cellophane: 1
        cell:
          contentView:
            subviews:
              - { label: a, text: \(word), accessibilityLabel: \(word), mask: nil }
              - { button: b, title: \(word), selectedTitle: \(word) }
        rules: [{ when: selected, a.text: \(word), b.title: \(word) }]
        collectionView: { frame: { width: 9, height: 9 }, items: [{ a.text: \(word) }] }
        """
      let scene = try SceneDocument(Array(text.utf8), file: "a").scene
      let (label, button) = (
        scene.cell.contentView.subviews[0], scene.cell.contentView.subviews[1]
      )
      #expect(label.properties[Property<ViewName?>.mask] == ViewName??.some(nil))
      var values: [PropertyValue?] = [
        label.properties[PropertyName.text], label.properties[PropertyName.accessibilityLabel],
        button.properties[PropertyName.title], button.properties[PropertyName.selectedTitle],
      ]
      values += scene.rules[0].assignments.map { Optional($0.value) }
      values += scene.collectionView.sections[0].items.cycle[0].assignments.map {
        Optional($0.value)
      }
      return values
    }
    #expect(try values("nil") == Array(repeating: .string(""), count: 7))
    #expect(try values("\"nil\"") == Array(repeating: .string("nil"), count: 7))
    let none = try label("attributedText: nil").properties[PropertyName.attributedText]
    #expect(none == .attributedText(nil))
    let word = try label("attributedText: \"nil\"").properties[PropertyName.attributedText]
    #expect(word == .attributedText(AttributedText([AttributedText.Run("nil")])))
    // What a dump writes is read as the same again.
    for text in ["", "nil"] {
      let written = PropertyValue.string(text).sceneText
      #expect(try label("text: \(written)").properties[.text] == text)
    }
  }

  @Test("a text that UIKit does not accept as nil is a mistake with its place")
  func neverNil() {
    let remedy = "cannot be nil; write \"\" for no text, or put the word in quotes"
    func found(_ cell: String, _ view: String = "") -> [String] {
      SceneReadingTests.mistakes(
        in: """
          cellophane: 1
          cell: \(cell)
          collectionView: { frame: { width: 9, height: 9 }, listLayout: {}, items: 1\(view) }
          """)
    }
    #expect(
      found("{ class: UICollectionViewListCell, accessories: [{ label: { text: nil } }] }")
        .contains("2:73: text \(remedy)"))
    #expect(
      found("{ contentView: { subviews: [{ segmentedControl: a, items: [Day, nil] }] } }")
        .contains("2:71: items \(remedy)"))
    #expect(
      found("{ contentView: { subviews: [{ label: a, attributedText: [{ text: nil }] }] } }")
        .contains("2:72: text \(remedy)"))
    #expect(
      found("{}", ", contextMenu: [{ action: copy, title: nil }]").contains(
        "3:114: title \(remedy)"))
  }

  @Test(
    "each mistake is reported in one line",
    arguments: [
      ("font: hedline", "\"hedline\" is not known for font; did you mean \"headline\"?"),
      (
        "font: bold",
        "\"bold\" is a weight and not a font; write { systemFont: 17, weight: bold }, or a text style: largeTitle,"
      ),
      (
        "font: {}",
        "a font has a text style or a size; write a style, as headline, or { systemFont: 17 }"
      ),
      ("font: { systemFont: 0.5 }", "systemFont must be from 1 to 1000, not 0.5"),
      ("font: { systemFont: 12, weight: fat }", "\"fat\" is not known for weight"),
      ("numberOfLines: -1", "numberOfLines must be from 0 to 1000, not -1"),
      ("numberOfLines: 1.5", "numberOfLines must be a whole number, not 1.5"),
      ("lineBreakMode: byTruncating", "\"byTruncating\" is not known for lineBreakMode"),
      ("text: [a]", "text is a list; write a single value"),
      ("text:", "text has no value"),
      (
        "systemImage: star",
        "\"a\" is a label and has no systemImage; an image view or a button or a list content view has one"
      ),
    ])
  func mistakes(line: String, message: String) {
    let error = #expect(throws: SceneDiagnostics.self) { try label(line) }
    #expect(error?.diagnostics.map { $0.message.hasPrefix(message) } == [true])
  }

  @Test("values from Swift have the same limits")
  func limits() {
    let views: [View] = [
      .label("a", font: .systemFont(ofSize: .nan)), .label("a", text: "a\u{1B}"),
      .label("a", text: String(repeating: "a", count: 2001)), .label("a", numberOfLines: 1001),
    ]
    for view in views {
      let scene = Scene(
        cell: Cell(contentView: Container(subviews: [view])),
        collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
      #expect(SceneValidator.problems(in: scene).count == 1)
    }
  }
}
