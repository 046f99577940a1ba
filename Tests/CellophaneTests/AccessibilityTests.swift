import Cellophane
import Foundation
import Interaction
import Resolution
import SceneRendering
import SceneSnapshots
import Testing
import Vocabulary

@Suite("Accessibility elements of cells")
struct AccessibilityTests {
  private func elements(
    _ cell: String, _ rules: String = "[]", state: String = "normal", traits: String = "{}",
    list: String = ""
  ) throws -> String {
    let document = try SceneDocument(
      Array(
        """
        cellophane: 1
        traits: \(traits)
        cell: \(cell)
        states: { liked: app, progress: { range: 0...1 } }
        rules: \(rules)
        collectionView: { frame: { width: 300, height: 60 }, flowLayout: { itemSize: { width: 300, height: 60 } }, items: 1\(list) }
        """.utf8), file: "a")
    let renderer = try SceneRenderer(document.scene)
    let subject = try renderer.subject(item: 0, state: renderer.state(state))
    return renderer.accessibilityDump(of: subject)
  }

  private static let row = """
    { contentView: { subviews: [
      { label: price, text: 4.20, constraints: [trailing = superview - 10, top = superview + 13] },
      { label: title, text: Loaf, constraints: [leading = superview + 10, top = superview + 10] },
      { label: note, text: Fresh, constraints: [leading = superview + 10, top = title.bottom + 4] },
      { label: empty, text: "", constraints: [leading = superview, top = superview] },
      { imageView: photo, systemImage: star, constraints: [leading = superview, top = superview] },
      { label: ghost, text: Ghost, alpha: 0, constraints: [leading = superview, top = superview] } ] } }
    """

