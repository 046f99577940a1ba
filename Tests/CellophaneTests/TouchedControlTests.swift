import Cellophane
import Drawing
import Interaction
import Review
import Testing
import Vocabulary

/// Fingers that change the values of sliders, segmented controls, steppers and page controls.
@Suite("Controls whose values fingers change")
struct TouchedControlTests {
  /// The slider's track is 200 points long and its thumb 28, so that the thumb goes 172 points. The segments are 100 points
  /// wide.
  private static let file = """
    cellophane: 1
    states:
      effort: { range: 0...10, initially: 5 }
    cell:
      contentView:
        subviews:
          - slider: level
            value: 0.25
            constraints: [leading = superview + 10, top = superview + 10, width = 204]
          - segmentedControl: unit
            items: [A, B, C]
            selectedSegmentIndex: 0
            constraints: [leading = superview + 10, top = superview + 60, width = 300]
          - stepper: count
            value: 1
            maximumValue: 6
            stepValue: 2
            constraints: [leading = superview + 10, top = superview + 110]
          - stepper: turns
            value: 6
            maximumValue: 6
            wraps: true
            constraints: [leading = superview + 160, top = superview + 110]
          - pageControl: pages
            numberOfPages: 3
            constraints: [leading = superview + 10, top = superview + 150]
          - slider: pace
            value: { effort: { 0: 0, 10: 1 } }
            constraints: [leading = superview + 10, top = superview + 190, width = 204]
          - label: told
            text: "{count.value} of {level.value%}"
            constraints: [leading = superview + 10, top = superview + 240]
    rules:
      - { when: unit.selectedSegmentIndex == 2, told.textColor: red }
    collectionView:
      frame: { width: 320, height: 280 }
      flowLayout: { itemSize: { width: 320, height: 280 } }
      items: 1
    """

  private func renderer(
    _ text: String = file, _ direction: LayoutDirection = .leftToRight
  ) throws -> SceneRenderer {
    try SceneRenderer(
      SceneDocument(Array(text.utf8), file: "a.yaml").scene,
      traits: Traits(layoutDirection: direction))
  }

  /// Plays inputs, where `nil` waits until the touch is delivered. Returns the state of the cell, and the events.
  private func play(
    _ inputs: [TouchInput?], in renderer: SceneRenderer
  ) -> (state: CellState, log: [String]) {
    let machine = renderer.machine
    var stage = machine.initialStage
    var log: [String] = []
    for input in inputs {
      let event = input.map { StageEvent.input($0) } ?? .advance(by: .milliseconds(200))
      let (after, notices) = machine.reduce(stage, event)
      stage = after
      log += notices.map(\.description)
    }
    return (machine.state(ofItem: 0, in: stage), log)
  }

  private func tap(_ control: ViewName, _ x: Double) -> [TouchInput?] {
    [.down(.view(control, ofItem: 0, at: Point(x, 0.5))), nil, .up]
  }

  private func point(_ x: Double, _ y: Double) -> TouchPlace { .point(Point(x, y)) }

