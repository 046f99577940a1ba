import CollectionLayouts
import Drawing
import Interaction
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

@Suite("Stack views")
struct StackViewTests {
  /// A label of 10 points for each letter, and as high as a line.
  private func label(_ name: ViewName, _ text: String, size: Double = 20) -> View {
    .label(name, text: text, font: .systemFont(ofSize: size))
  }

  /// The frames of the views of a stack that fills a cell.
  private func frames(
    _ stack: View, size: Size = Size(200, 100), direction: LayoutDirection = .leftToRight
  ) throws -> [Rect] {
    var stack = stack
    stack.constraints = [Constraint(.edges, equalTo: .superview)]
    var traits = Traits(displayScale: .x1)
    traits.layoutDirection = direction
    let scene = try ResolvedScene(
      Scene(
        cell: Cell(contentView: Container(subviews: [stack])),
        collectionView: CollectionView(
          size: size, collectionViewLayout: .flow(itemSize: size), items: .count(1))
      ), traits: traits)
    #expect(scene.notes == [])
    return try stack.subviews.map { try #require(scene.view($0.name)).frame }
  }

  private func ranges(_ frames: [Rect]) -> [[Double]] { frames.map { [$0.minX, $0.size.width] } }

  private func stack(
    _ distribution: StackDistribution, spacing: Double = 0, _ views: View...
  ) -> View {
    .stackView("stack", distribution: distribution, spacing: spacing, arrangedSubviews: views)
  }

  @Test("fill stretches the first of those that hug equally, and fills the height")
  func fill() throws {
    let frames = try frames(stack(.fill, spacing: 10, label("a", "aaa"), label("b", "bb")))
    #expect(frames == [Rect(0, 0, 170, 100), Rect(180, 0, 20, 100)])
  }

  @Test("fill stretches the one that hugs least, and compresses the one that resists least")
  func fillPriorities() throws {
    let tight = label("a", "aaa").setting(
      .horizontalHuggingPriority, to: LayoutPriority(rawValue: 251))
    let stretched = try frames(stack(.fill, tight, label("b", "bb")))
    #expect(ranges(stretched) == [[0, 30], [30, 170]])
    let stiff = label("a", String(repeating: "a", count: 15)).setting(
      .horizontalCompressionResistancePriority, to: LayoutPriority(rawValue: 751))
    let cut = try frames(stack(.fill, stiff, label("b", String(repeating: "b", count: 15))))
    #expect(ranges(cut) == [[0, 150], [150, 50]])
    let equal = try frames(
      stack(
        .fill, label("a", String(repeating: "a", count: 15)),
        label("b", String(repeating: "b", count: 15))))
    #expect(ranges(equal) == [[0, 50], [50, 150]])
  }

  @Test("in fill the last view without a length of its own takes all the slack")
  func slack() throws {
    let frames = try frames(
      stack(.fill, spacing: 5, .view("a"), label("b", "bb"), .view("c"), label("d", "d")))
    #expect(ranges(frames) == [[0, 0], [5, 20], [30, 155], [190, 10]])
  }

  @Test(
    "a spinner has a place while it spins, also if it was hidden, and none while it stands still")
  func spinner() throws {
    let still = View.activityIndicatorView("spinner", isAnimating: false)
    for (spinner, isShown) in [
      (still, true), (still.setting(.isHidden, to: true), true),
      (still.setting(.hidesWhenStopped, to: false).setting(.isHidden, to: true), false),
    ] {
      var stack = stack(.fill, spacing: 5, spinner, label("title", "aaa"))
      stack.constraints = try .texts("leading = superview", "top = superview")
      let scene = try ResolvedScene(
        Fixture.scene(
          stack, rules: [Rule(when: .selected, .set(.isAnimating, of: "spinner", to: true))]),
        traits: Traits(displayScale: .x1))
      func place(_ state: CellState) throws -> Double {
        try #require(scene.cell(item: 0, state: state).view.view("title")).frame.minX
      }
      #expect(try place(.normal) == 0)
      #expect(try place(.selected) == (isShown ? 25 : 0))
    }
  }

  @Test("fillEqually gives each view the same")
  func fillEqually() throws {
    let frames = try frames(
      stack(.fillEqually, spacing: 10, label("a", "a"), label("b", "bbbb"), .view("c")))
    #expect(ranges(frames) == [[0, 60], [70, 60], [140, 60]])
  }

  @Test("fillProportionally shares by content, of a nested stack by its subviews")
  func fillProportionally() throws {
    let flat = try frames(stack(.fillProportionally, label("a", "a"), label("b", "bbb")))
    #expect(ranges(flat) == [[0, 50], [50, 150]])
    let spaced = try frames(
      stack(.fillProportionally, spacing: 20, label("a", "a"), label("b", "bb")))
    // 10 and 20 of 50, spacing included; the last view takes the rest.
    #expect(ranges(spaced) == [[0, 40], [60, 140]])
    let column = View.stackView(
      "column", axis: .vertical, arrangedSubviews: [label("x", "xxx"), label("y", "y")])
    let nested = try frames(stack(.fillProportionally, column, label("b", "b")))
    #expect(ranges(nested) == [[0, 150], [150, 50]])
    let empty = try frames(stack(.fillProportionally, .view("a"), .view("b")))
    #expect(ranges(empty) == [[0, 100], [100, 100]])
  }

  @Test("equalSpacing makes gaps equal, and never smaller than the spacing")
  func equalSpacing() throws {
    let frames = try frames(
      stack(.equalSpacing, spacing: 8, label("a", "aa"), label("b", "bbbb"), label("c", "cc")))
    #expect(ranges(frames) == [[0, 20], [80, 40], [180, 20]])
    let tight = try self.frames(
      stack(
        .equalSpacing, spacing: 8, label("a", "aaaaaaaaaa"), label("b", "bbbbbbbbbb")),
      size: Size(150, 50))
    #expect(ranges(tight) == [[0, 42], [50, 100]])
  }

  @Test("equalCentering puts middles at equal distances where the spacing allows it")
  func equalCentering() throws {
    let frames = try frames(
      stack(.equalCentering, spacing: 8, label("a", "aa"), label("b", "bbbb"), label("c", "cccccc"))
    )
    #expect(ranges(frames) == [[0, 20], [70, 40], [140, 60]])
    let tight = try self.frames(
      stack(
        .equalCentering, spacing: 8, label("a", "a"), label("b", "bb"), label("c", "cccccccccc")),
      size: Size(150, 50))
    #expect(tight[2].minX - tight[1].maxX == 8)
    #expect(tight[2].size.width == 100)
  }

  @Test(
    "alignment decides the frames across the axis of a stack",
    arguments: [
      (StackAlignment.fill, [[0, 100], [0, 100]]), (.leading, [[0, 24], [0, 12]]),
      (.top, [[0, 24], [0, 12]]), (.center, [[38, 24], [44, 12]]),
      (.trailing, [[76, 24], [88, 12]]),
      (.bottom, [[76, 24], [88, 12]]),
    ])
  func alignment(alignment: StackAlignment, expected: [[Double]]) throws {
    let frames = try frames(
      .stackView(
        "stack", alignment: alignment,
        arrangedSubviews: [label("a", "a"), label("b", "b", size: 10)]))
    #expect(frames.map { [$0.minY, $0.size.height] } == expected)
  }

  @Test("baselines of different sizes of text come to one height")
  func baselines() throws {
    for alignment in [StackAlignment.firstBaseline, .lastBaseline] {
      let frames = try frames(
        .stackView(
          "stack", alignment: alignment,
          arrangedSubviews: [label("a", "a"), label("b", "b", size: 10), .view("c")]))
      // The baseline of 20 points is 19 below the top of its line, that of 10 points 10.
      #expect(frames[1].minY - frames[0].minY == 9)
      let edge = frames[0].minY + 19
      #expect(alignment == .firstBaseline ? frames[2].minY == edge : frames[2].maxY == edge)
    }
  }

  @Test("a vertical stack stands from top to bottom")
  func vertical() throws {
    let frames = try frames(
      .stackView(
        "stack", axis: .vertical, alignment: .trailing, spacing: 6,
        arrangedSubviews: [label("a", "aa"), label("b", "b")]))
    #expect(frames == [Rect(180, 0, 20, 70), Rect(190, 76, 10, 24)])
  }

  @Test("custom spacing stands behind its view in place of the spacing")
  func customSpacing() throws {
    let frames = try frames(
      stack(
        .fill, spacing: 4, label("a", "a").setting(.customSpacingAfter, to: 20), label("b", "b"),
        label("c", "c")))
    #expect(ranges(frames) == [[0, 156], [176, 10], [190, 10]])
  }

  @Test("a hidden view takes neither length nor spacing, with any constraints of its own")
  func hidden() throws {
    var hidden = View.view("b", isHidden: true, constraints: try .texts("width = 50"))
    let frames = try frames(
      stack(.fill, spacing: 10, label("a", "a"), hidden, label("c", "cc")))
    #expect(ranges([frames[0], frames[2]]) == [[0, 170], [180, 20]])
    hidden.constraints = []
    let collapsed = try self.frames(
      stack(.fill, spacing: 10, label("a", "a"), hidden, label("c", "cc")))
    #expect(ranges(collapsed) == [[0, 170], [175, 0], [180, 20]])
  }

  @Test("a rule that hides a view of a stack moves the others")
  func hiddenByRule() throws {
    var row = stack(.fill, spacing: 10, label("a", "a"), label("b", "bb"))
    row.constraints = try .texts("edges = superview")
    let scene = try ResolvedScene(
      Fixture.scene(row, rules: [Rule(when: .selected, .set(.isHidden, of: "b", to: true))]),
      traits: Traits())
    #expect(scene.view("a")?.frame.size.width == 62)
    #expect(scene.view("a", .selected)?.frame.size.width == 92)
  }

  @Test("margins are used only with isLayoutMarginsRelativeArrangement")
  func margins() throws {
    let row = stack(.fill, label("a", "a")).setting(
      .directionalLayoutMargins,
      to: DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4))
    #expect(try frames(row) == [Rect(0, 0, 200, 100)])
    let inside = row.setting(.isLayoutMarginsRelativeArrangement, to: true)
    #expect(try frames(inside) == [Rect(20, 1, 176, 96)])
    #expect(try frames(inside, direction: .rightToLeft) == [Rect(4, 1, 176, 96)])
  }

