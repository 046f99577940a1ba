internal import Interaction
internal import Messages
internal import Notation
internal import OrderedCollections
internal import Scenes
internal import Vocabulary

/// Checks custom states, gestures and predicates.
extension ProblemFinder {
  /// Checks that everything a predicate refers to exists. The delegate does not receive the finger's location.
  mutating func check(_ predicate: CellPredicate, _ path: ScenePath, hearsOfTouches: Bool = false) {
    if predicate.asksForTouch, !hearsOfTouches {
      add(
        path,
        "delegate methods do not receive the place of the finger; assign a state, as in press.changed:"
          + " touchInside, and use that")
    }
    for name in predicate.customStates.sorted()
    where !scene.states.contains(where: { $0.name == name }) {
      let given = predicate.comparedValues.first { $0.name == name }?.value
      if checkControlState(name, as: given, path) { continue }
      add(
        path,
        "no state is called \"\(name.shortened)\""
          + hint(for: name, among: scene.states.map(\.name)))
    }
    let kinds = scene.stateKinds
    for (name, comparison, value) in predicate.comparedValues {
      guard let kind = kinds[name] else { continue }
      if let objection = kind.objection(to: value, of: name) {
        add(path, objection)
      } else if case .words = kind, ![.equal, .notEqual].contains(comparison) {
        add(path, "\(name.shortened) is a word; compare it by == or !=")
      }
    }
  }

  /// Checks the values, the initial value and the source of a state.
  private mutating func checkValues(of state: CustomState, _ path: ScenePath) {
    switch state.kind {
    case .flag: break
    case .words(let words):
      if words.count < 2 || Set(words).count < words.count {
        add(path, "a state of words has two or more different ones, as in none | loading | done")
      }
      for word in words where !ViewName(rawValue: word).isWord || ["true", "false"].contains(word) {
        add(
          path,
          "\"\(word.shortened)\" is not a valid word; use letters, digits and _, and begin with a letter"
        )
      }
      if words.count > SceneLimits.mostStates {
        add(path, "a state has at most \(SceneLimits.mostStates) words; leave some out")
      }
    case .number(let lowest, let highest, let stops):
      let limits = -StateKind.largestNumber...StateKind.largestNumber
      if !limits.contains(lowest) || highest.map({ !limits.contains($0) }) == true {
        let most = Int(StateKind.largestNumber)
        add(path, "the range of \(state.name.shortened) must be within \(-most)...\(most)")
      } else if let highest, highest <= lowest {
        add(path, "the range of \(state.name.shortened) must ascend, as in 0...1")
      }
      if stops.count > SceneLimits.mostStates || zip(stops, stops.dropFirst()).contains(where: >=) {
        add(path, "stops are at most \(SceneLimits.mostStates) ascending numbers; sort them")
      }
      for stop in stops {
        if let objection = state.kind.objection(to: .number(stop), of: state.name) {
          add(path, objection)
        }
      }
    }
    if let value = state.initialValue,
      let objection = state.kind.objection(to: value, of: state.name)
    {
      add(path, objection)
    }
    if let animator = state.animator { check(animator, of: state, path) }
    if state.animation != nil {
      guard case .number = state.kind else {
        add(path, "only a number has an animation; write it in the rule that depends on the state")
        return
      }
    }
  }

  private mutating func check(
    _ animator: PropertyAnimator, of state: CustomState, _ path: ScenePath
  ) {
    let (path, name) = (path.key("animator"), state.name.shortened)
    guard case .number(let lowest, let highest?, let stops) = state.kind else {
      return add(path, "an animator moves a number with two ends; write range: 0...1")
    }
    if state.animation != nil {
      add(path, "\(name) moves by its animator or by its animation; leave one of them out")
    }
    if !stops.isEmpty, stops != [lowest, highest] {
      add(path, "an animator moves \(name) between the ends of its range; leave the stops out")
    }
    let animation = animator.animation
    if let objection = animation.objection { add(path, objection) }
    if animation.delay != .zero || animation.delayPerItem != .zero || animation.repeatCount != 1
      || animation.autoreverses || animation.isLayerAnimation || !animation.options.isEmpty
    {
      add(
        path,
        "an animator has a duration with a curve, or a spring; leave out the rest of its animation")
    }
    if !(0...100).contains(animator.durationFactor) {
      add(path, "durationFactor is from 0 to 100")
    }
    if !animator.scrubsLinearly, case .curve = animator.animation.timing {
    } else if !animator.scrubsLinearly {
      add(path, "scrubsLinearly: false needs a curve; a spring has no progress at a fraction")
    }
  }

  /// Checks the declared flags and the values that items give to states.
  private mutating func checkInputs() {
    let path = ScenePath.scene.key("states")
    for flag in scene.flags {
      switch flag.flag {
      case .highlighted, .selected:
        add(
          path.key(flag.flag.rawValue),
          "the collection view sets \(flag.flag.rawValue) itself; leave the line out")
      case .disabled, .focused, .pinned, .editing, .expanded, .swiped, .reordering: break
      }
    }
    if Set(scene.flags.map(\.flag)).count < scene.flags.count {
      add(path, "a flag is declared twice; leave one line out")
    }
    let kinds = scene.stateKinds
    for (number, section) in scene.collectionView.sections.enumerated() {
      for (index, item) in section.items.cycle.enumerated() {
        let path = scene.collectionView.itemsPath(ofSection: number).index(index).key("states")
        for (name, value) in item.states.sorted(by: { $0.key < $1.key })
        where CellState.Flag.ofItems(name) == nil {
          if kinds[name] == nil, checkControlState(name, as: value, path) { continue }
          guard let kind = kinds[name] else {
            add(
              path,
              "no state is called \"\(name.shortened)\""
                + hint(for: name, among: scene.states.map(\.name) + CellState.Flag.namesOfItems))
            continue
          }
          if let objection = kind.objection(to: value, of: name) { add(path, objection) }
        }
      }
    }
    checkInitialSelection()
  }

