import Drawing
import Testing

@testable import Interaction

/// One finger and one recogniser.
@Suite struct GestureModelTests {
  private func press(
    after duration: Duration = .milliseconds(50), movement: Double = 10
  ) -> GestureModel {
    GestureModel(
      GestureRecognizer(
        "press", kind: .longPress(minimumPressDuration: duration, allowableMovement: movement)),
      downAt: Point(100, 100))
  }

  @Test func uiKitsDefaults() {
    let recognizer = GestureRecognizer("press", kind: .longPress())
    #expect(
      recognizer.kind
        == .longPress(minimumPressDuration: .milliseconds(500), allowableMovement: 10))
    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.shouldRecognizeSimultaneously)
  }

  @Test func aPressBeginsAfterItsDuration() {
    var press = press()
    #expect(press.timeUntilBegin == .milliseconds(50))
    #expect(press.begin() == .began)
    #expect(press.timeUntilBegin == nil)
    #expect(press.begin() == nil)
    #expect(press.end() == .ended)
    #expect(press.end() == nil)
  }

  @Test func aPressThatLiftsEarlyFailsInSilence() {
    var press = press()
    #expect(press.end() == nil)
    #expect(press.timeUntilBegin == nil)
    #expect(press.begin() == nil)
  }

  @Test(arguments: [(Point(106, 108), true), (Point(106.1, 108), false), (Point(100, 89), false)])
  func movementBeforeItBeginsIsLimited(location: Point, isAllowed: Bool) {
    var press = press()
    #expect(press.move(to: location) == nil)
    #expect((press.begin() == .began) == isAllowed)
  }

  @Test func movementAfterItBeganIsNot() {
    var press = press()
    _ = press.begin()
    #expect(press.move(to: Point(900, 900)) == .changed)
    #expect(press.move(to: Point(900, 900)) == .changed)
    #expect(press.cancel() == .cancelled)
    #expect(press.move(to: .zero) == nil)
    #expect(press.end() == nil)
  }

  @Test func aPressThatHasNotBegunIsNotCancelled() {
    var press = press()
    #expect(press.cancel() == nil)
    #expect(press.begin() == nil)
  }

  @Test(arguments: [(45.0, true), (45.1, false)])
  func aTapIsToldWhenTheFingerLiftsNearWhereItCame(distance: Double, isTap: Bool) {
    var tap = GestureModel(GestureRecognizer("tap", kind: .tap()), downAt: .zero)
    #expect(tap.timeUntilBegin == nil)
    #expect(tap.move(to: Point(distance, 0)) == nil)
    #expect((tap.end() == .ended) == isTap)
  }
}
