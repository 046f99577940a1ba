public import Vocabulary

/// A section of a collection view.
public struct CollectionSection: Hashable, Sendable {
  /// The items.
  public var items: Items
  /// The header of a list's section; `nil` for none. Default: `nil`.
  public var header: SectionSupplement?
  /// The footer of a list's section; `nil` for none. Default: `nil`.
  public var footer: SectionSupplement?

  /// Creates a section.
  public init(
    items: Items, header: SectionSupplement? = nil, footer: SectionSupplement? = nil
  ) {
    self.items = items
    self.header = header
    self.footer = footer
  }

  /// The header and the footer that exist, with their kinds.
  package var supplements: [(kind: SectionSupplement.Kind, supplement: SectionSupplement)] {
    SectionSupplement.Kind.allCases.compactMap { kind in self[kind].map { (kind, $0) } }
  }

  /// The header or the footer.
  package subscript(kind: SectionSupplement.Kind) -> SectionSupplement? {
    switch kind {
    case .header: header
    case .footer: footer
    }
  }
}
