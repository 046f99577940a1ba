internal import Drawing
internal import XMLReading

/// The outlines of shapes.
extension SVGShapeReader {
  /// The supported shapes with their own attributes.
  static let shapes: [String: Set<String>] = [
    "path": ["d", "pathLength"], "rect": ["x", "y", "width", "height", "rx", "ry"],
    "circle": ["cx", "cy", "r"], "ellipse": ["cx", "cy", "rx", "ry"],
    "line": ["x1", "y1", "x2", "y2"], "polyline": ["points"], "polygon": ["points"],
  ]

  /// Whether an element is a shape.
  static func isShape(_ element: XMLElement) -> Bool { shapes[element.name] != nil }

  /// The outline of a shape; `nil` if SVG draws nothing for it.
  func path(of element: XMLElement) throws(SVGStyle.Objection) -> Path? {
    func number(_ name: String) throws(SVGStyle.Objection) -> Double {
      guard let text = element[name] else { return 0 }
      return try SVGStyle.number(text.hasSuffix("px") ? String(text.dropLast(2)) : text, name)
    }
    func length(_ name: String) throws(SVGStyle.Objection) -> Double {
      try element[name].map { text throws(SVGStyle.Objection) in
        try SVGStyle.length(text, name)
      } ?? 0
    }
    switch element.name {
    case "path":
      let data = element["d"] ?? ""
      return data.allSatisfy(\.isWhitespace) || data == "none" ? nil : try path(data)
    case "rect":
      let rect = Rect(
        try number("x"), try number("y"), try length("width"), try length("height"))
      let rx = try element["rx"] == nil ? length("ry") : length("rx")
      let ry = try element["ry"] == nil ? length("rx") : length("ry")
      return Self.rect(rect, min(rx, rect.size.width / 2), min(ry, rect.size.height / 2))
    case "circle":
      let radius = try length("r")
      return Self.ellipse(Point(try number("cx"), try number("cy")), Size(radius, radius))
    case "ellipse":
      return Self.ellipse(
        Point(try number("cx"), try number("cy")), Size(try length("rx"), try length("ry")))
    case "line":
      return Path([
        .move(Point(try number("x1"), try number("y1"))),
        .line(Point(try number("x2"), try number("y2"))),
      ])
    default:
      let points = element["points"] ?? ""
      if points.allSatisfy(\.isWhitespace) { return nil }
      // A polygon's points are parsed as the lines of a path after its first point.
      guard points.allSatisfy({ !$0.isLetter || $0 == "e" || $0 == "E" }) else {
        throw SVGStyle.Objection(message: "points must be numbers")
      }
      return try path("M" + points + (element.name == "polygon" ? "Z" : ""))
    }
  }

  func path(_ data: String) throws(SVGStyle.Objection) -> Path {
    do throws(SVGPathDataError) {
      return try Path(svgData: data)
    } catch {
      throw SVGStyle.Objection(message: "\(error.message) (at letter \(error.offset + 1))")
    }
  }

  static func rect(_ rect: Rect, _ rx: Double, _ ry: Double) -> Path? {
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    guard rx > 0, ry > 0 else { return .rect(rect) }
    // Scaled so that both radii are equal, the corners are circles.
    let stretch = Transform(scaleX: rx / ry, y: 1).concatenating(.translation(rect.origin))
    let square = Rect(0, 0, rect.size.width * ry / rx, rect.size.height)
    return Path.roundedRect(square, cornerRadius: ry).applying(stretch)
  }

  private static func ellipse(_ center: Point, _ radii: Size) -> Path? {
    guard radii.width > 0, radii.height > 0 else { return nil }
    let stretch = Transform(scaleX: radii.width, y: radii.height)
    return Path.circle(center: .zero, radius: 1)
      .applying(stretch.concatenating(.translation(center)))
  }
}
