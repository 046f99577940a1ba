internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// The handling of one event: a stage that changes, and the events so far.
struct Reduction {
  let machine: Machine
  /// The stage before the event.
  private let start: Stage
  /// The current stage.
  var stage: Stage
  /// The stage when cells were last asked for their sizes.
  private var settled: Stage
  /// The current positions of the cells.
  var arrangement: any Arrangement
  /// The currently visible items. While the content scrolls they may differ from those of the
  /// arrangement (`ScrollOrder.didScrollFirst`).
  var displayed: [Int]
  private var notices: [CellEvent] = []
  /// How often actions have been performed.
  var actionCount = 0
  /// The actions of the app that have not been performed yet.
  var waiting: [WaitingActions] = []
  /// The events whose actions are being performed, each caused by the one before it.
  var chain: [StateEvent] = []
  /// What is wrong with a change of the items that was refused; `nil` if none was.
  var refusal: String?
  /// A chain of events that was cut off because it did not end; `nil` for none.
  var endlessChain: [StateEvent]?

  init(_ machine: Machine, _ stage: Stage) {
    self.machine = machine
    (start, self.stage, settled) = (stage, stage, stage)
    arrangement = machine.arrangement(of: stage)
    displayed = arrangement.visibleItems
  }

  /// The stage after the event, and the resulting events.
  var result: (stage: Stage, notices: [CellEvent]) {
    var stage = stage
    stage.updates.add(notices) { machine.state(ofItem: $0, in: start) }
    return (stage, notices)
  }

  /// Handles an event; `finger` is the number of the finger that does it, if it is a touch.
  mutating func handle(_ event: StageEvent, finger: Int) {
    switch event {
    case .input(let input): take(input, finger: finger)
    case .advance(let duration): advance(by: duration)
    }
    handleDeadlines()
    assignTouchInside()
  }

  private mutating func take(_ input: TouchInput, finger: Int) {
    switch input {
    case .down, .move, .up, .cancel: perform(input, by: finger)
    // A context menu receives all touches.
    case .scroll(let movement): if stage.menu == nil { scroll(movement) }
    case .fling(let fling): if stage.menu == nil { self.fling(fling) }
    case .app(let call): perform(call)
    case .traits(let change): changeTraits(change)
    }
  }

  mutating func perform(_ call: AppCall) {
    switch call {
    case .select(let item, animated: _): select(.select(item: item))
    case .deselect(let item, animated: _): select(.deselect(item: item))
    case .setEditing(let isEditing): setEditing(isEditing)
    case .set(let change): set(change)
    case .pauseAnimation(let item, let name): pause(name, ofItem: item)
    case .scrollToItem(let item, let position, let animated):
      scrollToItem(item, at: position, animated: animated)
    case .updateItems(let updates): update(updates)
    case .applySnapshot(let sections, let items): apply(sections, items)
    }
  }

  // MARK: - Time

  private mutating func advance(by duration: Duration) {
    var rest = duration
    while let next = machine.timeUntilDeadline(in: stage), next <= rest {
      pass(next)
      rest -= next
      handleDeadlines()
    }
    pass(rest)
  }

  private mutating func pass(_ duration: Duration) {
    stage.finger?.advance(by: duration)
    for number in stage.otherFingers.keys { stage.otherFingers[number]?.advance(by: duration) }
    stage.lifted?.advance(by: duration)
    stage.swipe?.advance(by: duration)
    stage.reorder?.advance(by: duration)
    stage.menu?.advance(by: duration)
    for index in stage.completions.indices { stage.completions[index].timeLeft -= duration }
    for (item, runs) in stage.animators {
      let left = runs.mapValues { run in
        var run = run
        run.advance(by: duration)
        return run
      }.filter { !$0.value.isOver }
      stage.animators[item] = left.isEmpty ? nil : left
    }
    for area in stage.scroll.movements.keys {
      stage.scroll.movements[area]?.elapsed += duration
    }
  }

  /// Handles all deadlines that are due. Gestures come before the delivery of touches, because
  /// recognisers see touches before views, and both come before scrolling.
  private mutating func handleDeadlines() {
    while machine.timeUntilDeadline(in: stage) == .zero {
      if stage.finger?.gestures.contains(where: { $0.timeUntilBegin == .zero }) == true {
        advanceGestures { $0.timeUntilBegin == .zero ? $0.begin() : nil }
      } else if stage.finger?.timeUntilOwnDeadline == .zero {
        meetOwnDeadline()
      } else if let number = stage.dueFinger {
        withFinger(number) { $0.meetOwnDeadline() }
      } else if stage.finger?.timeUntilMenu == .zero {
        openMenu()
      } else if stage.menu?.timeUntilRest == .zero {
        restMenu()
      } else if stage.lifted?.timeUntilFailure == .zero {
        failTaps()
      } else if stage.swipe?.timeUntilRest == .zero {
        restRow()
      } else if stage.reorder?.timeUntilRest == .zero {
        endDrop()
      } else if let done = stage.completions.first(where: { $0.timeLeft <= .zero }) {
        complete(done)
      } else {
        scrollOn()
      }
    }
  }

