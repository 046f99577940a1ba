import Drawing
import Interaction
import Scenes
import Testing
import Views
import Vocabulary
import YAMLReading

@testable import SceneReading

@Suite("Reading constraints with names, stacks and frames")
struct ConstraintReadingTests {
  private func read(_ cell: String, rules: String = "[]") throws -> Scene {
    let text = """
      cellophane: 1
      cell: \(cell)
      rules: \(rules)
      collectionView: { frame: { width: 9, height: 9 }, items: 1 }
      """
    return try SceneDocument(Array(text.utf8), file: "a").scene
  }

  private func mistakes(_ cell: String, rules: String = "[]") -> [String] {
    do {
      _ = try read(cell, rules: rules)
      return []
    } catch let error as SceneDiagnostics {
      return error.diagnostics.map { "\($0.location.line):\($0.location.column): \($0.message)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test("a constraint with a name is the same in a file and in Swift")
  func named() throws {
    let scene = try read(
      """
      { contentView: { subviews: [{ view: box }], constraints: [box.top = superview.topMargin] },
        constraints: [{ constraint: open, equation: box.leading = contentView + 8 @250, isActive: false },
          box.width = 0.5 * contentView.layoutMarginsGuide - 3] }
      """, rules: "[{ when: selected, open.isActive: true, open.constant: 4, open.priority: 999 }]")
    let same = Scene(
      cell: Cell(
        contentView: Container(
          subviews: [.view("box")],
          constraints: [
            Constraint(
              first: .init(.top, of: "box"), second: .init(.topMargin, of: .superview))
          ]),
        constraints: [
          Constraint(
            "box", .leading, equalTo: .contentView, constant: 8, priority: .defaultLow,
            identifier: "open", isActive: false),
          Constraint(
            first: .init(.width, of: "box"),
            second: .init(.width, of: .contentView, guide: .layoutMarginsGuide), multiplier: 0.5,
            constant: -3),
        ]),
      rules: [
        Rule(
          when: .selected, .set(.isActive, of: "open", to: true),
          .set(.constant, of: "open", to: 4),
          .set(.priority, of: "open", to: LayoutPriority(rawValue: 999)))
      ], collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
    #expect(scene == same)
  }

  @Test("a stack is the same in a file and in Swift")
  func stack() throws {
    let scene = try read(
      """
      { contentView: { subviews: [{ stackView: row, axis: vertical, alignment: top,
        distribution: equalSpacing, spacing: 3, layoutMargins: 4,
        arrangedSubviews: [{ view: a, customSpacingAfter: 7 }, { view: b, preservesSuperviewLayoutMargins: true }] },
        { view: c, frame: { x: 1, y: 2, width: 3, height: 4 }, autoresizingMask: [flexibleTopMargin] }] } }
      """)
    let row = View.stackView(
      "row", axis: .vertical, alignment: .top, distribution: .equalSpacing, spacing: 3,
      arrangedSubviews: [
        .view("a").setting(.customSpacingAfter, to: 7),
        .view("b").setting(.preservesSuperviewLayoutMargins, to: true),
      ]
    ).setting(.layoutMargins, to: 4)
    let framed = View.view("c").setting(.frame, to: Rect(1, 2, 3, 4))
      .setting(.autoresizingMask, to: .flexibleTopMargin)
    #expect(scene.cell.contentView.subviews == [row, framed])
  }

  @Test("margins have left and right, or leading and trailing, and the last ones in a map count")
  func margins() throws {
    let scene = try read(
      """
      { contentView: { layoutMargins: { left: 1, bottom: 2 }, subviews: [
        { view: a, directionalLayoutMargins: { leading: 3 } },
        { view: b, layoutMargins: 4, directionalLayoutMargins: 5 },
        { view: c, directionalLayoutMargins: 5, layoutMargins: 4 }] } }
      """)
    let content = scene.cell.contentView
    #expect(content.properties[.layoutMargins] == EdgeInsets(left: 1, bottom: 2))
    #expect(
      content.subviews == [
        .view("a").setting(.directionalLayoutMargins, to: DirectionalEdgeInsets(leading: 3)),
        .view("b").setting(.directionalLayoutMargins, to: 5),
        .view("c").setting(.layoutMargins, to: 4),
      ])
  }

  @Test("layout guides and the system's distance are the same in a file and in Swift")
  func guides() throws {
    let scene = try read(
      """
      { layoutGuides: [{ layoutGuide: all }], contentView: { layoutGuides: [{ layoutGuide: gap,
        constraints: [width = 12, leading = box.trailing - 2 * systemSpacing] }],
        subviews: [{ view: box, semanticContentAttribute: playback, layoutGuides: [{ layoutGuide: inner }] }] } }
      """)
    var spaced = Constraint(.leading, equalTo: "box", .trailing)
    spaced.systemSpacing = -2
    #expect(scene.cell.layoutGuides == [LayoutGuide("all")])
    #expect(
      scene.cell.contentView.layoutGuides
        == [LayoutGuide("gap", constraints: [Constraint(.width, equalTo: 12), spaced])])
    let box = try #require(scene.cell.contentView.subviews.first)
    #expect(box.layoutGuides == [LayoutGuide("inner")])
    #expect(box.properties[.semanticContentAttribute] == .playback)
  }

  @Test(
    "guides and margins are written as they are read",
    arguments: [
      "leading = superview.readableContentGuide", "cell.separatorLayoutGuide.leading = a",
      "leading = superview.layoutMarginsGuide", "layoutMarginsGuide.top = a.bottom + 4",
      "edges = a.safeAreaLayoutGuide", "topMargin = superview.top",
      "a.firstBaseline = b.lastBaseline",
      "centerXWithinMargins = superview",
    ])
  func texts(text: String) throws {
    let constraint = try ConstraintText.parse(text)
    #expect(try ConstraintText.parse(constraint.description) == constraint)
  }

  @Test("a multiplier stands before or behind the view")
  func multipliers() throws {
    let expected = try ConstraintText.parse("width = 0.75 * superview.width + 2 @750")
    #expect(try ConstraintText.parse("width = superview.width * 0.75 + 2 @750") == expected)
    #expect(try ConstraintText.parse("width = superview * 0.75 + 2 @750") == expected)
    #expect(try ConstraintText.parse("width = height * 2").multiplier == 2)
  }

  @Test("a division says how it is written")
  func divisions() {
    #expect {
      try ConstraintText.parse("width = superview.width / 3")
    } throws: { error in
      (error as? TextFailure)?.message
        == "write a division as a multiplier, as in \"width = superview.width * 0.5\""
    }
  }

  private static let box = "contentView: { subviews: [{ view: box }] }"

  @Test(
    "mistakes are reported at their places",
    arguments: [
      (
        "{ \(box), constraints: [{ constraint: open, equation: box.width = 3 }] }",
        "[{ when: selected, opne.isActive: true }]",
        "3:27: no constraint is called \"opne\"; did you mean \"open\"?"
      ),
      (
        "{ \(box), constraints: [{ constraint: open, equation: box.width = 3 }] }",
        "[{ when: selected, open.alpha: 1 }]",
        "3:27: \"open\" is a named constraint and has no alpha; a view has one"
      ),
      (
        "{ \(box), constraints: [{ constraint: open, equation: box.width = 3 }] }",
        "[{ when: selected, box.isActive: true }]",
        "3:27: \"box\" is a plain view and has no isActive; a named constraint has one"
      ),
      (
        "{ \(box), constraints: [{ constraint: box, equation: box.width = 3 }] }", "[]",
        "2:81: a view is called \"box\", too; names are unique in a cell"
      ),
      (
        "{ \(box), constraints: [{ constraint: a, equation: box.wdth = 3 }] }",
        "[{ when: selected, a.isActive: true }]",
        "2:98: \"wdth\" is not a layout attribute; did you mean \"width\"?"
      ),
      (
        "{ \(box), constraints: [{ constraint: a }] }", "[]",
        "2:67: a constraint needs the key \"equation\"; add it"
      ),
      (
        "{ \(box), constraints: [superview.width = 3] }", "[]",
        "2:67: the cell has no superview here; relate its views to \"cell\""
      ),
      (
        "{ contentView: { layoutGuides: [{ constraints: [width = 3] }] } }", "[]",
        "2:39: a layout guide needs the key \"layoutGuide\"; add it"
      ),
      (
        "{ contentView: { layoutGuides: [{ layoutGuide: a, constraints: [a.firstBaseline = contentView.top] }] } }",
        "[]",
        "2:71: the layout guide \"a\" has no firstBaseline; it has edges, a centre and a size"
      ),
      (
        "{ \(box), constraints: [box.firstBaseline = contentView.top + systemSpacing] }", "[]",
        "2:67: the system's distance between baselines depends on fonts and is not known; write a number"
      ),
      (
        "{ contentView: { subviews: [{ stackView: row, subviews: [] }] } }", "[]",
        "2:63: a stack view has no subviews; write \"arrangedSubviews\""
      ),
      (
        "{ contentView: { subviews: [{ view: row, arrangedSubviews: [] }] } }", "[]",
        "2:66: a plain view has no arrangedSubviews; write \"subviews\""
      ),
      (
        "{ contentView: { subviews: [{ view: a, frame: { x: 1, width: 3, height: 4 } }] } }", "[]",
        "2:53: frame needs the key \"y\"; add it"
      ),
      (
        "{ contentView: { subviews: [{ view: a, constraints: [width = 3], frame: { x: 1, y: 1, width: 3,"
          + " height: 4 } }] } }", "[]",
        "2:72: \"a\" has a frame and constraints; leave out one of them"
      ),
      (
        "{ contentView: { subviews: [{ stackView: s, arrangedSubviews: [{ view: a, autoresizingMask:"
          + " [flexibleWidth, flexibleHeight] }] }] } }", "[]",
        "2:81: \"a\" has its place from the stack around it; leave out its autoresizingMask"
      ),
    ])
  func mistakes(cell: String, rules: String, message: String) {
    #expect(mistakes(cell, rules: rules) == [message])
  }
}
