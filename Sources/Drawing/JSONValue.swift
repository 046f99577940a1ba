/// A JSON value whose members keep the order in which they were given.
///
/// Reports that are decoded again are `Codable` and use `JSONEncoder`. It sorts members or leaves their order
/// open, so JSON that people read from top to bottom is written by this type.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number by its decimal text, so that the caller decides on the decimal places.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    let key: String
    let value: JSONValue
  }

  /// An object with the members that have a value, in this order.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// An object with a member for each pair, in this order.
  package static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { Member(key: $0.0, value: $0.1) })
  }

  /// An array of strings.
  package static func strings(_ strings: some Sequence<String>) -> JSONValue {
    .array(strings.map { .string($0) })
  }

  /// A finite number with at most this many decimal places; see `decimal(_:places:)`.
  package static func number(_ value: Double, places: Int = 4) -> JSONValue {
    .number(decimal(value, places: places))
  }

  package static func number(_ value: Int) -> JSONValue { .number(String(value)) }

  // MARK: - Text

  /// The value on one line without spaces, as a line of a JSON Lines file.
  package var line: String {
    var text = ""
    append(to: &text, Layout(levels: 0, colon: ":", comma: ","), indent: "")
    return text
  }

  /// The value for people: objects, and arrays of other than plain values, down to a depth of `levels` have a
  /// line for each member; deeper ones are on one line. Has no line break at the end.
  ///
  /// - Parameter joinsPlainObjects: Whether objects of only plain values are on one line at every depth.
  package func text(levels: Int, joinsPlainObjects: Bool = false) -> String {
    var text = ""
    append(
      to: &text, Layout(levels: levels, joinsPlainObjects: joinsPlainObjects), indent: "")
    return text
  }

  /// Where lines break, and what separates members.
  private struct Layout {
    var levels: Int
    var joinsPlainObjects = false
    var colon = ": "
    var comma = ", "

    /// The layout of members.
    var inside: Layout {
      var layout = self
      layout.levels -= 1
      return layout
    }
  }

  private func append(to text: inout String, _ layout: Layout, indent: String) {
    func list(
      _ count: Int, _ brackets: (open: String, close: String), onLines: Bool,
      _ element: (Int, inout String, String) -> Void
    ) {
      let inner = onLines ? indent + "  " : indent
      text += brackets.open
      for index in 0..<count {
        if index > 0 { text += onLines ? "," : layout.comma }
        if onLines { text += "\n" + inner }
        element(index, &text, inner)
      }
      if onLines { text += "\n" + indent }
      text += brackets.close
    }
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let decimal): text += decimal
    case .string(let string): text += quoted(string)
    case .array(let elements):
      let onLines = layout.levels > 0 && elements.contains { !$0.isPlain }
      list(elements.count, ("[", "]"), onLines: onLines) { index, text, indent in
        elements[index].append(to: &text, layout.inside, indent: indent)
      }
    case .object(let members):
      let isJoined = layout.joinsPlainObjects && members.allSatisfy(\.value.isPlain)
      let onLines = layout.levels > 0 && !members.isEmpty && !isJoined
      list(members.count, ("{", "}"), onLines: onLines) { index, text, indent in
        text += quoted(members[index].key) + layout.colon
        members[index].value.append(to: &text, layout.inside, indent: indent)
      }
    }
  }

  /// Whether the value is neither an array nor an object.
  private var isPlain: Bool {
    switch self {
    case .null, .boolean, .number, .string: true
    case .array, .object: false
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements)
  }
}
