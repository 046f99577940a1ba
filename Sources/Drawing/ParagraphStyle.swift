/// How a text is broken into lines and where they stand (UILabel's properties of these names).
package struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand that are narrower than they may be; natural by default.
  public var alignment: TextAlignment
  /// Where lines end, and what becomes of text for which there is no room; truncated at the end by
  /// default, as a label's.
  public var lineBreakMode: LineBreakMode
  /// The most lines; 0 for any number. Default: 1, a label's.
  public var numberOfLines: Int
  /// The direction of text that has no letters to tell it, and of natural alignment.
  public var layoutDirection: LayoutDirection

  /// Creates a style with a label's defaults for arguments that are left out.
  public init(
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byTruncatingTail,
    numberOfLines: Int = 1, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.numberOfLines = numberOfLines
    self.layoutDirection = layoutDirection
  }
}

/// Where lines stand (`NSTextAlignment`).
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case left, center, right
  /// From edge to edge, all lines of a paragraph but its last.
  case justified
  /// At the edge where reading starts.
  case natural
}

/// Where lines end, and what becomes of text for which there is no room (`NSLineBreakMode`).
public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
  /// Between words; what does not fit is left out.
  case byWordWrapping
  /// Between any two letters; what does not fit is left out.
  case byCharWrapping
  /// Between words; the last line is cut at the edge.
  case byClipping
  /// Between words; the last line has an ellipsis at its start.
  case byTruncatingHead
  /// Between words; the last line has an ellipsis at its end.
  case byTruncatingTail
  /// Between words; the last line has an ellipsis in its middle.
  case byTruncatingMiddle
}

/// Where reading starts (`UITraitEnvironmentLayoutDirection`).
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}
