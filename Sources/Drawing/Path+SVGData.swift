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
  private var command: Unicode.Scalar?
  /// Whether the next number must be separated from the one before it.
  private var followsNumber = false
  private var current: (x: String, y: String) = ("", "")
  private var start: (x: String, y: String) = ("", "")

  init(decimals: Int) {
    self.decimals = decimals
  }

  mutating func write(_ element: Path.Element) {
    switch element {
    case .move(let point):
      let (x, y) = spelled(point)
      begin("M")
      emit(x)
      emit(y)
      (current, start) = ((x, y), (x, y))
    case .line(let point):
      let (x, y) = spelled(point)
      if x == current.x {
        begin("V")
        emit(y)
      } else if y == current.y {
        begin("H")
        emit(x)
      } else {
        begin("L")
        emit(x)
        emit(y)
      }
      current = (x, y)
    case .curve(let control1, let control2, let point):
      let (x1, y1) = spelled(control1)
      let (x2, y2) = spelled(control2)
      let (x, y) = spelled(point)
      begin("C")
      emit(x1)
      emit(y1)
      emit(x2)
      emit(y2)
      emit(x)
      emit(y)
      current = (x, y)
    case .close:
      begin("Z")
      current = start
    }
  }

  private func spelled(_ point: Point) -> (String, String) {
    (decimal(point.x, places: decimals), decimal(point.y, places: decimals))
  }

  private mutating func begin(_ letter: Unicode.Scalar) {
    // A repeated command needs no letter, but a repeated "M" would mean "L".
    followsNumber = letter == command && letter != "M" && letter != "Z"
    if !followsNumber { text.unicodeScalars.append(letter) }
    command = letter
  }

  private mutating func emit(_ number: String) {
    if followsNumber && number.utf8.first != UInt8(ascii: "-") { text += " " }
    text += number
    followsNumber = true
  }
}
