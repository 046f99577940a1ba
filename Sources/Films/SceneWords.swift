internal import Diagrams
package import Interaction
package import Scenes
internal import Vocabulary

/// What people call the states, controls and events of a scene: their labels, or their names in words.
package struct SceneWords: Sendable {
  private let labels: [String: String]
  private let controls: [String: String]
  private let taps: Set<String>

  /// Collects the labels of a scene.
  package init(_ scene: Scene) {
    var labels: [String: String] = [:]
    for state in scene.states where !state.label.isEmpty { labels[state.name] = state.label }
    for flag in scene.flags where !flag.label.isEmpty { labels[flag.flag.rawValue] = flag.label }
    self.labels = labels
    var controls: [String: String] = [:]
    func collect(_ views: [View]) {
      for view in views {
        if let label: String = view.properties[.accessibilityLabel], !label.isEmpty,
          !label.contains("{")
        {
          controls[view.name.rawValue] = "“\(label)”"
        }
        collect(view.subviews)
      }
    }
    collect(scene.cell.contentView.subviews + scene.cell.subviews)
    self.controls = controls
    taps = Set(
      scene.collectionView.gestureRecognizers.filter { $0.kind == .tap }.map(\.name))
  }

  /// A flag or a custom state: "downloaded part", "sold out".
  package func name(_ word: StateChange.Word) -> String { name(word.text) }

  private func name(_ name: String) -> String {
    // A part of a control's state, such as `like.selected`, is two words.
    guard let label = labels[name] else {
      return spacedWords(name.replacing(".", with: " "))
    }
    // Abbreviations keep their capitals.
    let isWord = label.dropFirst().first.map { !$0.isUppercase } ?? true
    return isWord ? label.prefix(1).lowercased() + label.dropFirst() : label
  }

  /// A value: "not sold out", "download loading", "downloaded part 0.42".
  package func phrase(_ value: StateChange.Value) -> String {
    switch value.value {
    case .flag(let holds): (holds ? "" : "not ") + name(value.word)
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
      return prefix + (isNot ? "not " : "") + name(rest.first ?? "")
        + (value.isEmpty ? "" : " " + value)
    }
    guard let control = text.split(separator: " ").last.map(String.init),
      let label = controls[control]
    else { return spacedWords(text) }
    return text.dropLast(control.count) + label
  }

  /// A call of the app's, as storyboards name it: "app sets sold out, item 0".
  package func phrase(_ call: AppCall) -> String {
    guard case .set(let change) = call else { return call.phrase }
    let words = change.values.map(phrase)
    return "app sets \(words.joined(separator: ", ")), item \(change.item)"
  }

  /// What a gesture recogniser or a control tells, or which value changes; `nil` for other events.
  package func phrase(_ event: CellEvent) -> String? {
    switch event {
    case .gesture(let name, let phase, _):
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
      case .primaryActionTriggered: nil
      }
    case .custom(let name, let value, _):
      return phrase(StateChange.Value(.custom(name), value))
    case .flag(let flag, let value, _): return (value ? "" : "not ") + name(.flag(flag))
    case .traitCollectionDidChange: return "traits change"
    case .reorder(_, let position, let isOver):
      return "\(isOver ? "dropped at" : "moves to") position \(position)"
    case .call, .batchUpdates, .app, .didScroll, .didScrollSection, .scrollView, .willDisplayCell,
      .didEndDisplayingCell, .prepareForReuse, .animationDidEnd:
      return nil
    }
  }
}
