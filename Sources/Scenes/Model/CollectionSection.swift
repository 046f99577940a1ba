public import Vocabulary

/// A section of a collection view.
public struct CollectionSection: Hashable, Sendable {
  /// The items.
  public var items: Items
  /// What stands before the cells of a list; `nil` for nothing. Default: `nil`.
  public var header: SectionSupplement?
  /// What stands after the cells of a list; `nil` for nothing. Default: `nil`.
  public var footer: SectionSupplement?

  /// Makes a section.
  public init(
    items: Items, header: SectionSupplement? = nil, footer: SectionSupplement? = nil
  ) {
    self.items = items
    self.header = header
    self.footer = footer
  }

  /// The header and the footer, as far as there are any, with their keys.
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
