package import Interaction
package import Scenes
internal import Views
package import Vocabulary

/// The words for states, controls and events of a scene: their labels, or their names in words.
package struct SceneWords: Sendable {
  private let labels: [String: String]
  /// The labels of controls, in quotation marks.
  private var controls: [String: String]
  /// The accessibility labels of the controls that have the same one in all states: what is called by it has this name
  /// everywhere.
  private let lastingLabels: [String: String]
  private let taps: Set<String>
  /// The actions of swipes and of context menus.
  private let actions: Set<String>

  /// Collects the labels of a scene.
  package init(_ scene: Scene) {
    var labels: [String: String] = [:]
    for state in scene.states where !state.label.isEmpty { labels[state.name] = state.label }
    for flag in scene.flags where !flag.label.isEmpty { labels[flag.flag.rawValue] = flag.label }
    self.labels = labels
    let items = scene.collectionView.sections.flatMap(\.items.cycle)
    let changing = Set(
      (scene.rules.flatMap(\.assignments) + items.flatMap(\.assignments))
        .filter { $0.property == PropertyName.accessibilityLabel }.map(\.view))
    var controls: [String: String] = [:]
    var lastingLabels: [String: String] = [:]
    func collect(_ views: [View]) {
      for view in views {
        if let label: String = view.properties[.accessibilityLabel], !label.isEmpty,
          !label.contains("{")
        {
          controls[view.name.rawValue] = "“\(label.isolated)”"
          if view.kind.isControl, !changing.contains(view.name) {
            lastingLabels[view.name.rawValue] = label.isolated
          }
        }
        collect(view.subviews)
      }
    }
    collect(scene.cell.contentView.subviews + scene.cell.subviews)
    controls[ViewName.accessory(.detail).rawValue] = "the info button"
    self.controls = controls
    self.lastingLabels = lastingLabels
    taps = Set(scene.collectionView.gestureRecognizers.filter(\.isTap).map(\.name))
    actions = Set(scene.collectionView.namedActions.map(\.name.rawValue))
  }

  /// The words where controls have the accessibility labels of a cell, as in one of its states.
  package func calling(_ labels: [ViewName: String]) -> SceneWords {
    var words = self
    for (view, label) in labels { words.controls[view.rawValue] = "“\(label.isolated)”" }
    return words
  }

  /// A flag or a custom state: "downloaded part", "sold out", "“Notifications” on".
  package func name(_ word: StateChange.Word) -> String { name(word.text) }

  private func name(_ name: String) -> String {
    // A part of a control's state, such as `like.selected`, is two words.
    guard let label = labels[name] else {
      if let (control, part) = controlPart(of: name) { return "“\(control)” \(part)" }
      return spacedWords(name.replacing(".", with: " "))
    }
    // Abbreviations keep their capitals.
    let isWord = label.dropFirst().first.map { !$0.isUppercase } ?? true
    return (isWord ? label.prefix(1).lowercased() + label.dropFirst() : label).isolated
  }

  /// What a part of a control's state is called as a heading: "Notifications" for the side of a switch,
  /// "Notifications highlighted". `nil` for other states, and for controls without an accessibility label or with several.
  package func heading(ofControlState name: String) -> String? {
    guard labels[name] == nil, let (control, part) = controlPart(of: name) else { return nil }
    return ControlFlag(rawValue: part)?.isOfSwitches == true ? control : "\(control) \(part)"
  }

  /// The accessibility label of a control that has one label, and the words for the part of its state with a name.
  private func controlPart(of name: String) -> (control: String, part: String)? {
    let part =
      ControlFlag.parts(of: name)?.property.rawValue
      ?? ControlValue.parts(of: name).map { spacedWords($0.property.rawValue) }
    guard let part, let control = ControlValue.control(ofState: name),
      let label = lastingLabels[control.rawValue]
    else { return nil }
    return (label, part)
  }

  /// The opposite of a flag or a custom state: "not sold out", "has no attachment", "is not a video", "alarm on".
  package func opposite(_ word: StateChange.Word) -> String {
    if case .custom(let state) = word, let (control, flag) = ControlFlag.parts(of: state),
      let other = flag.otherSide
    {
      return self.name(.custom(other.stateName(of: control)))
    }
    let name = name(word)
    let opposites = [
      ("has a ", "has no "), ("has an ", "has no "), ("has ", "has no "), ("is ", "is not "),
      ("can ", "cannot "),
    ]
    for (start, opposite) in opposites
    where name.hasPrefix(start) {
      return opposite + name.dropFirst(start.count)
    }
    return "not " + name
  }

  /// A state of a cell: "normal", "highlighted + download loading".
  package func name(of state: CellState) -> String {
    state.isNormal ? CellState.normal.id : parts(of: state).joined(separator: " + ")
  }

  /// The flags and custom states of a cell that are set: "highlighted", "download loading".
  package func parts(of state: CellState) -> [String] {
    let flags = state.flags.map { name(.flag($0)) }
    let customs = state.customValues.sorted { $0.key < $1.key }
      .map { phrase(StateChange.Value(.custom($0.key), $0.value)) }
    return flags + customs
  }

  /// A value: "not sold out", "download loading", "downloaded part 0.42".
  package func phrase(_ value: StateChange.Value) -> String {
    switch value.value {
    case .flag(let holds): holds ? name(value.word) : opposite(value.word)
    case .word(let word): "\(name(value.word)) \(spacedWords(word))"
    case .number: "\(name(value.word)) \(value.value)"
    }
  }

  /// An action of a state graph: "app sets sold out" for `app sets soldOut`, "touch down on “Add”" for
  /// `touch down on plus`.
  package func action(_ text: String) -> String {
    guard StateGraph.Action(rawValue: text) == nil else { return text }
    let prefix = StateGraph.Action.appSets.rawValue + " "
    if text.hasPrefix(prefix) {
      let words = text.dropFirst(prefix.count).split(separator: " ").map(String.init)
      let isNot = words.first == "not" && words.count > 1
      let rest = isNot ? words.dropFirst() : words[...]
      let value = rest.dropFirst().map(spacedWords).joined(separator: " ")
      let word = rest.first ?? ""
      return prefix + (isNot ? opposite(.custom(word)) : name(word))
        + (value.isEmpty ? "" : " " + value)
    }
    guard let control = text.split(separator: " ").last.map(String.init),
      let label = controls[control]
    else { return spacedWords(text) }
    return text.dropLast(control.count) + label
  }

  /// The events of an arrow: gestures in words, unless the actions say the same; methods of the delegate and events of
  /// controls by UIKit's names. Several cells have their items behind the names. A tap on an action of a swipe or a menu
  /// performs it, which needs no words.
  package func events(
    _ texts: [String], besides actions: [String]
  ) -> (gestures: [String], calls: [String]) {
    var (gestures, calls): ([String], [String]) = ([], [])
    for text in texts {
      guard let words = event(text) else {
        if !isTold(text, by: actions) { calls.append(text) }
        continue
      }
      if !actions.contains(words), !gestures.contains(words) { gestures.append(words) }
    }
    return (gestures, calls)
  }

  /// Whether an event is that of an action which is tapped: `pin.primaryActionTriggered` after "tap pin".
  private func isTold(_ event: String, by actions: [String]) -> Bool {
    let end = "." + ControlEvent.primaryActionTriggered.rawValue
    return event.hasSuffix(end)
      && actions.contains("tap " + spacedWords(String(event.dropLast(end.count))))
  }

  /// The event of a gesture recogniser, as state graphs name it, in words: "press begins" for `press.began`. Returns
  /// `nil` for other events.
  private func event(_ text: String) -> String? {
    var parts = text.split(separator: " ").map(String.init)
    let item = parts.count == 2 ? " of item " + parts.removeLast() : ""
    guard parts.count == 1, let dot = parts[0].lastIndex(of: ".") else { return nil }
    let end = String(parts[0][parts[0].index(after: dot)...])
    guard let phase = GesturePhase(rawValue: end) else { return nil }
    return phrase(.gesture(String(parts[0][..<dot]), phase, item: nil)).map { $0 + item }
  }

  /// A call of the app: "app sets sold out, item 0", "app deletes item 2".
  package func phrase(_ call: AppCall) -> String {
    call.phrase(name: name, value: phrase)
  }

  /// The event of a gesture recogniser or a control, the call of the app, or the value that changes, in words; `nil`
  /// for other events.
  package func phrase(_ event: CellEvent) -> String? {
    switch event {
    case .gesture(let name, let phase, _, _, _):
      let words = spacedWords(name)
      return switch phase {
      case .began: "\(words) begins"
      case .changed: "\(words) moves"
      case .ended: taps.contains(name) ? words : "\(words) ends"
      case .cancelled: "\(words) is cancelled"
      }
    case .control(let name, let event, _):
      let view = controls[name.rawValue] ?? spacedWords(name.rawValue)
      return switch event {
      case .touchDown: "touch down on \(view)"
      case .touchDragExit: "drag out of \(view)"
      case .touchDragEnter: "drag back to \(view)"
      case .touchUpInside: "lift on \(view)"
      case .touchUpOutside: "lift outside \(view)"
      case .touchCancel: "touch on \(view) is cancelled"
      case .valueChanged: "\(view) changes"
      // The lift on a button means the same.
      case .primaryActionTriggered: actions.contains(name.rawValue) ? "\(view) is performed" : nil
      }
    case .custom(let name, let value, _):
      return phrase(StateChange.Value(.custom(name), value))
    case .flag(let flag, let value, _): return value ? name(.flag(flag)) : opposite(.flag(flag))
    case .traitCollectionDidChange: return "traits change"
    case .reorder(_, let position, let isOver):
      return "\(isOver ? "dropped at" : "moves to") position \(position)"
    case .app(let call): return phrase(call)
    case .call, .batchUpdates, .didScroll, .didScrollSection, .scrollView, .willDisplayCell,
      .didEndDisplayingCell, .prepareForReuse, .animationDidEnd:
      return nil
    }
  }

  /// An event as captions list it: gestures and controls in words, calls by UIKit's names, as traces do; `nil` for flags
  /// and values, and for events that another event implies.
  package func caption(_ event: CellEvent) -> String? {
    switch event {
    case .gesture, .control: phrase(event)
    case .app(.updateItems(let updates)):
      (updates.count == 1 ? updates.first.flatMap { Self.shortCaption($0) } : nil)
        ?? event.description
    case .call, .batchUpdates, .app, .reorder, .didScroll, .didScrollSection, .scrollView,
      .willDisplayCell, .didEndDisplayingCell, .prepareForReuse, .animationDidEnd,
      .traitCollectionDidChange:
      event.description
    case .flag, .custom: nil
    }
  }

  /// The change of an item or a section whose number is also its position, which is written once; `nil` for others.
  private static func shortCaption(_ update: ItemUpdate) -> String? {
    guard let number = update.item ?? update.section, number == update.position,
      update.destination == nil
    else { return nil }
    return "\(update.method) \(number)"
  }
}
