/// The header or footer of a list's section, shown by UIKit's configuration for the list's
/// appearance (`plainHeader`, `groupedFooter` and so on).
public struct SectionSupplement: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Whether it is a header or a footer.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Before the cells.
    case header
    /// After the cells.
    case footer
  }

  /// The text.
  public var text: String

  /// Creates a header or a footer.
  public init(text: String) { self.text = text }

  /// Creates a header or a footer from its text.
  public init(stringLiteral value: String) { self.init(text: value) }
}
