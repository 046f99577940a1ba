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
      "expanding",
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

  @Test(
    "A recording has the log of the trace, and its layers are where the tool draws them",
    arguments: ["thrown", "controls", "traits-change"])
  func recordings(name: String) throws {
    let page = try TestPage(name)
    var count = 0
    for script in page.renderer.scene.scripts.keys where try !plays(script, page) {
      try page.play(script)
      let trace = try page.renderer.trace(script: script).text.split(separator: "\n").map {
        $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      }
      #expect(try page.log().map(Self.withoutTime) == trace.map(Self.withoutTime), "\(script)")
      let timeline = try page.renderer.timeline(script: script)
      for step in 0..<20 {
        let time = timeline.duration.seconds * (Double(step) + 0.37) / 20
        try page.browser.evaluate("seek(\(time)); null")
        func layers(_ time: Double) -> [String: DisplayList.Layer] {
          let moment = Duration.nanoseconds(Int64((max(time, 0) * 1e9).rounded()))
          var layers: [String: DisplayList.Layer] = [:]
          for case .layer(let layer) in timeline.presentation(at: moment).displayList().items {
            layers[layer.name ?? ""] = layer
          }
          return layers
        }
        let drawn = try filmLayers(page)
        // What comes or goes does so within one sample.
        let (before, after) = (layers(time - 1 / 240), layers(time + 1 / 240))
        for (name, layer) in layers(time) where before[name] != nil && after[name] != nil {
          let numbers = try #require(drawn[name], "\(name) at \(time)")
          let m = layer.transform
          // Between two samples a film is within a twentieth of a point; its numbers have three decimals.
          for (one, other) in zip(numbers, [m.a, m.b, m.c, m.d, m.tx, m.ty, layer.opacity]) {
            #expect(abs(one - other) <= 0.055, "\(script): \(name) at \(time)")
          }
          count += 1
        }
      }
    }
    #expect(count >= 20)
    #expect(page.browser.complaints.isEmpty)
  }

  /// The page's test log has three decimals of the time, a trace as many as it needs.
  private static func withoutTime(_ line: String) -> String {
    String(line.drop { $0 != " " })
  }

  /// The transforms and opacities of the film's visible layers, by name.
  private func filmLayers(_ page: TestPage) throws -> [String: [Double]] {
    let layers = try page.browser.evaluate(
      """
      Object.fromEntries([...at('film').shadowRoot.querySelectorAll('svg > [id]')].map((e) => {
        const style = getComputedStyle(e), m = new DOMMatrix(style.transform)
        return [e.id, [m.a, m.b, m.c, m.d, m.e, m.f, +style.opacity]]
      }))
      """)
    return layers as? [String: [Double]] ?? [:]
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
