internal import Drawing
internal import Interaction
internal import Messages
internal import Notation
internal import SceneFormat
internal import Scenes
internal import Validation
internal import YAMLReading

/// Reads single values. The type of the property decides how a scalar is read, and each kind of
/// mistake has its own message.
extension SceneReader {
  // MARK: - Scalars

  /// Reads the text of a scalar that is not null.
  mutating func string(
    _ node: SourceNode, for what: String, limit: Int = SceneLimits.longestText
  ) -> String? {
    switch node.content {
    case .scalar(let text, _):
      guard !node.isNull else {
        reportNull(node, for: what)
        return nil
      }
      guard text.utf8.count <= limit else {
        report(node.location, "\(what) has more than \(limit) bytes; shorten it")
        return nil
      }
      guard text.unicodeScalars.allSatisfy(\.isText) else {
        report(node.location, "\(what) has an escape for what cannot be printed; leave it out")
        return nil
      }
      return text
    case .sequence, .mapping:
      report(node.location, "\(what) is \(node.kind); write a single value" + Self.hint(for: node))
      return nil
    }
  }

  /// Reads a text that UIKit does not accept as nil.
  mutating func textThatIsNeverNil(_ node: SourceNode, for what: String) -> String? {
    guard !node.isNil else {
      report(
        node.location,
        "\(what) cannot be nil; write \"\" for no text, or put the word in quotes")
      return nil
    }
    return string(node, for: what)
  }

  /// Images of the system are written elsewhere than images of the app.
  private static func hint(for node: SourceNode) -> String {
    guard case .mapping(let pairs) = node.content, let (key, value) = pairs.first,
      pairs.count == 1, key.scalarText == "systemImage", let name = value.scalarText
    else { return "" }
    return ", here \"systemImage: \(name.shortened)\" in its place"
  }

  mutating func reportNull(
    _ node: SourceNode, for what: String, hint: String = "write one, or leave it out"
  ) {
    if let hex = HexColorText.afterBareHash(in: source.line(of: node.location)) {
      report(
        SourceLocation(
          line: node.location.line, column: hex.column, file: node.location.file),
        "\(what) has no value; a bare # starts a comment in YAML, write \"\(hex.color)\"")
    } else {
      report(node.location, "\(what) has no value; \(hint)")
    }
  }

  /// Reads a finite number within `range`.
  mutating func number(
    _ node: SourceNode, for what: String, in range: ClosedRange<Double>
  ) -> Double? {
    guard let text = string(node, for: what) else { return nil }
    let lowered = text.lowercased()
    if [".nan", "nan", ".inf", "+.inf", "-.inf", "inf", "-inf", "infinity", "-infinity"].contains(
      lowered)
    {
      report(node.location, "\(what) must be a finite number, not \(text)")
      return nil
    }
    let isDecimal = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    guard isDecimal, let number = Double(text) else {
      let isFormat = text.hasPrefix("{") && text.hasSuffix("}")
      report(
        node.location,
        "\(what) must be a number, not \"\(text.shortened)\""
          + (isFormat ? "; the name of a number stands without braces" : arithmeticHint(text)))
      return nil
    }
    guard range.contains(number) else {
      report(
        node.location,
        "\(what) must be from \(decimal(range.lowerBound)) to \(decimal(range.upperBound)),"
          + " not \(text.shortened)")
      return nil
    }
    return number
  }

