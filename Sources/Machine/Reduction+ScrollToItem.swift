internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Motion
internal import Scenes

/// Movements of the content by the app.
extension Reduction {
  /// How long an animated movement takes: 0.3 s (from memory, unverified; the constant is private).
  private static let animationDuration: Duration = .milliseconds(300)

  /// Scrolls until an item's cell is at a position in the visible part, which is the bounds without
  /// the content inset, or as near to it as there is content.
  mutating func scrollToItem(_ item: Int, at position: ScrollPosition, animated: Bool) {
    guard let frame = arrangement.contentFrame(ofItem: item) else { return }
    let direction = machine.direction
    let inset = machine.scene.collectionView.contentInset
    let visible = Rect(origin: .zero, size: arrangement.bounds.size).inset(by: inset)
    let room = direction.length(of: visible.size) - direction.length(of: frame.size)
    let offset =
      direction.position(of: frame.origin) - direction.position(of: visible.origin)
      - position.fraction * room
    let range = machine.scrollRange(in: arrangement)
    scroll(to: min(max(offset, range.lowerBound), range.upperBound), animated: animated)
  }

  /// Scrolls to a content offset along the scroll direction: at once, or at a constant speed (documented).
  mutating func scroll(to target: Double, animated: Bool) {
    let current = machine.direction.position(of: stage.contentOffset)
    guard animated, target != current else {
      return scroll(ScrollMovement(to: .offset(target)))
    }
    let duration = Self.animationDuration
    start(
      .even(from: current, to: target, over: duration / .seconds(1)), of: .content, .app,
      duration: duration)
  }
}
