import Drawing
import Foundation
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
      SceneDocument(Array(file.utf8), file: "a.yaml").scene)
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
    let renderer = try SceneRenderer(SceneDocument(Array(file.utf8), file: "a.yaml").scene)
    let chart = try PageChart(
      renderer, CellInputs(renderer.scene, panned: []), knowing: [.highlighted, .selected])
    let parts = chart.json.line.split(separator: "\"states\":").map(String.init)
    try #require(parts.count == 2)
    #expect(parts[0].contains("highlighted and sold out today"))
    #expect(!parts[0].contains("soldOut"))
    #expect(parts[1].contains("\"highlighted+soldOut\""))
    #expect(!parts[1].contains("today"))
  }

  @Test(
    "deletions of the item lead to their own end, which is a node for the page's script")
  func ends() throws {
    let file = """
      cellophane: 1
      behaviors: [swipeToDelete]
      cell:
        class: UITableViewCell
        contentView:
          subviews:
            - { label: titleLabel, text: Row, constraints: [leading = superview + 16, centerY = superview, top = superview + 12] }
      collectionView: { frame: { width: 375, height: 140 }, listLayout: { appearance: plain }, items: 3 }
      """
    let renderer = try SceneRenderer(SceneDocument(Array(file.utf8), file: "a.yaml").scene)
    let chart = try PageChart(
      renderer, CellInputs(renderer.scene, panned: []),
      knowing: [.highlighted, .selected, .swiped])
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(chart.json.line.utf8)) as? [String: Any])
    let svg = try #require(object["svg"] as? String)
    let states = try #require(object["states"] as? [[Any]]).map { $0.first as? String }
    let arrows = try #require(object["arrows"] as? [[Int]])
    #expect(
      states == [
        "normal", "highlighted", "swiped", "suspended", "selected", "highlighted+selected",
        "selected+swiped",
      ])
    // A full swipe at rest, and a tap on the action while it is shown.
    #expect(arrows.filter { $0[1] >= states.count } == [[0, 7], [2, 8], [4, 9], [6, 10]])
    let nodes = svg.components(separatedBy: "<g class=\"node").dropFirst()
    #expect(nodes.count == 11)
    #expect(nodes.dropFirst(7).allSatisfy { $0.hasPrefix(" final\" data-name=\"deleted\" ") })
    #expect(nodes.prefix(7).allSatisfy { !$0.contains("deleted") })
    // Each arrow has its actions, of which the script makes the list below the chart.
    let labels = svg.components(separatedBy: "<g class=\"arrow").dropFirst()
    #expect(labels.count == arrows.count)
    #expect(labels.allSatisfy { $0.components(separatedBy: "<b>").count == 2 })
    #expect(labels.suffix(4).allSatisfy { $0.contains("deleteItem") })
    #expect(svg.components(separatedBy: "deleteItem").count == 5)
  }
}
