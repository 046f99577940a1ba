import Assets
import Foundation
import SceneReading
import SceneRendering
import TestSupport

@testable import ScenePages

/// The page of a scene, opened in Chromium with its clock stopped.
@MainActor
struct TestPage {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let renderer: SceneRenderer
  let browser: Browser
  /// The size of the file in bytes.
  let byteCount: Int
  private let folder: TemporaryFolder

  /// The pages that were made, by the names of their scenes: several tests open the same one.
  private static var pages: [String: (renderer: SceneRenderer, html: String)] = [:]

  /// The page of a fixture scene, with light and dark appearance.
  ///
  /// - Parameter isLight: Whether it has light appearance only, which takes half of the time to make.
  static func made(
    _ name: String, isLight: Bool = false
  ) throws -> (renderer: SceneRenderer, html: String) {
    let key = name + (isLight ? " light" : "")
    if pages[key] == nil {
      let file = package.appendingPathComponent("Fixtures/Scenes/\(name).cell.yaml").path
      let document = try SceneDocument.read(contentsOfFile: file)
      let renderer = try SceneRenderer(
        document.scene, assets: AssetLibrary().relative(toFile: file))
      var variants = PageVariants()
      if isLight { variants.appearances = [] }
      let scene = try PlayableScene(
        renderer, document: document, source: String(contentsOfFile: file, encoding: .utf8),
        name: name, variants: variants)
      pages[key] = (renderer, ScenePage(title: name, entries: [.scene(scene)]).html)
    }
    guard let page = pages[key] else { throw CocoaError(.fileNoSuchFile) }
    return page
  }

  /// Opens the page of a fixture scene.
  init(_ name: String, isLight: Bool = false) throws {
    let (renderer, html) = try Self.made(name, isLight: isLight)
    try self.init(renderer, html: html)
  }

  /// Opens the page of a scene.
  init(
    _ renderer: SceneRenderer, _ document: SceneDocument, source: String, name: String,
    failures: [ScenePage.Failure] = []
  ) throws {
    let scene = try PlayableScene(
      renderer, document: document, source: source, name: name, variants: PageVariants())
    let page = ScenePage(
      title: name, entries: [.scene(scene)] + failures.map { .failure($0) })
    try self.init(renderer, html: page.html)
  }

  private init(_ renderer: SceneRenderer, html: String) throws {
    self.renderer = renderer
    byteCount = html.utf8.count
    folder = try TemporaryFolder()
    let file = folder.path + "/page.html"
    try html.write(toFile: file, atomically: true, encoding: .utf8)
    browser = try Browser()
    try browser.open(file, until: "typeof page === 'object' && page.index === 0")
    try browser.evaluate("page.isManual = true; begin()")
  }

  /// Opens the page of a scene file's text.
  init(text: String, name: String, failures: [ScenePage.Failure] = []) throws {
    let document = try SceneDocument.read(Array(text.utf8), file: "\(name).cell.yaml")
    try self.init(
      SceneRenderer(document.scene), document, source: text, name: name, failures: failures)
  }

  /// The log of the page: a line for each entry.
  func log() throws -> [String] {
    try browser.evaluate(
      """
      page.stage.log.map((e) => [e.time.toFixed(3) + ' s', e.item === null ? '' : `item ${e.item}`,
        e.event + (e.value === undefined ? '' : ' ' + (e.event === 'mark' ? `"${e.value}"` : e.value))]
        .filter(Boolean).join(' '))
      """) as? [String] ?? []
  }

  /// Plays a script on the page's stopped clock.
  func play(_ script: String, until time: Double? = nil) throws {
    try browser.evaluate(
      """
      choose(loaded[page.index].scripts.findIndex((s) => s.name === '\(script)'));
      seek(\(time.map { "\($0)" } ?? "page.script.length")); null
      """)
    // A recording is decompressed first.
    try browser.wait(until: "at('film').hidden || film.length > 0")
  }
}

/// Removes what aligns the columns of a trace.
func withoutColumns(_ trace: String) -> [String] {
  trace.split(separator: "\n").filter { line in
    // A page tells how far content has scrolled, not the delegate's other calls about it.
    !line.contains("Dragging") && !line.contains("Decelerating")
  }.map {
    $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }
}
