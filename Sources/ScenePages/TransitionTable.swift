internal import Drawing
internal import Interaction
internal import Machine
internal import Motion
internal import Resolution
internal import Scenes
internal import Views
internal import Vocabulary

/// Everything that a finger and the app can do to a cell, found by the scene's own machine and written
/// down as a table.
///
/// An entry is about the cell under the finger and, where a tap replaces the selection, about the one
/// other cell that is selected. Cells of the same kind share entries, so that the table does not grow
/// with the number of items.
struct TransitionTable {
  /// What a touch can change in a cell.
  struct Local: Hashable {
    let state: CellState
    let isSuspended: Bool
    /// The state for which a self-sizing cell was last asked for its size, if its size is another one now; `nil` for the
    /// same size.
    var measured: CellState?
  }

  /// The finger and what has become of its touch.
  struct Phase: Hashable {
    enum Gesture: Hashable { case possible, begun, over }
    var isDown = false
    var touch = TouchRegion.none
    var isPending = false
    var isWithdrawn = false
    /// Whether a row follows it.
    var swipes = false
    var isInside = false
    var scrolls = false
    var gestures: [Gesture] = []
    var gestureNames: [String] = []
    var isEditing = false
    /// The control that has the touch.
    var control: ControlTouch?
    /// Whether it has opened a context menu, which the page does not show.
    var isOnMenu = false
    /// The timers that run: 0 is the delivery, 1 the first recogniser, and the last one the context menu.
    var timers: [Int] = []
  }

  struct Key: Hashable {
    let phase: Phase
    let kind: Int
    let local: Int
    let other: [Int]
  }

  /// A situation in which every action has been tried, and the kind of the other cell, if there is one. The states of
  /// that cell are not distinguished while it is not selected: they may become the same later.
  private struct Visit: Hashable {
    let key: Key
    let otherKind: Int?
  }

  struct Node {
    let stage: Stage
    let item: Int
    let other: Int?
    /// For which states cells were last asked for their sizes, by item, if their sizes are others now.
    var measured: [Int: CellState] = [:]
  }

  /// The maximum number of entries. Our choice: beyond it a page would be too large to send.
  private static let mostEntries = 5_000

  let machine: Machine
  private let scene: Scene
  let inputs: CellInputs
  let isSingle: Bool
  private let numbers: [Int]
  private let asksForSection: Bool
  /// The distances that recognisers and context menus allow a finger to move, ascending, in points.
  let rings: [Double]
  var locals = ValuePool<Local>()
  var phases = ValuePool<Phase>()
  private var kinds = ValuePool<[Int]>()
  private var kindsOfItems: [Int: Int] = [:]
  private var firstLocals: [Int: Int] = [:]
  /// What cells become when they have left the screen and are used again, if that is something else: by what they are, and
  /// by what the item's cell is first.
  var reused: [Int: [Int: Int]] = [:]
  private(set) var eventLists = ValuePool<JSONValue>()
  private(set) var entries: [(key: Key, edges: JSONValue)] = []
  private var visits: Set<Visit> = []
  private var knownKeys: Set<Key> = []
  /// The times after which a touch is delivered, recognisers begin and the context menu opens, in seconds.
  private(set) var delays: [Double]
  /// Whether the table has everything that can happen.
  private(set) var isComplete = true
  /// Whether it has everything that can happen to the cells of the first screen.
  private(set) var hasFirstScreen = true
  /// The stage before anything happens.
  let start: Stage
  /// The names of the controls that react, and of the views with recognisers; empty if touches on them press the cell.
  let controls: [ViewName]
  /// Whether controls in cells react.
  private let followsControls: Bool
  /// Whether rows with swipe actions follow a finger.
  let followsSwipes: Bool
  /// The pan recognisers that the page follows.
  let pans: PagePans

  /// Explores a scene.
  ///
  /// - Parameters:
  ///   - items: The items of the page.
  ///   - followsControls: Whether controls in cells react. Otherwise touches on them press the cell.
  ///   - followsSwipes: Whether rows with swipe actions follow a finger.
  ///   - pans: The pan recognisers that the page follows.
  init(
    _ resolved: ResolvedScene, _ inputs: CellInputs, items: [Int], followsControls: Bool,
    followsSwipes: Bool, pans: PagePans
  ) {
    let machine = Self.limitedMachine(
      of: resolved, followsControls: followsControls, followsSwipes: followsSwipes, pans: pans)
    (self.machine, self.followsControls) = (machine, followsControls)
    (self.followsSwipes, self.pans) = (followsSwipes, pans)
    controls =
      followsControls ? resolved.scene.namesOfControls + machine.viewsOfRecognizers : []
    start = machine.updateConfigurations(resolved.initialStage).stage
    scene = resolved.scene
    self.inputs = inputs
    let view = scene.collectionView
    isSingle = !view.allowsMultipleSelection && !view.allowsMultipleSelectionDuringEditing
    let predicates = CellInputs.predicates(of: scene) + view.allSwipeActions.map(\.when)
    numbers = predicates.reduce(into: Set<Int>()) { $0.formUnion($1.itemNumbers) }.sorted()
    asksForSection = predicates.contains(where: \.asksForSection)
    rings = Set(
      machine.recognizers.map(\.allowableMovement)
        + (machine.hasMenus ? [GestureRecognizer.panSlop] : [])
    ).sorted()
    delays = [Double](repeating: 0, count: machine.recognizers.count + (machine.hasMenus ? 2 : 1))
    _ = phases.number(of: Phase())
    // The first screen comes first, so that the page has it if there is too much.
    let visible = machine.arrangement(of: start).visibleItems
    explore(from: beginnings(with: items.filter(visible.containsSorted)))
    hasFirstScreen = isComplete
    explore(from: beginnings(with: items))
  }

