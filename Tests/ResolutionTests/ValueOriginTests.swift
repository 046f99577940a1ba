import Drawing
import Interaction
import SceneReading
import Testing
import Views
import Vocabulary
import YAMLReading

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

@Suite("Where values come from")
struct ValueOriginTests {
  private static let file = """
    cellophane: 1
    cell:
      tintColor: red
      contentView:
        subviews:
          - view: box
            alpha: 1
            constraints: [edges = superview]
            subviews:
              - imageView: icon
                systemImage: star.fill
                constraints: [center = superview]
    rules:
      - when: highlighted
        box.alpha: 0.5
      - when: selected
        icon.tintColor: green
        box.alpha: 0.25
    collectionView:
      frame: { width: 50, height: 50 }
      items: { count: 4, cycle: [{}, { box.alpha: 0.1 }] }
    """

  private func document() throws -> SceneDocument {
    try SceneDocument(Array(Self.file.utf8), file: "a.yaml")
  }

  /// The line on which an origin stands.
  private func line(_ origin: ValueOrigin?, _ document: SceneDocument) -> Int? {
    origin?.path.flatMap { document.sourceMap.location(of: $0)?.line }
  }

  @Test("a default that the scene writes has its line as its origin")
  func written() throws {
    let document = try document()
    let scene = try ResolvedScene(document.scene, traits: Traits())
    let box = try #require(scene.view("box"))
    #expect(box.giver(of: .alpha) == .template)
    #expect(line(box.properties[.alpha].origin, document) == 7)
    #expect(box.giver(of: .isHidden) == .classDefault)
  }

  @Test("items and rules have their lines")
  func lines() throws {
    let document = try document()
    let scene = try ResolvedScene(document.scene, traits: Traits())
    func alpha(_ item: Int, _ state: CellState) -> (Giver?, Int?) {
      let box = scene.view("box", item: item, state)
      return (box?.giver(of: .alpha), line(box?.properties[.alpha].origin, document))
    }
    #expect(alpha(3, .normal) == (.item(3), 21))
    #expect(alpha(3, .highlighted) == (.rule(0), 15))
    #expect(alpha(0, [.highlighted, .selected]) == (.rule(1), 18))
  }

  @Test("an inherited value names the view that it comes from")
  func inherited() throws {
    let document = try document()
    let scene = try ResolvedScene(document.scene, traits: Traits())
    #expect(scene.view("icon")?.giver(of: .tintColor) == .inherited(from: .cell))
    #expect(scene.view("box")?.giver(of: .tintColor) == .inherited(from: .cell))
    #expect(scene.view(.cell)?.giver(of: .tintColor) == .template)
    #expect(scene.view("icon", .selected)?.giver(of: .tintColor) == .rule(1))
    var plain = document.scene
    plain.cell.properties[.tintColor] = nil
    let bare = try ResolvedScene(plain, traits: Traits())
    #expect(bare.view("icon")?.giver(of: .tintColor) == .classDefault)
  }

  /// All values of a property, the weakest first, with "no" for conditions that do not hold.
  private func said(
    _ property: PropertyName, _ view: ViewName, _ item: Int, _ state: CellState,
    in scene: ResolvedScene
  ) throws -> [String] {
    try #require(scene.candidates(for: property, of: view, item: item, state: state)).map {
      let giver =
        switch $0.origin {
        case .classDefault: "default"
        case .template: "template"
        case .item(let item, _): "item \(item)"
        case .rule(let rule, _): "rule \(rule)"
        case .uiKit, .style, .transformer, .inherited: "?"
        }
      return "\(giver) \($0.value.sceneText)\($0.holds ? "" : " no")"
    }
  }

  @Test("of text and attributedText of a label or text view the one that is set last counts")
  func oneText() throws {
    let file = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - { label: title, text: Plain, attributedText: "**Bold**", constraints: [edges = superview] }
            - { textView: note, attributedText: "**Bold**", constraints: [edges = superview] }
            - { label: mark, attributedText: [{ kern: 1 }], constraints: [edges = superview] }
      rules:
        - { when: highlighted, title.attributedText: "_Rule_" }
        - { when: selected, title.text: Rule, note.text: Rule, mark.text: Rule }
      collectionView:
        frame: { width: 50, height: 50 }
        items: [{}, { title.text: Item, note.text: Item, mark.text: Item }]
      """
    let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
    let scene = try ResolvedScene(document.scene, traits: Traits())
    func shown(_ name: ViewName, _ item: Int, _ state: CellState = .normal) -> String? {
      guard let view = scene.view(name, item: item, state) else { return nil }
      let attributed: AttributedText? = view[.attributedText]
      return attributed.map { "attributed \($0.filled(with: view[.text]).string)" } ?? view[.text]
    }
    // In the cell itself attributedText replaces text, in whichever order they are written.
    #expect(shown("title", 0) == "attributed Bold")
    #expect(shown("title", 1) == "Item")
    #expect(shown("title", 1, .highlighted) == "attributed Rule")
    #expect(shown("title", 0, .selected) == "Rule")
    #expect(shown("title", 1, [.highlighted, .selected]) == "Rule")
    #expect(shown("note", 0) == "attributed Bold")
    #expect(shown("note", 1) == "Item")
    // A run without its own text shows the view's text.
    #expect(shown("mark", 1) == "attributed Item")
    #expect(shown("mark", 1, .selected) == "attributed Rule")
    #expect(scene.view("title", item: 1)?.giver(of: .attributedText) == .item(1))
    let candidates = try said(.attributedText, "title", 1, .selected, in: scene)
    #expect(candidates.count == 4)
    #expect(
      Array(candidates.suffix(2)) == ["item 1 nil", "rule 0 [{ text: \"Rule\", italic: true }] no"])
    #expect(try said(.attributedText, "mark", 1, .selected, in: scene).count == 2)
  }

  @Test("the attributedText of a content configuration supersedes its text in any order")
  func configuredText() throws {
    let file = """
      cellophane: 1
      cell:
        contentConfiguration: { style: cell, attributedText: "**Bold**" }
      rules:
        - { when: selected, contentConfiguration.text: Rule }
      collectionView:
        frame: { width: 50, height: 50 }
        items: 1
      """
    let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
    let scene = try ResolvedScene(document.scene, traits: Traits())
    let label = try #require(scene.view(ContentPart.text.name, .selected))
    #expect((label[.attributedText] as AttributedText?)?.string == "Bold")
  }

  @Test("all values of a property are listed, the weakest first")
  func candidates() throws {
    let scene = try ResolvedScene(document().scene, traits: Traits())
    func said(_ item: Int, _ state: CellState) throws -> [String] {
      try self.said(.alpha, "box", item, state, in: scene)
    }
    #expect(
      try said(1, .selected)
        == ["default 1", "template 1", "item 1 0.1", "rule 0 0.5 no", "rule 1 0.25"])
    #expect(
      try said(0, .highlighted) == ["default 1", "template 1", "rule 0 0.5", "rule 1 0.25 no"])
    #expect(scene.candidates(for: .alpha, of: "nobody", item: 0, state: .normal) == nil)
    #expect(scene.candidates(for: .systemImage, of: "box", item: 0, state: .normal) == nil)
  }
}
