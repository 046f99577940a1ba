import Cellophane
import Foundation
import Review
import Testing

/// Properties as charts.
@Suite struct PlotTests {
  private func plot(_ name: String, _ script: String) throws -> Picture {
    let file = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent()
      .appending(path: name + ".cell.yaml").path
    let scene = try SceneDocument(contentsOfFile: file).scene
    return try SceneRenderer(scene).plot(script: script)
  }

  @Test("each property that changes has a chart, a colour one for all its parts")
  func charts() throws {
    let plot = try plot("animation-interrupted", "change-of-mind")
    #expect(
      plot.description
        == "Plot of what changes in 0.7 s. The corner radius of the content view of item 0. The transform"
        + " rotation of the chevron of item 0. The background color of the bar of item 0. The transform"
        + " translation x of the bar of item 0.")
    let svg = try plot.svg()
    #expect(svg.contains("aria-label=\"bar.backgroundColor\""))
    #expect(!svg.contains("backgroundColor.red"))
    // The least and the greatest value, and what happened.
    for text in ["12", "42.255", "isSelected true 0", "0.1 s", "0.7 s"] {
      #expect(svg.contains("aria-label=\"\(text)\""), "\(text)")
    }
  }

  @Test("words stand where they begin to hold")
  func words() throws {
    let svg = try plot("selection", "tap").svg()
    #expect(svg.contains("aria-label=\"star.isHidden\""))
    #expect(svg.contains("aria-label=\"true\"") && svg.contains("aria-label=\"false\""))
  }

  @Test("a translucent colour does not mix with the one before")
  func translucent() throws {
    let yaml = """
      cellophane: 1
      cell: { backgroundColor: systemBlue }
      rules: [{ when: selected, cell.backgroundColor: secondaryLabel }]
      collectionView: { frame: { width: 9, height: 9 }, flowLayout: { itemSize: { width: 9, height: 9 } }, items: 1 }
      scripts: { go: [wait: 0.5, tap: 0, wait: 0.5] }

      """
    let scene = try SceneDocument(Array(yaml.utf8), file: "plot.cell.yaml").scene
    let list = try SceneRenderer(scene).plot(script: "go").displayList
    let fills = list.items.compactMap { item -> Color? in
      if case .fill(_, .color(let color)) = item { color } else { nil }
    }
    let index = try #require(fills.firstIndex { $0.alpha == 0.6 })
    #expect(fills[index - 1] == Color(hex: 0xFFFFFF))
  }

  @Test("the plot of a script without changes has a sentence instead of curves")
  func nothing() throws {
    let plot = try plot("press", "quick-tap")
    #expect(plot.description == "Nothing changes.")
    #expect(try plot.svg().contains("aria-label=\"Nothing changes.\""))
  }
}
