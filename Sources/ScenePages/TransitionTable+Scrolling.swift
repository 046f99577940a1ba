internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Machine

/// Scrolling to cells.
///
/// The content offset does not distinguish situations: the page's script computes it. A cell that is not
/// visible is scrolled into view before it is touched, and out of view to find the values that it keeps when reused.
extension TransitionTable {
  /// The maximum number of times that content scrolls to a cell. Our choice: cells that size themselves when they
  /// become visible move it further, by smaller and smaller distances.
  private static let mostScrolls = 8

  /// A stage in which the content has scrolled so far that a finger reaches an item's cell, and if possible that of another
  /// item, too.
  func scrolled(_ stage: Stage, to item: Int, beside other: Int?) -> Stage {
    guard let other else { return scrolled(stage, to: item) }
    let shown = scrolled(scrolled(stage, to: other), to: item)
    let arrangement = machine.arrangement(of: shown)
    guard !isReachable(other, in: shown), let frame = arrangement.contentFrame(ofItem: item),
      let otherFrame = arrangement.contentFrame(ofItem: other)
    else { return shown }
    // The border between the two comes to the middle.
    let direction = machine.direction
    let border = max(
      direction.position(of: frame.origin), direction.position(of: otherFrame.origin))
    let range = machine.scrollRange(in: arrangement)
    let middle = border - direction.length(of: arrangement.bounds.size) / 2
    let between = scrolled(
      shown, by: ScrollMovement(to: .offset(min(max(middle, range.lowerBound), range.upperBound))))
    return isReachable(item, in: between) && isReachable(other, in: between) ? between : shown
  }

  /// A stage in which the content has scrolled so far that a finger reaches an item's cell.
  private func scrolled(_ stage: Stage, to item: Int) -> Stage {
    var shown = stage
    for _ in 0..<Self.mostScrolls where !isReachable(item, in: shown) {
      let next = scrolled(shown, by: ScrollMovement(to: .item(item)))
      guard next != shown else { break }
      shown = next
    }
    return shown
  }

  private func scrolled(_ stage: Stage, by movement: ScrollMovement) -> Stage {
    machine.updateConfigurations(machine.reduce(stage, .input(.scroll(movement))).stage).stage
  }

  /// Whether a finger reaches an item's cell. One that is wholly visible counts also if its controls cover it.
  private func isReachable(_ item: Int, in stage: Stage) -> Bool {
    let arrangement = machine.arrangement(of: stage)
    return arrangement.visibleItems.containsSorted(item)
      && (arrangement.isFullyVisible(item) || touchablePoint(of: item, in: stage) != nil)
  }

  /// The same situation with the touched cell in view.
  mutating func showing(_ node: Node) -> Node {
    guard node.stage.finger == nil, node.stage.swipe == nil else { return node }
    let stage = scrolled(node.stage, to: node.item)
    guard stage != node.stage else { return node }
    return Node(
      stage: stage, item: node.item, other: node.other, measured: measured(in: stage, after: node))
  }

  /// The situations after the touched cell has left the screen, upwards and downwards, and is there again. Records its
  /// state then. Empty if it loses nothing, and if the content cannot scroll so far.
  mutating func returned(_ node: Node) -> [Node] {
    guard node.stage.finger == nil, node.stage.swipe == nil else { return [] }
    let (first, before) = (firstLocal(of: node.item), local(of: node.item, in: node))
    // The selection belongs to the item.
    let states = [first, before].map { locals.values[$0].state.setting(.selected, to: false) }
    let arrangement = machine.arrangement(of: node.stage)
    let range = machine.scrollRange(in: arrangement)
    guard states[0] != states[1], range.lowerBound < range.upperBound,
      let frame = arrangement.contentFrame(ofItem: node.item)
    else { return [] }
    let direction = machine.direction
    let start = direction.position(of: frame.origin)
    let end = start + direction.length(of: frame.size)
    let length = direction.length(of: arrangement.bounds.size)
    var nodes: [Node] = []
    // A point more, because offsets are rounded to pixels.
    for offset in [end + 1, start - length - 1] {
      let target = min(max(offset, range.lowerBound), range.upperBound)
      let stage = scrolled(node.stage, by: ScrollMovement(to: .offset(target)))
      guard !machine.arrangement(of: stage).visibleItems.containsSorted(node.item) else { continue }
      let left = Node(
        stage: stage, item: node.item, other: node.other,
        measured: measured(in: stage, after: node))
      let back = showing(left)
      let after = local(of: node.item, in: back)
      if after != before { reused[before, default: [:]][first] = after }
      nodes.append(back)
    }
    return nodes
  }
}
