internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

extension Reduction {
  /// Scrolls at once until an item's cell is at a position in the visible part, which is the bounds without
  /// the content inset, or as near to it as there is content.
  mutating func scrollToItem(_ item: Int, at position: ItemPosition) {
    guard let frame = arrangement.contentFrame(ofItem: item) else { return }
    let direction = machine.direction
    let inset = machine.scene.collectionView.contentInset
    let visible = Rect(origin: .zero, size: arrangement.bounds.size).inset(by: inset)
    let room = direction.length(of: visible.size) - direction.length(of: frame.size)
    let offset =
      direction.position(of: frame.origin) - direction.position(of: visible.origin)
      - position.fraction * room
    let range = machine.scrollRange(in: arrangement)
    scroll(
      ScrollMovement(to: .offset(min(max(offset, range.lowerBound), range.upperBound))))
  }
}
