internal import Drawing

/// Where the baselines of a label are, which shows its lines in the middle between its top and bottom.
struct TextBaselines: Hashable, Sendable {
  /// The height that the lines ask for, in points, on the pixel grid.
  let naturalHeight: Double
  /// The distance of the first baseline from the top of a label of that height, on the pixel grid.
  let first: Double
  /// The same for the last baseline.
  let last: Double

  /// The baselines of so many points of lines.
  init(naturalHeight: Double, font: Font, scale: Double) {
    self.naturalHeight = naturalHeight
    let lines = max(1, (naturalHeight / font.lineHeight + 0.01).rounded(.down))
    let top = (naturalHeight - lines * font.lineHeight) / 2
    first = ((top + font.ascender) * scale).rounded() / scale
    last = first + (lines - 1) * font.lineHeight
  }
}
