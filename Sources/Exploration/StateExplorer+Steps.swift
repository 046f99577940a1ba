internal import Drawing
internal import Interaction
internal import Machine
internal import Scenes
internal import Validation
internal import Vocabulary

/// The actions that are tried.
extension StateExplorer {
  /// A short movement across the edge of a watched cell.
  struct Slide {
    let item: Int
    let start, end: Point
    /// Whether it leads onto the cell, and not off it.
    let isInward: Bool
  }

  func steps(from node: Node) -> [Step] {
    guard let touch = node.situation.touch else {
      return stepsWithoutFinger(node) + stepsOfApp(node)
    }
    if touch.isOnRow || isPanning(touch) { return [.lift, .cancel] }
    return stepsOfTouch(touch, node) + pans(touch, node)
  }

  /// The next steps of a finger that is down and neither moves a row nor pans.
  private func stepsOfTouch(_ touch: Situation.Touch, _ node: Node) -> [Step] {
    // A touch that neither a cell nor a recogniser has reacted to matters to custom states and recognisers.
    if touch.isUnreceived, !hasCustomStates, !hasRecognizers { return [.hold] }
    if let control = touch.control, !hasRecognizers {
      return stepsOnControl(control, touch, node)
    }
    let moves = stepsAcrossCells(touch, node) + [.lift, .cancel] + scrolls(node)
    if touch.isScrolling {
      guard dependsOnMoves(touch) else { return [.lift, .cancel] + scrolls(node) }
      return (touch.isInside ? [.dragOut] : [.dragBackIn]) + moves
    }
    let waiting: [Step] = machine.timeUntilDeadline(in: node.stage) == nil ? [] : [.hold]
    var drags: [Step] = []
    if let control = touch.control, !touch.isPending {
      drags.append(control.isInside ? .dragOffControl : .dragOntoControl)
    }
    if touch.item != nil, touch.control == nil {
      drags += touch.isInside ? [.dragOut] : [.dragBackIn]
    }
    if touch.isInside, hasRecognizers { drags.append(.dragInside) }
    if touch.isInside || touch.item == nil, !touch.isWithdrawn, isScrollable(node) {
      drags.append(.dragScrolling)
      if touch.isInside, hasCustomStates { drags.append(.scrollInside) }
    }
    return waiting + drags + moves
  }

  /// The next steps of a finger on a control.
  private func stepsOnControl(
    _ control: ControlTouch, _ touch: Situation.Touch, _ node: Node
  ) -> [Step] {
    guard !touch.isPending else {
      return [.hold, .lift, .cancel] + (isScrollable(node) ? [.dragScrolling] : [])
    }
    return [control.isInside ? .dragOffControl : .dragOntoControl, .lift, .cancel]
  }

  /// Moves of the finger onto watched cells, if the scene depends on the cell under it.
  private func stepsAcrossCells(_ touch: Situation.Touch, _ node: Node) -> [Step] {
    guard hasCustomStates, dependsOnMoves(touch) else { return [] }
    return items.filter { $0 != touch.item && isTouchable($0, node) }.map { .dragOnto($0) }
  }

  /// Whether rules or a recogniser depend on the place of a finger whose touch no cell has received.
  private func dependsOnMoves(_ touch: Situation.Touch) -> Bool {
    machine.hasTouchInsideState || touch.gestures.contains { $0 != .over }
  }

