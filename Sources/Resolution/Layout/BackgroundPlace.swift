internal import Drawing
internal import Scenes

/// How far a background lies inside of its cell.
struct BackgroundPlace: Hashable, Sendable {
  /// The layout margin of a cell, in points: a view's default (documented; from memory for cells).
  private static let layoutMargin = 8.0

  private var insets = DirectionalInsets.zero

  /// As large as the cell.
  init() {}

  /// The place that a configuration asks for.
  init(_ properties: ResolvedProperties) {
    let edges: DirectionalRectEdge = properties[.edgesAddingLayoutMarginsToBackgroundInsets]
    insets = properties[.backgroundInsets]
    if edges.contains(.top) { insets.top += Self.layoutMargin }
    if edges.contains(.leading) { insets.leading += Self.layoutMargin }
    if edges.contains(.bottom) { insets.bottom += Self.layoutMargin }
    if edges.contains(.trailing) { insets.trailing += Self.layoutMargin }
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
