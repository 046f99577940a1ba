internal import Interaction
internal import Layout
internal import Machine
internal import Resolution
internal import Scenes

/// Animations that last, and keyframes: an app adds them when a cell appears or a rule starts to hold.
extension MotionPlanner {
  /// Returns the items whose cells appear in a turn: at first all that are visible.
  mutating func arrivals(in turn: Turn, to viewport: Viewport) -> [Int] {
    guard hasBegun else {
      hasBegun = true
      return viewport.visibleItems
    }
    return turn.events.compactMap { event in
      if case .willDisplayCell(let item) = event { item } else { nil }
    }
  }

  /// Starts the animations that last in a cell that appears: an app adds them when it configures the cell.
  mutating func start(_ item: Int, in stage: Stage, at time: Duration) {
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
  func begin(
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
  mutating func updateLayers(ofItem item: Int, in stage: Stage, at time: Duration) {
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
}
