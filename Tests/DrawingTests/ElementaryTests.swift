import Foundation
import Testing

@testable import Drawing

/// Against the C library, which is right to a unit in the last place.
@Suite struct ElementaryTests {
  private static let numbers = (-2000...2000).map { Double($0) * 0.173 }

  @Test func exponentials() {
    for x in Self.numbers where abs(x) < 700 {
      let expected = Foundation.exp(x)
      #expect(abs(Elementary.exp(x) - expected) <= 4e-15 * expected)
    }
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-1000) == 0)
    #expect(Elementary.exp(1000) == .infinity)
    #expect(Elementary.exp(.nan).isNaN)
  }

  @Test func logarithms() {
    for x in Self.numbers where x > 0 {
      for number in [x, 1 / x, x * 1e100, x * 1e-300] {
        let expected = Foundation.log(number)
        #expect(abs(Elementary.log(number) - expected) <= 4e-15 * max(1, abs(expected)))
      }
    }
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.log(0).isNaN)
    #expect(Elementary.log(-1).isNaN)
  }

  @Test func sinesAndCosines() {
    for x in Self.numbers {
      #expect(abs(Elementary.sin(x) - Foundation.sin(x)) < 1e-14)
      #expect(abs(Elementary.cos(x) - Foundation.cos(x)) < 1e-14)
    }
    #expect(Elementary.sin(0) == 0)
    #expect(Elementary.cos(0) == 1)
    #expect(Elementary.sin(.infinity).isNaN)
    #expect([0, 1, 2, 3, 4].map { Elementary.sine(ofQuarterTurns: $0) } == [0, 1, 0, -1, 0])
  }

  @Test("Angles are those of the directions, all around")
  func angles() {
    for step in -15...16 {
      let angle = Double(step) * .pi / 16
      let found = Elementary.angle(x: Elementary.cos(angle), y: Elementary.sin(angle))
      #expect(abs(found - angle) < 1e-14, "\(angle)")
    }
    #expect(Elementary.angle(x: 0, y: 0) == 0)
  }
}