  /// The machine of a scene without what a page does not follow.
  private static func limitedMachine(
    of resolved: ResolvedScene, followsControls: Bool, followsSwipes: Bool, pans: PagePans
  ) -> Machine {
    // What a finger does with several taps is not on pages, nor are the ends of animations and cells that are used again.
    var machine = resolved.machine.exploring.withSingleTouches(hasPans: !pans.recognizers.isEmpty)
    if !followsControls { machine = machine.withoutControls }
    if !followsSwipes { machine = machine.withoutSwipes }
    return machine
  }

  /// The machine of the same scene with other traits, as the page knows it.
  func limitedMachine(of resolved: ResolvedScene) -> Machine {
    Self.limitedMachine(
      of: resolved, followsControls: followsControls, followsSwipes: followsSwipes, pans: pans)
  }

  // MARK: - Cells

  /// The kind of an item: which of the scene's comparisons with numbers of items hold for it, and what its controls
  /// are.
  mutating func kind(of item: Int) -> Int {
    if let kind = kindsOfItems[item] { return kind }
    let kind = kinds.number(
      of: numbers.map { item < $0 ? -1 : item == $0 ? 0 : 1 }
        + (asksForSection ? [machine.geometry.section(ofItem: item)] : [])
        + areas(ofItem: item, in: start).flatMap { [$0.control, $0.isEnabled, $0.isOn] })
    kindsOfItems[item] = kind
    return kind
  }

  /// The number of what touches have made of an item's cell.
  ///
  /// - Parameter measured: The state for which it was asked for its size, if that is another one now.
  mutating func local(of item: Int, in stage: Stage, measured: CellState? = nil) -> Int {
    let isSuspended = stage.selection.isSuspended(item)
    let state = withoutInputs(machine.state(ofItem: item, in: stage))
    let number = locals.number(of: Local(state: state, isSuspended: isSuspended))
    guard let measured else { return number }
    return locals.number(
      of: Local(state: state, isSuspended: isSuspended, measured: withoutInputs(measured)))
  }

  /// The number of what an item's cell is when it becomes visible first.
  mutating func firstLocal(of item: Int) -> Int {
    if let local = firstLocals[item] { return local }
    let local = local(of: item, in: scrolled(start, to: item, beside: nil))
    firstLocals[item] = local
    return local
  }

  /// The number of what touches have made of an item's cell.
  mutating func local(of item: Int, in node: Node) -> Int {
    local(of: item, in: node.stage, measured: node.measured[item])
  }

  /// The state without what the app sets.
  private func withoutInputs(_ state: CellState) -> CellState {
    var state = state
    for input in inputs.seen {
      switch input.word {
      case .flag(let flag): state = state.setting(flag, to: false)
      case .custom(let name): state = state.setting(custom: name, to: nil)
      }
    }
    return state
  }

  /// For which states the cells of a situation were last asked for their sizes, by item, if those differ.
  mutating func measured(in stage: Stage, after node: Node) -> [Int: CellState] {
    guard machine.geometry.isSelfSizing else { return [:] }
    var measured: [Int: CellState] = [:]
    for item in [node.item, node.other].compactMap(\.self) {
      guard let size = stage.sizes[item] else { continue }
      func fits(_ state: CellState) -> Bool {
        size
          == machine.geometry.preferredSize(ofItem: item, state: state, traits: stage.traits)
      }
      guard !fits(machine.state(ofItem: item, in: stage)) else { continue }
      let before = [node.measured[item], machine.state(ofItem: item, in: node.stage)]
      measured[item] = before.compactMap(\.self).first(where: fits)
      if measured[item] == nil { isComplete = false }
    }
    return measured
  }

  // MARK: - Exploration

