import Cellophane
import Testing

@testable import Review

/// The constraints that decide a frame, and those that were not satisfied.
@Suite("Explanations of frames")
struct LayoutExplanationTests {
  /// Two views beside each other whose contents leave room, in a cell of 200 × 44 points.
  private static let row = """
    cellophane: 1
    cell:
      contentView:
        subviews:
          - view: icon
            intrinsicContentSize: { width: 40, height: 20 }
            constraints:
              - leading = superview + 8
              - top = superview + 4
              - trailing = badge.leading - 8
          - view: badge
            intrinsicContentSize: { width: 30, height: 20 }
            horizontalHuggingPriority: 251
            constraints: [trailing = superview - 8, centerY = icon]
    collectionView:
      frame: { width: 200, height: 44 }
      flowLayout: { itemSize: { width: 200, height: 44 } }
      items: 1
    """

  private func lines(_ path: String, in file: String) throws -> [String] {
    let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
    let explanation = try SceneRenderer(document.scene).layoutExplanations(of: path)
    return try #require(explanation).text(in: document).split(separator: "\n").map(String.init)
  }

  /// The value of a frame's number in a scene.
  private func value(_ path: String, in file: String) throws -> Double? {
    let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
    return try SceneRenderer(document.scene).layoutExplanations(of: path)?.first?.value
  }