  private func stepsWithoutFinger(_ node: Node) -> [Step] {
    var steps: [Step] = []
    let others = others(node)
    for item in items where isTouchable(item, node) {
      steps.append(.touchDown(item))
      steps += touchedViews(of: item, node.stage).map { .touchView(item, $0) }
      steps += swipes(of: item, node) + tapCounts.map { .taps(item, count: $0) }
      steps += panMachine.menuActions(ofItem: item, in: node.stage)
        .filter { panMachine.isEnabled(menuAction: $0) }.map { .menu(item, $0) }
      steps += panMachine.panWays(ofItem: item, in: node.stage).map { .pan(item, $0) }
      // A script names places by hundredths of a point, which is too coarse to bring a thumb to a stop.
      steps += panMachine.valueWays(ofItem: item, in: node.stage)
        .filter { !recordsEdges || $0.start == $0.end }.map { .pan(item, $0) }
      // If touches are delivered at once, there are no quick taps.
      if machine.loaded.scene.collectionView.delaysContentTouches { steps.append(.quickTap(item)) }
      // Rules see a finger on a cell wherever it came down.
      if machine.hasTouchInsideState, let other = others.first {
        steps.append(.dragIn(item, from: other))
      }
    }
    if hasCustomStates, hasRecognizers || machine.hasTouchInsideState {
      steps += backgroundPlace(node.stage).map { [.touchBackground($0)] } ?? []
    }
    if hasCustomStates, hasRecognizers {
      steps +=
        items.filter { isTouchable($0, node) }.flatMap { slides(across: $0, node.stage) }
        .map { .slide($0) }
    }
    return steps + others.flatMap { [.tapAnother($0), .touchAnother($0)] } + scrolls(node)
  }

  /// How many taps recognisers need that need several.
  private var tapCounts: [Int] {
    Set(machine.recognizers.map(\.numberOfTapsRequired)).subtracting([1]).sorted()
  }

  /// The next steps of a finger on the swipe actions of an explored row.
  private func swipes(of item: Int, _ node: Node) -> [Step] {
    guard machine.hasSwipes else { return [] }
    if let row = node.stage.swipe {
      return row.item == item ? row.actions.map { .tapAction(item, $0) } : []
    }
    let state = machine.state(ofItem: item, in: node.stage)
    return SwipeEdge.allCases.flatMap { edge -> [Step] in
      guard let row = machine.row(ofItem: item, at: edge, state: state, in: node.stage) else {
        return []
      }
      return (row.performsFirst ? [false, true] : [false]).map {
        .swipe(SwipeGesture(item: item, edge: edge, isFull: $0))
      }
    }
  }

  /// The app's changes of the watched cells that are visible: of each input to its other values, of a
  /// number to its neighbours. They are tried while no finger is down; what a touch adds to a state
  /// is found from each of them.
  private func stepsOfApp(_ node: Node) -> [Step] {
    guard inputs.contains(where: { !$0.isEmpty }) else { return [] }
    let visible = machine.arrangement(of: node.stage).visibleItems
    return items.enumerated().filter { visible.containsSorted($0.element) }.flatMap { index, item in
      inputs[index].flatMap { input -> [Step] in
        let current = machine.value(of: input.word, in: node.situation.state.cells[index])
        return input.changes(from: current).map {
          .set(StateChange(item: item, values: [StateChange.Value(input.word, $0)]))
        }
      }
    }
  }

  /// Whether a cell can be touched. Without custom states the content may scroll to it first.
  private func isTouchable(_ item: Int, _ node: Node) -> Bool {
    !hasCustomStates || machine.arrangement(of: node.stage).visibleItems.containsSorted(item)
  }

  /// One item of each kind that is not watched, a visible one if possible.
  private func others(_ node: Node) -> [Int] {
    var found: [[Int]: Int] = [:]
    let visible = machine.arrangement(of: node.stage).visibleItems
    for item in visible + (hasCustomStates ? [] : kinds.candidates) where !items.contains(item) {
      let kind = kinds.kind(of: item)
      if found[kind] == nil { found[kind] = item }
    }
    return found.values.sorted()
  }

  private func isScrollable(_ node: Node) -> Bool {
    machine.isScrollable(in: machine.arrangement(of: node.stage))
  }

  /// Scrolls to each offset that is tried.
  private func scrolls(_ node: Node) -> [Step] { scrollOffsets(node).map { .scroll(to: $0) } }

  /// One content offset for each combination of places of the watched cells, except the current one.
  func scrollOffsets(_ node: Node) -> [Double] {
    hasCustomStates ? positions(of: node.stage, other: node.situation.places) : []
  }
}
