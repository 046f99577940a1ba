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
    try SceneDocument.read(Array(Self.file.utf8), file: "a.yaml")
  }

  /// The line on which an origin stands.
  private func line(_ origin: ValueOrigin?, _ document: SceneDocument) -> Int? {
    origin?.path.flatMap { document.sourceMap.location(of: $0)?.line }
  }

  @Test("a default that is written out is the template's, with its line")
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

  @Test("all that was said about a property, the weakest first")
  func candidates() throws {
    let scene = try ResolvedScene(document().scene, traits: Traits())
    func said(_ item: Int, _ state: CellState) throws -> [String] {
      try #require(scene.candidates(for: .alpha, of: "box", item: item, state: state)).map {
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
    #expect(
      try said(1, .selected)
        == ["default 1", "template 1", "item 1 0.1", "rule 0 0.5 no", "rule 1 0.25"])
    #expect(
      try said(0, .highlighted) == ["default 1", "template 1", "rule 0 0.5", "rule 1 0.25 no"])
    #expect(scene.candidates(for: .alpha, of: "nobody", item: 0, state: .normal) == nil)
    #expect(scene.candidates(for: .systemImage, of: "box", item: 0, state: .normal) == nil)
  }
}
