internal import Drawing
package import Interaction
internal import Messages
internal import Notation
internal import OrderedCollections
internal import SceneFormat
package import Scenes
internal import Views
internal import Vocabulary
internal import YAMLReading

/// The custom states of a scene with the values that they can have. Predicates and lists of states
/// are read with them.
package struct StateDeclarations: Sendable {
  private var kinds: OrderedDictionary<String, StateKind> = [:]
  /// Whether the controls are not known yet, so that states of any control are accepted and checked later.
  private var acceptsControls = true
  /// The switches that are on in the template; `nil` if the controls are not known yet.
  private var switchesThatStartOn: Set<ViewName>?

  /// No states.
  package init() {}

  /// The states of a scene.
  package init(of scene: Scene) {
    for state in scene.states { kinds[state.name] = state.kind }
    for control in scene.controls {
      for flag in ControlFlag.allCases where scene.objection(to: flag, of: control) == nil {
        kinds[flag.stateName(of: control.name)] = .flag
      }
      if let value = ControlValue(of: control.kind),
        scene.objection(to: value, of: control) == nil,
        let kind = scene.kind(of: value, control)
      {
        kinds[value.stateName(of: control.name)] = kind
      }
    }
    acceptsControls = false
    switchesThatStartOn = scene.switchesThatStartOn
    initialValues = scene.initialValues
  }

  /// Declares a state.
  mutating func declare(_ name: String, _ kind: StateKind, initially: StateValue?) {
    kinds[name] = kind
    let value = initially ?? kind.stops.first
    if value?.holds == true { initialValues[name] = value }
  }

  /// The names, in the order of the scene.
  package var names: [String] { kinds.keys.elements }

  /// The values that a state can have; `nil` if there is no such state.
  package func kind(of name: String) -> StateKind? {
    if let kind = kinds[name] { return kind }
    guard acceptsControls else { return nil }
    if ControlFlag.parts(of: name) != nil { return .flag }
    return ControlValue.parts(of: name) == nil ? nil : ControlValue.anyKind
  }

  /// Returns a value of a state with the states of switches that cells have, if the controls are known.
  func settingSwitches(_ value: StateChange.Value) -> StateChange.Value {
    switchesThatStartOn.map { value.settingSwitches(startsOn: $0) } ?? value
  }

  /// Whether a name is that of a number, or of a control's value, which is checked later.
  func isNumber(_ name: String) -> Bool {
    if case .number? = kind(of: name) { true } else { false }
  }

  /// The names of the states that are numbers.
  package var numbers: [String] {
    names.filter { if case .number = kinds[$0] { true } else { false } }
  }

  /// Whether a state has a value that texts can show.
  package var hasValues: Bool { kinds.values.contains(where: \.isCompared) }

  /// The initial values (`Scene.initialValues`).
  private(set) var initialValues: [String: StateValue] = [:]

  /// The problem with the custom states of a state, as one sentence: a name that is not declared, or a value that
  /// the state cannot have; `nil` if nothing is.
  package func objection(to state: CellState) -> String? {
    for (name, value) in state.customValues.sorted(by: { $0.key < $1.key }) {
      guard let kind = kind(of: name) else { return objection(toName: name) }
      if let objection = kind.objection(to: value, of: name) { return objection }
    }
    return nil
  }

  /// The sentence about a name that is not a state, with similar names, or all of them.
  func objection(toName name: String) -> String {
    let names = CellState.Flag.allCases.map(\.rawValue) + self.names.map(example) + ["normal"]
    return "\"\(name.shortened)\" is not a state" + Suggestion.textOrList(for: name, among: names)
  }

  /// A state as it is written in a list of states: `liked`, `download=loading`.
  func example(_ name: String) -> String {
    guard let kind = kinds[name], kind.isCompared, let value = kind.stops.last else { return name }
    return "\(name)=\(value)"
  }

  /// A comparison of a state: `download == loading`.
  func comparison(_ name: String) -> String {
    guard let kind = kinds[name], let value = kind.stops.last else { return name }
    if case .number = kind { return "\(name) >= \(value)" }
    return "\(name) == \(value)"
  }

  /// The kind of a state from its value in a file, or from its keys `values` and `range`; `nil` if
  /// it is a flag.
  static func kind(_ node: SourceNode) -> StateKind? {
    switch node.content {
    case .mapping(let pairs):
      let own = pairs.first { $0.key.scalarText == "values" || $0.key.scalarText == "range" }
      guard let own else { return nil }
      if case .mapping = own.value.content { return nil }
      guard case .number(let lowest, let highest, _)? = kind(own.value) else {
        return kind(own.value)
      }
      let stops = pairs.first { $0.key.scalarText == "stops" }?.value
      guard case .sequence(let elements)? = stops?.content else { return kind(own.value) }
      return .number(
        from: lowest, through: highest,
        stops: elements.compactMap { $0.scalarText.flatMap(number) })
    case .sequence(let elements):
      let words = elements.compactMap(\.scalarText)
      return words.count == elements.count && words.count > 1 ? .words(words) : nil
    case .scalar(let text, _):
      if text.contains("|") {
        return .words(
          text.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed))
      }
      let parts = text.replacingEllipsis.split(separator: "…", omittingEmptySubsequences: false)
        .map(\.trimmed)
      guard parts.count == 2, let lowest = number(parts[0]) else { return nil }
      guard !parts[1].isEmpty else { return .number(from: lowest, through: nil) }
      return number(parts[1]).map { .number(from: lowest, through: $0) }
    }
  }

  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.".utf8.contains($0) }), let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }
}

extension String {
  /// The text with `...` replaced by the character `…`.
  fileprivate var replacingEllipsis: String {
    var (result, rest) = ("", self[...])
    while !rest.isEmpty {
      if rest.hasPrefix("...") {
        result.append("…")
        rest = rest.dropFirst(3)
      } else if let first = rest.popFirst() {
        result.append(first)
      }
    }
    return result
  }
}

extension StateKind {
  /// The type of its values, for messages.
  var typeName: String {
    switch self {
    case .flag: "true or false"
    case .words(let words): words.joined(separator: ", ")
    case .number: "a number"
    }
  }
}

extension SceneReader {
  /// The states of the file. They are needed before predicates are read, because the key may come
  /// after its uses. Mistakes are reported later.
  static func stateDeclarations(
    _ root: [(key: SourceNode, value: SourceNode)]
  ) -> StateDeclarations {
    var declarations = StateDeclarations()
    let node = root.first { $0.key.scalarText == RootKey.states.rawValue }?.value
    guard case .mapping(let pairs)? = node?.content else { return declarations }
    for (key, value) in pairs.prefix(SceneLimits.mostStates) {
      guard let name = key.scalarText, CellState.Flag(rawValue: name) == nil else { continue }
      let kind = StateDeclarations.kind(value) ?? .flag
      var initially: StateValue?
      if case .mapping(let keys) = value.content {
        let text = keys.first { $0.key.scalarText == "initially" }?.value.scalarText
        initially = text.flatMap(kind.value)
      }
      declarations.declare(name, kind, initially: initially)
    }
    return declarations
  }
}
