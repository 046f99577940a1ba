import Drawing
import Testing

@testable import ImageCoding

/// As few keyframes as are needed, and jumps where things jump.
@Suite struct KeyframeListTests {
  private func list(_ moments: [(Double, Double, Bool)]) -> [String] {
    KeyframeList(
      moments.map { [$0.1] },
      moments: moments.map { AnimatedMoment(time: $0.0, isJump: $0.2) }, duration: 10,
      tolerance: [0.1]
    ).keyframes.map { "\(decimal($0.time, places: 6)) \($0.values[0])\($0.holds ? " holds" : "")" }
  }

  @Test("what lies on the way is left out")
  func straight() {
    #expect(list((0...10).map { (Double($0), Double($0) * 2, false) }) == ["0 0.0", "1 20.0"])
    #expect(
      list([(0, 0, false), (1, 0.1, false), (2, 0, false), (10, 0, false)]) == [
        "0 0.0", "1 0.0",
      ])
  }

  @Test("what does not is kept")
  func bent() {
    #expect(
      list([(0, 0, false), (5, 8, false), (10, 10, false)]) == ["0 0.0", "0.5 8.0", "1 10.0"])
  }

  @Test("what rests until it jumps is held by its own keyframe")
  func rests() {
    #expect(
      list([(0, 1, false), (4, 1, false), (4, 5, true), (10, 5, false)]) == [
        "0 1.0 holds", "0.4 5.0", "1 5.0",
      ])
  }

  @Test("what moves until it jumps has a keyframe just before")
  func jumps() {
    #expect(
      list([(0, 0, false), (4, 4, false), (4, 9, true), (10, 9, false)]) == [
        "0 0.0", "0.399999 4.0 holds", "0.4 9.0", "1 9.0",
      ])
  }

  @Test("the last value stays until the end")
  func end() {
    #expect(list([(0, 0, false), (5, 5, false)]) == ["0 0.0", "0.5 5.0", "1 5.0"])
    #expect(list([(0, 3, false)]) == ["0 3.0", "1 3.0"])
  }
}
