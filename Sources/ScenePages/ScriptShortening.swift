/// Gives the local names of the page's script short ones.
///
/// A name is replaced everywhere by the same short name. Two names share one only if they are never used in the same
/// function or method, so that what is bound to what does not change. Names of what browsers provide stay, and of what is declared at the top level those that are published. Of
/// properties only those that the caller lists get short names: others are those of browsers and of data.
/// This knows the JavaScript that the page's script uses, not all of it: there are no labels, no `switch`, no
/// functions in class fields, and no methods in object literals.
struct ScriptShortening {
  /// What a bracket encloses.
  private enum Bracket {
    case block, classBody, object, other
  }

  /// A place where a name is used, not as that of a property.
  private struct Use {
    let index: Int
    /// The number of the function, the method or the statement at the top level in which it is.
    let unit: Int
    /// Whether it is a name and a property at once: `{ name }`.
    let isShorthand: Bool
  }

  /// Words that are not names, all of ECMAScript's reserved ones among them, so that no short name is one.
  private static let keywords: Set<String> = [
    "as", "async", "await", "break", "case", "catch", "class", "const", "constructor", "continue",
    "debugger", "default", "delete", "do", "else", "enum", "export", "extends", "false", "finally",
    "for", "function", "get", "if", "import", "in", "instanceof", "let", "new", "null", "of",
    "return",
    "set", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "undefined",
    "var",
    "void", "while", "with", "yield",
  ]
  /// What browsers provide and the script uses; names that begin with a capital need not be listed.
  private static let provided: Set<String> = [
    "addEventListener", "atob", "clearTimeout", "decodeURIComponent", "document",
    "encodeURIComponent", "getComputedStyle",
    "history", "innerWidth", "isNaN", "location", "matchMedia", "navigator", "parseInt",
    "performance",
    "requestAnimationFrame", "setTimeout",
  ]

  private var tokens: [ScriptToken]
  private var uses: [Use] = []
  /// The names that are used at the top level, all of those that are declared there among them.
  private var globals: Set<String> = []
  private var kept = Self.keywords.union(Self.provided)
  private let published: Set<String>?
  /// The published constants that are used often enough for a short name beside their own.
  private var doubled: [String] = []
  /// The properties that get short names.
  private let members: Set<String>
  /// The places of properties that are not names at once.
  private var memberUses: [Int] = []

  /// Returns a script with short local names.
  ///
  /// - Parameters:
  ///   - published: The names at the top level that stay; `nil` for all.
  ///   - members: The properties that get short names: those that neither browsers nor data have.
  static func shortened(
    _ tokens: [ScriptToken], publishing published: Set<String>? = nil, members: [String] = []
  ) -> [ScriptToken] {
    var shortening = ScriptShortening(tokens: tokens, published: published, members: members)
    shortening.findUses()
    shortening.replace()
    return shortening.tokens
  }

  private init(tokens: [ScriptToken], published: Set<String>?, members: [String]) {
    (self.tokens, self.published, self.members) = (tokens, published, Set(members))
  }

  private mutating func findUses() {
    /// The open brackets, each with the number of `?` that wait for their `:`.
    var open: [(bracket: Bracket, questions: Int)] = []
    var unit = 0
    /// Whether a declaration at the top level takes values out of an object or a list.
    var isPattern = false
    for (index, token) in tokens.enumerated() {
      let previous = index > 0 ? tokens[index - 1] : nil
      let begins =
        open.isEmpty
        ? token.is("async", "class", "const", "function", "let")
        : open.count == 1 && open[0].bracket == .classBody
      if token.beginsLine, begins { unit += 1 }
      if open.isEmpty { isPattern = token.is("{", "[") && previous?.is("const", "let") == true }
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      switch token.kind {
      case .text, .number: continue
      case .template:
        if token.text.hasPrefix("}") { _ = open.popLast() }
        if token.text.hasSuffix("${") { open.append((.other, 0)) }
      case .punctuation:
        switch token.text {
        case "{":
          let isClass = index > 1 && tokens[max(index - 2, 0)].is("class", "extends")
          let isObject =
            previous?.is(
              "(", ",", "=", "[", "?", "||", "??", "??=", "&&", "...", ":", "return", "const",
              "let",
              "of") == true
          open.append((isClass ? .classBody : isObject ? .object : .block, 0))
        case "(", "[": open.append((.other, 0))
        case ")", "]", "}": _ = open.popLast()
        case "?": if let last = open.indices.last { open[last].questions += 1 }
        case ":":
          if let last = open.indices.last, open[last].questions > 0 { open[last].questions -= 1 }
        default: break
        }
      case .word:
        guard !Self.keywords.contains(token.text) else { continue }
        let isInObject = open.last.map { $0.bracket == .object && $0.questions == 0 } ?? false
        if previous?.is(".", "?.") == true || open.last?.bracket == .classBody
          || isInObject && next?.is(":") == true
        {
          memberUses.append(index)
          continue
        }
        if open.isEmpty,
          token.text.first?.isUppercase == true
            || previous?.is("class", "const", "function", "let") == true
              && published?.contains(token.text) != false
        {
          kept.insert(token.text)
        }
        if open.isEmpty || isPattern { globals.insert(token.text) }
        uses.append(
          Use(
            index: index, unit: unit,
            isShorthand: isInObject && previous?.is("{", ",") == true
              && next?.is(",", "}", "=") == true))
      }
    }
  }

