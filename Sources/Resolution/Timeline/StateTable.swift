internal import Interaction
internal import OrderedCollections
internal import Scenes

/// The states of all cells at a moment: the selection machine, and the scene's own states of the cells
/// that have been told any.
struct StateTable: Sendable {
  var model: SelectionModel
  private(set) var custom: [Int: Set<String>] = [:]
  /// The flags that the app has set.
  private(set) var flags: [Int: Set<CellState.Flag>] = [:]
  /// The scene in the surroundings in which the cells are.
  private var scene: ResolvedScene

  /// The states before anything happens; the cells on screen have been displayed.
  init(_ scene: ResolvedScene) {
    self.scene = scene
    model = scene.selectionModel
    guard !scene.scene.states.isEmpty else { return }
    let viewport = scene.viewport()
    for item in viewport.visibleItems {
      let places = viewport.places(ofItem: item)
      let names = scene.initialStates(ofItem: item, places: places)
      if names != scene.initialStates(ofItem: item) { custom[item] = names }
      _ = assign(at: .willDisplayCell, to: item, flags: .normal, places: places)
    }
  }

  init(_ scene: ResolvedScene, after turn: Turn) {
    self.scene = scene.with(turn.traits)
    model = turn.model
    custom = turn.custom
    flags = turn.flags
  }

  /// The state of an item's cell.
  func state(of item: Int) -> CellState { withCustomStates(flags(of: item), of: item) }

  /// The flags of an item's cell, without the scene's own states.
  func flags(of item: Int) -> CellState {
    addingFlags(to: model.state(of: item), of: item)
  }

  /// A state of the selection machine's with what the app has set and the scene's own states.
  func completing(_ state: CellState, of item: Int) -> CellState {
    withCustomStates(addingFlags(to: state, of: item), of: item)
  }

  private func addingFlags(to state: CellState, of item: Int) -> CellState {
    (flags[item] ?? []).reduce(state) { $0.setting($1, true) }
  }

  /// Lets the app set parts of a state; returns what that changes.
  mutating func apply(_ change: StateChange) -> [CellEvent] {
    change.values.compactMap { value in
      switch value.word {
      case .flag(let flag):
        guard flags(of: change.item).has(flag) != value.holds else { return nil }
        if value.holds {
          flags[change.item, default: []].insert(flag)
        } else {
          flags[change.item]?.remove(flag)
        }
        return .flag(flag, value: value.holds, item: change.item)
      case .custom(let name):
        return set(name, value.holds, of: change.item)
          ? .custom(name, value: value.holds, item: change.item) : nil
      }
    }
  }

  /// Lets an event assign the scene's own states of an item's cell; returns what that changes, in the
  /// order of the states. Predicates see the flags as they were when the event came.
  mutating func assign(
    at event: StateEvent, to item: Int, flags: CellState, places: Set<Predicate.Place>,
    isTouchInside: Bool = false
  ) -> [CellEvent] {
    var changes: [CellEvent] = []
    for custom in scene.scene.states {
      guard let assignment = custom.events[event] else { continue }
      let subject = PredicateSubject(
        item: item, section: scene.section(ofItem: item),
        state: withCustomStates(flags, of: item), traits: scene.traits, places: places,
        isTouchInside: isTouchInside)
      guard assignment.subject.holds(for: subject) else { continue }
      let value = assignment.value.holds(for: subject)
      if set(custom.name, value, of: item) {
        changes.append(.custom(custom.name, value: value, item: item))
      }
    }
    return changes
  }

  /// Lets the surroundings be others; cells that were there before keep the states that they began with.
  mutating func move(to scene: ResolvedScene, keeping items: [Int]) {
    if !scene.scene.states.isEmpty {
      for item in items { custom[item] = names(of: item) }
    }
    self.scene = scene
  }

  /// Tells an item's cell that the finger is on it, and the one that it left, where rules ask for that.
  mutating func touch(_ item: Int?) -> [CellEvent] {
    guard scene.scene.tellsTouches else { return [] }
    let name = Scene.touchInsideState
    let held = custom.keys.filter { names(of: $0).contains(name) }.sorted()
    let left = held.filter { $0 != item && set(name, false, of: $0) }
      .map { CellEvent.custom(name, value: false, item: $0) }
    guard let item, set(name, true, of: item) else { return left }
    return left + [.custom(name, value: true, item: item)]
  }

  /// Forgets what an item's cell has been told, as a cell that is reused does.
  mutating func forget(_ item: Int) {
    custom[item] = nil
    flags[item] = nil
  }

  /// Flags with the scene's own states of an item's cell.
  private func withCustomStates(_ flags: CellState, of item: Int) -> CellState {
    names(of: item).reduce(flags) { $0.setting(custom: $1, true) }
  }

  /// Says whether that changes anything.
  private mutating func set(_ name: String, _ value: Bool, of item: Int) -> Bool {
    var names = names(of: item)
    guard names.contains(name) != value else { return false }
    if value { names.insert(name) } else { names.remove(name) }
    custom[item] = names
    return true
  }

  private func names(of item: Int) -> Set<String> {
    custom[item] ?? scene.initialStates(ofItem: item)
  }
}