  /// Checks that items which are selected from the start can be.
  private mutating func checkInitialSelection() {
    let view = scene.collectionView
    for (number, section) in view.sections.enumerated() {
      for (index, item) in section.items.cycle.enumerated() where item.flags.contains(.selected) {
        let path = view.itemsPath(ofSection: number).index(index).key("states")
        if !view.allowsSelection {
          add(path, "an item is selected, but allowsSelection is false; leave selected out")
        } else if !view.allowsMultipleSelection,
          scene.initialFlags.filter({ $0.value.contains(.selected) }).count > 1
        {
          add(
            path,
            "several items are selected, for which allowsMultipleSelection has to be true; leave"
              + " selected out of all but one")
          return
        }
      }
    }
  }

  mutating func checkStates() {
    checkInputs()
    let path = ScenePath.scene.key("states")
    if scene.states.count > SceneLimits.mostStates {
      add(path, "a scene has at most \(SceneLimits.mostStates) states; leave some out")
    }
    var names: Set<String> = []
    for (index, state) in scene.states.enumerated() {
      let path = path.index(index)
      let shown = state.name.shortened
      if Self.reservedStateNames.contains(state.name) {
        add(path, "\"\(shown)\" is a reserved word; choose another name")
      } else if let (control, flag) = ControlFlag.parts(of: state.name) {
        checkDeclaration(of: flag, control, state, path)
      } else if !ViewName(rawValue: state.name).isWord {
        add(
          path,
          "\"\(shown)\" is not a valid name; use letters, digits and _, and begin with a letter")
      } else if !names.insert(state.name).inserted {
        add(path, "two states are called \"\(shown)\"; names are unique in a scene")
      }
      checkValues(of: state, path)
      for (event, assignment) in state.events {
        let path = path.key(event.sceneText)
        for predicate in assignment.predicates { check(predicate, path, hearsOfTouches: true) }
        for assignment in assignment.all {
          if let objection = state.kind.objection(to: assignment.result, of: state.name) {
            add(path, objection)
          }
        }
        checkExistence(of: event, path)
      }
    }
  }

  /// Checks that the control or the gesture recogniser of an event exists and sends it.
  mutating func checkExistence(of event: StateEvent, _ path: ScenePath) {
    if case .control(let name, let event) = event { check(event, of: name, path) }
    guard case .gesture(let name, let phase) = event else { return }
    guard
      let recognizer = scene.collectionView.gestureRecognizers.first(where: { $0.name == name })
    else {
      add(
        path,
        "no gesture recogniser is called \"\(name.shortened)\""
          + hint(for: name, among: scene.collectionView.gestureRecognizers.map(\.name)))
      return
    }
    if recognizer.isTap, phase != .ended {
      add(path, "a tap is reported only once, as \(name).ended; write that")
    }
  }

  /// The names that would be ambiguous in predicates or lists of states.
  static let reservedStateNames = Set(
    CellState.Flag.allCases.map(\.rawValue) + TraitTable.predicateWords
      + CellPredicate.Place.allCases.map(\.rawValue) + CellPredicate.otherWords + [
        "normal", "reachable",
      ])

  mutating func checkGestures() {
    let path = ScenePath.scene.key("collectionView").key("gestureRecognizers")
    let recognizers = scene.collectionView.gestureRecognizers
    if recognizers.count > SceneLimits.mostStates {
      add(path, "there are at most \(SceneLimits.mostStates) gesture recognisers; leave some out")
    }
    var names: Set<String> = []
    for (index, recognizer) in recognizers.enumerated() {
      let path = path.index(index)
      let shown = recognizer.name.shortened
      if !ViewName(rawValue: recognizer.name).isWord {
        add(
          path,
          "\"\(shown)\" is not a valid name; use letters, digits and _, and begin with a letter")
      } else if !names.insert(recognizer.name).inserted {
        add(path, "two gesture recognisers are called \"\(shown)\"; names are unique")
      }
      if case .longPress(let duration, let movement, _) = recognizer.kind,
        duration < .zero || duration > .seconds(SceneLimits.longestScript)
          || !(0...SceneLimits.largestLength).contains(movement)
      {
        add(path, "the duration and the movement of a long press must be 0 or more; change them")
      }
    }
    checkFailureRequirements(of: recognizers, path)
    checkViews(of: recognizers, path)
    checkPans(of: recognizers, path)
    let delegate = scene.collectionView.delegate
    let delegatePath = ScenePath.scene.key("collectionView").key("delegate")
    let methods = [
      delegate.shouldHighlightItem, delegate.shouldSelectItem, delegate.shouldDeselectItem,
    ]
    for method in methods {
      check(method.answer, delegatePath)
      if method.answer.asksForPlace {
        add(
          delegatePath,
          "delegate methods do not receive the places of cells; assign a state in"
            + " scrollViewDidScroll and use that")
      }
    }
  }
}
