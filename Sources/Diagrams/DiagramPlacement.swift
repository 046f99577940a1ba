internal import Drawing

/// Where the cards and arrows of a diagram stand.
struct DiagramPlacement {
  /// The cards, in the order of the graph's states.
  let boxes: [Rect]
  /// The arrows with their labels, in the order of the graph's transitions.
  let arrows: [PlacedArrow]
  /// The extent with the margins at the left and the top only.
  let size: Size
}
