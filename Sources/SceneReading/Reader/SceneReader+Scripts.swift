internal import Drawing
internal import Interaction
internal import Messages
internal import Notation
internal import OrderedCollections
internal import SceneFormat
internal import Scenes
internal import Validation
internal import Vocabulary
internal import YAMLReading

/// Reads touch scripts.
extension SceneReader {
  mutating func readScripts(
    _ node: SourceNode, _ path: ScenePath
  ) -> OrderedDictionary<String, TouchScript> {
    guard case .mapping(let pairs) = node.content else {
      unread.insert(path)
      if node.isNull {
        reportNull(node, for: "scripts")
      } else {
        report(node.location, "scripts must be a map of names to lists of steps, not \(node.kind)")
      }
      return [:]
    }
    var scripts: OrderedDictionary<String, TouchScript> = [:]
    for (key, value) in pairs {
      guard let name = string(key, for: "the name of a script") else { continue }
      if key.isTruthValueInYAML11 {
        report(
          key.location,
          "\"\(name)\" is a truth value in YAML 1.1 and not a name; put it in quotes or choose another"
        )
      }
      let path = path.key(name)
      sourceMap.record(key.location, for: path)
      scripts[name] = readScript(value, name: name, path)
    }
    return scripts
  }

  private mutating func readScript(
    _ node: SourceNode, name: String, _ path: ScenePath
  ) -> TouchScript {
    var steps: [TouchScript.Step] = []
    if case .sequence = node.content {} else { unread.insert(path) }
    for element in list(node, of: "the script \"\(name.shortened)\"") {
      guard let step = readStep(element) else {
        unread.insert(path)
        continue
      }
      sourceMap.record(element.location, for: path.index(steps.count))
      steps.append(step)
    }
    return TouchScript(steps)
  }

  mutating func readStep(_ node: SourceNode) -> TouchScript.Step? {
    guard case .mapping(let pairs) = node.content else {
      guard let text = string(node, for: "a step") else { return nil }
      switch text {
      case "up": return .up
      case "cancel": return .cancel
      default:
        report(node.location, unknownStep(text))
        return nil
      }
    }
    if pairs.contains(where: { $0.key.scalarText == FingerKey.word }) {
      return readFingers(node, pairs)
    }
    guard pairs.count == 1 else {
      report(node.location, "a step is one action; begin a new one with a comma or a line with -")
      return nil
    }
    if let word = pairs.first?.key.scalarText, StepKey.words.contains(word) {
      report(node.location, "the step \"\(word)\" takes no value; write only the word")
      return nil
    }
    guard let (key, value) = entries(of: node, in: "a step", as: StepKey.self).first else {
      return nil
    }
    switch key {
    case .tap: return readPlace(value).map(TouchScript.Step.tap)
    case .down: return readPlace(value).map(TouchScript.Step.down)
    case .move: return readMove(value)
    case .wait:
      return number(value, for: "wait", in: 0...Double(SceneLimits.longestScript))
        .map { .wait(Self.duration(seconds: $0)) }
    case .scroll: return readScroll(value).map(TouchScript.Step.scroll)
    case .fling: return readFling(value).map(TouchScript.Step.fling)
    case .swipe: return readSwipe(value).map(TouchScript.Step.swipe)
    case .call(let call): return readCallStep(call, value)
    case .traits: return readTraitsStep(value).map(TouchScript.Step.traits)
    case .mark: return string(value, for: "mark").map(TouchScript.Step.mark)
    }
  }

  private func unknownStep(_ text: String) -> String {
    if let key = StepKey(rawValue: text) {
      return "the step \"\(text)\" needs a value, as in \"\(text): \(key.example)\""
    }
    let words = text.split(separator: " ")
    if let first = words.first, words.count == 2, StepKey(rawValue: String(first)) != nil {
      let mended = "\(first): \(words[1])".shortened
      return "\"\(text.shortened)\" is not a step; write \"\(mended)\""
    }
    let steps = StepKey.words + StepKey.allCases.map(\.rawValue)
    return "\"\(text.shortened)\" is not a step"
      + Suggestion.textOrList(for: text, among: steps)
  }

