/// Writes the functions of the page's script in shorter forms that do the same.
enum ScriptRewriting {
  /// The maximum number of uses of `this` in a method without a short name for it; with more, the name saves
  /// characters.
  private static let mostThis = 3

  static func rewritten(_ tokens: [ScriptToken]) -> [ScriptToken] {
    withoutBraces(withoutFunctions(withoutThis(tokens)))
  }

  /// The place of the bracket that closes the one at a place.
  private static func end(of start: Int, in tokens: [ScriptToken]) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].closes { depth -= 1 }
      if tokens[index].opens { depth += 1 }
      if depth == 0 { return index }
    }
    return tokens.count - 1
  }

  /// Gives methods that often name their object a name for it. All functions in them are arrow functions, which have the
  /// same object.
  private static func withoutThis(_ tokens: [ScriptToken]) -> [ScriptToken] {
    var result = tokens
    var index = tokens.count - 1
    while index > 1 {
      defer { index -= 1 }
      guard tokens[index].is("{"), tokens[index - 1].is(")"), isMethod(tokens, bodyAt: index) else {
        continue
      }
      let places = (index...end(of: index, in: tokens)).filter { tokens[$0].is("this") }
      guard places.count > mostThis else { continue }
      for place in places { result[place].text = "self" }
      result[index + 1].beginsLine = true
      result.insert(
        contentsOf: [
          ScriptToken(.word, "const", beginsLine: true), ScriptToken(.word, "self"),
          ScriptToken(.punctuation, "="), ScriptToken(.word, "this"),
        ], at: index + 1)
    }
    return result
  }

  /// Whether a body belongs to a method: a name begins a line, and its parameters follow.
  private static func isMethod(_ tokens: [ScriptToken], bodyAt index: Int) -> Bool {
    var depth = 0
    var start = index - 1
    while start > 0 {
      if tokens[start].closes { depth += 1 }
      if tokens[start].opens { depth -= 1 }
      if depth == 0 { break }
      start -= 1
    }
    guard start > 0, tokens[start - 1].kind == .word,
      !tokens[start - 1].is("if", "for", "while", "catch")
    else { return false }
    let name = start - 1
    return tokens[name].beginsLine || name > 0 && tokens[name - 1].is("get")
  }

  /// Declares functions as constants. Nothing calls one before it is declared.
  private static func withoutFunctions(_ tokens: [ScriptToken]) -> [ScriptToken] {
    var result: [ScriptToken] = []
    var index = 0
    while index < tokens.count {
      let isAsync = tokens[index].is("async") && index + 1 < tokens.count
      let start = isAsync ? index + 1 : index
      guard tokens[start].is("function"), start + 2 < tokens.count else {
        result.append(tokens[index])
        index += 1
        continue
      }
      let end = end(of: start + 2, in: tokens)
      result += [
        ScriptToken(.word, "const", beginsLine: tokens[index].beginsLine), tokens[start + 1],
        ScriptToken(.punctuation, "="),
      ]
      if isAsync { result.append(ScriptToken(.word, "async")) }
      result += tokens[(start + 2)...end] + [ScriptToken(.punctuation, "=>")]
      index = end + 1
    }
    return result
  }

  /// Words with which a statement begins that is no expression.
  private static let statements = [
    "if", "for", "while", "const", "let", "class", "try", "throw", "return", "continue", "break",
  ]

  /// Leaves out the braces around one statement: of an arrow function whose value is not used, or which only returns a
  /// value, of a condition and of a loop.
  private static func withoutBraces(_ tokens: [ScriptToken]) -> [ScriptToken] {
    var tokens = tokens
    for index in tokens.indices.reversed() where index > 1 && tokens[index].is("{") {
      let end = end(of: index, in: tokens)
      let before = tokens[index - 1]
      guard index + 1 < end, isOneStatement(tokens[(index + 1)..<end]) else { continue }
      let first = tokens[index + 1]
      if before.is("=>") {
        let returns = first.is("return")
        let value = returns ? index + 2 : index + 1
        guard returns || !statements.contains(first.text), !tokens[value].is("{", ";") else {
          continue
        }
        tokens.remove(at: end)
        tokens.removeSubrange(index..<value)
      } else if before.is("else") || before.is(")") && isCondition(tokens, before: index) {
        let isFollowed = end + 1 < tokens.count && tokens[end + 1].is("else")
        guard !first.is("const", "let", "class"), !isFollowed || !statements.contains(first.text)
        else { continue }
        if isFollowed { tokens[end + 1].beginsLine = true }
        tokens[index + 1].beginsLine = false
        tokens.remove(at: end)
        tokens.remove(at: index)
      }
    }
    return tokens
  }

  private static func isOneStatement(_ tokens: ArraySlice<ScriptToken>) -> Bool {
    var depth = 0
    for (before, token) in zip(tokens, tokens.dropFirst()) {
      if before.opens { depth += 1 }
      if before.closes { depth -= 1 }
      if depth == 0, token.is(";") || token.beginsStatement(after: before) { return false }
    }
    return true
  }

  private static func isCondition(_ tokens: [ScriptToken], before index: Int) -> Bool {
    var depth = 0
    for place in tokens[..<index].indices.reversed() {
      if tokens[place].closes { depth += 1 }
      if tokens[place].opens { depth -= 1 }
      if depth == 0 { return place > 0 && tokens[place - 1].is("if", "for", "while") }
    }
    return false
  }
}
