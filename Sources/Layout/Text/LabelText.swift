package import Drawing

/// All that decides what a label's lines look like, but how wide they may be.
package struct LabelText: Hashable, Sendable {
  /// What the label says.
  package var string: String
  /// In which font.
  package var font: Font
  /// How it is broken into lines.
  package var style: ParagraphStyle

  /// Creates what a label says.
  package init(string: String, font: Font, style: ParagraphStyle) {
    self.string = string
    self.font = font
    self.style = style
  }
}