  private mutating func replace() {
    var counts: [String: Int] = [:]
    var units: [String: Set<Int>] = [:]
    var taken = Self.keywords
    chooseDoubled()
    for use in uses {
      let name = tokens[use.index].text
      if kept.contains(name) || name.first?.isUppercase == true {
        taken.insert(name)
      } else {
        counts[name, default: 0] += 1
        units[name, default: []].insert(use.unit)
      }
    }
    // All names at the top level are in one more unit.
    for name in globals where units[name] != nil { units[name]?.insert(-1) }
    let short = Self.shortNames(for: counts, in: units, without: taken)
    let properties = shortProperties
    for use in uses {
      let name = tokens[use.index].text
      guard let replacement = short[name] else { continue }
      tokens[use.index].text =
        use.isShorthand ? "\(properties[name] ?? name):\(replacement)" : replacement
    }
    for index in memberUses {
      if let replacement = properties[tokens[index].text] { tokens[index].text = replacement }
    }
    for name in doubled {
      guard let short = short[name] else { continue }
      tokens += [
        ScriptToken(.word, "const", beginsLine: true), ScriptToken(.word, name),
        ScriptToken(.punctuation, "="), ScriptToken(.word, short),
      ]
    }
  }

  /// Finds the published constants for which a short name and a declaration that publishes it take less room than their
  /// own name.
  private mutating func chooseDoubled() {
    let constants = Set(
      uses.map(\.index).filter { $0 > 0 && tokens[$0 - 1].is("const") }.map { tokens[$0].text })
    for name in published?.intersection(constants).sorted() ?? [] {
      let count = uses.count { tokens[$0.index].text == name }
      guard count * (name.utf8.count - 2) > name.utf8.count + 4 else { continue }
      kept.remove(name)
      globals.insert(name)
      doubled.append(name)
    }
  }

  /// The short names of properties, by their names. None is that of another property in the script.
  private var shortProperties: [String: String] {
    var counts: [String: Int] = [:]
    for index in memberUses + uses.filter(\.isShorthand).map(\.index) {
      counts[tokens[index].text, default: 0] += 1
    }
    let others = Set(counts.keys).subtracting(members)
    return Self.shortNames(for: counts.filter { members.contains($0.key) }, without: others)
  }

  /// Short names by what they replace: the most frequent name gets the shortest, equally frequent ones in the order of
  /// the alphabet.
  ///
  /// - Parameter units: Where names are used. Two names share a short one if they are nowhere together. Default: all
  ///   names are used in one unit.
  private static func shortNames(
    for counts: [String: Int], in units: [String: Set<Int>] = [:], without taken: Set<String>
  ) -> [String: String] {
    var short: [String: String] = [:]
    /// Where each short name is used.
    var occupied: [Set<Int>] = []
    for name in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).map(\.key) {
      let own = units[name] ?? [0]
      var number = 0
      while number < occupied.count,
        !occupied[number].isDisjoint(with: own)
          || taken.contains(Self.name(number))
      {
        number += 1
      }
      while taken.contains(Self.name(number)) { number += 1 }
      while occupied.count <= number { occupied.append([]) }
      occupied[number].formUnion(own)
      short[name] = Self.name(number)
    }
    return short
  }

  /// a to z, A to Z, aa, ab and so on.
  private static func name(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let last = String(letters[number % letters.count])
    return number < letters.count ? last : name(number / letters.count - 1) + last
  }
}
