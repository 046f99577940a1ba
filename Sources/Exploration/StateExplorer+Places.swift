internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Machine
internal import Scenes
internal import Vocabulary

/// The positions of fingers and the content offsets that are tried.
extension StateExplorer {
  /// Content offsets along the scroll direction, one for each combination of places of the watched
  /// cells. Places only change where the edge of a cell meets an edge of the viewport.
  func positions(of stage: Stage, other places: [Set<CellPredicate.Place>]) -> [Double] {
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

  // MARK: - Fingers

  /// A distance in points that makes every recogniser fail.
  private static let farDistance = GestureRecognizer.tapMovement + 15
  /// How far from the edge of a cell a short movement across it begins and ends, in points. Our choice: less
  /// than half of what a recogniser allows.
  private static let slideDistance = 3.0

  /// Points where a finger leaves its cell without scrolling: near, and far enough to make all
  /// recognisers fail.
  func outsidePlaces(_ stage: Stage) -> [Point] {
    let near = outsidePlace(stage, distance: Machine.fingerWidth)
    guard stage.finger?.gestures.contains(where: { $0.recognizer.pan == nil }) == true else {
      return [near]
    }
    return [near, outsidePlace(stage, distance: Self.farDistance)]
  }

  /// A point where a finger leaves its cell along the scroll direction; `nil` if it came down on no
  /// cell.
  func placeAlong(_ stage: Stage) -> Point? {
    let frame = stage.finger?.item.flatMap { machine.arrangement(of: stage).frame(ofItem: $0) }
    return frame.map { frame in
      switch machine.direction {
      case .vertical: Point(frame.midX, frame.maxY + Machine.fingerWidth)
      case .horizontal: Point(frame.maxX + Machine.fingerWidth, frame.midY)
      }
    }
  }

  /// Points of the finger's cell that are so far from where it came down that no recogniser fails, those
  /// that allow the least, and so on. The content does not scroll.
  func insidePlaces(_ stage: Stage) -> [Point] {
    guard let finger = stage.finger, let part = ExploredRun(machine, stage).touchableFrame
    else { return [] }
    let isScrollable = machine.isScrollable(in: machine.arrangement(of: stage))
    let allowed = Set(finger.gestures.map(\.recognizer.allowableMovement)).sorted()
    return ([0] + allowed).compactMap { distance in
      let length = distance + 1
      let across: [Point] =
        switch machine.direction {
        case .vertical: [Point(length, 0), Point(-length, 0)]
        case .horizontal: [Point(0, length), Point(0, -length)]
        }
      let along = isScrollable ? [] : across.map { Point($0.y, $0.x) }
      return (across + along).map { finger.start + $0 }.first(where: part.contains)
    }
  }

  /// Points of the finger's cell at which the content has just begun to follow the finger.
  func slopPlaces(_ stage: Stage) -> [Point] {
    guard let finger = stage.finger, let part = ExploredRun(machine, stage).touchableFrame
    else { return [] }
    return [GestureRecognizer.panSlop + 1, -GestureRecognizer.panSlop - 1].map { distance in
      switch machine.direction {
      case .vertical: finger.start + Point(0, distance)
      case .horizontal: finger.start + Point(distance, 0)
      }
    }.filter(part.contains)
  }

  /// A place in the viewport where no cell is; `nil` if there is none on a coarse grid.
  func backgroundPlace(_ stage: Stage) -> Point? {
    let arrangement = machine.arrangement(of: stage)
    let size = arrangement.bounds.size
    let fractions = (0...8).map { (Double($0) + 0.5) / 9 }
    let places = fractions.flatMap { y in
      fractions.map { Point($0 * size.width, y * size.height) }
    }
    return places.first { arrangement.items(at: $0).isEmpty }
  }

  /// The connected controls of an item's cell, and the views with recognisers, that a finger can hit in their middle.
  func touchedViews(of item: Int, _ stage: Stage) -> [ViewName] {
    (machine.connectedControls + machine.viewsOfRecognizers).filter { name in
      let place = TouchPlace.view(name, ofItem: item)
      let point = machine.location(of: place, in: stage)
      let control = machine.control(ofItem: item, at: point, in: stage)?.name
      return machine.isInView(point) && machine.item(at: point, in: stage) == item
        && name == control ?? machine.viewOfRecognizers(ofItem: item, at: point, in: stage)
    }
  }

  /// A point outside of the area in which a finger still counts as on the touched control (`ControlTouch.reach`).
  func placeOffControl(_ stage: Stage) -> Point? {
    guard let finger = stage.finger, let item = finger.item, let control = finger.control,
      let start = machine.point(in: control.name, ofItem: item, at: .zero, in: stage),
      let end = machine.point(in: control.name, ofItem: item, at: Point(1, 1), in: stage)
    else { return nil }
    let distance = ControlTouch.reach + Machine.fingerWidth
    // Across the scroll direction, so that the content does not scroll.
    return switch machine.direction {
    case .vertical: Point(max(start.x, end.x) + distance, finger.location.y)
    case .horizontal: Point(finger.location.x, max(start.y, end.y) + distance)
    }
  }

  /// Short movements across the middle of each edge of a cell, in both directions.
  func slides(across item: Int, _ stage: Stage) -> [Slide] {
    let arrangement = machine.arrangement(of: stage)
    guard let frame = arrangement.frame(ofItem: item) else { return [] }
    let viewport = Rect(origin: .zero, size: arrangement.bounds.size)
    let edges = [
      (Point(frame.midX, frame.minY), Point(0, 1)), (Point(frame.midX, frame.maxY), Point(0, -1)),
      (Point(frame.minX, frame.midY), Point(1, 0)), (Point(frame.maxX, frame.midY), Point(-1, 0)),
    ]
    return edges.flatMap { edge, inward -> [Slide] in
      let step = Point(inward.x * Self.slideDistance, inward.y * Self.slideDistance)
      let (inside, outside) = (edge + step, edge - step)
      guard viewport.contains(inside), viewport.contains(outside),
        machine.item(at: inside, in: stage) == item,
        arrangement.items(at: outside).last != item
      else { return [] }
      return [
        Slide(item: item, start: outside, end: inside, isInward: true),
        Slide(item: item, start: inside, end: outside, isInward: false),
      ]
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
  func drag(to offset: Double, _ stage: Stage) -> TouchPlace {
    guard let finger = stage.finger else { return .outside }
    let direction = machine.direction
    let distance = direction.position(of: stage.contentOffset) - offset
    let panSlop = GestureRecognizer.panSlop
    let slop = finger.pan != nil ? 0 : distance < 0 ? -panSlop : panSlop
    return switch direction {
    case .vertical: .by(Point(0, distance + slop))
    case .horizontal: .by(Point(distance + slop, 0))
    }
  }
}
