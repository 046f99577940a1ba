extension Path {
  /// The maximum coordinate in path data. Our choice: Cairo's limit is 8 million pixels.
  package static let largestCoordinate = 1_000_000.0

  /// Parses SVG's `d` attribute: all commands in absolute and relative form. Arcs and quadratic
  /// curves are converted to cubic curves.
  ///
  /// - Throws: The first error with its position. SVG would draw the part before an error; here
  ///   every error is reported.
  public init(svgData text: String) throws(SVGPathDataError) {
    var parser = SVGPathDataParser(text)
    try parser.parse()
    self = parser.path
  }
}

/// An error in SVG path data.
public struct SVGPathDataError: Error, Hashable, Sendable {
  /// The number of Unicode scalars before the error.
  public let offset: Int
  /// What is wrong: one lower-case sentence that ends with the remedy.
  public let message: String
}

/// Parses SVG path data, the grammar of SVG 1.1 and 2.
struct SVGPathDataParser {
  /// The maximum coordinate.
  static let largestNumber = Path.largestCoordinate
  /// The maximum number of steps. Our choice: a thousand times as many as an icon has.
  static let mostElements = 100_000

  private let bytes: [UInt8]
  private var offset = 0
  private(set) var path = Path()

  private var current = Point.zero
  /// The start of the sub-path.
  private var start = Point.zero
  /// Whether a sub-path is open. After `Z` the next command starts one at the same point.
  private var isOpen = false
  /// The last control point, which smooth curves reflect.
  private var control: (point: Point, isCubic: Bool)?

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func parse() throws(SVGPathDataError) {
    skipSpaces()
    guard let first = peek else { throw failure("path data is empty; write as \"M0 0 L10 10\"") }
    guard first | 0x20 == UInt8(ascii: "m") else {
      throw failure("path data begins with M, not \(shown); write as \"M0 0 L10 10\"")
    }
    while let letter = peek {
      guard Self.commands.contains(letter | 0x20) else {
        throw failure(
          "\(shown) is not a command of path data; the commands are M L H V C S Q T A Z")
      }
      offset += 1
      try run(letter)
      skipSpaces()
    }
  }

  private static let commands = Array("mlhvcsqtaz".utf8)

  /// Runs a command for each group of numbers that follows it.
  private mutating func run(_ letter: UInt8) throws(SVGPathDataError) {
    let isRelative = letter >= UInt8(ascii: "a")
    var kind = letter | 0x20
    if kind == UInt8(ascii: "z") {
      if isOpen { try add(.close) }
      (current, isOpen, control) = (start, false, nil)
      return
    }
    repeat {
      let base = isRelative ? current : .zero
      try runOnce(kind, base, isRelative: isRelative)
      // After the first pair of a move, further pairs are lines.
      if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
    } while isNumberNext()
  }

  private mutating func runOnce(
    _ kind: UInt8, _ base: Point, isRelative: Bool
  ) throws(SVGPathDataError) {
    switch kind {
    case UInt8(ascii: "m"):
      current = try point(base)
      start = current
      try add(.move(current))
      (isOpen, control) = (true, nil)
    case UInt8(ascii: "l"): try line(to: point(base))
    case UInt8(ascii: "h"): try line(to: Point(number() + base.x, current.y))
    case UInt8(ascii: "v"): try line(to: Point(current.x, number() + base.y))
    case UInt8(ascii: "c"):
      let (first, second, end) = (try point(base), try point(base), try point(base))
      try cubic(first, second, end)
    case UInt8(ascii: "s"):
      let first = reflected(cubic: true)
      let (second, end) = (try point(base), try point(base))
      try cubic(first, second, end)
    case UInt8(ascii: "q"):
      let (middle, end) = (try point(base), try point(base))
      try quadratic(middle, end)
    case UInt8(ascii: "t"): try quadratic(reflected(cubic: false), point(base))
    default: try arc(base)
    }
  }

  // MARK: - Steps

  private mutating func add(_ element: Path.Element) throws(SVGPathDataError) {
    guard path.elements.count < Self.mostElements else {
      throw failure("path data has more than \(Self.mostElements) steps; make it shorter")
    }
    switch element {
    case .move(let point): path.move(to: point)
    case .line(let point): path.addLine(to: point)
    case .curve(let first, let second, let end):
      path.addCurve(to: end, control1: first, control2: second)
    case .close: path.closeSubpath()
    }
  }

  /// After `Z` drawing continues at the start of the sub-path.
  private mutating func open() throws(SVGPathDataError) {
    guard !isOpen else { return }
    try add(.move(current))
    isOpen = true
  }

  private mutating func line(to end: Point) throws(SVGPathDataError) {
    try open()
    try add(.line(try checked(end)))
    (current, control) = (end, nil)
  }

