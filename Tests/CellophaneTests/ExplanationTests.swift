import Cellophane
import Testing

@testable import Review

/// Why a property has its value, with all who have a say.
@Suite("Explanations")
struct ExplanationTests {
  private static let file = """
    cellophane: 1
    cell:
      class: UICollectionViewListCell
      backgroundConfiguration:
        style: listPlainCell
      contentConfiguration:
        style: subtitleCell
        text: a
        secondaryText: b
        secondaryTextProperties: { color: red }
    rules:
      - when: selected
        backgroundConfiguration.backgroundColor: yellow
      - when: focused
        backgroundConfiguration.backgroundColorTransformer: grayscale
      - when: highlighted
        contentView.layoutMargins: 4
    collectionView:
      frame: { width: 320, height: 88 }
      listLayout: { appearance: plain }
      items: 2
    """

  private func explain(_ property: String, _ state: CellState = .normal) throws -> [String] {
    let document = try SceneDocument.read(Array(Self.file.utf8), file: "a.yaml")
    let renderer = try SceneRenderer(document.scene)
    return try renderer.explanation(ofPath: property, item: 0, state: state).text(in: document)
      .split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) }
  }

  @Test("a background style's own value is overruled, or wins where nobody says anything")
  func backgroundStyle() throws {
    #expect(
      try explain("backgroundConfiguration.backgroundColor") == [
        "a.yaml:13:5: the rule when selected says yellow and does not hold",
        "a.yaml:5:5: the style listPlainCell says \"#FFFFFF\" and wins",
        "UIKit's default says nil and is overruled",
      ])
    #expect(
      try explain("backgroundConfiguration.backgroundColor", .selected) == [
        "a.yaml:13:5: the rule when selected says \"#FFFF00\" and wins",
        "a.yaml:5:5: the style listPlainCell says systemGray4 and is overruled",
        "UIKit's default says nil and is overruled",
      ])
  }

  @Test("a transformer has the last word")
  func transformer() throws {
    #expect(
      try explain("backgroundConfiguration.backgroundColor", [.selected, .focused]) == [
        "a.yaml:15:5: backgroundColorTransformer says [0.886, 0.886, 0.886] and wins",
        "a.yaml:13:5: the rule when selected says yellow and is overruled",
        "a.yaml:5:5: the style listPlainCell says systemGray4 and is overruled",
        "UIKit's default says nil and is overruled",
      ])
  }

  @Test("both forms of the margins are told in the form that is asked for")
  func margins() throws {
    #expect(
      try explain("contentView.layoutMargins") == [
        "a.yaml:17:5: the rule when highlighted says { top: 4, left: 4, bottom: 4, right: 4 } and does not hold",
        "UIKit itself says { top: 11, left: 16, bottom: 11, right: 16 } and wins",
        "UIKit's default says { top: 8, left: 8, bottom: 8, right: 8 } and is overruled",
      ])
    #expect(
      try explain("contentView.directionalLayoutMargins", .highlighted) == [
        "a.yaml:17:5: the rule when highlighted says { top: 4, leading: 4, bottom: 4, trailing: 4 } and wins",
        "UIKit itself says { top: 11, leading: 16, bottom: 11, trailing: 16 } and is overruled",
        "UIKit's default says { top: 8, leading: 8, bottom: 8, trailing: 8 } and is overruled",
      ])
    #expect(
      try explain("contentConfiguration.directionalLayoutMargins") == [
        "UIKit's default says { top: 11, leading: 16, bottom: 11, trailing: 16 } and wins"
      ])
  }

  @Test("so do a content configuration's fonts and colours")
  func contentStyle() throws {
    #expect(
      try explain("contentConfiguration.textProperties.font") == [
        "a.yaml:7:5: the style subtitleCell says { systemFont: 17, weight: regular } and wins",
        "UIKit's default says { systemFont: 17, weight: regular } and is overruled",
      ])
    #expect(
      try explain("contentConfiguration.secondaryTextProperties.color") == [
        "a.yaml:10:39: the cell says \"#FF0000\" and wins",
        "a.yaml:7:5: the style subtitleCell says secondaryLabel and is overruled",
        "UIKit's default says label and is overruled",
      ])
  }

  @Test("a default that is not UIKit's is called so")
  func ownDefault() throws {
    let file = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - { activityIndicatorView: spinner, constraints: [center = superview] }
            - { textView: note, text: Note, isScrollEnabled: false, constraints: [top = superview, leading = superview] }
      collectionView:
        frame: { width: 120, height: 60 }
        flowLayout: { itemSize: { width: 120, height: 60 } }
        items: 1
      """
    let document = try SceneDocument.read(Array(file.utf8), file: "a.yaml")
    let renderer = try SceneRenderer(document.scene)
    func sources(_ path: String) throws -> [String] {
      try renderer.explanation(ofPath: path).contributions.map(\.source)
    }
    #expect(try sources("spinner.isAnimating") == ["Cellophane's default"])
    #expect(try sources("spinner.hidesWhenStopped") == ["UIKit's default"])
    #expect(try sources("note.backgroundColor") == ["Cellophane's default"])
    #expect(try sources("spinner.backgroundColor") == ["UIKit's default"])
  }
}
