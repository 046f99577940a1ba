internal import Drawing
internal import Interaction
internal import Motion
internal import Scenes
internal import Vocabulary

/// The content that moves, and the cells that come and go with it.
extension ScriptPlayer {
  /// Moves the content at the scene's own tick: the delegate is called as often as the scene says,
  /// counted from the start of the movement, and at its very end.
  mutating func scroll(_ movement: ScrollMovement, from start: Duration) {
    let origin = direction.position(of: viewport.contentOffset)
    let target = offset(of: movement.target)
    let end = start + movement.duration
    if movement.duration > .zero, let clock = FrameClock(framesPerSecond: scene.scene.tick) {
      let seconds = movement.duration / .seconds(1)
      for tick in 1..<max(1, clock.frameCount(through: movement.duration)) {
        let time = start + clock.time(ofFrame: tick)
        guard time < end else { break }
        happen(until: time)
        let fraction = Double(tick) / (Double(clock.framesPerSecond) * seconds)
        setContentOffset(origin + (target - origin) * fraction, at: time, isOnTheWay: true)
      }
    }
    happen(until: end)
    setContentOffset(target, at: end)
  }

  /// The content offset along the scroll direction at which a movement ends.
  func offset(of target: ScrollMovement.Target) -> Double {
    let current = direction.position(of: viewport.contentOffset)
    switch target {
    case .offset(let offset): return offset
    case .by(let distance): return current + distance
    case .item(let item):
      guard let frame = viewport.contentFrame(ofItem: item) else { return current }
      let shown = viewport.bounds.inset(by: scene.scene.collectionView.contentInset)
      let start = direction.position(of: frame.origin) - direction.position(of: shown.origin)
      let end = start + direction.length(of: frame.size) - direction.length(of: shown.size)
      // A cell that is larger than the room is shown from its start.
      return current + (start < 0 || end > start ? start : max(end, 0))
    }
  }

  /// Lets the content be elsewhere, and tells the delegate.
  mutating func setContentOffset(
    _ position: Double, at time: Duration, isOnTheWay: Bool = false
  ) {
    let old = viewport.contentOffset
    let offset =
      switch direction {
      case .vertical: Point(old.x, position)
      case .horizontal: Point(position, old.y)
      }
    guard offset != old else { return }
    let scrolled = laidOut(at: offset)
    var events: [CellEvent] = []
    switch scene.scene.scrollOrder {
    case .layoutFirst:
      events += layOut(scrolled)
      events += hearing(.didScroll(offset: position))
    case .didScrollFirst:
      viewport = Viewport(
        scrolled.geometry, bounds: scrolled.bounds, visibleItems: viewport.visibleItems)
      events += hearing(.didScroll(offset: position))
      events += layOut(scrolled)
    }
    addTurn(events, at: time, isOnTheWay: isOnTheWay)
  }

  /// Where the cells are at a content offset, with their states as they are now.
  ///
  /// - Parameter invalidated: The items whose cells are asked again how large they are; `nil` for all.
  func laidOut(at offset: Point, invalidated: Set<Int>? = []) -> Viewport {
    scene.viewport(
      scrolledTo: offset, sizes: viewport.geometry.measuredSizes, invalidated: invalidated
    ) { [states] in states.state(of: $0) }
  }

  /// The items whose cells are asked again how large they are; `nil` for all, in a batch of updates.
  func invalidated(by events: [CellEvent]) -> Set<Int>? {
    if events.contains(.batchUpdates) { return nil }
    let before = turns.last.map { StateTable(start, after: $0) } ?? StateTable(start)
    return Set(
      viewport.visibleItems.filter { item in
        scene.invalidatesSize(
          ofItem: item, from: (scene, before.state(of: item)), to: states.state(of: item))
      })
  }

  /// Lets cells come and go; those that go are prepared for reuse.
  mutating func layOut(_ new: Viewport) -> [CellEvent] {
    let (before, after) = (viewport.visibleItems, new.visibleItems)
    viewport = new
    var events: [CellEvent] = []
    let (shown, remaining) = (Set(before), Set(after))
    for item in after where !shown.contains(item) {
      events += hearing(.willDisplayCell(item: item))
    }
    for item in before where !remaining.contains(item) {
      events += hearing(.didEndDisplayingCell(item: item))
      events += handle(.reused(item: item))
      states.forget(item)
    }
    return events
  }

  /// An event, and what it assigns to cells as they are now.
  mutating func hearing(_ event: CellEvent) -> [CellEvent] {
    let items = event.item.map { [$0] } ?? viewport.visibleItems
    return [event]
      + items.flatMap { assignments(for: event, item: $0, flags: states.flags(of: $0)) }
  }
}
