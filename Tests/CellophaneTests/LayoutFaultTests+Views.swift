import Cellophane
import Testing
import Validation

@testable import Review

/// Views without room, outside of the cell or clipped away, and stretched images.
extension LayoutFaultTests {
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

  @Test("a control that large text compresses is reported once, with the view that takes its width")
  func squeezedControl() throws {
    func views(_ priority: Int) -> String {
      """
            - label: title
              text: Saved it
              font: body
              horizontalHuggingPriority: 249
              horizontalCompressionResistancePriority: \(priority)
              constraints: [leading = superview, trailing = play.leading - 12, top = superview + 10, bottom = superview - 10]
            - switch: play
              constraints: [trailing = superview, centerY = superview]
      """
    }
    let layout = "listLayout: { appearance: plain }"
    func told(_ priority: Int, large: Bool = true) throws -> [String] {
      try findings(views(priority), layout: layout, large: large).filter {
        $0.contains("\"play\"")
      }
    }
    let found = try told(750)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("note: \"play\" keeps ") == true, "\(found)")
    #expect(
      found.first?.contains(
        ": \"title\" has the same horizontal compression resistance priority 750, and only their order decides;"
          + " give \"play\" a higher one") == true, "\(found)")
    #expect(
      try told(751).first?.hasSuffix("give it room, or a higher compression resistance") == true)
    #expect(try told(749) == [])
    #expect(try told(749, large: false) == [])
  }
}
