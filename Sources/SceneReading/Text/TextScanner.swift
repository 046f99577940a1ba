internal import Messages

/// Scans small languages (predicates, constraints, colours) and keeps track of the position.
struct TextScanner {
  private let scalars: [Unicode.Scalar]
  /// The number of scalars that were read.
  private(set) var offset = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  var isAtEnd: Bool { offset >= scalars.count }

  mutating func skipSpaces() {
    while let scalar = peek, scalar == " " || scalar == "\t" || scalar == "\n" { offset += 1 }
  }

  private var peek: Unicode.Scalar? { isAtEnd ? nil : scalars[offset] }

  /// Reads `text` if it comes next, after optional spaces.
  mutating func take(_ text: String) -> Bool {
    skipSpaces()
    let wanted = Array(text.unicodeScalars)
    guard scalars.count - offset >= wanted.count,
      scalars[offset..<offset + wanted.count].elementsEqual(wanted)
    else { return false }
    offset += wanted.count
    return true
  }

  /// Reads a letter or `_` followed by letters, digits and `_`; `nil` if there is none.
  mutating func word() -> String? {
    skipSpaces()
    guard let first = peek, first.properties.isAlphabetic || first == "_" else { return nil }
    return taking { $0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0) }
  }

  /// Reads a word, or two words with a dot between them, as in `like.highlighted`; `nil` if there is none.
  mutating func path() -> String? {
    guard let first = word() else { return nil }
    var ahead = self
    guard ahead.peek == "." else { return first }
    ahead.offset += 1
    guard let next = ahead.peek, next.properties.isAlphabetic || next == "_",
      let second = ahead.word()
    else { return first }
    self = ahead
    return "\(first).\(second)"
  }

  /// Reads digits with at most one decimal point, without a sign; `nil` if there are none. Too many
  /// digits give infinity.
  mutating func number() -> Double? {
    skipSpaces()
    let start = offset
    let text = taking { ("0"..."9").contains($0) || $0 == "." }
    guard let number = Double(text), text.first != ".", text.last != "." else {
      offset = start
      return nil
    }
    return number
  }

  /// The next token, for a message.
  mutating func upcoming() -> String {
    skipSpaces()
    guard !isAtEnd else { return "the end" }
    let rest = scalars[offset...].prefix { $0 != " " }.prefix(20)
    return "\"" + String(scalars: rest) + "\""
  }

  private mutating func taking(while accepts: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = peek, accepts(scalar) {
      text.append(scalar)
      offset += 1
    }
    return String(text)
  }
}

/// A mistake in a small language, with its position.
struct TextFailure: Error {
  let offset: Int
  let message: String
  /// Further mistakes after this one.
  var others: [TextFailure] = []
}
