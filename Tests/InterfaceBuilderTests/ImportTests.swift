import Drawing
import Testing

@testable import InterfaceBuilder

@Suite("Cells of Interface Builder's files as scenes")
struct ImportTests {
  @Test("a cell becomes the scene that a person would write")
  func wholeCell() throws {
    let document = try Design.fixture("EpisodeCell.xib")
    let cell = try #require(document.cells.first)
    #expect(cell.identifiers == ["Episode", "EpisodeCell", "epi-so-de1"])
    let result = try CellImport(cell, in: document, options: ImportOptions()).scene()
    #expect(
      result.scene == """
        # From EpisodeCell.xib, line 11, by "cellophane import".
        # a constraint that Xcode removes when it builds the app is left out
        # the app's class EpisodeCell may change this part
        # 1 gesture, segue or action without a look is left out
        cellophane: 1
        title: "Episode"

        colors:  # as the file has them: for light appearance only
          Placeholder: "#E6E6EB"

        cell:
          class: UITableViewCell
          selectionStyle: none
          contentView:
            clipsToBounds: true
            directionalLayoutMargins: { top: 11, leading: 16, bottom: 11, trailing: 16 }  # as the stored frames show
            subviews:
              - imageView: artwork
                systemImage: nil  # the app sets the image
                contentMode: scaleAspectFill
                backgroundColor: Placeholder
                clipsToBounds: true
                cornerRadius: 8
                constraints:
                  - leading = superview.leadingMargin
                  - centerY = superview
                  - width = 64
                  - width = height
              - stackView: stackView
                axis: vertical
                spacing: 4
                constraints:
                  - { constraint: textsLeading, equation: "leading = artwork.trailing + 12" }
                  - centerY = superview
                arrangedSubviews:
                  - label: titleLabel
                    text: "The Long Way Home"
                    font: headline
                    horizontalHuggingPriority: 251
                    verticalHuggingPriority: 251
                  # the font Montserrat-SemiBold is not in the scene; the system font of 14 points, semibold
                  - label: durationLabel
                    text: "{{42}} min"
                    font: { systemFont: 14, weight: semibold }
                    textColor: secondaryLabel
                    horizontalHuggingPriority: 251
                    verticalHuggingPriority: 251
              # the app's class PlayButton may look different; here it is a plain button
              - button: playButton
                buttonType: system
                title: "Play"
                constraints:
                  - leading = stackView.trailing + 12
                  - trailing = superview.trailingMargin
                  - centerY = superview
                  - size = 32
              - slider: slider
                value: 0.5
                constraints:
                  - leading = stackView
                  - trailing = stackView
                  - bottom = superview - 5

        rules:
          - when: highlighted or selected
            titleLabel.textColor: systemBlue

        collectionView:
          frame: { width: 375, height: 88 }
          flowLayout: { itemSize: { width: 375, height: 88 }, minimumLineSpacing: 0 }
          items: 1

        """)
    #expect(
      result.notes.map { "\($0.line) \($0.kind.rawValue) \($0.view)" } == [
        "11 customClass cell", "11 connection ", "42 substitute durationLabel",
        "48 customClass playButton", "71 constraint contentView",
      ])
    #expect(result.notes.count { $0.isLeftOut } == 2)
  }

  @Test("a prototype keeps its collection view's layout, and a reusable view becomes a cell")
  func storyboard() throws {
    let document = try Design.fixture("Shelf.storyboard")
    #expect(document.cells.map(\.bestIdentifier) == ["Book", "Header"])
    #expect(document.scale == 3)
    let scenes = try document.cells.map {
      try CellImport($0, in: document, options: ImportOptions()).scene().scene
    }
    #expect(
      scenes[0].contains(
        """
        collectionView:
          frame: { width: 393, height: 216 }
          backgroundColor: systemGroupedBackground
          flowLayout:
            itemSize: { width: 160, height: 200 }
            minimumLineSpacing: 12
            sectionInset: { top: 8, left: 16, bottom: 8, right: 16 }
          items: 1
        """))
    #expect(scenes[0].contains("width = 1.333333 * height"))
    #expect(scenes[0].contains(#"text: "A Book With\nTwo Lines""#))
    #expect(scenes[1].contains("label: label\n"))
    #expect(scenes[1].contains("leading = superview + 16\n"))
  }

  @Test("a table cell keeps the insets of its separator")
  func separatorInset() throws {
    let inset = "<inset key=\"separatorInset\" minX=\"60\" minY=\"0.0\" maxX=\"16\" maxY=\"0.0\"/>"
    let text = Design.document().replacing("<connections>", with: inset + "<connections>")
    #expect(
      try Design.lines(text).contains(
        "separatorInset: { top: 0, left: 60, bottom: 0, right: 16 }"))
    #expect(try Design.result(text).notes.isEmpty)
  }

  @Test("two imports give the same bytes")
  func deterministic() throws {
    for name in ["EpisodeCell.xib", "Shelf.storyboard"] {
      let results = try (0..<2).map { _ in
        let document = try Design.fixture(name)
        return try document.cells.map {
          try CellImport($0, in: document, options: ImportOptions()).scene().scene
        }
      }
      #expect(results[0] == results[1])
    }
  }
}
