internal import Drawing

/// A series of transforms, each split into the parts that CSS animates separately: position of the
/// centre, rotation, skew and scale. A rotation may exceed a half turn, provided that consecutive
/// transforms differ by less than a half turn.
struct TransformSeries {
  /// For each transform: x and y of the centre, rotation in degrees, skew, and the two scales.
  private(set) var values: [[Double]] = []
  /// The maximum error of each part.
  let tolerance: [Double]
  private let middle: Point
  private let leans: Bool

  /// Splits transforms into parts.
  ///
  /// - Parameters:
  ///   - coefficients: The transforms, six coefficients each.
  ///   - bounds: The bounds of the content, whose centre the transforms turn around.
  init(_ coefficients: [[Double]], around bounds: Rect) {
    middle = bounds.center
    let reach = max(bounds.size.width, bounds.size.height, 1) / 2
    let part = AnimatedSVGEncoder.placeTolerance / reach
    tolerance = [
      AnimatedSVGEncoder.placeTolerance, AnimatedSVGEncoder.placeTolerance, part * 180 / .pi, part,
      part, part,
    ]
    var last: [Double]?
    for numbers in coefficients {
      let map = Transform(coefficients: numbers)
      let place = middle.applying(map)
      var values: [Double]
      if let parts = map.parts {
        values = [
          place.x, place.y, parts.rotation * 180 / .pi, parts.shear, parts.scaleX, parts.scaleY,
        ]
        if let last { values[2] += ((last[2] - values[2]) / 360).rounded() * 360 }
      } else {
        // Content that is scaled to nothing has no visible rotation, so the previous one is kept.
        values = [place.x, place.y, last?[2] ?? 0, last?[3] ?? 0, 0, 0]
      }
      self.values.append(values)
      last = values
    }
    leans = values.contains { abs($0[3]) > 1e-9 }
  }

  /// The parts as CSS transform functions. CSS applies the last one first.
  func css(_ values: [Double]) -> String {
    func number(_ value: Double, _ places: Int = 3) -> String { decimal(value, places: places) }
    var text = "transform:translate(\(number(values[0]))px,\(number(values[1]))px)"
    if self.values.contains(where: { $0[2] != 0 }) { text += " rotate(\(number(values[2]))deg)" }
    if leans { text += " matrix(1,0,\(number(values[3], 6)),1,0,0)" }
    if self.values.contains(where: { $0[4] != 1 || $0[5] != 1 }) {
      text += " scale(\(number(values[4], 6)),\(number(values[5], 6)))"
    }
    if middle != .zero { text += " translate(\(number(-middle.x))px,\(number(-middle.y))px)" }
    return text
  }
}
