internal import Drawing

/// Single values: the type of the property decides how a scalar is read, and each kind of mistake has
/// its own message.
extension SceneReader {
  /// The longest text, in bytes. Our choice; a title is a line, a name a word.
  private static let longestText = 2000

  // MARK: - Scalars

  /// The text of a scalar that is not null.
  mutating func string(_ node: SourceNode, for what: String) -> String? {
    switch node.content {
    case .scalar(let text, _):
      guard !node.isNull else {
        reportNull(node, for: what)
        return nil
      }
      guard text.utf8.count <= Self.longestText else {
        report(node.location, "\(what) has more than \(Self.longestText) bytes; shorten it")
        return nil
      }
      return text
    case .sequence, .mapping:
      report(node.location, "\(what) is \(node.kind); write a single value")
      return nil
    }
  }

  private mutating func reportNull(_ node: SourceNode, for what: String) {
    if let hex = Self.commentedHexColor(in: source.line(node.location.line)) {
      report(
        node.location,
        "\(what) has no value; a bare # starts a comment in YAML, write \"\(hex)\"")
    } else {
      report(
        node.location,
        "\(what) has no value; write one, or leave the key out, or \"nil\" where UIKit has nil")
    }
  }

  /// A `#` with six or eight hexadecimal digits that YAML took for a comment.
  private static func commentedHexColor(in line: Substring?) -> String? {
    guard let line, let start = line.firstIndex(of: "#") else { return nil }
    let digits = line[line.index(after: start)...].prefix { $0.isHexDigit && $0.isASCII }
    return [3, 6, 8].contains(digits.count) ? "#" + digits : nil
  }

