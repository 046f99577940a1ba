internal import Drawing
internal import Interaction
internal import Layout
internal import Machine
internal import Motion
internal import Resolution
internal import Scenes
internal import Validation

/// Starts the animations of the changes in each turn.
struct MotionPlanner {
  /// How long accessories come and go when editing begins or ends, along UIKit's default curve: 0.3 s (customary; not
  /// measured).
  private static let editingDuration: Duration = .milliseconds(300)

  let scene: ResolvedScene
  private let machine: Machine
  let rules: [AnimatedRule]
  private let following: FollowedAnimations?
  /// The pan recognisers that move numbers, by name.
  private let pans: [String: GestureRecognizer.Pan]
  /// The rules that animate for as long as they hold, by index.
  let lasting: [Int]
  /// The rules that have added their animations to layers of an item's cell, by item.
  var added: [Int: Set<Int>] = [:]
  /// Whether a turn has been animated.
  var hasBegun = false
  /// The stage after the last turn.
  var stage: Stage
  /// The time of the last turn.
  var time = Duration.zero
  var motions: [Int: CellMotion] = [:]
  /// The animated sections, by index.
  var sections: [Int: SectionMotion] = [:]
  /// When the last finite animation ends.
  var end = Duration.zero

  /// Creates a planner for a script that starts with a stage.
  init(_ scene: ResolvedScene, from stage: Stage) {
    self.scene = scene
    machine = scene.machine
    following = FollowedAnimations(scene)
    let scene = scene.scene
    pans = scene.collectionView.gestureRecognizers.reduce(into: [:]) { $0[$1.name] = $1.pan }
    let rules = self.scene.loaded.rules.map { AnimatedRule($0, scene.springFit) }
    self.rules = rules
    lasting = rules.indices.filter { !rules[$0].layerAnimations.isEmpty || rules[$0].isEndless }
    self.stage = stage
  }

  /// Returns the animations that run from a turn on, by item.
  mutating func advance(to turn: Turn) -> [Int: CellMotion] {
    let animators = machine.animatorChanges(from: stage, to: turn.stage, after: turn.time - time)
    (stage, time) = (turn.stage, turn.time)
    endMotions(at: turn, interrupting: animators.names)
    let change = change(in: turn, animators)
    let layout = layoutAnimation(of: change)
    exchangeSections(change.data, from: change.old, at: turn.time, change.batch)
    if let layout { moveSections(from: change.before, to: change.after, layout) }
    exchange(change.updates, from: change.old, to: change.new, at: turn.time, change.batch)
    if !lasting.isEmpty {
      for item in arrivals(in: turn, to: change.after) {
        start(item, in: change.new, at: turn.time)
      }
    }
    for item in items(of: turn, from: change.before, to: change.after, movesAll: layout != nil)
    where change.after.index(ofItem: item) != nil {
      animate(item, in: change, layout)
    }
    return motions
  }

  /// Ends the animations that are over, that a turn interrupts, and of cells that it reuses.
  private mutating func endMotions(at turn: Turn, interrupting numbers: [Int: Set<String>]) {
    for item in motions.keys { motions[item]?.prune(at: turn.time) }
    for section in sections.keys { sections[section]?.prune(at: turn.time) }
    sections = sections.filter { !$0.value.isEmpty }
    forgetScrolledAway(turn)
    interrupt(numbers)
    motions = motions.filter { !$0.value.isEmpty }
  }

  /// Finds out what a turn changes.
  private func change(in turn: Turn, _ animators: Machine.AnimatorChanges) -> TurnChange {
    let (old, new) = (animators.stage, turn.stage)
    let animatesSelection =
      turn.inputs.contains(where: \.isAnimatedSelection)
      || turn.events.contains(where: \.isAnimatedSelection)
    let data = turn.events.flatMap(\.itemUpdates)
    let updates = (old.order ?? scene.scene.collectionView.order).itemUpdates(of: data)
    let isBatch =
      turn.events.contains(.batchUpdates) || !data.isEmpty || old.order != new.order
    var panned = PannedNumbers(turn, pans, sliders: machine.draggedNumbers)
    panned.add(animators)
    return TurnChange(
      turn: turn, old: old, data: data, updates: updates,
      replaced: Set(updates.filter(\.addsCell).compactMap(\.item)),
      before: scene.viewport(of: old), after: scene.viewport(of: new),
      batch: isBatch ? batchUpdates(at: turn.time) : nil,
      selection: animatesSelection ? selection(at: turn.time) : nil, panned: panned)
  }

