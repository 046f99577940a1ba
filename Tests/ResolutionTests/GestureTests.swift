import Drawing
import Foundation
import Interaction
import Machine
import OrderedCollections
import SceneReading
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes
@testable import Timelines

/// The fifth source's long press, by the numbers of its behaviours, and what else gestures do.
@Suite struct GestureTests {
  private func scene(_ change: (inout Scene) -> Void = { _ in }) throws -> ResolvedScene {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Fixtures/Scenes/press.cell.yaml")
    var scene = try SceneDocument([UInt8](Data(contentsOf: file)), file: "press").scene
    change(&scene)
    return try ResolvedScene(scene, traits: scene.traits)
  }

  private func log(
    _ script: TouchScript, _ change: (inout Scene) -> Void = { _ in }
  ) throws -> [String] {
    Timeline(of: try scene(change), playing: script).turns.flatMap { turn in
      turn.events.map { "\(turn.time.milliseconds) \($0)" }
    }
  }

  private func presses(
    _ script: TouchScript, _ change: (inout Scene) -> Void = { _ in }
  ) throws -> [String] {
    try log(script, change).filter { $0.contains("press") }
  }

  private static func wait(_ milliseconds: Int) -> TouchScript.Step {
    .wait(.milliseconds(milliseconds))
  }

  @Test(
    "1, 2: the press begins at 0.05 s, before the content receives the touch, and scales the cell")
  func begins() throws {
    let script: TouchScript = [.down(0), Self.wait(700), .up]
    #expect(
      try presses(script) == [
        "50 press.began 0", "50 pressed true 0", "700 press.ended 0", "700 pressed false 0",
      ])
    let scene = try scene()
    let timeline = Timeline(of: scene, playing: script)
    func transform(_ milliseconds: Int) -> ViewTransform {
      timeline.cell(item: 0, at: .milliseconds(milliseconds)).view[.transform]
    }
    #expect(transform(49) == .identity)
    #expect(transform(50) == ViewTransform(scaleX: 0.98, y: 0.98))
    #expect(transform(699) == ViewTransform(scaleX: 0.98, y: 0.98))
    #expect(transform(700) == .identity)
    #expect(timeline.cell(item: 1, at: .milliseconds(100)).view[.transform] == .identity)
  }

  @Test("3: a finger that lifts before 0.05 s presses nothing")
  func liftsEarly() throws {
    #expect(try presses([.down(0), Self.wait(49), .up, Self.wait(100)]) == [])
  }

  @Test("4: a finger that moves more than 10 points before 0.05 s presses nothing")
  func movesEarly() throws {
    let far: TouchScript = [
      .down(0), Self.wait(20), .move(.by(Point(10.5, 0))), Self.wait(100), .up,
    ]
    #expect(try presses(far) == [])
    let near: TouchScript = [
      .down(0), Self.wait(20), .move(.by(Point(10, 0))), Self.wait(100), .up,
    ]
    #expect(try presses(near).first == "50 press.began 0")
  }

  @Test("10: off the cell it springs back once, back on it is pressed again")
  func outAndBack() throws {
    let script: TouchScript = [
      .down(0), Self.wait(100), .move(1), Self.wait(100), .move(.by(Point(5, 0))), Self.wait(100),
      .move(0), Self.wait(100), .up,
    ]
    #expect(
      try presses(script) == [
        "50 press.began 0", "50 pressed true 0", "100 press.changed 0", "100 pressed false 0",
        "200 press.changed 0", "300 press.changed 0", "300 pressed true 0", "400 press.ended 0",
        "400 pressed false 0",
      ])
  }

  @Test("11: a cancelled press springs back")
  func cancelled() throws {
    #expect(
      try presses([.down(0), Self.wait(100), .cancel]) == [
        "50 press.began 0", "50 pressed true 0", "100 press.cancelled 0", "100 pressed false 0",
      ])
  }

  @Test("12: a press that begins on empty space belongs to no cell, wherever it goes")
  func emptySpace() throws {
    let script: TouchScript = [
      .down(.point(Point(5, 5))), Self.wait(100), .move(0), Self.wait(100), .up,
    ]
    #expect(try presses(script) == ["50 press.began", "100 press.changed", "200 press.ended"])
  }

  @Test("13: assigning the current value of a state is not a change")
  func noChange() throws {
    let script: TouchScript = [
      .down(0), Self.wait(100), .move(.by(Point(1, 0))), Self.wait(10), .move(.by(Point(1, 0))),
    ]
    #expect(try presses(script).filter { $0.contains("pressed") } == ["50 pressed true 0"])
  }

  @Test("15: highlighting and selecting go on beside the press")
  func selectionGoesOn() throws {
    #expect(
      try log([.down(0), Self.wait(200), .up]).filter { !$0.contains("press") } == [
        "150 shouldHighlight 0", "150 isHighlighted true 0", "150 didHighlight 0",
        "200 shouldSelect 0", "200 isSelected true 0", "200 didSelect 0",
        "200 isHighlighted false 0", "200 didUnhighlight 0",
      ])
  }

  // MARK: - What the source does not use

  @Test("a recogniser that cancels touches takes them from the cell, with or without a highlight")
  func cancelsTouches() throws {
    func log(after duration: Int) throws -> [String] {
      try self.log([.down(0), Self.wait(400), .up]) {
        $0.collectionView.gestureRecognizers = [
          GestureRecognizer(
            "press", kind: .longPress(minimumPressDuration: .milliseconds(duration)))
        ]
      }.filter { !$0.contains("press") }
    }
    #expect(try log(after: 50) == [])
    #expect(
      try log(after: 300) == [
        "150 shouldHighlight 0", "150 isHighlighted true 0", "150 didHighlight 0",
        "300 isHighlighted false 0", "300 didUnhighlight 0",
      ])
  }

  @Test("of two that do not share touches the first that recognises has them to itself")
  func exclusion() throws {
    func log(_ shares: Bool) throws -> [String] {
      try presses([.down(0), Self.wait(400), .up]) { scene in
        scene.states = []
        scene.rules = []
        scene.collectionView.gestureRecognizers = [
          GestureRecognizer("slowpress", kind: .longPress()),
          GestureRecognizer(
            "press", kind: .longPress(minimumPressDuration: .milliseconds(100)),
            shouldRecognizeSimultaneously: shares),
          GestureRecognizer("tappress", kind: .tap()),
        ]
      }
    }
    #expect(try log(false) == ["100 press.began 0", "400 press.ended 0"])
    #expect(try log(true) == ["100 press.began 0", "400 press.ended 0", "400 tappress.ended 0"])
  }

  @Test("a turn updates each cell's configuration once, however much changes")
  func updates() throws {
    let timeline = Timeline(of: try scene(), playing: [.tap(0), Self.wait(100), .tap(1)])
    // Both presses begin before the cell receives the touch; the second touch deselects the first cell.
    #expect(timeline.turns.map(\.updates) == [[0, 1], [0], [0], [0], [1], [0, 1], [1]])
  }
}

