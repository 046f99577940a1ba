package import Interaction
internal import OrderedCollections
internal import Scenes
package import Vocabulary

/// The states of cells.
extension Machine {
  /// Returns the state of an item's cell.
  package func state(ofItem item: Int, in stage: Stage) -> CellState {
    flags(ofItem: item, in: stage).adding(customStates(ofItem: item, in: stage))
  }

  /// The facts about an item's cell that predicates read.
  ///
  /// - Parameters:
  ///   - state: The state of the cell; `nil` (default) for that in the stage.
  ///   - traits: The traits; `nil` (default) for the stage's.
  ///   - places: The places of the cell in the viewport; `nil` (default) for those in the stage.
  ///   - isTouchInside: Whether a touch is inside the cell. Default: `false`.
  package func subject(
    ofItem item: Int, state: CellState? = nil, traits: Traits? = nil,
    places: Set<CellPredicate.Place>? = nil, isTouchInside: Bool = false, in stage: Stage
  ) -> PredicateSubject {
    PredicateSubject(
      item: item, section: geometry.section(ofItem: item),
      state: state ?? self.state(ofItem: item, in: stage), traits: traits ?? stage.traits,
      places: places ?? arrangement(of: stage).places(ofItem: item), isTouchInside: isTouchInside,
      initialValues: initialValues)
  }

  /// The value of a flag or custom state in a cell's state.
  package func value(of word: StateChange.Word, in state: CellState) -> StateValue {
    switch word {
    case .flag(let flag): .flag(state.contains(flag))
    case .custom(let name): state.customValues[name] ?? initialValues[name] ?? .flag(false)
    }
  }

  /// Returns the flags of an item's cell, without custom states.
  package func flags(ofItem item: Int, in stage: Stage) -> CellState {
    completing(stage.selection.state(of: item), ofItem: item, in: stage)
  }

  /// Adds the flags to a state from the selection model that are not its own: those of the item's cell that the app
  /// has set, `editing` while the whole collection view is editing, `swiped` while the row's actions are shown, and
  /// `reordering` while a finger moves the cell by its handle.
  private func completing(_ state: CellState, ofItem item: Int, in stage: Stage) -> CellState {
    var state = stage.selection.isEditing ? state.setting(.editing, to: true) : state
    if stage.swipe?.item == item { state = state.setting(.swiped, to: true) }
    if let row = stage.reorder, row.item == item, !row.isDropped {
      state = state.setting(.reordering, to: true)
    }
    return (stage.cells.flags[item] ?? []).reduce(state) { $0.setting($1, to: true) }
  }

  /// Returns the values of an item's cell's custom states that differ from the scene's initial values.
  package func customStates(ofItem item: Int, in stage: Stage) -> [String: StateValue] {
    guard !scene.states.isEmpty || !stage.cells.customStates.isEmpty else { return [:] }
    return stage.cells.customStates[item] ?? initialStates(ofItem: item, in: stage, places: [])
  }

  /// Returns the custom states of a cell that is reused for an item.
  ///
  /// - Parameters:
  ///   - old: The values that the cell had for its previous item.
  ///   - fresh: The values that a new cell would have for the item.
  func configuring(
    _ old: [String: StateValue], _ fresh: [String: StateValue], ofItem item: Int
  ) -> [String: StateValue] {
    let given = scene.states(ofItem: item)
    func isSet(_ name: String) -> Bool { dataStates.contains(name) || given[name] != nil }
    return fresh.filter { isSet($0.key) }.merging(old.filter { !isSet($0.key) }) { $1 }
  }

  /// Returns the initial custom states of an item's cell. Conditions on places apply only to the
  /// cells of the first screen.
  func initialStates(
    ofItem item: Int, in stage: Stage, places: Set<CellPredicate.Place>
  ) -> [String: StateValue] {
    let subject = subject(
      ofItem: item, state: CellState.normal.setting(.editing, to: stage.selection.isEditing),
      places: places, in: stage)
    let own = scene.states(ofItem: item)
    return scene.states.reduce(into: [:]) { values, state in
      if let value = own[state.name] {
        values[state.name] = value == state.startValue ? nil : value
      } else if let assignment = state.events[.initially], !state.startValue.holds,
        assignment.subject.holds(for: subject), assignment.predicate.holds(for: subject)
      {
        values[state.name] = .flag(true)
      }
    }
  }

  /// Assigns the custom states of an item's cell that an event causes. Returns the changes, in the
  /// order of the scene's states. Predicates see `flags`, which are those at the time of the event.
  func assign(
    at event: StateEvent, to item: Int, flags: CellState, places: Set<CellPredicate.Place>,
    isTouchInside: Bool, in stage: inout Stage
  ) -> [CellEvent] {
    var changes: [CellEvent] = []
    for custom in scene.states {
      guard let assignments = custom.events[event]?.all else { continue }
      let subject = subject(
        ofItem: item, state: flags.adding(customStates(ofItem: item, in: stage)), places: places,
        isTouchInside: isTouchInside, in: stage)
      guard let assignment = assignments.first(where: { $0.subject.holds(for: subject) }) else {
        continue
      }
      let value: StateValue
      switch assignment.result {
      case .predicate(let predicate): value = .flag(predicate.holds(for: subject))
      case .value(let assigned): value = assigned
      case .change(let step):
        let current =
          customStates(ofItem: item, in: stage)[custom.name] ?? initialValues[custom.name]
        let changed = custom.kind.value(current, changedBy: step)
        value = stepsToStops ? custom.kind.explored(changed, changedFrom: current) : changed
      }
      if set(custom.name, value, ofItem: item, in: &stage) {
        changes.append(.custom(custom.name, value: value, item: item))
      }
    }
    return changes
  }

  /// Sets a custom state of an item's cell. Returns whether it changed.
  ///
  /// - Parameters:
  ///   - velocity: That of a finger that releases a number, in the number's unit per second.
  ///   - isHeld: Whether a finger holds a number, or it is paused, so that its animator does not run.
  func set(
    _ name: String, _ value: StateValue, ofItem item: Int, in stage: inout Stage,
    velocity: Double = 0, isHeld: Bool = false
  ) -> Bool {
    var values = customStates(ofItem: item, in: stage)
    let initial = initialValues[name] ?? .flag(false)
    guard values[name] ?? initial != value else { return false }
    animate(name, to: value, ofItem: item, in: &stage, velocity: velocity, isHeld: isHeld)
    values[name] = value == initial ? nil : value
    stage.cells.customStates[item] = values
    return true
  }

  /// The delegate that the scene describes. It sees the states of cells in `stage`.
  func delegate(in stage: Stage) -> SelectionDelegate {
    let delegate = scene.collectionView.delegate
    return SelectionDelegate(reply: { question, item, state in
      let method = delegate[question]
      let complete = completing(state, ofItem: item, in: stage)
        .adding(customStates(ofItem: item, in: stage))
      return SelectionDelegate.Reply(
        actions: method.actions,
        answer: method.answer.holds(
          for: subject(ofItem: item, state: complete, places: [], in: stage)))
    })
  }
}