  @Test("the thumb of a slider follows the finger, up to its ends")
  func drag() throws {
    // The thumb's middle is at 10 + 2 + 172 / 4 + 14.
    let (state, log) = play(
      [
        .down(point(69, 27)), nil, .move(point(69 + 86, 27)), .move(point(255, 30)), .up,
      ], in: try renderer())
    #expect(
      log == [
        "level.touchDown 0", "level.value 0.75 0", "level.valueChanged 0", "level.value 1 0",
        "level.valueChanged 0", "level.touchUpInside 0",
      ])
    #expect(state.customValues["level.value"] == .number(1))
  }

  @Test("from right to left the value grows to the left")
  func mirroredDrag() throws {
    let (state, _) = play(
      [.down(point(251, 27)), nil, .move(point(251 - 86, 27)), .up],
      in: try renderer(Self.file, .rightToLeft))
    #expect(state.customValues["level.value"] == .number(0.75))
  }

  @Test("a finger beside the thumb does nothing, and the cell does not get its touch")
  func besideThumb() throws {
    let (state, log) = play(
      [.down(point(180, 27)), nil, .move(point(120, 27)), .up], in: try renderer())
    #expect(state == .normal && log.isEmpty)
  }

  @Test("a slider that follows a number of the scene sets that number")
  func boundSlider() throws {
    // The middle of the track.
    let (state, log) = play(
      [.down(point(112, 207)), nil, .move(point(112 - 43, 207)), .up], in: try renderer())
    #expect(state.customValues["effort"] == .number(2.5))
    #expect(
      log == [
        "pace.touchDown 0", "effort 2.5 0", "pace.valueChanged 0", "pace.touchUpInside 0",
      ])
  }

  @Test("a tap selects a segment when the finger lifts, and not the selected one again")
  func segments() throws {
    let renderer = try renderer()
    let (state, log) = play(tap("unit", 0.5) + tap("unit", 0.6), in: renderer)
    #expect(state.customValues["unit.selectedSegmentIndex"] == .number(1))
    #expect(
      log == [
        "unit.touchDown 0", "unit.selectedSegmentIndex 1 0", "unit.valueChanged 0",
        "unit.touchUpInside 0", "unit.touchDown 0", "unit.touchUpInside 0",
      ])
    let (slid, _) = play(
      [.down(point(30, 76)), nil, .move(point(280, 76)), .up], in: renderer)
    #expect(slid.customValues["unit.selectedSegmentIndex"] == .number(2))
    let (left, none) = play(
      [.down(point(30, 76)), nil, .move(point(280, 200)), .up], in: renderer)
    #expect(left == .normal && !none.contains("unit.valueChanged 0"))
  }

  @Test("a stepper changes by its step, stops at its ends, and goes on if it wraps")
  func steppers() throws {
    let renderer = try renderer()
    let (raised, log) = play((0..<4).flatMap { _ in tap("count", 0.75) }, in: renderer)
    #expect(raised.customValues["count.value"] == .number(6))
    #expect(
      log.filter { $0.hasPrefix("count.value ") } == [
        "count.value 3 0", "count.value 5 0", "count.value 6 0",
      ])
    let (lowered, _) = play(tap("count", 0.25), in: renderer)
    #expect(lowered.customValues["count.value"] == .number(0))
    let (wrapped, _) = play(tap("turns", 0.75), in: renderer)
    #expect(wrapped.customValues["turns.value"] == .number(0))
  }

  /// The values of the stepper `count` with the times at which it has them, in ms, while a finger holds a half.
  private func held(
    _ change: (String) -> String = { $0 }, from value: Int = 1, at fraction: Double = 0.75,
    for duration: Int
  ) throws -> [String] {
    let text = change(
      Self.file.replacing(
        "value: 1\n        maximumValue: 6\n        stepValue: 2", with: "value: \(value)"))
    let machine = try renderer(text).machine
    var stage = machine.initialStage
    var values: [String] = []
    func handle(_ event: StageEvent, at time: Int) {
      let (after, notices) = machine.reduce(stage, event)
      stage = after
      values += notices.map(\.description).filter { $0.hasPrefix("count.value ") }
        .map { "\(time) \($0.split(separator: " ")[1])" }
    }
    handle(.input(.down(.view("count", ofItem: 0, at: Point(fraction, 0.5)))), at: 0)
    for time in stride(from: 10, through: duration, by: 10) {
      handle(.advance(by: .milliseconds(10)), at: time)
    }
    handle(.input(.up), at: duration)
    return values
  }

  @Test(
    "a stepper that is held changes again and again, faster after 20 changes, and not when the finger lifts"
  )
  func heldSteppers() throws {
    // The touch is delivered after 150 ms.
    #expect(try held(for: 900) == ["650 2", "750 3", "850 4"])
    #expect(try held(for: 600) == ["600 2"])
    let long = try held(from: 0, for: 2_700)
    #expect(
      long.dropFirst(18).prefix(5) == ["2450 19", "2550 20", "2580 21", "2610 22", "2640 23"])
    #expect(try held(from: 3, at: 0.25, for: 2_000) == ["650 2", "750 1", "850 0"])
    #expect(
      try held(
        { $0.replacing("stepper: count", with: "stepper: count\n        autorepeat: false") },
        for: 900)
        == ["900 2"])
  }

  @Test("the halves of a page control turn pages, the other way from right to left")
  func pages() throws {
    let taps = tap("pages", 0.8) + tap("pages", 0.8) + tap("pages", 0.2)
    #expect(
      play(taps, in: try renderer()).state.customValues["pages.currentPage"] == .number(1))
    let mirrored = play(tap("pages", 0.2), in: try renderer(Self.file, .rightToLeft)).state
    #expect(mirrored.customValues["pages.currentPage"] == .number(1))
    #expect(play(tap("pages", 0.2), in: try renderer()).state == .normal)
  }

  @Test("texts and rules read the values, whose initial values items set")
  func readers() throws {
    let text = Self.file.replacing(
      "items: 1", with: "items: [{ count.value: 5, pages.currentPage: 2 }]")
    let renderer = try renderer(text)
    let first = renderer.machine.state(ofItem: 0, in: renderer.machine.initialStage)
    #expect(
      first.customValues == ["count.value": .number(5), "pages.currentPage": .number(2)])
    #expect(
      try renderer.explanation(of: .text, in: "told", state: first).value.description
        .contains("5 of 25%"))
    let state = CellState.normal.setting(custom: "unit.selectedSegmentIndex", to: .number(2))
    #expect(
      try renderer.explanation(of: .textColor, in: "told", state: state).value.description
        == "\"#FF0000\"")
  }

  @Test("a state graph chooses segments, steps and drags thumbs to the stops")
  func graph() throws {
    let text = Self.file.replacing("{count.value} of {level.value%}", with: "{level.value%}")
      .replacing("effort: { 0: 0, 10: 1 }", with: "effort: { 0: 0, 10: 0.5 }")
    let graph = try renderer(text).stateGraph()
    let values = Set(
      graph.states.map { $0.cells[0].customValues["unit.selectedSegmentIndex"] ?? .number(0) })
    #expect(values == [.number(0), .number(1), .number(2)])
    let levels = Set(
      graph.states.map { $0.cells[0].customValues["level.value"] ?? .number(0.25) })
    #expect(levels == [.number(0), .number(0.25), .number(1)])
    // Nothing asks for these.
    #expect(graph.states.allSatisfy { $0.cells[0].customValues["count.value"] == nil })
  }

  @Test("a part of a control is explained as UIKit's")
  func explanation() throws {
    let reasons = try renderer().explanation(of: .cornerRadius, in: "level.thumb")
    #expect(reasons.value == .number(14))
    #expect(reasons.contributions.map(\.source) == ["UIKit itself"])
    #expect(throws: RenderingError.self) {
      try renderer().explanation(of: .textColor, in: "level.thumb")
    }
  }

  @Test(
    "a condition on an impossible value of a control is an error with its place",
    arguments: [
      (
        "unit.selectedSegmentIndex == 2", "unit.selectedSegmentIndex == 7",
        "unit.selectedSegmentIndex must be from 0 to 2, not 7"
      ),
      (
        "unit.selectedSegmentIndex == 2", "told.value > 1",
        "\"told\" is not a control; buttons and switches have events and states"
      ),
      (
        "unit.selectedSegmentIndex == 2", "unit.value > 1",
        "a segmented control has no value"
      ),
      (
        "unit.selectedSegmentIndex == 2", "pace.value > 1",
        "pace.value follows effort; use that state"
      ),
      (
        "told.textColor: red }", "count.value: 1 }",
        "the scene assigns count.value itself; use the state on which that depends"
      ),
    ])
  func mistakes(old: String, new: String, message: String) {
    let text = Self.file.replacing(old, with: new)
    do {
      _ = try renderer(text)
      Issue.record("no error for \(new)")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }
}
