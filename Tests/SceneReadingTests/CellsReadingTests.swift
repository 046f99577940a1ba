import Drawing
import Interaction
import Scenes
import Testing
import Views
import Vocabulary

@testable import SceneReading

@Suite("Several cells and the data of items")
struct CellsReadingTests {
  private static let start = """
    cellophane: 1
    cell: {}
    cells:
      incoming:
        subviews:
          - { label: incomingText, text: "{text}", textColor: "{tint}" }
          - { label: incomingSender, text: "From {sender}, {count} new" }
      date: { subviews: [{ label: dateText, text: "{text}" }] }
    states: { count: 0...9 }
    collectionView:
      frame: { width: 100, height: 100 }
      flowLayout: { itemSize: { width: 90, height: 40 } }

    """

  private func scene(_ text: String) throws -> Scene {
    try SceneDocument(Array(text.utf8), file: "a.yaml").scene
  }

  @Test("a cell is a view that its own items install, and data are assignments of items")
  func writtenOut() throws {
    let scene = try scene(
      Self.start + """
          items:
            - { cell: date, data: { text: Today } }
            - { cell: incoming, data: { text: "a {b}", sender: Ada, tint: systemRed } }

        """)
    #expect(scene.cell.contentView.subviews.map(\.name) == ["incoming", "date"])
    #expect(scene.cell.contentView.subviews.map { $0.properties[.isInstalled] } == [false, false])
    let items = scene.collectionView.sections[0].items.cycle
    #expect(
      items == [
        Item(.set(.isInstalled, of: "date", to: true), .set(.text, of: "dateText", to: "Today")),
        Item(
          .set(.isInstalled, of: "incoming", to: true),
          .set(.text, of: "incomingText", to: "a {{b}}"),
          .set(.textColor, of: "incomingText", to: .system(.systemRed)),
          .set(.text, of: "incomingSender", to: "From Ada, {count} new")),
      ])
  }

  @Test("data need no cells, and an item's own assignments take precedence")
  func oneCell() throws {
    let scene = try scene(
      """
      cellophane: 1
      cell: { contentView: { subviews: [{ label: title, text: "{name}" }] } }
      collectionView:
        frame: { width: 100, height: 100 }
        items: [{ data: { name: Ada } }, { title.text: Bo, data: { name: Ada } }, {}]
      """)
    #expect(
      scene.collectionView.sections[0].items.cycle == [
        Item(.set(.text, of: "title", to: "Ada")), Item(.set(.text, of: "title", to: "Bo")), Item(),
      ])
    #expect(scene.cell.contentView.subviews[0].properties[.text] == nil)
  }

  @Test("data may be in styles, parts, lists and maps, and in an item's own assignments")
  func everywhere() throws {
    let scene = try scene(
      """
      cellophane: 1
      styles:
        tinted: { textColor: "{tone}" }
        big: { use: tinted, numberOfLines: 2 }
      parts: { badge: { label: badge, text: "{count}" } }
      cell:
        contentView:
          subviews:
            - { label: title, use: big, font: { systemFont: "{size}" }, text: plain }
            - { use: badge }
            - { label: other, attributedText: [{ text: "{count} of ", font: headline }, { text: 9 }] }
      collectionView:
        frame: { width: 100, height: 100 }
        items: [{ title.text: "{count} new", data: { tone: systemRed, count: 3, size: 20 } }]
      """)
    #expect(
      scene.collectionView.sections[0].items.cycle[0].assignments.map {
        "\($0.view.rawValue).\($0.property.rawValue)"
      }
        == ["title.text", "title.textColor", "title.font", "badge.text", "other.attributedText"])
    let values = scene.collectionView.sections[0].items.cycle[0].assignments.map(\.value)
    #expect(values[0] == .string("3 new") && values[1] == .color(.system(.systemRed)))
    #expect(values[3] == .string("3"))
    #expect(scene.cell.contentView.subviews[0].properties[.numberOfLines] == 2)
  }

  @Test("data in a rule or in a constraint are a mistake with its place")
  func misplaced() {
    let found = SceneReadingTests.mistakes(
      in: """
        cellophane: 1
        cell: { contentView: { subviews: [{ label: title, text: "{name}", constraints: ["width = {name}"] }] } }
        rules: [{ when: selected, title.text: "{name}!" }]
        collectionView:
          frame: { width: 100, height: 100 }
          items: [{ data: { name: Ada } }]
        """)
    #expect(
      found.contains(
        "3:39: \"name\" is data of items, and a rule has one value for all of them; write \"{name}\" in a view of its own, and let the rule show that view"
      ), "\(found)")
    #expect(
      found.contains(
        "2:81: \"name\" is data of items, which properties of views show; write it in one"),
      "\(found)")
  }

  @Test("data in a text of a rule are one mistake, also where states have values")
  func rulesHaveNoData() {
    let found = SceneReadingTests.mistakes(
      in: """
        cellophane: 1
        states: { n: 0...3, busy: app }
        cell: { contentView: { subviews: [{ label: status, text: "{size}" }] } }
        rules: [{ when: busy, status.text: "{n} of {size}" }]
        collectionView: { frame: { width: 100, height: 100 }, items: [{ data: { size: 2 MB } }] }
        """)
    #expect(
      found == [
        "4:36: \"size\" is data of items, and a rule has one value for all of them; write \"{size}\""
          + " in a view of its own, and let the rule show that view"
      ])
  }

  @Test(
    "names in a text that nothing fills",
    arguments: [
      (
        "{}", "{titel} now", "items: 2",
        "3:51: nothing fills \"{titel}\": the scene has no state with a value, and its items have no data; write {{ for a brace"
      ),
      (
        "{ lit: app }", "{lit}", "items: 2",
        "3:51: nothing fills \"{lit}\": the scene has no state with a value, and its items have no data; write {{ for a brace"
      ),
      (
        "{ count: 0...9 }", "{titel} now", "items: 2",
        "3:51: no state with a value is called \"titel\"; available: count; write {{ for a brace"
      ),
      (
        "{}", "{title}, {titel}", "items: [{ data: { title: A } }, { data: { title: B } }]",
        "3:57: no data of items and no state with a value is called \"titel\"; did you mean \"title\"?; write {{ for a brace"
      ),
      (
        "{}", "{title%}", "items: [{ label.text: \"{title}\", data: { title: A } }]",
        "3:51: no data of items and no state with a value is called \"title%\"; did you mean \"title\"?; write {{ for a brace"
      ),
      (
        "{}", "a",
        "items: [{ label.text: \"{title}\", data: { title: A } }, { label.text: \"{title}\" }]",
        "6:60: \"title\" is data of items, which is missing here; add it to the item's data, or write its value"
      ),
    ])
  func unfilled(states: String, text: String, items: String, message: String) {
    let found = SceneReadingTests.mistakes(
      in: """
        cellophane: 1
        states: \(states)
        cell: { contentView: { subviews: [{ label: label, text: "\(text)" }] } }
        collectionView:
          frame: { width: 100, height: 100 }
          \(items)
        """)
    #expect(found.count { $0 == message } == 1, "\(found)")
  }

  @Test("texts of supplementary views have no states")
  func supplementaryViews() {
    let found = SceneReadingTests.mistakes(
      in: """
        cellophane: 1
        states: { count: 0...9 }
        cell: {}
        collectionView:
          frame: { width: 100, height: 100 }
          listLayout: {}
          sections: [{ header: { text: "{{a}} {count}" }, items: 1 }]
        """)
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "nothing fills \"{count}\" in a supplementary view, which has no states; write {{ for a brace"
      )
        == true, "\(found)")
  }

  @Test(
    "braces of a template and of data are shown as they are",
    arguments: [
      ("{{{name}}}", "{{Ada}}"), ("{name", nil), ("a }} {name} {", "a }} Ada {{"),
      ("{count%} {name}", "{count%} Ada"),
    ])
  func braces(template: String, assigned: String?) throws {
    let scene = try scene(
      """
      cellophane: 1
      states: { count: 0...1 }
      cell: { contentView: { subviews: [{ label: title, text: "\(template)" }, { label: other, text: "{name}" }] } }
      collectionView:
        frame: { width: 100, height: 100 }
        items: [{ data: { name: Ada } }]
      """)
    let assignments = scene.collectionView.sections[0].items.cycle[0].assignments
    let text = assignments.first { $0.view == "title" }?.value
    #expect(text == assigned.map { .string($0) })
  }

  @Test(
    "mistakes",
    arguments: [
      ("items: [{}]", "13:11: an item names its cell, as in \"cell: incoming\""),
      ("items: [{ cell: dat }]", "13:19: no cell is called \"dat\"; did you mean \"date\"?"),
      (
        "items: [{ cell: date, data: { sender: Ada } }, { cell: incoming, data: { sender: Bo } }]",
        "13:33: no property of the cell shows \"sender\"; write \"{sender}\" in one, or leave this out"
      ),
      (
        "items: [{ cell: date, data: { count: 1 } }]",
        "9:11: \"count\" is data of items, too; choose another name for one of them"
      ),
      (
        "items: 3",
        "3:1: each item names one of the cells; write the items as a list, as in [{ cell: incoming }]"
      ),
      (
        "items: [{ cell: date, data: 3 }]",
        "13:31: data must be a map of names and values, not a single value"
      ),
    ])
  func reports(items: String, message: String) {
    let text = Self.start + "  " + items
    let found = SceneReadingTests.mistakes(in: text)
    #expect(found.contains(message), "\(found)")
  }
}
