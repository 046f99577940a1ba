/// The margins of the rows of tables and lists. They depend on the version of iOS, the width of the
/// collection view and the horizontal size class.
package struct RowMetrics: Hashable, Sendable {
  /// The metrics of the version.
  package let platform: PlatformMetrics
  /// The margin at the sides of a row, of a card, and of an accessory, in points: that of a root view
  /// (`systemMinimumLayoutMargins`).
  package let sideMargin: Double

  /// The narrow and the wide margin, and the narrowest compact width with the latter. Cells of Interface
  /// Builder have 16 in 213 files that are 375 wide, and 20 in 111 files that are 393 or wider, and on iPads.
  /// (390 is from memory, unverified.)
  private static let (narrow, wide, narrowestWide) = (16.0, 20.0, 393.0)

  /// The margins of rows in a collection view of a width, in points.
  package init(_ traits: Traits, width: Double) {
    platform = traits.platform.metrics
    sideMargin =
      traits.horizontalSizeClass == .regular || width >= Self.narrowestWide
      ? Self.wide : Self.narrow
  }

  /// The margins of a row's cell and of its content.
  package var margins: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: platform.rowMargin, leading: sideMargin, bottom: platform.rowMargin,
      trailing: sideMargin)
  }
}
