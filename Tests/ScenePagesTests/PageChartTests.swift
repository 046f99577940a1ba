import Drawing
import Interaction
import SceneReading
import SceneRendering
import Testing

@testable import ScenePages

/// The statechart of a page.
@Suite("The chart of a page")
struct PageChartTests {
  @Test("a cell with more than 12 states has no chart, and the page says the bound and the number")
  func bound() throws {
    let file = """
      cellophane: 1
      cell: {}
      states: { count: { range: 0...15, didHighlightItem: +1, setBy: gesture } }
      collectionView:
        frame: { width: 200, height: 60 }
        flowLayout: { itemSize: { width: 200, height: 60 } }
        delegate: { shouldSelectItem: false }
        items: 1
      """
    let renderer = try SceneRenderer(
      SceneDocument.read(Array(file.utf8), file: "a.yaml").scene)
    let error = #expect(throws: PageChart.Missing.self) {
      _ = try PageChart(
        renderer, CellInputs(renderer.scene, panned: []), knowing: [.highlighted, .selected])
    }
    // At rest 0 to 15, and highlighted 1 to 15.
    #expect(
      error?.sentence
        == "The chart of a page shows each state as a node, at most 12, and this cell has 31."
        + " cellophane diagram shows them as parallel regions.")
  }

  @Test("people read the labels of states, and the page's script finds states by their names")
  func labels() throws {
    let file = """
      cellophane: 1
      cell: {}
      states: { soldOut: { didHighlightItem: true, label: Sold out today } }
      collectionView:
        frame: { width: 200, height: 60 }
        flowLayout: { itemSize: { width: 200, height: 60 } }
        delegate: { shouldSelectItem: false }
        items: 1
      """
    let renderer = try SceneRenderer(SceneDocument.read(Array(file.utf8), file: "a.yaml").scene)
    let chart = try PageChart(
      renderer, CellInputs(renderer.scene, panned: []), knowing: [.highlighted, .selected])
    let parts = chart.json.line.split(separator: "\"states\":").map(String.init)
    try #require(parts.count == 2)
    #expect(parts[0].contains("highlighted and sold out today"))
    #expect(!parts[0].contains("soldOut"))
    #expect(parts[1].contains("\"highlighted+soldOut\""))
    #expect(!parts[1].contains("today"))
  }
}
