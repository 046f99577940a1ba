import Drawing
import Interaction
import SceneReading
import Testing
import Validation
import Vocabulary

@testable import Resolution
@testable import Scenes

/// Cells as apps have them, with frames that were worked out by hand. Letters are boxes of half an em; at
/// 2x a line of 17 points is 20.5 points high and one of 12 points 14.5.
@Suite("Everyday cells")
struct EverydayCellTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var size = Size(375, 60)
    var direction = LayoutDirection.leftToRight
    /// The views of the content view, as a scene file has them.
    let views: String
    let frames: [String: Rect]

    var testDescription: String { name }
  }

  @Test("have the frames that were worked out by hand", arguments: cases)
  func frames(cell: Case) throws {
    let lines = cell.views.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
    let text = """
      cellophane: 1
      title: \(cell.name)
      cell:
        contentView:
          subviews:
      \(lines)
      collectionView:
        frame: { width: \(cell.size.width), height: \(cell.size.height) }
        flowLayout: { itemSize: { width: \(cell.size.width), height: \(cell.size.height) } }
        items: 1
      """
    let scene = try SceneDocument(Array(text.utf8), file: "cell").scene
    let resolved = try ResolvedScene(
      scene, traits: Traits(displayScale: .x2, layoutDirection: cell.direction))
    let view = resolved.cell(item: 0, state: .normal).view
    #expect(resolved.notes.map(\.message) == [])
    for (name, frame) in cell.frames.sorted(by: { $0.key < $1.key }) {
      #expect(view.view(ViewName(rawValue: name))?.frame == frame, "\(name)")
    }
  }

  private static let cases: [Case] = [
    Case(
      name: "a letter with its date on the same baseline",
      views: """
        - view: avatar
          constraints: [leading = superview + 16, centerY = superview, width = 40, height = width]
        - label: title
          text: Ada
          constraints: [leading = avatar.trailing + 12, top = superview + 11]
        - label: date
          text: "9:41"
          font: caption1
          horizontalCompressionResistancePriority: 751
          constraints:
            - trailing = superview - 16
            - firstBaseline = title
            - leading >= title.trailing + 8
        """,
      frames: [
        "avatar": Rect(16, 10, 40, 40), "title": Rect(68, 11, 25.5, 20.5),
        "date": Rect(335, 16, 24, 14.5),
      ]),
    Case(
      name: "a long title is compressed for the date",
      views: """
        - label: title
          text: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
          constraints: [leading = superview + 16, centerY = superview]
        - label: date
          text: "9:41"
          font: caption1
          horizontalCompressionResistancePriority: 751
          constraints: [trailing = superview - 16, centerY = superview, leading = title.trailing + 8]
        """,
      frames: ["title": Rect(16, 20, 311, 20.5), "date": Rect(335, 23, 24, 14.5)]),
    Case(
      name: "a setting with its switch", size: Size(375, 44),
      views: """
        - label: name
          text: Wi-Fi
          constraints: [leading = superview.leading + 16, centerY = superview]
        - view: knob
          constraints:
            - trailing = superview - 16
            - centerY = superview
            - width = 51
            - height = 31
            - leading >= name.trailing + 8
        """,
      frames: ["name": Rect(16, 12, 42.5, 20.5), "knob": Rect(308, 6.5, 51, 31)]),
    Case(
      name: "a card with a picture of three quarters", size: Size(160, 200),
      views: """
        - view: picture
          constraints: [leading = superview, trailing = superview, top = superview, height = 0.75 * width]
        - label: title
          text: Chair
          constraints: [leading = superview + 12, trailing = superview - 12, top = picture.bottom + 8]
        - label: price
          text: "9.90"
          constraints: [leading = title, bottom = superview - 12, top >= title.bottom + 2]
        """,
      frames: [
        "picture": Rect(0, 0, 160, 120), "title": Rect(12, 128, 136, 20.5),
        "price": Rect(12, 167.5, 34, 20.5),
      ]),
    Case(
      name: "a badge on a corner", size: Size(100, 100),
      views: """
        - view: photo
          constraints: [edges = superview.layoutMarginsGuide]
        - view: badge
          constraints: [centerX = photo.trailing, centerY = photo.top, width = 16, height = 16]
        """,
      frames: ["photo": Rect(8, 8, 84, 84), "badge": Rect(84, 0, 16, 16)]),
    Case(
      name: "a message that is no wider than three quarters", size: Size(375, 80),
      views: """
        - view: bubble
          constraints: [trailing = superview - 16, top = superview + 4, width <= 0.75 * superview.width]
          subviews:
            - label: words
              text: aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa
              numberOfLines: 0
              constraints:
                - leading = superview + 12
                - trailing = superview - 12
                - top = superview + 8
                - bottom = superview - 8
        """,
      // Six words of 34 with spaces of 8.5 between them come to 246.5; 281.25 - 24 has no room for seven.
      frames: ["bubble": Rect(88.5, 4, 270.5, 57), "words": Rect(12, 8, 246.5, 41)]),
    Case(
      name: "two fifths of a bar", size: Size(375, 20),
      views: """
        - view: track
          constraints: [leading = superview + 16, trailing = superview - 16, height = 4, centerY = superview]
          subviews:
            - view: part
              constraints:
                - leading = superview
                - top = superview
                - bottom = superview
                - width = 0.4 * superview.width
        """,
      // 343 × 0.4 is 137.2, its end at 153.2 in the cell.
      frames: ["track": Rect(16, 8, 343, 4), "part": Rect(0, 0, 137, 4)]),
    Case(
      name: "a wish that there is no room for", size: Size(220, 44),
      views: """
        - view: box
          constraints:
            - center = superview
            - height = 20
            - width = 200 @defaultHigh
            - width <= superview - 40
        """,
      frames: ["box": Rect(20, 12, 180, 20)]),
    Case(
      name: "the middle of the right half", size: Size(300, 44),
      views: """
        - view: box
          constraints: [centerX = 1.5 * superview.centerX, centerY = superview, width = 10, height = 10]
        """,
      frames: ["box": Rect(220, 17, 10, 10)]),
    Case(
      name: "three buttons, as far apart as from the edges", size: Size(330, 44),
      views: """
        - view: gap0
          constraints: [leading = superview, top = superview, height = 1]
        - view: button0
          constraints: [leading = gap0.trailing, centerY = superview, width = 50, height = 30]
        - view: gap1
          constraints: [leading = button0.trailing, top = superview, height = 1, width = gap0]
        - view: button1
          constraints: [leading = gap1.trailing, centerY = superview, width = 50, height = 30]
        - view: gap2
          constraints: [leading = button1.trailing, top = superview, height = 1, width = gap0]
        - view: button2
          constraints: [leading = gap2.trailing, centerY = superview, width = 50, height = 30]
        - view: gap3
          constraints:
            - leading = button2.trailing
            - trailing = superview
            - top = superview
            - height = 1
            - width = gap0
        """,
      frames: [
        "button0": Rect(45, 7, 50, 30), "button1": Rect(140, 7, 50, 30),
        "button2": Rect(235, 7, 50, 30),
      ]),
    Case(
      name: "a row of an icon, two lines and a chevron",
      views: """
        - stackView: row
          alignment: center
          spacing: 12
          constraints: [leading = superview + 16, trailing = superview - 16, centerY = superview]
          arrangedSubviews:
            - view: icon
              constraints: [width = 29, height = 29]
            - stackView: lines
              axis: vertical
              spacing: 2
              arrangedSubviews:
                - { label: first, text: Notes }
                - { label: second, text: three of them, font: caption1 }
            - view: chevron
              constraints: [width = 8, height = 13]
        """,
      // The lines are 37 high and take what is left: 343 - 29 - 8 - 2 × 12.
      frames: [
        "row": Rect(16, 11.5, 343, 37), "icon": Rect(0, 4, 29, 29), "lines": Rect(41, 0, 282, 37),
        "first": Rect(0, 0, 282, 20.5), "second": Rect(0, 22.5, 282, 14.5),
        "chevron": Rect(335, 12, 8, 13),
      ]),
    Case(
      name: "three equal parts", size: Size(375, 44),
      views: """
        - stackView: row
          distribution: fillEqually
          spacing: 8
          constraints: [leading = superview + 16, trailing = superview - 16, top = superview, bottom = superview]
          arrangedSubviews: [{ view: a }, { view: b }, { view: c }]
        """,
      frames: ["a": Rect(0, 0, 109, 44), "b": Rect(117, 0, 109, 44), "c": Rect(234, 0, 109, 44)]),
    Case(
      name: "middles as far apart from each other", size: Size(200, 44),
      views: """
        - stackView: row
          distribution: equalCentering
          constraints: [edges = superview]
          arrangedSubviews:
            - { view: a, constraints: [width = 20] }
            - { view: b, constraints: [width = 60] }
            - { view: c, constraints: [width = 40] }
        """,
      // From 10 to 180: the middle of the middle one is at 95.
      frames: ["a": Rect(0, 0, 20, 44), "b": Rect(65, 0, 60, 44), "c": Rect(160, 0, 40, 44)]),
    // 34 and 68 points and 6 between them: 34 of 108 parts of 306 are 96.33, the last view takes the rest.
    Case(
      name: "a share of the whole, spacing included", size: Size(306, 44),
      views: """
        - stackView: row
          distribution: fillProportionally
          spacing: 6
          constraints: [edges = superview]
          arrangedSubviews:
            - { label: a, text: aaaa }
            - { label: b, text: aaaaaaaa }
        """,
      frames: ["a": Rect(0, 0, 96.5, 44), "b": Rect(102.5, 0, 203.5, 44)]),
    Case(
      name: "what is hidden takes neither room nor spacing", size: Size(100, 100),
      views: """
        - stackView: column
          axis: vertical
          alignment: leading
          spacing: 10
          constraints: [top = superview, leading = superview]
          arrangedSubviews:
            - { label: a, text: aa }
            - { label: b, text: aaaaaa, isHidden: true }
            - stackView: hidden
              isHidden: true
              arrangedSubviews: [{ label: e, text: aaaaaaaa }]
            - { label: c, text: aaa, customSpacingAfter: 3 }
            - { label: d, text: a }
        """,
      frames: [
        "column": Rect(0, 0, 25.5, 74.5), "a": Rect(0, 0, 17, 20.5), "c": Rect(0, 30.5, 25.5, 20.5),
        "d": Rect(0, 54, 8.5, 20.5),
      ]),
    Case(
      name: "a row from the right", direction: .rightToLeft,
      views: """
        - view: icon
          constraints: [leading = superview + 16, centerY = superview, width = 30, height = 30]
        - label: name
          text: aaaa
          constraints: [leading = icon.trailing + 10, centerY = superview]
        - view: mark
          constraints: [left = superview + 5, top = superview, width = 4, height = 4]
        """,
      frames: [
        "icon": Rect(329, 15, 30, 30), "name": Rect(285, 20, 34, 20.5), "mark": Rect(5, 0, 4, 4),
      ]),
    Case(
      name: "margins that keep to those around them", size: Size(200, 60),
      views: """
        - view: box
          layoutMargins: { top: 4, left: 4, bottom: 4, right: 4 }
          preservesSuperviewLayoutMargins: true
          constraints: [leading = superview + 3, trailing = superview, top = superview + 20, bottom = superview]
          subviews:
            - view: inner
              constraints: [edges = superview.layoutMarginsGuide]
        """,
      // The content view's margins are 8: from the box's edges 5, 0 beyond its own 4, 8 and 8.
      frames: ["box": Rect(3, 20, 197, 40), "inner": Rect(5, 4, 184, 28)]),
    Case(
      name: "a name and its amount on the baseline of a large one", size: Size(300, 80),
      views: """
        - stackView: row
          alignment: lastBaseline
          distribution: equalSpacing
          constraints: [leading = superview + 10, trailing = superview - 10, centerY = superview]
          arrangedSubviews:
            - { label: name, text: aaa, font: caption1 }
            - { label: amount, text: "12", font: largeTitle }
        """,
      // 34 points: 40.574 comes to 41, baseline at 32.5; 12 points: 14.5, baseline at 11.5.
      frames: [
        "row": Rect(10, 19.5, 280, 41), "name": Rect(0, 21, 18, 14.5),
        "amount": Rect(246, 0, 34, 41),
      ]),
    Case(
      name: "three in a chain, the least sure of which is stretched", size: Size(300, 44),
      views: """
        - label: a
          text: aa
          horizontalHuggingPriority: 252
          constraints: [leading = superview, top = superview]
        - label: b
          text: aa
          horizontalHuggingPriority: 250
          constraints: [leading = a.trailing + 4, top = superview]
        - label: c
          text: aa
          horizontalHuggingPriority: 251
          constraints: [leading = b.trailing + 4, trailing = superview, top = superview]
        """,
      frames: [
        "a": Rect(0, 0, 17, 20.5), "b": Rect(21, 0, 258, 20.5), "c": Rect(283, 0, 17, 20.5),
      ]),
    Case(
      name: "three in a chain, the least sure of which is cut", size: Size(60, 44),
      views: """
        - label: a
          text: aaa
          horizontalCompressionResistancePriority: 752
          constraints: [leading = superview, top = superview]
        - label: b
          text: aaa
          horizontalCompressionResistancePriority: 749
          constraints: [leading = a.trailing + 4, top = superview]
        - label: c
          text: aaa
          constraints: [leading = b.trailing + 4, trailing = superview, top = superview]
        """,
      frames: [
        "a": Rect(0, 0, 25.5, 20.5), "b": Rect(29.5, 0, 1, 20.5), "c": Rect(34.5, 0, 25.5, 20.5),
      ]),
    Case(
      name: "a button that sticks to the right edge of what changes", size: Size(300, 100),
      views: """
        - view: button
          frame: { x: 230, y: 10, width: 60, height: 30 }
          autoresizingMask: [flexibleLeftMargin, flexibleBottomMargin]
        - view: line
          constraints: [leading = superview, trailing = button.leading - 10, centerY = button, height = 1]
        """,
      // The middle of 25, a point high: from 24.5 to 25.5.
      frames: ["button": Rect(230, 10, 60, 30), "line": Rect(0, 24.5, 220, 1)]),
  ]
}
