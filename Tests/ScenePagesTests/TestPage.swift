import Assets
import Foundation
import SceneReading
import SceneRendering
import TestSupport
import Testing
import Vocabulary

@testable import ScenePages

/// The page of a scene, opened in Chromium with its clock stopped.
struct TestPage {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let renderer: SceneRenderer
  let browser: Browser
  /// The size of the file in bytes.
  let byteCount: Int
  private let folder: TemporaryFolder

  /// A scene with its page.
  struct Made: Sendable {
    let renderer: SceneRenderer
    let html: String
  }

  /// What a page is made of.
  private struct Key: Hashable {
    /// The name of the fixture scene.
    let fixture: String
    /// The steps of one more script, `mine`; `nil` for none.
    let script: String?
    let isLight: Bool
  }

  /// Makes each page once: several tests open the same one.
  private actor Maker {
    private var pages: [Key: Task<Made, any Error>] = [:]

    func page(_ key: Key) async throws -> Made {
      let page = pages[key] ?? Task.detached { try Self.make(key) }
      pages[key] = page
      return try await page.value
    }

    private static func make(_ key: Key) throws -> Made {
      let file = package.appendingPathComponent("Fixtures/Scenes/\(key.fixture).cell.yaml").path
      var source = try String(contentsOfFile: file, encoding: .utf8)
      if let script = key.script {
        source = source.replacing("\nscripts:\n", with: "\nscripts:\n  mine: [\(script)]\n")
      }
      let document =
        try key.script == nil
        ? SceneDocument(contentsOfFile: file)
        : SceneDocument(Array(source.utf8), file: file)
      let renderer = try SceneRenderer(
        document.scene, assets: AssetLibrary().relative(toFile: file))
      var variants = PageVariants()
      if key.isLight { variants[\.userInterfaceStyle] = [] }
      let scene = try PlayableScene(
        renderer, document: document, source: source, name: key.fixture, variants: variants)
      return Made(
        renderer: renderer, html: ScenePage(title: key.fixture, entries: [.scene(scene)]).html)
    }
  }

  private static let maker = Maker()

  /// The page of a fixture scene, with light and dark appearance.
  ///
  /// - Parameters:
  ///   - script: The steps of one more script, `mine`. Default: none.
  ///   - isLight: Whether it has light appearance only, which takes half of the time to make.
  static func made(
    _ name: String, mine script: String? = nil, isLight: Bool = false
  ) async throws -> Made {
    try await maker.page(Key(fixture: name, script: script, isLight: isLight))
  }

  /// Opens the page of a fixture scene.
  init(_ name: String, isLight: Bool = false) async throws {
    try await self.init(Self.made(name, isLight: isLight))
  }

  /// Opens the page of a fixture scene, of which only the part with the cells is shown. The browser would lay out the rest
  /// for each moment at which it is asked how the cells look, which takes several times as long as all else.
  init(cellsOf name: String) async throws {
    let made = try await Self.made(name, isLight: true)
    let (start, end) = ("<section class=\"right\"", "</main>")
    try #require(made.html.contains(start) && made.html.contains(end))
    let html = made.html.replacing(start, with: "<div hidden>" + start)
      .replacing(end, with: "</div>" + end)
    try await self.init(made.renderer, html: html)
  }

  /// Opens a page.
  init(_ made: Made) async throws { try await self.init(made.renderer, html: made.html) }

  /// Opens the page of a scene.
  init(
    _ renderer: SceneRenderer, _ document: SceneDocument, source: String, name: String,
    variants: PageVariants = PageVariants(), failures: [ScenePage.Failure] = []
  ) async throws {
    let scene = try PlayableScene(
      renderer, document: document, source: source, name: name, variants: variants)
    let page = ScenePage(
      title: name, entries: [.scene(scene)] + failures.map { .failure($0) })
    try await self.init(renderer, html: page.html)
  }

  private init(_ renderer: SceneRenderer, html: String) async throws {
    self.renderer = renderer
    byteCount = html.utf8.count
    folder = try TemporaryFolder()
    let file = folder.path + "/page.html"
    try html.write(toFile: file, atomically: true, encoding: .utf8)
    browser = try await Browser()
    try await browser.open(file, until: "typeof page === 'object' && page.index === 0")
    try await browser.evaluate("page.isManual = true; begin()")
  }

  /// Opens the page of a scene file's text.
  init(
    text: String, name: String, variants: PageVariants = PageVariants(),
    failures: [ScenePage.Failure] = []
  ) async throws {
    let document = try SceneDocument(Array(text.utf8), file: "\(name).cell.yaml")
    try await self.init(
      SceneRenderer(document.scene), document, source: text, name: name, variants: variants,
      failures: failures)
  }

  /// The log of the page: a line for each entry.
  func log() async throws -> [String] {
    try await browser.evaluate(
      """
      page.stage.log.map((e) => [e.time.toFixed(3) + ' s', e.item === null ? '' : `item ${e.item}`,
        e.event + (e.value === undefined ? '' : ' ' + (e.event === 'mark' ? `"${e.value}"` : e.value))]
        .filter(Boolean).join(' '))
      """) as? [String] ?? []
  }

  /// Plays a script on the page's stopped clock.
  func play(_ script: String, until time: Double? = nil) async throws {
    try await browser.evaluate(
      """
      choose(loaded[page.index].scripts.findIndex((s) => s.name === '\(script)'));
      seek(\(time.map { "\($0)" } ?? "page.script.length")); null
      """)
    // A recording is decompressed first.
    try await browser.wait(until: "at('film').hidden || film.length > 0")
  }
}

/// Removes what aligns the columns of a trace, and rounds its times to the three decimals of the page's log.
func withoutColumns(_ trace: String) -> [String] {
  trace.split(separator: "\n").filter { line in
    // A page tells how far content has scrolled, not the delegate's other calls about it.
    !line.contains("Dragging") && !line.contains("Decelerating")
  }.map {
    var words = $0.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    if let time = words.first.flatMap(Double.init) { words[0] = String(format: "%.3f", time) }
    return words.joined(separator: " ")
  }
}
