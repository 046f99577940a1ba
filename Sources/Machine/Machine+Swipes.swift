package import Drawing
package import Interaction
internal import Scenes
package import Vocabulary

/// Swipe actions.
extension Machine {
  /// The machine of a collection view without recognisers that need several taps.
  ///
  /// - Parameter hasPans: Whether it has its pan recognisers.
  package func withSingleTouches(hasPans: Bool) -> Machine {
    var machine = (hasPans ? withoutValueTouches : withoutPans).withoutDragging
    machine.recognizers.removeAll { $0.numberOfTapsRequired > 1 }
    return machine
  }

  /// The machine of a collection view without swipe actions.
  package var withoutSwipes: Machine {
    var machine = self
    machine.hasSwipes = false
    return machine
  }

  /// The machine of a collection view in which touches on controls, and on views with recognisers, press the cell.
  package var withoutControls: Machine {
    var machine = self
    machine.hasControls = false
    machine.recognizers.removeAll { $0.view != nil }
    return machine
  }

  /// Returns an item's row with the actions of an edge closed; `nil` if it has none there. While the collection view
  /// is editing rows have no swipe actions.
  ///
  /// - Parameters:
  ///   - state: The state of the cell, for which the app chooses the actions.
  ///   - showsAll: Whether it has those that are not for this state, too. Default: `false`.
  package func row(
    ofItem item: Int, at edge: SwipeEdge, state: CellState, showsAll: Bool = false, in stage: Stage
  ) -> SwipedRow? {
    guard hasSwipes, let actions = scene.collectionView.swipeActions(at: edge),
      !stage.selection.isEditing, let frame = arrangement(of: stage).frame(ofItem: item)
    else { return nil }
    let subject = subject(ofItem: item, state: state, in: stage)
    let shown = actions.actions.filter { showsAll || $0.when.holds(for: subject) }
    guard !shown.isEmpty else { return nil }
    let most = (frame.size.width - SwipedRow.freeWidth) / Double(shown.count)
    let width = geometry.width(
      ofViews: shown.map(\.viewKind), height: frame.size.height, traits: stage.traits)
    return SwipedRow(
      item: item, edge: edge, actions: shown.map(\.name), size: frame.size,
      buttonWidth: min(max(SwipedRow.leastButtonWidth, width.rounded(.up)), max(most, 1)),
      performsFirst: actions.performsFirstActionWithFullSwipe,
      sign: edge.sign(isRightToLeft: stage.traits.layoutDirection == .rightToLeft))
  }

  /// Returns a stage in which the actions of a row are open.
  package func opening(_ row: SwipedRow, in stage: Stage) -> Stage {
    var stage = stage
    stage.swipe = row
    stage.swipe?.offset = row.openOffset
    return stage
  }

  /// Returns the middle of what is seen of a row's content, in the viewport's coordinates; `nil` without a row.
  package func contentPoint(in stage: Stage) -> Point? {
    guard let row = stage.swipe, let frame = arrangement(of: stage).frame(ofItem: row.item) else {
      return nil
    }
    let way = (row.offset + frame.size.width) / 2
    return Point(row.sign < 0 ? frame.maxX - way : frame.minX + way, frame.midY)
  }

  /// The row of an item's cell in a state with its actions: as they are in a stage, or open if the cell is posed as
  /// swiped. `nil` if they are not shown.
  package func shownRow(ofItem item: Int, state: CellState, in stage: Stage) -> SwipedRow? {
    guard hasSwipes, state.contains(.swiped) else { return nil }
    if let row = stage.swipe, row.item == item { return row }
    let edges: [SwipeEdge] = [.trailing, .leading]
    guard
      var row = edges.lazy.compactMap({ row(ofItem: item, at: $0, state: state, in: stage) }).first
    else { return nil }
    row.offset = row.openOffset
    return row
  }