  /// A finite number within `range`.
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
      report(node.location, "\(what) must be a number, not \"\(Self.shortened(text))\"")
      return nil
    }
    guard range.contains(number) else {
      report(
        node.location,
        "\(what) must be from \(decimal(range.lowerBound)) to \(decimal(range.upperBound)),"
          + " not \(Self.shortened(text))")
      return nil
    }
    return number
  }

  /// A whole number within `range`.
  mutating func integer(_ node: SourceNode, for what: String, in range: ClosedRange<Int>) -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard let number = number(node, for: what, in: bounds) else { return nil }
    guard let integer = Int(exactly: number) else {
      report(node.location, "\(what) must be a whole number, not \(decimal(number))")
      return nil
    }
    return integer
  }

  /// `true` or `false`; YAML 1.1's other words are pointed out.
  mutating func boolean(_ node: SourceNode, for what: String) -> Bool? {
    guard let text = string(node, for: what) else { return nil }
    switch text {
    case "true": return true
    case "false": return false
    default:
      let isYAML11 = ["yes", "no", "on", "off", "y", "n", "true", "false"].contains(
        text.lowercased())
      report(
        node.location,
        "\(what) must be true or false, not \"\(Self.shortened(text))\""
          + (isYAML11 ? "; only these two words are truth values here" : ""))
      return nil
    }
  }

  /// One of the words of an enumeration.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: SourceNode, for what: String
  ) -> Word? {
    guard let text = string(node, for: what) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    let hint = Suggestion.text(for: text, among: words)
    let list = words.count <= 8 ? "; there are " + words.joined(separator: ", ") : ""
    report(
      node.location,
      "\"\(Self.shortened(text))\" is not known for \(what)" + (hint.isEmpty ? list : hint))
    return nil
  }

  /// A predicate.
  mutating func predicate(_ node: SourceNode, for what: String) -> Predicate? {
    guard let text = string(node, for: what) else { return nil }
    do {
      return try PredicateParser.parse(text)
    } catch {
      report(node.location(ofScalarOffset: error.offset), error.message)
      return nil
    }
  }

  /// Text that does not flood a message.
  static func shortened(_ text: String) -> String {
    let line = text.prefix(40).map { $0.isNewline ? " " : $0 }
    return String(line) + (text.count > 40 ? "…" : "")
  }

  // MARK: - Colours

  /// A colour, or `nil` where UIKit's nil means something. The outer optional is a failure.
  mutating func optionalColor(_ node: SourceNode, for what: String) -> DynamicColor?? {
    if case .scalar("nil", _) = node.content { return .some(nil) }
    return color(node, for: what).map { .some($0) }
  }

  /// A colour in any of its spellings.
  mutating func color(_ node: SourceNode, for what: String) -> DynamicColor? {
    switch node.content {
    case .scalar: return colorText(node, for: what)
    case .sequence(let elements): return colorComponents(elements, node, for: what)
    case .mapping:
      var (light, dark): (DynamicColor?, DynamicColor?) = (nil, nil)
      for (key, value) in entries(of: node, in: "a colour", as: AppearanceKey.self) {
        switch key {
        case .light: light = color(value, for: "light")
        case .dark: dark = color(value, for: "dark")
        }
      }
      guard let light, let dark else { return nil }
      return .appearances(light: light, dark: dark)
    }
  }

  private mutating func colorText(_ node: SourceNode, for what: String) -> DynamicColor? {
    guard let text = string(node, for: what) else { return nil }
    if text.hasPrefix("#") {
      if let color = Color(hexText: text) { return .fixed(color) }
      report(
        node.location,
        "\"\(Self.shortened(text))\" is no colour; write \"#RRGGBB\" or \"#RRGGBBAA\"")
      return nil
    }
    var name = text
    var alpha: Double?
    if let call = text.firstRange(of: ".withAlphaComponent("), text.hasSuffix(")") {
      let argument = text[call.upperBound...].dropLast()
      guard let value = Double(argument), (0...1).contains(value) else {
        report(node.location, "withAlphaComponent takes a number from 0 to 1, not \"\(argument)\"")
        return nil
      }
      alpha = value
      name = String(text[..<call.lowerBound])
    }
    guard let named = NamedColor(rawValue: name) else {
      let names = NamedColor.allCases.map(\.rawValue)
      let hint = Suggestion.text(for: name, among: names)
      report(
        node.location,
        "\"\(Self.shortened(name))\" is no colour"
          + (hint.isEmpty
            ? "; write UIColor's name for it, \"#RRGGBB\" or [red, green, blue]" : hint))
      return nil
    }
    return alpha.map { .withAlphaComponent(.named(named), $0) } ?? .named(named)
  }

  private mutating func colorComponents(
    _ elements: [SourceNode], _ node: SourceNode, for what: String
  ) -> DynamicColor? {
    guard (3...4).contains(elements.count) else {
      report(
        node.location,
        "a colour has three components and perhaps an alpha, not \(elements.count); write [1, 0, 0]"
      )
      return nil
    }
    let components = elements.compactMap { number($0, for: "a component of \(what)", in: 0...1) }
    guard components.count == elements.count else { return nil }
    return .rgb(
      components[0], components[1], components[2], components.count == 4 ? components[3] : 1)
  }

  // MARK: - Lists and maps

  /// The elements of a list; a value that is not a list is reported.
  mutating func list(_ node: SourceNode, of what: String) -> [SourceNode] {
    switch node.content {
    case .sequence(let elements): return elements
    case .scalar where node.isNull: reportNull(node, for: what)
    case .scalar, .mapping:
      report(node.location, "\(what) must be a list, not \(node.kind); write [ … ] or lines with -")
    }
    return []
  }

  /// The elements of a list that must not be empty.
  mutating func nonEmptyList(_ node: SourceNode, of what: String) -> [SourceNode] {
    if case .sequence(let elements) = node.content, elements.isEmpty {
      report(node.location, "\(what) must not be empty; leave the key out for the default")
    }
    return list(node, of: what)
  }

  /// The entries of a map whose keys are known, in the order of the file. Keys that are unknown or
  /// missing are reported.
  mutating func entries<Key: SceneKey>(
    of node: SourceNode, in what: String, as: Key.Type, path: ScenePath? = nil
  ) -> [(key: Key, value: SourceNode)] {
    guard case .mapping(let pairs) = node.content else {
      if node.isNull {
        reportNull(node, for: what)
      } else {
        report(node.location, "\(what) must be a map of keys, not \(node.kind)")
      }
      return []
    }
    var entries: [(key: Key, value: SourceNode)] = []
    for (keyNode, value) in pairs {
      guard case .scalar(let text, _) = keyNode.content else {
        report(keyNode.location, "a key of \(what) must be a single word, not \(keyNode.kind)")
        continue
      }
      guard let key = Key(rawValue: text) else {
        report(keyNode.location, unknownKey(text, in: what, as: Key.self))
        continue
      }
      if let path { sourceMap.record(keyNode.location, for: path.key(text)) }
      entries.append((key, value))
    }
    let present = Set(pairs.compactMap { $0.key.scalarText })
    for key in Key.required where !present.contains(key.rawValue) {
      report(node.location, "\(what) needs the key \"\(key.rawValue)\"")
    }
    return entries
  }

  private func unknownKey<Key: SceneKey>(_ text: String, in what: String, as: Key.Type) -> String {
    if text == "<<" {
      return "merge keys are not part of the format; write the keys out"
    }
    if ["on", "off", "yes", "no", "y", "n", "true", "false"].contains(text.lowercased()) {
      return "\"\(text)\" is a truth value in YAML 1.1 and no key of \(what)"
    }
    if text.isEmpty || text == "~" || text.lowercased() == "null" {
      return "a key of \(what) is missing before the colon"
    }
    let keys = Key.allCases.map(\.rawValue)
    let hint = Suggestion.text(for: text, among: keys)
    return "\"\(Self.shortened(text))\" is no key of \(what)"
      + (hint.isEmpty ? "; there are " + keys.joined(separator: ", ") : hint)
  }
}

/// The keys of a colour that differs between light and dark.
enum AppearanceKey: String, SceneKey {
  case light, dark

  static var required: [AppearanceKey] { [.light, .dark] }

  var meaning: String { "The colour in \(rawValue) appearance." }

  var schema: SchemaType { .color }
}

extension SourceNode {
  /// The text of a scalar.
  var scalarText: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }
}
