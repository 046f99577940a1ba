/// How the letters of a text of a content configuration are changed before it is shown
/// (`UIListContentConfiguration.TextProperties.TextTransform`).
public enum TextTransform: String, CaseIterable, Hashable, Sendable {
  /// Not at all.
  case none
  /// All in capitals.
  case uppercase
  /// None in capitals.
  case lowercase
  /// A capital at the start of each word, and only there.
  case capitalized

  /// A text as it is shown, by the rules of no language in particular.
  package func callAsFunction(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: Self.capitalized(text)
    }
  }

  private static func capitalized(_ text: String) -> String {
    var result = ""
    var isStart = true
    for character in text {
      result += isStart ? character.uppercased() : character.lowercased()
      isStart = character.isWhitespace
    }
    return result
  }
}
