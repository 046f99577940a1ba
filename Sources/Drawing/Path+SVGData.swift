extension Path {
  /// The path as the value of SVG's `d` attribute: short, with absolute commands and at most
  /// `decimals` decimal places.
  public func svgData(decimals: Int) -> String {
    var writer = SVGDataWriter(decimals: decimals)
    for element in elements { writer.write(element) }
    return writer.text
  }
}

/// Writes path commands without what SVG readers can infer.
private struct SVGDataWriter {
  let decimals: Int
  private(set) var text = ""
  private var command: Character?
  private var current: (x: String, y: String) = ("", "")
  private var start: (x: String, y: String) = ("", "")

  init(decimals: Int) {
    self.decimals = decimals
  }

  mutating func write(_ element: Path.Element) {
    switch element {
    case .move(let point):
      let (x, y) = spelled(point)
      emit("M", [x, y])
      (current, start) = ((x, y), (x, y))
    case .line(let point):
      let (x, y) = spelled(point)
      if x == current.x {
        emit("V", [y])
      } else if y == current.y {
        emit("H", [x])
      } else {
        emit("L", [x, y])
      }
      current = (x, y)
    case .curve(let control1, let control2, let point):
      let (x1, y1) = spelled(control1)
      let (x2, y2) = spelled(control2)
      let (x, y) = spelled(point)
      emit("C", [x1, y1, x2, y2, x, y])
      current = (x, y)
    case .close:
      emit("Z", [])
      current = start
    }
  }

  private func spelled(_ point: Point) -> (String, String) {
    (decimal(point.x, places: decimals), decimal(point.y, places: decimals))
  }

  private mutating func emit(_ letter: Character, _ numbers: [String]) {
    // A repeated command needs no letter, but a repeated "M" would mean "L".
    let repeats = letter == command && letter != "M" && letter != "Z"
    if !repeats { text.append(letter) }
    for (index, number) in numbers.enumerated() {
      if (index > 0 || repeats) && !number.hasPrefix("-") { text.append(" ") }
      text += number
    }
    command = letter
  }
}
