internal import Drawing

/// The baselines of a label, which centres its lines vertically.
struct TextBaselines: Hashable, Sendable {
  /// The natural height of the lines, in points, on the pixel grid.
  let naturalHeight: Double
  /// The distance of the first baseline from the top of a label with that height, on the pixel
  /// grid.
  let first: Double
  /// The distance of the last baseline from the top, on the pixel grid.
  let last: Double

  /// Creates the baselines for lines of a natural height.
  ///
  /// - Parameters:
  ///   - offset: How far the middle of the lines is below that of the view, in points.
  ///   - isOneLine: Whether there is one line even in a height of several.
  init(
    naturalHeight: Double, font: Font, offset: Double = 0, isOneLine: Bool = false, scale: Double
  ) {
    self.naturalHeight = naturalHeight
    let lines = isOneLine ? 1 : max(1, (naturalHeight / font.lineHeight + 0.01).rounded(.down))
    let top = (naturalHeight - lines * font.lineHeight) / 2
    first = ((top + offset + font.ascender) * scale).rounded() / scale
    last = first + (lines - 1) * font.lineHeight
  }

  /// Creates the baselines of an attributed text, each of which is on the pixel grid where the text is drawn.
  init(naturalHeight: Double, block: BlockBaselines, offset: Double = 0, scale: Double) {
    self.naturalHeight = naturalHeight
    let top = (naturalHeight - block.height) / 2 + offset
    first = ((top + block.first) * scale).rounded() / scale
    last = ((top + block.last) * scale).rounded() / scale
  }
}
