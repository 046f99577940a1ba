import Cellophane
import Testing
import Validation

@testable import Review

/// Faults planted in scenes, each beside the same scene without it.
@Suite("Faults of layouts")
struct LayoutFaultTests {
  func findings(
    _ views: String, layout: String = "flowLayout: { itemSize: { width: 200, height: 60 } }",
    large: Bool = false
  ) throws -> [String] {
    let file = """
      cellophane: 1
      cell:
        contentView:
          subviews:
      \(views)
      collectionView:
        frame: { width: 200, height: 300 }
        \(layout)
        items: 1
      """
    let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
    let sizes: [ContentSizeCategory] =
      large ? [.accessibilityMedium, .accessibilityExtraExtraExtraLarge] : []
    let findings = LayoutFaults.findings(
      in: try SceneRenderer(document.scene),
      accessibilitySizes: try sizes.map {
        try SceneRenderer(document.scene, traits: Traits(preferredContentSizeCategory: $0))
      })
    #expect(findings.allSatisfy { $0.kind == .layout })
    return findings.map(\.problem.message)
  }

  @Test("a text that overflows a cell of fixed size at an accessibility size is reported once")
  func leaves() throws {
    func views(_ font: String) -> String {
      """
            - label: title
              text: Rye
              font: \(font)
              constraints: [leading = superview, bottom = superview - 2]
      """
    }
    let height = "flowLayout: { itemSize: { width: 200, height: 40 } }"
    #expect(
      try findings(views("body"), layout: height, large: true) == [
        "note: the text of \"title\" is inside of the cell at the usual text size and leaves it at"
          + " accessibilityExtraExtraExtraLarge; let the cell size itself"
      ])
    // A font of a fixed size stays.
    #expect(try findings(views("{ systemFont: 17 }"), layout: height, large: true) == [])
    // A cell that sizes itself grows.
    #expect(
      try findings(
        views("body").replacing(
          "bottom = superview - 2", with: "top = superview, bottom = superview"),
        layout: Self.list, large: true) == [])
  }

  private static let list = "listLayout: { appearance: plain }"

  @Test("two views with equal hugging are reported, and with different priorities they are not")
  func huggingTie() throws {
    func views(_ priority: Int) -> String {
      """
            - view: icon
              intrinsicContentSize: { width: 40, height: 20 }
              constraints: [leading = superview, top = superview, trailing = badge.leading]
            - view: badge
              intrinsicContentSize: { width: 30, height: 20 }
              horizontalHuggingPriority: \(priority)
              constraints: [trailing = superview, top = superview]
      """
    }
    #expect(
      try findings(views(250)) == [
        "warning: \"icon\" and \"badge\" have the same horizontal content hugging priority 250; only their"
          + " order decides that \"badge\" is stretched by 130 pt; give one of them another priority"
      ])
    #expect(try findings(views(251)) == [])
  }

  @Test("so are two that are compressed, and two constraints at odds")
  func otherTies() throws {
    let compressed = """
            - view: icon
              intrinsicContentSize: { width: 140, height: 20 }
              constraints: [leading = superview, top = superview, trailing = badge.leading]
            - view: badge
              intrinsicContentSize: { width: 130, height: 20 }
              constraints: [trailing = superview, top = superview]
      """
    #expect(
      try findings(compressed) == [
        "warning: \"icon\" and \"badge\" have the same horizontal compression resistance priority 750; only"
          + " their order decides that \"badge\" is compressed by 70 pt; give one of them another priority"
      ])
    #expect(
      try findings(
        compressed.replacing(
          "width: 130, height: 20 }",
          with: "width: 130, height: 20 }\n        horizontalCompressionResistancePriority: 749"))
        == [])
    let constraints = """
            - view: box
              constraints: [leading = superview, top = superview, height = 9, width = 50 @700, width = 80 @700]
      """
    #expect(
      try findings(constraints) == [
        "warning: \"width = 50 @700\" of \"box\" and \"width = 80 @700\" of \"box\" have the same priority"
          + " 700; only their order decides that the second is not satisfied by 30 pt; give one of them another"
          + " priority"
      ])
    #expect(try findings(constraints.replacing("80 @700", with: "80 @699")) == [])
  }

  @Test("a cell that sizes itself without a bottom constraint, and one with it")
  func missingBottom() throws {
    func views(_ bottom: String) -> String {
      """
            - label: title
              text: A title
              numberOfLines: 0
              constraints: [leading = superview, trailing = superview, top = superview + 8\(bottom)]
      """
    }
    #expect(
      try findings(views(""), layout: Self.list) == [
        "warning: the cell sizes itself, but its height does not follow its content: no constraint connects the"
          + " bottom of \"title\" with the cell; add a constraint, for example \"bottom = superview\""
      ])
    #expect(try findings(views(", bottom = superview - 8"), layout: Self.list) == [])
    #expect(try findings(views(", bottom <= superview - 8"), layout: Self.list) == [])
    // A cell of a given size need not follow its content.
    #expect(try findings(views("")) == [])
  }

  @Test("in a flow layout with an estimated size a missing trailing constraint is found, too")
  func missingTrailing() throws {
    let layout = "flowLayout: { estimatedItemSize: { width: 100, height: 40 } }"
    func views(_ trailing: String) -> String {
      """
            - label: title
              text: A title
              constraints: [leading = superview, top = superview, bottom = superview\(trailing)]
      """
    }
    #expect(
      try findings(views(""), layout: layout) == [
        "warning: the cell sizes itself, but its width does not follow its content: no constraint connects the"
          + " trailing of \"title\" with the cell; add a constraint, for example \"trailing = superview\""
      ])
    #expect(try findings(views(", trailing = superview"), layout: layout) == [])
  }

  private static func orthogonal(_ width: String, _ height: String) -> String {
    "compositionalLayout: { sections: [{ orthogonalScrollingBehavior: continuous, group: {"
      + " width: { \(width) }, height: { absolute: 60 }, subitems: [{ width: { \(width) },"
      + " height: { \(height) } }] } }] }"
  }

  private static let estimated =
    "compositionalLayout: { item: { width: { fractionalWidth: 1 }, height: { estimated: 50 } },"
    + " group: { width: { fractionalWidth: 1 }, height: { estimated: 50 } } }"

  @Test("in a compositional layout only sides that are estimated must follow the content")
  func compositional() throws {
    func label(_ constraints: String) -> String {
      "      - { label: title, text: A title, constraints: [leading = superview, top = superview\(constraints)] }"
    }
    let height =
      "warning: the cell sizes itself, but its height does not follow its content: no constraint connects the"
      + " bottom of \"title\" with the cell; add a constraint, for example \"bottom = superview\""
    let width =
      "warning: the cell sizes itself, but its width does not follow its content: no constraint connects the"
      + " trailing of \"title\" with the cell; add a constraint, for example \"trailing = superview\""
    #expect(try findings(label(""), layout: Self.estimated) == [height])
    #expect(try findings(label(", bottom = superview"), layout: Self.estimated) == [])
    let wide = Self.orthogonal("estimated: 80", "fractionalHeight: 1")
    #expect(try findings(label(""), layout: wide) == [width])
    #expect(try findings(label(", trailing = superview"), layout: wide) == [])
    let fixed = Self.orthogonal("absolute: 80", "fractionalHeight: 1")
    #expect(try findings(label(""), layout: fixed) == [])
    // A view without a length of its own has none that the cell could follow.
    #expect(
      try findings(
        "      - { view: box, backgroundColor: red, constraints: [edges = superview] }",
        layout: Self.estimated) == [])
  }

  @Test("the faults are found in the cells of orthogonal sections, too")
  func orthogonalFaults() throws {
    let layout = Self.orthogonal("absolute: 200", "fractionalHeight: 1")
    func has(_ words: String, _ views: String) throws -> Bool {
      let found = try findings(views, layout: layout)
      return found.count == 1 && found.allSatisfy { $0.contains(words) }
    }
    let tie = """
            - view: icon
              intrinsicContentSize: { width: 40, height: 20 }
              constraints: [leading = superview, top = superview, trailing = badge.leading]
            - view: badge
              intrinsicContentSize: { width: 30, height: 20 }
              constraints: [trailing = superview, top = superview]
      """
    #expect(try has("\"icon\" and \"badge\" have the same horizontal content hugging", tie))
    func label(_ constraints: String) -> String {
      "      - { label: title, text: Wide, constraints: [leading = superview, top = superview\(constraints)] }"
    }
    #expect(try has("\"title\" is compressed", label(", size = 6")))
    #expect(try findings(label(""), layout: layout) == [])
    #expect(
      try has(
        "\"box\" is outside of the cell",
        "      - { view: box, backgroundColor: red, constraints: [leading = superview + 201, top = superview, size = 6] }"
      ))
  }

  @Test("a cell that is wider than a flow layout's lines")
  func tooWide() throws {
    let label = "      - { label: t, text: A, constraints: [leading = superview, top = superview] }"
    #expect(
      try findings(
        label, layout: "flowLayout: { itemSize: { width: 190, height: 60 }, sectionInset: 8 }")
        == [
          "warning: the cell is too wide for the flow layout: in item 0, normal it is 190 pt wide, and the"
            + " collection view within its insets 184 pt; UIKit does not define what happens then"
        ])
    #expect(
      try findings(
        label, layout: "flowLayout: { itemSize: { width: 184, height: 60 }, sectionInset: 8 }"
      )
      .isEmpty)
  }

  @Test("text that is whole at the usual size and cut off at an accessibility size")
  func accessibility() throws {
    let label = """
            - label: title
              text: Settings for today
              font: body
              numberOfLines: LINES
              constraints: [leading = superview, trailing = superview, top = superview, bottom = superview]
      """
    #expect(
      try findings(label.replacing("LINES", with: "1"), layout: Self.list, large: true) == [
        "note: the text of \"title\" is whole at the usual text size and cut off at accessibilityMedium; let"
          + " the text have more lines (numberOfLines: 0) and the cell size itself"
      ])
    #expect(try findings(label.replacing("LINES", with: "0"), layout: Self.list, large: true) == [])
  }

  @Test("a conflict names each participant once, with its view")
  func conflicts() throws {
    let file = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - view: box
              constraints: [edges = superview]
        constraints:
          - constraint: narrow
            equation: box.width = 4
      collectionView: { frame: { width: 9, height: 9 }, flowLayout: { itemSize: { width: 9, height: 9 } }, items: 1 }
      """
    let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
    let notes = try SceneRenderer(document.scene).layoutNotes
    #expect(
      notes.map { $0.participants.map(\.text) } == [
        ["\"narrow: box.width = 4\"", "the cell's size of 9 × 9 pt", "\"edges = superview\""]
      ])
    #expect(notes.first?.participants.map(\.view) == ["cell", nil, "box"])
    let told = document.notes(notes).description.split(separator: "\n").suffix(3)
    #expect(
      Array(told) == [
        "  a.yaml:9:17: \"narrow: box.width = 4\" of \"cell\"",
        "  a.yaml:10:51: the cell's size of 9 × 9 pt",
        "  a.yaml:6:23: \"edges = superview\" of \"box\"",
      ])
  }
}
