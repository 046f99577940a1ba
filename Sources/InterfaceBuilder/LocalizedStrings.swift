/// The texts of a document in another language: a `.strings` file or a string catalogue
/// (`.xcstrings`). Keys are object identifiers with properties, as "abc-DE-fgH.text".
package enum LocalizedStrings {
  /// The maximum length of a file, in bytes. Our choice.
  package static let largestFile = 8 << 20

  /// The texts of a `.strings` file, in UTF-8 or UTF-16; `nil` if it is not one.
  package static func strings(_ bytes: [UInt8]) -> [String: String]? {
    var scanner = Scanner(Array(decoded(bytes).unicodeScalars))
    var result: [String: String] = [:]
    while true {
      scanner.skipSpace()
      if scanner.isAtEnd { return result }
      guard let key = scanner.word() else { return nil }
      scanner.skipSpace()
      guard scanner.take("=") else { return nil }
      scanner.skipSpace()
      guard let value = scanner.word() else { return nil }
      scanner.skipSpace()
      guard scanner.take(";") else { return nil }
      result[key] = value
    }
  }

  private static func decoded(_ bytes: [UInt8]) -> String {
    func units(_ bytes: ArraySlice<UInt8>, high: Int) -> [UInt16] {
      stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
        UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + 1 - high])
      }
    }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return String(decoding: units(bytes.dropFirst(2), high: 1), as: UTF16.self)
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return String(decoding: units(bytes.dropFirst(2), high: 0), as: UTF16.self)
    }
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return String(decoding: isMarked ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
  }

  /// The texts of a string catalogue in a language; `nil` if it cannot be read.
  package static func catalog(_ bytes: [UInt8], language: String) -> [String: String]? {
    StringCatalog(bytes)?.texts(in: language)
  }

  /// Reads words of a `.strings` file.
  private struct Scanner {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    var isAtEnd: Bool { index >= scalars.count }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard !isAtEnd, scalars[index] == scalar else { return false }
      index += 1
      return true
    }

    /// Skips white space and comments.
    mutating func skipSpace() {
      while !isAtEnd {
        if scalars[index].properties.isWhitespace || scalars[index] == "\u{FEFF}" {
          index += 1
        } else if scalars[index] == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
          index += 2
          while !isAtEnd, !(scalars[index - 1] == "*" && scalars[index] == "/") { index += 1 }
          index += 1
        } else if scalars[index] == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
          while !isAtEnd, scalars[index] != "\n" { index += 1 }
        } else {
          return
        }
      }
    }

    /// The units of UTF-16 in escapes that follow each other, after the first backslash and letter: two of them can be
    /// one character. `nil` if one is not four digits.
    private mutating func units() -> [UInt16]? {
      var units: [UInt16] = []
      while true {
        let digits = String(
          String.UnicodeScalarView(scalars[index..<min(index + 4, scalars.count)]))
        guard let unit = UInt16(digits, radix: 16) else { return nil }
        units.append(unit)
        index += digits.unicodeScalars.count
        guard index + 1 < scalars.count, scalars[index] == "\\",
          scalars[index + 1] == "U" || scalars[index + 1] == "u"
        else { return units }
        index += 2
      }
    }

    /// A text in quotes, or a plain word; `nil` if there is neither.
    mutating func word() -> String? {
      var text = String.UnicodeScalarView()
      guard take("\"") else {
        while !isAtEnd, !scalars[index].properties.isWhitespace, scalars[index] != "=",
          scalars[index] != ";"
        {
          text.append(scalars[index])
          index += 1
        }
        return text.isEmpty ? nil : String(text)
      }
      while !isAtEnd {
        let scalar = scalars[index]
        index += 1
        switch scalar {
        case "\"": return String(text)
        case "\\":
          guard !isAtEnd else { return nil }
          let escaped = scalars[index]
          index += 1
          switch escaped {
          case "n": text.append("\n")
          case "t": text.append("\t")
          case "r": text.append("\r")
          case "U", "u":
            guard let units = units() else { return nil }
            // A half of a surrogate pair alone becomes U+FFFD.
            text.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
          default: text.append(escaped)
          }
        default: text.append(scalar)
        }
      }
      return nil
    }
  }
}
