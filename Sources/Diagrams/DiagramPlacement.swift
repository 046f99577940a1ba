internal import Drawing
internal import Interaction

/// Where the cards and arrows of a diagram stand.
struct DiagramPlacement {
  private let boxes: [CellState: Rect]
  /// The arrows with their labels, in the order of the graph's transitions.
  let arrows: [PlacedArrow]
  /// The extent with the margins at the left and the top only.
  let size: Size

  init(boxes: [(CellState, Rect)], arrows: [PlacedArrow], size: Size) {
    self.boxes = Dictionary(boxes) { first, _ in first }
    self.arrows = arrows
    self.size = size
  }

  /// The rectangle of a state's card.
  func box(of state: CellState) -> Rect { boxes[state] ?? .zero }
}
