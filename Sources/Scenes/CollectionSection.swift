public import CollectionLayouts

/// A section of a collection view.
public struct CollectionSection: Hashable, Sendable {
  /// The items.
  public var items: Items
  /// The header of a list's section; `nil` for none. Default: `nil`.
  public var header: SectionSupplement?
  /// The footer of a list's section; `nil` for none. Default: `nil`.
  public var footer: SectionSupplement?
  /// The data source's assignments to the section's supplementary views, by their kind. A list has a header or
  /// footer view if its kind is here. Default: none.
  public var supplementaryViews: [String: [Assignment]] = [:]
  /// The distance that an orthogonal section is scrolled from its start, in points. Default: 0.
  public var contentOffset = 0.0
  /// Whether the section is there from the start. Default: `true`.
  public var isInitiallyPresent = true

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
