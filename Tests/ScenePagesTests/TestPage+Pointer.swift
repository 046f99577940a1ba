import Drawing
import Foundation
import Interaction
import Machine
import Motion
import SceneRendering
import Scenes
import TestSupport
import Testing
import Timelines

@testable import ScenePages

/// A person who does what a script does.
extension TestPage {
  /// What a person uses.
  enum Pointer { case mouse, finger }

  /// Opens the page of a fixture scene with one more script, `mine`. The collection view is as large as in the scene, so
  /// that a pixel is a point.
  init(_ fixture: String, mine script: String) async throws {
    try await self.init(Self.made(fixture, mine: script, isLight: true))
    let size = renderer.scene.collectionView.size
    try await browser.evaluate(
      """
      Object.assign(at('stage').style, { width: '\(size.width)px', height: '\(size.height)px' })
      page.script = null; begin(); null
      """)
  }

  /// Does with a pointer what the script does, and returns the page's log.
  func perform(with pointer: Pointer) async throws -> [String] {
    let place = try await browser.evaluate(
      "(() => { const r = at('stage').getBoundingClientRect(); return [r.x, r.y, r.width] })()")
    let corner = try #require(place as? [Double])
    try #require(corner[2] == renderer.scene.collectionView.size.width)
    let timeline = try renderer.timeline(script: "mine")
    for touch in timeline.touches {
      try await browser.evaluate("page.stage.advance(\(touch.time.seconds)); draw(); null")
      let (x, y) = (corner[0] + touch.location.x, corner[1] + touch.location.y)
      let (mouse, finger) =
        switch touch.phase {
        case .down: ("mousePressed", "touchStart")
        case .moved: ("mouseMoved", "touchMove")
        case .lifted, .cancelled: ("mouseReleased", "touchEnd")
        }
      switch pointer {
      case .mouse: try await browser.mouse(mouse, x: x, y: y)
      case .finger: try await browser.touch(finger, x: x, y: y)
      }
    }
    try await browser.evaluate("page.stage.advance(\(timeline.duration.seconds)); draw(); null")
    return try await log()
  }

  /// Presses or releases a key on the element with the keyboard's focus, and lets half a second pass.
  func key(_ type: String, _ key: String) async throws {
    try await browser.evaluate(
      """
      document.activeElement.dispatchEvent(new KeyboardEvent('\(type)', { key: '\(key)', bubbles: true }))
      page.stage.advance(page.stage.time + 0.5); draw(); null
      """)
  }

  /// The state of a cell as the page writes it.
  func state(ofItem item: Int = 0) async throws -> String? {
    try await browser.evaluate("page.stage.text(page.stage.cells[\(item)])") as? String
  }
}
