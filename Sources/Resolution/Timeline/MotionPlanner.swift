internal import Interaction
internal import Motion
internal import Scenes

/// Sets in motion what a turn changes, turn after turn.
struct MotionPlanner {
  /// The scene in the surroundings at the start.
  private let start: ResolvedScene
  /// The scene in the surroundings after the last turn.
  private var scene: ResolvedScene
  /// What was on screen after the last turn.
  private var viewport: Viewport
  /// The states for which the transformers of backgrounds had answered after the last turn.
  private var answered: [Int: CellState] = [:]
  private var motions: [Int: CellMotion] = [:]
  /// The sections that are on their way, by number.
  private(set) var sections: [Int: SectionMotion] = [:]
  /// When the last of all finite animations is over.
  private(set) var end = Duration.zero

  init(_ scene: ResolvedScene) {
    start = scene
    self.scene = scene
    viewport = scene.viewport()
  }

  /// What is on its way from a turn on, by item.
  ///
  /// - Parameter before: The states before it.
  mutating func advance(from before: StateTable, to new: Turn) -> [Int: CellMotion] {
    let (old, oldScene, oldAnswered) = (viewport, scene, answered)
    answered = new.answered
    scene = start.with(new.traits)
    viewport = scene.viewport(after: new)
    for item in motions.keys { motions[item]?.prune(at: new.time) }
    for section in sections.keys { sections[section]?.prune(at: new.time) }
    sections = sections.filter { !$0.value.isEmpty }
    forgetScrolledAway(new)
    motions = motions.filter { !$0.value.isEmpty }
    let batch = new.events.contains(.batchUpdates) ? batchUpdates(at: new.time) : nil
    let after = StateTable(start, after: new)
    func animations(_ item: Int, _ layout: Running?) -> CellAnimations {
      scene.animations(
        item: item, from: (before.state(of: item), old, oldScene.traits),
        to: (after.state(of: item), viewport, scene.traits), at: new.time, batch: layout)
    }
    // Where one cell becomes larger all others move with it, as its rule says or the batch of updates.
    let layout =
      batch
      ?? (scene.isSelfSizing ? new.updates.compactMap { animations($0, nil).layout }.last : nil)
    if let layout { moveSections(from: old, layout) }
    for item in items(of: new, from: old, movesAll: layout != nil) {
      let states = (before.state(of: item), after.state(of: item))
      let animations = animations(item, layout)
      if animations.isStill, motions[item] == nil { continue }
      let oldCell = oldScene.cell(
        item: item, state: states.0, in: old, answered: oldAnswered)
      let newCell = scene.cell(
        item: item, state: states.1, in: viewport, answered: answered)
      var motion = motions[item] ?? CellMotion()
      let shown = motions[item]?.apply(to: oldCell.view, at: new.time)
      motion.change(from: oldCell.view, to: newCell.view, shown: shown, animations)
      // In the content: what scrolls does not move there.
      if let layout = animations.layout, let start = old.contentFrame(ofItem: item),
        let end = viewport.contentFrame(ofItem: item)
      {
        motion.place.move(from: start, to: end, layout)
      }
      for running in motion.running { end = max(end, running.end ?? .zero) }
      motions[item] = motion.isEmpty ? nil : motion
    }
    return motions
  }

  /// Lets all sections come from where they were in the content.
  private mutating func moveSections(from old: Viewport, _ running: Running) {
    let shown = [old, viewport].flatMap { $0.geometry.sections(in: $0.bounds) }.map(\.number)
    for number in Set(shown).union(sections.keys) {
      guard let before = old.geometry.section(number, in: old.bounds),
        let after = viewport.geometry.section(number, in: viewport.bounds)
      else { continue }
      var motion = sections[number] ?? SectionMotion()
      motion.move(from: before, to: after, running)
      sections[number] = motion.isEmpty ? nil : motion
    }
  }

  /// The items whose cells a turn may set in motion.
  private func items(of turn: Turn, from old: Viewport, movesAll: Bool) -> Set<Int> {
    var items = Set(turn.updates)
    if movesAll || scene.rulesAskForPlace {
      items.formUnion(old.visibleItems)
      items.formUnion(viewport.visibleItems)
    }
    if movesAll { items.formUnion(motions.keys) }
    return items
  }

  /// A cell that scrolls away is reused: what moved in it is over.
  private mutating func forgetScrolledAway(_ turn: Turn) {
    let scrolls = turn.events.contains { if case .didScroll = $0 { true } else { false } }
    guard scrolls else { return }
    for case .didEndDisplayingCell(let item) in turn.events { motions[item] = nil }
  }

  private func batchUpdates(at time: Duration) -> Running? {
    scene.scene.collectionView.batchUpdates
      .flatMap { AnimationPlan($0, scene.scene.springFit) }
      .map { Running(start: time, plan: $0) }
  }
}
