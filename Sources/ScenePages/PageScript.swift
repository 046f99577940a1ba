/// The page's script as it is sent: the files of the repository, one after the other, without comments and
/// without white space that has no meaning.
enum PageScript {
  /// The script.
  static let text = [
    PackageResources.machine_js, PackageResources.motion_js, PackageResources.canvas_js,
    PackageResources.touches_js, PackageResources.controls_js, PackageResources.chart_js,
    PackageResources.scripts_js, PackageResources.page_js,
  ].map { compact(String(decoding: $0, as: UTF8.self)) }.joined()

  /// Removes comments, indentation and spaces beside punctuation. Line breaks stay, because they end
  /// statements. Texts, templates and regular expressions stay as they are. In these files a regular
  /// expression begins after `(`, `=` or `,`, and a template contains no template.
  static func compact(_ script: String) -> String {
    var result: [Character] = []
    var rest = Array(script)[...]
    /// The space that is written if the next character needs it.
    var hasSpace = false
    func copy(through end: Character) {
      while let character = rest.popFirst() {
        result.append(character)
        if character == "\\" {
          if let escaped = rest.popFirst() { result.append(escaped) }
        } else if character == end {
          return
        }
      }
    }
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "$"
    }
    while let character = rest.popFirst() {
      let next = rest.first
      if character == "/", next == "*" {
        var last: Character?
        while let other = rest.popFirst(), !(last == "*" && other == "/") { last = other }
        continue
      }
      if character == "/", next == "/" {
        while let other = rest.first, other != "\n" {
          _ = other
          rest.removeFirst()
        }
        continue
      }
      if character == "\n" {
        hasSpace = false
        if let last = result.last, last != "\n" { result.append("\n") }
        continue
      }
      if character == " " {
        hasSpace = !result.isEmpty && result.last != "\n"
        continue
      }
      if hasSpace, let last = result.last {
        let isNeeded =
          isWord(last) && isWord(character)
          || "+-".contains(last) && last == character
          || last == "'" && isWord(character) || isWord(last) && character == "'"
        if isNeeded { result.append(" ") }
      }
      hasSpace = false
      let previous = result.last
      result.append(character)
      if character == "'" || character == "\"" || character == "`" {
        copy(through: character)
      } else if character == "/", let previous, "(=,".contains(previous) {
        copy(through: "/")
      }
    }
    return String(result)
  }
}