  @Test("a side of the cell is explained only if the cell's content decides it")
  func givenSides() throws {
    func parts(_ path: String, width: String, height: String) throws -> [String] {
      let file = """
        cellophane: 1
        cell:
          contentView:
            subviews:
              - { label: title, text: Title, constraints: [edges = superview] }
        collectionView:
          frame: { width: 300, height: 200 }
          compositionalLayout:
            sections:
              - orthogonalScrollingBehavior: continuous
                group: { width: { \(width) }, height: { \(height) }, subitems: [{ width: { \(width) }, height: { \(height) } }] }
              - group: { width: { absolute: 80 }, height: { estimated: 44 }, subitems: [{ width: { absolute: 80 }, height: { estimated: 44 } }] }
          sections: [{ items: 1 }, { items: 1 }]
        """
      let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
      let explanation = try #require(
        try SceneRenderer(document.scene).layoutExplanations(of: path))
      let text = explanation.text(in: document)
      // The size that the layout gives has the place of the layout.
      #expect(!text.contains("the cell's size") || text.contains("a.yaml:8:3: the cell's size"))
      return explanation.map(\.name)
    }
    let (fixed, open) = ("absolute: 100", "estimated: 60")
    #expect(
      try parts("title.width", width: open, height: fixed) == ["title.width", "cell.width"])
    #expect(try parts("title.height", width: open, height: fixed) == ["title.height"])
    #expect(try parts("title.width", width: fixed, height: fixed) == ["title.width"])
  }

  @Test("a stretched view: the chain of constraints, the other's content, and its own hugging")
  func stretched() throws {
    // 200 - 8 - 8 - 8 - 30
    #expect(
      try lines("icon.width", in: Self.row) == [
        "icon.width of item 0, normal: 146",
        "  a.yaml:17:3: the cell's size of 200 × 44 pt, required",
        "  a.yaml:8:13: \"leading = superview + 8\" of \"icon\", required",
        "  a.yaml:10:13: \"trailing = badge.leading - 8\" of \"icon\", required",
        "  a.yaml:14:23: \"trailing = superview - 8\" of \"badge\", required",
        "  a.yaml:11:9: the horizontal compression resistance of \"badge\", whose content is 30 pt wide,"
          + " priority 750, at most",
        "  a.yaml:11:9: the horizontal content hugging of \"badge\", whose content is 30 pt wide,"
          + " priority 251, at least",
        "  not satisfied by 106 pt: a.yaml:5:9: the horizontal content hugging of \"icon\", whose content"
          + " is 40 pt wide, priority 250",
        "    by a.yaml:17:3: the cell's size of 200 × 44 pt, required",
        "    by a.yaml:8:13: \"leading = superview + 8\" of \"icon\", required",
        "    by a.yaml:10:13: \"trailing = badge.leading - 8\" of \"icon\", required",
        "    by a.yaml:14:23: \"trailing = superview - 8\" of \"badge\", required",
        "    by a.yaml:11:9: the horizontal content hugging of \"badge\", whose content is 30 pt wide,"
          + " priority 251",
      ])
  }

  @Test(
    "of a number that no constraint determines, the explanation says whether it is the one nearest to 0"
  )
  func open() throws {
    let file = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - view: box
              constraints: [left = superview, width = 5, top >= superview + 9, centerY = superview, height >= 100]
      collectionView:
        frame: { width: 200, height: 81 }
        flowLayout: { itemSize: { width: 200, height: 81 } }
        items: 1
      """
    let y = try lines("box.y", in: file)
    #expect(
      Array(y.prefix(2)) == [
        "box.y of item 0, normal: 9",
        "  no constraint determines it; it is as near to 0 as"
          + " possible",
      ])
    // y is 9 already, and leaves no other height.
    let height = try lines("box.height", in: file)
    #expect(
      Array(height.prefix(2)) == [
        "box.height of item 0, normal: 63",
        "  no constraint determines it; it follows from numbers that are as near to 0 as possible",
      ])
  }

  @Test("x, y and the centres are in the superview's coordinates")
  func positions() throws {
    #expect(
      try lines("icon.x", in: Self.row) == [
        "icon.x of item 0, normal: 8",
        "  a.yaml:8:13: \"leading = superview + 8\" of \"icon\", required",
      ])
    for (path, value) in [
      ("icon.centerY", 14.0), ("badge.y", 4), ("badge.right", 192), ("badge.trailing", 192),
      ("badge.centerX", 177), ("icon.bottom", 24), ("icon.firstBaseline", 4),
      ("icon.lastBaseline", 24), ("contentView.width", 200), ("cell.height", 44),
    ] {
      #expect(try self.value(path, in: Self.row) == value, "\(path)")
    }
  }

  @Test("frame is its four numbers, center and size their two")
  func compounds() throws {
    let document = try SceneDocument(Array(Self.row.utf8), file: "a.yaml")
    let renderer = try SceneRenderer(document.scene)
    func names(_ word: String) throws -> [String]? {
      try renderer.layoutExplanations(of: "icon.\(word)")?.map(\.name)
    }
    #expect(try names("frame") == ["icon.x", "icon.y", "icon.width", "icon.height"])
    #expect(try names("center") == ["icon.centerX", "icon.centerY"])
    #expect(try names("size") == ["icon.width", "icon.height"])
    #expect(try names("edges") == ["icon.top", "icon.leading", "icon.bottom", "icon.trailing"])
    #expect(try names("alpha") == nil)
  }

  /// Each line that is named as a reason is removed from the scene. Without it the number differs, or
  /// the layout is ambiguous.
  @Test("without any one of the named constraints the frame differs or is ambiguous")
  func removal() throws {
    let width = try value("icon.width", in: Self.row)
    for constraint in [
      "          - leading = superview + 8\n", "          - trailing = badge.leading - 8\n",
      "trailing = superview - 8, ", "        horizontalHuggingPriority: 251\n",
    ] {
      let without = Self.row.replacing(constraint, with: "")
      #expect(without != Self.row, "\(constraint)")
      #expect((try? value("icon.width", in: without)) != width, "\(constraint)")
    }
    // A constraint that is not named decides nothing.
    let other = Self.row.replacing(
      "          - top = superview + 4\n", with: "          - top = superview\n")
    #expect(try value("icon.width", in: other) == width)
  }

  @Test(
    "a preference that cannot be satisfied is satisfied as far as possible, and the explanation names the limit"
  )
  func wish() throws {
    let file = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - view: box
              constraints: [leading = superview, top = superview, height = 4, width <= superview, width = 300 @750]
      collectionView:
        frame: { width: 200, height: 44 }
        flowLayout: { itemSize: { width: 200, height: 44 } }
        items: 1
      """
    #expect(
      try lines("box.width", in: file) == [
        "box.width of item 0, normal: 200",
        "  a.yaml:9:3: the cell's size of 200 × 44 pt, required",
        "  a.yaml:6:73: \"width <= superview\" of \"box\", required, at most",
        "  a.yaml:6:93: \"width = 300 @defaultHigh\" of \"box\", priority 750, at least, as near as"
          + " possible",
        "  not satisfied by 100 pt: a.yaml:6:93: \"width = 300 @defaultHigh\" of \"box\", priority 750",
        "    by a.yaml:9:3: the cell's size of 200 × 44 pt, required",
        "    by a.yaml:6:73: \"width <= superview\" of \"box\", required",
      ])
  }

  private static let stack = """
    cellophane: 1
    cell:
      contentView:
        subviews:
          - stackView: row
            axis: horizontal
            spacing: 8
            constraints: [edges = superview]
            arrangedSubviews:
              - view: first
                intrinsicContentSize: { width: 40, height: 20 }
              - view: second
                intrinsicContentSize: { width: 30, height: 20 }
    collectionView:
      frame: { width: 200, height: 44 }
      flowLayout: { itemSize: { width: 200, height: 44 } }
      items: 1
    """

  @Test("the rule of the stack view is named, and a tie of priorities in it")
  func stackRules() throws {
    let lines = try lines("first.width", in: Self.stack)
    #expect(lines.first == "first.width of item 0, normal: 162")
    for rule in [
      "\"first\" is at its start", "8 pt between \"first\" and \"second\"",
      "\"second\" is at its end",
    ] {
      #expect(
        lines.contains(
          "  a.yaml:5:9: the stack view \"row\" (horizontal, fill): \(rule), required"),
        "\(rule)")
    }
    #expect(
      lines.contains(
        "    by a.yaml:12:13: the horizontal content hugging of \"second\", whose content is 30 pt wide,"
          + " priority 250; equal priorities, so that the order decides"))
  }

  @Test("the height of a cell that sizes itself is explained with the view's")
  func selfSizing() throws {
    let file = """
      cellophane: 1
      cell:
        class: UICollectionViewListCell
        contentView:
          subviews:
            - view: box
              constraints: [top = superview, leading = superview, trailing = superview, bottom = superview - 10, height = 60]
      collectionView:
        frame: { width: 200, height: 300 }
        listLayout: { appearance: plain }
        items: 1
      """
    #expect(
      try lines("cell.height", in: file) == [
        "cell.height of item 0, normal: 70",
        "  a.yaml:4:3: \"contentView\" fills its superview, required",
        "  a.yaml:7:23: \"top = superview\" of \"box\", required",
        "  a.yaml:7:83: \"bottom = superview - 10\" of \"box\", required",
        "  a.yaml:7:108: \"height = 60\" of \"box\", required",
        "  not satisfied by 26 pt: a.yaml:10:3: the target height of 44 pt, priority 50",
        "    by a.yaml:4:3: \"contentView\" fills its superview, required",
        "    by a.yaml:7:23: \"top = superview\" of \"box\", required",
        "    by a.yaml:7:83: \"bottom = superview - 10\" of \"box\", required",
        "    by a.yaml:7:108: \"height = 60\" of \"box\", required",
      ])
    #expect(
      try lines("box.height", in: file) == [
        "box.height of item 0, normal: 60", "  a.yaml:7:108: \"height = 60\" of \"box\", required",
      ])
    let height = try lines("contentView.height", in: file)
    #expect(height.contains("cell.height of item 0, normal: 70"))
  }

  @Test("the JSON has the same numbers, with file and line")
  func json() throws {
    let document = try SceneDocument(Array(Self.row.utf8), file: "a.yaml")
    let explanation = try SceneRenderer(document.scene).layoutExplanations(of: "icon.x")
    #expect(
      try #require(explanation).json(in: document) == """
        {"layout": [{"property": "icon.x of item 0, normal", "value": 8, "isOpen": false, "decidedBy": \
        [{"constraint": "\\"leading = superview + 8\\"", "view": "icon", "priority": 1000, "file": "a.yaml", \
        "line": 8, "column": 13, "bound": "exactly", "shortfall": 0}], "pushedAside": []}]}

        """)
  }

  @Test("explanations list the contributions to each number of a frame, satisfied or not")
  func contributions() throws {
    let document = try SceneDocument(Array(Self.row.utf8), file: "a.yaml")
    let explanations = try SceneRenderer(document.scene).explanations(ofFrameOf: "icon")
    #expect(
      explanations.map(\.subject)
        == ["x", "y", "width", "height"].map { "icon.\($0) of item 0, normal" })
    #expect(explanations.map { $0.value.rounded() } == [8, 4, 146, 20])
    let x = try #require(explanations[0].contributions.first)
    #expect(explanations[0].contributions.count == 1)
    #expect(x.source == "\"leading = superview + 8\" of \"icon\"")
    #expect(x.priority == 1000 && x.verdict == .wins && x.shortfall < 0.001)
    #expect(document.location(of: x.path)?.line == 8)
    let hugging = try #require(explanations[2].contributions.last)
    #expect(hugging.verdict == .overruled && hugging.priority == 250)
    #expect(abs(hugging.shortfall - 106) < 0.001)
    #expect(
      try explanations.map { $0.text(in: document) }.joined()
        == lines("icon.frame", in: Self.row).joined(separator: "\n") + "\n")
  }

  @Test("a view that does not exist, or that constraints do not place, is an error")
  func strangers() throws {
    let document = try SceneDocument(Array(Self.row.utf8), file: "a.yaml")
    let renderer = try SceneRenderer(document.scene)
    #expect(throws: RenderingError.self) { try renderer.explanations(ofFrameOf: "icno") }
    #expect(throws: RenderingError.self) { try renderer.layoutExplanations(of: "icno.width") }
  }
}
