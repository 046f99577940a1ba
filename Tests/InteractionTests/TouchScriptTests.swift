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
      .down(0), .move(.outside), .up, .cancel, .selectItem(0), .deselectItem(0), .mark("x"),
    ] {
      #expect(step.duration == .zero)
    }
    #expect(TouchScript([]).duration == .zero)
    #expect(
      ([.tap(0), .wait(.milliseconds(300)), .tap(1)] as TouchScript).duration == .milliseconds(800))
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

  @Test("a number is the centre of an item's cell")
  func places() {
    #expect((2 as TouchPlace) == .item(2))
    #expect(TouchPlace.item(2) == .item(2, at: Point(0.5, 0.5)))
    #expect(TouchPlace.item(2) != .item(3))
  }
}
