/// The text of a scene file as it is given to libyaml: two letters are replaced, one for one, by letters
/// for private use that the file does not have, so that every place stays where it is.
///
/// `*` is masked, and an alias comes back as text: so we say what is wrong with it. `?` is masked, as it
/// alone makes keys of more than a line.
struct MaskedText {
  private let scalars: [Unicode.Scalar]
  private let originals: [Unicode.Scalar: Unicode.Scalar]
  private let asterisk: Unicode.Scalar

  /// Makes the text; `nil` when the file leaves no letter for private use.
  init?(_ source: SourceText) {
    var free = Self.freeScalars(in: source.scalars)
    guard let asterisk = free.popLast(), let questionMark = free.popLast() else { return nil }
    self.asterisk = asterisk
    scalars = source.scalars.map { $0 == "*" ? asterisk : $0 == "?" ? questionMark : $0 }
    originals = [asterisk: "*", questionMark: "?"]
  }

  /// The text for libyaml.
  var text: String { String(String.UnicodeScalarView(scalars)) }

  /// What the author wrote where libyaml read `text`.
  func original(of text: String) -> String {
    guard text.unicodeScalars.contains(where: { originals[$0] != nil }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { originals[$0] ?? $0 }))
  }

  /// Whether text that libyaml read without quotes begins as an alias does.
  func isAlias(_ text: String) -> Bool { text.unicodeScalars.first == asterisk }

  /// Letters for private use that a file has neither as themselves nor as an escape.
  private static func freeScalars(in scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var used: Set<UInt32> = []
    for (index, scalar) in scalars.enumerated() {
      if scalar.value >= 0xE000 { used.insert(scalar.value) }
      guard scalar == "\\", index + 1 < scalars.count else { continue }
      let digits = scalars[(index + 2)...].prefix(scalars[index + 1] == "U" ? 8 : 4)
      if let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) {
        used.insert(code)
      }
    }
    let free = (UInt32(0xE000)...0xF8FF).lazy.filter { !used.contains($0) }
    return free.prefix(2).compactMap(Unicode.Scalar.init)
  }
}
