import Drawing
import Interaction
import Layout
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

@Suite("Text fields and text views")
struct TextFieldTests {
  private func parts(of view: PresentedView) -> [String] {
    view.subviews.map { String($0.name.rawValue.dropFirst("control.".count)) }
  }

  @Test("sizes follow the border: 34 points with round corners, otherwise the line")
  func sizes() throws {
    let label = try shown(.label("control", text: "Ab"))
    let rounded = try shown(.textField("control", text: "Ab", borderStyle: .roundedRect))
    #expect(rounded.frame.size == Size(label.frame.size.width + 28, 34))
    let plain = try shown(.textField("control", text: "Ab"))
    #expect(plain.frame.size == Size(label.frame.size.width, label.frame.size.height + 1.5))
    // An empty field has the size of its placeholder.
    #expect(try shown(.textField("control", placeholder: "Ab")).frame.size == plain.frame.size)
    #expect(try shown(.textField("control")).frame.size == Size(0, plain.frame.size.height))
  }

  @Test("the text of a higher field stands at the top, in the middle or at the bottom")
  func verticalAlignment() throws {
    func label(_ alignment: ContentVerticalAlignment) throws -> Rect {
      let field = View.textField("control", text: "Ab", borderStyle: .roundedRect)
        .setting(.contentVerticalAlignment, to: alignment)
      return try part("textLabel", of: shown(field, "height = 80")).frame
    }
    #expect(try label(.center).size.height == 80)
    #expect(try label(.top).minY == 2)
    #expect(try label(.bottom).maxY == 78)
    #expect(try label(.top).size.height == label(.bottom).size.height)
  }

  @Test(
    "the baselines are those of one line in the middle, with and without a text",
    arguments: [("Ab", nil), (nil, "Ab"), (nil, nil)] as [(String?, String?)])
  func baselines(text: String?, placeholder: String?) throws {
    // 34 points are room for two lines of this font.
    var field = View.textField(
      "control", text: text, placeholder: placeholder, font: .systemFont(ofSize: 14),
      borderStyle: .roundedRect)
    field.constraints = try .texts("leading = superview", "top = superview + 20")
    var (first, last) = (View.view("first"), View.view("last"))
    first.constraints = try .texts("leading = superview", "size = 2", "top = control.firstBaseline")
    last.constraints = try .texts("leading = superview", "size = 2", "top = control.lastBaseline")
    let cell = try ResolvedScene(Fixture.scene(field, first, last), traits: Traits())
      .cell(item: 0, state: .normal).view
    // The line is 16.7 points high, and its letters stand 13.3 below its top.
    for name in ["first", "last"] as [ViewName] {
      #expect(abs(try #require(cell.view(name)).frame.minY - (20 + 22)) < 1e-9)
    }
  }

