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
      : boxes(backgrounds) + pieces.compactMap { $0.ink($0.color ?? color) } + boxes(decorations)
    guard isClipped else { return items }
    return [.layer(DisplayList.Layer(clip: .rect(bounds), items: items))]
  }
}

extension LabelLines.Piece {
  /// Draws the piece; `nil` if its image is in a clear colour.
  fileprivate func ink(_ color: Color) -> DisplayList.Item? {
    guard let shapes else { return .text(text, at: origin, color) }
    guard color.alpha > 0 else { return nil }
    var layer = shapes.image.layer(in: shapes.rect.offset(by: origin))
    layer.opacity = color.alpha
    return .layer(layer)
  }
}
