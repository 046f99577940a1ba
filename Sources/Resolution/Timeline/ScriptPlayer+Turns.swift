internal import Drawing
internal import Interaction
internal import Scenes

/// What happens at one moment, gathered.
extension ScriptPlayer {
  /// Adds what happened, with the states that it assigns, to the turn of this moment.
  mutating func record(
    _ happened: [CellEvent], before: StateTable, at time: Duration
  ) {
    guard !happened.isEmpty else { return }
    var events: [CellEvent] = []
    // Each predicate sees the flags as they were when its event came, not as they are in the end.
    var flags: [Int: CellState] = [:]
    for event in happened {
      events.append(event)
      guard let item = event.item else { continue }
      var current = flags[item] ?? before.flags(of: item)
      if case .flag(let flag, let value, _) = event { current = current.setting(flag, value) }
      flags[item] = current
      events += assignments(for: event, item: item, flags: current)
    }
    addTurn(events, at: time)
  }

  /// Adds what happened to the turn of this moment. Cells that are on screen update their configuration
  /// when their state has changed, or when they have just come; all do when the surroundings have changed.
  mutating func addTurn(
    _ happened: [CellEvent], at time: Duration, isOnTheWay: Bool = false
  ) {
    var events = happened
    // A cell whose state has changed may ask for another size.
    if scene.isSelfSizing {
      events += layOut(laidOut(at: viewport.contentOffset, invalidated: invalidated(by: happened)))
    }
    if let last = turns.last, last.time == time {
      events = last.events + events
      turns.removeLast()
    }
    var updates = viewport.visibleItems
    var answered: [Int: CellState] = [:]
    let changesTraits = events.contains {
      if case .traitCollectionDidChange = $0 { true } else { false }
    }
    if let previous = turns.last, !changesTraits {
      let before = StateTable(start, after: previous)
      let shown = Set(updates)
      let come = Set(
        events.compactMap { if case .willDisplayCell(let item) = $0 { item } else { nil } })
      updates = Set(events.compactMap(\.item)).intersection(shown).sorted()
        .filter { come.contains($0) || before.state(of: $0) != states.state(of: $0) }
      let kept = Set(viewport.visibleItems).subtracting(come)
      answered = self.answered(after: previous, by: before, updating: updates, kept: kept)
    }
    turns.append(
      Turn(
        time: time, events: events, updates: updates, model: states.model,
        custom: states.custom, flags: states.flags, answered: answered, traits: scene.traits,
        contentOffset: viewport.contentOffset, sizes: viewport.geometry.measuredSizes,
        isOnTheWay: isOnTheWay))
  }

  /// The states for which the transformers of backgrounds have answered.
  ///
  /// - Parameters:
  ///   - previous: The turn before.
  ///   - before: The states after that.
  ///   - updates: The items whose cells update their configuration.
  ///   - kept: The items whose cells were there before, and still are.
  func answered(
    after previous: Turn, by before: StateTable, updating updates: [Int], kept: Set<Int>
  ) -> [Int: CellState] {
    guard scene.remembersBackground else { return [:] }
    var answered = previous.answered.filter { kept.contains($0.key) }
    for item in updates where kept.contains(item) {
      let (old, new) = (before.state(of: item), states.state(of: item))
      let places = viewport.places(ofItem: item)
      let drawn = answered[item] ?? old
      answered[item] =
        drawn != new && scene.keepsBackground(ofItem: item, from: old, to: new, places: places)
        ? drawn : nil
    }
    return answered
  }

  mutating func assignments(
    for event: CellEvent, item: Int, flags: CellState
  ) -> [CellEvent] {
    guard let trigger = StateEvent(event) else { return [] }
    return states.assign(
      at: trigger, to: item, flags: flags, places: viewport.places(ofItem: item),
      isTouchInside: isTouchInside(item))
  }

  func isTouchInside(_ item: Int) -> Bool {
    guard let finger, let frame = viewport.frame(ofItem: item) else { return false }
    return frame.contains(finger.location)
  }
}
