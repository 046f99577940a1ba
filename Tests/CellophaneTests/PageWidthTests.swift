import Cellophane
import Drawing
import Foundation
import SceneSnapshots
import Testing

@testable import Diagrams
@testable import Figures

/// What a README of 830 pixels shows without scaling it down.
@Suite("State diagrams at the width of a README")
struct PageWidthTests {
  /// The scenes of the fixtures and the examples.
  private static let scenes =
    ExampleScenes.files
    + ((try? SceneFileName.scenes(
      inFolder: URL(fileURLWithPath: ExampleScenes.folder).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples").path)) ?? [])

  /// The scenes that are not among the fixtures, so that all tests share what these remember.
  private static let examples = Dictionary(
    uniqueKeysWithValues: scenes[ExampleScenes.files.count...].map { file in
      (
        file,
        Result {
          try SceneRenderer(
            SceneDocument(contentsOfFile: file).scene,
            assets: AssetLibrary().relative(toFile: file))
        }
      )
    })

  private static func renderer(_ file: String) throws -> SceneRenderer {
    try examples[file]?.get() ?? ExampleScenes.renderer(file)
  }

  @Test(
    "No diagram is wider, no letter is below 11 points, no picture below 64, and no arrow goes through anything",
    arguments: scenes)
  func promise(scene: String) throws {
    let renderer = try Self.renderer(scene)
    guard renderer.scene.collectionView.itemCount > 0 else { return }
    let (list, pictures): (DisplayList, [Size])
    switch try renderer.form(nil, items: [0]) {
    case .flat:
      let content = try FlatContent(renderer, items: [0])
      let diagram = try #require(try content.diagram(.light))
      #expect(diagram.faults.passed == 0)
      #expect(diagram.faults.shared == 0)
      // The pictures of cells that expand leave the arrows little room (measured).
      #expect(diagram.faults.crossed <= (scene.contains("/expanding") ? 5 : 1))
      (list, pictures) = (diagram.displayList, diagram.pictures)
    case .regions:
      let sheet = try renderer.regionSheet(item: 0, userInterfaceStyle: nil)
      (list, pictures) = (sheet.displayList, sheet.places.pictures)
    }
    #expect(list.size.width <= 830)
    #expect((list.letterSizes.min() ?? 11) >= 11)
    #expect(pictures.allSatisfy { max($0.width, $0.height) >= 64 })
  }

  @Test(
    "A storyboard is as wide as a page, and names words and numbers that are not set yet",
    arguments: [("episode", "download"), ("reaction", "love"), ("chat", "send")])
  func storyboard(scene: String, script: String) throws {
    let file = try #require(Self.scenes.last { $0.hasSuffix("/\(scene).cell.yaml") })
    let list = try Self.renderer(file).storyboard(script: script).displayList
    #expect(list.size.width <= 830)
    let dump = list.dump()
    #expect(!dump.contains("\"download false\"") && !dump.contains("\"delivery false\""))
    if scene == "episode" {
      #expect(dump.contains("\"download none\"") && dump.contains("\"downloaded part 0\""))
    }
  }

  @Test("Inputs that are visible only inside another region are shown only there")
  func nested() throws {
    let file = try #require(Self.scenes.last { $0.hasSuffix("/episode.cell.yaml") })
    let content = RegionContent(try Self.renderer(file), item: 0)
    let contexts = content.looks.contexts.enumerated().compactMap { region, context in
      context.map { (region: region, context: $0) }
    }
    #expect(contexts.count == 2)
    let rows = content.combinations
    for (region, context) in contexts {
      for row in rows where row[context.region] != context.place {
        #expect(row[region] == content.states.regions[region].initial)
      }
      // Each of its places is shown with each place of the regions that it does not depend on.
      for place in content.states.regions[region].places.indices {
        #expect(rows.contains { $0[context.region] == context.place && $0[region] == place })
      }
    }
  }

  @Test("On a phone a graph is a list, and a statechart has its titles above its regions")
  func phone() throws {
    for (scene, places) in [("settings", 4), ("mail", 2)] {
      let file = try #require(Self.scenes.last { $0.hasSuffix("/\(scene).cell.yaml") })
      let renderer = try Self.renderer(file)
      let picture = try renderer.stateDiagram(
        items: [0], form: nil, userInterfaceStyle: nil, width: 360)
      #expect(picture.displayList.size.width == 360)
      #expect(picture.displayList.letterSizes.contains { $0 >= 11 })
      let sheet = try renderer.regionSheet(item: 0, userInterfaceStyle: nil, width: 360)
      #expect(sheet.places.cards.count >= places)
      #expect(sheet.places.pictures.allSatisfy { max($0.width, $0.height) >= 64 })
      // Pictures are rounded up to whole points on both sides.
      #expect(sheet.places.cards.allSatisfy { $0.minX >= 12 && $0.maxX <= 350 })
    }
  }

  @Test("Every state in one graph is a list where the graph is too wide for a page")
  func list() throws {
    let file = try #require(Self.scenes.first { $0.hasSuffix("/episode.cell.yaml") })
    let content = try FlatContent(try Self.renderer(file), items: [0])
    #expect(try content.diagram(.light) == nil)
    let sheet = try content.sheet(.light)
    #expect(sheet.displayList.size.width == 830)
    #expect(sheet.places.cards.count == content.graph.nodes.count)
    #expect(sheet.displayList.letterSizes.allSatisfy { $0 >= 11 })
  }

  @Test("A redline sheet keeps the same sizes, and its texts do not overlap", arguments: scenes)
  func redline(scene: String) throws {
    let renderer = try Self.renderer(scene)
    guard renderer.scene.collectionView.itemCount > 0 else { return }
    let sheet = try renderer.redlineSheet(of: renderer.presentedCell(item: 0, state: .normal))
    #expect(sheet.displayList.size.width == 830)
    let own = sheet.displayList.items.filter { if case .layer = $0 { false } else { true } }
    #expect(DisplayList.letterSizes(own).allSatisfy { $0 >= 11 })
    let boxes = own.compactMap { item -> (Rect, String)? in
      guard case .text(let text, let place, _) = item, text.width > 0 else { return nil }
      let height = 0.7 * text.font.pointSize
      return (Rect(place.x, place.y - height, text.width, height), text.string)
    }
    for (index, box) in boxes.enumerated() {
      #expect(box.0.minX >= 0 && box.0.maxX <= 830, "\(box.1)")
      for other in boxes[(index + 1)...] {
        #expect(!box.0.intersects(other.0), "\(box.1) and \(other.1)")
      }
    }
  }
}

extension DisplayList {
  /// The sizes of all letters outside of pictures, which are clipped.
  fileprivate var letterSizes: [Double] { Self.letterSizes(items) }

  fileprivate static func letterSizes(_ items: [DisplayList.Item]) -> [Double] {
    items.flatMap { item -> [Double] in
      switch item {
      case .text(let text, _, _): [text.font.pointSize]
      case .layer(let layer): layer.clip == nil ? letterSizes(layer.items) : []
      default: []
      }
    }
  }
}
