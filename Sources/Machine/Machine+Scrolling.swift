internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Motion
internal import Scenes
internal import Vocabulary

/// The scroll areas of a collection view.
extension Machine {
  /// The machine of a collection view whose content stops at its edges and with the finger, which has the same
  /// states, and fewer offsets.
  package var confined: Machine {
    var machine = self
    machine.isConfined = true
    return machine
  }

  // MARK: - Areas

  /// The direction in which an area scrolls.
  func direction(of area: ScrollArea) -> ScrollDirection {
    switch area {
    case .content: direction
    case .section: direction.across
    }
  }

  /// The offset of an area along its direction, in points; `nil` for a section that does not scroll.
  func offset(of area: ScrollArea, in stage: Stage) -> Double? {
    switch area {
    case .content: direction.position(of: stage.contentOffset)
    case .section(let number):
      stage.scroll.sectionOffsets[number]
        ?? arrangement(of: stage).orthogonalScrolling(ofSection: number)?.offset
    }
  }

  /// The content offset with another position along the scroll direction.
  func contentOffset(_ position: Double, in stage: Stage) -> Point {
    switch direction {
    case .vertical: Point(stage.contentOffset.x, position)
    case .horizontal: Point(position, stage.contentOffset.y)
    }
  }

  /// The nearest offset on the pixel grid, in points: `UIScrollView` rounds an offset when it is set.
  func onPixelGrid(_ offset: Double, _ traits: Traits) -> Double {
    let scale = traits.displayScale.factor
    return (offset * scale).rounded() / scale
  }

  /// The nearest offset on the pixel grid of content that can rest in a range, in points.
  ///
  /// An offset in the range stays in it. The ends of the range need not be on the grid.
  func onPixelGrid(_ offset: Double, in range: ClosedRange<Double>, _ traits: Traits) -> Double {
    let rounded = onPixelGrid(offset, traits)
    return range.contains(offset)
      ? min(max(rounded, range.lowerBound), range.upperBound) : rounded
  }

  /// The range of an area's offsets, in points.
  func scrollRange(of area: ScrollArea, in arrangement: any Arrangement) -> ClosedRange<Double> {
    switch area {
    case .content: scrollRange(in: arrangement)
    case .section(let number):
      0...(arrangement.orthogonalScrolling(ofSection: number)?.farthestOffset ?? 0)
    }
  }

  /// The length of the visible part of an area, in points.
  func viewportLength(of area: ScrollArea) -> Double {
    direction(of: area).length(of: scene.collectionView.size)
  }

  /// Whether the content moves beyond its edges.
  func bounces(_ area: ScrollArea) -> Bool {
    guard !isConfined else { return false }
    switch area {
    case .content: return scene.collectionView.bounces
    case .section: return true
    }
  }

  /// 1 if an area's offset grows while a finger moves towards smaller coordinates, and -1 for a section that
  /// reads from right to left.
  func sign(of area: ScrollArea, in arrangement: any Arrangement) -> Double {
    switch area {
    case .content: 1
    case .section(let number):
      arrangement.orthogonalScrolling(ofSection: number)?.isMirrored == true ? -1 : 1
    }
  }

  /// The area that a finger begins to drag; `nil` if it has not moved far enough for any.
  func draggedArea(_ finger: Finger, in arrangement: any Arrangement) -> ScrollArea? {
    let way = finger.center - finger.origin
    func distance(_ area: ScrollArea) -> Double {
      abs(direction(of: area).position(of: way))
    }
    var areas: [ScrollArea] = isScrollable(in: arrangement) ? [.content] : []
    if let section = arrangement.orthogonalSection(at: finger.origin) {
      areas.append(.section(section))
    }
    let moved = areas.filter { distance($0) > Reduction.panSlop }
    return moved.last { distance($0) > distance(.content) } ?? moved.first
  }

  // MARK: - Movements

  /// The movement of content that a finger releases; `nil` if it stays where it is.
  func glide(
    of area: ScrollArea, from offset: Double, velocity: Double, in arrangement: any Arrangement
  ) -> Glide? {
    guard !isConfined else { return nil }
    let range = scrollRange(of: area, in: arrangement)
    switch area {
    case .content:
      let view = scene.collectionView
      guard view.isPagingEnabled, range.contains(offset) else {
        return .released(
          at: offset, velocity: velocity, in: range, rate: view.decelerationRate.perMillisecond,
          bounces: view.bounces)
      }
      return .paging(
        from: offset, velocity: velocity,
        to: page(from: offset, velocity, length: viewportLength(of: area), in: range))
    case .section(let number):
      guard let scrolling = arrangement.orthogonalScrolling(ofSection: number) else { return nil }
      return glide(
        of: scrolling, number, from: offset, velocity: velocity, in: range, arrangement)
    }
  }

