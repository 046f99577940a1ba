package import CollectionLayouts
internal import Drawing
package import Interaction
internal import OrderedCollections
package import Scenes
package import Validation
package import Vocabulary

/// The rules by which a scene's stage changes: highlighting and selection, gestures, scrolling,
/// custom states, traits and self-sizing cells.
///
/// A machine is immutable and its functions are pure. Callers keep the `Stage`.
package struct Machine: Sendable {
  /// The scene.
  package let loaded: LoadedScene
  /// The scene as a value.
  var scene: Scene { loaded.scene }
  /// Answers questions about layout.
  package let geometry: any Geometry
  /// The initial values of the scene's custom states (`Scene.initialValues`).
  package let initialValues: [String: StateValue]
  /// The flags that items give their cells from the start, by item.
  let initialFlags: [Int: Set<CellState.Flag>]
  /// The custom states that are part of the items' data.
  private(set) var dataStates: Set<String>
  /// Whether the flags that the app has set are part of the items' data, too.
  private(set) var keepsFlags = false
  /// The scroll direction.
  package let direction: ScrollDirection
  /// Whether rules use `touchInside`, for which the scene has an additional custom state.
  package let hasTouchInsideState: Bool

  /// The rules whose animations have a completion.
  private(set) var completingRules: [CompletingRule]
  /// Whether reused cells keep values that nothing resets.
  private(set) var reusesCells: Bool
  /// Whether the app does anything when events happen or animations end.
  let hasActions: Bool

  /// Whether content neither scrolls beyond its edges nor continues after the finger has lifted.
  var isConfined = false

  /// Whether numbers that events change by steps take only the values of their stops.
  package private(set) var stepsToStops = false

  /// Whether the rows' swipe actions can be used.
  package internal(set) var hasSwipes: Bool

  /// Whether cells may have context menus.
  package internal(set) var hasMenus: Bool

  /// Whether cells may have handles for reordering.
  package let hasHandles: Bool

  /// The gesture recognisers.
  package internal(set) var recognizers: [GestureRecognizer]

  /// The numbers that pan recognisers move, by name.
  let panned: [String: PannedNumber]

  /// The animators of numbers, by name.
  let animators: [String: NumberAnimator]

  /// The numbers that touches on controls change, by control.
  package let touchedNumbers: [ViewName: TouchedNumber]
  /// Which touches change the values of controls.
  var valueTouches = ValueTouches.all

  /// Whether the cell has controls, or an accessory that takes touches as they do.
  var hasControls: Bool
  /// The controls on whose touches the scene depends, in the order of their names.
  package let connectedControls: [ViewName]
  /// The switches that are on in the template.
  let switchesThatStartOn: Set<ViewName>
  /// Whether the scene has custom states other than those of controls on which nothing depends.
  package let hasCustomStates: Bool

  /// Creates the machine of a scene.
  package init(_ loaded: LoadedScene, geometry: any Geometry) {
    let scene = loaded.scene
    self.loaded = loaded
    self.geometry = geometry
    initialValues = scene.initialValues
    initialFlags = scene.initialFlags
    dataStates = Set(scene.states.filter { $0.source == .data }.map(\.name))
    hasTouchInsideState = loaded.hasTouchInsideState
    hasSwipes = !scene.collectionView.allSwipeActions.isEmpty
    hasMenus = !scene.collectionView.contextMenu.isEmpty
    hasHandles = scene.mayShow(.reorder)
    completingRules = scene.rules.enumerated().compactMap {
      CompletingRule($1, $0, scene.springFit)
    }
    reusesCells = scene.cellReuse == .kept && !scene.states.isEmpty
    recognizers = scene.collectionView.gestureRecognizers
    let kinds = scene.stateKinds
    var animators: [String: NumberAnimator] = [:]
    for state in scene.states {
      animators[state.name] = NumberAnimator(state, scene.springFit)
    }
    self.animators = animators
    var panned: [String: PannedNumber] = [:]
    for number in scene.collectionView.gestureRecognizers.flatMap({ $0.pan?.numbers ?? [] }) {
      let kind = animators[number.name]?.kind ?? kinds[number.name]
      panned[number.name] = kind.flatMap(PannedNumber.init)
    }
    self.panned = panned
    touchedNumbers = Self.touchedNumbers(of: scene)
    hasControls = !scene.namesOfControls.isEmpty
    switchesThatStartOn = scene.switchesThatStartOn
    hasActions = !scene.allActions.isEmpty
    connectedControls = loaded.connectedControls.sorted { $0.rawValue < $1.rawValue }
    hasCustomStates = scene.states.contains { state in
      guard let control = ControlValue.control(ofState: state.name) else { return true }
      return loaded.connectedControls.contains(control)
    }
    direction = scene.collectionView.collectionViewLayout.scrollDirection
  }

  /// The machine of state graphs, which ignores the ends of animations and does not reuse cells. Graphs report both
  /// limits (`ExplorationBound`).
  package var exploring: Machine {
    var machine = self
    (machine.completingRules, machine.reusesCells) = ([], false)
    return machine
  }

  /// The machine of an app that sets all its inputs again when a cell is reused, so that they are not lost.
  package var keepingInputs: Machine {
    var machine = self
    machine.dataStates.formUnion(scene.states.filter { $0.source.isApp }.map(\.name))
    machine.keepsFlags = true
    return machine
  }

  /// The machine in which numbers that events change by steps take only the values of their stops, as in state graphs.
  package var steppingToStops: Machine {
    var machine = self
    machine.stepsToStops = true
    return machine
  }

  // MARK: - Stages

  /// Returns the initial stage, in which the visible cells have already been displayed.
  package func initialStage(traits: Traits) -> Stage { start(traits: traits).stage }

  /// Returns the initial stage, and the chain of events that was cut off because their actions do not end; `nil`
  /// for none.
  package func start(traits: Traits) -> (stage: Stage, endlessChain: [StateEvent]?) {
    let view = scene.collectionView
    let offset =
      view.contentOffset.map { Point(onPixelGrid($0.x, traits), onPixelGrid($0.y, traits)) }
      ?? Point(-view.contentInset.left, -view.contentInset.top)
    var stage = Stage(
      traits: traits,
      selection: SelectionModel(
        SelectionModel.Configuration(
          allowsSelection: view.allowsSelection,
          allowsMultipleSelection: view.allowsMultipleSelection,
          allowsSelectionDuringEditing: view.allowsSelectionDuringEditing,
          allowsMultipleSelectionDuringEditing: view.allowsMultipleSelectionDuringEditing,
          performsPrimaryAction: view.delegate.performsPrimaryAction, policies: scene.policies),
        isEditing: view.isEditing),
      scroll: ScrollOffsets(contentOffset: offset))
    (stage.updates.includesAll, stage.updates.isFirst) = (true, true)
    if view.hasLaterItems { stage.order = view.order }
    for (item, flags) in initialFlags.sorted(by: { $0.key < $1.key }) {
      for flag in flags where flag != .selected { stage.cells.set(flag, true, of: item) }
      if flags.contains(.selected) { _ = stage.selection.handle(.select(item: item)) }
    }
    settleSizes(of: &stage)
    if !scene.states.isEmpty { assignInitialStates(in: &stage) }
    guard scene.actions[.willDisplayCell] != nil else { return (stage, nil) }
    var reduction = Reduction(self, stage)
    reduction.actAtStart()
    return (reduction.stage, reduction.endlessChain)
  }

  private func assignInitialStates(in stage: inout Stage) {
    let arrangement = arrangement(of: stage)
    for item in arrangement.visibleItems {
      let places = arrangement.places(ofItem: item)
      stage.cells.customStates[item] = initialStates(ofItem: item, in: stage, places: places)
      _ = assign(
        at: .willDisplayCell, to: item, flags: flags(ofItem: item, in: stage), places: places,
        isTouchInside: false, in: &stage)
    }
    settleSizes(of: &stage)
  }

  /// Returns a stage with cells in the given states, even if no events lead to them. Self-sizing
  /// cells are asked for their sizes again.
  package func posing(_ states: [Int: CellState], in stage: Stage) -> Stage {
    guard !states.isEmpty else { return stage }
    var stage = stage
    for (item, given) in states {
      let state = settingSwitches(given)
      // The item may be selected from the start.
      if !state.contains(.selected) { _ = stage.selection.handle(.deselect(item: item)) }
      stage.cells.customStates[item] = state.differing(from: initialValues).customValues
      stage.cells.flags[item] = state.flags.isEmpty ? nil : Set(state.flags)
    }
    stage.sizes = [:]
    settleSizes(of: &stage)
    return stage
  }

  /// Returns a state with the states of switches that cells have.
  private func settingSwitches(_ state: CellState) -> CellState {
    guard hasControls else { return state }
    return state.customValues.reduce(state) { state, custom in
      let word = StateChange.Word.custom(custom.key)
      let set = StateChange.Value(word, custom.value)
        .settingSwitches(startsOn: switchesThatStartOn)
      guard set.word != word else { return state }
      return state.setting(custom: custom.key, to: nil).setting(set.word, to: set.value)
    }
  }

  /// Returns the positions of the cells.
  package func arrangement(of stage: Stage) -> any Arrangement {
    geometry.arrangement(
      traits: stage.traits, sizes: stage.sizes, contentOffset: stage.contentOffset,
      sectionOffsets: stage.scroll.sectionOffsets, order: stage.order)
  }

  /// The section in which an item is.
  func section(ofItem item: Int, in order: ItemOrder) -> Int {
    order.moved[item] ?? geometry.section(ofItem: item)
  }

  // MARK: - Time

  /// Returns the time until something happens without input: a touch is delivered, a gesture
  /// begins, the content scrolls on, a row comes to rest. Returns `nil` if nothing will.
  package func timeUntilDeadline(in stage: Stage) -> Duration? {
    [
      stage.finger?.timeUntilDeadline, stage.timeUntilDeadlineOfOthers, timeUntilScroll(in: stage),
      stage.swipe?.timeUntilRest,
      stage.reorder?.timeUntilRest, stage.menu?.timeUntilRest, stage.lifted?.timeUntilFailure,
      stage.completions.map(\.timeLeft).min(),
    ].compactMap(\.self).min()
  }

  // MARK: - Changes

  /// Returns the stage after an event, and the resulting events in UIKit's order.
  package func reduce(
    _ stage: Stage, _ event: StageEvent
  ) -> (stage: Stage, notices: [CellEvent]) {
    handling(event, in: stage).result
  }

  /// Handles an event. The result also says what is wrong with a change that was refused.
  func handling(_ event: StageEvent, in stage: Stage) -> Reduction {
    var reduction = Reduction(self, stage)
    reduction.handle(event)
    return reduction
  }
}
