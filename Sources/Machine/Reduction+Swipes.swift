internal import Drawing
internal import Interaction
internal import Motion
internal import Scenes
internal import Vocabulary

/// Swipes across rows.
extension Reduction {
  // MARK: - Fingers

  /// A finger comes down while the actions of a row are shown: it may drag them, perform one, or close them. Cells do
  /// not receive the touch (observed).
  mutating func touchRow(at location: Point) {
    guard let row = stage.swipe, !row.isClosing || stage.finger?.item == row.item else { return }
    stage.finger?.withdraw()
    guard let frame = arrangement.frame(ofItem: row.item), frame.contains(location) else {
      return closeRow()
    }
    // The finger holds content that moves.
    stage.swipe?.movement = nil
    stage.finger?.item = row.item
    stage.finger?.rowTouch =
      row.action(at: location - frame.origin).map { Finger.RowTouch.action($0) } ?? .content
  }

  /// Begins to swipe. The finger has just passed the slop.
  mutating func beginSwipe(_ row: SwipedRow) {
    let before = stage
    let isNew = stage.swipe?.item != row.item
    if isNew { closeRowAtOnce() }
    guard let finger = stage.finger else { return }
    let slop = finger.center.x < finger.origin.x ? -Self.panSlop : Self.panSlop
    stage.swipe = row
    stage.swipe?.movement = nil
    // The content does not jump: it follows the finger from the end of the slop.
    stage.finger?.swipe = Finger.Swipe(
      start: finger.origin.x + slop, way: row.dragged(row.offset),
      track: PositionTrack(row.offset))
    if isNew { record([.flag(.swiped, value: true, item: row.item)], before: before) }
    followSwipe()
  }

  /// Moves the content of the row with the finger.
  mutating func followSwipe() {
    guard let finger = stage.finger, let swipe = finger.swipe, var row = stage.swipe,
      let frame = arrangement.frame(ofItem: row.item)
    else { return }
    row.offset = row.shown(swipe.way + row.sign * (finger.center.x - swipe.start))
    let way = row.sign < 0 ? frame.maxX - finger.center.x : finger.center.x - frame.minX
    row.expand(row.isComplete(reach: way / max(1, frame.size.width)))
    if machine.isConfined { row.rest() }
    stage.swipe = row
    stage.finger?.swipe?.track.add(row.offset)
  }

  /// Releases the row that a finger swipes or has touched.
  mutating func endSwipe(_ finger: Finger, isCancelled: Bool) {
    guard let row = stage.swipe else { return }
    if let swipe = finger.swipe {
      let velocity = isCancelled ? 0 : swipe.track.velocity
      if row.isExpanded, !isCancelled, let first = row.actions.first {
        return perform(first, isFull: true)
      }
      settleRow(at: row.opens(at: velocity) ? row.openOffset : 0, velocity: velocity)
      return
    }
    switch finger.rowTouch {
    case nil: break
    case .content: closeRow()
    case .action(let name):
      guard !isCancelled, let frame = arrangement.frame(ofItem: row.item) else { break }
      if row.action(at: finger.location - frame.origin) == name { perform(name, isFull: false) }
    }
  }

  // MARK: - Rows

  /// Performs an action. If its row is still there, the actions close.
  private mutating func perform(_ action: ViewName, isFull: Bool) {
    guard let item = stage.swipe?.item else { return }
    record([.control(action, .primaryActionTriggered, item: item)], before: stage)
    guard stage.swipe?.item == item else { return }
    closeRow()
  }

  /// Closes the actions that are shown.
  mutating func closeRow() {
    guard let row = stage.swipe, !row.isClosing else { return }
    settleRow(at: 0, velocity: 0)
  }

  /// Starts a movement of the row's content to an offset. A first action that covers the others still does so while the
  /// row closes.
  private mutating func settleRow(at target: Double, velocity: Double) {
    if target > 0 { stage.swipe?.expand(false) }
    stage.swipe?.move(to: target, velocity: velocity)
    if machine.isConfined { stage.swipe?.rest() }
    endSettledRow()
  }

  /// Ends the movements of the row that are over.
  mutating func restRow() {
    stage.swipe?.endMovements()
    endSettledRow()
  }

  /// Hides the actions if they are closed.
  private mutating func endSettledRow() {
    guard let row = stage.swipe, row.movement == nil, row.offset == 0, stage.finger?.swipe == nil
    else { return }
    closeRowAtOnce()
  }

  /// Takes the actions away with their row.
  mutating func forgetRow() {
    stage.swipe = nil
    stage.finger?.swipe = nil
    stage.finger?.rowTouch = nil
  }

  /// Hides the actions without an animation.
  mutating func closeRowAtOnce() {
    guard let row = stage.swipe else { return }
    let before = stage
    forgetRow()
    record([.flag(.swiped, value: false, item: row.item)], before: before)
  }
}

extension SwipedRow {
  /// Ends the movements that are over.
  mutating func endMovements() {
    if let movement, movement.timeUntilRest == .zero {
      offset = movement.target
      self.movement = nil
    }
    if let expanding, expanding.timeUntilRest == .zero {
      expansion = expanding.target / 100
      self.expanding = nil
    }
  }

  /// Ends all movements at once.
  mutating func rest() {
    if let movement { offset = movement.target }
    if let expanding { expansion = expanding.target / 100 }
    (movement, expanding) = (nil, nil)
  }
}
