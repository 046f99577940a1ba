import Drawing
import Foundation
import Images
import Interaction
import OrderedCollections
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes
@testable import Timelines

/// Dumps that were reviewed and are stored in `Goldens`.
///
/// With `RECORD_TEXTS=1` in the environment they are written again, and the tests fail to show that.
@Suite("Dumps that are kept")
struct TextGoldenTests {
  private static let states: [CellState] = [
    .normal, .highlighted, .selected, [.highlighted, .selected],
  ]

  private func check(_ text: String, _ name: String) throws {
    if ProcessInfo.processInfo.environment["RECORD_TEXTS"] == "1" {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      try Data(text.utf8).write(to: folder.appendingPathComponent("Goldens/\(name).txt"))
      Issue.record("\(name) is recorded: look at it, and run without RECORD_TEXTS")
      return
    }
    let file = try #require(
      Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Goldens"),
      "there is no golden \(name).txt")
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard text != golden else { return }
    let (now, then) = (text.split(separator: "\n"), golden.split(separator: "\n"))
    let line = zip(now, then).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(name).txt differs from line \(line + 1) on
      golden: \(line < then.count ? then[line] : "(its end)")
      now:    \(line < now.count ? now[line] : "(its end)")
      """)
  }

  @Test("the fixture's cell", arguments: states)
  func cell(state: CellState) throws {
    let cell = try ResolvedScene(Fixture.selection(), traits: Traits()).cell(item: 0, state: state)
    try check(cell.dump(), "\(state.id).presentation")
    try check(cell.displayList().dump(), "\(state.id).display-list")
  }

  @Test("the fixture's collection view in the middle of a tap")
  func tap() throws {
    let scene = try ResolvedScene(Fixture.selection(), traits: Traits())
    let timeline = Timeline(of: scene, playing: try #require(scene.scene.scripts["tap"]))
    let presentation = timeline.presentation(at: .milliseconds(200))
    try check(presentation.dump(), "tap-0.2s.presentation")
    try check(presentation.displayList().dump(), "tap-0.2s.display-list")
  }

  @Test("a cell with every kind of value and origin")
  func origins() throws {
    let scene = Fixture.scene(
      .view(
        "veil", backgroundColor: .system(.systemFill), alpha: 0.25,
        constraints: [Constraint(.edges, equalTo: .superview)],
        subviews: [
          .imageView(
            "icon", systemImage: .starFill, constraints: [Constraint(.center, equalTo: .superview)])
        ]),
      rules: [Rule(when: .selected, .set(.tintColor, of: "icon", to: .hex(0xFF_CC_00)))],
      items: [Item(.set(.backgroundColor, of: .backgroundView, to: .white)), Item(), Item()])
    let cell = try ResolvedScene(scene, traits: Traits(userInterfaceStyle: .dark)).cell(
      item: 0, state: .selected)
    try check(cell.dump(), "origins.presentation")
    try check(cell.displayList().dump(), "origins.display-list")
  }
}