  /// The animation of all frames: that of the batch update or, when one cell changes its size, of its rule. `nil` for
  /// none.
  private func layoutAnimation(of change: TurnChange) -> Running? {
    change.batch ?? editing(change.turn, from: change.old, to: change.new)
      ?? (scene.isSelfSizing
        ? change.turn.updates.compactMap { animations($0, in: change, nil).layout }.last : nil)
  }

  /// Starts the animations of an item's cell.
  private mutating func animate(_ item: Int, in change: TurnChange, _ layout: Running?) {
    let (new, time) = (change.new, change.turn.time)
    updateLayers(ofItem: item, in: new, at: time)
    let animations = animations(item, in: change, layout)
    if change.replaced.contains(item) {
      if let layout = animations.layout, let way = change.way(ofItem: item) {
        motions[item]?.place.move(from: way.start, to: way.end, layout)
      }
      return
    }
    if animations.isStill, motions[item] == nil { return }
    let oldCell = scene.cell(item: item, in: change.old)
    let newCell = scene.cell(item: item, in: new)
    var motion = motions[item] ?? CellMotion()
    let shown = motions[item]?.apply(to: oldCell.view, at: time)
    motion.change(from: oldCell.view, to: newCell.view, shown: shown, animations)
    begin(animations, ofItem: item, in: new, from: oldCell.view, shown: shown, &motion)
    motion.begin(animations.transitions, from: shown ?? oldCell.view, to: newCell.view)
    if let layout = animations.layout, item != change.lifted,
      let way = change.way(ofItem: item)
    {
      motion.place.move(from: way.start, to: way.end, layout)
    }
    for running in motion.running { end = max(end, running.end ?? .zero) }
    motions[item] = motion.isEmpty ? nil : motion
  }

  /// The position of an item in its section.
  func position(of item: Int, in stage: Stage) -> Int {
    scene.viewport(of: stage).geometry.placeInSection(ofItem: item).index
  }

  func subject(item: Int, in stage: Stage) -> PredicateSubject {
    machine.subject(
      ofItem: item, places: scene.viewport(of: stage).places(ofItem: item), in: stage)
  }

  /// Returns the animations of what a turn changes in an item's cell.
  ///
  /// - Parameter layout: The animation of frames if no rule has one; `nil` for none.
  private func animations(
    _ item: Int, in change: TurnChange, _ layout: Running?
  ) -> CellAnimations {
    CellAnimations(
      rules, following, before: subject(item: item, in: change.old),
      after: subject(item: item, in: change.new), at: change.turn.time,
      position: position(of: item, in: change.new), batch: layout,
      selection: change.turn.events.changesSelection(ofItem: item) ? change.selection : nil,
      panned: change.panned.movements(ofItem: item))
  }

  /// The items whose cells a turn may animate.
  private func items(
    of turn: Turn, from old: Viewport, to new: Viewport, movesAll: Bool
  ) -> Set<Int> {
    var items = Set(turn.updates)
    if movesAll || scene.rulesAskForPlace {
      items.formUnion(old.visibleItems)
      items.formUnion(new.visibleItems)
    }
    if movesAll { items.formUnion(motions.keys) }
    return items
  }

  /// Ends the animations of what follows numbers whose animators were interrupted: it stands where it was seen.
  private mutating func interrupt(_ numbers: [Int: Set<String>]) {
    guard !numbers.isEmpty, let followed = scene.followedStates else { return }
    for (item, names) in numbers {
      motions[item]?.end { followed.follows(names, $1, of: $0) }
      guard !names.isDisjoint(with: followed.layoutStates) else { continue }
      motions[item]?.endFrames()
      // Cells that size themselves have moved the others.
      guard scene.isSelfSizing else { continue }
      for item in motions.keys { motions[item]?.place = ViewMotion() }
      sections = [:]
    }
  }

