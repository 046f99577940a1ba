/// The attributes of the paragraphs of a label's attributed text (`NSParagraphStyle`). Lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// The factor of the line height; 0 for none.
  public var lineHeightMultiple = 0.0
  /// The minimum line height.
  public var minimumLineHeight = 0.0
  /// The maximum line height; 0 for none.
  public var maximumLineHeight = 0.0
  /// The space between lines.
  public var lineSpacing = 0.0
  /// The space after each paragraph but the last.
  public var paragraphSpacing = 0.0
  /// The space before each paragraph but the first.
  public var paragraphSpacingBefore = 0.0
  /// The indent of the first line of each paragraph from the leading edge.
  public var firstLineHeadIndent = 0.0
  /// The indent of the other lines from the leading edge.
  public var headIndent = 0.0
  /// The distance of the lines' end from the leading edge if positive, otherwise from the trailing edge.
  public var tailIndent = 0.0

  /// Where the text after a tab stands.
  public var tabStops = TextTab.standard
  /// The distance of the stops after the last one of `tabStops`; 0 for none.
  public var defaultTabInterval = 0.0

  /// Creates UIKit's default attributes.
  public init() {}

  /// The height of a line whose text is this high.
  package func lineHeight(_ natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// The indents of a line from the leading and the trailing edge in a label of a width; without a width the
  /// line has no end.
  package func indents(isFirst: Bool, width: Double?) -> (head: Double, tail: Double) {
    let head = max(isFirst ? firstLineHeadIndent : headIndent, 0)
    guard tailIndent > 0 else { return (head, -tailIndent) }
    return (head, width.map { max($0 - tailIndent, 0) } ?? 0)
  }
}
