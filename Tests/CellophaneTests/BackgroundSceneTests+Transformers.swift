import CairoRendering
import Cellophane
import Machine
import Resolution
import Testing
import Timelines
import Views

/// Transformers of a background's colours.
extension BackgroundSceneTests {
  @Test("6: a transformer without a colour is called for each state")
  func transformer() throws {
    let gray = Bitmap.RGBA(128, 128, 128)
    let scene = try fixture("background-transformer")
    let renderer = try renderer(scene)
    func middle(_ item: Int, _ milliseconds: Int) throws -> Bitmap.RGBA? {
      try renderer.collectionView(
        script: item == 0 ? "press-first" : "press-second", at: .milliseconds(milliseconds)
      ).bitmap()[600, item * 120 + 60]
    }
    #expect(try [0, 200, 500].map { try middle(0, $0) } == [Self.blue, gray, gray])
    // 7: with a colour it is called once.
    #expect(try [0, 200, 500].map { try middle(1, $0) } == [Self.blue, Self.blue, Self.blue])
    // Back to blue on deselection.
    #expect(try renderer.cell(item: 0, state: .normal).bitmap()[600, 60] == Self.blue)
  }

  @Test("7: a transformer beside a colour is called once, unless the policy always applies it")
  func surprise() throws {
    let (gray, blue) = (Bitmap.RGBA(128, 128, 128), Self.blue)
    let transformer = ColorTransformer.answers([
      .init(when: .or(.selected, .highlighted), return: .system(.gray)),
      .init(return: .system(.blue)),
    ])
    var scene = scene(
      cell(
        BackgroundConfiguration(
          .listPlainCell, backgroundColor: .system(.blue), backgroundColorTransformer: transformer))
    )
    #expect(try colors(scene) == [blue, blue, blue, blue])
    scene.configurationEquality = .alwaysApply
    #expect(try colors(scene) == [blue, gray, gray, gray])
    // Another property that changes with the state makes it unequal.
    scene.configurationEquality = .uiKit
    scene.rules = [
      Rule(when: .selected, .set(.strokeWidth, of: .backgroundConfiguration, to: 1))
    ]
    #expect(try colors(scene) == [blue, blue, gray, gray])
  }

  @Test("7: the result of a transformer stays until a turn makes the configuration unequal")
  func equalityWithTheTurnBefore() throws {
    var scene = scene(
      cell(
        BackgroundConfiguration(
          .listPlainCell, backgroundColor: .system(.blue),
          backgroundColorTransformer: .answers([
            .init(when: .highlighted, return: .system(.red)),
            .init(when: .selected, return: .system(.green)),
            .init(return: .system(.blue)),
          ]))))
    scene.scripts["tap"] = [
      .tap(0), .wait(.milliseconds(100)), .deselectItem(0), .wait(.milliseconds(100)),
      .traits(TraitsChange(accessibilityContrast: .high)), .wait(.milliseconds(100)),
    ]
    // Highlighted and selected configurations are equal, but not to the one at rest.
    scene.rules = [
      Rule(
        when: .or(.highlighted, .selected),
        .set(.strokeWidth, of: .backgroundConfiguration, to: 1))
    ]
    func colors(_ scene: Scene) throws -> [Bitmap.RGBA?] {
      let timeline = try SceneRenderer(scene, traits: Traits(displayScale: .x1))
        .timeline(script: "tap")
      return try [0, 150, 250, 350, 450].map { time in
        let list = timeline.cell(item: 0, at: .milliseconds(time)).displayList()
        return try CairoRenderer().bitmap(of: list, scale: 1)[20, 10]
      }
    }
    let (red, green) = (Bitmap.RGBA(255, 0, 0), Bitmap.RGBA(0, 255, 0))
    #expect(try colors(scene) == [Self.blue, red, red, Self.blue, Self.blue])
    scene.configurationEquality = .alwaysApply
    #expect(try colors(scene) == [Self.blue, red, green, Self.blue, Self.blue])
    // Equal throughout: it is called again only for other traits.
    scene.configurationEquality = .uiKit
    scene.rules = []
    #expect(try colors(scene) == Array(repeating: Self.blue, count: 5))
    scene.scripts["tap"] = [
      .tap(0), .wait(.milliseconds(100)),
      .traits(TraitsChange(accessibilityContrast: .high)), .wait(.milliseconds(100)),
    ]
    #expect(try colors(scene) == [Self.blue, Self.blue, Self.blue, green, green])
    // The previous state of the cell of a single picture is assumed to be normal.
    #expect(try self.colors(scene) == Array(repeating: Self.blue, count: 4))
  }

  @Test("a transformer changes the drawn colours: the tint colour, a clear one, and a stroke's")
  func transformedColors() throws {
    func color(
      _ color: DynamicColor?, _ transformer: ColorTransformer?
    ) throws -> Bitmap.RGBA? {
      try colors(
        scene(
          cell(
            BackgroundConfiguration(
              .clear, backgroundColor: .some(color), backgroundColorTransformer: transformer)))
      )[0]
    }
    #expect(try color(nil, nil) == Bitmap.RGBA(0, 122, 255))
    // 0.299 · 0 + 0.587 · 122 + 0.114 · 255
    #expect(try color(nil, .grayscale) == Bitmap.RGBA(101, 101, 101))
    #expect(try color(nil, .monochromeTint) == Bitmap.RGBA(101, 101, 101))
    #expect(try color(nil, .preferredTint) == Bitmap.RGBA(0, 122, 255))
    #expect(try color(.clear, .answers([.init(return: .system(.blue))])) == Self.blue)
    #expect(try color(.system(.blue), .answers([.init(when: .never, return: .white)])) == Self.blue)
    let stroked = BackgroundConfiguration(.clear).setting(.strokeWidth, to: 4)
      .setting(.strokeColor, to: nil).setting(.strokeColorTransformer, to: .grayscale)
    let bitmap = try SceneRenderer(scene(cell(stroked))).cell().bitmap()
    #expect(bitmap[2, 20] == Bitmap.RGBA(101, 101, 101))
    #expect(bitmap[20, 20]?.alpha == 0)
  }
}
