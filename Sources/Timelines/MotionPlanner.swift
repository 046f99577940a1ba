internal import Interaction
internal import Layout
internal import Machine
internal import Motion
internal import Resolution
internal import Scenes

/// Starts the animations of the changes in each turn.
struct MotionPlanner {
  private let scene: ResolvedScene
  private let machine: Machine
  private let rules: [AnimatedRule]
  private let following: FollowedAnimations?
  /// The stage after the last turn.
  private var stage: Stage
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
    rules = self.scene.loaded.rules.map { AnimatedRule($0, scene.springFit) }
    self.stage = stage
  }

  /// Returns the animations that run from a turn on, by item.
  mutating func advance(to turn: Turn) -> [Int: CellMotion] {
    let (old, new) = (stage, turn.stage)
    stage = new
    for item in motions.keys { motions[item]?.prune(at: turn.time) }
    for section in sections.keys { sections[section]?.prune(at: turn.time) }
    sections = sections.filter { !$0.value.isEmpty }
    forgetScrolledAway(turn)
    motions = motions.filter { !$0.value.isEmpty }
    let selection =
      turn.inputs.contains(where: \.isAnimatedSelection) ? selection(at: turn.time) : nil
    let batch = turn.events.contains(.batchUpdates) ? batchUpdates(at: turn.time) : nil
    func animations(_ item: Int, _ layout: Running?) -> CellAnimations {
      self.animations(
        item: item, from: old, to: new, at: turn.time, batch: layout,
        selection: turn.events.changesSelection(ofItem: item) ? selection : nil)
    }
    // When one cell changes its size, all others move with its rule's animation or that of the
    // batch update.
    let layout =
      batch
      ?? (scene.isSelfSizing ? turn.updates.compactMap { animations($0, nil).layout }.last : nil)
    let (before, after) = (scene.viewport(of: old), scene.viewport(of: new))
    if let layout { moveSections(from: before, to: after, layout) }
    for item in items(of: turn, from: before, to: after, movesAll: layout != nil) {
      let animations = animations(item, layout)
      if animations.isStill, motions[item] == nil { continue }
      let oldCell = scene.cell(item: item, in: old)
      let newCell = scene.cell(item: item, in: new)
      var motion = motions[item] ?? CellMotion()
      let shown = motions[item]?.apply(to: oldCell.view, at: turn.time)
      motion.change(from: oldCell.view, to: newCell.view, shown: shown, animations)
      // In the content's coordinates, so that scrolling is not animated.
      if let layout = animations.layout, let start = before.contentFrame(ofItem: item),
        let end = after.contentFrame(ofItem: item)
      {
        motion.place.move(from: start, to: end, layout)
      }
      for running in motion.running { end = max(end, running.end ?? .zero) }
      motions[item] = motion.isEmpty ? nil : motion
    }
    return motions
  }

  /// Returns the animations of the changes in an item's cell between two stages.
  ///
  /// - Parameters:
  ///   - time: The time of the change.
  ///   - batch: The animation of frames if no rule has one; `nil` for none.
  ///   - selection: The animation of the selected appearance; `nil` if it changes at once.
  private func animations(
    item: Int, from old: Stage, to new: Stage, at time: Duration, batch: Running?,
    selection: Running?
  ) -> CellAnimations {
    func subject(_ stage: Stage) -> PredicateSubject {
      PredicateSubject(
        item: item, section: scene.section(ofItem: item),
        state: machine.state(ofItem: item, in: stage), traits: stage.traits,
        places: scene.viewport(of: stage).places(ofItem: item), initialValues: machine.initialValues
      )
    }
    return CellAnimations(
      rules, following, before: subject(old), after: subject(new), at: time, batch: batch,
      selection: selection)
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

  /// A cell that scrolls away is reused, so its animations end.
  private mutating func forgetScrolledAway(_ turn: Turn) {
    let scrolls = turn.events.contains { if case .didScroll = $0 { true } else { false } }
    guard scrolls else { return }
    for case .didEndDisplayingCell(let item) in turn.events { motions[item] = nil }
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
    switch self {
    case .app(.select(_, let animated)), .app(.deselect(_, let animated)): animated
    case .app, .down, .move, .up, .cancel, .scroll, .traits: false
    }
  }
}

extension [CellEvent] {
  /// Whether an item's cell is selected or deselected.
  fileprivate func changesSelection(ofItem item: Int) -> Bool {
    contains { if case .flag(.selected, _, item) = $0 { true } else { false } }
  }
}
