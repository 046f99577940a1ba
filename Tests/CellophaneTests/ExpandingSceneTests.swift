import Cellophane
import Foundation
import Resolution
import Testing
import Timelines

/// `expanding.cell.yaml` by its numbers: cells that open when they are selected.
@Suite("A cell that opens when it is selected")
struct ExpandingSceneTests {
  private func renderer(_ scale: DisplayScale) throws -> SceneRenderer {
    let path = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent()
      .appendingPathComponent("expanding.cell.yaml").path
    return try SceneRenderer(
      SceneDocument(contentsOfFile: path).scene, traits: Traits(displayScale: scale))
  }

  private func near(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test(
    "heights closed and open, 12 points apart",
    arguments: [
      (DisplayScale.x1, 37.0, 124.0), (.x2, 36.5, 122), (.x3, 109.0 / 3, 364.0 / 3),
    ])
  func heights(scale: DisplayScale, closed: Double, open: Double) throws {
    let timeline = try renderer(scale).timeline(script: "open-and-close")
    let start = timeline.presentation(at: .zero).cells.map(\.frame)
    #expect(near(start.map(\.size.height), [closed, closed, closed]))
    #expect(near(start.map(\.minY), [0, closed + 12, 2 * closed + 24]))
    #expect(start.allSatisfy { $0.minX == 12 && $0.size.width == 351 })
    let opened = timeline.presentation(at: .milliseconds(600)).cells.map(\.frame)
    #expect(near(opened.map(\.size.height), [open, closed, closed]))
    #expect(near(opened.map(\.minY), [0, open + 12, open + closed + 24]))
    #expect(timeline.presentation(at: timeline.duration).cells.map(\.frame) == start)
  }

  @Test("one is open at a time, and moving cells keep to their places in the content")
  func another() throws {
    let timeline = try renderer(.x2).timeline(script: "open-another")
    let cells = timeline.presentation(at: timeline.duration).cells
    #expect(cells.map(\.state) == [.normal, .selected, .normal])
    #expect(cells.map(\.frame.size.height) == [36.5, 122, 36.5])
    #expect(cells.map(\.frame.minY) == [0, 48.5, 182.5])
    // Half-way through the batch update of 0.3 s that begins at 0.25 s.
    let halfWay = timeline.presentation(at: .milliseconds(400)).cells
    #expect(near([halfWay[0].frame.size.height, halfWay[1].frame.minY], [79.25, 91.25]))
    // The first cell does not close before the batch in which the second one opens, and both share its clock.
    let touched = timeline.presentation(at: .milliseconds(1050)).cells
    #expect(near(touched.map(\.frame.size.height), [122, 36.5, 36.5]))
    let exchange = timeline.presentation(at: .milliseconds(1250)).cells
    #expect(near(exchange.map(\.frame.size.height), [79.25, 79.25, 36.5]))
    #expect(near(exchange.map(\.frame.minY), [0, 91.25, 182.5]))
  }
}
