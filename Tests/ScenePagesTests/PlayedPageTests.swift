import Drawing
import Foundation
import Motion
import OrderedCollections
import Resolution
import ResolvedViews
import Review
import SceneRendering
import Scenes
import TestSupport
import Testing
import Timelines
import Vocabulary

@testable import ScenePages

/// The page plays what the tool plays.
@Suite("A played page in Chromium", .browser)
struct PlayedPageTests {
  /// The fixture scenes with scripts.
  private nonisolated static let scenes: [String] = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appendingPathComponent("Fixtures/Scenes")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".cell.yaml") }.sorted().compactMap { file in
      let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return text?.contains("\nscripts:") == true ? String(file.dropLast(".cell.yaml".count)) : nil
    }
  }()

  @Test(
    "The log of a script is its trace; frames, transforms, opacities and colours, or a recording's layers, are the tool's at twenty moments",
    arguments: scenes)
  func scripts(name: String) async throws {
    let page = try await TestPage(cellsOf: name)
    for script in page.renderer.scene.scripts.keys {
      try await page.play(script)
      let trace = try page.renderer.trace(script: script).text
      if try await plays(script, page) {
        #expect(try await page.log() == withoutColumns(trace), "\(script)")
        try await compare(script, page)
      } else {
        let log = try await page.log().map(Self.withoutTime)
        #expect(log == Self.lines(trace).map(Self.withoutTime), "\(script)")
        try await compareLayers(script, page)
      }
    }
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
  ) async throws -> [[DrawnView]] {
    let text = try await page.browser.evaluate(
      """
      JSON.stringify(\(times).map((time) => {
        seek(time)
        const actions = [...document.querySelectorAll('#stage [data-action]')].map((e) => {
          const [area, content] = e.children, m = new DOMMatrix(getComputedStyle(content).transform)
          return { item: +e.closest('.cell').dataset.item, name: `action ${e.dataset.action}`,
            frame: ['x', 'width', 'height'].map((name) => +area.getAttribute(name)),
            matrix: [m.a, m.b, m.c, m.d, m.e, m.f], opacity: 1,
            fill: channels(area.getAttribute('fill')) }
        })
        return actions.concat([...document.querySelectorAll('#stage [data-frame]')].map((e) => {
          const m = new DOMMatrix(getComputedStyle(e).transform)
          const first = e.firstElementChild
          const fill = first?.localName === 'path' && first.getAttribute('fill')?.match(/^(#|rgb)/)
            ? channels(first.getAttribute('fill')) : null
          // A view with a shadow has its opacity in the filter.
          const style = getComputedStyle(e), filtered = style.filter.match(/^opacity\\(([^)]+)/)
          return { item: +e.closest('.cell').dataset.item, name: e.dataset.view,
            frame: e.dataset.frame.split(' ').map(Number), matrix: [m.a, m.b, m.c, m.d, m.e, m.f],
            opacity: style.opacity * (filtered ? filtered[1] : 1), fill }
        }))
      }))
      """)
    return try JSONDecoder().decode([[DrawnView]].self, from: Data(((text as? String) ?? "").utf8))
  }

  /// A layer of a recording as the page shows it.
  private struct FilmLayer: Decodable {
    /// The name; empty for the second layer of a name, which has another outline.
    let name: String
    let matrix: [Double]
    let opacity: Double
  }

  /// Compares the layers of a recording with those that the tool draws at twenty moments of a script.
  private func compareLayers(_ script: String, _ page: TestPage) async throws {
    let timeline = try page.renderer.timeline(script: script).smooth
    func layers(_ time: Double) -> [DisplayList.Layer] {
      let moment = Duration.nanoseconds(Int64((max(time, 0) * 1e9).rounded()))
      return timeline.presentation(at: moment).displayList().items.compactMap {
        if case .layer(let layer) = $0, layer.name != nil { layer } else { nil }
      }
    }
    var count = 0
    let times = (0..<20).map { timeline.duration.seconds * (Double($0) + 0.37) / 20 }
    for (time, drawn) in zip(times, try await filmLayers(page, at: times)) {
      // What comes or goes does so within one sample.
      let (before, after) = (layers(time - 1 / 240), layers(time + 1 / 240))
      guard before.map(\.name) == after.map(\.name) else { continue }
      let all = layers(time)
      // While an item is reloaded, its two layers have one name; they are not distinguished here.
      let counts = Dictionary(all.map { ($0.name, 1) }, uniquingKeysWith: +)
      var rest = drawn
      for layer in all where layer.opacity > 0 && counts[layer.name] == 1 {
        let place: Comment = "\(script): \(layer.name ?? "") at \(time)"
        let index =
          rest.firstIndex { $0.name == layer.name } ?? rest.firstIndex(where: \.name.isEmpty)
        let shown = rest.remove(at: try #require(index, place))
        let m = shown.matrix
        let matrix = Transform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
        let bounds = layer.contentBounds ?? .zero
        // Between two samples a film is within a twentieth of a point; its numbers have three decimals. What grows and
        // shrinks with its place in the viewport bends between two samples.
        let tolerance = page.renderer.scene.title.contains("carousel") ? 0.35 : 0.08
        for corner in [
          bounds.origin, Point(bounds.maxX, bounds.minY), Point(bounds.minX, bounds.maxY),
        ] {
          let way = corner.applying(matrix) - corner.applying(layer.transform)
          #expect(hypot(way.x, way.y) <= tolerance, place)
        }
        #expect(abs(shown.opacity - layer.opacity) <= 0.003, place)
        count += 1
      }
    }
    #expect(count >= 20)
  }

  @Test(
    "Animations without an end run from the first moment on, as the tool plays them, and end with their rules"
  )
  func endlessAnimations() async throws {
    let page = try await TestPage(
      text: """
        cellophane: 1
        states:
          loading: { initially: true }
        cell:
          contentView:
            subviews:
              - view: dot
                backgroundColor: systemBlue
                constraints: [leading = superview + 20, top = superview + 10, width = 30, height = 30]
              - view: bar
                backgroundColor: systemRed
                transform: { rotate: 10° }
                constraints: [leading = superview + 90, top = superview + 10, width = 60, height = 20]
        rules:
          - when: loading
            dot.alpha: 0.4
            dot.transform: { scale: 1.4 }
            animation: { duration: 0.6, autoreverses: true, repeatCount: infinity }
          - when: loading
            layerAnimations:
              - { view: bar, keyPath: transform.rotation.z, fromValue: 0, toValue: 360°, duration: 1, repeatCount: infinity }
              - { view: bar, keyPath: opacity, toValue: 0.2, duration: 0.3, autoreverses: true, repeatCount: infinity }
              - { view: dot, keyPath: transform.translation.x, values: [0, 12, -4, 0], keyTimes: [0, 0.5, 0.75, 1], duration: 0.8, isAdditive: true, repeatCount: 3 }
        collectionView:
          frame: { width: 220, height: 60 }
          flowLayout: { itemSize: { width: 220, height: 60 } }
          items: 1
        scripts:
          load: [wait: 1.3, set: { item: 0, loading: false }, wait: 0.7, set: { item: 0, loading: true }, wait: 1]
        """, name: "endless")
    #expect(try await plays("load", page))
    try await page.play("load")
    #expect(try await page.log() == withoutColumns(try page.renderer.trace(script: "load").text))
    try await compare("load", page)
    // They run without input.
    let angles =
      try await page.browser.evaluate(
        """
        page.script = null; begin(); [0, 0.25].map((time) => {
          page.stage.advance(time); draw()
          const m = new DOMMatrix(getComputedStyle(document.querySelector("#stage [data-view=bar]")).transform)
          return page.moves && Math.round(Math.atan2(m.b, m.a) * 180 / Math.PI)
        })
        """) as? [Int]
    #expect(angles == [0, 90])
    #expect(page.browser.complaints.isEmpty)
  }

  @Test(
    "The shadow of a translucent view is seen through it and fades with it, as in the tool's pictures"
  )
  func translucentShadow() async throws {
    let scene = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - view: fading
              backgroundColor: systemRed
              alpha: 0.8
              shadowColor: systemBlue
              shadowOpacity: 1
              shadowRadius: 0
              shadowOffset: { width: 8, height: 8 }
              constraints: [leading = superview + 10, top = superview + 10, width = 40, height = 40]
            - view: still
              backgroundColor: systemYellow
              alpha: 0.5
              shadowColor: black
              shadowOpacity: 0.6
              shadowRadius: 4
              shadowOffset: { width: 0, height: 4 }
              constraints: [leading = superview + 80, top = superview + 10, width = 40, height = 40]
      rules:
        - { when: selected, fading.alpha: 0.2, animation: { duration: 1, curve: linear } }
      collectionView:
        frame: { width: 140, height: 70 }
        flowLayout: { itemSize: { width: 140, height: 70 } }
        items: 1
      scripts:
        fade: [select: 0, wait: 1.2]
      """
    let times = [0, 400, 900]
    // A test must not use two tabs of the browser: the page is closed before its drawings become pictures.
    func played() async throws -> (renderer: SceneRenderer, documents: [String]) {
      let page = try await TestPage(text: scene, name: "shadow")
      var documents: [String] = []
      for time in times {
        try await page.play("fade", until: Double(time) / 1000)
        let document = try await page.browser.evaluate(
          "new XMLSerializer().serializeToString(at('stage'))")
        documents.append(try #require(document as? String))
      }
      #expect(page.browser.complaints.isEmpty)
      return (page.renderer, documents)
    }
    let (renderer, documents) = try await played()
    let timeline = try renderer.timeline(script: "fade")
    let wanted = try times.map {
      try renderer.picture(of: timeline.presentation(at: .milliseconds($0))).bitmap()
    }
    let shown = try await SVGRasteriser.chromium.bitmaps(
      of: zip(documents, wanted).map {
        SVGRasteriser.Job($0, width: $1.width, height: $1.height)
      })
    try #require(shown.count == times.count)
    for (time, (one, other)) in zip(times, zip(wanted, shown)) {
      let agreement = PictureAgreement(one, other)
      #expect(agreement.worstAway <= 2, "at \(time) ms: \(agreement)")
      #expect(agreement.mostInWindow <= 8, "at \(time) ms: \(agreement)")
    }
  }

  /// The lines of a trace without what aligns its columns.
  private static func lines(_ trace: String) -> [String] {
    trace.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
  }

  /// The page's test log has three decimals of the time, a trace as many as it needs.
  private static func withoutTime(_ line: String) -> String {
    String(line.drop { $0 != " " })
  }

  /// The visible layers of the film at each of several moments, from back to front.
  private func filmLayers(_ page: TestPage, at times: [Double]) async throws -> [[FilmLayer]] {
    let text = try await page.browser.evaluate(
      """
      JSON.stringify(\(times).map((time) => {
        seek(time)
        return [...at('film').shadowRoot.querySelectorAll('svg > g')].map((e) => {
          const style = getComputedStyle(e), m = new DOMMatrix(style.transform)
          // A translucent layer with a shadow has its opacity on an element within.
          const within = style.filter != 'none' && e.children.length == 1 && e.firstElementChild
          const opacity = style.opacity * (within ? getComputedStyle(within).opacity : 1)
          return { name: e.id, matrix: [m.a, m.b, m.c, m.d, m.e, m.f], opacity }
        }).filter((layer) => layer.opacity > 0)
      }))
      """)
    return try JSONDecoder().decode([[FilmLayer]].self, from: Data(((text as? String) ?? "").utf8))
  }

  private func plays(_ script: String, _ page: TestPage) async throws -> Bool {
    try await page.browser.evaluate(
      "Boolean(loaded[page.index].scripts.find((s) => s.name === '\(script)')?.inputs)") as? Bool
      == true
  }

  /// Compares the page with the tool at twenty moments of a script.
  private func compare(_ script: String, _ page: TestPage) async throws {
    let timeline = try page.renderer.timeline(script: script)
    var count = 0
    let times = (0..<20).map { timeline.duration.seconds * (Double($0) + 0.37) / 20 }
    let moments = try await drawnViews(page, script, at: times)
    #expect(moments.count == times.count)
    for (time, views) in zip(times, moments) {
      let drawn = Dictionary(grouping: views, by: { "\($0.item).\($0.name)" })
      let presentation = timeline.presentation(
        at: .nanoseconds(Int64((time * 1e9).rounded())))
      func compare(
        _ view: PresentedView, _ item: Int, shift: Double = 0, _ opacities: [String: Double],
        at time: Comment
      ) throws {
        guard !view.attributes.isHidden else { return }
        let place: Comment = "\(time.rawValue): \(view.name.rawValue)"
        let shown = try #require(drawn["\(item).\(view.name.rawValue)"]?.first, place)
        count += 1
        let frame = [
          view.frame.minX, view.frame.minY, view.frame.size.width, view.frame.size.height,
        ]
        for (one, other) in zip(shown.frame, frame) { #expect(abs(one - other) <= 1 / 64, place) }
        let own = view.presentationTransform ?? view.attributes.transform.matrix
        let center = Point(view.frame.size.width / 2, view.frame.size.height / 2)
        let matrix = Transform.translation(Point(-center.x, -center.y)).concatenating(own)
          .concatenating(.translation(view.frame.origin + center + Point(shift, 0)))
        for (one, other) in zip(
          shown.matrix, [matrix.a, matrix.b, matrix.c, matrix.d])
        { #expect(abs(one - other) <= 1e-3, place) }
        for (one, other) in zip(shown.matrix.dropFirst(4), [matrix.tx, matrix.ty]) {
          // A scale that is off by 1e-3 moves the corner of a view by half of its side as much.
          let reach = max(frame[2], frame[3]) * 1e-3
          #expect(abs(one - other) <= 1 / 64 + reach, place)
        }
        let opacity = try #require(opacities[view.name.rawValue], place)
        #expect(abs(shown.opacity - opacity) <= 1e-3, place)
        if let fill = shown.fill, let color = view.attributes.backgroundColor, color.alpha == 1 {
          for (one, other) in zip(fill, [color.red, color.green, color.blue]) {
            #expect(abs(one / 255 - other) <= 1 / 255, place)
          }
        }
        for subview in view.subviews { try compare(subview, item, opacities, at: time) }
      }
      for cell in presentation.cells {
        var opacities: [String: Double] = [:]
        func note(_ items: [DisplayList.Item]) {
          for case .layer(let layer) in items {
            if let name = layer.name { opacities[name] = layer.opacity }
            note(layer.items)
          }
        }
        note(cell.displayList().items)
        let place: Comment = "\(script) at \(time), item \(cell.item)"
        try compare(cell.view, cell.item, shift: cell.swipe?.shift ?? 0, opacities, at: place)
        for button in cell.swipe?.buttons ?? [] {
          let name = "\(cell.item).action \(button.name.rawValue)"
          let shown = try #require(drawn[name]?.first, place)
          let frame = [button.frame.minX, button.frame.size.width, button.frame.size.height]
          for (one, other) in zip(shown.frame, frame) { #expect(abs(one - other) <= 1e-3, place) }
          #expect(abs(shown.matrix[4] - button.left) <= 1e-3, place)
          if let fill = shown.fill, let color = button.view?.attributes.backgroundColor {
            for (one, other) in zip(fill, [color.red, color.green, color.blue]) {
              #expect(abs(one / 255 - other) <= 1 / 255, place)
            }
          }
        }
        let actionCount = drawn.keys.count { $0.hasPrefix("\(cell.item).action ") }
        #expect(actionCount == cell.swipe?.buttons.count ?? 0, place)
      }
    }
    #expect(count >= 20)
  }
}
