/// The text of a scene file as it is given to Yams: some letters are replaced, one for one, by letters
/// for private use that the file does not have, so that every place stays where it is.
///
/// Two things are hidden from Yams. It hashes keys, again and again for each list around them, and a few
/// lines of aliases within aliases can stretch a key for ever: so `*` is masked, and an alias comes back
/// as text; `?` is masked, too, as it alone makes keys of more than a line. And it gives up at a key
/// that stands twice, when there may be more mistakes: so the first letter of such a key is masked, and
/// the key differs from its twin.
struct MaskedText {
  private var scalars: [Unicode.Scalar]
  private let source: SourceText
  private var free: [Unicode.Scalar]
  private var originals: [Unicode.Scalar: Unicode.Scalar] = [:]
  private let asterisk: Unicode.Scalar

  /// So many keys can be masked. Each costs another pass over the file, so that it is fewer for a long
  /// one.
  private static let mostKeys = 20
  /// So many letters are passed over for keys that stand twice, but always one file.
  private static let mostRepeatedLetters = 1 << 20

  /// Makes the text; `nil` when the file leaves no letter for private use.
  init?(_ source: SourceText) {
    var free = Self.freeScalars(in: source.scalars)
    guard let asterisk = free.popLast(), let questionMark = free.popLast() else { return nil }
    self.source = source
    self.free = free
    self.asterisk = asterisk
    scalars = source.scalars.map { $0 == "*" ? asterisk : $0 == "?" ? questionMark : $0 }
    originals = [asterisk: "*", questionMark: "?"]
  }

  /// The text for Yams.
  var text: String { String(String.UnicodeScalarView(scalars)) }

  /// What the author wrote where Yams read `text`.
  func original(of text: String) -> String {
    guard text.unicodeScalars.contains(where: { originals[$0] != nil }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { originals[$0] ?? $0 }))
  }

  /// Whether text that Yams read without quotes begins as an alias does.
  func isAlias(_ text: String) -> Bool { text.unicodeScalars.first == asterisk }

  /// Makes the key at a place differ from all others; `false` when it is not spelled there letter by
  /// letter or there have been too many.
  mutating func maskKey(_ key: String, at location: SourceLocation) -> Bool {
    let isQuoted = ["\"", "'"].contains(source.rest(from: location).first)
    guard let place = source.index(of: location).map({ $0 + (isQuoted ? 1 : 0) }),
      !key.isEmpty, scalars[place...].starts(with: key.unicodeScalars), let mask = free.popLast()
    else { return false }
    originals[mask] = source.scalars[place]
    scalars[place] = mask
    return true
  }

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
    let keys = min(mostKeys, max(mostRepeatedLetters / max(scalars.count, 1), 1))
    let free = (UInt32(0xE000)...0xF8FF).lazy.filter { !used.contains($0) }
    return free.prefix(2 + keys).compactMap(Unicode.Scalar.init)
  }
}
