internal import Drawing
internal import Interaction
internal import Machine
internal import Motion
internal import Resolution
internal import Scenes
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
  }

  /// The finger and what has become of its touch.
  private struct Phase: Hashable {
    enum Gesture: Hashable { case possible, begun, over }
    var isDown = false
    var touch = TouchPhase.none
    var isPending = false
    var isWithdrawn = false
    var isInside = false
    var scrolls = false
    var gestures: [Gesture] = []
    var gestureNames: [String] = []
    var isEditing = false
    /// The timers that run: 0 is the delivery, 1 the first recogniser.
    var timers: [Int] = []
  }

  private struct Key: Hashable {
    let phase: Phase
    let kind: Int
    let local: Int
    let other: [Int]
  }

  private struct Node {
    let stage: Stage
    let item: Int
    let other: Int?
  }

  /// The maximum number of entries. Our choice: beyond it a page would be too large to send.
  private static let mostEntries = 2_500

  private let machine: Machine
  private let scene: Scene
  private let inputs: CellInputs
  private let isSingle: Bool
  private let numbers: [Int]
  private let asksForSection: Bool
  /// The distances that recognisers allow a finger to move, ascending, in points.
  private let rings: [Double]
  private(set) var locals = ValuePool<Local>()
  private var phases = ValuePool<Phase>()
  private var kinds = ValuePool<[Int]>()
  private var eventLists = ValuePool<String>()
  private var entries: [(key: Key, edges: String)] = []
  private var seen: Set<Key> = []
  /// The times after which a touch is delivered and recognisers begin, in seconds.
  private var delays: [Double]
  /// Whether the table has everything that can happen.
  private(set) var isComplete = true

  /// Explores a scene.
  init(_ resolved: ResolvedScene, _ inputs: CellInputs) {
    machine = resolved.machine
    scene = resolved.scene
    self.inputs = inputs
    let view = scene.collectionView
    isSingle = !view.allowsMultipleSelection && !view.allowsMultipleSelectionDuringEditing
    let predicates = CellInputs.predicates(of: scene)
    numbers = predicates.reduce(into: Set<Int>()) { $0.formUnion($1.itemNumbers) }.sorted()
    asksForSection = predicates.contains(where: \.asksForSection)
    rings = Set(view.gestureRecognizers.map(\.allowableMovement)).sorted()
    delays = [Double](repeating: 0, count: view.gestureRecognizers.count + 1)
    _ = phases.number(of: Phase())
    explore(from: machine.updateConfigurations(resolved.initialStage).stage)
  }

  // MARK: - Cells

  /// The kind of an item: which of the scene's comparisons with numbers of items hold for it.
  mutating func kind(of item: Int) -> Int {
    kinds.number(
      of: numbers.map { item < $0 ? -1 : item == $0 ? 0 : 1 }
        + (asksForSection ? [machine.geometry.section(ofItem: item)] : []))
  }

  /// The number of what touches have made of an item's cell.
  mutating func local(of item: Int, in stage: Stage) -> Int {
    var state = machine.state(ofItem: item, in: stage)
    for input in inputs.free {
      switch input.word {
      case .flag(let flag): state = state.setting(flag, false)
      case .custom(let name): state = state.setting(custom: name, to: nil)
      }
    }
    return locals.number(
      of: Local(state: state, isSuspended: stage.selection.isSuspended(item)))
  }

  // MARK: - Exploration

  private mutating func explore(from start: Stage) {
    let visible = machine.arrangement(of: start).visibleItems
    var firsts: [Int: [Int]] = [:]
    for item in visible { firsts[kind(of: item), default: []].append(item) }
    var waiting: [Node] = []
    for kind in firsts.keys.sorted() {
      guard let item = firsts[kind]?.first else { continue }
      guard isSingle else {
        waiting.append(Node(stage: start, item: item, other: nil))
        continue
      }
      for otherKind in firsts.keys.sorted() {
        let other = firsts[otherKind]?.first { $0 != item }
        waiting.append(Node(stage: start, item: item, other: other))
      }
    }
    var index = 0
    while index < waiting.count {
      let node = waiting[index]
      index += 1
      // Without a finger either cell may be touched next.
      var roles = [node]
      if node.stage.finger == nil, let other = node.other {
        roles.append(Node(stage: node.stage, item: other, other: node.item))
      }
      for role in roles {
        let key = key(of: role)
        guard seen.insert(key).inserted else { continue }
        guard entries.count < Self.mostEntries else {
          isComplete = false
          return
        }
        waiting += expand(role, key)
      }
    }
  }

  private mutating func key(of node: Node) -> Key {
    var other: [Int] = []
    if let item = node.other {
      let local = local(of: item, in: node.stage)
      if locals.values[local].state.has(.selected) || locals.values[local].isSuspended {
        other = [kind(of: item), local]
      }
    }
    return Key(
      phase: phase(of: node.stage, on: node.item), kind: kind(of: node.item),
      local: local(of: node.item, in: node.stage), other: other)
  }

  private func phase(of stage: Stage, on item: Int) -> Phase {
    var phase = Phase()
    phase.isEditing = stage.selection.isEditing
    guard let finger = stage.finger else { return phase }
    phase.isDown = true
    phase.touch = stage.selection.touchPhase
    phase.isPending = finger.timeUntilDelivery != nil
    phase.isWithdrawn = finger.isWithdrawn
    phase.scrolls = finger.pan != nil
    phase.isInside =
      machine.arrangement(of: stage).frame(ofItem: item)?.contains(finger.location) ?? false
    phase.gestures = finger.gestures.map { $0.hasBegun ? .begun : $0.isOver ? .over : .possible }
    phase.gestureNames = finger.gestureItems.keys.sorted()
    phase.timers =
      (finger.timeUntilDelivery == nil ? [] : [0])
      + finger.gestures.indices.filter { finger.gestures[$0].timeUntilBegin != nil }.map { $0 + 1 }
    return phase
  }

  /// Tries every action, records the outcomes, and returns the nodes that follow.
  private mutating func expand(_ node: Node, _ key: Key) -> [Node] {
    var edges: [(name: String, text: String)] = []
    var after: [Node] = []
    for (name, events) in actions(from: node) {
      var stage = node.stage
      var notices: [CellEvent] = []
      for event in events {
        let (next, more) = machine.reduce(stage, event)
        stage = next
        notices += more
      }
      if name == "down", let finger = stage.finger {
        let times = [finger.timeUntilDelivery] + finger.gestures.map(\.timeUntilBegin)
        delays = zip(delays, times).map { max($0, $1?.seconds ?? 0) }
      }
      stage = machine.updateConfigurations(stage).stage
      let next = Node(stage: stage, item: node.item, other: node.other)
      let nextKey = self.key(of: next)
      let otherLocal = key.other.isEmpty ? nil : node.other.map { local(of: $0, in: stage) }
      let list = eventLists.number(of: text(of: notices, node))
      edges.append(
        (
          name,
          "[\(phases.number(of: nextKey.phase)),\(nextKey.local),\(otherLocal ?? -1),\(list)]"
        ))
      after.append(next)
    }
    entries.append(
      (
        key,
        "{" + edges.map { "\(quoted($0.name)):\($0.text)" }.joined(separator: ",") + "}"
      ))
    return after
  }

  /// The actions in a situation, by the names that the page's script uses.
  private func actions(from node: Node) -> [(name: String, events: [StageEvent])] {
    var actions: [(String, [StageEvent])] = []
    if let finger = node.stage.finger {
      if let time = machine.timeUntilDeadline(in: node.stage) {
        actions.append(("time", [.advance(by: time)]))
      }
      for (name, point) in places(of: finger, node) {
        actions.append((name, [.input(.move(.point(point)))]))
      }
      actions.append(("up", [.input(.up)]))
      actions.append(("cancel", [.input(.cancel)]))
    } else if let point = touchablePoint(of: node.item, in: node.stage) {
      actions.append(("down", [.input(.down(.point(point)))]))
    }
    actions.append(("select", [.input(.app(.select(node.item)))]))
    actions.append(("deselect", [.input(.app(.deselect(node.item)))]))
    for (index, input) in inputs.bound.enumerated() {
      for (number, value) in input.values.enumerated() {
        let change = StateChange(item: node.item, [StateChange.Value(input.word, value)])
        actions.append(("set \(index) \(number)", [.input(.app(.set(change)))]))
      }
    }
    return actions
  }

  /// A point where a touch hits a cell and no control in it; `nil` if there is none.
  private func touchablePoint(of item: Int, in stage: Stage) -> Point? {
    guard let frame = machine.arrangement(of: stage).frame(ofItem: item) else { return nil }
    return [0.5, 0.1, 0.9].flatMap { y in
      [0.5, 0.1, 0.9].map { x in
        Point(frame.minX + x * frame.size.width, frame.minY + y * frame.size.height)
      }
    }.first {
      machine.item(at: $0, in: stage) == item
        && machine.control(ofItem: item, at: $0, in: stage) == nil
    }
  }

  /// The places to which a finger moves: inside its cell at each distance that recognisers distinguish,
  /// outside of it, and along the scroll direction until the content follows.
  private func places(of finger: Finger, _ node: Node) -> [(name: String, point: Point)] {
    let arrangement = machine.arrangement(of: node.stage)
    guard let frame = arrangement.frame(ofItem: node.item) else { return [] }
    let scrolls = machine.isScrollable(in: arrangement)
    let start = finger.start
    func moved(_ distance: Double, _ direction: Point) -> Point {
      Point(start.x + direction.x * distance, start.y + direction.y * distance)
    }
    let axis =
      machine.scene.collectionView.layout.scrollDirection == .horizontal
      ? Point(1, 0) : Point(0, 1)
    let across = Point(axis.y, axis.x)
    let directions =
      [across, Point(-across.x, -across.y)]
      + (scrolls ? [] : [axis, Point(-axis.x, -axis.y)])
    var places: [(String, Point)] = []
    let edges = [0] + rings
    for (index, ring) in edges.enumerated() {
      let point = directions.lazy.map { moved(ring + 1, $0) }.first(where: frame.contains)
      if let point { places.append(("in \(index)", point)) }
    }
    let far = max(frame.size.width, frame.size.height) + (rings.last ?? 0) + 30
    places.append(("out", moved(far, Point(-across.x, -across.y))))
    if scrolls, finger.pan == nil { places.append(("scroll", moved(11, axis))) }
    return places
  }

  // MARK: - Events

  /// The events with the role of the cell: 0 under the finger, 1 the other one.
  private func text(of notices: [CellEvent], _ node: Node) -> String {
    PageJSON.list(
      notices.compactMap { event -> String? in
        let role = event.item.map { $0 == node.item ? 0 : $0 == node.other ? 1 : -1 } ?? -1
        func entry(_ name: String, _ value: String? = nil) -> String {
          "[\(role),\(quoted(name))" + (value.map { ",\(quoted($0))" } ?? "") + "]"
        }
        switch event {
        case .call(let call, _): return entry(call.rawValue + "Item")
        case .flag(let flag, let value, _): return entry(flag.propertyName, "\(value)")
        case .gesture(let name, let phase, _): return entry("\(name).\(phase.rawValue)")
        case .control(let name, let event, _):
          return entry("\(name.rawValue).\(event.rawValue)")
        case .custom(let name, let value, _): return entry(name, "\(value)")
        case .batchUpdates: return entry("performBatchUpdates")
        case .app(let call): return call.method.map { entry($0, call.argument) }
        // The page scrolls by itself.
        case .didScroll, .didScrollSection, .scrollView, .willDisplayCell, .didEndDisplayingCell,
          .prepareForReuse, .animationDidEnd,
          .traitCollectionDidChange:
          return nil
        }
      })
  }

  // MARK: - JSON

  /// The table for the page's script.
  mutating func json() -> String {
    var table: [String: String] = [:]
    for (key, edges) in entries {
      let other = key.other.map(String.init).joined(separator: ".")
      table["\(phases.number(of: key.phase))|\(key.kind).\(key.local)|\(other)"] = edges
    }
    return PageJSON.object([
      "entries": PageJSON.sorted(table),
      "events": PageJSON.list(eventLists.values),
      "timers": PageJSON.list(phases.values.map { PageJSON.list($0.timers.map(String.init)) }),
      "down": PageJSON.list(phases.values.map { $0.isDown ? "1" : "0" }),
      "scrolling": PageJSON.list(phases.values.map { $0.scrolls ? "1" : "0" }),
      "delays": PageJSON.numbers(delays),
      "rings": PageJSON.numbers(rings),
      "single": isSingle ? "1" : "0",
      "locals": PageJSON.list(
        locals.values.map { local in
          PageJSON.object([
            "flags": PageJSON.texts(local.state.flags.map(\.rawValue)),
            "custom": PageJSON.sorted(
              local.state.customValues.mapValues { quoted($0.description) }),
            "suspended": local.isSuspended ? "1" : nil,
          ])
        }),
    ])
  }
}