  /// The situations before anything happens to some items: one for each kind of cell and what it is at first, and if a tap
  /// replaces the selection one for each of these with each other one.
  private mutating func beginnings(with items: [Int]) -> [Node] {
    var groups: [[Int]: [Int]] = [:]
    for item in items { groups[[kind(of: item), firstLocal(of: item)], default: []].append(item) }
    let sorted = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    let partners = isSingle ? sorted : [[]]
    var nodes: [Node] = []
    for group in sorted {
      for others in partners {
        // Two items that are visible at once, if possible.
        let pairs = group.flatMap { item in
          others.filter { $0 != item }.map { (item: item, other: $0) }
        }
        let pair = pairs.min { abs($0.item - $0.other) < abs($1.item - $1.other) }
        guard let item = pair?.item ?? group.first else { continue }
        nodes.append(
          Node(
            stage: scrolled(start, to: item, beside: pair?.other), item: item, other: pair?.other))
      }
    }
    return nodes
  }

  private mutating func explore(from nodes: [Node]) {
    var waiting = nodes
    var index = 0
    while index < waiting.count {
      let node = waiting[index]
      index += 1
      // Without a finger either cell may be touched next.
      var roles = [node]
      // While the actions of a row are shown, only that row is touched.
      if node.stage.finger == nil, node.stage.swipe == nil, let other = node.other {
        roles.append(
          Node(stage: node.stage, item: other, other: node.item, measured: node.measured))
      }
      for candidate in roles {
        let role = showing(candidate)
        let key = key(of: role)
        let otherKind = role.other.map { kind(of: $0) }
        guard visits.insert(Visit(key: key, otherKind: otherKind)).inserted else { continue }
        guard entries.count < Self.mostEntries || knownKeys.contains(key) else {
          isComplete = false
          return
        }
        waiting += expand(role, key) + returned(role)
      }
    }
  }

  private mutating func key(of node: Node) -> Key {
    var other: [Int] = []
    if let item = node.other {
      let local = local(of: item, in: node)
      if locals.values[local].state.contains(.selected) || locals.values[local].isSuspended {
        other = [kind(of: item), local]
      }
    }
    return Key(
      phase: phase(of: node.stage, on: node.item), kind: kind(of: node.item),
      local: local(of: node.item, in: node), other: other)
  }

  private func phase(of stage: Stage, on item: Int) -> Phase {
    var phase = Phase()
    phase.isEditing = stage.selection.isEditing
    guard let finger = stage.finger else { return phase }
    phase.isDown = true
    phase.touch = stage.selection.touchRegion
    phase.isPending = finger.timeUntilDelivery != nil
    phase.isWithdrawn = finger.isWithdrawn
    phase.scrolls = finger.pan != nil
    phase.swipes = finger.swipe != nil
    phase.control = finger.control
    phase.isInside =
      finger.control?.isInside ?? machine.arrangement(of: stage).frame(ofItem: item)?.contains(
        finger.location) ?? false
    phase.gestures = finger.gestures.map { $0.hasBegun ? .begun : $0.isOver ? .over : .possible }
    phase.gestureNames = finger.gestureItems.keys.sorted()
    phase.isOnMenu = finger.isOnMenu
    let times = Self.times(of: finger)
    phase.timers = times.indices.filter { times[$0] != nil }
    return phase
  }

  /// The times until a finger's touch is delivered, each recogniser begins and the context menu opens; `nil` for what does
  /// not happen.
  private static func times(of finger: Finger) -> [Duration?] {
    [finger.timeUntilDelivery] + finger.gestures.map(\.timeUntilBegin) + [finger.timeUntilMenu]
  }

  /// Tries every action, records the outcomes, and returns the nodes that follow.
  private mutating func expand(_ node: Node, _ key: Key) -> [Node] {
    var edges: [(String, JSONValue)] = []
    var after: [Node] = []
    for action in actions(from: node) {
      let name = action.name
      var stage = action.stage ?? node.stage
      var notices: [CellEvent] = []
      for event in action.events {
        let (next, more) = machine.reduce(stage, event)
        stage = next
        notices += more
      }
      if name == "down", let finger = stage.finger {
        delays = zip(delays, Self.times(of: finger)).map { max($0, $1?.seconds ?? 0) }
      }
      // The page shows no menu: the finger that has opened one only loses its touch.
      stage.menu = nil
      notices = told(notices)
      stage = machine.updateConfigurations(stage).stage
      if stage.order != node.stage.order {
        // The page's rows stay.
        let told = notices.prefix { if case .control = $0 { true } else { false } }
        let list = eventLists.number(of: Self.json(of: Array(told), node))
        let own = [phases.number(of: key.phase), key.local, key.other.last ?? -1, list, 1]
        edges.append((name, .numbers(own)))
        continue
      }
      let next = Node(
        stage: stage, item: node.item, other: node.other,
        measured: measured(in: stage, after: node))
      let nextKey = self.key(of: next)
      let otherLocal = key.other.isEmpty ? nil : node.other.map { local(of: $0, in: next) }
      let list = eventLists.number(
        of: Self.json(of: notices, node, opens: action.opensRow))
      let outcome = [phases.number(of: nextKey.phase), nextKey.local, otherLocal ?? -1, list]
      edges.append((name, .numbers(outcome)))
      after.append(next)
    }
    if knownKeys.insert(key).inserted { entries.append((key, .object(edges))) }
    return after
  }
}
