/// Finds the first mistake in the syntax of a JSON text (RFC 8259), with its line and column.
struct JSONSyntax {
  /// How deep lists and objects may be nested. Our choice: captures need some 130 levels.
  static let deepest = 400

  private let bytes: [UInt8]
  private var index = 0

  private struct Mistake: Error {
    let message: String
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The mistake; `nil` if the text is JSON.
  static func failure(in bytes: [UInt8]) -> CaptureFailure? {
    var syntax = JSONSyntax(bytes)
    do throws(Mistake) {
      try syntax.value(depth: 0)
      syntax.skipSpace()
      guard syntax.index == bytes.count else {
        throw Mistake(message: "there is more after the end")
      }
      return nil
    } catch {
      let before = bytes.prefix(syntax.index)
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let column = String(decoding: before[start...], as: UTF8.self).count + 1
      return CaptureFailure(
        "", "this is not JSON: \(error.message)", line: line, column: column)
    }
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Mistake) {
    guard depth < Self.deepest else {
      throw Mistake(message: "lists and objects are nested more than \(Self.deepest) deep")
    }
    skipSpace()
    guard let byte = next else { throw Mistake(message: "a value is missing at the end") }
    switch byte {
    case UInt8(ascii: "{"): try object(depth: depth)
    case UInt8(ascii: "["): try list(depth: depth)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default:
      for word in ["true", "false", "null"] where bytes[index...].starts(with: word.utf8) {
        index += word.utf8.count
        return
      }
      throw Mistake(message: "a value is expected here")
    }
  }

  private mutating func object(depth: Int) throws(Mistake) {
    index += 1
    skipSpace()
    if take(UInt8(ascii: "}")) { return }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else {
        throw Mistake(message: "a key between quotation marks is expected here")
      }
      try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else {
        throw Mistake(message: "a colon is expected after the key")
      }
      try value(depth: depth + 1)
      skipSpace()
      if take(UInt8(ascii: "}")) { return }
      guard take(UInt8(ascii: ",")) else {
        throw Mistake(message: "a comma or } is expected here")
      }
    }
  }

  private mutating func list(depth: Int) throws(Mistake) {
    index += 1
    skipSpace()
    if take(UInt8(ascii: "]")) { return }
    while true {
      try value(depth: depth + 1)
      skipSpace()
      if take(UInt8(ascii: "]")) { return }
      guard take(UInt8(ascii: ",")) else {
        throw Mistake(message: "a comma or ] is expected here")
      }
    }
  }

  private mutating func string() throws(Mistake) {
    index += 1
    let start = index
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        guard String(validating: bytes[start..<index], as: UTF8.self) != nil else {
          index = start
          throw Mistake(message: "this text is not UTF-8; save the file as UTF-8")
        }
        index += 1
        return
      case UInt8(ascii: "\\"):
        guard index + 1 < bytes.count, "\"\\/bfnrtu".utf8.contains(bytes[index + 1]) else {
          throw Mistake(message: "this escape is not known")
        }
        if bytes[index + 1] == UInt8(ascii: "u") {
          try unicodeEscape()
        } else {
          index += 2
        }
      case 0..<0x20: throw Mistake(message: "a text is not closed in its line")
      default: index += 1
      }
    }
    throw Mistake(message: "a text is not closed")
  }

  /// Reads `\u` and four hexadecimal digits, and a second such escape for letters beyond U+FFFF.
  private mutating func unicodeEscape() throws(Mistake) {
    let start = index
    guard let unit = codeUnit() else {
      throw Mistake(message: "four hexadecimal digits are expected after \\u")
    }
    switch unit {
    case 0xD800...0xDBFF:
      guard let low = codeUnit(), (0xDC00...0xDFFF).contains(low) else {
        index = start
        throw Mistake(message: "this half of a surrogate pair lacks the second one")
      }
    case 0xDC00...0xDFFF:
      index = start
      throw Mistake(message: "this half of a surrogate pair lacks the first one")
    default: return
    }
  }

  /// Reads one escape as `\u00E9`; nil, and no further, if there is none.
  private mutating func codeUnit() -> UInt16? {
    guard bytes[index...].starts(with: "\\u".utf8), index + 6 <= bytes.count else { return nil }
    let digits = bytes[(index + 2)..<(index + 6)]
    // A sign is no digit, but a number may begin with one.
    guard digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    index += 6
    return unit
  }

  private mutating func digits() throws(Mistake) {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    guard index > start else { throw Mistake(message: "a digit is expected here") }
  }

  private mutating func number() throws(Mistake) {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    let hasExponent = next == UInt8(ascii: "e") || next == UInt8(ascii: "E")
    if hasExponent {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    // The greatest number has 309 digits.
    guard hasExponent || index - start > 300 else { return }
    guard Double(String(decoding: bytes[start..<index], as: UTF8.self))?.isFinite ?? false else {
      index = start
      throw Mistake(message: "this number is too large")
    }
  }
}
