internal import Drawing

/// Values in YAML.
package enum YAMLText {
  /// Words that YAML 1.1 or 1.2 reads as something else.
  private static let reserved: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "null", "y", "n",
  ]

  /// A text, in quotes if it needs them.
  package static func scalar(_ text: String) -> String {
    let isSimple =
      text.first?.isLetter == true && !reserved.contains(text.lowercased())
      && text.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || ("0"..."9").contains($0)
            || "-_.".unicodeScalars.contains($0))
      }
    return isSimple ? text : SceneLines.quoted(text)
  }

  /// A number with all its digits.
  package static func number(_ value: Double) -> String {
    let text = "\(value)"
    guard !text.contains("e") else { return decimal(value, places: 9) }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
