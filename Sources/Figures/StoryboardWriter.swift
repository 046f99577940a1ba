internal import Diagrams
internal import Drawing
internal import Films
internal import Interaction
internal import Machine
internal import Motion
internal import Resolution
internal import Scenes
internal import Timelines
internal import Vocabulary
internal import Wording

/// Finds the contents of a storyboard in a timeline.
struct StoryboardWriter {
  let timeline: Timeline
  let words: SceneWords
  private let resolved: ResolvedScene
  private let machine: Machine
  private let initialStage: Stage
  /// The indices in the timeline of the turns that are shown.
  let shown: [Int]
  /// The flags and states that change for each item, each once, in the order of their first change.
  private let changes: [Int: [StoryboardChange]]

  init(_ timeline: Timeline, _ scene: Scene, _ resolved: ResolvedScene) {
    self.timeline = timeline
    words = SceneWords(scene)
    self.resolved = resolved
    machine = resolved.machine
    initialStage = resolved.initialStage
    let shown = timeline.turns.indices.filter { index in
      let turn = timeline.turns[index]
      // Each movement of a finger that numbers follow would be a panel.
      let follows = turn.isIntermediate && !turn.events.contains(where: \.isScroll)
      return !follows && turn.events.contains(where: Self.matters)
    }
    self.shown = shown
    var changes: [Int: [StoryboardChange]] = [:]
    var seen: Set<String> = []
    let told = timeline.turns.prefix((shown.last ?? -1) + 1)
    for change in told.flatMap(\.events).compactMap(StoryboardChange.init)
    where seen.insert(change.id).inserted {
      changes[change.item, default: []].append(change)
    }
    self.changes = changes
  }

  private static func matters(_ event: CellEvent) -> Bool {
    switch event {
    case .call, .flag, .control, .custom, .reorder, .animationDidEnd, .traitCollectionDidChange:
      true
    case .app(let call): call.movesItems
    case .gesture, .batchUpdates, .didScroll, .didScrollSection, .scrollView, .willDisplayCell,
      .didEndDisplayingCell, .prepareForReuse:
      false
    }
  }

  /// The index of the last panel at or before a time; `nil` before the first one.
  func step(at time: Duration) -> Int? {
    let next = shown.count(ascendingWhile: { timeline.turns[$0].time <= time })
    return next > 0 ? next - 1 : nil
  }

  var steps: [Storyboard.Step] {
    var before = Duration.zero
    return shown.map { index in
      let turn = timeline.turns[index]
      defer { before = turn.time }
      return Storyboard.Step(
        seconds: turn.time.seconds, action: action(of: turn),
        picture: timeline.settledPresentation(ofTurn: index).displayList(),
        fingers: fingers(at: turn.time, since: before), properties: properties(ofTurn: index),
        calls: captions(ofTurn: index))
    }
  }

  /// The events of a turn in words.
  private func captions(ofTurn index: Int) -> [String] {
    let stage = index > 0 ? timeline.turns[index - 1].stage : initialStage
    return timeline.turns[index].events.compactMap { event in
      words.words(for: event, after: stage, in: resolved).caption(event)
    }
  }

  // MARK: - What was done

  /// Describes the cause of a turn: the app's call at that moment, a gesture that began after a
  /// delay, or the finger's last action.
  private func action(of turn: Turn) -> String {
    if turn.events.contains(where: \.isScroll) {
      return "scroll"
    }
    for input in turn.inputs {
      switch input {
      case .app(let call): return words.phrase(call)
      case .traits(let change): return "\(change)"
      case .down, .move, .up, .cancel, .scroll, .fling: break
      }
    }
    guard let index = lastTouch(at: turn.time) else { return "at rest" }
    let touch = timeline.touches[index]
    var words =
      switch touch.phase {
      case .down: held(turn) ?? "touch down"
      case .moved: isMoveAcross(index) ? (touch.isInside ? "drag back in" : "drag out") : "move"
      case .lifted: touch.isInside ? "lift" : "lift outside"
      case .cancelled: "cancel"
      }
    if touch.finger > 1 { words += ", finger \(touch.finger)" }
    return touch.item.map { "\(words), item \($0)" } ?? words
  }

  /// The name of a gesture that begins because the finger was down long enough; `nil` if there is
  /// none.
  private func held(_ turn: Turn) -> String? {
    for event in turn.events {
      if case .gesture(_, .began, _, _, _) = event { return words.phrase(event) }
    }
    return nil
  }

  /// Whether a move took the finger across the edge of its cell.
  private func isMoveAcross(_ index: Int) -> Bool {
    let touch = timeline.touches[index]
    let before = timeline.touches[..<index].last {
      $0.time < touch.time && $0.finger == touch.finger
    }
    return before.map { $0.isInside != touch.isInside } ?? false
  }

  /// The index of the last action of the finger at or before a time; `nil` if there is none.
  private func lastTouch(at time: Duration) -> Int? {
    let next = timeline.touches.count(ascendingWhile: { $0.time <= time })
    return next > 0 ? next - 1 : nil
  }

  // MARK: - Where the fingers are

  func fingers(at time: Duration, since before: Duration) -> [FingerMark] {
    Set(timeline.touches.map(\.finger)).sorted().compactMap { number in
      mark(of: timeline.touches.filter { $0.finger == number }, at: time, since: before)
    }
  }

