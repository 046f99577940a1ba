internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// The actions that are tried, and how they are performed.
extension StateExplorer {
  /// An action at a position.
  enum Step {
    case touchDown(Int)
    case quickTap(Int)
    /// Time passes until the next deadline.
    case hold
    case dragOut
    case dragScrolling
    case dragBackIn
    /// The finger moves from another cell onto a watched one.
    case dragIn(Int, from: Int)
    case lift
    case cancel
    case tapAnother(Int)
    /// The content scrolls to an offset along the scroll direction, in points.
    case scroll(to: Double)

    /// The item on whose cell a finger comes down; `nil` if none does.
    var touchedItem: Int? {
      switch self {
      case .touchDown(let item), .quickTap(let item), .tapAnother(let item),
        .dragIn(_, from: let item):
        item
      case .hold, .dragOut, .dragScrolling, .dragBackIn, .lift, .cancel, .scroll: nil
      }
    }

    /// The item that the action names; `nil` for the item under the finger.
    var item: Int? {
      if case .dragIn(let item, _) = self { item } else { touchedItem }
    }
  }

  /// A distance in points that makes every recogniser fail.
  private static let farDistance = GestureRecognizer.tapMovement + 15
  /// A finger's width, in points. Our choice: any point outside of a cell would do.
  private static let fingerWidth = 22.0

  func steps(from node: Node) -> [Step] {
    guard let touch = node.situation.touch else { return stepsWithoutFinger(node) }
    if touch.isScrolling { return [.lift, .cancel] + scrolls(node) }
    let waiting: [Step] = machine.timeUntilDeadline(in: node.stage) == nil ? [] : [.hold]
    // A touch that has not been delivered becomes a quick tap, or is held.
    guard !touch.isUnheard else { return waiting }
    let drags: [Step] =
      touch.isInside
      ? [.dragOut] + (isScrollable(node) && !touch.isWithdrawn ? [.dragScrolling] : [])
      : [.dragBackIn]
    return waiting + drags + [.lift, .cancel] + scrolls(node)
  }

  private func stepsWithoutFinger(_ node: Node) -> [Step] {
    var steps: [Step] = []
    let others = others(node)
    for item in items where isTouchable(item, node) {
      steps.append(.touchDown(item))
      // If touches are delivered at once, there are no quick taps.
      if machine.scene.collectionView.delaysContentTouches { steps.append(.quickTap(item)) }
      // Rules see a finger on a cell wherever it came down.
      if machine.scene.tellsTouches, let other = others.first {
        steps.append(.dragIn(item, from: other))
      }
    }
    return steps + others.map { .tapAnother($0) } + scrolls(node)
  }

  /// Whether a cell can be touched. Without custom states the content may scroll to it first.
  private func isTouchable(_ item: Int, _ node: Node) -> Bool {
    !hasCustomStates || machine.arrangement(of: node.stage).visibleItems.containsSorted(item)
  }

  /// One item of each kind that is not watched, a visible one if possible.
  private func others(_ node: Node) -> [Int] {
    var found: [[Int]: Int] = [:]
    let visible = machine.arrangement(of: node.stage).visibleItems
    for item in visible + (hasCustomStates ? [] : kinds.candidates) where !items.contains(item) {
      let kind = kinds.kind(of: item)
      if found[kind] == nil { found[kind] = item }
    }
    return found.values.sorted()
  }

  private func isScrollable(_ node: Node) -> Bool {
    machine.isScrollable(in: machine.arrangement(of: node.stage))
  }

  /// Scrolls to one offset for each combination of places of the watched cells, except the current
  /// one.
  private func scrolls(_ node: Node) -> [Step] {
    guard hasCustomStates else { return [] }
    return positions(of: node.stage, other: node.situation.places).map { .scroll(to: $0) }
  }