  // MARK: - Log

  /// Records events with the custom states that they assign. `before` is the stage before them.
  ///
  /// - Parameter consequences: What the first event has brought about before anything asks for it.
  mutating func record(
    _ happened: [CellEvent], with consequences: [CellEvent] = [], before: Stage
  ) {
    guard !happened.isEmpty else { return }
    var events: [CellEvent] = []
    // Each predicate sees the flags at the time of its event, not the final ones.
    var flags: [Int: CellState] = [:]
    for (index, event) in happened.enumerated() {
      events.append(event)
      if index == 0 { events += consequences }
      guard let item = event.item else { continue }
      var current = flags[item] ?? machine.flags(ofItem: item, in: before)
      if case .flag(let flag, let value, _) = event { current = current.setting(flag, value) }
      flags[item] = current
      events += assignments(for: event, item: item, flags: current)
      noteActions(of: event, item: item, flags: current)
      guard !waiting.isEmpty else { continue }
      // The app acts within the call, before UIKit goes on.
      let count = notices.count
      add(events)
      events = []
      for case .flag(let flag, let value, let item) in notices[count...] {
        flags[item] = (flags[item] ?? machine.flags(ofItem: item, in: before)).setting(flag, value)
      }
    }
    add(events)
  }

  /// Records events, and asks cells whose states they have changed for their sizes.
  mutating func add(_ events: [CellEvent]) {
    notices += events
    settleSizes(after: events)
    performActions()
  }

  private mutating func settleSizes(after events: [CellEvent]) {
    guard machine.geometry.isSelfSizing else { return }
    let sizes = machine.settledSizes(
      of: stage, known: stage.sizes, invalidated: invalidatedItems(after: events),
      at: stage.contentOffset)
    notices += layOut(sizes: sizes, contentOffset: stage.contentOffset)
    settled = stage
  }

  /// The items whose cells are asked for their sizes again; `nil` for all, as in a batch update.
  private func invalidatedItems(after events: [CellEvent]) -> Set<Int>? {
    if events.contains(.batchUpdates) { return nil }
    return Set(
      displayed.filter { item in
        machine.invalidatesSize(
          ofItem: item, from: (machine.state(ofItem: item, in: settled), stage.traits),
          to: (machine.state(ofItem: item, in: stage), stage.traits))
      })
  }

  // MARK: - Cells

  /// Lays out the cells for the given sizes and content offset. Cells appear and disappear, and
  /// those that disappear are reused. Returns the events.
  mutating func layOut(sizes: [Int: Size], contentOffset: Point) -> [CellEvent] {
    moveContent(sizes: sizes, contentOffset: contentOffset)
    return exchangeCells()
  }

  /// Moves the content without updating which cells are visible.
  mutating func moveContent(sizes: [Int: Size], contentOffset: Point) {
    stage.sizes = sizes
    stage.scroll.contentOffset = contentOffset
    arrangement = machine.arrangement(of: stage)
  }

  /// Updates which cells are visible. Returns the events.
  mutating func exchangeCells() -> [CellEvent] {
    let (before, after) = (displayed, arrangement.visibleItems)
    displayed = after
    var events: [CellEvent] = []
    for item in after where !before.containsSorted(item) {
      if !machine.scene.states.isEmpty {
        let own = machine.customStates(ofItem: item, in: stage)
        stage.cells.customStates[item] = own
        if machine.reusesCells,
          let old = stage.cells.dequeue(machine.scene.reuseIdentifier(ofItem: item))
        {
          // A cell that is used again keeps what neither the item nor the app sets.
          stage.cells.customStates[item] = machine.configuring(old, own, ofItem: item)
          events += assigning(.prepareForReuse(item: item))
        }
      }
      events += assigning(.willDisplayCell(item: item))
    }
    for item in before where !after.containsSorted(item) {
      events += assigning(.didEndDisplayingCell(item: item))
      events += releaseCell(of: item)
    }
    return events
  }

  /// Takes the cell of an item away, so that it can be reused. Returns the events.
  mutating func releaseCell(of item: Int) -> [CellEvent] {
    var events = reduceSelection(.reused(item: item))
    if stage.finger?.item == item, stage.finger?.control != nil {
      stage.finger?.control = nil
      stage.finger?.isWithdrawn = true
    }
    for (number, finger) in stage.otherFingers where finger.item == item && finger.control != nil {
      stage.otherFingers[number]?.control = nil
      stage.otherFingers[number]?.isWithdrawn = true
    }
    if stage.reorder?.item == item {
      if stage.reorder?.isDropped == false {
        events.append(.flag(.reordering, value: false, item: item))
      }
      forgetReordering(of: item)
    }
    if stage.menu?.item == item, stage.menu?.isClosing == false { stage.menu = nil }
    if stage.swipe?.item == item {
      forgetRow()
      events.append(.flag(.swiped, value: false, item: item))
    }
    let data = machine.dataStates
    if machine.reusesCells {
      stage.cells.pool(
        machine.customStates(ofItem: item, in: stage).filter { !data.contains($0.key) },
        machine.scene.reuseIdentifier(ofItem: item))
    }
    stage.completions.removeAll { $0.item == item }
    stage.animators[item] = nil
    stage.cells.reuseCell(
      of: item, keeping: data,
      flags: machine.keepsFlags ? nil : machine.initialFlags[item]?.subtracting([.selected]) ?? [],
      initially: data.isEmpty ? [:] : machine.initialStates(ofItem: item, in: stage, places: []))
    return events
  }