  /// The mark of a finger with its actions; `nil` if it is not shown.
  private func mark(
    of touches: [TouchMoment], at time: Duration, since before: Duration
  ) -> FingerMark? {
    let next = touches.count(ascendingWhile: { $0.time <= time })
    guard next > 0 else { return nil }
    let (index, touch) = (next - 1, touches[next - 1])
    let isUp = touch.phase == .lifted || touch.phase == .cancelled
    // A finger that lifted earlier belongs to an earlier panel.
    if isUp, touch.time < time { return nil }
    var trail: [Point] = []
    for earlier in touches[..<index].reversed() {
      guard earlier.phase == .down || earlier.phase == .moved else { break }
      if earlier.location != (trail.last ?? touch.location) { trail.append(earlier.location) }
      if earlier.phase == .down || earlier.time <= before { break }
    }
    return FingerMark(
      at: touch.location, isUp ? .lifted : .down, trail: touch.time > before ? trail.reversed() : []
    )
  }

  // MARK: - What changed

  /// The changed properties in the order of their events, followed by those of the same cell that
  /// change at another time.
  private func properties(ofTurn index: Int) -> [Storyboard.Property] {
    Self.sorted(
      listed(inTurn: index).map { change in
        let value = value(of: change, inTurn: index)
        // A value that is set and reset at one moment has not changed.
        return property(change, value, isChanged: value != valueBefore(turn: index, of: change))
      })
  }

  /// The properties, the changed ones first.
  static func sorted(_ properties: [Storyboard.Property]) -> [Storyboard.Property] {
    properties.filter(\.isChanged) + properties.filter { !$0.isChanged }
  }

  /// What a panel lists, each once: what its turn sets, what has changed since the panel before it, as numbers that
  /// follow a finger, and what changes of the same cell at another time.
  func listed(inTurn index: Int) -> [StoryboardChange] {
    let turn = timeline.turns[index]
    let passed = timeline.turns[((panel(before: index) ?? -1) + 1)..<index]
    let item = lastTouch(at: turn.time).flatMap { timeline.touches[$0].item }
    var listed = turn.events.compactMap(StoryboardChange.init)
    for change in passed.flatMap(\.events).compactMap(StoryboardChange.init)
    where value(of: change, inTurn: index) != valueBefore(turn: index, of: change) {
      listed.append(change)
    }
    if let item { listed += changes[item, default: []] }
    var seen: Set<String> = []
    return listed.filter { seen.insert($0.id).inserted }
  }

  /// A flag or state with a value, as a panel lists it.
  func property(
    _ change: StoryboardChange, _ value: StateValue, isChanged: Bool
  ) -> Storyboard.Property {
    Storyboard.Property(
      change.content(value, words, initially: machine.initialValues), item: change.item,
      isChanged: isChanged)
  }

  /// The value after a turn. Marks, and the release of a finger, can divide one time into several turns.
  func value(of change: StoryboardChange, inTurn index: Int) -> StateValue {
    value(of: change, in: timeline.turns[index].stage)
  }

  /// The value in the panel before a turn, or at the beginning.
  func valueBefore(turn index: Int, of change: StoryboardChange) -> StateValue {
    value(of: change, in: panel(before: index).map { timeline.turns[$0].stage } ?? initialStage)
  }

  private func value(of change: StoryboardChange, in stage: Stage) -> StateValue {
    machine.value(of: change.word, in: machine.state(ofItem: change.item, in: stage))
  }

  /// The state of an item's cell before a turn.
  func state(ofItem item: Int, beforeTurn index: Int) -> CellState {
    machine.state(
      ofItem: item, in: index > 0 ? timeline.turns[index - 1].stage : initialStage)
  }

  /// The index in the timeline of the last panel before a turn; `nil` if there is none.
  private func panel(before index: Int) -> Int? {
    let count = shown.count(ascendingWhile: { $0 < index })
    return count > 0 ? shown[count - 1] : nil
  }

  /// Sentences about flags that change without a delegate call.
  var remarks: [String] {
    var remarks: [String] = []
    for turn in shown.map({ timeline.turns[$0] }) {
      for case .flag(let flag, let value, let item) in turn.events {
        guard let told = Self.announcement(flag, value),
          !turn.events.contains(.call(told, item: item))
        else { continue }
        let place = action(of: turn).prefix { $0 != "," }
        let remark =
          "Item \(item) \(value ? "gains" : "loses") \(flag.propertyName) at \(place)"
          + " without a delegate call."
        if !remarks.contains(remark) { remarks.append(remark) }
      }
    }
    return remarks
  }

  /// The delegate call that announces a change of a flag by a tap; `nil` if there is none.
  private static func announcement(_ flag: CellState.Flag, _ value: Bool) -> DelegateCall? {
    switch flag {
    case .highlighted: value ? .didHighlightItem : .didUnhighlightItem
    case .selected: value ? .didSelectItem : .didDeselectItem
    case .disabled, .focused, .pinned, .editing, .expanded, .swiped, .reordering: nil
    }
  }
}

extension Array {
  /// The number of elements before the first for which `belongs` is false. It must be false for all
  /// later ones (binary search).
  fileprivate func count(ascendingWhile belongs: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
