/// The header or the footer of a section of a list, as UIKit's own configurations show them
/// (`plainHeader`, `groupedFooter` and so on, by the list's appearance).
public struct SectionSupplement: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Where it stands.
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
