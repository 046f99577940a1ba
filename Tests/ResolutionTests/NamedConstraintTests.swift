import Drawing
import Interaction
import Testing
import Validation
import Views
import Vocabulary

@testable import Resolution
@testable import ResolvedViews
@testable import Scenes

@Suite("Constraints with names")
struct NamedConstraintTests {
  private func scene(
    _ constraints: [Constraint], rules: [Rule], items: Items = .count(1)
  ) throws -> ResolvedScene {
    var scene = Fixture.scene(
      .view("box", constraints: try .texts("top = superview", "height = 10")), rules: rules,
      items: items)
    scene.cell.constraints = constraints
    return try ResolvedScene(scene, traits: Traits())
  }

  private static let start = Constraint(
    "box", .leading, equalTo: .contentView, constant: 4, identifier: "start")
  private static let end = Constraint(
    "box", .trailing, equalTo: .contentView, constant: -4, identifier: "end", isActive: false)
  private static let width = Constraint("box", .width, equalTo: 20, identifier: "boxWidth")

  @Test("rules switch them")
  func isActive() throws {
    let rule = Rule(
      when: .selected, .set(.isActive, of: "start", to: false),
      .set(.isActive, of: "end", to: true))
    let scene = try scene([Self.start, Self.end, Self.width], rules: [rule])
    #expect(scene.view("box")?.frame == Rect(4, 0, 20, 10))
    #expect(scene.view("box", .selected)?.frame == Rect(68, 0, 20, 10))
    #expect(scene.notes == [])
  }

  @Test("items and rules assign their constants and priorities, the last one wins")
  func values() throws {
    let other = Constraint("box", .width, equalTo: 50, priority: .defaultHigh)
    let weak = Constraint(
      "box", .width, equalTo: 30, priority: .defaultLow, identifier: "weak")
    let scene = try scene(
      [Self.start, other, weak],
      rules: [
        Rule(when: .selected, .set(.priority, of: "weak", to: LayoutPriority(rawValue: 751))),
        Rule(when: .highlighted, .set(.constant, of: "start", to: 12)),
      ], items: [Item(), Item(.set(.constant, of: "start", to: 8))])
    #expect(scene.view("box")?.frame == Rect(4, 0, 50, 10))
    #expect(scene.view("box", item: 1)?.frame == Rect(8, 0, 50, 10))
    #expect(scene.view("box", .selected)?.frame == Rect(4, 0, 30, 10))
    #expect(scene.view("box", item: 1, .highlighted)?.frame == Rect(12, 0, 50, 10))
  }

  @Test("the origins of a constraint's value are listed")
  func candidates() throws {
    let scene = try scene(
      [Self.start, Self.width],
      rules: [Rule(when: .selected, .set(.constant, of: "start", to: 12))])
    let candidates = try #require(
      scene.candidates(for: .constant, of: "start", item: 0, state: .selected))
    #expect(candidates.map(\.value) == [.number(0), .number(4), .number(12)])
    #expect(scene.candidates(for: .alpha, of: "start", item: 0, state: .normal) == nil)
  }

  @Test("a state that contradicts itself is drawn without its last constraint, and noted")
  func contradiction() throws {
    let scene = try scene(
      [Self.start, Self.end, Self.width],
      rules: [Rule(when: .selected, .set(.isActive, of: "end", to: true))])
    #expect(
      scene.notes.map { "\($0.path): \($0.message)" } == [
        "cell.constraints[2]: when item 0 is selected, \"boxWidth: box.width = 20\" conflicts"
          + " with the cell's size of 92 × 92 pt and \"start: box.leading = contentView + 4\" and"
          + " \"end: box.trailing = contentView - 4\" and is dropped; change one, or give it a priority"
          + " below 1000"
      ])
    #expect(scene.view("box", .selected)?.frame == Rect(4, 0, 84, 10))
  }

  @Test("constraints of the content view speak of it where they name no view")
  func ofContentView() throws {
    var scene = Fixture.scene(.view("box", constraints: try .texts("size = 10")))
    scene.cell.contentView.constraints = try .texts("center = box")
    let resolved = try ResolvedScene(scene, traits: Traits())
    #expect(resolved.view("box")?.frame == Rect(41, 41, 10, 10))
  }
}
