import Snapshots
import Testing

@Suite("Models of pictures as text")
struct ModelTextTests {
  private let before = """
    presentation 1
    item 0
      frame: (0, 0, 92, 92)
      state: selected
      cell
        frame: (0, 0, 92, 92)
        selectedBackgroundView
          frame: (0, 0, 92, 92)
          backgroundColor: #0000FF  @ cell.selectedBackgroundView.backgroundColor
        contentView
          frame: (0, 0, 92, 92)
          star
            frame: (23, 23, 46, 46)
            isHidden: false  @ rules[1].star.isHidden when selected
    constraints
      star.width: = 46  @ cell.contentView.subviews[0].constraints[1]

    """

  private func changes(_ old: String, _ new: String) -> [ModelChange] {
    ModelText.changes(from: ModelText(before), to: ModelText(before.replacing(old, with: new)))
  }

  @Test("a value is read with its view, its place and the rule's condition")
  func reads() throws {
    let entry = try #require(ModelText(before).entries.first { $0.key == "isHidden" })
    #expect(entry.path == ["item 0", "cell", "contentView", "star"])
    #expect(entry.value == "false")
    #expect(entry.origin == "rules[1].star.isHidden")
    #expect(entry.condition == "selected")
  }

  @Test("equal texts have no changes, and neither have texts with other places only")
  func same() {
    #expect(changes("nothing", "of this").isEmpty)
    #expect(changes("rules[1]", "rules[2]").isEmpty)
  }

  @Test("lines that end with CR LF are the same lines")
  func carriageReturns() {
    let text = before.replacing("\n", with: "\r\n")
    #expect(ModelText(text) == ModelText(before))
  }

  @Test("a colour names view, property, both values and the place")
  func color() throws {
    let change = try #require(changes("#0000FF", "#0000F0").first)
    #expect(change.kind == .value)
    #expect(change.subject == "selectedBackgroundView.backgroundColor")
    #expect(change.old == "#0000FF" && change.new == "#0000F0")
    #expect(change.now == "cell.selectedBackgroundView.backgroundColor")
    #expect(
      change.description
        == "selectedBackgroundView.backgroundColor #0000FF → #0000F0,"
        + " cell.selectedBackgroundView.backgroundColor")
  }

  @Test("a constraint and the frame that follows from it are two kinds of changes")
  func constraint() {
    let old = "star.width: = 46"
    let both = ModelText.changes(
      from: ModelText(before),
      to: ModelText(
        before.replacing(old, with: "star.width: = 50")
          .replacing("(23, 23, 46, 46)", with: "(21, 21, 50, 50)")))
    #expect(both.map(\.kind) == [.consequence, .constraint])
    #expect(both.map(\.subject) == ["star.frame", "constraint star.width"])
  }

  @Test("a view that appears or vanishes is one change")
  func views() {
    // The star's own line, and those of its values, which are deeper than all others.
    let lines = before.split(separator: "\n").filter {
      $0 != "      star" && !$0.hasPrefix("        ")
    }
    let without = ModelText(lines.joined(separator: "\n"))
    let gone = ModelText.changes(from: ModelText(before), to: without)
    #expect(gone.map(\.description) == ["star was removed"])
    let new = ModelText.changes(from: without, to: ModelText(before))
    #expect(new.map(\.description) == ["star is new"])
  }

  @Test("a value that a rule no longer gives has the rule's condition as its reason")
  func rule() throws {
    let line = "        isHidden: false  @ rules[1].star.isHidden when selected\n"
    let change = try #require(changes(line, "        isHidden: true\n").first)
    #expect(change.old == "false" && change.new == "true")
    #expect(change.oldCondition == "selected" && change.before == "rules[1].star.isHidden")
  }

  @Test("texts with marks of the format in them are values")
  func quotedTexts() throws {
    let text = ModelText("item 0\n  label\n    text: \"a: b  @ c\"\n    font: x  @ cell.font\n")
    #expect(text.entries.map(\.value) == ["", "", "\"a: b  @ c\"", "x"])
    #expect(text.entries.map(\.origin) == [nil, nil, nil, "cell.font"])
  }

  @Test("a frame that is written in the scene is a value beside the frame of the layout")
  func twoFrames() {
    let text =
      "item 0\n  a\n    frame: (0, 0, 9, 9)\n    frame: { width: 9 }  @ cell.subviews[0].frame\n"
    let edited = text.replacing("9, 9", with: "8, 9").replacing("width: 9", with: "width: 8")
    #expect(ModelText.changes(from: ModelText(text), to: ModelText(text)).isEmpty)
    // Another place makes the texts differ, but not the models.
    let moved = text.replacing("subviews[0]", with: "subviews[1]")
    #expect(ModelText.changes(from: ModelText(text), to: ModelText(moved)).isEmpty)
    let changes = ModelText.changes(from: ModelText(text), to: ModelText(edited))
    #expect(changes.map(\.kind) == [.consequence, .value])
    #expect(changes.map(\.values) == ["(0, 0, 9, 9) → (0, 0, 8, 9)", "width: 9 → 8"])
  }

  @Test("items are named when there are several")
  func items() {
    let one = ModelText("item 0\n  a\n    b: 1\nitem 1\n  a\n    b: 1\n")
    let other = ModelText("item 0\n  a\n    b: 1\nitem 1\n  a\n    b: 2\n")
    #expect(ModelText.changes(from: one, to: other).map(\.subject) == ["item 1: a.b"])
  }

  @Test(
    "for animations, the changed parts are listed, and values in motion are named with their views")
  func motion() throws {
    let text = """
      animations
        when pressed: { duration: 0.4, usingSpringWithDamping: 0.4 }  @ rules[0].animation
      in motion
        item 0
          cell.transform: [0.98 0 0 0.98 0 0]
      """
    let changes = ModelText.changes(
      from: ModelText(text),
      to: ModelText(text.replacing("g: 0.4", with: "g: 0.42").replacing("0.98", with: "0.97")))
    #expect(
      changes.map(\.description) == [
        "animation when pressed usingSpringWithDamping: 0.4 → 0.42, rules[0].animation",
        "cell.transform [0.98 0 0 0.98 0 0] → [0.97 0 0 0.97 0 0]",
      ])
    #expect(changes.map(\.kind) == [.animation, .consequence])
  }
}
