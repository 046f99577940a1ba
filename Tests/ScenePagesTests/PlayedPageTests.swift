import Drawing
import Foundation
import Motion
import OrderedCollections
import Resolution
import Review
import SceneRendering
import Scenes
import TestSupport
import Testing
import Timelines
import Vocabulary

@testable import ScenePages

/// The page plays what the tool plays.
@Suite("A played page in Chromium")
@MainActor
struct PlayedPageTests {
  @Test(
    "The log of a script is its trace",
    arguments: [
      "press", "selection", "multiple-selection", "animation-interrupted", "starred", "set-flags",
      "flow-horizontal", "expanding",
    ])
  func logs(name: String) throws {
    let page = try TestPage(name)
    var count = 0
    for script in page.renderer.scene.scripts.keys where try plays(script, page) {
      try page.play(script)
      #expect(
        try page.log() == withoutColumns(try page.renderer.trace(script: script).text), "\(script)")
      count += 1
    }
    #expect(count > 0)
    #expect(page.browser.complaints.isEmpty)
  }

  /// A view as the page has drawn it.
  private struct DrawnView: Decodable {
    let item: Int
    let name: String
    let frame: [Double]
    let matrix: [Double]
    let opacity: Double
    let fill: [Double]?
  }

  /// The views at each of several moments of a script, in one answer of the page.
  private func drawnViews(
    _ page: TestPage, _ script: String, at times: [Double]
  ) throws -> [[DrawnView]] {
    let text = try page.browser.evaluate(
      """
      JSON.stringify(\(times).map((time) => {
        choose(page.stage.scene.scripts.findIndex((s) => s.name === '\(script)'))
        seek(time)
        return [...document.querySelectorAll('#stage [data-frame]')].map((e) => {
          const m = new DOMMatrix(getComputedStyle(e).transform)
          const first = e.firstElementChild
          const fill = first?.localName === 'path' && first.getAttribute('fill')?.match(/^(#|rgb)/)
            ? channels(first.getAttribute('fill')) : null
          return { item: +e.closest('.cell').dataset.item, name: e.dataset.view,
            frame: e.dataset.frame.split(' ').map(Number), matrix: [m.a, m.b, m.c, m.d, m.e, m.f],
            opacity: +getComputedStyle(e).opacity, fill }
        })
      }))
      """)
    return try JSONDecoder().decode([[DrawnView]].self, from: Data(((text as? String) ?? "").utf8))
  }

  @Test(
    "Frames, transforms, opacities and colours are the tool's at twenty moments",
    arguments: [
      "press", "selection", "multiple-selection", "animation-curves", "animation-interrupted",
      "progress", "starred", "set-flags", "episode",
    ])
  func values(name: String) throws {
    let page = try TestPage(name)
    for script in page.renderer.scene.scripts.keys where try plays(script, page) {
      try compare(script, page)
    }
  }

  private func plays(_ script: String, _ page: TestPage) throws -> Bool {
    try page.browser.evaluate(
      "Boolean(page.stage.scene.scripts.find((s) => s.name === '\(script)')?.inputs)") as? Bool
      == true
  }

  /// Compares the page with the tool at twenty moments of a script.
  private func compare(_ script: String, _ page: TestPage) throws {
    let timeline = try page.renderer.timeline(script: script)
    var count = 0
    let times = (0..<20).map { timeline.duration.seconds * (Double($0) + 0.37) / 20 }
    let moments = try drawnViews(page, script, at: times)
    #expect(moments.count == times.count)
    for (time, views) in zip(times, moments) {
      let drawn = Dictionary(grouping: views, by: { "\($0.item).\($0.name)" })
      let presentation = timeline.presentation(
        at: .nanoseconds(Int64((time * 1e9).rounded())))
      func compare(_ view: PresentedView, _ item: Int, at place: Comment) throws {
        guard !view.attributes.isHidden else { return }
        let shown = try #require(drawn["\(item).\(view.name.rawValue)"]?.first, place)
        count += 1
        let frame = [
          view.frame.minX, view.frame.minY, view.frame.size.width, view.frame.size.height,
        ]
        for (one, other) in zip(shown.frame, frame) { #expect(abs(one - other) <= 1 / 64, place) }
        let own = view.transformOnItsWay ?? view.attributes.transform.matrix
        let center = Point(view.frame.size.width / 2, view.frame.size.height / 2)
        let matrix = Transform.translation(Point(-center.x, -center.y)).concatenating(own)
          .concatenating(.translation(view.frame.origin + center))
        for (one, other) in zip(
          shown.matrix, [matrix.a, matrix.b, matrix.c, matrix.d])
        { #expect(abs(one - other) <= 1e-3, place) }
        for (one, other) in zip(shown.matrix.dropFirst(4), [matrix.tx, matrix.ty]) {
          // A scale that is off by 1e-3 moves the corner of a view by half of its side as much.
          let reach = max(frame[2], frame[3]) * 1e-3
          #expect(abs(one - other) <= 1 / 64 + reach, place)
        }
        #expect(abs(shown.opacity - view.attributes.alpha) <= 1e-3, place)
        if let fill = shown.fill, let color = view.attributes.backgroundColor, color.alpha == 1 {
          for (one, other) in zip(fill, [color.red, color.green, color.blue]) {
            #expect(abs(one / 255 - other) <= 1 / 255, place)
          }
        }
        for subview in view.subviews { try compare(subview, item, at: place) }
      }
      for cell in presentation.cells {
        try compare(cell.view, cell.item, at: "\(script) at \(time), item \(cell.item)")
      }
    }
    #expect(count >= 20)
  }
}