  /// Content offsets along the scroll direction, one for each combination of places of the watched
  /// cells. Places only change where the edge of a cell meets an edge of the viewport.
  private func positions(of stage: Stage, other places: [Set<CellPredicate.Place>]) -> [Double] {
    let arrangement = machine.arrangement(of: stage)
    let range = machine.scrollRange(in: arrangement)
    guard range.lowerBound < range.upperBound else { return [] }
    let direction = machine.direction
    let length = direction.length(of: arrangement.bounds.size)
    func moved(to offset: Double) -> any Arrangement {
      var moved = stage
      moved.scroll.contentOffset =
        switch direction {
        case .vertical: Point(stage.contentOffset.x, offset)
        case .horizontal: Point(offset, stage.contentOffset.y)
        }
      return machine.arrangement(of: moved)
    }
    func edges(_ item: Int) -> [Double] {
      guard let frame = arrangement.contentFrame(ofItem: item) else { return [] }
      let start = direction.position(of: frame.origin)
      let end = start + direction.length(of: frame.size)
      return [start, end, start - length, end - length]
    }
    var offsets: Set<Double> = [range.lowerBound, range.upperBound]
    for item in items {
      for edge in edges(item) where range.contains(edge) {
        offsets.insert(edge)
        for neighbour in moved(to: edge).visibleItems { offsets.formUnion(edges(neighbour)) }
      }
    }
    let corners = offsets.filter(range.contains).sorted()
    let middles = zip(corners, corners.dropFirst()).map { ($0 + $1) / 2 }
    let current = direction.position(of: stage.contentOffset)
    let nearest = (corners + middles).sorted {
      (abs($0 - current), $0) < (abs($1 - current), $1)
    }
    var found: Set<[Set<CellPredicate.Place>]> = [places]
    return nearest.filter { offset in
      let arrangement = moved(to: offset)
      return found.insert(items.map { arrangement.places(ofItem: $0) }).inserted
    }
  }

  // MARK: - Performing steps

  /// Performs a step in each possible variant.
  func results(of step: Step, from node: Node) -> [Result] {
    var run = Run(machine, node.stage)
    switch step {
    case .touchDown(let item): run.touchDown(on: item)
    case .quickTap(let item):
      run.touchDown(on: item)
      run.input(.up)
    case .hold: run.hold()
    case .dragOut:
      return outsidePlaces(node.stage).map { place in
        result(of: node) { $0.input(.move(.point(place))) }
      }
    case .dragScrolling:
      let moves =
        [TouchPlace.point(placeAlong(node.stage))] + scrolls(node).map { drag($0, node.stage) }
      return moves.map { place in result(of: node) { $0.input(.move(place)) } }
    case .dragBackIn:
      if let item = node.situation.touch?.item { run.move(to: item) }
    case .dragIn(let item, let other):
      run.touchDown(on: other)
      run.holdUntilHeard()
      run.move(to: item)
    case .lift: run.input(.up)
    case .cancel: run.input(.cancel)
    case .tapAnother(let item):
      run.touchDown(on: item)
      run.pass(TouchScript.tapDuration)
      run.input(.up)
    case .scroll(let offset):
      if node.situation.touch?.isScrolling == true {
        run.input(.move(drag(step, node.stage)))
      } else {
        run.input(.scroll(ScrollMovement(to: .offset(offset))))
      }
    }
    return [result(of: node, run)]
  }

  private func result(of node: Node, _ act: (inout Run) -> Void) -> Result {
    var run = Run(machine, node.stage)
    act(&run)
    return result(of: node, run)
  }

  private func result(of node: Node, _ run: Run) -> Result {
    Result(
      node: self.node(
        at: machine.updateConfigurations(run.stage).stage, after: node.situation),
      events: run.notices.compactMap(event))
  }

  /// Points where a finger leaves its cell without scrolling: near, and far enough to make all
  /// recognisers fail.
  private func outsidePlaces(_ stage: Stage) -> [Point] {
    let near = outsidePlace(stage, distance: Self.fingerWidth)
    guard stage.finger?.gestures.isEmpty == false else { return [near] }
    return [near, outsidePlace(stage, distance: Self.farDistance)]
  }

  /// A point where a finger leaves its cell along the scroll direction.
  private func placeAlong(_ stage: Stage) -> Point {
    let frame =
      stage.finger?.item.flatMap { machine.arrangement(of: stage).frame(ofItem: $0) } ?? .zero
    return switch machine.direction {
    case .vertical: Point(frame.midX, frame.maxY + Self.fingerWidth)
    case .horizontal: Point(frame.maxX + Self.fingerWidth, frame.midY)
    }
  }

