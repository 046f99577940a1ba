internal import Drawing
internal import Interaction
internal import Scenes
internal import Validation

/// Which cells are visible, and the custom states that events assign to them.
extension Reduction {
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
    var events = cancelGestures(ofItem: item)
    events += reduceSelection(.reused(item: item))
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

  mutating func assignments(
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
  mutating func assignTouchInside() {
    guard machine.hasTouchInsideState else { return }
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
}
