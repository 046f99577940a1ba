package import Drawing

/// Everything that determines a label's lines, except their width.
package struct LabelText: Hashable, Sendable {
  /// The text.
  package var string: String
  /// The font.
  package var font: Font
  /// How the text is broken into lines and aligned.
  package var style: LabelStyle
  /// The parts of an attributed text, whose texts together are `string`; empty if all of it has `font` and no
  /// other attributes.
  package var runs: [TextRun] = []
  /// The minimum factor by which the fonts of a single line may shrink until the line fits; `nil` if it does not
  /// shrink.
  package var minimumScaleFactor: Double?
  /// Whether the letters of a single line move closer together before it is truncated.
  package var allowsTightening = false
  /// The attributes of the paragraphs of an attributed text.
  package var paragraph = ParagraphStyle()
  /// The container of a text view's text; `nil` for a label.
  package var container: Container?

  /// Where a text view has its text.
  package struct Container: Hashable, Sendable {
    /// The distances of the text from the edges, in points.
    package var insets: EdgeInsets
    /// Whether the height follows from the text.
    package var wrapsInLayout: Bool

    /// Creates a container.
    package init(insets: EdgeInsets, wrapsInLayout: Bool) {
      self.insets = insets
      self.wrapsInLayout = wrapsInLayout
    }
  }

  /// Creates a label's attributed text. `font` is that of the highest letters, for baselines.
  package init(runs: [TextRun], font: Font, style: LabelStyle, paragraph: ParagraphStyle) {
    let highest = runs.map(\.font).max { $0.pointSize < $1.pointSize } ?? font
    self.init(string: runs.map(\.string).joined(), font: highest, style: style)
    self.runs = runs
    self.paragraph = paragraph
  }

  /// Creates a label's text.
  package init(string: String, font: Font, style: LabelStyle) {
    self.string = string
    self.font = font
    self.style = style
  }

  /// The text in fonts of other sizes.
  func scaled(by factor: Double) -> LabelText {
    var text = self
    text.font.pointSize = font.pointSize * factor
    text.runs = runs.map { $0.scaled(by: factor) }
    return text
  }
}
