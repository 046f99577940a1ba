import Cellophane
import Testing

@testable import Review

/// The note on controls that touches change without a diagram or a golden that shows it.
@Suite("Controls that nothing asks for")
struct ControlNoteTests {
  private static func note(_ controls: String, _ more: String = "") throws -> String? {
    let file = """
      cellophane: 1
      cell: { contentView: { subviews: [\(controls)] } }
      collectionView: { frame: { width: 200, height: 60 }, flowLayout: { itemSize: { width: 200, height: 60 } }, items: 1 }
      \(more)
      """
    let document = try SceneDocument(Array(file.utf8), file: "a.yaml")
    return try SceneRenderer(document.scene).controlNote
  }

  private static let toggle =
    "{ switch: toggle, isOn: true, constraints: [leading = superview + 8, centerY = superview] }"

  @Test("a switch, a button and a slider that nothing asks for are named")
  func controls() throws {
    let more =
      Self.toggle
      + ", { button: go, title: Go, constraints: [leading = toggle.trailing + 8, centerY = superview] }"
      + ", { slider: level, constraints: [leading = go.trailing + 8, width = 60, centerY = superview] }"
    #expect(
      try Self.note(more)
        == "touches on toggle, go and level are in no diagram and no golden, because no rule, state or listed script"
        + " asks for them; write a rule for their states, or list a script with the touch under \"snapshots\""
    )
    #expect(
      try Self.note("{ label: title, text: Title, constraints: [center = superview] }") == nil)
  }

  @Test(
    "no note is needed if a rule, an event, a listed script or a listed state asks",
    arguments: [
      ("rules: [{ when: toggle.off, contentView.alpha: 0.5 }]", false),
      ("states: { quiet: { setBy: data, toggle.valueChanged: not quiet } }", false),
      ("scripts: { turn: [tap: 0.toggle, wait: 0.5] }", true),
      ("scripts: { turn: [tap: 0.toggle, wait: 0.5] }\nsnapshots: { scripts: [turn] }", false),
      ("snapshots: { states: [normal, toggle.off] }", false),
      // Touches leave a switch as it is whose position a rule assigns.
      ("rules: [{ when: selected, toggle.isOn: false }]", false),
    ])
  func asked(more: String, isTold: Bool) throws {
    #expect(try (Self.note(Self.toggle, more) != nil) == isTold)
  }

  @Test(
    "a control that a touch cannot reach or change is left out",
    arguments: ["isEnabled: false", "isHidden: true", "isUserInteractionEnabled: false"])
  func unreachable(property: String) throws {
    let control = Self.toggle.replacing("isOn: true", with: "isOn: true, \(property)")
    #expect(try Self.note(control) == nil)
  }
}
