/// Escapes text for XML content or attributes: five special characters are escaped, and characters
/// that XML 1.0 does not allow are dropped.
func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\t", "\n", "\r": result += " "
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