  @Test("distances of a vertical stack may be between baselines")
  func baselineDistances() throws {
    var column = stack(.fill, spacing: 30, label("a", "a"), label("b", "b", size: 10))
    column.properties[.axis] = .vertical
    column.properties[.alignment] = .leading
    column.constraints = try .texts("leading = superview", "top = superview")
    func lowest(_ scene: Scene) throws -> Double? {
      let traits = Traits(displayScale: .x2)
      return try ResolvedScene(scene, traits: traits).view("b")?.frame.minY
    }
    // The same by constraints.
    var (a, b) = (label("a", "a"), label("b", "b", size: 10))
    a.constraints = try .texts("leading = superview", "top = superview")
    b.constraints = try .texts("leading = superview", "firstBaseline = a.lastBaseline + 30")
    let expected = try #require(try lowest(Fixture.scene(a, b)))
    #expect(
      try lowest(Fixture.scene(column.setting(.isBaselineRelativeArrangement, to: true)))
        == expected)
    #expect(try lowest(Fixture.scene(column)) == 54)
    #expect(expected < 54)
  }

  @Test("from right to left a horizontal stack begins at the right")
  func rightToLeft() throws {
    let frames = try frames(
      stack(.equalSpacing, spacing: 8, label("a", "aa"), label("b", "bbbb")),
      direction: .rightToLeft)
    #expect(ranges(frames) == [[180, 20], [0, 40]])
  }

  @Test("a stack without constraints on its size is as large as its contents")
  func ownSize() throws {
    var row = stack(.fill, spacing: 10, label("a", "aa"), label("b", "b", size: 10))
    row.properties[.alignment] = .center
    row.constraints = try .texts("leading = superview", "top = superview")
    let scene = try ResolvedScene(Fixture.scene(row), traits: Traits(displayScale: .x1))
    #expect(scene.view("stack")?.frame == Rect(0, 0, 35, 24))
  }

  @Test("an empty stack gives room to the others")
  func empty() throws {
    let frames = try frames(
      .stackView(
        "stack", axis: .vertical, distribution: .equalSpacing, spacing: 4,
        arrangedSubviews: [label("a", "a"), .stackView("b"), label("c", "c")]))
    #expect(frames.map { [$0.minY, $0.size.height] } == [[0, 24], [28, 44], [76, 24]])
  }
}
