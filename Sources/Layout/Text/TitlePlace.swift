package import Drawing

/// Where a control has its title, for its baselines.
package struct TitlePlace: Hashable, Sendable {
  /// The font of the title.
  let font: Font
  /// The height of the title's lines, in points.
  let height: Double
  /// How far the middle of the title is below that of the control, in points.
  let offset: Double
  /// Whether the title has one line, however high its room is.
  let isOneLine: Bool

  /// The baselines of an attributed title; `nil` for another one.
  let block: BlockBaselines?

  /// Creates the place of a title.
  package init(
    font: Font, height: Double, offset: Double, isOneLine: Bool = false,
    block: BlockBaselines? = nil
  ) {
    self.block = block
    self.font = font
    self.height = height
    self.offset = offset
    self.isOneLine = isOneLine
  }
}
