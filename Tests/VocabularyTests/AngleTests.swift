import Drawing
import Foundation
import Testing

@testable import Vocabulary

@Suite("Angles and transforms")
struct AngleTests {
  @Test("quarter turns are exact")
  func quarters() {
    for turns in -8...8 {
      let angle = Angle.degrees(Double(turns) * 90)
      let place = ((turns % 4) + 4) % 4
      #expect(angle.sine == [0, 1, 0, -1][place])
      #expect(angle.cosine == [1, 0, -1, 0][place])
    }
  }

  @Test("all others are the C library's but for the last digits")
  func everyDegree() {
    for step in -1500...1500 {
      let angle = Angle.pi(Double(step) / 1001)
      #expect(abs(angle.sine - sin(angle.halfTurns * .pi)) < 2e-15)
      #expect(abs(angle.cosine - cos(angle.halfTurns * .pi)) < 2e-15)
    }
  }

  @Test("a view is scaled, then turned, then moved")
  func order() {
    let transform = ViewTransform(
      scaleX: 2, scaleY: 3, rotation: .degrees(90), translation: Point(10, 20))
    #expect(Point(1, 0).applying(transform.matrix) == Point(10, 22))
    #expect(Point(0, 1).applying(transform.matrix) == Point(7, 20))
    #expect(ViewTransform.identity.matrix == .identity)
  }
}
