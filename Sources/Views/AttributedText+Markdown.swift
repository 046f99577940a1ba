internal import Drawing
internal import MarkdownReading

extension AttributedText {
  /// Creates a text from the inline part of Markdown, by the rules of CommonMark 0.30: `**bold**` or `__bold__`,
  /// `*italic*` or `_italic_`, code between backticks, `[link](address)`, and GitHub's `~~struck~~` or `~struck~`, also nested. Of
  /// `![an image](address)` the words between the brackets are shown. A backslash before a sign makes it a letter,
  /// and one at the end of a line is left out. `&amp;` and `&#38;` are characters. Signs without a partner are
  /// letters, and spaces and line breaks stay, as with `inlineOnlyPreservingWhitespace` of
  /// `AttributedString(markdown:)`.
  public init(markdown: String) {
    var parser = MarkdownParser(markdown)
    self.init(parser.spans().map { Run($0.text, attributes: TextAttributes($0.styles)) })
  }
}

extension TextAttributes {
  /// Creates the attributes of a span of Markdown.
  fileprivate init(_ styles: Set<MarkdownSpan.Style>) {
    self.init()
    isBold = styles.contains(.bold)
    isItalic = styles.contains(.italic)
    isMonospaced = styles.contains(.code)
    if styles.contains(.struck) { strikethroughStyle = .single }
    if styles.contains(.link) {
      foregroundColor = Self.link.foregroundColor
      underlineStyle = Self.link.underlineStyle
    }
  }
}
