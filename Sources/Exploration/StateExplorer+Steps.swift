internal import Drawing
internal import Interaction
internal import Machine
internal import Scenes
internal import Validation
internal import Vocabulary

/// The actions that are tried.
extension StateExplorer {
  /// An action at a position.
  enum Step {
    case touchDown(Int)
    case quickTap(Int)
    /// Time passes until the next deadline.
    case hold
    case dragOut
    case dragScrolling
    case dragBackIn
    /// The finger moves from another cell onto a watched one.
    case dragIn(Int, from: Int)
    case lift
    case cancel
    case tapAnother(Int)
    /// The content scrolls to an offset along the scroll direction, in points.
    case scroll(to: Double)
    /// The finger comes down on a cell that is not watched, and rests there until the touch is delivered.
    case touchAnother(Int)
    /// The finger comes down where no cell is.
    case touchBackground(Point)
    /// The finger moves within its cell.
    case dragInside
    /// The finger, wherever it came down, moves onto a watched cell.
    case dragOnto(Int)
    /// The finger begins to scroll the content before it leaves its cell.
    case scrollInside
    /// The finger comes down beside the edge of a watched cell and moves a few points across it, so that no
    /// recogniser fails.
    case slide(Slide)
    /// The finger comes down on a control, or on a view with recognisers, in the cell of a watched item.
    case touchView(Int, ViewName)
    /// The finger leaves the control that it came down on.
    case dragOffControl
    /// The finger returns to the control that it had left.
    case dragOntoControl
    /// The app sets one of the scene's inputs.
    case set(StateChange)
    /// A finger swipes across a row.
    case swipe(SwipeGesture)
    /// A finger taps an action of a row.
    case tapAction(Int, ViewName)
    /// A finger taps a cell several times.
    case taps(Int, count: Int)
    /// A finger moves a number of an item's cell to the next stop, or changes the value of a control.
    case pan(Int, Machine.PanWay)
    /// The finger moves so far that a pan begins.
    case beginPan(String)
    /// A finger holds a cell and then taps an action of its context menu.
    case menu(Int, ViewName)

    /// The item on whose cell a finger comes down; `nil` if none does.
    var touchedItem: Int? {
      switch self {
      case .touchDown(let item), .quickTap(let item), .tapAnother(let item),
        .touchAnother(let item), .dragIn(_, from: let item), .touchView(let item, _),
        .tapAction(let item, _), .taps(let item, _), .pan(let item, _),
        .menu(let item, _):
        item
      case .swipe(let swipe): swipe.item
      case .dragOffControl, .dragOntoControl, .hold, .dragOut, .dragScrolling, .dragBackIn, .lift,
        .cancel, .scroll,
        .touchBackground, .dragInside, .dragOnto, .scrollInside, .slide, .set, .beginPan:
        nil
      }
    }

    /// What the app sets; `nil` for actions of a finger.
    var change: StateChange.Value? {
      switch self {
      case .set(let change): change.values.first
      case .touchDown, .quickTap, .tapAnother, .touchAnother, .dragIn, .hold, .dragOut,
        .dragScrolling, .dragBackIn, .lift, .cancel, .scroll, .touchBackground, .dragInside,
        .dragOnto, .scrollInside, .slide, .touchView, .dragOffControl, .dragOntoControl, .swipe,
        .tapAction, .taps, .pan, .menu, .beginPan:
        nil
      }
    }

    /// The control, or the view with recognisers, that a finger comes down on; `nil` if it comes down on none.
    var view: ViewName? {
      if case .touchView(_, let name) = self { name } else { nil }
    }

    /// What a finger does with swipe actions, with several taps or with a pan, in words; `nil` for other actions.
    var phrase: String? {
      switch self {
      case .swipe(let swipe):
        (swipe.isFull ? "full swipe" : "swipe") + " from the \(swipe.edge.rawValue) edge"
      case .tapAction(_, let name): "tap \(name.rawValue)"
      case .taps(_, let count): count == 2 ? "double tap" : "\(count) taps"
      case .menu(_, let name): "context menu, \(name.rawValue)"
      case .beginPan(let name): name + StateGraph.Deed.panBegins
      case .pan(_, let way): "\(way.recognizer) to \(decimal(way.target))"
      case .touchDown, .quickTap, .tapAnother, .touchAnother, .dragIn, .hold, .dragOut,
        .dragScrolling, .dragBackIn, .lift, .cancel, .scroll, .touchBackground, .dragInside,
        .dragOnto, .scrollInside, .slide, .touchView, .dragOffControl, .dragOntoControl, .set:
        nil
      }
    }

