internal import Drawing
internal import Interaction
internal import Layout
internal import Machine
internal import Motion
internal import Resolution
internal import Scenes

/// Starts the animations of the changes in each turn.
struct MotionPlanner {
  /// How long accessories come and go when editing begins or ends, along UIKit's default curve: 0.3 s (customary; not
  /// measured).
  private static let editingDuration: Duration = .milliseconds(300)

  private let scene: ResolvedScene
  private let machine: Machine
  private let rules: [AnimatedRule]
  private let following: FollowedAnimations?
  /// The pan recognisers that move numbers, by name.
  private let pans: [String: GestureRecognizer.Pan]
  /// The rules that animate for as long as they hold, by index.
  private let lasting: [Int]
  /// The rules that have added their animations to layers of an item's cell, by item.
  private var added: [Int: Set<Int>] = [:]
  /// Whether a turn has been animated.
  private var hasBegun = false
  /// The stage after the last turn.
  private var stage: Stage
  /// The time of the last turn.
  private var time = Duration.zero
  private var motions: [Int: CellMotion] = [:]
  /// The animated sections, by index.
  private(set) var sections: [Int: SectionMotion] = [:]
  /// When the last finite animation ends.
  private(set) var end = Duration.zero

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

  /// Lets the supplementary views of deleted and reloaded sections fade out, and those of inserted and reloaded ones
  /// fade in.
  private mutating func exchangeSections(
    _ changes: [ItemUpdate], from old: Stage, at time: Duration, _ running: Running?
  ) {
    let changes = changes.filter { $0.section != nil && ($0.removesCell || $0.addsCell) }
    guard let running, !changes.isEmpty else { return }
    let before = scene.presentation(of: old).sections
    for change in changes {
      guard let number = change.section else { continue }
      if change.removesCell, let shown = before.first(where: { $0.number == number }) {
        let section = sections[number]?.apply(to: shown, at: time) ?? shown
        sections[number] = SectionMotion(
          leaving: LeavingSection(section, contentOffset: old.contentOffset, running))
      }
      if change.addsCell { sections[number, default: SectionMotion()].appear(running) }
      end = max(end, running.end ?? .zero)
    }
  }

  /// Lets the cells of deleted and reloaded items go, and those of inserted and reloaded ones come.
  private mutating func exchange(
    _ updates: [ItemUpdate], from old: Stage, to new: Stage, at time: Duration, _ running: Running?
  ) {
    guard !updates.isEmpty else { return }
    let view = scene.scene.collectionView
    let left = scene.presentation(of: old).cells
    let visible = Set(scene.viewport(of: new).visibleItems)
    for update in updates {
      guard let item = update.item else { continue }
      let motion = motions[item]
      if update.removesCell || update.addsCell { (motions[item], added[item]) = (nil, nil) }
      guard let running else { continue }
      if update.removesCell, let cell = left.first(where: { $0.item == item }) {
        let shown = motion?.apply(to: cell, at: time) ?? cell
        motions[item, default: CellMotion()].leave(
          LeavingCell(
            shown, contentOffset: old.contentOffset,
            to: update.addsCell ? .fading : view.finalLayoutAttributes, running))
      }
      if update.addsCell, visible.contains(item) {
        motions[item, default: CellMotion()].appear(
          from: update.removesCell ? .fading : view.initialLayoutAttributes, running)
      }
      end = max(end, running.end ?? .zero)
    }
  }

  // MARK: - Animations that last

  /// Returns the items whose cells appear in a turn: at first all that are visible.
  private mutating func arrivals(in turn: Turn, to viewport: Viewport) -> [Int] {
    guard hasBegun else {
      hasBegun = true
      return viewport.visibleItems
    }
    return turn.events.compactMap { event in
      if case .willDisplayCell(let item) = event { item } else { nil }
    }
  }

