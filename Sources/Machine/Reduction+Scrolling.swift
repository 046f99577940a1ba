internal import Drawing
internal import Interaction
internal import Motion
internal import Scenes
internal import Vocabulary

/// Scrolling of the content.
extension Reduction {
  /// Starts a movement of the content, or jumps if its duration is zero.
  mutating func scroll(_ movement: ScrollMovement) {
    let target = machine.offset(of: movement.target, in: stage)
    guard movement.duration > .zero else {
      stage.scroll.movement = nil
      return setContentOffset(target)
    }
    stage.scroll.movement = ScrollPosition.Movement(
      origin: machine.direction.position(of: stage.contentOffset), target: target,
      duration: movement.duration)
  }

  /// Scrolls the content to its position at the movement's next tick, or at its end.
  mutating func scrollOn() {
    guard let movement = stage.scroll.movement else { return }
    guard movement.elapsed < movement.duration,
      let clock = FrameClock(framesPerSecond: machine.scene.tick)
    else {
      stage.scroll.movement = nil
      return setContentOffset(movement.target)
    }
    let seconds = movement.duration / .seconds(1)
    let fraction = Double(movement.tick) / (Double(clock.framesPerSecond) * seconds)
    stage.scroll.movement?.tick += 1
    setContentOffset(movement.origin + (movement.target - movement.origin) * fraction)
  }

  /// Sets the content offset and calls the delegate.
  mutating func setContentOffset(_ position: Double) {
    let old = stage.contentOffset
    let offset =
      switch machine.direction {
      case .vertical: Point(old.x, position)
      case .horizontal: Point(position, old.y)
      }
    guard offset != old else { return }
    let sizes = machine.settledSizes(of: stage, known: stage.sizes, invalidated: [], at: offset)
    moveContent(sizes: sizes, contentOffset: offset)
    var events: [CellEvent] = []
    switch machine.scene.scrollOrder {
    case .layoutFirst:
      events += exchangeCells()
      events += assigning(.didScroll(offset: position))
    case .didScrollFirst:
      events += assigning(.didScroll(offset: position))
      events += exchangeCells()
    }
    add(events)
  }
}

extension Machine {
  /// The time until the content scrolls on; `nil` if it does not. The delegate is called at the
  /// scene's tick, counted from the start of the movement, and at its end.
  func timeUntilScroll(in stage: Stage) -> Duration? {
    guard let movement = stage.scroll.movement else { return nil }
    let tick = FrameClock(framesPerSecond: scene.tick)?.time(ofFrame: movement.tick)
    return min(tick ?? movement.duration, movement.duration) - movement.elapsed
  }
}
