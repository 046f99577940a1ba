import Motion
import Testing

/// The curves against values that were computed by others.
@Suite struct TimingCurveTests {
  private static let table: [(Double, Double, Double, Double, Double)] = [
    (0.1, 0.017027, 0.160572, 0.019722, 0.094796), (0.2, 0.062282, 0.308366, 0.081660, 0.295244),
    (0.3, 0.129577, 0.445186, 0.187396, 0.513315), (0.4, 0.214861, 0.570880, 0.331884, 0.682541),
    (0.5, 0.315357, 0.684643, 0.500000, 0.802403), (0.6, 0.429120, 0.785139, 0.668116, 0.885229),
    (0.7, 0.554814, 0.870423, 0.812604, 0.940765), (0.8, 0.691634, 0.937718, 0.918340, 0.975625),
    (0.9, 0.839428, 0.982973, 0.980278, 0.994316),
  ]

  @Test(arguments: table)
  func namedCurves(row: (Double, Double, Double, Double, Double)) {
    let curves: [TimingCurve] = [.easeIn, .easeOut, .easeInOut, .default]
    for (curve, expected) in zip(curves, [row.1, row.2, row.3, row.4]) {
      #expect(abs(curve.value(at: row.0) - expected) < 1e-6)
    }
    #expect(TimingCurve.linear.value(at: row.0) == row.0)
  }

  @Test func endsAreExact() {
    for curve in [TimingCurve.linear, .easeIn, .easeInOut, TimingCurve(controlPoints: 0, 2, 1, -3)]
    {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 2) == 1)
    }
  }

  @Test func steepCurvesRiseAllTheWay() {
    // Where the slope is nothing Newton's step alone would leave the interval.
    for curve in [
      TimingCurve(controlPoints: 1, 0, 0, 1), TimingCurve(controlPoints: 0, 1, 0, 1),
      TimingCurve(controlPoints: 1, 0, 1, 0),
    ] {
      let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
    }
    #expect(abs(TimingCurve(controlPoints: 1, 0, 0, 1).value(at: 0.5) - 0.5) < 1e-9)
  }

  @Test func controlPointsStayInTime() {
    #expect(TimingCurve(controlPoints: -1, 0, 2, 1) == TimingCurve(controlPoints: 0, 0, 1, 1))
  }

  @Test("a part of a curve is the same curve, from value to value, forwards and backwards")
  func parts() {
    for curve in [TimingCurve.easeIn, .easeInOut, .linear, .default] {
      for (start, end) in [(0.3, 1.0), (0.6, 0.0), (0.25, 0.75), (0.9, 0.1)] {
        let part = curve.part(from: start, through: end)
        let (from, to) = (curve.value(at: start), curve.value(at: end))
        for share in [0.0, 0.1, 0.5, 0.8, 1] {
          let expected = curve.value(at: start + (end - start) * share)
          #expect(abs(from + (to - from) * part.value(at: share) - expected) < 1e-9)
        }
      }
    }
  }

  @Test("the time of a value is the inverse of the curve")
  func times() {
    for curve in [TimingCurve.easeIn, .easeOut, .easeInOut, .linear] {
      for time in [0.0, 0.01, 0.3, 0.5, 0.99, 1] {
        #expect(abs(curve.time(ofValue: curve.value(at: time)) - time) < 1e-9)
      }
    }
  }
}