  /// Starts the animations that last in a cell that appears: an app adds them when it configures the cell.
  private mutating func start(_ item: Int, in stage: Stage, at time: Duration) {
    updateLayers(ofItem: item, in: stage, at: time)
    let subject = subject(item: item, in: stage)
    let starting = Set(
      lasting.filter { rules[$0].isEndless && rules[$0].when.holds(for: subject) })
    guard !starting.isEmpty else { return }
    let animations = CellAnimations(
      rules, nil, before: subject, after: subject, at: time,
      position: position(of: item, in: stage),
      batch: nil, selection: nil,
      starting: starting)
    let cell = scene.cell(item: item, in: stage)
    let before = scene.cell(item: item, in: stage, withoutRules: starting)
    var motion = motions[item] ?? CellMotion()
    motion.change(from: before.view, to: cell.view, shown: nil, animations)
    begin(animations, ofItem: item, in: stage, from: before.view, shown: nil, &motion)
    motions[item] = motion.isEmpty ? nil : motion
  }

  /// Begins the keyframes of rules that have started to hold, and ends those that were repeated while others held.
  private func begin(
    _ animations: CellAnimations, ofItem item: Int, in stage: Stage, from old: PresentedView,
    shown: PresentedView?, _ motion: inout CellMotion
  ) {
    for rule in animations.endedKeyframes { motion.endKeyframes(ofRule: rule) }
    for (index, running) in animations.keyframes {
      let cells = rules[index].keyframes.indices.map { number in
        scene.cell(
          item: item, in: stage, atKeyframe: RuleKeyframe(rule: index, number: number)
        ).view
      }
      let start = running.plan.beginsFromCurrentState ? shown ?? old : old
      motion.pass(
        RunningKeyframes.all(of: rules[index], at: index, from: start, cells, running))
    }
  }

  /// Adds the layer animations of rules that have started to hold, and removes those of rules that have
  /// stopped.
  private mutating func updateLayers(ofItem item: Int, in stage: Stage, at time: Duration) {
    guard !lasting.isEmpty else { return }
    var motion = motions[item] ?? CellMotion()
    let subject = subject(item: item, in: stage)
    let position = position(of: item, in: stage)
    for index in lasting where !rules[index].layerAnimations.isEmpty {
      guard rules[index].when.holds(for: subject) else {
        motion.removeLayers(ofRule: index)
        added[item]?.remove(index)
        continue
      }
      guard added[item, default: []].insert(index).inserted else { continue }
      motion.add(
        rules[index].layerAnimations.compactMap {
          RunningLayer($0, ofRule: index, position: position, at: time, in: scene, stage)
        })
    }
    for running in motion.running { end = max(end, running.end ?? .zero) }
    motions[item] = motion.isEmpty ? nil : motion
  }

  /// The position of an item in its section.
  private func position(of item: Int, in stage: Stage) -> Int {
    scene.viewport(of: stage).geometry.placeInSection(ofItem: item).index
  }

  private func subject(item: Int, in stage: Stage) -> PredicateSubject {
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
  private func animations(
    item: Int, from old: Stage, to new: Stage, at time: Duration, batch: Running?,
    selection: Running?, panned: [String: PannedNumbers.Movement]
  ) -> CellAnimations {
    CellAnimations(
      rules, following, before: subject(item: item, in: old), after: subject(item: item, in: new),
      at: time, position: position(of: item, in: new), batch: batch, selection: selection,
      panned: panned)
  }

  /// Animates all sections from their previous positions in the content.
  private mutating func moveSections(
    from old: Viewport, to new: Viewport, _ running: Running
  ) {
    let shown = [old, new].flatMap { $0.geometry.sections(in: $0.bounds) }.map(\.number)
    for number in Set(shown).union(sections.keys) {
      guard let before = old.geometry.section(number, in: old.bounds),
        let after = new.geometry.section(number, in: new.bounds)
      else { continue }
      var motion = sections[number] ?? SectionMotion()
      motion.move(from: before, to: after, running)
      sections[number] = motion.isEmpty ? nil : motion
    }
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
  private func selection(at time: Duration) -> Running? {
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
