/// A feature of a font (`UIFontDescriptor.AttributeName.featureSettings`).
public enum FontFeature: Hashable, Sendable {
  /// All digits have the same width (OpenType's `tnum`).
  case monospacedDigits
  /// Small letters are drawn as small capitals (`smcp`).
  case smallCaps
  /// The digit zero has a slash (`zero`).
  case slashedZero
  /// Another feature of OpenType, by its tag of four letters.
  case openType(String)

  /// The words of scene files. Other features are written as tags.
  package static let words: [(word: String, feature: FontFeature)] = [
    ("monospacedDigits", .monospacedDigits), ("smallCaps", .smallCaps),
    ("slashedZero", .slashedZero),
  ]

  /// Creates a feature from its word in a scene file, or its tag; `nil` if it is neither.
  package init?(text: String) {
    if let known = Self.words.first(where: { $0.word == text })?.feature {
      self = known
    } else if Self.isTag(text) {
      self = .openType(text)
    } else {
      return nil
    }
  }

  /// OpenType's tag.
  package var tag: String {
    switch self {
    case .monospacedDigits: "tnum"
    case .smallCaps: "smcp"
    case .slashedZero: "zero"
    case .openType(let tag): tag
    }
  }

  /// Whether a text is a tag of OpenType: four letters or digits of ASCII.
  package static func isTag(_ text: String) -> Bool {
    text.utf8.count == 4
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }
  }
}
