extension AttributedText {
  /// Creates a text from the inline part of Markdown, by the rules of CommonMark 0.30: `**bold**` or `__bold__`,
  /// `*italic*` or `_italic_`, code between backticks, `[link](address)`, and GitHub's `~~struck~~` or `~struck~`, also nested. Of
  /// `![an image](address)` the words between the brackets are shown. A backslash before a sign makes it a letter,
  /// and one at the end of a line is left out. `&amp;` and `&#38;` are characters. Signs without a partner are
  /// letters, and spaces and line breaks stay, as with `inlineOnlyPreservingWhitespace` of
  /// `AttributedString(markdown:)`.
  public init(markdown: String) {
    var parser = MarkdownParser(markdown)
    self.init(parser.runs())
  }
}
