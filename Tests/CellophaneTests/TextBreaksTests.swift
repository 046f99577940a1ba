import Cellophane
import Drawing
import Interaction
import Resolution
import SceneRendering
import Scenes
import Synchronization
import Testing
import Views
import Vocabulary

@testable import Audits

@Suite("How long texts may be")
struct TextBreaksTests {
  /// Compares the cells of a scene with longer texts with those of the same scene with a rule that gives these texts.
  private func expectSameLayouts(
    _ renderer: SceneRenderer, assets: AssetLibrary = AssetLibrary()
  ) throws {
    let layouts = renderer.resolved.distinctLayouts(atMost: 4)
    var count = 0
    for factor in [1, 2, 5] {
      var texts: [ViewName: String] = [:]
      for (item, state) in layouts {
        let shown = TextBreaks.Shown(renderer.resolved, item, state)
        let cell = renderer.resolved.cell(item: item, state: state).view
        for (view, text) in shown.texts(in: cell) {
          texts[view] = TextBreaks.model(text, min(text.count * factor, 400))
        }
      }
      let changed = try renderer.resolvedScene(assigning: texts)
      let anew = try SceneRenderer(
        renderer.scene.assigning(texts: texts), traits: renderer.traits, assets: assets
      ).resolved
      for (item, state) in layouts {
        let (one, other) = (
          changed.placedViews(ofItem: item, state: state),
          anew.placedViews(ofItem: item, state: state)
        )
        #expect(one.cell == other.cell, "item \(item) \(state.id)")
        #expect(one.views == other.views, "item \(item) \(state.id)")
        #expect(one.labels == other.labels, "item \(item) \(state.id)")
        count += one.labels.count
      }
    }
    #expect(count > 0)
  }

  @Test(
    "Cells with other texts are laid out as in a scene with a rule that gives them these texts",
    arguments: [
      "baselines", "cells", "episode", "expanding", "guides", "stack-distributions", "table-cell",
      "text-alignment",
    ])
  func sameLayouts(name: String) throws {
    let file = "\(ExampleScenes.folder)/\(name).cell.yaml"
    try expectSameLayouts(
      ExampleScenes.renderer(file), assets: AssetLibrary().relative(toFile: file))
  }

  @Test("Frames that are written for the first cell follow its text")
  func writtenFrames() throws {
    let scene = try SceneDocument(
      Array(
        """
        cellophane: 1
        cell:
          contentView:
            subviews:
              - view: box
                constraints: [leading = superview, top = superview, width = title, height = title]
                subviews:
                  - { view: line, frame: { x: 0, y: 0, width: 10, height: 1 }, autoresizingMask: [flexibleWidth] }
              - label: title
                text: Rye
                font: { monospacedSystemFont: 10 }
                constraints: [leading = superview, centerY = superview]
        rules:
          - { when: selected, title.font: { monospacedSystemFont: 20 } }
        collectionView:
          frame: { width: 375, height: 100 }
          flowLayout: { itemSize: { width: 300, height: 44 } }
          items: 1

        """.utf8), file: "row.cell.yaml"
    ).scene
    let renderer = try SceneRenderer(scene)
    func width(_ scene: ResolvedScene, _ state: CellState) -> Double? {
      scene.placedViews(ofItem: 0, state: state).views.first { $0.name == "line" }?.frame.size.width
    }
    // Letters are 6 and 12 points wide. The line is as much longer than 10 points as the box is wider than in the first
    // cell.
    #expect(width(renderer.resolved, .selected) == 28)
    let changed = try renderer.resolvedScene(assigning: ["title": "Sourdough"])
    #expect(width(changed, .normal) == 10)
    #expect(width(changed, .selected) == 64)
    try expectSameLayouts(renderer)
  }

  @Test("A scene is prepared once for each width, text size and direction, not for each text")
  func preparations() throws {
    let scene = try SceneDocument(
      Array(
        """
        cellophane: 1
        cell:
          contentView:
            subviews:
              - label: title
                text: "{title}"
                font: { monospacedSystemFont: 10 }
                constraints: [leading = superview, centerY = superview, width <= 160]
        collectionView:
          frame: { width: 375, height: 100 }
          flowLayout: { itemSize: { width: 300, height: 44 } }
          items:
            - { data: { title: Rye } }
            - { data: { title: Sourdough } }
            - { data: { title: Sourdough with walnuts } }

        """.utf8), file: "row.cell.yaml"
    ).scene
    let made = Mutex<[String]>([])
    let found = try TextBreaks(
      of: SceneRenderer(scene, traits: scene.traits),
      categories: [.large, .accessibilityLarge], widths: [375, 320],
      languages: PseudoLanguage.allCases.map(\.language)
    ) { scene, traits in
      let width = scene.collectionView.size.width
      made.withLock {
        $0.append("\(width) \(traits.preferredContentSizeCategory) \(traits.layoutDirection)")
      }
      return try SceneRenderer(scene, traits: traits)
    }
    // A letter of 10 points is 6 points wide.
    #expect(found.limits.map(\.characters) == [26, 26, 26, 26])
    // The first of each is the renderer of the scene itself, or made for all languages from left to right.
    #expect(
      made.withLock { $0 } == [
        "375.0 large rightToLeft", "375.0 accessibilityLarge leftToRight",
        "375.0 accessibilityLarge rightToLeft", "320.0 large leftToRight",
        "320.0 large rightToLeft", "320.0 accessibilityLarge leftToRight",
        "320.0 accessibilityLarge rightToLeft",
      ])
  }
}
