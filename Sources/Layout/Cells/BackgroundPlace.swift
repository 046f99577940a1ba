internal import Drawing
package import Vocabulary

/// The position of a background in its cell.
package struct BackgroundPlace: Hashable, Sendable {
  private var insets = DirectionalEdgeInsets.zero

  /// Creates the position of a background that fills the cell.
  package init() {}

  /// Creates the position from a configuration.
  ///
  /// - Parameters:
  ///   - insets: The insets of the background from the cell's edges, in points.
  ///   - edges: The edges at which the cell's layout margins are added to the insets.
  ///   - margins: The cell's layout margins, in points.
  package init(
    insets: DirectionalEdgeInsets, edgesAddingLayoutMargins edges: DirectionalRectEdge,
    layoutMargins margins: DirectionalEdgeInsets
  ) {
    self.insets = insets
    if edges.contains(.top) { self.insets.top += margins.top }
    if edges.contains(.leading) { self.insets.leading += margins.leading }
    if edges.contains(.bottom) { self.insets.bottom += margins.bottom }
    if edges.contains(.trailing) { self.insets.trailing += margins.trailing }
  }

  /// The frame of the background, in the cell's coordinates; empty if the insets leave no space.
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
