extension Path {
  /// The largest coordinate that path data can have. Our choice: Cairo's own end is at 8 million pixels.
  package static let largestCoordinate = 1_000_000.0

  /// The outline that SVG's `d` attribute spells: all commands in both forms, arcs and quadratic curves
  /// turned into cubic ones.
  ///
  /// - Throws: What is wrong first, and where. SVG would draw what stands before it; here a mistake is
  ///   never silent.
  public init(svgData text: String) throws(SVGPathDataFailure) {
    var parser = SVGPathDataParser(text)
    try parser.parse()
    self = parser.path
  }
}

/// What is wrong in SVG path data.
public struct SVGPathDataFailure: Error, Hashable, Sendable {
  /// How many letters (Unicode scalars) stand before the place.
  public let offset: Int
  /// What is wrong: one sentence, lower case, what to do about it last.
  public let message: String
}

/// Reads SVG path data, the grammar of SVG 1.1 and 2.
struct SVGPathDataParser {
  /// The largest coordinate.
  static let largestNumber = Path.largestCoordinate
  /// The longest outline, in steps. Our choice: a thousand times an icon.
  static let mostElements = 100_000

  private let bytes: [UInt8]
  private var offset = 0
  private(set) var path = Path()

  private var current = Point.zero
  /// Where the sub-path began.
  private var start = Point.zero
  /// Whether a sub-path is open; after `Z` the next command begins one where the last began.
  private var isOpen = false
  /// The last control point of a curve, for the smooth ones behind it.
  private var control: (point: Point, isCubic: Bool)?

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func parse() throws(SVGPathDataFailure) {
    skipSpaces()
    guard let first = peek else { throw failure("path data is empty; write as \"M0 0 L10 10\"") }
    guard first | 0x20 == UInt8(ascii: "m") else {
      throw failure("path data begins with M, not \(shown); write as \"M0 0 L10 10\"")
    }
    while let letter = peek {
      guard Self.commands.contains(letter | 0x20) else {
        throw failure(
          "\(shown) is no command of path data; the commands are M L H V C S Q T A Z")
      }
      offset += 1
      try run(letter)
      skipSpaces()
    }
  }

  private static let commands = Array("mlhvcsqtaz".utf8)

  /// Runs a command as often as numbers follow it.
  private mutating func run(_ letter: UInt8) throws(SVGPathDataFailure) {
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
      // What follows the first pair of a move are lines.
      if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
    } while isNumberNext()
  }

  private mutating func runOnce(
    _ kind: UInt8, _ base: Point, isRelative: Bool
  ) throws(SVGPathDataFailure) {
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

  private mutating func add(_ element: Path.Element) throws(SVGPathDataFailure) {
    guard path.elements.count < Self.mostElements else {
      throw failure("path data has more than \(Self.mostElements) steps; make it shorter")
    }
    switch element {
    case .move(let point): path.move(to: point)
    case .line(let point): path.line(to: point)
    case .curve(let first, let second, let end): path.curve(first, second, to: end)
    case .close: path.close()
    }
  }

  /// After `Z` drawing goes on where the sub-path began.
  private mutating func open() throws(SVGPathDataFailure) {
    guard !isOpen else { return }
    try add(.move(current))
    isOpen = true
  }

  private mutating func line(to end: Point) throws(SVGPathDataFailure) {
    try open()
    try add(.line(try checked(end)))
    (current, control) = (end, nil)
  }

  private mutating func cubic(
    _ first: Point, _ second: Point, _ end: Point
  ) throws(SVGPathDataFailure) {
    try open()
    try add(.curve(try checked(first), second, end))
    (current, control) = (end, (second, true))
  }

  /// A quadratic curve is the cubic one whose control points lie two thirds of the way to its own.
  private mutating func quadratic(_ middle: Point, _ end: Point) throws(SVGPathDataFailure) {
    func toward(_ point: Point) -> Point {
      Point(point.x + (middle.x - point.x) * 2 / 3, point.y + (middle.y - point.y) * 2 / 3)
    }
    try open()
    try add(.curve(toward(current), toward(end), end))
    (current, control) = (end, (try checked(middle), false))
  }

  /// The last control point seen from the other side, if the last command was a curve of the same kind.
  private func reflected(cubic: Bool) -> Point {
    guard let control, control.isCubic == cubic else { return current }
    return Point(2 * current.x - control.point.x, 2 * current.y - control.point.y)
  }

  private mutating func arc(_ base: Point) throws(SVGPathDataFailure) {
    let radii = (abs(try number()), abs(try number()))
    let rotation = try number()
    let (isLarge, isClockwise) = (try flag(), try flag())
    let end = try point(base)
    let arc = EllipticalArc(
      from: current, to: end, radii: Size(radii.0, radii.1), rotation: rotation,
      isLarge: isLarge, isClockwise: isClockwise)
    guard let arc else {
      // Without an extent it is a line, and to the same place nothing (SVG's own rules).
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
    // A comma that nothing follows belongs to nobody: it is complained of as a command.
    if comma { offset = before }
    return false
  }

  private static func startsNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+")].contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func point(_ base: Point) throws(SVGPathDataFailure) -> Point {
    let (x, y) = (try number(), try number())
    return try checked(Point(base.x + x, base.y + y))
  }

  private func checked(_ point: Point) throws(SVGPathDataFailure) -> Point {
    let range = -Self.largestNumber...Self.largestNumber
    guard range.contains(point.x), range.contains(point.y) else {
      throw failure("a coordinate is above \(Int(Self.largestNumber)); write a smaller one")
    }
    return point
  }

  /// A sign, digits with at most one point among them, and an exponent: as much as belongs together.
  private mutating func number() throws(SVGPathDataFailure) -> Double {
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

  /// An `e` without digits behind it is no exponent.
  private mutating func skipExponent() {
    guard let byte = peek, byte | 0x20 == UInt8(ascii: "e") else { return }
    let begin = offset
    offset += 1
    if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { offset += 1 }
    if skipDigits() == 0 { offset = begin }
  }

  /// A single 0 or 1, which needs nothing behind it.
  private mutating func flag() throws(SVGPathDataFailure) -> Bool {
    skipSeparator()
    guard let byte = peek, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw failure("a flag of an arc is 0 or 1, not \(shown)")
    }
    offset += 1
    return byte == UInt8(ascii: "1")
  }

  // MARK: - Messages

  /// The letter that comes next, for a message.
  private var shown: String {
    guard offset < bytes.count else { return "the end" }
    let rest = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return "\"" + rest.prefix(1) + "\""
  }

  private func failure(_ message: String) -> SVGPathDataFailure {
    let before = String(decoding: bytes[..<offset], as: UTF8.self)
    return SVGPathDataFailure(offset: before.unicodeScalars.count, message: message)
  }
}
