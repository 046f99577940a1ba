/// Returns a string as a JSON string literal, with its quotation marks.
package func quoted(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy {
    $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
  }
  if isPlain { return "\"" + text + "\"" }
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}":
      let code = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