  /// A cell that scrolls away is reused, so its animations end.
  private mutating func forgetScrolledAway(_ turn: Turn) {
    guard turn.events.contains(where: \.isScroll) else { return }
    for case .didEndDisplayingCell(let item) in turn.events {
      motions[item] = nil
      added[item] = nil
    }
  }

  /// The animation of a turn in which the collection view begins or ends editing, if cells show other accessories
  /// then; `nil` for other turns.
  private func editing(_ turn: Turn, from old: Stage, to new: Stage) -> Running? {
    guard turn.inputs.contains(where: \.setsEditing) || turn.events.contains(where: \.setsEditing),
      turn.updates.contains(where: {
        scene.accessories(ofItem: $0, in: old) != scene.accessories(ofItem: $0, in: new)
      })
    else { return nil }
    return AnimationPlan(Animation(duration: Self.editingDuration), scene.scene.springFit)
      .map { Running(start: turn.time, plan: $0) }
  }

  /// How the look of a selected cell comes or goes in `selectItem` and `deselectItem`, animated. That it fades
  /// is documented; 0.3 s along UIKit's default curve are assumed.
  func selection(at time: Duration) -> Running? {
    AnimationPlan(Animation(duration: .milliseconds(300)), scene.scene.springFit)
      .map { Running(start: time, plan: $0) }
  }

  private func batchUpdates(at time: Duration) -> Running? {
    scene.scene.collectionView.batchUpdatesAnimation
      .flatMap { AnimationPlan($0, scene.scene.springFit) }
      .map { Running(start: time, plan: $0) }
  }
}

/// The changes of a turn, with the animations that do not come from rules.
private struct TurnChange {
  let turn: Turn
  /// The stage before, in which interrupted animators have stopped.
  let old: Stage
  /// The changes of the data.
  let data: [ItemUpdate]
  /// The same as changes of items.
  let updates: [ItemUpdate]
  /// The items whose cells are new.
  let replaced: Set<Int>
  let before: Viewport
  let after: Viewport
  /// The animation of a batch update; `nil` without one.
  let batch: Running?
  /// The animation of the selected appearance; `nil` if it changes at once.
  let selection: Running?
  /// How pan recognisers have moved numbers of cells.
  let panned: PannedNumbers

  /// The stage after.
  var new: Stage { turn.stage }

  /// The item whose cell moves with the finger; `nil` for none.
  var lifted: Int? { new.reorder?.item ?? old.reorder?.item }

  /// The frames between which an item's cell moves, in the content's coordinates, so that scrolling is not animated;
  /// `nil` if it is not there before or after.
  func way(ofItem item: Int) -> (start: Rect, end: Rect)? {
    guard let start = before.contentFrame(ofItem: item), let end = after.contentFrame(ofItem: item)
    else { return nil }
    // Cells that are there before and after a change of the data move on screen, independently of the content.
    let shift = data.isEmpty ? .zero : new.contentOffset - old.contentOffset
    return (start.offset(by: shift), end)
  }
}

extension TouchInput {
  /// Whether the app selects or deselects an item animated.
  fileprivate var isAnimatedSelection: Bool {
    if case .app(let call) = self { call.animatesSelection } else { false }
  }

  /// Whether the collection view begins or ends editing.
  fileprivate var setsEditing: Bool {
    if case .app(.setEditing) = self { true } else { false }
  }
}

extension CellEvent {
  /// Whether the collection view begins or ends editing when another event has happened.
  fileprivate var setsEditing: Bool {
    if case .app(.setEditing) = self { true } else { false }
  }

  /// The changes of the data; empty for other events.
  fileprivate var itemUpdates: [ItemUpdate] {
    if case .app(.updateItems(let updates)) = self { updates } else { [] }
  }

  /// Whether the app selects or deselects an item animated when another event has happened.
  fileprivate var isAnimatedSelection: Bool {
    if case .app(let call) = self { call.animatesSelection } else { false }
  }
}

extension [CellEvent] {
  /// Whether an item's cell is selected or deselected.
  fileprivate func changesSelection(ofItem item: Int) -> Bool {
    contains { if case .flag(.selected, _, item) = $0 { true } else { false } }
  }
}