  @Test("labels with texts are read by rows, and hidden views and pictures are not")
  func order() throws {
    #expect(
      try elements(Self.row) == """
        item 0 normal
          1 "Loaf" [staticText] title
          2 "4.20" [staticText] price
          3 "Fresh" [staticText] note

        """)
    #expect(
      try elements(Self.row, traits: "{ layoutDirection: rightToLeft }").contains(
        "1 \"Loaf\" [staticText] title\n  2 \"4.20\""))
  }

  @Test("controls have their title, value and traits")
  func controls() throws {
    let cell = """
      { contentView: { subviews: [
        { button: buy, title: Buy, isEnabled: false, constraints: [leading = superview, top = superview] },
        { switch: mute, isOn: true, accessibilityLabel: Mute, constraints: [trailing = superview, top = superview] },
        { progressView: bar, progress: 0.425, constraints: [leading = superview, bottom = superview, width = 100] } ] } }
      """
    #expect(
      try elements(cell) == """
        item 0 normal
          1 "Buy" [button, notEnabled] buy
          2 "Mute" value "1" [button, toggleButton] mute
          3 (no label) value "42%" [updatesFrequently] bar

        """)
  }

  @Test("text fields and text views are read by their texts, also in the cell of a list")
  func textInputs() throws {
    let views = """
      subviews: [
        { textView: message, attributedText: "See **you**", constraints: [leading = superview, top = superview, width = 100, height = 40] },
        { textField: name, placeholder: Name, isEnabled: false, constraints: [trailing = superview, top = superview, width = 90] },
        { textField: code, text: abc, isSecureTextEntry: true, constraints: [trailing = superview, bottom = superview, width = 90] } ]
      """
    let fields = """
        2 value "Name" [notEnabled] name
        3 value "•••" code

      """
    #expect(
      try elements("{ contentView: { \(views) } }")
        == "item 0 normal\n  1 value \"See you\" message\n" + fields)
    // A cell with a control shows what is in it one by one.
    #expect(
      try elements("{ class: UITableViewCell, contentView: { \(views) } }").hasSuffix(fields))
    let message = """
      { class: UITableViewCell, contentView: { subviews: [
        { label: sender, text: Mara, constraints: [leading = superview, top = superview] },
        { textView: message, text: On my way, constraints: [leading = superview, top = sender.bottom, width = 200, height = 30] } ] } }
      """
    #expect(try elements(message) == "item 0 normal\n  1 \"Mara, On my way\" cell\n")
  }

  @Test("a cell that is an element hides its views, is selected, and follows rules and numbers")
  func cell() throws {
    let cell = """
      { isAccessibilityElement: true, accessibilityLabel: Loaf, accessibilityValue: "{progress%}",
        accessibilityCustomActions: [Delete, Mark as read], contentView: { subviews: [{ label: a, text: A, constraints: [center = superview] }] } }
      """
    let rules =
      "[{ when: liked, cell.accessibilityHint: Liked, cell.accessibilityTraits: [button] }]"
    #expect(
      try elements(cell, rules, state: "selected,liked,progress=0.5") == """
        item 0 selected+liked+progress=0.5
          1 "Loaf" value "50%" hint "Liked" [button, selected] actions "Delete", "Mark as read" cell

        """)
  }

  @Test("accessibilityElements gives the order, and leaves the others out")
  func listed() throws {
    let row = Self.row.replacingOccurrences(
      of: "{ contentView: { ", with: "{ contentView: { accessibilityElements: [note, title], ")
    #expect(
      try elements(row) == """
        item 0 normal
          1 "Fresh" [staticText] note
          2 "Loaf" [staticText] title

        """)
  }

  @Test("a hidden control does not divide the cell of a list into several elements")
  func hiddenControl() throws {
    func cell(_ button: String) -> String {
      """
      { class: UITableViewCell, contentView: { subviews: [
        { label: name, text: Mara, constraints: [leading = superview, top = superview] },
        { view: tray, constraints: [edges = superview], subviews: [
          { button: badge, title: "3", \(button), constraints: [trailing = superview, centerY = superview] }] } ] } }
      """
    }
    for button in ["isHidden: true", "alpha: 0", "accessibilityElementsHidden: true"] {
      #expect(try elements(cell(button)) == "item 0 normal\n  1 \"Mara\" cell\n")
    }
    #expect(try elements(cell("isEnabled: true")).hasSuffix("2 \"3\" [button] badge\n"))
  }

  @Test("a cell of a list is one element with the texts in it")
  func list() throws {
    let row = Self.row.replacingOccurrences(
      of: "{ contentView:", with: "{ class: UITableViewCell, contentView:")
    #expect(
      try elements(row, state: "selected") == """
        item 0 selected
          1 "Loaf, 4.20, Fresh" [selected] cell

        """)
  }

  @Test("the swipe actions that a row has come before its custom actions, by their titles")
  func swipeActions() throws {
    let list = """
      , trailingSwipeActions: [{ action: trash, title: Trash, style: destructive },
        { action: star, title: Star, systemImage: star, when: not liked }],
        leadingSwipeActions: [{ action: read, systemImage: envelope }]
      """
    func read(_ views: String, state: String, _ actions: String? = nil) throws -> [String] {
      let cell =
        "{ class: UITableViewCell, accessibilityCustomActions: [Pin], contentView: { subviews: [\(views)] } }"
      return try elements(cell, state: state, list: actions ?? list).split(separator: "\n")
        .dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let title =
      "{ label: title, text: Loaf, constraints: [leading = superview + 10, top = superview] }"
    #expect(
      try read(title, state: "normal") == [
        "1 \"Loaf\" actions \"Trash\", \"Star\", (no title), \"Pin\" cell"
      ])
    #expect(
      try read(title, state: "liked") == [
        "1 \"Loaf\" actions \"Trash\", (no title), \"Pin\" cell"
      ])
    #expect(try read(title, state: "editing") == ["1 \"Loaf\" actions \"Pin\" cell"])
    // A label names an icon, and wins over a title.
    let labelled = list.replacing("title: Star", with: "title: Star, accessibilityLabel: Like it")
      .replacing("envelope", with: "envelope, accessibilityLabel: Mark as read")
    #expect(
      try read(title, state: "normal", labelled) == [
        "1 \"Loaf\" actions \"Trash\", \"Like it\", \"Mark as read\", \"Pin\" cell"
      ])
    // A cell with a control is no element, and its elements have the actions of the row.
    let button =
      "{ button: buy, title: Buy, constraints: [leading = superview + 10, bottom = superview] }"
    #expect(
      try read("\(title), \(button)", state: "liked") == [
        "1 \"Loaf\" [staticText] actions \"Trash\", (no title) title",
        "2 \"Buy\" [button] actions \"Trash\", (no title) buy",
      ])
  }

  @Test("explain names values that UIKit derives, and those of rules")
  func explained() throws {
    let document = try SceneDocument(
      Array(
        """
        cellophane: 1
        cell: \(Self.row)
        rules: [{ when: selected, title.accessibilityLabel: A loaf }]
        collectionView: { frame: { width: 300, height: 60 }, flowLayout: { itemSize: { width: 300, height: 60 } }, items: 1 }
        """.utf8), file: "a")
    let renderer = try SceneRenderer(document.scene)
    let derived = try renderer.explanation(of: .accessibilityLabel, in: "title")
    #expect(derived.value == .string("Loaf"))
    #expect(derived.contributions.first?.source == "UIKit itself")
    let said = try renderer.explanation(of: .accessibilityLabel, in: "title", state: .selected)
    #expect(said.value == .string("A loaf"))
    #expect(
      try renderer.explanation(of: .isAccessibilityElement, in: "photo").value == .boolean(false))
  }

  @Test("traits are a set, and listed elements are names of views, as in Swift")
  func values() throws {
    let document = try SceneDocument(
      Array(
        """
        cellophane: 1
        cell: { accessibilityTraits: [selected, button], contentView: { accessibilityElements: [title], subviews: [
          { label: title, text: A, constraints: [center = superview] } ] } }
        collectionView: { frame: { width: 9, height: 9 }, items: 1 }
        """.utf8), file: "a")
    let written = Scene(
      cell: Cell(
        contentView: Container(
          subviews: [
            .label("title", text: "A", constraints: [Constraint(.center, equalTo: .superview)])
          ]
        ).setting(.accessibilityElements, to: ["title"])
      ).setting(.accessibilityTraits, to: [.button, .selected]),
      collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
    #expect(document.scene == written)
    let value = try SceneRenderer(written).explanation(of: .accessibilityTraits, in: .cell).value
    #expect(value == .accessibilityTraits([.button, .selected]))
  }

  @Test("unknown traits and views are reported")
  func mistakes() throws {
    for (cell, message) in [
      ("{ accessibilityTraits: [knob] }", "\"knob\" is not known for accessibilityTraits"),
      ("{ accessibilityElements: [nobody] }", "no view is called \"nobody\""),
    ] {
      do {
        _ = try elements(cell)
        Issue.record("\(cell) was read")
      } catch let error as SceneDiagnostics {
        #expect(error.description.contains(message), "\(error)")
      }
    }
  }

  @Test("the text beside a golden lists elements only where the scene says something")
  func texts() throws {
    func text(_ cell: String) throws -> String {
      let document = try SceneDocument(
        Array(
          """
          cellophane: 1
          cell: \(cell)
          collectionView: { frame: { width: 300, height: 60 }, flowLayout: { itemSize: { width: 300, height: 60 } }, items: 1 }
          """.utf8), file: "a")
      return try SceneRenderer(document.scene).presentationText(item: 0, state: .normal)
    }
    #expect(try !text(Self.row).contains("accessibility"))
    let said = try text("{ isAccessibilityElement: true, accessibilityLabel: Loaf }")
    #expect(said.contains("  accessibility\n    1 cell: \"Loaf\"\n"))
  }
}
