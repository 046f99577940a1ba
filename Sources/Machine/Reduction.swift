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
  /// Whether recognisers have failed with their cells, for which others may wait.
  var hasLostGestures = false
  /// The problem with a refused change of the items or the traits; `nil` if none was refused.
  var refusal: String?
  /// A chain of events that was cut off because it did not end; `nil` for none.
  var endlessChain: [StateEvent]?
  /// The chains of completions that were cut off because they did not end, in order.
  var endlessCompletions: [[StateEvent]] = []

  init(_ machine: Machine, _ stage: Stage) {
    self.machine = machine
    (start, self.stage, settled) = (stage, stage, stage)
    arrangement = machine.arrangement(of: stage)
    displayed = arrangement.visibleItems
  }

  /// The stage after the event, and the resulting events.
  var result: (stage: Stage, notices: [CellEvent]) {
    var stage = stage
    if !notices.isEmpty, stage.updates.earlierSurroundings == nil {
      stage.updates.earlierSurroundings = machine.surroundings(of: start)
    }
    stage.updates.add(notices) { machine.state(ofItem: $0, in: start) }
    return (stage, notices)
  }

  /// Handles an event.
  mutating func handle(_ event: StageEvent) {
    switch event {
    case .input(let input, let finger): take(input, finger: finger)
    case .advance(let duration): advance(by: duration)
    }
    handleDeadlines()
    assignTouchInside()
    settleGestures()
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
    case .selectItem(let item, animated: _): select(.select(item: item))
    case .deselectItem(let item, animated: _): select(.deselect(item: item))
    case .setEditing(let isEditing): setEditing(isEditing)
    case .set(let change): set(change)
    case .pauseAnimation(let item, let name): pause(name, ofItem: item)
    case .scrollToItem(let item, let position, let animated):
      scrollToItem(item, at: position, animated: animated)
    case .setContentOffset(let offset, let animated): scroll(to: offset, animated: animated)
    case .updateItems(let updates): update(updates)
    case .applySnapshot(let sections, let items): apply(sections, items)
    }
  }

  // MARK: - Log

  /// Records events with the custom states that they assign. `before` is the stage before them.
  ///
  /// - Parameter consequences: Events that follow from the first one, recorded directly after it.
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
      if case .flag(let flag, let value, _) = event { current = current.setting(flag, to: value) }
      flags[item] = current
      events += assignments(for: event, item: item, flags: current)
      noteActions(of: event, item: item, flags: current)
      guard !waiting.isEmpty else { continue }
      // The app acts within the call, before UIKit goes on.
      let count = notices.count
      add(events)
      events = []
      for case .flag(let flag, let value, let item) in notices[count...] {
        flags[item] = (flags[item] ?? machine.flags(ofItem: item, in: before)).setting(
          flag, to: value)
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

  mutating func settleSizes(after events: [CellEvent]) {
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

  // MARK: - The app

  /// Passes an action to the selection model and records the events.
  mutating func select(_ action: TouchAction) {
    let before = stage
    record(reduceSelection(action), before: before)
  }

  mutating func reduceSelection(_ action: TouchAction) -> [CellEvent] {
    stage.selection.handle(
      action, finger: stage.finger?.number ?? SelectionModel.firstFinger,
      delegate: machine.delegate(in: stage))
  }

  /// Begins or ends editing of the collection view, which sets `isEditing` of all cells.
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
      machine.flags(ofItem: $0, in: before).contains(.editing) != isEditing
    }
    record(changed.map { .flag(.editing, value: isEditing, item: $0) }, before: before)
  }

  /// Applies the app's change of a cell's state.
  private mutating func set(_ change: StateChange) {
    let before = stage
    var events: [CellEvent] = []
    for given in change.values {
      let value = given.settingSwitches(startsOn: machine.switchesThatStartOn)
      switch value.word {
      case .flag(let flag):
        guard machine.flags(ofItem: change.item, in: stage).contains(flag) != value.holds else {
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

  /// Changes the traits without animation, as UIKit does. Traits that the geometry does not know are refused.
  private mutating func changeTraits(_ change: TraitsChange) {
    let old = stage.traits
    let new = old.applying(change)
    guard new != old else { return }
    guard machine.geometry.isResolved(for: new) else {
      refusal = "no script of the scene leads to these traits, so that no layout is known for them"
      return
    }
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
