internal import Interaction
internal import Messages
internal import Notation
internal import SceneFormat
internal import Scenes
internal import Vocabulary
internal import YAMLReading

/// Reads gesture recognisers and the delegate.
extension SceneReader {
  mutating func readGestureRecognizers(
    _ node: SourceNode, _ path: ScenePath
  ) -> [GestureRecognizer] {
    var recognizers: [GestureRecognizer] = []
    for element in list(node, of: "gestureRecognizers") {
      let path = path.index(recognizers.count)
      sourceMap.record(element.location, for: path)
      if let recognizer = readGestureRecognizer(element, path) { recognizers.append(recognizer) }
    }
    return recognizers
  }

  private mutating func readGestureRecognizer(
    _ node: SourceNode, _ path: ScenePath
  ) -> GestureRecognizer? {
    var names: [(key: GestureKey, name: String?)] = []
    var (duration, movement, taps): (Double?, Double?, Int?) = (nil, nil, nil)
    var recognizer = GestureRecognizer("", kind: .tap())
    var touches: [GestureKey: Int] = [:]
    var pan = PanKeys()
    let what = "a gesture recogniser"
    for (key, value) in entries(of: node, in: what, as: GestureKey.self, path: path) {
      switch key {
      case .longPress, .tap, .pan: names.append((key, string(value, for: "the name of a gesture")))
      case .minimumPressDuration:
        duration = number(value, for: key.rawValue, in: 0...Double(SceneLimits.longestScript))
      case .allowableMovement:
        movement = number(value, for: key.rawValue, in: 0...SceneLimits.largestLength)
      case .numberOfTapsRequired:
        taps = integer(value, for: key.rawValue, in: 1...GestureRecognizer.mostTaps)
      case .numberOfTouchesRequired, .minimumNumberOfTouches, .maximumNumberOfTouches:
        touches[key] = integer(value, for: key.rawValue, in: 1...TouchScript.mostFingers)
      case .x: pan.x = panNumber(value, for: key.rawValue)
      case .y: pan.y = panNumber(value, for: key.rawValue)
      case .axis: pan.axis = word(value, for: key.rawValue)
      case .view:
        recognizer.view = string(value, for: key.rawValue).map { ViewName(rawValue: $0) }
      case .requireToFail:
        recognizer.requireToFail = list(value, of: key.rawValue).compactMap {
          string($0, for: "the name of a gesture")
        }
      case .delaysTouchesEnded:
        recognizer.delaysTouchesEnded =
          boolean(value, for: key.rawValue) ?? recognizer.delaysTouchesEnded
      case .cancelsTouchesInView:
        recognizer.cancelsTouchesInView =
          boolean(value, for: key.rawValue) ?? recognizer.cancelsTouchesInView
      case .shouldRecognizeSimultaneously:
        recognizer.shouldRecognizeSimultaneously =
          boolean(value, for: key.rawValue) ?? recognizer.shouldRecognizeSimultaneously
      }
    }
    guard case .mapping = node.content else { return nil }
    guard let (kind, name) = names.first, names.count == 1 else {
      report(
        node.location,
        "a gesture recogniser begins with its kind and name, as in \"longPress: press\"")
      return nil
    }
    guard let name else { return nil }
    recognizer.name = name
    let requiredTouches = touches[.numberOfTouchesRequired] ?? 1
    if kind == .tap {
      recognizer.kind = .tap(
        numberOfTapsRequired: taps ?? 1, numberOfTouchesRequired: requiredTouches)
    }
    if kind == .pan {
      var settings = pan.pan
      settings.minimumNumberOfTouches = touches[.minimumNumberOfTouches] ?? 1
      settings.maximumNumberOfTouches = touches[.maximumNumberOfTouches]
      recognizer.kind = .pan(settings)
    } else if let key = pan.written {
      report(
        node.location, "only a pan has \(key.rawValue); write \"pan: \(name.shortened)\"")
    }
    if kind == .longPress {
      recognizer.kind = .longPress(
        minimumPressDuration: duration.map(Self.duration(seconds:)) ?? .milliseconds(500),
        allowableMovement: movement ?? 10, numberOfTouchesRequired: requiredTouches)
      if taps != nil {
        report(node.location, "a longPress has no numberOfTapsRequired here; a tap has it")
      }
    } else if duration != nil || movement != nil {
      report(
        node.location,
        "a \(kind.rawValue) has no minimumPressDuration and no allowableMovement; a longPress has them"
      )
    }
    if kind == .pan, taps != nil {
      report(node.location, "a pan has no numberOfTapsRequired; a tap has it")
    }
    let unknown: [GestureKey] =
      kind == .pan
      ? [.numberOfTouchesRequired] : [.minimumNumberOfTouches, .maximumNumberOfTouches]
    for key in unknown where touches[key] != nil {
      let others = kind == .pan ? "taps and long presses have it" : "a pan has it"
      report(node.location, "a \(kind.rawValue) has no \(key.rawValue); \(others)")
    }
    return recognizer
  }

  // MARK: - The delegate

  mutating func readDelegate(_ node: SourceNode, _ path: ScenePath) -> Delegate {
    var delegate = Delegate()
    for (key, value) in entries(of: node, in: "delegate", as: DelegateKey.self, path: path) {
      let name = key.rawValue
      switch key {
      case .shouldHighlightItem:
        delegate.shouldHighlightItem = readAnswer(value, for: name) ?? delegate.shouldHighlightItem
      case .shouldSelectItem:
        delegate.shouldSelectItem = readAnswer(value, for: name) ?? delegate.shouldSelectItem
      case .shouldDeselectItem:
        delegate.shouldDeselectItem = readAnswer(value, for: name) ?? delegate.shouldDeselectItem
      case .performPrimaryActionForItem:
        delegate.performsPrimaryAction =
          boolean(value, for: name) ?? delegate.performsPrimaryAction
      }
    }
    return delegate
  }

  /// Reads a predicate, or steps of which the last may be the answer.
  private mutating func readAnswer(_ node: SourceNode, for what: String) -> DelegateAnswer? {
    guard case .sequence(let elements) = node.content else {
      return predicate(node, for: what).map(DelegateAnswer.when)
    }
    var answer = DelegateAnswer.always
    for (index, element) in elements.enumerated() {
      if case .mapping = element.content {
        for (_, value) in entries(of: element, in: "the answer", as: ReturnKey.self) {
          if let predicate = predicate(value, for: what) { answer.answer = predicate }
        }
        if index < elements.count - 1 {
          report(element.location, "nothing is done after the return value; write \"return\" last")
        }
      } else if let action = word(element, for: what) as DelegateAction? {
        answer.actions.append(action)
      }
    }
    return answer
  }
}
