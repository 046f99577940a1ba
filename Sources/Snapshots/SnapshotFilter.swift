/// Selects snapshots by name.
///
/// A filter is a name (`selection/highlighted.light@2x`), a folder of names (`selection/tap`), or a pattern in
/// which `*` matches any characters except `/`, `**` matches any characters, and `?` matches one character except
/// `/`. The folder `selection/tap` does not contain `selection/tap-second`.
package struct SnapshotFilter: Hashable, Sendable, CustomStringConvertible {
  /// The filter as it was written.
  package let description: String
  private let pattern: [Token]

  private enum Token: Hashable {
    case character(Character)
    case one
    case anyInComponent
    case any
  }

  /// Creates a filter. Every text is valid.
  package init(_ text: String) {
    description = text
    var rest = text[...]
    while rest.hasSuffix("/") { rest.removeLast() }
    var pattern: [Token] = []
    while let character = rest.popFirst() {
      switch character {
      case "*" where rest.first == "*":
        while rest.first == "*" { rest.removeFirst() }
        pattern.append(.any)
      case "*": pattern.append(.anyInComponent)
      case "?": pattern.append(.one)
      default: pattern.append(.character(character))
      }
    }
    self.pattern = pattern
  }

  /// Whether the filter selects a name.
  ///
  /// - Parameter subject: The name without its variant, such as `selection/highlighted` for
  ///   `selection/highlighted.light@2x`. The filter also selects by it.
  package func matches(_ name: String, subject: String? = nil) -> Bool {
    var candidates = [name[...]]
    if let subject { candidates.append(subject[...]) }
    var folder = name[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      candidates.append(folder)
    }
    return candidates.contains { matches(Array($0)) }
  }

  /// Whether the filter can select names that begin with the name of a folder and a slash, such as all names of the
  /// scene `selection`. If not, the scene need not be read.
  package func canMatch(inFolder folder: String) -> Bool {
    let text = Array(folder + "/")
    var reached = start(of: text)
    for token in pattern {
      reached = advance(reached, over: text, by: token)
      if reached[text.count] { return true }
    }
    // The filter is the folder itself.
    return reached[text.count - 1]
  }

  /// Whether the pattern matches the whole text. The time is proportional to the length of the pattern times
  /// that of the text: after each token, `reached` contains the lengths of the prefixes that match.
  private func matches(_ text: [Character]) -> Bool {
    var reached = start(of: text)
    for token in pattern { reached = advance(reached, over: text, by: token) }
    return reached[text.count]
  }

  /// Returns the lengths of the prefixes that match before the first token: only the empty one.
  private func start(of text: [Character]) -> [Bool] {
    var reached = [Bool](repeating: false, count: text.count + 1)
    reached[0] = true
    return reached
  }

  /// Returns the lengths of the prefixes that match after one more token.
  private func advance(_ reached: [Bool], over text: [Character], by token: Token) -> [Bool] {
    var next = [Bool](repeating: false, count: text.count + 1)
    for index in reached.indices {
      switch token {
      case .any, .anyInComponent:
        next[index] =
          reached[index]
          || (index > 0 && next[index - 1] && (token == .any || text[index - 1] != "/"))
      case .one: next[index] = index > 0 && reached[index - 1] && text[index - 1] != "/"
      case .character(let character):
        next[index] = index > 0 && reached[index - 1] && text[index - 1] == character
      }
    }
    return next
  }
}

extension [SnapshotFilter] {
  /// Whether one of the filters selects the name. Without filters, all names are selected.
  package func choose(_ name: String, subject: String? = nil) -> Bool {
    isEmpty || contains { $0.matches(name, subject: subject) }
  }
}
