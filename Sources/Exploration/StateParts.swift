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
/// UIKit's other flags by the app alone. What nothing reads and only the app writes is free: it can be
/// multiplied with everything else without being explored.
struct StateParts {
  /// The parts that touches, scrolling and events change, or that these look at. They are explored
  /// together.
  private(set) var dependent: Set<StateChange.Word> = [.flag(.highlighted), .flag(.selected)]
  /// The inputs that only the app changes and that nothing but the cell's appearance looks at.
  let free: [Scene.Input]

  /// Finds the parts of a scene.
  init(_ machine: Machine) {
    let scene = machine.loaded.scene
    let delegate = scene.collectionView.delegate
    var read: Set<StateChange.Word> = []
    func add(_ predicate: CellPredicate) {
      read.formUnion(predicate.flags.map { .flag($0) })
      read.formUnion(predicate.customStates.map { .custom($0) })
    }
    for question in [
      delegate.shouldHighlightItem, delegate.shouldSelectItem, delegate.shouldDeselectItem,
    ] {
      add(question.answer)
    }
    var asksForPlace = false
    for action in scene.collectionView.contextMenu where machine.hasMenus {
      add(action.when)
      asksForPlace = asksForPlace || action.when.asksForPlace
    }
    for action in scene.collectionView.allSwipeActions where machine.hasSwipes {
      dependent.insert(.flag(.swiped))
      add(action.when)
      asksForPlace = asksForPlace || action.when.asksForPlace
    }
    for state in scene.states {
      for (event, assignment) in state.events where event != .initially {
        dependent.insert(.custom(state.name))
        for predicate in assignment.predicates { add(predicate) }
        asksForPlace =
          asksForPlace || event.concernsScrolling
          || assignment.predicates.contains(where: \.asksForPlace)
      }
      if state.name == LoadedScene.touchInsideState { dependent.insert(.custom(state.name)) }
      // A touch turns a switch, also without an event that the scene names.
      if let (control, flag) = ControlFlag.parts(of: state.name), flag.isOfSwitches,
        machine.connectedControls.contains(control)
      {
        dependent.insert(.custom(state.name))
      }
    }
    for number in machine.recognizers.flatMap({ $0.pan?.numbers ?? [] }) {
      dependent.insert(.custom(number.name))
    }
    for name in machine.connectedControls {
      if let number = machine.touchedNumbers[name] {
        dependent.insert(.custom(number.following.state))
      }
    }
    for (event, actions) in scene.actions {
      asksForPlace = asksForPlace || event.concernsScrolling
      for action in actions {
        add(action.when)
        asksForPlace = asksForPlace || action.when.asksForPlace
        dependent.formUnion(action.call.assignedWords)
      }
    }
    for action in scene.rules.flatMap(\.completion) {
      add(action.when)
      asksForPlace = asksForPlace || action.when.asksForPlace
      dependent.formUnion(action.call.assignedWords)
    }
    // A cell that is hidden or almost transparent cannot be touched.
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
    // The sizes of cells decide which of them are on screen.
    if machine.geometry.isSelfSizing, asksForPlace {
      read.formUnion(scene.inputs.map(\.word))
    }
    dependent.formUnion(read)
    let dependent = dependent
    free = scene.inputs.filter { !dependent.contains($0.word) }
  }
}

extension PropertyName {
  /// Whether the property of a cell decides if the cell can be touched.
  fileprivate var affectsTouches: Bool {
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
