/// A part of a text that Markdown writes, with the same styles throughout.
package struct MarkdownSpan: Sendable {
  /// The Markdown attributes of a part of a text.
  package enum Style: Hashable, Sendable {
    /// Strong emphasis.
    case bold
    /// Emphasis.
    case italic
    /// Text that no longer holds (an extension of GitHub's).
    case struck
    /// The text of a link.
    case link
    /// A code span.
    case code
  }

  /// The text, without the signs that give it its styles.
  package internal(set) var text: String
  /// The styles; none for plain text.
  package let styles: Set<Style>
}
