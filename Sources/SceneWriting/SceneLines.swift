/// A key of a scene file with its value and a comment behind it.
package struct SceneLine {
  /// The key.
  package let key: String
  /// The value as YAML writes it.
  package let value: String
  /// The comment behind it, without the sign; `nil` for none.
  package var comment: String?

  /// Creates a line.
  package init(_ key: String, _ value: String, comment: String? = nil) {
    self.key = key
    self.value = value
    self.comment = comment
  }

  /// The line without indentation.
  package var text: String { "\(key): \(value)" + SceneLines.behind(comment) }
}

/// A constraint of a scene file, one line.
package struct ConstraintLine {
  /// The equation.
  package var equation: String
  /// The name by which rules can change it; `nil` for none.
  package var name: String?
  /// Whether it is active at first. Default: `true`.
  package var isActive = true
  /// The comment behind it; `nil` for none.
  package var comment: String?

  /// Creates a line.
  package init(equation: String, name: String? = nil, isActive: Bool = true, comment: String? = nil)
  {
    self.equation = equation
    self.name = name
    self.isActive = isActive
    self.comment = comment
  }

  /// The line without indentation.
  package var text: String {
    guard let name else { return equation + SceneLines.behind(comment) }
    return "{ constraint: \(name), equation: \"\(equation)\""
      + (isActive ? "" : ", isActive: false") + " }" + SceneLines.behind(comment)
  }
}

/// A view of a scene file.
package struct ViewLines {
  /// The word of its class, and its name.
  package let head: SceneLine
  /// The comments in front of it.
  package var comments: [String] = []
  /// The properties.
  package var properties: [SceneLine] = []
  /// The constraints in the view's list.
  package var constraints: [ConstraintLine] = []
  /// The subviews, or the arranged subviews of a stack view, from back to front.
  package var subviews: [ViewLines] = []

  /// Creates a view without properties.
  package init(
    head: SceneLine, comments: [String] = [], properties: [SceneLine] = [],
    constraints: [ConstraintLine] = [], subviews: [ViewLines] = []
  ) {
    self.head = head
    self.comments = comments
    self.properties = properties
    self.constraints = constraints
    self.subviews = subviews
  }

  /// Adds the view's lines.
  package func write(to text: inout SceneLines, at depth: Int) {
    for comment in comments { text.add("# \(comment)", at: depth) }
    text.add("- " + head.text, at: depth)
    let inside = depth + 2
    for line in properties { text.add(line.text, at: inside) }
    text.add(constraints, at: inside)
    guard !subviews.isEmpty else { return }
    text.add(head.key == "stackView" ? "arrangedSubviews:" : "subviews:", at: inside)
    for view in subviews { view.write(to: &text, at: inside + 2) }
  }
}

/// The text of a scene file.
package struct SceneLines {
  /// The lines so far.
  package private(set) var text = ""

  /// Creates an empty text.
  package init() {}

  /// Adds a line.
  ///
  /// - Parameter depth: The number of spaces in front.
  package mutating func add(_ line: String, at depth: Int = 0) {
    if !line.isEmpty { text += String(repeating: " ", count: depth) + line }
    text += "\n"
  }

  /// Adds lines that are indented already.
  package mutating func append(_ other: SceneLines) { text += other.text }

  /// Whether there is no line.
  package var isEmpty: Bool { text.isEmpty }

  /// Adds the constraints of a view, one line each.
  package mutating func add(_ constraints: [ConstraintLine], at depth: Int) {
    guard !constraints.isEmpty else { return }
    add("constraints:", at: depth)
    for line in constraints { add("- " + line.text, at: depth + 2) }
  }

  /// A comment behind a line.
  package static func behind(_ comment: String?) -> String {
    comment.map { "  # " + oneLine($0) } ?? ""
  }

  /// A text for comments: without line breaks and other control characters, which would end them.
  package static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { isControl($0) ? " " : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
      || scalar.value == 0x2029 || scalar.value == 0xFEFF || scalar.value >= 0xFFFE
  }

  /// A text between double quotes.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where isControl(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\U" + String(repeating: "0", count: max(0, 8 - digits.utf8.count)) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The beginning of a text, of at most `limit` bytes.
  package static func beginning(_ text: String, limit: Int) -> String {
    var result = ""
    var length = 0
    for character in text {
      length += String(character).utf8.count
      guard length <= limit else { break }
      result.append(character)
    }
    return result
  }
}
