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
    let new = turn.stage
    let animators = machine.animatorChanges(from: stage, to: new, after: turn.time - time)
    let old = animators.stage
    (stage, time) = (new, turn.time)
    for item in motions.keys { motions[item]?.prune(at: turn.time) }
    for section in sections.keys { sections[section]?.prune(at: turn.time) }
    sections = sections.filter { !$0.value.isEmpty }
    forgetScrolledAway(turn)
    interrupt(animators.names)
    motions = motions.filter { !$0.value.isEmpty }
    let animatesSelection =
      turn.inputs.contains(where: \.isAnimatedSelection)
      || turn.events.contains(where: \.isAnimatedSelection)
    let selection = animatesSelection ? selection(at: turn.time) : nil
    let changes = turn.events.flatMap(\.itemUpdates)
    let updates = (old.order ?? scene.scene.collectionView.order).itemUpdates(of: changes)
    let batch =
      turn.events.contains(.batchUpdates) || !changes.isEmpty || old.order != new.order
      ? batchUpdates(at: turn.time) : nil
    var panned = PannedNumbers(turn, pans, sliders: machine.draggedNumbers)
    panned.add(animators)
    func animations(_ item: Int, _ layout: Running?) -> CellAnimations {
      self.animations(
        item: item, from: old, to: new, at: turn.time, batch: layout,
        selection: turn.events.changesSelection(ofItem: item) ? selection : nil,
        panned: panned.movements(ofItem: item))
    }
    // When one cell changes its size, all others move with its rule's animation or that of the
    // batch update.
    let layout =
      batch ?? editing(turn, from: old, to: new)
      ?? (scene.isSelfSizing ? turn.updates.compactMap { animations($0, nil).layout }.last : nil)
    let (before, after) = (scene.viewport(of: old), scene.viewport(of: new))
    exchangeSections(changes, from: old, at: turn.time, batch)
    if let layout { moveSections(from: before, to: after, layout) }
    // Cells that are there before and after a change of the data move on screen, whatever the content does.
    let shift = changes.isEmpty ? .zero : new.contentOffset - old.contentOffset
    exchange(updates, from: old, to: new, at: turn.time, batch)
    if !lasting.isEmpty {
      for item in arrivals(in: turn, to: after) { start(item, in: new, at: turn.time) }
    }
    let lifted = new.reorder?.item ?? old.reorder?.item
    let replaced = Set(updates.filter(\.addsCell).compactMap(\.item))
    for item in items(of: turn, from: before, to: after, movesAll: layout != nil)
    where after.index(ofItem: item) != nil {
      updateLayers(ofItem: item, in: new, at: turn.time)
      let animations = animations(item, layout)
      if replaced.contains(item) {
        if let layout = animations.layout, let start = before.contentFrame(ofItem: item),
          let end = after.contentFrame(ofItem: item)
        {
          motions[item]?.place.move(from: start.offset(by: shift), to: end, layout)
        }
        continue
      }
      if animations.isStill, motions[item] == nil { continue }
      let oldCell = scene.cell(item: item, in: old)
      let newCell = scene.cell(item: item, in: new)
      var motion = motions[item] ?? CellMotion()
      let shown = motions[item]?.apply(to: oldCell.view, at: turn.time)
      motion.change(from: oldCell.view, to: newCell.view, shown: shown, animations)
      begin(animations, ofItem: item, in: new, from: oldCell.view, shown: shown, &motion)
      motion.begin(animations.transitions, from: shown ?? oldCell.view, to: newCell.view)
      // In the content's coordinates, so that scrolling is not animated. A lifted cell moves with the finger.
      if let layout = animations.layout, item != lifted,
        let start = before.contentFrame(ofItem: item),
        let end = after.contentFrame(ofItem: item)
      {
        motion.place.move(from: start.offset(by: shift), to: end, layout)
      }
      for running in motion.running { end = max(end, running.end ?? .zero) }
      motions[item] = motion.isEmpty ? nil : motion
    }
    return motions
  }

  /// The position of an item in its section.
  func position(of item: Int, in stage: Stage) -> Int {
    scene.viewport(of: stage).geometry.placeInSection(ofItem: item).index
  }

  func subject(item: Int, in stage: Stage) -> PredicateSubject {
    PredicateSubject(
      item: item, section: scene.section(ofItem: item),
      state: machine.state(ofItem: item, in: stage), traits: stage.traits,
      places: scene.viewport(of: stage).places(ofItem: item), initialValues: machine.initialValues)
  }

  /// Returns the animations of the changes in an item's cell between two stages.
  ///
  /// - Parameters:
  ///   - time: The time of the change.
  ///   - batch: The animation of frames if no rule has one; `nil` for none.
  ///   - selection: The animation of the selected appearance; `nil` if it changes at once.
  ///   - panned: How pan recognisers have moved numbers of the cell.
  func animations(
    item: Int, from old: Stage, to new: Stage, at time: Duration, batch: Running?,
    selection: Running?, panned: [String: PannedNumbers.Movement]
  ) -> CellAnimations {
    CellAnimations(
      rules, following, before: subject(item: item, in: old), after: subject(item: item, in: new),
      at: time, position: position(of: item, in: new), batch: batch, selection: selection,
      panned: panned)
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
    scene.scene.collectionView.batchUpdates
      .flatMap { AnimationPlan($0, scene.scene.springFit) }
      .map { Running(start: time, plan: $0) }
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
