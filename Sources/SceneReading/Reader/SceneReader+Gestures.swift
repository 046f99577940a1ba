internal import Interaction
internal import Scenes
internal import Views
internal import Vocabulary

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
    var recognizer = GestureRecognizer("", .tap)
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
    if kind == .pan {
      recognizer.kind = .pan(pan.pan)
    } else if let key = pan.written {
      report(
        node.location, "only a pan has \(key.rawValue); write \"pan: \(name.shortened)\"")
    }
    if kind == .longPress {
      recognizer.kind = .longPress(
        minimumPressDuration: duration.map(Self.duration(seconds:)) ?? .milliseconds(500),
        allowableMovement: movement ?? 10)
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
    recognizer.numberOfTapsRequired = taps ?? 1
    let unknown: [GestureKey] =
      kind == .pan
      ? [.numberOfTouchesRequired] : [.minimumNumberOfTouches, .maximumNumberOfTouches]
    for key in unknown where touches[key] != nil {
      let others = kind == .pan ? "taps and long presses have it" : "a pan has it"
      report(node.location, "a \(kind.rawValue) has no \(key.rawValue); \(others)")
    }
    recognizer.numberOfTouchesRequired = touches[.numberOfTouchesRequired] ?? 1
    recognizer.minimumNumberOfTouches = touches[.minimumNumberOfTouches] ?? 1
    recognizer.maximumNumberOfTouches = touches[.maximumNumberOfTouches]
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
      return predicate(node, for: what).map { DelegateAnswer($0) }
    }
    var answer = DelegateAnswer(.always)
    for (index, element) in elements.enumerated() {
      if case .mapping = element.content {
        for (_, value) in entries(of: element, in: "the answer", as: ReturnKey.self) {
          if let predicate = predicate(value, for: what) { answer.answer = predicate }
        }
        if index < elements.count - 1 {
          report(element.location, "nothing is done after the answer; write \"return\" last")
        }
      } else if let action = word(element, for: what) as SelectionDelegate.Action? {
        answer.actions.append(action)
      }
    }
    return answer
  }
}

/// The keys of a gesture recogniser.
enum GestureKey: String, SceneKey {
  case longPress, tap, pan
  case minimumPressDuration, allowableMovement, numberOfTapsRequired
  case numberOfTouchesRequired, minimumNumberOfTouches, maximumNumberOfTouches
  case x, y, axis, view
  case requireToFail, delaysTouchesEnded, cancelsTouchesInView, shouldRecognizeSimultaneously

  static func explanation(of word: String) -> String? {
    switch word {
    case "swipe", "screenEdgePan":
      "\"\(word)\" is not supported yet; write a pan with x or y, and actions of its event ended with predicates such as"
        + " \"when: way < -30\""
    case "pinch", "rotation", "hover":
      "\"\(word)\" is not supported yet; let a script set the state that it would change"
    default: nil
    }
  }

  var meaning: String {
    switch self {
    case .longPress: "A UILongPressGestureRecognizer and its name."
    case .tap: "A UITapGestureRecognizer and its name."
    case .pan: "A UIPanGestureRecognizer and its name."
    case .x:
      "The number that follows a finger of a pan to the right: drag, or { number: progress, distance: 200 } if the finger moves by 200 points for a change by 1. Its stops are where it rests."
    case .y: "The number that follows a finger of a pan downwards."
    case .axis:
      "The directions in which a finger must move for a pan to begin; by default those of its numbers."
    case .view:
      "The view of the cell to which the recogniser is added; by default it belongs to the collection view."
    case .minimumPressDuration:
      "How long a finger must be down before a long press begins; 0.5 s by default."
    case .allowableMovement: "How far it may move before that, in points; 10 by default."
    case .numberOfTapsRequired:
      "How many taps a tap recogniser needs, each within 0.35 s; 1 by default."
    case .numberOfTouchesRequired: "How many fingers a tap or a long press needs; 1 by default."
    case .minimumNumberOfTouches: "How many fingers a pan needs at least; 1 by default."
    case .maximumNumberOfTouches: "With how many fingers a pan begins at most; any by default."
    case .requireToFail:
      "The names of the recognisers that must fail before this one recognises (require(toFail:))."
    case .delaysTouchesEnded:
      "Whether cells are told that a touch has ended only when the recogniser has failed; true by default."
    case .cancelsTouchesInView: "Whether the touch is cancelled for cells; true by default."
    case .shouldRecognizeSimultaneously:
      "Whether it recognises simultaneously with others; false by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .longPress, .tap, .pan, .view: .string
    case .x, .y: .either([.string, .map("panNumber")])
    case .axis: .words(GestureRecognizer.Pan.Axis.allCases.map(\.rawValue))
    case .minimumPressDuration, .allowableMovement: .number
    case .numberOfTapsRequired, .numberOfTouchesRequired, .minimumNumberOfTouches,
      .maximumNumberOfTouches:
      .integer
    case .requireToFail: .list(.string)
    case .delaysTouchesEnded, .cancelsTouchesInView, .shouldRecognizeSimultaneously: .boolean
    }
  }
}

/// The key of the answer in the steps of a delegate's method.
enum ReturnKey: String, SceneKey {
  case answer = "return"

  static var required: [ReturnKey] { [.answer] }

  var meaning: String { "The return value of the method." }

  var schema: SchemaType { .predicate }
}
