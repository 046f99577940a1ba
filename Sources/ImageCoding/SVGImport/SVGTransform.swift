internal import Drawing

/// Parses `transform` attributes: a list of functions, of which the last is applied first.
enum SVGTransform {
  /// Parses a transform. Returns `nil` if the text is not a list of SVG's transform functions.
  static func read(_ text: String) -> Transform? {
    var rest = text[...]
    var result = Transform.identity
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      guard let first = rest.first else { return result }
      guard first.isLetter, let open = rest.firstIndex(of: "("),
        let close = rest[open...].firstIndex(of: ")"),
        let numbers = SVGNumbers.read(String(rest[rest.index(after: open)..<close]))
      else { return nil }
      let name = rest[..<open].filter { !$0.isWhitespace }
      guard let map = map(name, numbers) else { return nil }
      result = map.concatenating(result)
      rest = rest[rest.index(after: close)...]
    }
  }

  private static func map(_ name: String, _ n: [Double]) -> Transform? {
    switch (name, n.count) {
    case ("matrix", 6): return Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return .translation(Point(n[0], 0))
    case ("translate", 2): return .translation(Point(n[0], n[1]))
    case ("scale", 1): return Transform(scaleX: n[0], y: n[0])
    case ("scale", 2): return Transform(scaleX: n[0], y: n[1])
    case ("rotate", 1): return rotation(n[0])
    case ("rotate", 3):
      return Transform.translation(Point(-n[1], -n[2])).concatenating(rotation(n[0]))
        .concatenating(.translation(Point(n[1], n[2])))
    case ("skewX", 1): return tangent(n[0]).map { Transform(a: 1, b: 0, c: $0, d: 1, tx: 0, ty: 0) }
    case ("skewY", 1): return tangent(n[0]).map { Transform(a: 1, b: $0, c: 0, d: 1, tx: 0, ty: 0) }
    default: return nil
    }
  }

  private static func rotation(_ degrees: Double) -> Transform {
    let (sine, cosine) = (
      Elementary.sine(ofQuarterTurns: degrees / 90),
      Elementary.sine(ofQuarterTurns: degrees / 90 + 1)
    )
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  private static func tangent(_ degrees: Double) -> Double? {
    let cosine = Elementary.sine(ofQuarterTurns: degrees / 90 + 1)
    return cosine == 0 ? nil : Elementary.sine(ofQuarterTurns: degrees / 90) / cosine
  }
}