  /// Reads a whole number within `range`.
  mutating func integer(_ node: SourceNode, for what: String, in range: ClosedRange<Int>) -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard let number = number(node, for: what, in: bounds) else { return nil }
    guard let integer = Int(exactly: number) else {
      let text = (node.scalarText ?? "").shortened
      report(node.location, "\(what) must be a whole number, not \(text)")
      return nil
    }
    return integer
  }

  /// Reads `true` or `false`; YAML 1.1's other words are reported.
  mutating func boolean(_ node: SourceNode, for what: String) -> Bool? {
    guard let text = string(node, for: what) else { return nil }
    switch text {
    case "true": return true
    case "false": return false
    default:
      report(
        node.location,
        "\(what) must be true or false, not \"\(text.shortened)\""
          + (node.isTruthValueInYAML11
            ? "; only these two words are truth values here" : followingHint(text)))
      return nil
    }
  }

  /// The advice if a number is divided; empty for any other text.
  private func arithmeticHint(_ text: String) -> String {
    let parts = text.split(separator: "/").map { $0.trimmingPrefix { $0 == " " } }
    guard parts.count == 2, let divisor = Double(parts[1]), divisor != 0,
      let name = parts[0].split(separator: " ").first,
      declarations.names.contains(String(name))
    else { return "" }
    return "; write a factor, as in \"\(name) * \(decimal(1 / divisor))\""
  }

  /// The advice if a text that names a state stands for a fixed value; empty for any other text.
  private func followingHint(_ text: String) -> String {
    text.split(separator: " ").contains { declarations.names.contains(String($0)) }
      ? "; what follows a state is assigned by a rule" : ""
  }

  /// Reads a case of an enumeration.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: SourceNode, for what: String
  ) -> Word? {
    word(node, for: what, among: Word.allCases.map(\.rawValue)).flatMap(Word.init(rawValue:))
  }

  /// Reads one of the given words.
  mutating func word(_ node: SourceNode, for what: String, among words: [String]) -> String? {
    guard let text = string(node, for: what) else { return nil }
    if words.contains(text) { return text }
    report(
      node.location,
      "\"\(text.shortened)\" is not known for \(what)"
        + Suggestion.textOrList(for: text, among: words))
    return nil
  }

  /// Reads a predicate.
  mutating func predicate(_ node: SourceNode, for what: String) -> CellPredicate? {
    guard let text = string(node, for: what) else { return nil }
    do {
      return try PredicateParser.parse(text, states: declarations)
    } catch {
      for failure in [error] + error.others { report(failure, in: node) }
      return nil
    }
  }

  // MARK: - Lists and maps

  /// The elements of a list; a value that is not a list is reported.
  mutating func list(_ node: SourceNode, of what: String) -> [SourceNode] {
    switch node.content {
    case .sequence(let elements): return hasEnough ? [] : elements
    case .scalar where node.isNull: reportNull(node, for: what)
    case .scalar, .mapping:
      report(node.location, "\(what) must be a list, not \(node.kind); write [ … ] or lines with -")
    }
    return []
  }

  /// The elements of a list that must not be empty.
  mutating func nonEmptyList(_ node: SourceNode, of what: String) -> [SourceNode] {
    if case .sequence(let elements) = node.content, elements.isEmpty {
      report(node.location, "\(what) must not be empty; write an element")
    }
    return list(node, of: what)
  }

  /// Returns the entries of a map whose keys are known, in the order of the file. Keys that are unknown or missing
  /// are reported. A misspelt key counts as present, and its value is not read.
  mutating func entries<Key: SceneKey>(
    of node: SourceNode, in what: String, as: Key.Type, path: ScenePath? = nil
  ) -> [(key: Key, value: SourceNode)] {
    entries(of: node, in: what, keys: KeySet(Key.self), path: path).compactMap { text, value in
      Key(rawValue: text).map { (key: $0, value: value) }
    }
  }

  /// The information that `entries` needs about a type of keys. There are dozens of these types;
  /// the loop over a map takes this value, so that it is compiled once and not for each type.
  private struct KeySet {
    let names: () -> [String]
    let required: () -> [String]
    let contains: (String) -> Bool
    let explanation: (_ word: String, _ map: String) -> String?

    init<Key: SceneKey>(_ type: Key.Type) {
      names = { Key.allCases.map(\.rawValue) }
      required = { Key.required.map(\.rawValue) }
      contains = { Key(rawValue: $0) != nil }
      explanation = { Key.explanation(of: $0, in: $1) }
    }
  }

  /// The maximum number of keys of a map that a message lists, which fit into two lines. Our choice.
  private static let mostListedKeys = 12

  private mutating func entries(
    of node: SourceNode, in what: String, keys: KeySet, path: ScenePath?
  ) -> [(text: String, value: SourceNode)] {
    guard !hasEnough else { return [] }
    guard case .mapping(let pairs) = node.content else {
      if let path { unread.insert(path) }
      if node.isNull {
        reportNull(node, for: what)
      } else {
        let names = keys.names()
        let listed =
          names.count <= Self.mostListedKeys
          ? "; its keys are " + names.joined(separator: ", ") : ""
        report(node.location, "\(what) must be a map of keys, not \(node.kind)" + listed)
      }
      return []
    }
    var entries: [(text: String, value: SourceNode)] = []
    var present: Set<String> = []
    for (keyNode, value) in pairs {
      guard case .scalar(let text, _) = keyNode.content else {
        report(
          keyNode.location,
          "a key of \(what) must be a single word, not \(keyNode.kind); put text in quotes")
        continue
      }
      guard keys.contains(text) else {
        let names = keys.names()
        report(keyNode.location, unknownKey(keyNode, in: what, names, keys.explanation))
        let meant = Suggestion.nearest(to: text, among: names)
        present.insert(meant ?? text)
        if let path, meant != nil || value.scalarText == nil {
          unread.insert(path.key(meant ?? text))
        }
        continue
      }
      if let path { sourceMap.record(keyNode.location, for: path.key(text)) }
      present.insert(text)
      entries.append((text, value))
    }
    for key in keys.required() where !present.contains(key) {
      if let path { unread.insert(path.key(key)) }
      report(node.location, "\(what) needs the key \"\(key)\"; add it")
    }
    return entries
  }

  private func unknownKey(
    _ node: SourceNode, in what: String, _ names: [String],
    _ explanation: (_ word: String, _ map: String) -> String?
  ) -> String {
    let text = node.scalarText ?? ""
    if node.isNull { return "a key of \(what) is missing before the colon; write one" }
    if let explanation = explanation(text, what) { return explanation }
    if RootKey.blocks.contains(where: { $0.rawValue == text }) {
      return "\"\(text)\" is a key of the scene and not of \(what); begin its line without spaces"
    }
    let start =
      node.isTruthValueInYAML11
      ? "\"\(text)\" is a truth value in YAML 1.1 and not a key of \(what)"
      : "\"\(text.shortened)\" is not a key of \(what)"
    return start + Suggestion.textOrList(for: text, among: names)
  }
}
