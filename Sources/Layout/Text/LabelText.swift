package import Drawing

/// Everything that determines a label's lines, except their width.
package struct LabelText: Hashable, Sendable {
  /// The text.
  package var string: String
  /// The font.
  package var font: Font
  /// The paragraph style.
  package var style: ParagraphStyle

  /// Creates a label's text.
  package init(string: String, font: Font, style: ParagraphStyle) {
    self.string = string
    self.font = font
    self.style = style
  }
}
