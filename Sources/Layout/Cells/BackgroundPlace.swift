internal import Drawing
package import Vocabulary

/// How far a background lies inside of its cell.
package struct BackgroundPlace: Hashable, Sendable {
  private var insets = DirectionalInsets.zero

  /// As large as the cell.
  package init() {}

  /// The place that a configuration asks for.
  ///
  /// - Parameters:
  ///   - insets: How far the background lies inside of the cell, in points.
  ///   - edges: The edges at which the cell's layout margins are added to the insets.
  ///   - margins: The cell's layout margins, in points.
  package init(
    insets: DirectionalInsets, edgesAddingLayoutMargins edges: DirectionalRectEdge,
    layoutMargins margins: DirectionalInsets
  ) {
    self.insets = insets
    if edges.contains(.top) { self.insets.top += margins.top }
    if edges.contains(.leading) { self.insets.leading += margins.leading }
    if edges.contains(.bottom) { self.insets.bottom += margins.bottom }
    if edges.contains(.trailing) { self.insets.trailing += margins.trailing }
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