  /// The row that a finger begins to swipe; `nil` if it has not moved far enough along a row with actions.
  func swipedRow(_ finger: Finger, in stage: Stage) -> SwipedRow? {
    guard hasSwipes, let item = finger.item else { return nil }
    let way = finger.center - finger.origin
    guard abs(way.x) > Reduction.panSlop, abs(way.x) > abs(way.y) else { return nil }
    if let row = stage.swipe, row.item == item { return row }
    let state = state(ofItem: item, in: stage)
    return SwipeEdge.allCases.lazy.compactMap { row(ofItem: item, at: $0, state: state, in: stage) }
      .first { $0.sign * way.x > 0 }
  }

  /// Whether the touch of a finger is not delivered yet, because the finger may go on to swipe.
  func mayBeginSwipe(_ finger: Finger, in stage: Stage) -> Bool {
    guard hasSwipes, finger.timeUntilDelivery != nil, let item = finger.item else { return false }
    let way = finger.center - finger.origin
    guard abs(way.x) <= Reduction.panSlop, abs(way.y) <= Reduction.panSlop else { return false }
    let state = state(ofItem: item, in: stage)
    return SwipeEdge.allCases.contains {
      row(ofItem: item, at: $0, state: state, in: stage).map { $0.sign * way.x > 0 } ?? false
    }
  }

  /// Whether a row follows a finger where it is, or may begin to.
  package func mayFollow(_ finger: Finger, in stage: Stage) -> Bool {
    swipedRow(finger, in: stage) != nil || mayBeginSwipe(finger, in: stage)
  }

  /// The positions of a finger that swipes across a row, in the viewport's coordinates: where it comes down, and where
  /// it lifts. `nil` if the row has no actions at the edge.
  package func way(of swipe: SwipeGesture, in stage: Stage) -> (start: Point, end: Point)? {
    let item = swipe.item
    guard let frame = arrangement(of: stage).frame(ofItem: item),
      let row = row(
        ofItem: item, at: swipe.edge, state: state(ofItem: item, in: stage), in: stage)
    else { return nil }
    // It begins near the edge, so that it can cross the row, and lifts before the actions are open (our choice).
    let width = frame.size.width
    var start = (row.sign < 0 ? 0.92 : 0.08) * width
    var way = swipe.isFull ? 0.84 * width : 0.6 * row.openOffset + Reduction.panSlop
    if swipe.isFull, row.performsFirst, row.fullWay > way {
      // Past actions that fill the row it goes further, but stays in the row.
      way = (row.fullWay + width) / 2
      start = (width - row.sign * way) / 2
    }
    let place = Point(frame.minX + start, frame.midY)
    return (place, Point(place.x + row.sign * way, place.y))
  }

  /// The action of a row whose button a touch on the row's cell hits; `nil` for none. The point is in the viewport's
  /// coordinates.
  package func rowAction(ofItem item: Int, at point: Point, in stage: Stage) -> ViewName? {
    guard let row = stage.swipe, row.item == item,
      let frame = arrangement(of: stage).frame(ofItem: item)
    else { return nil }
    return row.action(at: point - frame.origin)
  }

  /// The middle of an action's row in a context menu, or of the visible part of its button, in the viewport's coordinates; `nil` if it is not shown.
  package func point(inAction name: ViewName, ofItem item: Int, in stage: Stage) -> Point? {
    if let menu = stage.menu, menu.item == item, let index = menu.actions.firstIndex(of: name) {
      let row = menu.rows[index]
      return Point(row.midX, row.midY)
    }
    guard let row = stage.swipe, row.item == item, let index = row.actions.firstIndex(of: name),
      let frame = arrangement(of: stage).frame(ofItem: item)
    else { return nil }
    let share = max(0, row.offset) / Double(row.actions.count)
    let way = share * (Double(index) + 0.5)
    let x = row.sign < 0 ? frame.maxX - way : frame.minX + way
    return Point(x, frame.midY)
  }
}
