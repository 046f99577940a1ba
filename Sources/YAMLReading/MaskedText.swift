internal import Messages

/// The text of a scene file as it is passed to libyaml: two characters are each replaced by a
/// private use character that the file does not contain, so that all locations stay the same.
///
/// `*` is masked, so that an invalid alias is read as text and reported with our own message. `?`
/// is masked, because on its own it starts a multi-line key.
struct MaskedText {
  private let scalars: [Unicode.Scalar]
  private let asterisk: Unicode.Scalar
  private let questionMark: Unicode.Scalar

  /// Creates the text; `nil` if the file uses all private use characters.
  init?(_ source: SourceText) {
    var free = Self.freeScalars(in: source.scalars)
    guard let asterisk = free.popLast(), let questionMark = free.popLast() else { return nil }
    self.asterisk = asterisk
    self.questionMark = questionMark
    scalars = source.scalars.map { $0 == "*" ? asterisk : $0 == "?" ? questionMark : $0 }
  }

  /// The text for libyaml, as UTF-8. A string that grows by each character would take a fiftieth of the instructions
  /// of a picture (measured).
  var utf8: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count)
    for scalar in scalars {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return bytes
  }

  /// The original of a text that libyaml returned.
  func original(of text: String) -> String {
    guard text.unicodeScalars.contains(where: { original(of: $0) != $0 }) else { return text }
    return String(scalars: text.unicodeScalars.lazy.map { original(of: $0) })
  }

  private func original(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == asterisk ? "*" : scalar == questionMark ? "?" : scalar
  }

  /// Whether an unquoted text from libyaml begins like an alias.
  func isAlias(_ text: String) -> Bool { text.unicodeScalars.first == asterisk }

  /// Private use characters that the file contains neither directly nor as an escape.
  private static func freeScalars(in scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var used: Set<UInt32> = []
    for (index, scalar) in scalars.enumerated() {
      if scalar.value >= 0xE000 { used.insert(scalar.value) }
      guard scalar == "\\", index + 1 < scalars.count else { continue }
      let digits = scalars[(index + 2)...].prefix(scalars[index + 1] == "U" ? 8 : 4)
      if let code = UInt32(String(scalars: digits), radix: 16) {
        used.insert(code)
      }
    }
    let free = (UInt32(0xE000)...0xF8FF).lazy.filter { !used.contains($0) }
    return free.prefix(2).compactMap(Unicode.Scalar.init)
  }
}