  /// Returns an event followed by the custom states that it assigns.
  mutating func assigning(_ event: CellEvent) -> [CellEvent] {
    var events = [event]
    for item in event.item.map({ [$0] }) ?? displayed {
      let flags = machine.flags(ofItem: item, in: stage)
      events += assignments(for: event, item: item, flags: flags)
      if event.item != nil { noteActions(of: event, item: item, flags: flags) }
    }
    return events
  }

  private mutating func assignments(
    for event: CellEvent, item: Int, flags: CellState
  ) -> [CellEvent] {
    guard !machine.scene.states.isEmpty, let trigger = StateEvent(event) else { return [] }
    return machine.assign(
      at: trigger, to: item, flags: flags,
      places: arrangement.places(ofItem: item, displayed: displayed),
      isTouchInside: isTouchInside(item), in: &stage)
  }

  private func isTouchInside(_ item: Int) -> Bool {
    guard let finger = stage.finger, let frame = arrangement.frame(ofItem: item) else {
      return false
    }
    return frame.contains(finger.location)
  }

  /// Sets the state `touchInside` of the cell under the finger and clears it for the cell that the
  /// finger has left, if rules use this state.
  private mutating func assignTouchInside() {
    guard machine.tellsTouches else { return }
    let before = stage
    let name = LoadedScene.touchInsideState
    var item: Int?
    if let finger = stage.finger { item = self.item(under: finger.location) }
    var events: [CellEvent] = []
    let touched = stage.cells.customStates.filter { $0.value[name] != nil }.keys.sorted()
    for other in touched
    where other != item
      && machine.set(name, .flag(false), ofItem: other, in: &stage)
    {
      events.append(.custom(name, value: false, item: other))
    }
    if let item, machine.set(name, .flag(true), ofItem: item, in: &stage) {
      events.append(.custom(name, value: true, item: item))
    }
    record(events, before: before)
  }

  /// The item whose cell's frame contains a point (`indexPathForItem(at:)`), even if the cell
  /// cannot be touched.
  func item(under location: Point) -> Int? { arrangement.items(at: location).last }

  // MARK: - The app

  /// Passes an action to the selection model and records the events.
  mutating func select(_ action: TouchAction) {
    let before = stage
    record(reduceSelection(action), before: before)
  }

  private mutating func reduceSelection(_ action: TouchAction) -> [CellEvent] {
    stage.selection.handle(
      action, finger: stage.finger?.number ?? SelectionModel.firstFinger,
      delegate: machine.delegate(in: stage))
  }

  /// Lets the collection view begin or end editing, which sets `isEditing` of all cells.
  private mutating func setEditing(_ isEditing: Bool) {
    let before = stage
    stage.selection.isEditing = isEditing
    stage.cells.takeBack(.editing)
    if isEditing { closeRow() }
    if let finger = stage.finger, finger.isReordering {
      endReordering(finger, isCancelled: true)
      stage.finger?.isReordering = false
    }
    let changed = displayed.filter {
      machine.flags(ofItem: $0, in: before).has(.editing) != isEditing
    }
    record(changed.map { .flag(.editing, value: isEditing, item: $0) }, before: before)
  }

  /// Applies the app's change of a cell's state.
  private mutating func set(_ change: StateChange) {
    let before = stage
    var events: [CellEvent] = []
    for value in change.values {
      switch value.word {
      case .flag(let flag):
        guard machine.flags(ofItem: change.item, in: stage).has(flag) != value.holds else {
          continue
        }
        stage.cells.set(flag, value.holds, of: change.item)
        events.append(.flag(flag, value: value.holds, item: change.item))
      case .custom(let name):
        guard machine.set(name, value.value, ofItem: change.item, in: &stage) else { continue }
        events.append(.custom(name, value: value.value, item: change.item))
      }
    }
    record(events, before: before)
  }

  /// Changes the traits without animation, as UIKit does.
  private mutating func changeTraits(_ change: TraitsChange) {
    let old = stage.traits
    let new = old.applying(change)
    guard new != old else { return }
    stage.traits = new
    let invalidated = displayed.filter { item in
      let state = machine.state(ofItem: item, in: stage)
      return machine.invalidatesSize(ofItem: item, from: (state, old), to: (state, new))
    }
    let sizes = machine.settledSizes(
      of: stage, known: new.keepsSizes(from: old) ? stage.sizes : [:],
      invalidated: Set(invalidated), at: stage.contentOffset)
    let cells = layOut(sizes: sizes, contentOffset: stage.contentOffset)
    add([.traitCollectionDidChange(new.change(from: old))] + cells)
  }
}
