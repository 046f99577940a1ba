internal import Interaction
internal import Machine
internal import OrderedCollections
internal import Scenes
internal import Views
internal import Vocabulary

/// The parts of a cell's state that the app sets. Inputs without an effect on touches change only the appearance, so
/// that the table of transitions need not contain their values.
struct CellInputs {
  /// An input with the values that a page offers.
  struct Input {
    let word: StateChange.Word
    let label: String
    let isGradual: Bool
    let values: [StateValue]

    /// The name in the log.
    var eventName: String {
      switch word {
      case .flag(let flag): flag.propertyName
      case .custom(let name): name
      }
    }
  }

  /// The inputs without an effect on touches, in the scene's order.
  let free: [Input]
  /// The inputs that touches or delegates read or write.
  let bound: [Input]
  /// Those of them that only swipe actions read or write, which charts leave out.
  let swiped: [Input]
  /// The numbers that follow a finger. They have no effect on touches either.
  let panned: [Input]

  /// The inputs that affect only the appearance.
  var seen: [Input] { free + panned }

  /// Finds the inputs of a scene.
  ///
  /// - Parameter panned: The numbers that follow a finger.
  init(_ scene: Scene, panned: [Input]) {
    self.panned = panned
    let asked = Self.predicates(of: scene) + Self.conditionsOfControls(in: scene)
    let states = asked.reduce(into: Set<String>()) { $0.formUnion($1.customStates) }
    let flags = asked.reduce(into: Set<CellState.Flag>()) { $0.formUnion($1.flags) }
    // A page does not drag thumbs.
    let touched = Set(
      scene.controls.filter { $0.kind != .slider }.compactMap { scene.touchedNumber(of: $0)?.state }
    )
    let swipes = scene.collectionView.allSwipeActions
    let swipeStates = swipes.reduce(into: Set<String>()) { $0.formUnion($1.when.customStates) }
    let swipeFlags = swipes.reduce(into: Set<CellState.Flag>()) { $0.formUnion($1.when.flags) }
    // What the app sets in a swipe, and after other events.
    let swipeValues = Self.values(of: swipes.flatMap { scene.actions[$0.event] ?? [] })
    let otherActions = scene.actions.filter { event, _ in !swipes.contains { $0.event == event } }
    let otherValues = Self.values(
      of: scene.rules.flatMap(\.completion) + otherActions.values.joined())
    var (free, bound, swiped) = ([Input](), [Input](), [Input]())
    let declared = scene.inputs.map { ($0.word, $0.values, isGradual: $0.isGradual) }
    for (word, values, isGradual) in declared + Self.undeclared(in: scene)
    where !panned.contains(where: { $0.word == word }) {
      let isBound: Bool
      let isSwiped: Bool
      let label: String
      switch word {
      case .flag(let flag):
        isBound = flags.contains(flag) || flag == .selected || flag == .highlighted
        isSwiped = swipeFlags.contains(flag)
        label = scene.flags.first { $0.flag == flag }?.label ?? ""
      case .custom(let name):
        let state = scene.states.first { $0.name == name }
        isBound =
          states.contains(name) || state?.events.isEmpty == false || touched.contains(name)
        isSwiped = swipeStates.contains(name)
        label = state?.label ?? ""
      }
      let entry = Input(
        word: word, label: label.isEmpty ? word.text : label,
        isGradual: isGradual, values: Self.values(of: word, values, isGradual, in: scene))
      if isBound || otherValues.contains(word) {
        bound.append(entry)
      } else if isSwiped || swipeValues.contains(word) {
        bound.append(entry)
        swiped.append(entry)
      } else {
        free.append(entry)
      }
    }
    (self.free, self.bound, self.swiped) = (free, bound, swiped)
  }

  /// The flags and states that actions set.
  static func values(of actions: [EventAction]) -> Set<StateChange.Word> {
    actions.reduce(into: []) { words, action in
      if case .set(let change) = action.call { words.formUnion(change.values.map(\.word)) }
    }
  }

  /// The state of a cell as charts name it: with what they leave out as in another state.
  func charted(_ state: CellState, like first: CellState) -> CellState {
    swiped.reduce(state) { state, input in
      switch input.word {
      case .flag(let flag): state.setting(flag, to: first.contains(flag))
      case .custom(let name): state.setting(custom: name, to: first.customValues[name])
      }
    }
  }

  /// The flags and states that only scripts set.
  private static func undeclared(
    in scene: Scene
  ) -> [(StateChange.Word, [StateValue], isGradual: Bool)] {
    var known = Set(scene.inputs.map(\.word))
    var inputs: [(StateChange.Word, [StateValue], isGradual: Bool)] = []
    for script in scene.scripts.values {
      for case .app(.set(let change)) in script.steps {
        for value in change.values where known.insert(value.word).inserted {
          var stops: [StateValue] = []
          if case .custom(let name) = value.word { stops = scene.stateKinds[name]?.stops ?? [] }
          inputs.append((value.word, stops.isEmpty ? [.flag(false), .flag(true)] : stops, false))
        }
      }
    }
    return inputs
  }

  /// The predicates that decide what happens to a touch.
  static func predicates(of scene: Scene) -> [CellPredicate] {
    let delegate = scene.collectionView.delegate
    // A menu with any action opens.
    let actions = scene.collectionView.contextMenu.map(\.when)
    let menu = actions.contains(.always) ? [] : actions
    return [
      delegate[.shouldHighlight].answer, delegate[.shouldSelect].answer,
      delegate[.shouldDeselect].answer,
    ] + menu + scene.states.flatMap { $0.events.values.flatMap(\.predicates) }
  }

  /// The conditions of rules that decide what a touch on a control does.
  private static func conditionsOfControls(in scene: Scene) -> [CellPredicate] {
    let controls = Set(scene.controls.map(\.name))
    let deciding: Set<PropertyName> = [
      .isEnabled, .isOn, .isHidden, .alpha, .isUserInteractionEnabled,
    ]
    return scene.rules.filter { rule in
      rule.assignments.contains { controls.contains($0.view) && deciding.contains($0.property) }
    }.map(\.when)
  }

  /// The values of an input: those that the scene declares, and for a number those that rules compare it
  /// with, that scripts set and that items begin with.
  private static func values(
    of word: StateChange.Word, _ declared: [StateValue], _ isGradual: Bool, in scene: Scene
  ) -> [StateValue] {
    guard isGradual, case .custom(let name) = word,
      let state = scene.states.first(where: { $0.name == name })
    else { return declared }
    var values = Set(declared + [state.startValue])
    values.formUnion(
      scene.rules.flatMap(\.when.comparedValues).filter { $0.name == name }.map(\.value))
    for script in scene.scripts.values {
      for case .app(.set(let change)) in script.steps {
        values.formUnion(change.values.filter { $0.word == word }.map(\.value))
      }
    }
    for item in 0..<scene.collectionView.itemCount {
      if let value = scene.states(ofItem: item)[name] { values.insert(value) }
    }
    return values.filter { state.kind.objection(to: $0, of: name) == nil }.sorted()
  }
}
