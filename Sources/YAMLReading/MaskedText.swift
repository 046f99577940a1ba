internal import Messages

/// The text of a scene file as it is passed to libyaml: two characters are each replaced by a
/// private use character that the file does not contain, so that all locations stay the same.
///
/// `*` is masked, so that an invalid alias is read as text and reported with our own message. `?`
/// is masked, because on its own it starts a multi-line key.
struct MaskedText {
  private let scalars: [Unicode.Scalar]
  private let originals: [Unicode.Scalar: Unicode.Scalar]
  private let asterisk: Unicode.Scalar

  /// Creates the text; `nil` if the file uses all private use characters.
  init?(_ source: SourceText) {
    var free = Self.freeScalars(in: source.scalars)
    guard let asterisk = free.popLast(), let questionMark = free.popLast() else { return nil }
    self.asterisk = asterisk
    scalars = source.scalars.map { $0 == "*" ? asterisk : $0 == "?" ? questionMark : $0 }
    originals = [asterisk: "*", questionMark: "?"]
  }

  /// The text for libyaml.
  var text: String { String(scalars: scalars) }

  /// The original of a text that libyaml returned.
  func original(of text: String) -> String {
    guard text.unicodeScalars.contains(where: { originals[$0] != nil }) else { return text }
    return String(scalars: text.unicodeScalars.lazy.map { originals[$0] ?? $0 })
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