  private mutating func cubic(
    _ first: Point, _ second: Point, _ end: Point
  ) throws(SVGPathDataError) {
    try open()
    try add(.curve(try checked(first), second, end))
    (current, control) = (end, (second, true))
  }

  /// Converts a quadratic curve: the control points of the cubic curve lie two thirds of the way to
  /// its control point.
  private mutating func quadratic(_ middle: Point, _ end: Point) throws(SVGPathDataError) {
    func toward(_ point: Point) -> Point {
      Point(point.x + (middle.x - point.x) * 2 / 3, point.y + (middle.y - point.y) * 2 / 3)
    }
    try open()
    try add(.curve(toward(current), toward(end), end))
    (current, control) = (end, (try checked(middle), false))
  }

  /// The last control point reflected at the current point, if the last command was a curve of the
  /// same kind; otherwise the current point.
  private func reflected(cubic: Bool) -> Point {
    guard let control, control.isCubic == cubic else { return current }
    return Point(2 * current.x - control.point.x, 2 * current.y - control.point.y)
  }

  private mutating func arc(_ base: Point) throws(SVGPathDataError) {
    let radii = (abs(try number()), abs(try number()))
    let rotation = try number()
    let (isLarge, isClockwise) = (try flag(), try flag())
    let end = try point(base)
    let arc = EllipticalArc(
      from: current, to: end, radii: Size(radii.0, radii.1), rotation: rotation,
      isLarge: isLarge, isClockwise: isClockwise)
    guard let arc else {
      // With a zero radius the arc is a line, and to the same point it is nothing (SVG's rules).
      if end != current { try line(to: end) }
      control = nil
      return
    }
    try open()
    for element in arc.elements { try add(element) }
    (current, control) = (end, nil)
  }

  // MARK: - Numbers

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpaces() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { offset += 1 }
  }

  private mutating func skipSeparator() {
    skipSpaces()
    guard peek == UInt8(ascii: ",") else { return }
    offset += 1
    skipSpaces()
  }

  /// Whether a number follows, after at most one comma.
  private mutating func isNumberNext() -> Bool {
    let before = offset
    skipSeparator()
    let comma = bytes[before..<offset].contains(UInt8(ascii: ","))
    if let byte = peek, Self.startsNumber(byte) { return true }
    // A trailing comma is reported as an invalid command.
    if comma { offset = before }
    return false
  }

  private static func startsNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+")].contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func point(_ base: Point) throws(SVGPathDataError) -> Point {
    let (x, y) = (try number(), try number())
    return try checked(Point(base.x + x, base.y + y))
  }

  private func checked(_ point: Point) throws(SVGPathDataError) -> Point {
    let range = -Self.largestNumber...Self.largestNumber
    guard range.contains(point.x), range.contains(point.y) else {
      throw failure("a coordinate is above \(Int(Self.largestNumber)); write a smaller one")
    }
    return point
  }

  /// Parses a number: a sign, digits with at most one decimal point, and an exponent.
  private mutating func number() throws(SVGPathDataError) -> Double {
    skipSeparator()
    let begin = offset
    if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { offset += 1 }
    var digits = skipDigits()
    if peek == UInt8(ascii: ".") {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      offset = begin
      throw failure("a number is missing here, before \(shown); write one")
    }
    skipExponent()
    let written = String(decoding: bytes[begin..<offset], as: UTF8.self)
    guard let value = Double(written.hasSuffix(".") ? written + "0" : written),
      abs(value) <= Self.largestNumber
    else {
      offset = begin
      throw failure("a number is above \(Int(Self.largestNumber)); write a smaller one")
    }
    return value
  }

  private mutating func skipDigits() -> Int {
    let begin = offset
    while let byte = peek, Self.isDigit(byte) { offset += 1 }
    return offset - begin
  }

  /// An `e` without digits after it is not an exponent.
  private mutating func skipExponent() {
    guard let byte = peek, byte | 0x20 == UInt8(ascii: "e") else { return }
    let begin = offset
    offset += 1
    if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { offset += 1 }
    if skipDigits() == 0 { offset = begin }
  }

  /// Parses a flag, a single 0 or 1, which needs no separator after it.
  private mutating func flag() throws(SVGPathDataError) -> Bool {
    skipSeparator()
    guard let byte = peek, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw failure("a flag of an arc is 0 or 1, not \(shown)")
    }
    offset += 1
    return byte == UInt8(ascii: "1")
  }

  // MARK: - Messages

  /// The next character, for a message.
  private var shown: String {
    guard offset < bytes.count else { return "the end" }
    let rest = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return "\"" + rest.prefix(1) + "\""
  }

  private func failure(_ message: String) -> SVGPathDataError {
    let before = String(decoding: bytes[..<offset], as: UTF8.self)
    return SVGPathDataError(offset: before.unicodeScalars.count, message: message)
  }
}
