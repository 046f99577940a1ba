internal import Drawing

/// The placement of a diagram's cards and arrows.
struct DiagramPlacement {
  /// The rectangles of the cards, in points, in the order of the graph's states.
  let boxes: [Rect]
  /// The arrows with their labels, in the order of the graph's transitions.
  let arrows: [PlacedArrow]
  /// The size in points, including only the left and top margins.
  let size: Size
}