  private func outsidePlace(_ stage: Stage, distance: Double) -> Point {
    let arrangement = machine.arrangement(of: stage)
    let frame = stage.finger?.item.flatMap { arrangement.frame(ofItem: $0) } ?? .zero
    // Across the scroll direction if the content scrolls: sideways in a list.
    let isSideways = (machine.direction == .vertical) == machine.isScrollable(in: arrangement)
    return isSideways
      ? Point(frame.maxX + distance, stage.finger?.location.y ?? frame.midY)
      : Point(stage.finger?.location.x ?? frame.midX, frame.maxY + distance)
  }

  /// The finger's position that drags the content to an offset.
  private func drag(_ step: Step, _ stage: Stage) -> TouchPlace {
    guard case .scroll(let offset) = step, let finger = stage.finger else { return .outside }
    let direction = machine.direction
    let distance = direction.position(of: stage.contentOffset) - offset
    let slop = finger.pan != nil ? 0 : distance < 0 ? -Reduction.panSlop : Reduction.panSlop
    return switch direction {
    case .vertical: .by(Point(0, distance + slop))
    case .horizontal: .by(Point(distance + slop, 0))
    }
  }

  /// The event as the graph reports it; `nil` if it does not concern the watched cells.
  private func event(_ event: CellEvent) -> StateGraph.Event? {
    guard let item = event.item, items.contains(item) else { return nil }
    switch event {
    case .call(let call, _): return StateGraph.Event(.call(call), item: item)
    case .gesture(let name, let phase, _):
      return StateGraph.Event(.gesture("\(name).\(phase.rawValue)"), item: item)
    case .flag, .custom, .batchUpdates, .didScroll, .willDisplayCell, .didEndDisplayingCell,
      .traitCollectionDidChange:
      return nil
    }
  }
}

/// A sequence of events.
private struct Run {
  private let machine: Machine
  private(set) var stage: Stage
  private(set) var notices: [CellEvent] = []

  init(_ machine: Machine, _ stage: Stage) {
    self.machine = machine
    self.stage = stage
  }

  private mutating func reduce(_ event: StageEvent) {
    let (after, notices) = machine.reduce(stage, event)
    stage = after
    self.notices += notices
  }

  mutating func input(_ input: TouchInput) { reduce(.input(input)) }

  mutating func pass(_ duration: Duration) { reduce(.advance(by: duration)) }

  /// Waits until the next deadline.
  mutating func hold() {
    if let time = machine.timeUntilDeadline(in: stage) { pass(time) }
  }

  /// Waits until the touch is delivered or a gesture begins.
  mutating func holdUntilHeard() {
    while let finger = stage.finger, finger.timeUntilDelivery != nil,
      !finger.gestures.contains(where: \.hasBegun)
    {
      hold()
    }
  }

  /// Touches a cell, after scrolling it into view if necessary.
  mutating func touchDown(on item: Int) {
    if !machine.arrangement(of: stage).visibleItems.containsSorted(item) {
      input(.scroll(ScrollMovement(to: .item(item))))
    }
    input(.down(.point(place(on: item))))
  }

  /// Moves the finger onto a cell.
  mutating func move(to item: Int) { input(.move(.point(place(on: item)))) }

  /// A point where a touch hits the visible part of a cell: the centre if possible.
  private func place(on item: Int) -> Point {
    let arrangement = machine.arrangement(of: stage)
    let bounds = Rect(origin: .zero, size: arrangement.bounds.size)
    let frame = arrangement.frame(ofItem: item) ?? .zero
    let part = frame.intersection(bounds) ?? frame
    let fractions = [0.5, 0.1, 0.9]
    let places = fractions.flatMap { y in
      fractions.map { x in
        Point(part.minX + x * part.size.width, part.minY + y * part.size.height)
      }
    }
    return places.first { machine.item(at: $0, in: stage) == item } ?? places[0]
  }
}