  private func glide(
    of scrolling: OrthogonalScrolling, _ number: Int, from offset: Double, velocity: Double,
    in range: ClosedRange<Double>, _ arrangement: any Arrangement
  ) -> Glide? {
    let normal = DecelerationRate.normal.perMillisecond
    func clamped(_ offset: Double) -> Double {
      min(max(offset, range.lowerBound), range.upperBound)
    }
    /// The leading edges of the groups around an offset.
    func stops(_ offset: Double) -> (before: Double, after: Double) {
      let stops = arrangement.orthogonalStops(ofSection: number, around: offset)
      return (clamped(stops.before), clamped(stops.after))
    }
    let free = Glide.released(
      at: offset, velocity: velocity, in: range, rate: normal, bounces: true)
    guard range.contains(offset) else { return free }
    switch scrolling.behavior {
    case .none: return nil
    case .continuous: return free
    case .continuousGroupLeadingBoundary:
      let rest = Glide.restPosition(from: offset, velocity: velocity, rate: normal)
      guard range.contains(rest) else { return free }
      let (before, after) = stops(rest)
      return .snapping(
        from: offset, velocity: velocity, to: rest - before <= after - rest ? before : after,
        rate: normal)
    case .paging:
      return .paging(
        from: offset, velocity: velocity,
        to: page(
          from: offset, velocity, length: viewportLength(of: .section(number)), in: range))
    case .groupPaging, .groupPagingCentered:
      let (before, after) = stops(offset)
      let target: Double
      if velocity > Self.pagingSpeed {
        target = after
      } else if velocity < -Self.pagingSpeed {
        target = before < offset ? before : stops(offset - Self.slack).before
      } else {
        target = offset - before <= after - offset ? before : after
      }
      return .paging(from: offset, velocity: velocity, to: target)
    }
  }

  /// The speed above which a page turns although less than half of it has been dragged, in points per second. Our
  /// choice: the speed at which a deceleration stops.
  private static let pagingSpeed = 10.0
  /// An upper bound of the rounding errors of offsets, in points.
  private static let slack = 1e-6

  /// The offset of the page to which content moves: a multiple of the viewport's length, or an end of the range.
  private func page(
    from offset: Double, _ velocity: Double, length: Double, in range: ClosedRange<Double>
  ) -> Double {
    let page = length > 0 ? offset / length : 0
    let number: Double
    if velocity > Self.pagingSpeed {
      number = (page + Self.slack).rounded(.down) + 1
    } else if velocity < -Self.pagingSpeed {
      number = (page - Self.slack).rounded(.up) - 1
    } else {
      number = page.rounded()
    }
    return min(max(number * length, range.lowerBound), range.upperBound)
  }

  // MARK: - Time

  /// The time until content scrolls on; `nil` if it does not. The delegate is called at the
  /// scene's tick, counted from the start of the movement, and at its end.
  func timeUntilScroll(in stage: Stage) -> Duration? {
    stage.scroll.movements.values.map(timeUntilTick).min()
  }

  /// The area that scrolls on now; `nil` if none does.
  func areaDue(in stage: Stage) -> ScrollArea? {
    stage.scroll.movements.filter { timeUntilTick($0.value) == .zero }.keys.min()
  }

  private func timeUntilTick(_ movement: ScrollOffsets.Movement) -> Duration {
    let tick = FrameClock(framesPerSecond: scene.scrollCallsPerSecond)?.time(ofFrame: movement.tick)
    return max(.zero, min(tick ?? movement.duration, movement.duration) - movement.elapsed)
  }

  /// Returns a stage with the offsets that its content has after a duration without an event. Movements of `scroll`
  /// steps, and those below a lifted cell, stay at their last tick.
  ///
  /// - Parameter onPixels: Whether offsets are rounded to pixels, as in UIKit.
  package func gliding(
    _ stage: Stage, for duration: Duration, onPixels: Bool = true
  ) -> Stage {
    guard stage.isGliding else { return stage }
    var stage = stage
    stage.swipe = stage.swipe?.gliding(for: duration)
    stage.reorder = stage.reorder?.gliding(for: duration)
    stage.menu = stage.menu?.gliding(for: duration)
    for (area, movement) in stage.scroll.movements where movement.cause.isContinuous {
      let exact = movement.glide.position(at: (movement.elapsed + duration) / .seconds(1))
      let offset = onPixels ? onPixelGrid(exact, in: movement.range, stage.traits) : exact
      switch area {
      case .content: stage.scroll.contentOffset = contentOffset(offset, in: stage)
      case .section(let number): stage.scroll.sectionOffsets[number] = offset
      }
    }
    return stage
  }
}
