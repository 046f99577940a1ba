internal import Interaction
internal import Messages
internal import Notation
internal import OrderedCollections
internal import SceneFormat
internal import Scenes
internal import Validation
internal import Vocabulary
internal import YAMLReading

/// Reads custom states.
extension SceneReader {
  mutating func readCustomStates(
    _ node: SourceNode, _ path: ScenePath
  ) -> (states: [CustomState], flags: [FlagInput]) {
    let listPath = path
    guard case .mapping(let pairs) = node.content else {
      unread.insert(listPath)
      if node.isNull {
        reportNull(node, for: "states")
      } else {
        report(node.location, "states must be a map of names to events, not \(node.kind)")
      }
      return ([], [])
    }
    var (states, flags): ([CustomState], [FlagInput]) = ([], [])
    for (key, value) in pairs {
      guard let name = string(key, for: "the name of a state") else { continue }
      if let flag = CellState.Flag(rawValue: name), ![.highlighted, .selected].contains(flag) {
        flags.append(readFlag(flag, key, value, path))
        continue
      }
      let path = path.index(states.count)
      sourceMap.record(key.location, for: path)
      var state = CustomState(name, assignments: [:])
      let before = diagnostics.count
      readState(value, into: &state, path)
      if diagnostics.count > before, !state.kind.isCompared { unread.insert(listPath.key(name)) }
      states.append(state)
    }
    return (states, flags)
  }

  /// Reads a state: a shorthand of its values or its source, or a map of its keys and events.
  mutating func readState(
    _ node: SourceNode, into state: inout CustomState, _ path: ScenePath
  ) {
    let pairs: [(key: SourceNode, value: SourceNode)]
    switch node.content {
    case .mapping(let all): pairs = all
    case .scalar where node.isNull:
      reportNull(node, for: state.name.shortened)
      return
    case .scalar, .sequence:
      if case .scalar(let text, _) = node.content, let source = StateSource(rawValue: text) {
        state.source = source
      } else if let kind = StateDeclarations.kind(node) {
        (state.kind, state.source) = (kind, .data)
      } else {
        report(
          node.location,
          "a state is a map of events, as in { didSelectItem: true }, words, as none | loading | done,"
            + " a range, as 0...1, or who sets it: app, data, gesture or scroll")
      }
      return
    }
    var rest: [(key: SourceNode, value: SourceNode)] = []
    state.kind = StateDeclarations.kind(node) ?? .flag
    if state.kind.isCompared { state.source = .data }
    for pair in pairs {
      let key = pair.key.scalarText.flatMap(StateKey.init(rawValue:))
      switch key {
      case .values, .range:
        let words = [StateKey.values.rawValue, StateKey.range.rawValue]
        let first = pairs.first { words.contains($0.key.scalarText ?? "") }
        if let first, first.key.scalarText != key?.rawValue {
          report(pair.key.location, "a state has values or a range; leave one of them out")
        } else if !state.kind.isCompared {
          report(
            pair.value.location,
            key == .values
              ? "the values of a state are two or more words, as in none | loading | done"
              : "the range of a state is written as 0...1, or 0... without an upper limit")
        }
      case .stops:
        guard case .number(let lowest, let highest, _) = state.kind else {
          report(pair.key.location, "only a range has stops; leave them out")
          continue
        }
        let limits = -StateKind.largestNumber...StateKind.largestNumber
        let stops = nonEmptyList(pair.value, of: "stops").compactMap {
          number($0, for: "a stop", in: limits)
        }
        state.kind = .number(from: lowest, through: highest, stops: stops)
      case .label: state.label = string(pair.value, for: "label") ?? ""
      case .setBy: state.source = word(pair.value, for: "setBy") ?? state.source
      case .animation:
        sourceMap.record(pair.value.location, for: path.key("animation"))
        state.animation = animation(pair.value, for: "animation")
      case .animator:
        sourceMap.record(pair.key.location, for: path.key("animator"))
        state.animator = readAnimator(pair.value)
      case nil:
        if state.kind.isCompared, pair.key.scalarText == StateEvent.initially.sceneText {
          sourceMap.record(pair.key.location, for: path.key(StateEvent.initially.sceneText))
          state.initialValue = stateValue(pair.value, state.kind, of: state.name)
        } else {
          rest.append(pair)
        }
      }
    }
    state.events = readEvents(rest, of: state, path)
    // If events assign the state, the app sets it only if the scene has `setBy`.
    let saysWho = pairs.contains { $0.key.scalarText == StateKey.setBy.rawValue }
    if state.kind.isCompared, !state.events.isEmpty, !saysWho { state.source = .gesture }
  }

