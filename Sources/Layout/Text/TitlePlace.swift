package import Drawing

/// Where a control has its title, for its baselines.
package struct TitlePlace: Hashable, Sendable {
  /// The font of the title.
  let font: Font
  /// The height of the title's lines, in points.
  let height: Double
  /// How far the middle of the title is below that of the control, in points.
  let offset: Double

  /// Creates the place of a title.
  package init(font: Font, height: Double, offset: Double) {
    self.font = font
    self.height = height
    self.offset = offset
  }
}
