internal import Captures
internal import Drawing
internal import Interaction
internal import Motion
internal import SceneWriting
internal import Scenes
internal import Vocabulary

// States, and the delegate's answers.
extension CaptureImport {
  /// The words of a state's name; none for normal.
  static func words(of name: String) -> [String] {
    name == "normal" ? [] : name.split(separator: ",").map(String.init)
  }

  /// The names of states without `highlighted` and `selected`, with their values in the order of the capture.
  private var customStates: [(name: String, values: [String])] {
    var order: [String] = []
    var values: [String: [String]] = [:]
    for word in states.flatMap({ Self.words(of: $0.name) })
    where word != "highlighted" && word != "selected" {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts[0]
      if values[name] == nil {
        order.append(name)
        values[name] = []
      }
      if parts.count == 2, values[name]?.contains(parts[1]) == false {
        values[name]?.append(parts[1])
      }
    }
    return order.map { ($0, values[$0] ?? []) }
  }

  /// The states with values, each with the value that the scene has for the normal state, which captures do not
  /// contain.
  var initialValues: [(name: String, value: String)] {
    customStates.filter { !$0.values.isEmpty }.map { name, values in
      let numbers = values.compactMap { Double($0) }
      return (
        name,
        numbers.count == values.count
          ? decimal(initialNumber(of: name, numbers)) : Self.initialWord(beside: values)
      )
    }
  }

  /// A word that is not among the values of a state.
  private static func initialWord(beside values: [String]) -> String {
    var word = "initial"
    var count = 2
    while values.contains(word) {
      word = "initial\(count)"
      count += 1
    }
    return word
  }

  /// The number of a state in the normal state: 0, or, if the cell looks otherwise with 0, a number below all others.
  private func initialNumber(of name: String, _ numbers: [Double]) -> Double {
    let zeros = states.filter { state in
      Self.words(of: state.name).contains { Self.isZero($0, of: name) }
    }
    let isNormal = zeros.allSatisfy { state in
      let rest = Self.words(of: state.name).filter { !Self.isZero($0, of: name) }
      return states.contains { other in
        Set(Self.words(of: other.name)) == Set(rest) && other.values == state.values
          && other.views.mapValues(\.frame) == state.views.mapValues(\.frame)
      }
    }
    return isNormal ? 0 : (min(numbers.min() ?? 0, 0) - 1).rounded(.down)
  }

  /// Whether a word of a state's name gives a state the number 0.
  private static func isZero(_ word: String, of name: String) -> Bool {
    let parts = word.split(separator: "=", maxSplits: 1)
    return parts.count == 2 && parts[0] == name && Double(parts[1]) == 0
  }

  /// The delegate's calls that set and clear a state of the app's, as far as touches change it.
  private func events(of name: String) -> [(call: String, value: Bool)] {
    var events: [(call: String, value: Bool)] = []
    for change in capture.changes {
      let had = Self.words(of: change.from).contains(name)
      let has = Self.words(of: change.to).contains(name)
      let known: [String]
      switch change.action {
      case .touchDown: known = ["didHighlightItem"]
      case .touchUp, .touchCancel:
        // The changes by the touch-down end with the highlight.
        known =
          events.contains { $0.call == "didHighlightItem" && $0.value != has }
          ? ["didUnhighlightItem"] : ["didSelectItem", "didDeselectItem", "didUnhighlightItem"]
      case .select, .deselect, .set, .scroll: continue
      }
      guard had != has, let call = known.first(where: { change.calls.map(\.method).contains($0) }),
        !events.contains(where: { $0.call == call })
      else { continue }
      events.append((call, has))
    }
    return events
  }

  /// The description of a flag of the app's own.
  private func flag(_ name: String) -> String {
    guard CellState.Flag(rawValue: name) == nil else { return "app" }
    let isSet = capture.changes.contains { change in
      change.action == .set
        && Self.words(of: change.from).contains(name) != Self.words(of: change.to).contains(name)
    }
    let events = events(of: name).map { "\($0.call): \($0.value)" }
    return
      "{ \((events + (isSet || events.isEmpty ? ["setBy: app"] : [])).joined(separator: ", ")) }"
  }

  /// Writes which states the app sets, and which follow touches.
  func writeStates(_ text: inout SceneLines) {
    let custom = customStates
    guard !custom.isEmpty else { return }
    let initial = Dictionary(
      initialValues.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    text.add("")
    text.add("states:")
    for (name, values) in custom {
      let numbers = values.compactMap { Double($0) }
      guard let start = initial[name] else {
        text.add("\(name): \(flag(name))", at: 2)
        continue
      }
      guard numbers.count == values.count, let first = Double(start) else {
        text.add("\(name): \(start) | \(values.joined(separator: " | "))", at: 2)
        continue
      }
      let stops = Set(numbers + [first]).sorted()
      let (lowest, highest) = (stops.first ?? 0, max(stops.last ?? 1, 1))
      // The first stop is the initial value unless another is given.
      let end = first == lowest ? "" : ", initially: \(start)"
      text.add(
        "\(name): { range: \(decimal(lowest))...\(decimal(highest)),"
          + " stops: [\(stops.map { decimal($0) }.joined(separator: ", "))]\(end) }",
        at: 2)
    }
  }

  // MARK: - The delegate

  /// Writes what the delegate answers, where it is not always yes.
  mutating func writeDelegate(_ text: inout SceneLines) {
    var lines: [String] = []
    for method in ["shouldHighlightItem", "shouldSelectItem", "shouldDeselectItem"] {
      var answers: [(state: String, answer: Bool)] = []
      for change in capture.changes {
        for call in change.calls where call.method == method {
          if let answer = call.answer { answers.append((change.from, answer)) }
        }
      }
      let refused = answers.filter { !$0.answer }.map(\.state)
      guard !refused.isEmpty else { continue }
      if refused.count == answers.count {
        lines.append("\(method): false")
        continue
      }
      let conditions = Set(refused).sorted().map { state in
        let words = Self.words(of: state).filter { $0 != "highlighted" }
        return words.isEmpty ? "not selected" : Self.predicate(words)
      }
      lines.append("\(method): not (\(conditions.joined(separator: " or ")))")
    }
    let methods = Set(capture.changes.flatMap(\.calls).map(\.method))
    if methods.contains("performPrimaryActionForItem") {
      lines.append("performPrimaryActionForItem: true")
    }
    if methods.contains("shouldDeselectItem") { text.add("allowsMultipleSelection: true", at: 2) }
    guard !lines.isEmpty else { return }
    text.add("delegate:", at: 2)
    for line in lines { text.add(line, at: 4) }
  }
}
