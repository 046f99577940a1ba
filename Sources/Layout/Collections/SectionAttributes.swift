package import Drawing

/// Where the parts of a section are.
package struct SectionAttributes: Hashable, Sendable {
  /// The section's number, from 0.
  package let number: Int
  /// The room between header and footer, insets included, in points.
  package private(set) var content: Rect
  /// The distances between the edges of that room and the cells, in points.
  package let inset: Insets
  /// The header; `nil` for none.
  package private(set) var header: SupplementAttributes?
  /// The footer; `nil` for none.
  package private(set) var footer: SupplementAttributes?

  init(
    number: Int, content: Rect, inset: Insets, header: SupplementAttributes?,
    footer: SupplementAttributes?
  ) {
    self.number = number
    self.content = content
    self.inset = inset
    self.header = header
    self.footer = footer
  }

  /// The same elsewhere.
  func offset(by distance: Point) -> SectionAttributes {
    var result = self
    result.content = content.offset(by: distance)
    result.header?.frame = header?.frame.offset(by: distance) ?? .zero
    result.footer?.frame = footer?.frame.offset(by: distance) ?? .zero
    return result
  }
}

/// Where the header or the footer of a section is.
package struct SupplementAttributes: Hashable, Sendable {
  /// The frame, in points.
  package fileprivate(set) var frame: Rect
  /// Whether it has left its place to stay at the edge of the viewport.
  package let isPinned: Bool

  init(frame: Rect, isPinned: Bool = false) {
    self.frame = frame
    self.isPinned = isPinned
  }
}

/// How many cells a section has, and what is known of their sizes and of its header and footer.
package struct SectionContent: Sendable {
  /// The number of items.
  let count: Int
  /// The sizes of the items in points, over and over; `nil` for that of the layout. Flow layouts only.
  let sizes: [Size?]
  /// The length of the header along the scroll direction, in points; `nil` for that of the layout.
  let header: Double?
  /// The length of the footer along the scroll direction, in points; `nil` for that of the layout.
  let footer: Double?

  /// Creates a section.
  package init(count: Int, sizes: [Size?] = [], header: Double? = nil, footer: Double? = nil) {
    self.count = count
    self.sizes = sizes
    self.header = header
    self.footer = footer
  }
}
