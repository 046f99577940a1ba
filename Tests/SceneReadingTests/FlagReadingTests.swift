import Interaction
import OrderedCollections
import Testing

@testable import SceneReading
@testable import Scenes

@Suite("UIKit's flags among the states of scene files")
struct FlagReadingTests {
  private func scene(_ flag: String, actions: String = "") throws -> Scene {
    let text = """
      cellophane: 1
      cell: {}
      states: { \(flag) }
      \(actions)
      collectionView: { frame: { width: 9, height: 9 }, items: 1 }
      """
    return try SceneDocument(Array(text.utf8), file: "a").scene
  }

  private func set(_ value: Bool) -> EventAction {
    .set([.init(.flag(.expanded), .flag(value))])
  }

  @Test("values that an event assigns to a flag become actions of the app, after the scene's own")
  func assigned() throws {
    let read = try scene(
      "expanded: { label: Open, didSelectItem: not expanded, didEndDisplayingCell: false }",
      actions: "actions: { didSelectItem: [deselect: {}] }")
    #expect(read.flags == [FlagInput(.expanded, label: "Open", source: .gesture)])
    #expect(read.states.isEmpty)
    #expect(
      read.actions == [
        .didSelectItem: [
          .deselectItem(), set(true).when(.not(.flag(.expanded))),
          set(false).when(.flag(.expanded)),
        ],
        .didEndDisplayingCell: [set(false)],
      ])
  }

  @Test("of several assignments the first whose condition holds is used")
  func several() throws {
    let read = try scene(
      "expanded: { setBy: app, didSelectItem: [{ for: editing, to: false }, not dark] }")
    let dark = CellPredicate.dark
    let rest = CellPredicate.not(.flag(.editing))
    #expect(read.flags == [FlagInput(.expanded, source: .app)])
    #expect(
      read.actions[.didSelectItem] == [
        set(false).when(.flag(.editing)), set(true).when(.and(rest, .not(dark))),
        set(false).when(.and(rest, dark)),
      ])
  }

  @Test("a flag without events is set by the app")
  func plain() throws {
    let read = try scene("expanded: { label: Open }, editing: data")
    #expect(
      read.flags == [
        FlagInput(.expanded, label: "Open", source: .app), FlagInput(.editing, source: .data),
      ])
    #expect(read.actions.isEmpty)
  }

  @Test(
    "mistakes are reported at their places",
    arguments: [
      (
        "expanded: { initially: true }",
        "a:3:23: items give UIKit's flags from the start, as in items: [{ states: { expanded: true } }]"
      ),
      (
        "expanded: 0...1",
        "a:3:11: UIKit's flag expanded is true or false; leave out its values and its animation, which rules have"
      ),
      (
        "expanded: { scrollViewDidScroll: true }",
        "a:3:23: scrolling concerns no item; assign a state in scrollViewDidScroll and use that"
      ),
      ("expanded: { didSelectItem: open }", "a:3:38: \"open\" is not a state"),
      ("expanded: { tap.ended: true }", "a:3:23: no gesture recogniser is called \"tap\""),
    ])
  func mistakes(flag: String, message: String) {
    let error = #expect(throws: SceneDiagnostics.self) { try scene(flag) }
    #expect("\(error.map(String.init(describing:)) ?? "")".hasPrefix(message))
  }
}