/// The scene's own states beside gestures, and scrolling that takes a touch away.
@Suite struct CustomStateTests {
  private static func wait(_ milliseconds: Int) -> TouchScript.Step {
    .wait(.milliseconds(milliseconds))
  }

  private func log(
    _ script: TouchScript, _ change: (inout Scene) -> Void
  ) throws -> [String] {
    let scene = try Fixture.selection(change)
    return Timeline(of: try ResolvedScene(scene, traits: Traits()), playing: script).turns.flatMap {
      $0.events.map(\.description)
    }
  }

  @Test("delegate calls assign states, which stay when the flag goes")
  func delegateCalls() throws {
    let events = try log([.tap(0), Self.wait(100), .tap(1)]) { scene in
      scene.states = [
        CustomState("seen", [.didSelectItem: .always]),
        CustomState("hot", [.didHighlightItem: .always, .didUnhighlightItem: .never]),
      ]
    }
    #expect(
      events.filter { $0.hasPrefix("seen") || $0.hasPrefix("hot") } == [
        "hot true 0", "seen true 0", "hot false 0", "hot true 1", "seen true 1", "hot false 1",
      ])
  }

  @Test("a predicate sees the flags as they are when its event comes")
  func flagsOfTheMoment() throws {
    let events = try log([.tap(0)]) { scene in
      scene.states = [CustomState("wasUnderFinger", [.didSelectItem: .highlighted])]
    }
    // The header's order: the cell is still highlighted when it hears that it is selected.
    #expect(events.contains("wasUnderFinger true 0"))
    let other = try log([.tap(0)]) { scene in
      scene.policies.delegateOrder = .unhighlightFirst
      scene.states = [CustomState("wasUnderFinger", [.didSelectItem: .highlighted])]
    }
    #expect(!other.contains("wasUnderFinger true 0"))
  }

  @Test("states can hold from the start, by item and surroundings")
  func initially() throws {
    var scene = try Fixture.selection {
      $0.states = [
        CustomState("first", [.initially: .item(.equal, 0)]),
        CustomState("night", [.initially: .dark]),
      ]
      $0.rules = [Rule(when: .custom("first"), .set(.alpha, of: .cell, to: 0.5))]
    }
    scene.traits.userInterfaceStyle = .dark
    let timeline = Timeline(of: try ResolvedScene(scene, traits: scene.traits), playing: [])
    let cells = timeline.presentation(at: .zero).cells
    #expect(cells.map(\.state.id) == ["first+night", "night", "night"])
    #expect(cells.map { $0.view[.alpha] } == [0.5, 1, 1])
  }

  @Test("rules read traits and text sizes")
  func traits() throws {
    let scene = try Fixture.selection {
      $0.rules = [
        Rule(
          when: .and(.rightToLeft, .contentSize(.greaterOrEqual, .accessibilityMedium)),
          .set(.alpha, of: .cell, to: 0.25)),
        Rule(when: .highContrast, .set(.alpha, of: .cell, to: 0.75)),
      ]
    }
    func alpha(_ traits: Traits) throws -> Double {
      try ResolvedScene(scene, traits: traits).cell(item: 0, state: .normal).view[.alpha]
    }
    #expect(try alpha(Traits()) == 1)
    #expect(
      try alpha(
        Traits(
          preferredContentSizeCategory: .accessibilityLarge, layoutDirection: .rightToLeft)) == 0.25
    )
    #expect(
      try alpha(Traits(preferredContentSizeCategory: .accessibilityLarge)) == 1)
    #expect(try alpha(Traits(accessibilityContrast: .high)) == 0.75)
  }

  @Test("a delegate can toggle the selection itself and refuse the tap")
  func toggles() throws {
    let script: TouchScript = [.tap(0), Self.wait(100), .tap(1), Self.wait(100), .tap(1)]
    let events = try log(script) {
      $0.collectionView.delegate = Delegate(
        shouldSelectItem: [.toggleSelection, .performBatchUpdates, .answer(.never)])
    }
    #expect(
      events == [
        "shouldHighlight 0", "isHighlighted true 0", "didHighlight 0",
        "shouldSelect 0", "isSelected true 0", "performBatchUpdates", "isHighlighted false 0",
        "didUnhighlight 0",
        "shouldHighlight 1", "isSelected false 0", "isHighlighted true 1", "didHighlight 1",
        "shouldSelect 1", "isSelected true 1", "performBatchUpdates", "isHighlighted false 1",
        "didUnhighlight 1",
        "shouldHighlight 1", "isHighlighted true 1", "didHighlight 1",
        "shouldSelect 1", "isSelected false 1", "performBatchUpdates", "isHighlighted false 1",
        "didUnhighlight 1",
      ])
  }

  @Test(
    "the first source's 12, 13: a finger that scrolls 12 points no longer highlights, nor selects")
  func scrolling() throws {
    let script: TouchScript = [
      .down(0), Self.wait(200), .move(.by(Point(0, 12))), Self.wait(100), .up,
    ]
    /// The events about cells.
    func log(_ script: TouchScript, _ change: @escaping (inout Scene) -> Void) throws -> [String] {
      try self.log(script, change).filter { !$0.contains("scrollView") }
    }
    let scrolled = try log(script) { $0.collectionView.alwaysBounceVertical = true }
    let highlighted = [
      "shouldHighlight 0", "isHighlighted true 0", "didHighlight 0", "isHighlighted false 0",
      "didUnhighlight 0",
    ]
    #expect(scrolled == highlighted)
    #expect(try log([.down(0), Self.wait(200), .cancel]) { _ in } == highlighted)
    // What fits does not scroll: the finger is still on the cell and selects it.
    #expect(try log(script) { _ in }.contains("didSelect 0"))
    // More items than fit scroll without any setting.
    let many = try log(script) { $0.collectionView.items = .count(4) }
    #expect(many == highlighted)
    // Before the touch has reached the cell there is nothing to take back.
    let early: TouchScript = [.down(0), .move(.by(Point(0, 12))), Self.wait(300), .up]
    #expect(try log(early) { $0.collectionView.alwaysBounceVertical = true } == [])
  }
}

extension Duration {
  fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}
