internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Motion
internal import Scenes

/// Scrolling of the content and of orthogonal sections.
extension Reduction {
  /// Starts a movement, or jumps if its duration is zero.
  mutating func scroll(_ movement: ScrollMovement) {
    let area = movement.section.map { ScrollArea.section($0) } ?? .content
    guard let current = machine.offset(of: area, in: stage) else { return }
    let target = machine.offset(of: movement.target, in: area, from: current, stage)
    guard movement.duration > .zero else {
      stage.scroll.movements[area] = nil
      return setOffset(target, of: area)
    }
    start(
      .even(from: current, to: target, over: movement.duration / .seconds(1)), of: area,
      .script, duration: movement.duration)
  }

  /// Starts a movement of content.
  mutating func start(
    _ glide: Glide, of area: ScrollArea, _ cause: ScrollOffsets.Movement.Cause,
    duration: Duration? = nil
  ) {
    stage.scroll.movements[area] = ScrollOffsets.Movement(
      glide: glide, cause: cause, origin: glide.position(at: 0),
      range: machine.scrollRange(of: area, in: arrangement),
      duration: duration ?? .nanoseconds(Int64((glide.duration * 1e9).rounded(.up))))
  }

  /// Moves content to its position at the movement's next tick, or at its end.
  mutating func scrollOn() {
    guard let area = machine.areaDue(in: stage), let movement = stage.scroll.movements[area]
    else { return }
    guard movement.elapsed < movement.duration,
      let clock = FrameClock(framesPerSecond: machine.scene.scrollCallsPerSecond)
    else {
      stage.scroll.movements[area] = nil
      setOffset(movement.glide.target, of: area)
      if movement.cause == .reordering { followHandle() }
      return finish(movement, of: area)
    }
    stage.scroll.movements[area]?.tick += 1
    let seconds = Double(movement.tick) / Double(clock.framesPerSecond)
    let offset =
      movement.cause == .script
      ? movement.origin + (movement.glide.target - movement.origin)
        * (Double(movement.tick)
          / (Double(clock.framesPerSecond) * (movement.duration / .seconds(1))))
      : movement.glide.position(at: seconds)
    setOffset(offset, of: area)
    if movement.cause == .reordering { followHandle() }
    // Cells that size themselves may have moved the edges.
    if movement.cause == .finger, area == .content,
      machine.scrollRange(in: arrangement) != movement.range
    {
      let glide = machine.glide(
        of: area, from: offset, velocity: movement.glide.velocity(at: seconds), in: arrangement)
      if let glide {
        start(glide, of: area, .finger)
      } else {
        stage.scroll.movements[area] = nil
        finish(movement, of: area)
      }
    }
  }

  /// Reports the end of a movement of the content to the delegate.
  private mutating func finish(_ movement: ScrollOffsets.Movement, of area: ScrollArea) {
    guard area == .content else { return }
    switch movement.cause {
    case .script, .reordering: break
    case .finger: add([.scrollView(.didEndDecelerating)])
    case .app: add([.scrollView(.didEndScrollingAnimation)])
    }
  }

  /// Sets an offset along the direction in which an area scrolls, rounded to pixels.
  mutating func setOffset(_ position: Double, of area: ScrollArea) {
    let position = machine.onPixelGrid(
      position, in: machine.scrollRange(of: area, in: arrangement), stage.traits)
    switch area {
    case .content: setContentOffset(position)
    case .section(let number): setOffset(position, ofSection: number)
    }
  }

