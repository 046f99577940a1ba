import Cellophane
import Figures
import Foundation
import Testing

@Suite("The storyboard of a scene's script")
struct StoryboardSceneTests {
  private func told(_ script: String) throws -> String {
    try Fixture.renderer().storyboard(script: script).description
  }

  @Test("A tap on a second cell is four steps, and the silent loss of the first one's selection")
  func tapSecond() throws {
    #expect(
      try told("tap-second") == """
        Storyboard in 4 steps. \
        1, at 0.15 s: touch down, item 0: item 0 is now highlighted. \
        2, at 0.25 s: lift, item 0: item 0 is now selected, item 0 is no longer highlighted. \
        3, at 0.70 s: touch down, item 1: item 0 is no longer selected, item 1 is now highlighted. \
        4, at 0.80 s: lift, item 1: item 1 is now selected, item 1 is no longer highlighted.
        """)
    let dump = try Fixture.renderer().storyboard(script: "tap-second").dump()
    for call in ["shouldHighlight 0", "didUnhighlight 0", "didDeselect 0", "didSelect 1"] {
      #expect(dump.contains("\"\(call)\""), "\(call)")
    }
    #expect(dump.contains("Item 0 loses isSelected at touch down without a delegate call."))
  }

  @Test("A finger that leaves its cell drags out, and lifting then changes nothing")
  func dragOut() throws {
    #expect(try told("drag-out").contains("2, at 0.30 s: drag out, item 0: "))
    #expect(try told("drag-out").hasPrefix("Storyboard in 2 steps."))
  }

  @Test("A flag that is set and reset at one moment is not a change, but its calls are listed")
  func flicker() throws {
    let renderer = try Fixture.renderer { scene in
      scene.scripts["quick"] = [.down(0), .wait(.milliseconds(50)), .up]
    }
    let board = try renderer.storyboard(script: "quick")
    #expect(
      board.description
        == "Storyboard in 1 step. 1, at 0.05 s: lift, item 0: item 0 is now selected.")
    #expect(board.dump().contains("\"didUnhighlight 0\""))
  }

  private static func steps(_ script: String) throws -> SceneRenderer {
    let text = """
      cellophane: 1
      title: Steps
      states:
        status: none | packed | delivered
        warmth: { range: 5...30, initially: 18, setBy: data }
      cell:
        contentView:
          subviews:
            - { slider: level, value: warmth, minimumValue: 5, maximumValue: 30, frame: { x: 10, y: 10, width: 180, height: 30 } }
            - { stepper: hours, value: 1, minimumValue: 0, maximumValue: 8, frame: { x: 10, y: 50, width: 94, height: 32 } }
            - { label: a, text: "{status} {hours.value}", frame: { x: 110, y: 50, width: 80, height: 30 } }
      collectionView:
        frame: { width: 200, height: 100 }
        flowLayout: { itemSize: { width: 200, height: 100 } }
        items: 1
      scripts: { go: [\(script)] }
      """
    return try SceneRenderer(SceneDocument(Array(text.utf8), file: "steps").scene)
  }

  @Test("Panels at one time, which a mark divides, have the values of their own, also at 0 s")
  func oneTime() throws {
    let board = try Self.steps(
      "set: { item: 0, status: packed }, wait: 0.5, set: { item: 0, status: delivered }, mark: m,"
        + " set: { item: 0, status: none }, wait: 0.2"
    ).storyboard(script: "go")
    #expect(
      board.description == """
        Storyboard in 3 steps. \
        1, at 0.00 s: app sets status packed, item 0: item 0 now: status packed. \
        2, at 0.50 s: app sets status delivered, item 0: item 0 now: status delivered. \
        3, at 0.50 s: app sets status none, item 0: item 0 now: status none.
        """)
  }

  @Test("A number that a slider's finger moves is listed where the finger lifts")
  func slider() throws {
    let board = try Self.steps(
      "down: { item: 0, view: level, at: [0.52, 0.5] }, wait: 0.2, move: { by: [60, 0], over: 0.5 },"
        + " wait: 0.1, up, wait: 0.3"
    ).storyboard(script: "go")
    #expect(board.description.contains("lift, item 0: item 0 now: warmth "))
  }

  @Test("Numbers of controls are listed with their values before they change, and not as false")
  func controlNumber() throws {
    let board = try Self.steps(
      "wait: 0.1, tap: { item: 0, view: hours, at: [0.75, 0.5] }, wait: 0.3"
    ).storyboard(script: "go")
    #expect(board.description.contains("item 0 now: hours value 2"))
    #expect(board.dump().contains("\"hours value 1\""))
    #expect(!board.dump().contains("hours.value false"))
  }

  @Test(
    "Each change of a flag is a step with the app's reaction, and each change is marked once"
  )
  func eachFlag() throws {
    let text = """
      cellophane: 1
      title: Rings
      states:
        tone: { values: quiet | loud, didSelectItem: loud, didDeselectItem: quiet }
        ring: { didSelectItem: true, didDeselectItem: false }
      cell: { contentView: { subviews: [{ label: a, text: "{tone}", frame: { x: 0, y: 0, width: 40, height: 40 } }] } }
      rules: [{ when: ring, a.textColor: systemRed }]
      collectionView:
        frame: { width: 40, height: 40 }
        flowLayout: { itemSize: { width: 40, height: 40 } }
        items: 1
      scripts: { go: [tap: 0, wait: 0.2] }
      """
    let told = try SceneRenderer(SceneDocument(Array(text.utf8), file: "rings").scene)
      .storyboard(script: "go", userInterfaceStyle: nil, separatingFlags: true).description
    #expect(told.hasPrefix("Storyboard in 3 steps. "), "\(told)")
    let changes = [
      "now highlighted", "now selected", "now: tone loud", "now: ring", "no longer highlighted",
    ]
    for change in changes {
      #expect(told.components(separatedBy: change).count == 2, "\(change): \(told)")
    }
  }

  @Test("States of the scene are listed by their labels")
  func labels() throws {
    let text = """
      cellophane: 1
      states: { soldOut: { setBy: data, label: Sold out today } }
      cell: { contentView: { subviews: [{ label: a, text: x, frame: { x: 0, y: 0, width: 40, height: 40 } }] } }
      rules: [{ when: soldOut, a.textColor: systemRed }]
      collectionView:
        frame: { width: 40, height: 40 }
        flowLayout: { itemSize: { width: 40, height: 40 } }
        items: 1
      scripts:
        go: [wait: 0.1, set: { item: 0, soldOut: true }, wait: 0.1, set: { item: 0, soldOut: false }, wait: 0.1]
      """
    let board = try SceneRenderer(SceneDocument(Array(text.utf8), file: "labels").scene)
      .storyboard(script: "go")
    #expect(
      board.description == """
        Storyboard in 2 steps. \
        1, at 0.10 s: app sets sold out today, item 0: item 0 now: sold out today. \
        2, at 0.20 s: app sets not sold out today, item 0: item 0 now: not sold out today.
        """)
    #expect(!board.dump().contains("soldOut"))
  }

  @Test("A script that there is not is an error that names those that there are")
  func unknown() throws {
    #expect(throws: RenderingError.self) { try told("bogus") }
  }
}
