import SceneReading
import SceneRendering
import Testing
import Vocabulary

@testable import ScenePages

/// What a page says that it does not show of a scene.
@Suite("The limits of a page")
struct PageLimitTests {
  /// A scene as data for a page.
  private func scene(_ text: String) throws -> PlayableScene {
    let document = try SceneDocument(Array(text.utf8), file: "a.yaml")
    var variants = PageVariants()
    variants[\.userInterfaceStyle] = []
    return try PlayableScene(
      SceneRenderer(document.scene), document: document, source: nil, name: "a", variants: variants)
  }

  @Test(
    "A page says that sections do not scroll orthogonally, and records scripts that scroll them",
    arguments: [("continuous", true), ("none", false)])
  func orthogonalSections(behavior: String, isOrthogonal: Bool) throws {
    let scene = try scene(
      """
      cellophane: 1
      cell: { backgroundColor: systemBlue }
      collectionView:
        frame: { width: 200, height: 100 }
        compositionalLayout:
          sections:
            - group:
                width: { absolute: 120 }
                height: { absolute: 80 }
                subitems: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }]
              orthogonalScrollingBehavior: \(behavior)
        items: 4
      scripts:
        drag: [down: 0, wait: 0.3, move: { by: [-40, 0] }, wait: 0.3, up, wait: 0.3]
      """)
    let sentence = "Sections do not scroll orthogonally, except in scripts, which are recorded."
    #expect(scene.limits.contains(sentence) == isOrthogonal)
    #expect(scene.json.contains("\"films\":") == isOrthogonal)
  }

  @Test(
    "A page says which controls do not follow a finger on them",
    arguments: [
      ("slider: level, value: volume", ["The thumbs of sliders"]),
      ("stepper: level, value: volume, autorepeat: false", ["A finger that moves to another part"]),
      (
        "segmentedControl: level, items: [Low, High], alpha: { volume: { 0: 0.5, 1: 1 } }",
        ["A finger that moves to another part"]
      ),
      ("view: level, alpha: { volume: { 0: 0.5, 1: 1 } }", []),
    ] as [(String, [String])])
  func controls(view: String, beginnings: [String]) throws {
    let scene = try scene(
      """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - { \(view), constraints: [center = superview, width = 100, height = 30] }
      states: { volume: { range: 0...1, stops: [0, 1], initially: 0 } }
      collectionView:
        frame: { width: 200, height: 60 }
        flowLayout: { itemSize: { width: 200, height: 60 } }
        items: 1
      """)
    let all = ["The thumbs of sliders", "A finger that moves to another part"]
    #expect(
      all.filter { beginning in scene.limits.contains { $0.hasPrefix(beginning) } } == beginnings)
  }
}