    /// The item that the action names; `nil` for the item under the finger.
    var item: Int? {
      switch self {
      case .dragIn(let item, _), .dragOnto(let item): item
      case .slide(let slide): slide.item
      case .set(let change): change.item
      case .touchDown, .quickTap, .tapAnother, .touchAnother, .hold, .dragOut, .dragScrolling,
        .dragBackIn, .lift, .cancel, .scroll, .touchBackground, .dragInside, .scrollInside,
        .touchView, .dragOffControl, .dragOntoControl, .swipe, .tapAction, .taps, .pan,
        .menu, .beginPan:
        touchedItem
      }
    }
  }

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

  /// What a finger does that is down and neither moves a row nor pans.
  private func stepsOfTouch(_ touch: Situation.Touch, _ node: Node) -> [Step] {
    // A touch that neither a cell nor a recogniser has reacted to matters to custom states and recognisers.
    if touch.isUnheard, !hasCustomStates, !hasRecognizers { return [.hold] }
    if let control = touch.control, !hasRecognizers {
      return stepsOnControl(control, touch, node)
    }
    let moves = stepsAcrossCells(touch, node) + [.lift, .cancel] + scrolls(node)
    if touch.isScrolling {
      guard hearsMoves(touch) else { return [.lift, .cancel] + scrolls(node) }
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

  /// What follows a touch on a control.
  private func stepsOnControl(
    _ control: ControlTouch, _ touch: Situation.Touch, _ node: Node
  ) -> [Step] {
    guard !touch.isPending else {
      return [.hold, .lift, .cancel] + (isScrollable(node) ? [.dragScrolling] : [])
    }
    return [control.isInside ? .dragOffControl : .dragOntoControl, .lift, .cancel]
  }

  /// Moves of the finger onto watched cells, where the scene can tell which cell it is on.
  private func stepsAcrossCells(_ touch: Situation.Touch, _ node: Node) -> [Step] {
    guard hasCustomStates, hearsMoves(touch) else { return [] }
    return items.filter { $0 != touch.item && isTouchable($0, node) }.map { .dragOnto($0) }
  }

  /// Whether rules or a recogniser depend on the place of a finger whose touch no cell has received.
  private func hearsMoves(_ touch: Situation.Touch) -> Bool {
    machine.tellsTouches || touch.gestures.contains { $0 != .over }
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
        .filter { !recordsWays || $0.start == $0.end }.map { .pan(item, $0) }
      // If touches are delivered at once, there are no quick taps.
      if machine.loaded.scene.collectionView.delaysContentTouches { steps.append(.quickTap(item)) }
      // Rules see a finger on a cell wherever it came down.
      if machine.tellsTouches, let other = others.first {
        steps.append(.dragIn(item, from: other))
      }
    }
    if hasCustomStates, hasRecognizers || machine.tellsTouches {
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

  /// What a finger does with the swipe actions of a watched row.
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
    let inputs = machine.loaded.scene.inputs.filter { parts?.contains($0.word) ?? true }
    guard !inputs.isEmpty else { return [] }
    let visible = machine.arrangement(of: node.stage).visibleItems
    return items.enumerated().filter { visible.containsSorted($0.element) }.flatMap { index, item in
      inputs.flatMap { input -> [Step] in
        let current = machine.value(of: input.word, in: node.situation.state.cells[index])
        return input.changes(from: current).map {
          .set(StateChange(item: item, [StateChange.Value(input.word, $0)]))
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

  /// Scrolls to one offset for each combination of places of the watched cells, except the current
  /// one.
  func scrolls(_ node: Node) -> [Step] {
    guard hasCustomStates else { return [] }
    return positions(of: node.stage, other: node.situation.places).map { .scroll(to: $0) }
  }
}
