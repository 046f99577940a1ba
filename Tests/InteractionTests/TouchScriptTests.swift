import Drawing
import Interaction
import Testing

@Suite("Touch scripts")
struct TouchScriptTests {

  @Test("only tap and wait take time")
  func durations() {
    #expect(TouchScript.Step.tap(0).duration == .milliseconds(250))
    #expect(TouchScript.Step.wait(.seconds(2)).duration == .seconds(2))
    for step: TouchScript.Step in [
      .down(0), .move(.outside), .up, .cancel, .select(0), .deselect(0), .mark("x"),
    ] {
      #expect(step.duration == .zero)
    }
    #expect(TouchScript([]).duration == .zero)
    #expect(
      ([.tap(0), .wait(.milliseconds(300)), .tap(1)] as TouchScript).duration == .milliseconds(800))
  }

  @Test("a tap becomes a finger that comes down and one that lifts, 0.25 s apart")
  func tap() {
    let inputs = ([.wait(.milliseconds(100)), .tap(2), .tap(1)] as TouchScript).timedInputs
    #expect(
      inputs.map(\.time) == [
        .milliseconds(100), .milliseconds(350), .milliseconds(350), .milliseconds(600),
      ])
    #expect(inputs.map(\.input) == [.down(2), .up, .down(1), .up])
  }

  @Test("every other step happens at its moment, waits and marks are left out")
  func timedInputs() {
    let script: TouchScript = [
      .select(3), .down(0), .mark("pressed"), .wait(.milliseconds(300)), .move(.outside),
      .move(.by(Point(1, -2))), .wait(.milliseconds(200)), .up, .down(.point(Point(4, 5))), .cancel,
      .deselect(3),
    ]
    let inputs = script.timedInputs
    #expect(
      inputs.map(\.time) == [.zero, .zero, .milliseconds(300), .milliseconds(300)]
        + Array(repeating: .milliseconds(500), count: 4))
    #expect(
      inputs.map(\.input) == [
        .select(3), .down(0), .move(.outside), .move(.by(Point(1, -2))), .up,
        .down(.point(Point(4, 5))), .cancel, .deselect(3),
      ])
  }

  @Test("marks name moments, several at one moment keep their order")
  func marks() {
    let script: TouchScript = [
      .mark("start"), .tap(0), .mark("lifted"), .mark("again"), .wait(.milliseconds(1)),
      .mark("end"),
    ]
    #expect(script.marks.map(\.name) == ["start", "lifted", "again", "end"])
    #expect(
      script.marks.map(\.time) == [
        .zero, .milliseconds(250), .milliseconds(250), .milliseconds(251),
      ])
    #expect(([.tap(0)] as TouchScript).marks.isEmpty)
  }

  @Test("a thousand steps of a third of a millisecond do not drift")
  func exactSums() {
    let step = Duration(secondsComponent: 0, attosecondsComponent: 333_333_333_333_333)
    let script = TouchScript(Array(repeating: .wait(step), count: 1000) + [.select(0)])
    #expect(
      script.timedInputs.map(\.time)
        == [Duration(secondsComponent: 0, attosecondsComponent: 333_333_333_333_333_000)])
  }

  @Test("a number is the centre of an item's cell")
  func places() {
    #expect((2 as TouchPlace) == .item(2))
    #expect(TouchPlace.item(2) == .item(2, at: Point(0.5, 0.5)))
    #expect(TouchPlace.item(2) != .item(3))
  }
}