  /// Rounds seconds to the nearest nanosecond: 0.3 has no exact binary form, and a step must not
  /// come an attosecond before its frame.
  static func duration(seconds: Double) -> Duration {
    .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  /// Reads the new values of flags and states; `readItem` reads the value of the key `item`.
  mutating func readStateValues(
    _ node: SourceNode, item readItem: (inout SceneReader, SourceNode) -> Void
  ) -> [StateChange.Value]? {
    guard case .mapping(let pairs) = node.content else {
      report(node.location, "set is a map, as in { item: 0, editing: true }")
      return nil
    }
    var values: [StateChange.Value] = []
    let before = diagnostics.count
    for (key, value) in pairs {
      guard let text = string(key, for: "a flag or state") else { continue }
      if text == "item" {
        readItem(&self, value)
        continue
      }
      if let flag = CellState.Flag(rawValue: text) {
        if let holds = boolean(value, for: text) { values.append(.init(.flag(flag), .flag(holds))) }
      } else if let kind = declarations.kind(of: text) {
        if let value = stateValue(value, kind, of: text) {
          values.append(.init(.custom(text), value))
        }
      } else {
        let flags = CellState.Flag.allCases.map(\.rawValue)
        report(
          key.location,
          "\"\(text.shortened)\" is neither a flag nor a state"
            + Suggestion.textOrList(for: text, among: ["item"] + flags + declarations.names))
      }
    }
    return diagnostics.count == before ? values : nil
  }

  /// Reads changes of traits; `nil` if one of them is invalid.
  private mutating func readTraitsStep(_ node: SourceNode) -> TraitsChange? {
    let before = diagnostics.count
    let change = readTraits(node)
    return diagnostics.count == before ? change : nil
  }

  mutating func readItemNumber(_ node: SourceNode) -> Int? {
    if let text = node.scalarText, text.first?.isLetter == true {
      report(
        node.location,
        "\"\(text.shortened)\" is not the number of an item; write one, and a control of its cell behind it, as in"
          + " \"0.\(text.shortened)\"")
      return nil
    }
    return integer(node, for: "an item's number", in: 0...SceneLimits.mostItems)
  }

  mutating func readPlace(_ node: SourceNode) -> TouchPlace? {
    switch node.content {
    case .scalar("outside", _): return .outside
    case .scalar(let text, _):
      if Suggestion.nearest(to: text, among: ["outside"]) != nil {
        report(
          node.location, "\"\(text.shortened)\" is not a place; did you mean \"outside\"?")
        return nil
      }
      if let place = viewPlace(text) { return place }
      return readItemNumber(node).map { .item($0) }
    case .sequence: return readPair(node, for: "a point").map(TouchPlace.point)
    case .mapping:
      var (item, at, by, view): (Int?, Point?, Point?, String?) = (nil, nil, nil, nil)
      let before = diagnostics.count
      let entries = entries(of: node, in: "a place", as: PlaceKey.self)
      for (key, value) in entries {
        switch key {
        case .item: item = readItemNumber(value)
        case .view: view = string(value, for: "view")
        case .at: at = readPair(value, for: "at")
        case .by: by = readPair(value, for: "by")
        case .over:
          report(value.location, "a finger comes down at once; write \"over\" in a move")
        }
      }
      let keys = Set(entries.map(\.key))
      if keys == [.by] { return by.map(TouchPlace.by) }
      if keys == [.item] { return item.map { .item($0) } }
      if keys == [.item, .view] || keys == [.item, .view, .at] {
        guard let item, let view, diagnostics.count == before else { return nil }
        return .view(ViewName(rawValue: view), ofItem: item, at: at ?? Point(0.5, 0.5))
      }
      if keys == [.item, .at] {
        guard let item, let at else { return nil }
        return .item(item, at: at)
      }
      guard diagnostics.count == before else { return nil }
      report(node.location, "a place is 0.like, { item: 0, at: [0.5, 0.5] } or { by: [0, 12] }")
      return nil
    }
  }

  /// Reads a place, or a map of it with the duration of the movement.
  private mutating func readMove(_ node: SourceNode) -> TouchScript.Step? {
    guard case .mapping(let pairs) = node.content,
      let over = pairs.first(where: { $0.key.scalarText == PlaceKey.over.rawValue })
    else { return readPlace(node).map { .move($0) } }
    let rest = pairs.filter { $0.key.scalarText != PlaceKey.over.rawValue }
    let place = readPlace(SourceNode(location: node.location, content: .mapping(rest)))
    let seconds = number(
      over.value, for: "over", in: 0...Double(SceneLimits.longestScript))
    guard let place, let seconds else { return nil }
    return .move(place, over: Self.duration(seconds: seconds))
  }

  /// Reads a view of an item's cell, as in `0.like`, or an accessory, as in `0.accessories.reorder`; `nil` if the text
  /// does not have this form.
  private func viewPlace(_ text: String) -> TouchPlace? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 3, parts[1] == "accessories", let item = Int(parts[0]),
      (0...SceneLimits.mostItems).contains(item),
      let kind = CellAccessory.Kind(rawValue: String(parts[2]))
    {
      return .view(.accessory(kind), ofItem: item)
    }
    guard parts.count == 2, let item = Int(parts[0]), (0...SceneLimits.mostItems).contains(item)
    else { return nil }
    let view = ViewName(rawValue: String(parts[1]))
    return view.isWord ? .view(view, ofItem: item) : nil
  }

  private mutating func readPair(_ node: SourceNode, for what: String) -> Point? {
    let elements = list(node, of: what)
    guard case .sequence = node.content else { return nil }
    guard elements.count == 2 else {
      report(
        node.location, "\(what) has two numbers, x and y, not \(elements.count); write [0, 12]")
      return nil
    }
    let range = -SceneLimits.largestLength...SceneLimits.largestLength
    let numbers = elements.compactMap { number($0, for: what, in: range) }
    return numbers.count == 2 ? Point(numbers[0], numbers[1]) : nil
  }
}
