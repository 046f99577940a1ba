import CollectionLayouts
import Drawing
import Foundation
import Interaction
import Scenes
import Testing
import Validation
import Views
import Vocabulary
import YAMLReading

@testable import SceneReading

@Suite("Reading backgrounds and classes of cells")
struct BackgroundReadingTests {
  private func document(_ cell: String, _ lines: String = "") throws -> SceneDocument {
    try SceneDocument(Array(file(cell, lines).utf8), file: "a.yaml")
  }

  private func file(_ cell: String, _ lines: String = "") -> String {
    """
    cellophane: 1
    cell: { \(cell) }
    collectionView: { frame: { width: 9, height: 9 }, items: 3 }
    \(lines)
    """
  }

  @Test("a background in a file is the same value as in Swift")
  func values() throws {
    let read = try document(
      """
      class: UITableViewCell, selectionStyle: none, subviews: [{ view: badge }],
      backgroundConfiguration: { style: listGroupedCell, backgroundColor: nil, cornerRadius: 4,
      backgroundInsets: { top: 1, leading: -2.5 }, image: a,
      backgroundColorTransformer: [{ when: selected, return: red }, { return: "#010203" }],
      edgesAddingLayoutMarginsToBackgroundInsets: [leading, bottom], imageContentMode: center,
      strokeColor: blue, strokeColorTransformer: grayscale, strokeWidth: 2, strokeOutset: -1,
      shadowProperties: { opacity: 0.5, offset: { width: 1, height: 2 } },
      customView: { view: custom, subviews: [{ view: overlay,
      autoresizingMask: [flexibleHeight, flexibleWidth] }] } }
      """
    ).scene.cell
    let configuration = BackgroundConfiguration(
      .listGroupedCell, backgroundColor: .some(nil),
      backgroundColorTransformer: .answers([
        .init(when: .selected, return: .system(.red)), .init(return: .hex(0x01_02_03)),
      ]), cornerRadius: 4, backgroundInsets: DirectionalEdgeInsets(top: 1, leading: -2.5),
      customView: .view(
        "custom", subviews: [.view("overlay").setting(.autoresizingMask, to: .flexibleSize)])
    ).setting(.image, to: "a").setting(.imageContentMode, to: .center)
      .setting(.edgesAddingLayoutMarginsToBackgroundInsets, to: [.leading, .bottom])
      .setting(.strokeColor, to: .system(.blue)).setting(.strokeColorTransformer, to: .grayscale)
      .setting(.strokeWidth, to: 2).setting(.strokeOutset, to: -1)
      .setting(.shadowProperties, to: ShadowProperties(opacity: 0.5, offset: Size(1, 2)))
    #expect(
      read
        == Cell(
          class: .tableViewCell, backgroundConfiguration: configuration,
          subviews: [.view("badge")]
        ).setting(.selectionStyle, to: .none))
  }

  @Test("items and rules assign the properties of a configuration")
  func assignments() throws {
    let scene = try document(
      "backgroundConfiguration: {}",
      "rules: [{ when: selected, backgroundConfiguration.backgroundColorTransformer: nil }]"
    ).scene
    #expect(
      scene.rules[0].assignments == [
        .set(.backgroundColorTransformer, of: .backgroundConfiguration, to: nil)
      ])
    #expect(
      try document("", "policies: { configurationEquality: alwaysApply }").scene
        .configurationEquality == .alwaysApply)
  }

  @Test(
    "keys that exclude each other are noted at their place, and the file's order decides",
    arguments: [
      ("backgroundConfiguration: {}", []),
      ("backgroundConfiguration: {}, backgroundColor: red", []),
      (
        "backgroundColor: red, backgroundConfiguration: {}",
        [
          "2:9: note: UIKit removes backgroundColor, because backgroundConfiguration is set"
            + " after it"
        ]
      ),
      (
        "backgroundView: {}, selectedBackgroundView: {}, backgroundConfiguration: {}",
        [
          "2:9: note: UIKit removes backgroundView, because backgroundConfiguration is set after it",
          "2:29: note: UIKit removes selectedBackgroundView, because backgroundConfiguration is set",
        ]
      ),
      (
        "backgroundConfiguration: {}, selectedBackgroundView: {}",
        [
          "2:9: note: UIKit removes backgroundConfiguration, because a background view is set after it"
        ]
      ),
      (
        "backgroundConfiguration: { backgroundColor: red, backgroundColorTransformer: [{ when: selected, return: red }] }",
        ["2:36: note: with a backgroundColor of its own the configuration is equal in all states"]
      ),
      (
        "backgroundConfiguration: { backgroundColor: red, backgroundColorTransformer: grayscale }",
        []
      ),
    ] as [(String, [String])])
  func notes(cell: String, expected: [String]) throws {
    let notes = try document(cell).notes.diagnostics.map {
      "\($0.location.line):\($0.location.column): \($0.message)"
    }
    #expect(notes.count == expected.count)
    for (note, start) in zip(notes, expected) { #expect(note.hasPrefix(start), "\(note)") }
  }

  @Test(
    "mistakes are reported at their places",
    arguments: [
      (
        "backgroundConfiguration: { visualEffect: regular }",
        "2:36: a visualEffect cannot be drawn; write a translucent backgroundColor, or leave it out"
      ),
      (
        "backgroundConfiguration: { backgroundView: {} }",
        "2:36: the view of a configuration is its customView; write that"
      ),
      (
        "backgroundConfiguration: { style: listPlainCel }",
        "2:43: \"listPlainCel\" is not known for style; did you mean \"listPlainCell\"?"
      ),
      (
        "backgroundConfiguration: { backgroundColorTransformer: { when: selected, return: red } }",
        "2:64: backgroundColorTransformer is a list of lines; write [{ when: …, return: … }]"
      ),
      (
        "backgroundConfiguration: { backgroundColorTransformer: [{ when: selected }] }",
        "2:65: a line of backgroundColorTransformer needs the key \"return\"; add it"
      ),
      (
        "backgroundConfiguration: { backgroundColorTransformer: [{ when: pressed, return: red }] }",
        "2:73: \"pressed\" is not a state"
      ),
      (
        "backgroundConfiguration: { backgroundColor: }",
        "2:53: backgroundColor has no value; write a colour, or nil for UIKit's nil"
      ),
      (
        "backgroundConfiguration: { backgroundInsets: { left: 3 } }",
        "2:56: \"left\" is not a key of backgroundInsets; write \"leading\""
      ),
      (
        "contentView: { directionalLayoutMargins: { right: 3 } }",
        "2:52: \"right\" is not a key of directionalLayoutMargins; write \"trailing\""
      ),
      (
        "contentView: { layoutMargins: { leading: 3 } }",
        "2:41: \"leading\" is not a key of layoutMargins; write \"left\", or the map as"
          + " directionalLayoutMargins"
      ),
      (
        "contentView: { subviews: [{ textView: a, textContainerInset: { trailing: 3 } }] }",
        "2:72: \"trailing\" is not a key of textContainerInset; write \"right\""
      ),
      (
        "backgroundConfiguration: { edgesAddingLayoutMarginsToBackgroundInsets: [left] }",
        "2:81: \"left\" is not known for an edge; available: top, leading, bottom, trailing"
      ),
      (
        "backgroundConfiguration: { shadowProperties: { path: M0 0 } }",
        "2:56: a path of a shadow is not drawn; the shadow has the background's shape"
      ),
      (
        "backgroundConfiguration: { shadowProperties: { opacity: 2 } }",
        "2:65: opacity must be from 0 to 1, not 2"
      ),
      (
        "backgroundConfiguration: { customView: { view: a, constraints: [width = 3] } }",
        "2:59: a custom view fills the background; leave out its constraints, or set backgroundInsets"
      ),
      (
        "backgroundConfiguration: { strokeWidth: -1 }",
        "2:49: strokeWidth must be from 0 to 10000, not -1"
      ),
      (
        "contentView: { subviews: [{ view: a, autoresizingMask: [flexibleWidth] }] }",
        "2:46: without a frame only [flexibleWidth, flexibleHeight] says where a view is; add"
          + " \"frame\""
      ),
      (
        "class: UITableViewCel",
        "2:16: \"UITableViewCel\" is not known for class; did you mean \"UITableViewCell\"?"
      ),
      (
        "selectionStyle: none",
        "2:9: a UICollectionViewCell has no selectionStyle; write \"class: UITableViewCell\" under"
          + " \"cell\", or leave it out"
      ),
      (
        "class: UICollectionViewListCell, multipleSelectionBackgroundView: {}",
        "2:42: a UICollectionViewListCell has no multipleSelectionBackgroundView; write"
          + " \"class: UITableViewCell\" under \"cell\", or leave it out"
      ),
      (
        "contentView: { subviews: [{ view: backgroundConfiguration }] }",
        "2:43: \"backgroundConfiguration\" is a reserved word; choose another name"
      ),
    ])
  func mistakesInBackgrounds(_ cell: String, _ message: String) {
    let found = mistakes(in: file(cell))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(message) == true, "\(found)")
  }

  @Test("a property that a scene does not have cannot be assigned")
  func missing() {
    #expect(
      mistakes(
        in: file("", "rules: [{ when: selected, contentView.layoutMargins: { trailing: 1 } }]"))
        == [
          "4:56: \"trailing\" is not a key of layoutMargins; write \"right\", or the map as"
            + " directionalLayoutMargins"
        ])
    let rule = "rules: [{ when: selected, backgroundConfiguration.strokeWidth: 1 }]"
    #expect(
      mistakes(in: file("", rule)) == [
        "4:27: the cell has no backgroundConfiguration; give it one under \"cell\""
      ])
    #expect(
      mistakes(
        in: file(
          "backgroundConfiguration: {}",
          "rules: [{ when: selected, backgroundConfiguration.alpha: 1 }]")
      ).count == 1)
    #expect(
      mistakes(in: file("", "rules: [{ when: selected, cell.selectionStyle: none }]")).count == 1)
  }

  @Test("a list cell has separators of its own, and a table cell insets")
  func rowSeparators() throws {
    let list = "class: UICollectionViewListCell"
    let read = try document(
      "\(list), topSeparatorVisibility: hidden, bottomSeparatorInsets: { leading: 48 }",
      "rules: [{ when: selected, cell.separatorColor: red }]"
    ).scene
    #expect(
      read.cell
        == Cell(class: .collectionViewListCell).setting(.topSeparatorVisibility, to: .hidden)
        .setting(.bottomSeparatorInsets, to: DirectionalEdgeInsets(leading: 48)))
    #expect(
      read.rules == [Rule(when: .selected, .set(.separatorColor, of: .cell, to: .system(.red)))])
    #expect(
      mistakes(in: file("class: UITableViewCell, bottomSeparatorInsets: 4")) == [
        "2:33: a UITableViewCell has no bottomSeparatorInsets; write separatorInset, or"
          + " \"class: UICollectionViewListCell\" under \"cell\", or leave it out"
      ])
    #expect(
      mistakes(in: file("\(list), separatorInset: 4")) == [
        "2:42: a UICollectionViewListCell has no separatorInset; write bottomSeparatorInsets, or"
          + " \"class: UITableViewCell\" under \"cell\", or leave it out"
      ])
    #expect(
      mistakes(
        in: file(
          list, "rules: [{ when: selected, cell.separatorConfiguration.color: red }]")
      ) == [
        "4:27: \"separatorConfiguration.color\" is written \"separatorColor\" in scenes; write that"
      ])
    #expect(mistakes(in: file("\(list), separatorConfiguration: {}")).count == 1)
  }

  @Test("values from Swift have the same limits")
  func swiftValues() {
    func problem(_ configuration: BackgroundConfiguration) -> String? {
      SceneValidator.problems(
        in: Scene(
          cell: Cell(backgroundConfiguration: configuration),
          collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
      ).first?.message
    }
    #expect(problem(.clear().setting(.backgroundInsets, to: DirectionalEdgeInsets(.nan))) != nil)
    #expect(
      problem(.clear().setting(.shadowProperties, to: ShadowProperties(radius: -1))) != nil)
    #expect(
      problem(
        .clear().setting(
          .backgroundColorTransformer,
          to: .answers(Array(repeating: .init(return: .white), count: 1000)))) != nil)
    #expect(
      problem(
        .clear().setting(
          .backgroundColorTransformer,
          to: .answers([
            .init(return: .palette("gone"))
          ]))) == "no colour is called \"gone\"; give this name to one")
    #expect(problem(.clear()) == nil)
  }

  @Test("every value of a background is passed with its place, and nothing comes back by it")
  func mapping() throws {
    let text = """
      cellophane: 1
      assets: [a]
      cell:
        class: UITableViewCell
        multipleSelectionBackgroundView: { backgroundColor: one }
        backgroundConfiguration:
          image: two
          backgroundColorTransformer: [{ return: three }]
          shadowProperties: { color: four }
          customView: { imageView: b, image: five, subviews: [{ view: c, tintColor: six }] }
        subviews: [{ view: d, tintColor: seven }]
      collectionView: { frame: { width: 9, height: 9 }, items: 1 }
      """
    let document = try SceneDocument(Array(text.utf8), file: "a")
    var places: [String] = []
    let mapped = document.scene.mapValues { value, path in
      let place = document.sourceMap.location(of: path).map { "\($0.line):\($0.column)" } ?? ""
      let names = value.colors.flatMap(\.assetNames)
      places.append("\(place) \(names.first ?? value.sceneText)")
      return value
    }
    #expect(mapped == document.scene)
    #expect(mapped.cell.superseded == [.multipleSelectionBackgroundView])
    #expect(mapped.usesAssets)
    #expect(
      Set(places) == [
        "5:55 one", "7:12 two", "8:33 three", "9:23 four", "10:40 five", "10:79 six",
        "11:36 seven", "12:1 systemBackground",
      ])
  }
}
