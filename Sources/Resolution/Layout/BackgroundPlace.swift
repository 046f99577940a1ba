internal import Drawing
internal import Scenes
internal import Vocabulary

/// How far a background lies inside of its cell.
struct BackgroundPlace: Hashable, Sendable {
  private var insets = DirectionalInsets.zero

  /// As large as the cell.
  init() {}

  /// The place that a configuration asks for in a cell with these margins.
  init(_ background: BackgroundContent, layoutMargins margins: DirectionalInsets) {
    let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
    insets = background.backgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
  }

  /// The background in a cell, in the cell's coordinates; empty where the insets leave nothing.
  func frame(in context: LayoutContext) -> Rect {
    let isMirrored = context.direction == .rightToLeft
    let left = isMirrored ? insets.trailing : insets.leading
    let right = isMirrored ? insets.leading : insets.trailing
    let size = context.size
    return Rect(
      left, insets.top, max(0, size.width - left - right),
      max(0, size.height - insets.top - insets.bottom))
  }
}
