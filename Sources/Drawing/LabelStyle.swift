/// How a text is broken into lines and aligned, with `UILabel`'s property names.
package struct LabelStyle: Hashable, Sendable {
  /// The alignment of lines. Default: `natural`.
  public var alignment: TextAlignment
  /// How lines are broken and truncated. Default: `byTruncatingTail`, as in a label.
  public var lineBreakMode: LineBreakMode
  /// The maximum number of lines; 0 for no limit. Default: 1, as in a label.
  public var numberOfLines: Int
  /// The direction of natural alignment, and of text without directional characters.
  public var layoutDirection: LayoutDirection

  /// Creates a style with a label's defaults for omitted arguments.
  public init(
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byTruncatingTail,
    numberOfLines: Int = 1, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.numberOfLines = numberOfLines
    self.layoutDirection = layoutDirection
  }

  /// The alignment in the layout direction: never `natural`.
  package var resolvedAlignment: TextAlignment { alignment.resolved(in: layoutDirection) }
}

/// The alignment of lines (`NSTextAlignment`).
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case left, center, right
  /// Both edges are aligned, except in the last line of a paragraph.
  case justified
  /// The edge where reading starts.
  case natural

  /// The alignment for what does not know the layout direction, which decides it and not the text, as in UIKit:
  /// `natural` is the edge where reading starts, and so is `justified` from right to left, for the last line of a
  /// paragraph.
  package func resolved(in direction: LayoutDirection) -> TextAlignment {
    switch (self, direction) {
    case (.natural, .leftToRight): .left
    case (.natural, .rightToLeft), (.justified, .rightToLeft): .right
    case (.left, _), (.center, _), (.right, _), (.justified, .leftToRight): self
    }
  }
}

/// How lines are broken and truncated (`NSLineBreakMode`).
public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
  /// Breaks between words; text that does not fit is omitted.
  case byWordWrapping
  /// Breaks between any two characters; text that does not fit is omitted.
  case byCharWrapping
  /// Breaks between words; the last line is clipped at the edge.
  case byClipping
  /// Breaks between words; the last line has an ellipsis at its start.
  case byTruncatingHead
  /// Breaks between words; the last line has an ellipsis at its end.
  case byTruncatingTail
  /// Breaks between words; the last line has an ellipsis in its middle.
  case byTruncatingMiddle
}

/// The direction of reading (`UITraitEnvironmentLayoutDirection`).
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}
