import Cellophane
import Testing
import Validation

@testable import Review

/// Faults planted in scenes, each beside the same scene without it.
@Suite("Faults of layouts")
struct LayoutFaultTests {
  private func findings(
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

  @Test("a text whose letters leave a cell of fixed size at an accessibility size is told once")
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

  @Test("two views that hug equally are a tie, and with different priorities they are none")
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

  @Test("a label without room for a letter, or for a line")
  func squeezed() throws {
    func label(_ width: Int, _ height: Int) -> String {
      """
            - label: title
              text: Wide
              font: { systemFont: 17 }
              constraints: [leading = superview, top = superview, width = \(width), height = \(height)]
      """
    }
    let narrow = try findings(label(6, 20))
    #expect(narrow.count == 1)
    #expect(
      narrow.first?.hasPrefix(
        "warning: \"title\" is compressed: in item 0, normal it is 6 pt wide, and its first letter "
      )
        == true)
    let low = try findings(label(80, 8))
    #expect(
      low == [
        "warning: \"title\" is compressed: in item 0, normal it is 8 pt high, and a line of its text 20.3 pt;"
          + " give it room, or a higher compression resistance"
      ])
    #expect(try findings(label(80, 21)) == [])
  }

  @Test("a view outside of the cell, and a label that leaves it; not what is clipped or hidden")
  func outside() throws {
    func box(_ x: Int, _ more: String = "") -> String {
      """
            - view: box
              backgroundColor: red\(more)
              constraints: [leading = superview + \(x), top = superview, width = 20, height = 20]
      """
    }
    #expect(
      try findings(box(200)) == [
        "warning: \"box\" is outside of the cell: in item 0, normal it passes the right edge by 20 pt;"
          + " touches do not reach it there, move it or let the cell be larger"
      ])
    // A badge that hangs over an edge is meant to.
    #expect(try findings(box(190)) == [])
    #expect(try findings(box(200, "\n        isHidden: true")) == [])
    let label = """
            - label: title
              text: A title
              font: { systemFont: 17 }
              constraints: [leading = superview, bottom = superview + 10]
      """
    #expect(
      try findings(label) == [
        "warning: \"title\" is partly outside of the cell: in item 0, normal it passes the bottom edge by"
          + " 10 pt; touches do not reach it there, move it or let the cell be larger"
      ])
    #expect(try findings(label.replacing("superview + 10", with: "superview - 10")) == [])
  }

  /// The messages on views in a content view that clips, with the scene's other parts.
  private func clipped(_ views: String, _ more: String = "") throws -> [String] {
    let file = """
      cellophane: 1
      cell:
        contentView:
          clipsToBounds: true
          subviews:
      \(views)
      collectionView:
        frame: { width: 200, height: 300 }
        flowLayout: { itemSize: { width: 200, height: 60 } }
        items: 1
      \(more)
      """
    let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
    return LayoutFaults.findings(in: try SceneRenderer(document.scene)).map(\.problem.message)
  }

  @Test("a label without room is found where a view clips it, unless that view shows nothing")
  func clippedSqueeze() throws {
    func label(_ height: Int) -> String {
      """
            - label: title
              text: Wide
              font: { systemFont: 17 }
              constraints: [leading = superview, centerY = superview, height = \(height)]
      """
    }
    #expect(
      try clipped(label(8)) == [
        "warning: \"title\" is compressed: in item 0, normal it is 8 pt high, and a line of its text 20.3 pt;"
          + " give it room, or a higher compression resistance"
      ])
    #expect(try clipped(label(21)) == [])
    // A collapsed view hides what is in it.
    func collapsed(_ height: Int) -> String {
      """
            - view: box
              clipsToBounds: true
              constraints: [leading = superview, trailing = superview, top = superview, height = \(height)]
              subviews:
                - { label: title, text: Wide, font: { systemFont: 17 }, constraints: [edges = superview] }
      """
    }
    #expect(try clipped(collapsed(0)) == [])
    #expect(try clipped(collapsed(8)).count == 1)
  }

  @Test(
    "a view that is clipped away in every layout cannot be seen, unless something may move it in")
  func unseen() throws {
    func box(_ x: Int, _ more: String = "") -> String {
      """
            - view: box
              backgroundColor: red\(more)
              constraints:
                - top = superview
                - size = 20
                - { constraint: shift, equation: leading = superview + \(x) }
              subviews: [{ view: dot, backgroundColor: blue, constraints: [center = superview, size = 4] }]
      """
    }
    #expect(
      try clipped(box(200)) == [
        "warning: \"box\" cannot be seen: in item 0, normal it is outside of \"contentView\", which clips it;"
          + " move it, or leave it out"
      ])
    #expect(try clipped(box(190)) == [])
    #expect(try clipped(box(200, "\n        isHidden: true")) == [])
    // A rule, a transform and an animation move it.
    func rule(_ text: String) -> String { "rules: [{ when: selected, \(text) }]" }
    #expect(try clipped(box(200), rule("shift.constant: 100")) == [])
    #expect(try clipped(box(200), rule("shift.constant: 300")).count == 1)
    #expect(try clipped(box(200), rule("shift.constant: -100")) == [])
    #expect(try clipped(box(200), rule("box.transform: { translate: [-100, 0] }")) == [])
    #expect(
      try clipped(
        box(200),
        rule(
          "layerAnimations: [{ view: box, keyPath: transform.translation.x, toValue: -100, duration: 1 }]"
        )) == [])
    // It is shown where the content view does not clip.
    #expect(try clipped(box(200), rule("contentView.clipsToBounds: false")) == [])
    #expect(try clipped(box(200), rule("box.alpha: 0.5")).count == 1)
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

  @Test("a view that would be seen has no width in a stack that does not stretch it")
  func unfilled() throws {
    func views(_ box: String, _ alignment: String = "leading") -> String {
      """
            - stackView: column
              axis: vertical
              alignment: \(alignment)
              constraints: [edges = superview]
              arrangedSubviews:
                - { label: title, text: Rye }
                - { view: box, \(box) }
      """
    }
    let told = [
      "warning: \"box\" has a width of 0: it has no content and no constraint for it, and its stack view"
        + " \"column\" does not stretch it; give it a width, or the stack \"alignment: fill\""
    ]
    #expect(try findings(views("backgroundColor: systemRed, constraints: [height = 8]")) == told)
    #expect(try findings(views("constraints: [height = 8]")) == [])
    #expect(
      try findings(views("backgroundColor: systemRed, constraints: [height = 8, width = 0]")) == [])
    #expect(
      try findings(views("backgroundColor: systemRed, constraints: [height = 8]", "fill")) == [])
  }

  @Test("a symbol that constraints stretch is reported, unless its content mode keeps its shape")
  func stretched() throws {
    func findings(_ more: String) throws -> [String] {
      try self.findings(
        """
              - imageView: icon
                \(more)
                constraints: [leading = superview, top = superview, width = 60, height = 20]
        """)
    }
    let found = try findings("systemImage: checkmark.circle.fill")
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "warning: the image of \"icon\" is stretched unevenly: in item 0, normal it is 60 × 20 pt,"
          + " and its own size is ") == true)
    #expect(found.first?.hasSuffix("; write \"contentMode: scaleAspectFit\"") == true)
    let modes = ["scaleAspectFit", "scaleAspectFill", "center"]
    for mode in modes {
      #expect(try findings("systemImage: star\n        contentMode: \(mode)") == [])
    }
    // Neither an empty view, nor the box for a symbol without a drawing, nor a hidden view has an image to stretch.
    #expect(try findings("tintColor: systemRed") == [])
    #expect(try findings("systemImage: flag.checkered") == [])
    #expect(try findings("systemImage: star\n        isHidden: true") == [])
  }

  @Test("a stretched image is reported once for all states, and a star in a square is not")
  func stretchedOnce() throws {
    func findings(_ side: Int) throws -> [CheckFinding] {
      let file = """
        cellophane: 1
        cell:
          contentView:
            subviews:
              - imageView: a
                systemImage: star.fill
                constraints: [leading = superview, top = superview, width = 44, height = \(side)]
        rules: [{ when: selected, a.systemImage: heart.fill }]
        collectionView:
          frame: { width: 200, height: 200 }
          flowLayout: { itemSize: { width: 60, height: 60 } }
          items: [{}, { a.systemImage: chevron.forward, a.contentMode: center }, { a.systemImage: bell }]
        """
      let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
      return LayoutFaults.findings(in: try SceneRenderer(document.scene))
    }
    #expect(
      try findings(20).map(\.problem.path.description) == ["cell.contentView.subviews[0]"])
    let square = try findings(44).map(\.problem.message)
    #expect(!square.contains { $0.contains("item 0, normal") })
  }

  @Test("labels of a built-in style in too low a row are given no advice on priorities")
  func builtInStyle() throws {
    func findings(_ height: Int) throws -> [String] {
      let file = """
        cellophane: 1
        cell:
          class: UITableViewCell
          style: subtitle
          textLabel: { text: Title }
          detailTextLabel: { text: Subtitle }
        collectionView: { frame: { width: 320, height: 88 }, listLayout: { rowHeight: \(height) }, items: 1 }
        """
      let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
      return LayoutFaults.findings(in: try SceneRenderer(document.scene)).map(\.problem.message)
    }
    #expect(try findings(44) == [])
    let low = try findings(28)
    #expect(low.count == 1)
    #expect(low.first?.hasSuffix("give the row room, or let it size itself") == true)
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
