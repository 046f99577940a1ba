import Drawing
import TestSupport
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

  @Test("values on the line between their neighbours are omitted")
  func straight() {
    #expect(list((0...10).map { (Double($0), Double($0) * 2, false) }) == ["0 0.0", "1 20.0"])
    #expect(
      list([(0, 0, false), (1, 0.1, false), (2, 0, false), (10, 0, false)]) == [
        "0 0.0", "1 0.0",
      ])
  }

  @Test("other values are kept")
  func bent() {
    #expect(
      list([(0, 0, false), (5, 8, false), (10, 10, false)]) == ["0 0.0", "0.5 8.0", "1 10.0"])
  }

  @Test("a value that rests before a jump has its own keyframe")
  func rests() {
    #expect(
      list([(0, 1, false), (4, 1, false), (4, 5, true), (10, 5, false)]) == [
        "0 1.0 holds", "0.4 5.0", "1 5.0",
      ])
  }

  @Test("a value that moves before a jump has a keyframe just before it")
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

  @Test("a value of one moment only is shown until the next moment, wherever it is in the film")
  func oneMoment() {
    // Between others.
    #expect(
      list([(0, 0, false), (4, 0, false), (5, 1, true), (6, 0, true), (10, 0, false)]) == [
        "0 0.0 holds", "0.5 1.0 holds", "0.6 0.0", "1 0.0",
      ])
    // The first and the second of two.
    #expect(
      list([(0, 1, false), (1, 0, true), (10, 0, false)]) == ["0 1.0 holds", "0.1 0.0", "1 0.0"])
    #expect(
      list([(0, 1, false), (1, 2, true), (2, 3, true), (10, 3, false)]) == [
        "0 1.0 holds", "0.1 2.0 holds", "0.2 3.0", "1 3.0",
      ])
    // The last one, at the film's end and before it.
    #expect(list([(0, 0, false), (9, 0, false), (10, 1, true)]) == ["0 0.0 holds", "1 1.0"])
    #expect(
      list([(0, 0, false), (8, 0, false), (9, 1, true)]) == ["0 0.0 holds", "0.9 1.0", "1 1.0"])
    #expect(list([(0, 0, false), (10, 1, true)]) == ["0 0.0 holds", "1 1.0"])
  }

  @Test("jumps at each moment")
  func onlyJumps() {
    #expect(
      list([
        (0, 0, false), (2, 1, true), (4, 0, true), (6, 1, true), (8, 0, true), (10, 0, false),
      ]) == ["0 0.0 holds", "0.2 1.0 holds", "0.4 0.0 holds", "0.6 1.0 holds", "0.8 0.0", "1 0.0"])
    #expect(
      list([(0, 3, false), (5, 3, true), (10, 3, true)]) == [
        "0 3.0 holds", "0.5 3.0 holds", "1 3.0",
      ])
  }

  @Test("a value that moves before and after one moment keeps its value until the jump")
  func movesBesideJumps() {
    #expect(
      list([(0, 0, false), (4, 4, false), (4, 9, true), (6, 1, true), (10, 5, false)]) == [
        "0 0.0", "0.399999 4.0 holds", "0.4 9.0 holds", "0.6 1.0", "1 5.0",
      ])
    // The jump is later than the last value before it.
    #expect(
      list([(0, 0, false), (4, 4, false), (6, 9, true), (10, 9, false)]) == [
        "0 0.0", "0.399999 4.0 holds", "0.6 9.0", "1 9.0",
      ])
    // Moving to the jump, resting before it, and moving to the end.
    #expect(
      list([(0, 0, false), (2, 4, false), (4, 4, false), (6, 0, true), (10, 8, false)]) == [
        "0 0.0", "0.2 4.0 holds", "0.6 0.0", "1 8.0",
      ])
    #expect(
      list([(0, 0, false), (6, 6, false), (6, 0, true), (8, 8, false), (8, 1, true)]) == [
        "0 0.0", "0.599999 6.0 holds", "0.6 0.0", "0.799999 8.0 holds", "0.8 1.0", "1 1.0",
      ])
  }

  @Test("of several values at one time the last one counts")
  func atOnce() {
    #expect(
      list([(0, 0, false), (4, 0, false), (4, 5, true), (4, 9, true), (10, 9, false)]) == [
        "0 0.0 holds", "0.4 9.0", "1 9.0",
      ])
    #expect(
      list([
        (0, 0, false), (4, 4, false), (4, 9, true), (4, 8, false), (4, 2, true), (10, 2, false),
      ]) == ["0 0.0", "0.399999 4.0 holds", "0.4 2.0", "1 2.0"])
    #expect(list([(0, 1, false), (0, 2, true), (10, 2, false)]) == ["0 2.0", "1 2.0"])
    #expect(
      list([(0, 1, false), (5, 1, false), (10, 1, false), (10, 7, true)]) == [
        "0 1.0 holds", "1 7.0",
      ])
  }

  @Test("at each moment the keyframes have its values, and hold them until a jump")
  func everyMoment() {
    var random = SplitMix64(state: 41)
    for _ in 0..<2000 {
      var time = 0.0
      let count = Int.random(in: 2...9, using: &random)
      let moments = (0..<count).map { index -> (Double, Double, Bool) in
        let isJump = index > 0 && Bool.random(using: &random)
        // A film's moments are apart, except at a jump from what moved.
        if index > 0, !(isJump && Bool.random(using: &random)) {
          time += Double(Int.random(in: 1...4, using: &random)) / 4
        }
        return (time, Double(Int.random(in: 0...2, using: &random)), isJump)
      }
      let list = KeyframeList(
        moments.map { [$0.1] },
        moments: moments.map { AnimatedMoment(time: $0.0, isJump: $0.2) }, duration: 10,
        tolerance: [0.1])
      #expect(list.keyframes.first?.time == 0 && list.keyframes.last?.time == 1)
      for (index, moment) in moments.enumerated() {
        let next = index + 1 < count ? moments[index + 1] : nil
        if let next, next.0 == moment.0 { continue }
        #expect(abs(list.value(at: moment.0 / 10) - moment.1) < 0.101, "\(moments) at \(moment.0)")
        guard let next, next.2 else { continue }
        #expect(
          abs(list.value(at: next.0 / 10 - 1e-5) - moment.1) < 0.101, "\(moments) before \(next.0)")
      }
    }
  }
}

extension KeyframeList {
  /// The first number at a time, as a browser computes it.
  fileprivate func value(at time: Double) -> Double {
    guard let index = keyframes.lastIndex(where: { $0.time <= time }) else { return .nan }
    let frame = keyframes[index]
    guard !frame.holds, index + 1 < keyframes.count else { return frame.values[0] }
    let next = keyframes[index + 1]
    let part = (time - frame.time) / (next.time - frame.time)
    return frame.values[0] + (next.values[0] - frame.values[0]) * part
  }
}
