internal import Drawing
internal import Layout

extension LabelLines {
  /// Draws the lines, clipped to a view's bounds if they are larger.
  ///
  /// - Parameter color: The colour of what has none of its own.
  func ink(_ color: Color, in bounds: Rect) -> [DisplayList.Item] {
    guard color.alpha > 0 || !pieces.isEmpty else { return [] }
    func boxes(_ boxes: [LabelLines.Box]) -> [DisplayList.Item] {
      boxes.map { .fill(.rect($0.frame), $0.color ?? color) }
    }
    let items =
      pieces.isEmpty
      ? lines.map { DisplayList.Item.text($0.text, at: $0.origin, color) }
      : boxes(backgrounds) + pieces.map { .text($0.text, at: $0.origin, $0.color ?? color) }
        + boxes(decorations)
    guard isClipped else { return items }
    return [.layer(DisplayList.Layer(clip: .rect(bounds), items: items))]
  }
}
