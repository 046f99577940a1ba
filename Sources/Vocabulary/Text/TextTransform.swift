/// How the letters of a content configuration's text are changed for display
/// (`UIListContentConfiguration.TextProperties.TextTransform`).
public enum TextTransform: String, CaseIterable, Hashable, Sendable {
  /// Unchanged.
  case none
  /// In upper case.
  case uppercase
  /// In lower case.
  case lowercase
  /// The first letter of each word in upper case, all others in lower case.
  case capitalized

  /// Transforms a text with locale-independent rules.
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
