import Drawing
import Interaction
import Layout
import Testing
import Validation
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

/// Labels in layouts; every letter is half an em wide.
@Suite struct LabelTests {
  private func scene(
    _ label: View, _ others: View..., rules: [Rule] = [], items: Items = .count(3)
  ) -> Scene {
    var scene = Fixture.scene(label, rules: rules, items: items)
    scene.cell.contentView.subviews += others
    return scene
  }

  private func view(
    _ name: ViewName = "label", in scene: Scene, _ traits: Traits = Traits(), item: Int = 0
  ) throws -> PresentedView {
    try #require(
      try ResolvedScene(scene, traits: traits).cell(item: item, state: .normal).view.view(name))
  }

  @Test("one line is as high as UIKit's, and both sides are rounded up to pixels")
  func intrinsicSize() throws {
    let label = View.label(
      "label", text: "abcde", constraints: try .texts("leading = superview", "top = superview"))
    for (scale, height) in [(DisplayScale.x1, 21.0), (.x2, 20.5), (.x3, 61.0 / 3)] {
      let frame = try view(in: scene(label), Traits(displayScale: scale)).frame
      #expect(abs(frame.size.height - height) < 1e-9)
      #expect(abs(frame.size.width - (42.5 * scale.factor).rounded(.up) / scale.factor) < 1e-9)
    }
  }

  @Test(
    "a font whose lines have no height, or a huge one, shows one line and no trap",
    arguments: [0, 1e300])
  func senselessFont(ascender: Double) {
    var font = Font.system(17)
    font.descriptor = FontDescriptor(name: "Flat")
    font.descriptor?.file = FontResource(
      path: "Flat.ttf", index: 0, postScriptName: "Flat", familyName: "Flat", weight: 400,
      isItalic: false, ascender: ascender, descender: 0)
    let text = LabelText(string: "abc", font: font, style: LabelStyle(numberOfLines: 0))
    let texts = TextStore(BoxTypesetter(), scale: 2)
    #expect(texts.lines(of: text, in: Size(100, 20)).lines.map(\.text.string) == ["abc"])
  }

  @Test("a label without text has the size zero")
  func noText() throws {
    let label = View.label(
      "label", constraints: try .texts("leading = superview + 3", "top = superview + 4"))
    let presented = try view(in: scene(label))
    #expect(presented.frame == Rect(3, 4, 0, 0))
    #expect(presented.label?.lines == [])
  }

  @Test("text of several lines wraps at preferredMaxLayoutWidth, that of one line does not")
  func preferredWidth() throws {
    // Nine letters of 17 points are 76.5 points wide, four are 34; two lines are 2 × 20.29 points high.
    let label = View.label(
      "label", text: "aaaa bbbb", numberOfLines: 0,
      constraints: try .texts("leading = superview", "top = superview")
    ).setting(.preferredMaxLayoutWidth, to: 50)
    #expect(try view(in: scene(label)).frame.size == Size(34, 41))
    #expect(try view(in: scene(label)).label?.lines.map(\.text.string) == ["aaaa", "bbbb"])
    let one = label.setting(.numberOfLines, to: 1)
    #expect(try view(in: scene(one)).frame.size == Size(76.5, 20.5))
  }

  @Test(
    "letters of a line that is up to 5 % too wide move together, and the line fills its width",
    arguments: [(73.0, true), (72, true), (71, false), (60, false)])
  func tightening(width: Double, fits: Bool) throws {
    // Ten letters of 15 points are 75 points wide.
    let label = View.label(
      "label", text: "aaaaaaaaaa", font: .systemFont(ofSize: 15),
      constraints: try .texts("leading = superview", "top = superview", "width = \(width)"))
    let plain = try view(in: scene(label))
    #expect(plain.label?.pieces == [])
    let tightened = try view(
      in: scene(label.setting(.allowsDefaultTighteningForTruncation, to: true)))
    // A tightened line is drawn in pieces.
    #expect(tightened.label?.pieces.isEmpty == !fits)
    #expect(tightened.frame == plain.frame)
    if fits { #expect(abs((tightened.label?.lines.first?.text.width ?? 0) - width) < 1e-3) }
  }

  @Test("a label of several lines wraps beside a view whose resistance has the same priority")
  func equalResistance() throws {
    let label = View.label(
      "label", text: "aaaa bbbb cccc dddd", numberOfLines: 0,
      constraints: try .texts("leading = superview", "top = superview"))
    let other = View.switch(
      "other", constraints: try .texts("leading >= label.trailing + 16", "trailing = superview"))
    for scene in [scene(label, other), scene(other, label)] {
      #expect(try view("other", in: scene).frame.size.width == 51)
      #expect(try view(in: scene).frame.size.height > 40)
    }
  }

  @Test("text wraps to the width that layout gives it, and moves the views below")
  func wrapping() throws {
    // 92 points are ten letters of 17 points.
    let label = View.label(
      "label", text: "aaaa bbbb cccc dddd", numberOfLines: 0,
      constraints: try .texts(
        "leading = superview", "trailing = superview", "top = superview + 1"))
    let below = View.view(
      "below",
      constraints: try .texts(
        "leading = superview", "top = label.bottom + 2", "width = 5", "height = 5"))
    let scene = scene(label, below)
    let presented = try view(in: scene)
    #expect(presented.frame == Rect(0, 1, 92, 41))
    #expect(presented.label?.lines.map(\.text.string) == ["aaaa bbbb", "cccc dddd"])
    #expect(try view("below", in: scene).frame.minY == 44)
  }

  @Test("a label that may be narrower is as wide as its widest line")
  func fitting() throws {
    let label = View.label(
      "label", text: "aaaa bbbb cccc", numberOfLines: 0,
      constraints: try .texts(
        "leading = superview", "trailing <= superview", "top = superview"))
    #expect(try view(in: scene(label)).frame.size == Size(76.5, 41))
  }

  @Test("no more lines are shown than fit, the last one cut")
  func tooLow() throws {
    let label = View.label(
      "label", text: "aaaa bbbb cccc dddd eeee ffff", numberOfLines: 0,
      constraints: try .texts(
        "leading = superview", "trailing = superview", "top = superview", "height = 45"))
    let presented = try view(in: scene(label))
    #expect(presented.label?.lines.map(\.text.string) == ["aaaa bbbb", "cccc dddd\u{2026}"])
  }

  @Test("a line stays in a label that is lower than it, and is clipped")
  func clipped() throws {
    let label = View.label(
      "label", text: "aaaa",
      constraints: try .texts("leading = superview", "top = superview", "height = 8"))
    let presented = try view(in: scene(label))
    let lines = try #require(presented.label)
    #expect(lines.isClipped)
    #expect(lines.lines.count == 1)
  }

  @Test("lines stand together in the middle, the first baseline on a pixel")
  func baselines() throws {
    let label = View.label(
      "label", text: "aaaa bbbb cccc", numberOfLines: 0,
      constraints: try .texts("edges = superview"))
    let lines = try #require(try view(in: scene(label)).label).lines
    #expect(lines.map(\.origin.x) == [0, 0])
    let top = (92 - 2 * 20.287109) / 2
    #expect(lines[0].origin.y == ((top + 16.186523) * 2).rounded() / 2)
    #expect(abs(lines[1].origin.y - lines[0].origin.y - 20.287109) < 1e-5)
  }

  @Test(
    "lines stand where the alignment says; the natural one is the layout's",
    arguments: [
      (TextAlignment.natural, LayoutDirection.leftToRight, 0.0),
      (.natural, .rightToLeft, 75), (.left, .rightToLeft, 0), (.right, .leftToRight, 75),
      (.center, .leftToRight, 37.5), (.center, .rightToLeft, 37.5), (.justified, .rightToLeft, 75),
    ])
  func alignment(alignment: TextAlignment, direction: LayoutDirection, x: Double) throws {
    let label = View.label(
      "label", text: "ab", textAlignment: alignment,
      constraints: try .texts("edges = superview"))
    let presented = try view(in: scene(label), Traits(layoutDirection: direction))
    #expect(presented.label?.lines.map(\.origin.x) == [x])
  }

  @Test("fonts of text styles follow the text size, others do not")
  func dynamicType() throws {
    let constraints: [Constraint] = try .texts("leading = superview", "top = superview")
    let styled = scene(.label("label", text: "a", font: .headline, constraints: constraints))
    let fixed = scene(
      .label("label", text: "a", font: .systemFont(ofSize: 13), constraints: constraints))
    for (category, size) in [
      (ContentSizeCategory.extraSmall, 14.0), (.large, 17), (.accessibilityLarge, 33),
    ] {
      let traits = Traits(preferredContentSizeCategory: category)
      #expect(try view(in: styled, traits)[.font] == .fixed(.system(size, .semibold)))
      #expect(try view(in: fixed, traits)[.font] == .fixed(.system(13)))
    }
  }

  @Test("text is black in light mode and white in dark mode unless textColor is set")
  func color() throws {
    let label = View.label("label", text: "a", constraints: try .texts("edges = superview"))
    for label in [label, label.setting(.textColor, to: nil)] {
      let colors = try [UserInterfaceStyle.light, .dark].map { userInterfaceStyle in
        try view(in: scene(label), Traits(userInterfaceStyle: userInterfaceStyle)).properties.color(
          .textColor)
      }
      #expect(colors == [Color(hex: 0), Color(hex: 0xFFFFFF)])
    }
  }

  @Test("a state's text changes the layout")
  func textInRule() throws {
    let label = View.label(
      "label", text: "a", constraints: try .texts("leading = superview", "top = superview"))
    let scene = scene(
      label, rules: [Rule(when: .selected, .set(.text, of: "label", to: "abc"))],
      items: Items(count: 2, cycle: [Item(), Item(.set(.text, of: "label", to: "ab"))]))
    let resolved = try ResolvedScene(scene, traits: Traits())
    let widths = try [(0, CellState.normal), (1, .normal), (1, CellState(flags: [.selected]))].map {
      item, state in
      try #require(resolved.cell(item: item, state: state).view.view("label")).frame.size.width
    }
    #expect(widths == [8.5, 17, 25.5])
  }

  @Test("letters without a font are reported at each place where they are written")
  func missingLetters() throws {
    let label = View.label(
      "label", text: "a\u{2603}", constraints: try .texts("leading = superview", "top = superview"))
    let scene = scene(
      label, rules: [Rule(when: .selected, .set(.text, of: "label", to: "\u{2603}"))],
      items: Items(count: 9, cycle: [Item(.set(.text, of: "label", to: "ok\u{2603}"))]))
    #expect {
      try ResolvedScene(scene, traits: Traits())
    } throws: { error in
      guard let failure = error as? ResolutionFailure else { return false }
      return failure.problems.map(\.path.description) == [
        "cell.contentView.subviews[0].text", "rules[0].assignments[0]",
        "collectionView.items[0].assignments[0]",
      ] && failure.problems.allSatisfy { $0.message.contains("U+2603") }
    }
  }

  // MARK: - Right to left

  @Test(
    "leading and trailing change sides where reading starts at the right, left and right do not")
  func mirroring() throws {
    let views: [View] = [
      .view(
        "leadingOne",
        constraints: try .texts(
          "leading = superview + 8", "width = 10", "top = superview", "height = 5")),
      .view(
        "trailingOne",
        constraints: try .texts(
          "trailing = superview - 8", "width = 10", "top = superview", "height = 5")),
      .view(
        "after",
        constraints: try .texts(
          "leading = leadingOne.trailing + 4", "width = 6", "top = superview", "height = 5")),
      .view(
        "half",
        constraints: try .texts(
          "leading = 0.25 * superview.trailing", "width = 10", "top = superview", "height = 5")),
      .view(
        "leftOne",
        constraints: try .texts(
          "left = superview + 8", "width = 10", "top = superview", "height = 5")),
    ]
    var scene = Fixture.scene()
    scene.cell.contentView.subviews = views
    func frames(_ direction: LayoutDirection) throws -> [Double] {
      try views.map {
        try view($0.name, in: scene, Traits(layoutDirection: direction)).frame.minX
      }
    }
    #expect(try frames(.leftToRight) == [8, 74, 22, 23, 8])
    #expect(try frames(.rightToLeft) == [74, 8, 64, 59, 8])
  }
}
