import Drawing
import Interaction
import Machine
import Motion
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes
@testable import Timelines

/// Rules that ask where the finger is.
@Suite("touchInside in rules")
struct TouchInsideTests {
  private static let (blue, red) = (Color(hex: 0x0000FF), Color(hex: 0xFF0000))

  private func timeline(_ steps: [TouchScript.Step], when: CellPredicate) throws -> Timeline {
    let scene = Fixture.scene(
      rules: [
        Rule(when: .always, .set(.backgroundColor, of: .contentView, to: .fixed(Self.blue))),
        Rule(when: when, .set(.backgroundColor, of: .contentView, to: .fixed(Self.red))),
      ])
    let resolved = try ResolvedScene(scene, traits: Traits(), typesetter: BoxTypesetter())
    return Timeline(of: resolved, playing: TouchScript(steps))
  }

  private func reds(_ timeline: Timeline, _ milliseconds: Int) -> [Int] {
    (0..<3).filter {
      timeline.cell(item: $0, at: .milliseconds(milliseconds)).view.view(.contentView)?.properties
        .color(.backgroundColor) == Self.red
    }
  }

  private static let steps: [TouchScript.Step] = [
    .wait(.milliseconds(10)), .down(.item(1)), .wait(.milliseconds(10)), .move(.outside),
    .wait(.milliseconds(10)), .move(.item(2)), .wait(.milliseconds(10)), .move(.item(1)),
    .wait(.milliseconds(10)), .up, .wait(.milliseconds(10)),
  ]

  @Test("they hold for the cell that the finger is on, wherever it came down")
  func follows() throws {
    let timeline = try timeline(Self.steps, when: .touchInside)
    #expect([5, 15, 25, 35, 45, 55].map { reds(timeline, $0) } == [[], [1], [], [2], [1], []])
    let told = timeline.turns.flatMap(\.events).compactMap { event -> String? in
      guard case .custom(let name, let value, let item) = event else { return nil }
      return "\(item) \(name) \(value)"
    }
    #expect(
      told == [
        "1 touchInside true", "1 touchInside false", "2 touchInside true", "2 touchInside false",
        "1 touchInside true", "1 touchInside false",
      ])
  }

  @Test("as parts of other predicates, too")
  func parts() throws {
    let timeline = try timeline(
      Self.steps, when: .and(.not(.item(.equal, 2)), .or(.touchInside, .never)))
    #expect([15, 35, 45].map { reds(timeline, $0) } == [[1], [], [1]])
  }

  @Test(
    "a cancelled touch is not inside; without rules about touches inside there are no events for it"
  )
  func cancelled() throws {
    let steps: [TouchScript.Step] = [
      .down(.item(0)), .wait(.milliseconds(10)), .cancel, .wait(.milliseconds(10)),
    ]
    let timeline = try timeline(steps, when: .touchInside)
    #expect([5, 15].map { reds(timeline, $0) } == [[0], []])
    let silent = try self.timeline(Self.steps, when: .selected)
    #expect(
      silent.turns.flatMap(\.events).allSatisfy { if case .custom = $0 { false } else { true } })
  }
}
