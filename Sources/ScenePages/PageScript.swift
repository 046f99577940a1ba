/// The page's script as it is sent: the files of the repository, one after the other, without comments, without white
/// space that has no meaning, and with short names for local variables. The names that are declared at the top level
/// stay, so that the script can be read in a browser.
enum PageScript {
  /// The script of a page that makes no requests.
  static let text = compact(files)

  /// The script of a page that follows its scenes.
  static let following = compact(files + [PackageResources.following_js])

  private static let files = [
    PackageResources.stage_js, PackageResources.machine_js, PackageResources.curves_js,
    PackageResources.motion_js, PackageResources.drawing_js, PackageResources.canvas_js,
    PackageResources.touches_js, PackageResources.controls_js, PackageResources.chart_js,
    PackageResources.scripts_js, PackageResources.films_js, PackageResources.page_js,
    PackageResources.links_js,
    PackageResources.start_js,
  ]

  private static func compact(_ files: [[UInt8]]) -> String {
    compact(files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"))
  }

  /// Shorter words for the same. Nothing is assigned to a constant, and no property is called true or false.
  private static let shorter = ["const": "let", "true": "!0", "false": "!1"]

  /// Makes a script shorter without changing what it does.
  static func compact(_ script: String) -> String {
    let tokens = ScriptShortening.shortened(ScriptToken.tokens(of: script))
    var result = ""
    var previous: ScriptToken?
    for token in tokens {
      if let previous { result += space(between: previous, and: token) }
      result += shorter[token.text] ?? token.text
      previous = token
    }
    return result
  }

  /// What must stand between two tokens: a line break where it may end a statement, a space where two words or signs
  /// would become one.
  private static func space(between first: ScriptToken, and second: ScriptToken) -> String {
    if second.beginsLine, !goesOn(after: first), !goesOn(before: second) { return "\n" }
    guard first.kind != .template, second.kind != .template,
      let last = first.text.utf8.last, let next = second.text.utf8.first
    else { return "" }
    func isWord(_ token: ScriptToken) -> Bool { token.kind == .word || token.kind == .number }
    // The flags of a regular expression are part of it.
    let endsWithWord =
      isWord(first)
      || first.kind == .text && last != UInt8(ascii: "'")
        && last != UInt8(ascii: "\"")
    if endsWithWord, isWord(second) { return " " }
    let isSign = last == UInt8(ascii: "+") || last == UInt8(ascii: "-")
    return isSign && last == next ? " " : ""
  }

  /// Whether a statement cannot end after a token.
  private static func goesOn(after token: ScriptToken) -> Bool {
    token.kind == .punctuation
      ? !token.is(")", "]", "}", "++", "--", ";", "/", "!")
      : token.kind == .template && token.text.hasSuffix("${")
  }

  /// Whether a token cannot begin a statement.
  private static func goesOn(before token: ScriptToken) -> Bool {
    token.kind == .punctuation
      ? token.is(
        ")", "]", "}", ",", ".", "?.", "?", ":", "??", "&&", "||", "=", "===", "!==", "=>", "<",
        ">",
        "<=", ">=", "*")
      : token.kind == .template && token.text.hasPrefix("}")
  }
}
