internal import Interaction
internal import Messages
internal import Notation
internal import Scenes
internal import Vocabulary

/// Parses predicates: flags, custom states with a comparison if they have values, traits, places on screen, `item`, `section` and
/// `contentSize` with a comparison, `touchInside`, `true`, `false`, combined by `and`, `or`, `not`
/// and parentheses; `not` binds strongest, then `and`, then `or`.
struct PredicateParser {
  private var scanner: TextScanner
  /// The scene's custom states.
  private let states: StateDeclarations
  private var depth = 0
  /// Unknown words. Parsing continues after them, so that further mistakes are found.
  private var unknownWords: [TextFailure] = []

  /// The maximum nesting of parentheses and `not`, which is safe for recursion.
  private static let maximumDepth = 50
  /// The maximum length of a predicate.
  private static let maximumLength = 2000

  static func parse(
    _ text: String, states: StateDeclarations = StateDeclarations()
  ) throws(TextFailure) -> CellPredicate {
    guard text.utf8.count <= maximumLength else {
      throw TextFailure(
        offset: 0, message: "a predicate has at most \(maximumLength) characters; shorten it")
    }
    var parser = PredicateParser(scanner: TextScanner(text), states: states)
    var failures: [TextFailure] = []
    var predicate = CellPredicate.never
    do {
      predicate = try parser.wholePredicate()
    } catch {
      failures = [error]
    }
    failures = parser.unknownWords + failures
    guard var first = failures.first else { return predicate }
    first.others = Array(failures.dropFirst())
    throw first
  }

  private mutating func wholePredicate() throws(TextFailure) -> CellPredicate {
    let predicate = try disjunction()
    scanner.skipSpaces()
    guard scanner.isAtEnd else {
      throw failure("\(scanner.upcoming()) does not belong here; join with \"and\" or \"or\"")
    }
    return predicate
  }

  private func failure(_ message: String) -> TextFailure {
    TextFailure(offset: scanner.offset, message: message)
  }

  private mutating func disjunction() throws(TextFailure) -> CellPredicate {
    var predicate = try conjunction()
    while takeWord("or") { predicate = .or(predicate, try conjunction()) }
    return predicate
  }

  private mutating func conjunction() throws(TextFailure) -> CellPredicate {
    var predicate = try negation()
    while takeWord("and") { predicate = .and(predicate, try negation()) }
    return predicate
  }

