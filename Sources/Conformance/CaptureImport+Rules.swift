internal import Captures
internal import Drawing
internal import Interaction
internal import Motion
internal import SceneWriting
internal import Scenes
internal import Vocabulary

// States, rules with animations, and the delegate's answers.
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

  /// Writes which states the app sets.
  func writeStates(_ text: inout SceneText) {
    let custom = customStates
    guard !custom.isEmpty else { return }
    text.add("")
    text.add("states:")
    for (name, values) in custom {
      let numbers = values.compactMap { Double($0) }
      if values.isEmpty {
        text.add(
          "\(name): \(CellState.Flag(rawValue: name) == nil ? "{ setBy: app }" : "app")", at: 2)
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

  // MARK: - Rules

  /// An assignment of a rule.
  private struct Change {
    let view: String
    /// The property in captures; `nil` for constraints and frames.
    let property: String?
    let line: SceneLine
  }

  /// Writes a rule for what each state changes beside the rules before it.
  mutating func writeRules(_ text: inout SceneText) {
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
        // What the scene has in this state without another rule: the last rule that holds wins.
        let holding = assigned.last { rule in
          Set(rule.words).isSubset(of: words) && rule.lines[change.line.key] != nil
        }
        let expected = holding?.lines[change.line.key] ?? baseText(of: change)
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
  private static func predicate(_ words: [String]) -> String {
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
            line: SceneLine("\(view.name).frame", PropertyValue.frame(frame).sceneText)))
      }
    }
    for change in constraints.changes[state.name] ?? [] {
      result.append(
        Change(
          view: change.name, property: "constraint",
          line: SceneLine("\(change.name).\(change.property)", change.text)))
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

  /// What the scene assigns in the normal state, in the same notation.
  private mutating func baseText(of change: Change) -> String? {
    guard let base = states.first else { return nil }
    switch change.property {
    case nil: return "\(base.views[change.view] != nil)"
    case "constraint"?:
      let property = change.line.key.split(separator: ".").last.map(String.init) ?? ""
      return constraints.baseTexts[change.view]?[property]
    case "frame"?:
      let frame =
        base.views[change.view]?.frame
        ?? tree.all.first { $0.name == change.view }?.frame
      return frame.map { PropertyValue.frame($0).sceneText }
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

  /// How an assignment is animated when a rule starts to hold and when it stops; `nil` for what was not captured, or
  /// for what is not animated.
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
    "isHidden", "axis", "alignment", "distribution", "spacing", "layoutMargins", "numberOfLines",
    "customSpacingAfter", "text", "font",
  ]

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

extension CapturedAnimation {
  /// The animation as scene files write it.
  fileprivate var sceneText: String {
    let length = Duration.nanoseconds(Int64((min(duration, 1e4) * 1e9).rounded()))
    let wait = Duration.nanoseconds(Int64((min(delay, 1e4) * 1e9).rounded()))
    let (timing, seconds) = animationTiming(length)
    return Animation(
      timing, duration: seconds, delay: wait, repeatCount: repeatCount,
      autoreverses: autoreverses, options: [], isLayerAnimation: isLayerAnimation
    ).sceneText
  }

  private func animationTiming(_ length: Duration) -> (Animation.Timing, Duration) {
    switch timing {
    case .curve(let numbers):
      return (.curve(TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3])), length)
    case .spring(let mass, let stiffness, let damping, let velocity):
      // UIView's springs with a damping ratio are cut off at their duration; others end when they have settled.
      let ratio = min(damping / (2 * (stiffness * mass).squareRoot()), 1)
      let rounded = (ratio * 1000).rounded() / 1000
      let fitted = Spring(dampingRatio: rounded, duration: duration, initialVelocity: velocity)
      if mass == 1, rounded > 0, abs(fitted.stiffness - stiffness) <= 0.01 * stiffness {
        return (.usingSpring(damping: rounded, initialVelocity: velocity), length)
      }
      return (
        .spring(
          Spring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
            allowsOverdamping: false)), .zero
      )
    }
  }
}