  @Test("an empty field shows its placeholder, and a secret one dots")
  func texts() throws {
    let empty = try shown(.textField("control", placeholder: "Name", borderStyle: .roundedRect))
    #expect(parts(of: empty) == ["border", "placeholderLabel"])
    #expect(
      try part("placeholderLabel", of: empty)[.textColor]
        == .fixed(NamedColor.placeholderText.color(.light)))
    let secret = try shown(.textField("control", text: "4711", isSecureTextEntry: true))
    #expect(try part("textLabel", of: secret)[.text] == "\u{2022}\u{2022}\u{2022}\u{2022}")
  }

  @Test("a text shrinks down to the minimum size of the font, a placeholder does not")
  func shrinking() throws {
    let field = View.textField("control", text: "aaaaaaaaaa", font: .systemFont(ofSize: 20))
      .setting(.adjustsFontSizeToFitWidth, to: true)
    let shrunk = try part("textLabel", of: shown(field, "width = 50"))
    #expect(shrunk.label?.lines.first?.text.string == "aaaaaaaaaa")
    #expect(shrunk.label?.lines.first?.text.font.pointSize == 10)
    let least = try part(
      "textLabel", of: shown(field.setting(.minimumFontSize, to: 15), "width = 50"))
    #expect(least.label?.lines.first?.text.font.pointSize == 15)
    let empty = View.textField("control", placeholder: "aaaaaaaaaa", font: .systemFont(ofSize: 20))
      .setting(.adjustsFontSizeToFitWidth, to: true)
    #expect(
      try part("placeholderLabel", of: shown(empty, "width = 50")).label?.lines.first?.text.font
        .pointSize == 20)
  }

  // MARK: - The caret; letters are 10 points wide

  private func edited(
    _ text: String, _ alignment: TextAlignment = .natural, isEditing: Bool = true
  ) -> View {
    View.textField(
      "control", text: text, font: .systemFont(ofSize: 20), textAlignment: alignment,
      isEditing: isEditing)
  }

  @Test(
    "the caret stands where the text ends, which is at the left of letters from right to left",
    arguments: [
      ("abcd", .left, 40), ("abcd", .center, 120), ("abcd", .right, 198),
      ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", .left, 0), ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", .center, 80),
      ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", .right, 160), ("", .left, 0), ("", .center, 100),
      ("", .right, 198),
    ] as [(String, TextAlignment, Double)])
  func caret(text: String, alignment: TextAlignment, x: Double) throws {
    let view = try shown(edited(text, alignment), "width = 200")
    let caret = try part("caret", of: view).frame
    #expect(caret.minX == x && caret.size.width == 2)
  }

  @Test(
    "with natural alignment the layout says at which edge the text is, and the text where it ends")
  func caretInMirroredLayout() throws {
    func caret(_ text: String, _ direction: LayoutDirection) throws -> Double {
      try part(
        "caret",
        of: shown(edited(text), "width = 200", traits: Traits(layoutDirection: direction))
      ).frame.minX
    }
    let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    #expect(try caret("abcd", .leftToRight) == 40)
    #expect(try caret(hebrew, .leftToRight) == 0)
    #expect(try caret("abcd", .rightToLeft) == 198)
    #expect(try caret(hebrew, .rightToLeft) == 160)
  }

  @Test(
    "a text that is too long shows its end beside the caret while it is edited, with any alignment",
    arguments: [TextAlignment.left, .center, .right])
  func scrolledText(alignment: TextAlignment) throws {
    func check(_ letter: String, frame: Rect, start: Double, caret: Double) throws {
      let text = String(repeating: letter, count: 10)
      let view = try shown(edited(text, alignment), "width = 60", "height = 30")
      let label = try part("textLabel", of: view)
      #expect(label.frame == frame)
      #expect(label[.lineBreakMode] == .byClipping)
      #expect(label.label?.lines.map(\.text.string) == [text])
      #expect(label.label?.lines.first?.origin.x == start)
      #expect(label.label?.isClipped == true)
      #expect(try part("caret", of: view).frame.minX == caret)
    }
    // 100 wide in 58: the first letters are cut off.
    try check("a", frame: Rect(0, 0, 58, 30), start: -42, caret: 58)
    try check("\u{5E9}", frame: Rect(2, 0, 58, 30), start: 0, caret: 0)
  }

  @Test("a text that fits, or that is not edited, is not scrolled")
  func restingText() throws {
    func label(_ view: View) throws -> PresentedView {
      try part("textLabel", of: shown(view, "width = 60", "height = 30"))
    }
    for view in [
      edited("aaaaaa"), edited("aaaaaaaaaa", isEditing: false),
      edited("aaaaaaaaaa").setting(.isEnabled, to: false),
    ] {
      let shown = try label(view)
      #expect(shown.frame == Rect(0, 0, 60, 30))
      #expect(shown[.lineBreakMode] == .byTruncatingTail && shown[.textAlignment] == .left)
    }
  }

  @Test("a text that shrinks is scrolled only where the least size of its font is too large")
  func scrolledShrunkText() throws {
    func label(_ least: Double) throws -> PresentedView {
      try part(
        "textLabel",
        of: shown(
          edited("aaaaaaaaaa").setting(.adjustsFontSizeToFitWidth, to: true)
            .setting(.minimumFontSize, to: least), "width = 60", "height = 30"))
    }
    // 12 points fit.
    #expect(try label(12).frame == Rect(0, 0, 60, 30))
    #expect(try label(12).label?.lines.first?.text.font.pointSize == 12)
    #expect(try label(15).frame == Rect(0, 0, 58, 30))
    #expect(try label(15).label?.lines.first?.text.font.pointSize == 15)
    #expect(try label(15).label?.lines.first?.origin.x == -17)
  }

  @Test(
    "the clear button depends on the mode, the text and editing",
    arguments: [
      (TextFieldViewMode.never, false, "a", false), (.always, false, "a", true),
      (.always, false, "", false), (.whileEditing, false, "a", false),
      (.whileEditing, true, "a", true), (.unlessEditing, true, "a", false),
      (.unlessEditing, false, "a", true),
    ])
  func clearButton(mode: TextFieldViewMode, edits: Bool, text: String, isShown: Bool) throws {
    let view = try shown(
      .textField(
        "control", text: text, borderStyle: .roundedRect, clearButtonMode: mode, isEditing: edits),
      "width = 200")
    #expect(parts(of: view).contains("clearButton") == isShown)
    #expect(parts(of: view).contains("caret") == edits)
    let label = try part(text.isEmpty ? "placeholderLabel" : "textLabel", of: view)
    #expect(label.frame.minX == 7)
    #expect(label.frame.maxX == (isShown ? 171 : 193))
  }

  @Test("in a right-to-left layout the text ends at the right and the button is at the left")
  func mirrored() throws {
    var traits = Traits()
    traits.layoutDirection = .rightToLeft
    let view = try shown(
      .textField("control", text: "a", borderStyle: .roundedRect, clearButtonMode: .always),
      "width = 200", traits: traits)
    #expect(try part("clearButton", of: view).frame.minX == 5)
    #expect(try part("textLabel", of: view).frame == Rect(29, 0, 164, 34))
    #expect(try part("textLabel", of: view)[.textAlignment] == .right)
  }

  @Test("a text view is as large as its text and insets, and as wide as its constraints require")
  func textView() throws {
    let label = try shown(.label("control", text: "one two\nthree", numberOfLines: 0))
    let view = try shown(
      .textView(
        "control", text: "one two\nthree", font: .systemFont(ofSize: 17), isScrollEnabled: false))
    #expect(view.frame.size.width == label.frame.size.width + 10)
    #expect(view.frame.size.height == label.frame.size.height + 16)
    let line = try #require(view.label?.lines.first)
    let own = try #require(label.label?.lines.first)
    #expect(line.origin.x == 5 && line.origin.y - own.origin.y == 8)
    // It wraps inside the padding.
    let narrow = try shown(
      .textView("control", text: "aa aa aa", isScrollEnabled: false), "width = 50")
    #expect(narrow.label?.lines.count == 2)
    #expect(narrow.frame.size.height > 16 + 2 * 14)
    // Its insets stay left and right.
    for direction in LayoutDirection.allCases {
      let inset = try shown(
        .textView(
          "control", text: "one", textAlignment: .left,
          textContainerInset: EdgeInsets(top: 8, left: 30, bottom: 8, right: 4),
          isScrollEnabled: false), "width = 200", traits: Traits(layoutDirection: direction))
      #expect(inset.label?.lines.first?.origin.x == 35)
    }
  }

  @Test("a text view that scrolls has no size of its own, and clips its text")
  func scrolling() throws {
    let view = try shown(
      .textView("control", text: "aa bb cc dd"), "width = 50", "height = 30")
    #expect(view.frame.size == Size(50, 30))
    #expect(view.label?.lines.count == 2)
    #expect(view.label?.isClipped == true)
    #expect(view.label?.lines.first?.text.font.pointSize == 12)
  }

  // MARK: - Views beside the text

  private func field(
    _ change: (inout ViewProperties) -> Void, traits: Traits = Traits()
  ) throws -> PresentedView {
    let sides = ["icon", "unit"].map { name in
      var view = View.view(ViewName(rawValue: name))
      view.properties[.frame] = Rect(5, 5, name == "icon" ? 30 : 20, 16)
      return view
    }
    var view = View.textField(
      "control", text: "Ab", leftView: "icon", leftViewMode: .always, rightView: "unit",
      rightViewMode: .whileEditing, subviews: sides)
    change(&view.properties)
    return try shown(view, "width = 200", "height = 40", traits: traits)
  }

  @Test("views stand at the edges, centred, in their own size, and the text between them")
  func sideViews() throws {
    let field = try field { $0[.isEditing] = true }
    let icon = try #require(field.subviews.first { $0.name == "icon" })
    let unit = try #require(field.subviews.first { $0.name == "unit" })
    #expect(icon.frame == Rect(0, 12, 30, 16))
    #expect(unit.frame == Rect(180, 12, 20, 16))
    #expect(try part("textLabel", of: field).frame == Rect(30, 0, 150, 40))
    // With a border the text keeps its distance of 7 points.
    let bordered = try self.field {
      $0[.isEditing] = true
      $0[.borderStyle] = .roundedRect
    }
    #expect(try part("textLabel", of: bordered).frame == Rect(37, 0, 136, 40))
  }

  @Test("a view is shown as its mode says, and the text takes its place otherwise")
  func sideViewModes() throws {
    let resting = try field { _ in }
    #expect(!resting.subviews.contains { $0.name == "unit" })
    #expect(try part("textLabel", of: resting).frame == Rect(30, 0, 170, 40))
    let never = try field { $0[.leftViewMode] = .never }
    #expect(!never.subviews.contains { $0.name == "icon" })
    #expect(try part("textLabel", of: never).frame.minX == 0)
  }

  @Test("the right view replaces the clear button")
  func rightViewInsteadOfClearButton() throws {
    let editing = try field {
      $0[.clearButtonMode] = .always
      $0[.isEditing] = true
    }
    #expect(!parts(of: editing).contains("clearButton"))
    #expect(try parts(of: field { $0[.clearButtonMode] = .always }).contains("clearButton"))
  }

  @Test("from right to left the left view stands at the right")
  func mirroredSideViews() throws {
    let field = try field({ _ in }, traits: Traits(layoutDirection: .rightToLeft))
    let icon = try #require(field.subviews.first { $0.name == "icon" })
    #expect(icon.frame.minX == 170)
    #expect(try part("textLabel", of: field).frame == Rect(0, 0, 170, 40))
  }
}