  private mutating func negation() throws(TextFailure) -> CellPredicate {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw failure("a predicate is nested more than \(Self.maximumDepth) deep; split the rule")
    }
    if takeWord("not") { return .not(try negation()) }
    if scanner.take("(") {
      let predicate = try disjunction()
      guard scanner.take(")") else { throw failure("a bracket is not closed; add \")\"") }
      return predicate
    }
    return try operand()
  }

  private mutating func operand() throws(TextFailure) -> CellPredicate {
    scanner.skipSpaces()
    let start = scanner.offset
    guard let word = scanner.path() else {
      let hint = scanner.take("!") ? "; write \"not\" for \"!\"" : ""
      throw TextFailure(
        offset: start,
        message: hint.isEmpty
          ? "a state is missing before \(scanner.upcoming()); add one"
          : "a predicate is written in words" + hint)
    }
    if let flag = CellState.Flag(rawValue: word) { return .flag(flag) }
    if let trait = CellPredicate.trait(word: word) { return trait }
    if let place = CellPredicate.Place(rawValue: word) { return .place(place) }
    if let kind = states.kind(of: word) {
      return kind.isCompared ? try valueComparison(of: word, kind) : .custom(word)
    }
    if let trait = TraitTable.compared.first(where: { $0.name == word }) {
      return try comparison(of: trait)
    }
    switch word {
    case "true": return .constant(true)
    case "false": return .constant(false)
    case "item":
      let (comparison, number) = try numberComparison(of: "item", called: "an item's number")
      return .item(comparison, number)
    case "section":
      let (comparison, number) = try numberComparison(of: "section", called: "a section's number")
      return .section(comparison, number)
    case CellPredicate.touchInsideWord: return .touchInside
    case CellPredicate.contentSizeWord: return try contentSizeComparison()
    case "and", "or":
      throw TextFailure(offset: start, message: "a state is missing before \"\(word)\"; add one")
    default:
      unknownWords.append(TextFailure(offset: start, message: objection(toUnknown: word)))
      return .never
    }
  }

  /// The sentence about a word that is not a state. For an event it shows how a state follows from it.
  private func objection(toUnknown word: String) -> String {
    if let event = StateEvent(sceneText: word) {
      var assignments = "\(word.shortened): true"
      if case .gesture(let name, .began) = event {
        assignments += ", \(name.shortened).ended: false"
      }
      return "\"\(word.shortened)\" is an event, not a state; let it set a state, as in"
        + " \"states: { isOn: { \(assignments) } }\", and ask for isOn"
    }
    let words =
      CellState.Flag.allCases.map(\.rawValue) + states.names
      + TraitTable.predicateWords
      + CellPredicate.Place.allCases.map(\.rawValue)
      + CellPredicate.otherWords
    return "\"\(word.shortened)\" is not a state" + Suggestion.textOrList(for: word, among: words)
  }

  private mutating func contentSizeComparison() throws(TextFailure) -> CellPredicate {
    for comparison in CellPredicate.Comparison.allCases where scanner.take(comparison.rawValue) {
      scanner.skipSpaces()
      let start = scanner.offset
      let word = scanner.word() ?? ""
      guard let category = ContentSizeCategory(rawValue: word) else {
        throw TextFailure(
          offset: start,
          message: "\"\(word.shortened)\" is not a text size"
            + Suggestion.textOrList(for: word, among: ContentSizeCategory.allCases.map(\.rawValue)))
      }
      return .contentSize(comparison, category)
    }
    throw failure("contentSize must be compared, as in \"contentSize >= accessibilityMedium\"")
  }

  /// Compares a trait with one of its words.
  private mutating func comparison(of trait: TraitDefinition) throws(TextFailure) -> CellPredicate {
    let isEqual = scanner.take("==")
    guard isEqual || scanner.take("!=") else {
      throw failure(
        "\(trait.name) must be compared, as in \"\(trait.name) == \(trait.words.last ?? "")\"")
    }
    scanner.skipSpaces()
    let start = scanner.offset
    let word = scanner.word() ?? ""
    guard trait.words.contains(word) else {
      throw TextFailure(
        offset: start,
        message: "\"\(word.shortened)\" is not known for \(trait.name)"
          + Suggestion.textOrList(for: word, among: trait.words))
    }
    let predicate = CellPredicate.traits(trait.change(to: word))
    return isEqual ? predicate : .not(predicate)
  }

  private mutating func numberComparison(
    of word: String, called what: String
  ) throws(TextFailure) -> (CellPredicate.Comparison, Int) {
    for comparison in CellPredicate.Comparison.allCases where scanner.take(comparison.rawValue) {
      scanner.skipSpaces()
      let start = scanner.offset
      guard let number = scanner.number() else {
        throw failure("\(what) is missing before \(scanner.upcoming()); add one")
      }
      guard let item = Int(exactly: number), item <= SceneLimits.mostItems else {
        throw TextFailure(
          offset: start,
          message: "\(what) must be a whole number up to \(SceneLimits.mostItems)")
      }
      return (comparison, item)
    }
    throw failure("\(word) must be compared with a number, as in \"\(word) == 0\"")
  }

  /// Reads a comparison with a value of an enumeration or a number.
  private mutating func valueComparison(
    of name: String, _ kind: StateKind
  ) throws(TextFailure) -> CellPredicate {
    for comparison in CellPredicate.Comparison.allCases where scanner.take(comparison.rawValue) {
      scanner.skipSpaces()
      let start = scanner.offset
      let sign = scanner.take("-") ? "-" : ""
      let value: StateValue
      if let number = scanner.number() {
        value = .number(sign.isEmpty ? number : -number)
      } else if let word = scanner.word() {
        value = .word(word)
      } else {
        throw failure("a value of \(name) is missing before \(scanner.upcoming()); add one")
      }
      if let objection = kind.objection(to: value, of: name) {
        unknownWords.append(TextFailure(offset: start, message: objection))
        return .never
      }
      if case .words = kind, ![.equal, .notEqual].contains(comparison) {
        throw TextFailure(
          offset: start, message: "\(name) is a word; compare it by == or !=")
      }
      return .value(name, comparison, value)
    }
    if scanner.take("=") {
      let example = states.comparison(name).replacing(">=", with: "==")
      throw failure("a single = is not a comparison; write ==, as in \"\(example)\"")
    }
    throw failure("\(name) must be compared, as in \"\(states.comparison(name))\"")
  }

  private mutating func takeWord(_ word: String) -> Bool {
    var ahead = scanner
    guard ahead.word() == word else { return false }
    scanner = ahead
    return true
  }
}
