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

  /// Whether a state has values, which texts can show.
  var hasValues: Bool { customStates.contains { !$0.values.isEmpty } }

  /// The names of the states whose values are words.
  var statesOfWords: [String] {
    customStates.filter { state in
      !state.values.isEmpty && state.values.contains { Double($0) == nil }
    }.map(\.name)
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
        // What the touch down has set ends with the highlight.
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
  func writeStates(_ text: inout SceneText) {
    let custom = customStates
    guard !custom.isEmpty else { return }
    text.add("")
    text.add("states:")
    for (name, values) in custom {
      let numbers = values.compactMap { Double($0) }
      if values.isEmpty {
        text.add("\(name): \(flag(name))", at: 2)
      } else if numbers.count == values.count, let highest = numbers.max(),
        let lowest = numbers.min()
      {
        let stops = Set(numbers + [min(lowest, 0)]).sorted().map { decimal($0) }
        text.add(
          "\(name): { range: \(decimal(min(lowest, 0)))...\(decimal(max(highest, 1))), stops: [\(stops.joined(separator: ", "))] }",
          at: 2)
      } else {
        text.add("\(name): initial | \(values.joined(separator: " | "))", at: 2)
      }
    }
  }

  // MARK: - The delegate

  /// Writes what the delegate answers, where it is not always yes.
  mutating func writeDelegate(_ text: inout SceneText) {
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
