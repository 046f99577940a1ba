internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Scenes

/// Items that a finger moves by their reorder handles.
extension Reduction {
  /// A finger comes down on a reorder handle: its cell is lifted, and no view and no recogniser receives the touch.
  mutating func touchHandle(at location: Point) {
    guard let item = stage.finger?.item, stage.swipe == nil, stage.finger?.isWithdrawn == false,
      machine.isOnHandle(ofItem: item, at: location, in: stage),
      let frame = arrangement.contentFrame(ofItem: item), let origin = position(ofItem: item)
    else { return }
    endDrop()
    stage.finger?.withdraw()
    stage.finger?.isReordering = true
    advanceGestures { $0.cancel() }
    let before = stage
    stage.reorder = ReorderedItem(
      item: item, origin: origin, grip: location.y + stage.contentOffset.y - frame.minY,
      position: frame.minY)
    record([.flag(.reordering, value: true, item: item)], before: before)
  }

  /// Moves the lifted cell with the finger. Other cells move aside.
  mutating func followHandle() {
    guard let finger = stage.finger, finger.isReordering, let row = stage.reorder,
      let frame = arrangement.contentFrame(ofItem: row.item)
    else { return }
    let last = max(0, arrangement.contentSize.height - frame.size.height)
    let position = min(max(finger.location.y + stage.contentOffset.y - row.grip, 0), last)
    stage.reorder?.position = position
    // Each pass leaves one more cell behind.
    for _ in 0..<displayed.count {
      guard let next = nextPosition(of: row.item, at: position) else { break }
      place(row.item, at: next, [.reorder(item: row.item, to: next, isOver: false)])
    }
    scrollAtEdge()
  }

  /// The finger releases the lifted cell, which moves to its place. If the touch is cancelled, it returns.
  mutating func endReordering(_ finger: Finger, isCancelled: Bool) {
    endEdgeScrolling()
    guard finger.isReordering, let row = stage.reorder, !row.isDropped else { return }
    if isCancelled { place(row.item, at: row.origin, []) }
    // Its place may be out of sight, where there is no cell.
    guard stage.reorder != nil else { return }
    var events: [CellEvent] = []
    if let position = position(ofItem: row.item), position != row.origin {
      events.append(.reorder(item: row.item, to: position, isOver: true))
    }
    let before = stage
    stage.reorder = arrangement.contentFrame(ofItem: row.item).flatMap { row.dropped(at: $0.minY) }
    record(events + [.flag(.reordering, value: false, item: row.item)], before: before)
  }

  /// Puts a released cell into its place at once.
  mutating func endDrop() {
    if stage.reorder?.isDropped == true { stage.reorder = nil }
  }

  /// Forgets a lifted cell, whose item is deleted or leaves the screen.
  mutating func forgetReordering(of item: Int) {
    guard stage.reorder?.item == item else { return }
    stage.reorder = nil
    stage.finger?.isReordering = false
    endEdgeScrolling()
  }

  // MARK: - Positions

  private var order: ItemOrder { stage.order ?? machine.scene.collectionView.order }

  /// The position of an item in its section; `nil` if it is not there.
  private func position(ofItem item: Int) -> Int? {
    let order = order
    let number = machine.section(ofItem: item, in: order)
    guard order.sections.indices.contains(number) else { return nil }
    return order.sections[number].firstIndex(of: item)
  }

  /// The position that a lifted cell takes: that of the cell of its section on which its middle is. A cell that
  /// would still be there after making room, because it is higher, is not passed yet.
  private func nextPosition(of item: Int, at top: Double) -> Int? {
    guard let own = arrangement.contentFrame(ofItem: item), let current = position(ofItem: item)
    else { return nil }
    let order = order
    let section = machine.section(ofItem: item, in: order)
    let middle = top + own.size.height / 2
    let passed = displayed.compactMap { other -> Int? in
      guard other != item, machine.section(ofItem: other, in: order) == section,
        let frame = arrangement.contentFrame(ofItem: other), let next = position(ofItem: other)
      else { return nil }
      let isPassed =
        next > current
        ? middle >= max(frame.minY, frame.maxY - own.size.height)
        : middle < min(frame.maxY, frame.minY + own.size.height)
      return isPassed ? next : nil
    }
    return passed.max { abs($0 - current) < abs($1 - current) }
  }

  private mutating func place(_ item: Int, at position: Int, _ events: [CellEvent]) {
    var order = order
    guard order.apply([.moveItem(item, to: position)], section: machine.geometry.section) == nil
    else {
      return
    }
    let before = stage
    stage.order = order
    moveContent(sizes: stage.sizes, contentOffset: stage.contentOffset)
    record(events + exchangeCells(), before: before)
  }
}
