import Motion
import Testing

@Suite("When frames are")
struct FrameClockTests {
  private static let second: Int64 = 1_000_000_000_000_000_000

  private func clock(_ rate: Int) throws -> FrameClock {
    try #require(FrameClock(framesPerSecond: rate))
  }

  private func attoseconds(_ count: Int64) -> Duration {
    Duration(secondsComponent: 0, attosecondsComponent: count)
  }

  @Test("rates from 1 to 240 are possible")
  func rates() {
    #expect(FrameClock.rates == 1...240)
    #expect(FrameClock(framesPerSecond: 1)?.framesPerSecond == 1)
    #expect(FrameClock(framesPerSecond: 240)?.framesPerSecond == 240)
    #expect(FrameClock(framesPerSecond: 0) == nil)
    #expect(FrameClock(framesPerSecond: -60) == nil)
    #expect(FrameClock(framesPerSecond: 241) == nil)
  }

  @Test("0.55 s at 60 frames a second are 34 frames, and frame 9 is at exactly 0.15 s")
  func tapScript() throws {
    let clock = try clock(60)
    #expect(clock.frameCount(through: .milliseconds(550)) == 34)
    #expect(clock.time(ofFrame: 0) == .zero)
    #expect(clock.time(ofFrame: 9) == .milliseconds(150))
    #expect(clock.time(ofFrame: 15) == .milliseconds(250))
    #expect(clock.time(ofFrame: 33) == .milliseconds(550))
    #expect(clock.time(ofFrame: 1) == attoseconds(16_666_666_666_666_666))
    #expect(clock.time(ofFrame: 2) == attoseconds(33_333_333_333_333_333))
    #expect(clock.time(ofFrame: 3) == .milliseconds(50))
  }

  @Test(
    "a film has a frame at its start, and one at its end if that falls on a frame",
    arguments: [24, 30, 50, 60, 120, 240])
  func counts(rate: Int) throws {
    let clock = try clock(rate)
    #expect(clock.frameCount(through: .zero) == 1)
    #expect(clock.frameCount(through: attoseconds(1)) == 1)
    #expect(clock.frameCount(through: .seconds(1)) == rate + 1)
    #expect(clock.frameCount(through: .seconds(3600)) == 3600 * rate + 1)
    for frame in [1, 2, 3, 7, 10, rate - 1, rate, rate + 1, 999, 100_000] {
      let time = clock.time(ofFrame: frame)
      #expect(clock.frameCount(through: time) == frame + 1)
      #expect(clock.frameCount(through: time - attoseconds(1)) == frame)
      #expect(clock.frameCount(through: time + attoseconds(1)) == frame + 1)
    }
  }

  @Test(
    "frame n is at n ÷ rate, rounded down, up to frame 100,000",
    arguments: [1, 7, 24, 30, 50, 60, 120, 240])
  func neverDrifts(rate: Int) throws {
    let clock = try clock(rate)
    let wrong = (0...100_000).first { frame in
      // n · 10¹⁸ does not fit into 64 bits.
      let expected = Int128(frame) * Int128(Self.second) / Int128(rate)
      let (seconds, attoseconds) = clock.time(ofFrame: frame).components
      return Int128(seconds) * Int128(Self.second) + Int128(attoseconds) != expected
    }
    #expect(wrong == nil)
  }

  @Test("whole seconds fall on frames exactly, however far", arguments: [7, 24, 60, 239])
  func wholeSeconds(rate: Int) throws {
    let clock = try clock(rate)
    for second in [1, 2, 59, 3600, 1_000_000] {
      #expect(clock.time(ofFrame: second * rate) == .seconds(second))
    }
  }

  @Test("frames follow each other, a step apart to an attosecond", arguments: [7, 24, 60, 240])
  func steps(rate: Int) throws {
    let clock = try clock(rate)
    let step = attoseconds(Self.second / Int64(rate))
    let wrong = (0..<10_000).first { frame in
      let gap = clock.time(ofFrame: frame + 1) - clock.time(ofFrame: frame)
      return gap < step || gap > step + attoseconds(1)
    }
    #expect(wrong == nil)
  }
}
