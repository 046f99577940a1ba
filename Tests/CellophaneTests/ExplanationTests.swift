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
    let document = try SceneDocument(Array(Self.file.utf8), file: "a.yaml")
    let renderer = try SceneRenderer(document.scene)
    return try renderer.explanation(ofPath: property, item: 0, state: state).text(in: document)
      .split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) }
  }

  @Test("a background style's own value is overridden, or used where nothing else sets one")
  func backgroundStyle() throws {
    #expect(
      try explain("backgroundConfiguration.backgroundColor") == [
        "a.yaml:13:5: the rule when selected sets yellow, but its condition is false",
        "a.yaml:5:5: the style listPlainCell sets \"#FFFFFF\", which is used",
        "UIKit's default sets nil, which is overridden",
      ])
    #expect(
      try explain("backgroundConfiguration.backgroundColor", .selected) == [
        "a.yaml:13:5: the rule when selected sets \"#FFFF00\", which is used",
        "a.yaml:5:5: the style listPlainCell sets systemGray4, which is overridden",
        "UIKit's default sets nil, which is overridden",
      ])
  }

  @Test("a transformer has the last word")
  func transformer() throws {
    #expect(
      try explain("backgroundConfiguration.backgroundColor", [.selected, .focused]) == [
        "a.yaml:15:5: backgroundColorTransformer sets [0.886, 0.886, 0.886], which is used",
        "a.yaml:13:5: the rule when selected sets yellow, which is overridden",
        "a.yaml:5:5: the style listPlainCell sets systemGray4, which is overridden",
        "UIKit's default sets nil, which is overridden",
      ])
  }

  @Test("both forms of the margins are explained in the requested form")
  func margins() throws {
    #expect(
      try explain("contentView.layoutMargins") == [
        "a.yaml:17:5: the rule when highlighted sets { top: 4, left: 4, bottom: 4, right: 4 }, but its condition is false",
        "UIKit itself sets { top: 11, left: 16, bottom: 11, right: 16 }, which is used",
        "UIKit's default sets { top: 8, left: 8, bottom: 8, right: 8 }, which is overridden",
      ])
    #expect(
      try explain("contentView.directionalLayoutMargins", .highlighted) == [
        "a.yaml:17:5: the rule when highlighted sets { top: 4, leading: 4, bottom: 4, trailing: 4 }, which is used",
        "UIKit itself sets { top: 11, leading: 16, bottom: 11, trailing: 16 }, which is overridden",
        "UIKit's default sets { top: 8, leading: 8, bottom: 8, trailing: 8 }, which is overridden",
      ])
    #expect(
      try explain("contentConfiguration.directionalLayoutMargins") == [
        "UIKit's default sets { top: 11, leading: 16, bottom: 11, trailing: 16 }, which is used"
      ])
  }

  @Test("so do a content configuration's fonts and colours")
  func contentStyle() throws {
    #expect(
      try explain("contentConfiguration.textProperties.font") == [
        "a.yaml:7:5: the style subtitleCell sets { systemFont: 17, weight: regular }, which is used",
        "UIKit's default sets { systemFont: 17, weight: regular }, which is overridden",
      ])
    #expect(
      try explain("contentConfiguration.secondaryTextProperties.color") == [
        "a.yaml:10:39: the cell sets \"#FF0000\", which is used",
        "a.yaml:7:5: the style subtitleCell sets secondaryLabel, which is overridden",
        "UIKit's default sets label, which is overridden",
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
    let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
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
