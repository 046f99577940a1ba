internal import Interaction
internal import Machine
internal import OrderedCollections
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary

/// Which parts of a cell's state can influence each other, from what events, answers of the delegate and
/// rules read and write.
///
/// UIKit's own selection is a fixed table: touches change `highlighted`, and a finger that lifts from a
/// highlighted cell changes `selected`. Custom states are changed by their events and by the app, and
/// UIKit's other flags by the app alone. A part that nothing reads and only the app writes is free: it can be
/// combined with all other states without exploration.
struct StateParts {
  /// The parts that touches, scrolling and events change, or on which their effects depend. They are explored
  /// together.
  private(set) var dependent: Set<StateChange.Word> = [.flag(.highlighted), .flag(.selected)]
  /// The inputs that only the app changes and on which only the cell's appearance depends.
  private(set) var free: [Scene.Input] = []
  /// The parts on which something other than the cell's appearance depends.
  private var read: Set<StateChange.Word> = []
  /// Whether what happens depends on which cells are on screen.
  private var asksForPlace = false

  /// Finds the parts of an item's cell.
  init(_ machine: Machine, item: Int) {
    let scene = machine.loaded.scene
    let inputs = scene.inputs(ofItem: item)
    let delegate = scene.collectionView.delegate
    for question in [
      delegate.shouldHighlightItem, delegate.shouldSelectItem, delegate.shouldDeselectItem,
    ] {
      add(question.answer)
    }
    addOfferedActions(machine)
    for state in scene.states { add(state, machine) }
    addTouchedNumbers(machine)
    addActions(of: scene)
    addTouchability(in: scene)
    // The sizes of cells decide which of them are on screen.
    if machine.geometry.isSelfSizing, asksForPlace {
      read.formUnion(inputs.map(\.word))
    }
    dependent.formUnion(read)
    let dependent = dependent
    free = inputs.filter { !dependent.contains($0.word) }
  }

  /// Adds the parts that a predicate reads.
  private mutating func add(_ predicate: CellPredicate) {
    read.formUnion(predicate.flags.map { .flag($0) })
    read.formUnion(predicate.customStates.map { .custom($0) })
  }

  /// Adds the parts that a predicate reads which decides about behaviour, not only about appearance.
  private mutating func add(deciding predicate: CellPredicate) {
    add(predicate)
    asksForPlace = asksForPlace || predicate.asksForPlace
  }

  /// Adds the actions of context menus and rows.
  private mutating func addOfferedActions(_ machine: Machine) {
    let view = machine.loaded.scene.collectionView
    for action in view.contextMenu where machine.hasMenus { add(deciding: action.when) }
    for action in view.allSwipeActions where machine.hasSwipes {
      dependent.insert(.flag(.swiped))
      add(deciding: action.when)
    }
  }

  /// Adds a custom state that events or touches change.
  private mutating func add(_ state: CustomState, _ machine: Machine) {
    for (event, assignment) in state.events where event != .initially {
      dependent.insert(.custom(state.name))
      asksForPlace = asksForPlace || event.concernsScrolling
      for predicate in assignment.predicates { add(deciding: predicate) }
    }
    if state.name == LoadedScene.touchInsideState { dependent.insert(.custom(state.name)) }
    // A touch toggles a switch, also without an event in the scene.
    if let (control, flag) = ControlFlag.parts(of: state.name), flag.isOfSwitches,
      machine.connectedControls.contains(control)
    {
      dependent.insert(.custom(state.name))
    }
  }

  /// Adds the numbers that pan recognisers and controls change.
  private mutating func addTouchedNumbers(_ machine: Machine) {
    for number in machine.recognizers.flatMap({ $0.pan?.numbers ?? [] }) {
      dependent.insert(.custom(number.name))
    }
    for name in machine.connectedControls {
      if let number = machine.touchedNumbers[name] {
        dependent.insert(.custom(number.following.state))
      }
    }
  }

  /// Adds the actions of the app when events happen and when animations end.
  private mutating func addActions(of scene: Scene) {
    for event in scene.actions.keys {
      asksForPlace = asksForPlace || event.concernsScrolling
    }
    for action in scene.allActions {
      add(deciding: action.when)
      dependent.formUnion(action.call.assignedWords)
    }
  }

  /// Adds the parts that decide whether a cell can be touched: one that is hidden or almost transparent cannot.
  private mutating func addTouchability(in scene: Scene) {
    for rule in scene.rules {
      let isTouched = rule.assignments.filter { $0.view == .cell && $0.property.affectsTouches }
      guard !isTouched.isEmpty else { continue }
      add(rule.when)
      for assignment in isTouched {
        read.formUnion(assignment.value.followedStates.map { .custom($0) })
      }
    }
    for (property, value) in scene.cell.properties.written where property.affectsTouches {
      read.formUnion(value.followedStates.map { .custom($0) })
    }
  }
}

extension PropertyName {
  /// Whether the property of a cell decides if the cell can be touched.
  var affectsTouches: Bool {
    self == PropertyName.isHidden || self == PropertyName.alpha || self == PropertyName.zPosition
  }
}

extension StateEvent {
  /// Whether the event follows from the content's offset.
  fileprivate var concernsScrolling: Bool {
    switch self {
    case .willDisplayCell, .didEndDisplayingCell, .prepareForReuse, .scrollViewDidScroll: true
    case .initially, .didHighlightItem, .didUnhighlightItem, .didSelectItem, .didDeselectItem,
      .performPrimaryActionForItem, .completion, .gesture, .control:
      false
    }
  }
}
