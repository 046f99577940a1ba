/// Takes small languages (predicates, constraints, colours) apart, remembering where it is.
struct TextScanner {
  private let scalars: [Unicode.Scalar]
  /// How many scalars have been read.
  private(set) var offset = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  var isAtEnd: Bool { offset >= scalars.count }

  mutating func skipSpaces() {
    while let scalar = peek, scalar == " " || scalar == "\t" || scalar == "\n" { offset += 1 }
  }

  private var peek: Unicode.Scalar? { isAtEnd ? nil : scalars[offset] }

  /// Reads `text` if it comes next, spaces before it skipped.
  mutating func take(_ text: String) -> Bool {
    skipSpaces()
    let wanted = Array(text.unicodeScalars)
    guard scalars.count - offset >= wanted.count,
      scalars[offset..<offset + wanted.count].elementsEqual(wanted)
    else { return false }
    offset += wanted.count
    return true
  }

  /// Reads a letter or `_` and the letters, digits and `_` behind it; `nil` when none comes next.
  mutating func word() -> String? {
    skipSpaces()
    guard let first = peek, first.properties.isAlphabetic || first == "_" else { return nil }
    return taking { $0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0) }
  }

  /// Reads digits with at most one point, without a sign; `nil` when none come next. Too many digits
  /// give infinity.
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

  /// What comes next, for a message.
  mutating func upcoming() -> String {
    skipSpaces()
    guard !isAtEnd else { return "the end" }
    let rest = scalars[offset...].prefix { $0 != " " }.prefix(20)
    return "\"" + String(String.UnicodeScalarView(rest)) + "\""
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

/// What is wrong in a small language, and at which of its letters.
struct TextFailure: Error {
  let offset: Int
  let message: String
  /// What is wrong besides, further on.
  var others: [TextFailure] = []
}
