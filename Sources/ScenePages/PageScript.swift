internal import CTexts

/// The page's script as it is sent: the files of the repository, one after the other, without comments, without white
/// space that has no meaning, and with short names for variables and functions.
enum PageScript {
  /// The script of a page that makes no requests.
  static let text = compact(files)

  /// The script of a page that follows its scenes.
  static let following = compact(files + [unsafe String(cString: ctexts_page_following_js())])

  private static let files = unsafe [
    ctexts_page_stage_js(), ctexts_page_swipes_js(), ctexts_page_pans_js(),
    ctexts_page_machine_js(),
    ctexts_page_curves_js(), ctexts_page_motion_js(), ctexts_page_drawing_js(),
    ctexts_page_canvas_js(), ctexts_page_touches_js(), ctexts_page_controls_js(),
    ctexts_page_chart_js(), ctexts_page_scripts_js(), ctexts_page_films_js(), ctexts_page_page_js(),
    ctexts_page_links_js(), ctexts_page_start_js(),
  ].map { unsafe String(cString: $0) }

  /// The names that stay, with which tests use the page, and whoever opens a browser's console.
  private static let published: Set<String> = [
    "at", "begin", "channels", "choose", "draw", "entries", "film", "loaded", "openScene", "page",
    "seek",
    "setTheme", "setVariant",
  ]

  /// Properties of the script's own objects, which neither browsers nor data nor tests use.
  private static let members = [
    "finger", "table", "shownFrame", "transforms", "touched", "motions", "isVisible", "centers",
    "alphas", "drawView", "isPlaying", "isFirst", "isSelected", "appeared", "sizes", "isMarked",
    "deadline", "isEndless", "drawStill", "isInitial", "shapes", "recorded", "logged", "isNear",
    "settle", "since", "handles", "noted", "stills", "variant", "alpha", "defs", "ink",
    "plan", "turn", "changed", "before", "phase", "ground", "content",
    "scene", "local", "state", "edges", "place", "node", "drawn", "steps", "wanted", "update",
    "remember", "contains", "last", "next", "clip", "mask", "known", "marks", "lost", "rest", "act",
    "can", "due", "leave", "hit", "parts", "start", "pan", "area", "x0", "y0", "root", "run",
    "matrix", "row", "edge", "cover", "growth", "isFull", "shifted", "covered", "ends", "stretched",
    "actionAt", "touchRow", "closeRow", "settleRow", "closed", "letGo", "perform", "expand",
    "closing", "slid", "drawRow", "actions", "rowClip", "swipe", "way", "follows", "openOffset",
    "along", "speed", "element", "reset", "handle", "note", "leaf", "other", "grips", "track",
    "begun", "paces", "velocity", "recognize", "starts", "slop", "frame", "visible", "endTurn",
    "scrollTo", "notices", "places", "viewMotions", "shownViews", "canvas",
  ]

  private static func compact(_ files: [String]) -> String {
    compact(files.joined(separator: "\n"), publishing: published, members: members)
  }

  /// Shorter words for the same. Nothing is assigned to a constant, and no property has one of these names but `forEach`:
  /// only lists are gone through, and its result is not used.
  private static let shorter = [
    "const": "let", "true": "!0", "false": "!1", "undefined": "void 0", "Infinity": "1/0",
    "forEach": "map",
  ]

  /// Makes a script shorter without changing its behaviour.
  ///
  /// - Parameters:
  ///   - published: The names at the top level that stay; `nil` for all.
  ///   - members: The properties that get short names.
  static func compact(
    _ script: String, publishing published: Set<String>? = nil, members: [String] = []
  ) -> String {
    let tokens = withoutParentheses(
      ScriptShortening.shortened(
        ScriptRewriting.rewritten(ScriptToken.tokens(of: script)), publishing: published,
        members: members))
    var result = ""
    var previous: ScriptToken?
    /// The number of open brackets.
    var depth = 0
    /// The depths of the declarations that are being written.
    var declarations: [Int] = []
    for token in tokens {
      var separator = previous.map { space(between: $0, and: token) } ?? ""
      var text = shorter[token.text] ?? token.text
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      let declares = token.kind == .word && text == "let"
      while let last = declarations.last, depth < last { declarations.removeLast() }
      let goesOn = declarations.last == depth
      if separator == "\n", goesOn, declares {
        // Two declarations that follow each other are one.
        (separator, text) = (",", "")
      } else {
        if goesOn, separator == "\n" || token.is(";") { declarations.removeLast() }
        if declares { declarations.append(depth) }
      }
      // A word and a replacement that begins with a sign need no space.
      if separator == " ", text.hasPrefix("!") { separator = "" }
      // The script compares only texts and undefined values with texts, so that the short operator is equivalent.
      if token.kind == .text, previous?.is("===", "!==") == true { result.removeLast() }
      result += separator + text
      previous = text.isEmpty ? ScriptToken(.punctuation, ",") : token
    }
    return result
  }

  /// Leaves out the parentheses around the only parameter of an arrow function, and around a name that has them for
  /// its type only.
  private static func withoutParentheses(_ tokens: [ScriptToken]) -> [ScriptToken] {
    var result: [ScriptToken] = []
    for token in tokens {
      if token.is("=>"), result.count >= 3, result[result.count - 1].is(")"),
        result[result.count - 2].kind == .word, result[result.count - 3].is("(")
      {
        let name = result[result.count - 2]
        let line = result[result.count - 3].beginsLine
        result.removeLast(3)
        result.append(ScriptToken(.word, name.text, beginsLine: line))
      }
      if token.is(")"), let start = nameStart(in: result), result[start - 1].is("(") {
        let before = start > 1 ? result[start - 2] : nil
        if before?.kind == .punctuation, before?.is(")", "]", "}", "?.") == false {
          // The parentheses contain only a name with its type.
          result.remove(at: start - 1)
          continue
        }
      }
      result.append(token)
    }
    return result
  }

  /// The place after the first parenthesis of a name with its properties at the end of a list of tokens; `nil` for
  /// something else.
  private static func nameStart(in tokens: [ScriptToken]) -> Int? {
    var start = tokens.count
    while start > 1, tokens[start - 1].kind == .word {
      start -= 1
      guard tokens[start - 1].is(".") else { return start }
      start -= 1
    }
    return nil
  }

  /// What must stand between two tokens: a line break where it may end a statement, a space where two words or signs
  /// would become one.
  private static func space(between first: ScriptToken, and second: ScriptToken) -> String {
    if second.beginsStatement(after: first) { return "\n" }
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
}