  /// Sets the content offset and calls the delegate.
  private mutating func setContentOffset(_ position: Double) {
    let offset = machine.contentOffset(position, in: stage)
    guard offset != stage.contentOffset else { return }
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

  /// Scrolls an orthogonal section, whose layout calls its `visibleItemsInvalidationHandler`.
  private mutating func setOffset(_ position: Double, ofSection number: Int) {
    guard machine.offset(of: .section(number), in: stage) != position else { return }
    stage.scroll.sectionOffsets[number] = position
    let sizes = machine.settledSizes(
      of: stage, known: stage.sizes, invalidated: [], at: stage.contentOffset)
    moveContent(sizes: sizes, contentOffset: stage.contentOffset)
    add(exchangeCells() + [.didScrollSection(number, offset: position)])
  }
}

// MARK: - Fingers

extension Reduction {
  /// Scrolls content with the finger. Beyond the edges it resists, or stops there if it does not bounce.
  mutating func followFinger() {
    guard let finger = stage.finger, let pan = finger.pan else { return }
    let range = machine.scrollRange(of: pan.area, in: arrangement)
    let direction = machine.direction(of: pan.area)
    let way =
      (pan.start - direction.position(of: finger.center))
      * machine.sign(of: pan.area, in: arrangement)
    var offset = pan.offset + way
    if machine.bounces(pan.area) {
      offset = RubberBand(length: machine.viewportLength(of: pan.area)).shown(offset, in: range)
    } else {
      // If the content was outside of its range when the finger came down, it does not jump back.
      let least = min(range.lowerBound, pan.offset)
      let most = max(range.upperBound, pan.offset)
      offset = min(max(offset, least), most)
    }
    setOffset(offset, of: pan.area)
    // The velocity is that of the finger, and not of offsets that are rounded to pixels.
    stage.finger?.pan?.track.add(offset)
  }

  /// Begins to drag content. The finger has just passed the slop.
  mutating func beginDragging(_ area: ScrollArea) {
    guard let finger = stage.finger, let shown = machine.offset(of: area, in: stage) else { return }
    closeRow()
    if area == .content { add([.scrollView(.willBeginDragging)]) }
    let direction = machine.direction(of: area)
    let distance = direction.position(of: finger.center - finger.origin)
    // The content does not jump: it follows the finger from the end of the slop.
    let slop = distance < 0 ? -Self.panSlop : Self.panSlop
    let range = machine.scrollRange(of: area, in: arrangement)
    let offset =
      machine.bounces(area)
      ? RubberBand(length: machine.viewportLength(of: area)).dragged(shown, in: range) : shown
    stage.finger?.pan = Finger.Pan(
      area: area, start: direction.position(of: finger.origin) + slop, offset: offset,
      track: PositionTrack(shown))
    followFinger()
  }

  /// Releases the content that a finger drags or has stopped.
  mutating func endDragging(_ finger: Finger, velocity: Double) {
    if let pan = finger.pan {
      letGo(of: pan.area, velocity: velocity, isDragged: true)
    } else if let area = finger.stopped {
      letGo(of: area, velocity: 0, isDragged: false)
    }
  }

  /// Starts a movement of content without a finger.
  private mutating func letGo(of area: ScrollArea, velocity: Double, isDragged: Bool) {
    guard let offset = machine.offset(of: area, in: stage) else { return }
    let glide = machine.glide(of: area, from: offset, velocity: velocity, in: arrangement)
    if let glide { start(glide, of: area, .finger) }
    guard area == .content else { return }
    var calls: [ScrollMovement.Call] = []
    if isDragged {
      calls.append(
        .willEndDragging(
          velocity: velocity / 1000, targetContentOffset: glide?.target ?? offset))
      calls.append(.didEndDragging(willDecelerate: glide != nil))
    }
    if glide != nil { calls.append(.willBeginDecelerating) }
    add(calls.map { .scrollView($0) })
  }

  /// Throws content: a finger that drags it lifts at a velocity. It is not on the screen long enough for a cell
  /// to receive the touch.
  mutating func fling(_ fling: Fling) {
    let location = machine.location(of: fling.from, in: stage)
    let direction = fling.direction ?? machine.direction
    let area: ScrollArea
    if direction == machine.direction {
      area = .content
    } else if let section = arrangement.orthogonalSection(at: location) {
      area = .section(section)
    } else {
      return
    }
    guard area != .content || machine.isScrollable(in: arrangement) else { return }
    stage.scroll.movements[area] = nil
    closeRow()
    if area == .content { add([.scrollView(.willBeginDragging)]) }
    letGo(of: area, velocity: fling.velocity, isDragged: true)
  }
}