  /// Reads a value of a custom state.
  mutating func stateValue(
    _ node: SourceNode, _ kind: StateKind, of name: String
  ) -> StateValue? {
    guard kind.isCompared else { return boolean(node, for: name).map { .flag($0) } }
    guard let text = string(node, for: name) else { return nil }
    guard let value = kind.value(of: text) else {
      report(
        node.location, "\(name.shortened) must be \(kind.typeName), not \"\(text.shortened)\"")
      return nil
    }
    if let objection = kind.objection(to: value, of: name) {
      report(node.location, objection)
      return nil
    }
    return value
  }

  private mutating func readEvents(
    _ pairs: [(key: SourceNode, value: SourceNode)], of state: CustomState,
    _ path: ScenePath
  ) -> OrderedDictionary<StateEvent, StateAssignment> {
    var events: OrderedDictionary<StateEvent, StateAssignment> = [:]
    for (key, value) in pairs {
      guard let text = string(key, for: "an event") else { continue }
      guard let event = StateEvent(sceneText: text) else {
        report(key.location, unknownEvent(text, keys: StateKey.allCases.map(\.rawValue)))
        continue
      }
      sourceMap.record(key.location, for: path.key(event.sceneText))
      events[event] = readStateAssignments(value, for: text, of: state)
    }
    return events
  }

  /// Reads an assignment, or a list of them, of which the first that applies counts.
  private mutating func readStateAssignments(
    _ node: SourceNode, for event: String, of state: CustomState
  ) -> StateAssignment? {
    guard case .sequence = node.content else {
      return readStateAssignment(node, for: event, of: state)
    }
    let elements = nonEmptyList(node, of: event.shortened).prefix(SceneLimits.mostStates)
    var assignments = elements.compactMap { readStateAssignment($0, for: event, of: state) }
    guard !assignments.isEmpty else { return nil }
    var first = assignments.removeFirst()
    first.others = assignments
    return first
  }

  /// Reads a predicate or a value, or `{ for: predicate, to: predicate or value }`.
  private mutating func readStateAssignment(
    _ node: SourceNode, for event: String, of state: CustomState
  ) -> StateAssignment? {
    guard case .mapping = node.content else {
      return assigned(node, for: event, of: state)
    }
    var (subject, value): (CellPredicate?, StateAssignment?) = (.always, nil)
    for (key, node) in entries(
      of: node, in: event.shortened, as: StateAssignmentKey.self)
    {
      switch key {
      case .for: subject = predicate(node, for: key.rawValue)
      case .to: value = assigned(node, for: key.rawValue, of: state)
      }
    }
    guard let subject, var value else { return nil }
    value.subject = subject
    return value
  }

  /// Reads the predicate of a flag, a word, a number, or the change of a number, which has a sign.
  private mutating func assigned(
    _ node: SourceNode, for event: String, of state: CustomState
  ) -> StateAssignment? {
    guard state.kind.isCompared else {
      return predicate(node, for: event).map { StateAssignment(to: $0) }
    }
    if case .number = state.kind, let text = node.scalarText, let sign = text.first,
      "+-".contains(sign)
    {
      let limits = -StateKind.largestNumber...StateKind.largestNumber
      return number(node, for: "a change", in: limits).map {
        StateAssignment(to: .change(by: $0))
      }
    }
    return stateValue(node, state.kind, of: state.name).map { StateAssignment(to: .value($0)) }
  }

  /// The sentence about a word that is no event.
  ///
  /// - Parameter keys: Other keys that can stand in its place. Default: none.
  func unknownEvent(_ text: String, keys: [String] = []) -> String {
    let start = "\"\(text.shortened)\" is not an event"
    if let dot = text.firstIndex(of: ".") {
      let phases =
        GesturePhase.allCases.map(\.rawValue) + ControlEvent.allCases.map(\.rawValue)
      return start + Suggestion.textOrList(for: String(text[dot...].dropFirst()), among: phases)
    }
    return start
      + Suggestion.textOrList(
        for: text,
        among: StateEvent.plain.map(\.sceneText) + keys + ["<gesture>.began"])
  }
}
