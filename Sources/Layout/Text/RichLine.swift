internal import Drawing

/// A line of attributed text. Positions are relative to the start of its baseline, in points.
struct RichLine: Hashable, Sendable {
  /// A part of the line with equal attributes.
  struct Piece: Hashable, Sendable {
    /// The attributes; `string` is the part's.
    let run: TextRun
    /// The typeset text, with the run's kern.
    let text: TypesetText
    /// The start of the text.
    let x: Double
  }

  /// The parts from left to right.
  var pieces: [Piece] = []
  /// The width of the text without the indents.
  var width = 0.0
  /// The height of the text above the baseline, with what the paragraph's line height adds.
  var ascent = 0.0
  /// The height of the line.
  var height = 0.0
  /// The space between the previous line and this one.
  var gap = 0.0
  /// The indents from the leading and the trailing edge.
  var indents = (head: 0.0, tail: 0.0)

  /// The text.
  var string: String { pieces.map(\.run.string).joined() }

  /// The width of the text with the indents.
  var fullWidth: Double { width + indents.head + indents.tail }

  /// The height of lines with the spaces between them.
  static func height(of lines: [RichLine]) -> Double {
    lines.reduce(0) { $0 + $1.gap + $1.height }
  }

  static func == (a: RichLine, b: RichLine) -> Bool {
    a.pieces == b.pieces && a.width == b.width && a.ascent == b.ascent && a.height == b.height
      && a.gap == b.gap && a.indents == b.indents
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(pieces)
    hasher.combine(height)
  }
}
