internal import Drawing
internal import Interaction
internal import Machine
internal import Vocabulary

/// Scrolling to cells.
///
/// The content offset is not among what distinguishes situations: the page's script scrolls by itself. A cell that is not
/// visible is scrolled into view before it is touched.
extension TransitionTable {
  /// How often content scrolls to a cell. Our choice: cells that size themselves when they become visible push it on, less
  /// and less far.
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
}
