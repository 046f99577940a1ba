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

  /// What it says.
  public var text: String

  /// Makes a header or a footer.
  public init(text: String) { self.text = text }

  /// Makes a header or a footer of its text.
  public init(stringLiteral value: String) { self.init(text: value) }
}
