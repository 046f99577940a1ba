internal import Captures
internal import Drawing
internal import Interaction
internal import Motion
internal import SceneWriting
internal import Scenes
internal import Views
internal import Vocabulary

// Rules with animations, from the differences between states.
extension CaptureImport {
  // MARK: - Rules

  /// An assignment of a rule.
  private struct Change {
    let view: String
    /// The property in captures; `nil` for constraints and frames.
    let property: String?
    let line: SceneLine
    /// The scene's value in the normal state; `nil` if it follows from the property.
    var base: String?
  }

  /// Writes a rule for what each state changes beside the rules before it.
  mutating func writeRules(_ text: inout SceneLines) {
    var rules: [(words: [String], changes: [Change], animation: String?, leaving: String?)] = []
    var assigned: [(words: [String], lines: [String: String])] = []
    let others = states.dropFirst().enumerated().sorted {
      let (a, b) = (Self.words(of: $0.element.name).count, Self.words(of: $1.element.name).count)
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
    for state in others {
      let words = Self.words(of: state.name)
      let shown = baseLines(state)
      var changes: [Change] = []
      for change in shown {
        // The value in this state without a further rule: the last rule that holds wins.
        let holding = assigned.last { rule in
          Set(rule.words).isSubset(of: words) && rule.lines[change.line.key] != nil
        }
        let expected =
          holding?.lines[change.line.key] ?? change.base ?? baseText(of: change)
        if expected != change.line.value { changes.append(change) }
      }
      guard !changes.isEmpty else { continue }
      assigned.append(
        (
          words,
          Dictionary(
            changes.map { ($0.line.key, $0.line.value) }, uniquingKeysWith: { first, _ in first })
        ))
      var groups: [(animation: String?, leaving: String?, changes: [Change])] = []
      for change in changes {
        let (arriving, leaving) = animations(of: change, words)
        if let index = groups.firstIndex(where: {
          $0.animation == arriving && $0.leaving == leaving
        }) {
          groups[index].changes.append(change)
        } else {
          groups.append((arriving, leaving, [change]))
        }
      }
      for group in groups { rules.append((words, group.changes, group.animation, group.leaving)) }
    }
    guard !rules.isEmpty else { return }
    text.add("")
    text.add("rules:")
    for rule in rules {
      text.add("- when: \(Self.predicate(rule.words))", at: 2)
      for change in rule.changes { text.add(change.line.text, at: 4) }
      if let animation = rule.animation { text.add("animation: \(animation)", at: 4) }
      if let leaving = rule.leaving { text.add("leaving: \(leaving)", at: 4) }
    }
  }

  /// A predicate for the words of a state: `highlighted and download == loading`.
  static func predicate(_ words: [String]) -> String {
    words.map { $0.replacing("=", with: " == ") }.joined(separator: " and ")
  }

  /// All values of a state as assignments.
  private mutating func baseLines(_ state: StateValues) -> [Change] {
    var result: [Change] = []
    for view in tree.all {
      guard !insideOpaque.contains(view.name) else { continue }
      let isThere = state.views[view.name] != nil
      let wasThere = states.first?.views[view.name] != nil
      let canGo = view.kind.word != nil && !Self.containers.contains(view.name)
      if canGo, isThere != wasThere || states.contains(where: { $0.views[view.name] == nil }) {
        result.append(
          Change(
            view: view.name, property: nil,
            line: SceneLine("\(view.name).isInstalled", "\(isThere)")))
      }
      guard let values = state.values[view.name] else { continue }
      for property in CapturedProperty.properties(of: view.kind) where isAssignable(property) {
        guard let value = values[property.name] else { continue }
        if value == states.first?.values[view.name]?[property.name]
          ?? tree.all.first(where: {
            $0.name == view.name
          })?.properties[property.name], !changesAnywhere(view.name, property.name)
        {
          continue
        }
        for line in assignment(property, value, of: view, state: state.name) {
          result.append(Change(view: view.name, property: property.name, line: line))
        }
      }
      if constraints.isPlacedByFrame(view.name), view.kind.word != nil,
        !Self.containers.contains(view.name), let frame = state.views[view.name]?.frame
      {
        result.append(
          Change(
            view: view.name, property: "frame",
            line: SceneLine("\(view.name).frame", frameText(frame, of: view.name))))
      }
    }
    for change in elementChanges(in: state) {
      result.append(
        Change(view: "", property: "accessibility", line: change.line, base: change.base))
    }
    for change in constraints.changes[state.name] ?? [] {
      result.append(
        Change(
          view: change.name, property: "constraint",
          line: SceneLine("\(change.name).\(change.property)", change.text), base: change.base))
    }
    return result
  }

  private static let containers: Set<String> = [
    "cell", "contentView", "backgroundView", "selectedBackgroundView",
  ]

  private var insideOpaque: Set<String> {
    Set(tree.all.filter { $0.opaque != nil }.flatMap { $0.subviews.flatMap(\.all) }.map(\.name))
  }

  private func isAssignable(_ property: CapturedProperty) -> Bool {
    ![
      "intrinsicContentSize", "autoresizingMask", "preferredMaxLayoutWidth", "hasConfiguration",
    ].contains(property.name)
  }

  /// Whether a property has another value in any state than in the normal one.
  private func changesAnywhere(_ view: String, _ property: String) -> Bool {
    let first = states.first?.values[view]?[property]
    return states.contains { state in
      state.values[view].map { $0[property] != first } ?? false
    }
  }

  /// The assignment of a value; empty for values that scenes do not have.
  private mutating func assignment(
    _ property: CapturedProperty, _ value: CaptureValue, of view: CapturedView, state: String
  ) -> [SceneLine] {
    // A hidden background of UIKit's is hidden by UIKit.
    if property.name == "isHidden", view.name == "selectedBackgroundView" { return [] }
    let owner =
      view.kind == .backgroundConfiguration
      ? "backgroundConfiguration"
      : view.kind == .listContentConfiguration ? "contentConfiguration" : view.name
    if value == CaptureValue.none, property.name == "tintColor" {
      return [SceneLine("\(owner).tintColor", "nil")]
    }
    return lines(property, value, of: view, state: state)
      .filter { $0.key != "showsPlaceholder" }
      .map { SceneLine("\(owner).\($0.key)", $0.value) }
  }

  /// The scene's value in the normal state, in the same notation.
  private mutating func baseText(of change: Change) -> String? {
    guard let base = states.first else { return nil }
    switch change.property {
    case nil: return "\(base.views[change.view] != nil)"
    case "constraint"?: return change.base
    case "frame"?:
      let frame =
        base.views[change.view]?.frame
        ?? tree.all.first { $0.name == change.view }?.frame
      return frame.map { PropertyValue.frame(Self.limited($0)).sceneText }
    case let name?:
      guard let view = base.views[change.view] ?? tree.all.first(where: { $0.name == change.view }),
        let property = CapturedProperty.named(name),
        let value = base.values[change.view]?[name] ?? view.properties[name]
      else { return nil }
      return assignment(property, value, of: view, state: base.name)
        .first { $0.key == change.line.key }?.value
    }
  }

  // MARK: - Animations

  /// How an assignment is animated when a rule starts to hold and when it stops; `nil` if that was not captured, or
  /// is not animated.
  private func animations(
    of change: Change, _ words: [String]
  ) -> (arriving: String?, leaving: String?) {
    let words = Set(words)
    func holds(_ state: String) -> Bool { words.isSubset(of: Self.words(of: state)) }
    func text(_ captured: CapturedChange) -> String? {
      captured.animations.first { animation in
        switch change.property {
        case "frame"?:
          animation.view == change.view && animation.keyPath.property == nil
        case "constraint"?: animation.keyPath.property == nil
        case nil: false
        case let name?:
          animation.view == change.view && animation.keyPath.property == name
            || Self.movesFrames.contains(name) && animation.keyPath.property == nil
        }
      }?.sceneText
    }
    let arriving = capture.changes.first { !holds($0.from) && holds($0.to) }
    let leaving = capture.changes.first { holds($0.from) && !holds($0.to) }
    let (start, end) = (arriving.flatMap(text), leaving.flatMap(text))
    if start == end || leaving == nil { return (start, nil) }
    return (start, end ?? "{ duration: 0 }")
  }

  /// The properties whose changes animate frames.
  private static let movesFrames: Set<String> = [
    "isHidden", "axis", "alignment", "distribution", "spacing", "directionalLayoutMargins",
    "numberOfLines", "customSpacingAfter", "text", "font",
  ]
}
