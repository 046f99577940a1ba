package import Drawing

/// The positions of a section's parts.
package struct SectionAttributes: Hashable, Sendable {
  /// The index of the section.
  package let number: Int
  /// The area between header and footer including the insets, in points.
  package private(set) var content: Rect
  /// The insets of the cells within that area, in points.
  package let inset: EdgeInsets
  /// The header; `nil` for none.
  package private(set) var header: SupplementAttributes?
  /// The footer; `nil` for none.
  package private(set) var footer: SupplementAttributes?
  /// The other supplementary and decoration views of the section and of its visible items, from back to
  /// front.
  package private(set) var elements: [SectionElement]

  init(
    number: Int, content: Rect, inset: EdgeInsets, header: SupplementAttributes?,
    footer: SupplementAttributes?, elements: [SectionElement] = []
  ) {
    self.elements = elements
    self.number = number
    self.content = content
    self.inset = inset
    self.header = header
    self.footer = footer
  }

  /// The attributes moved by a distance.
  func offset(by distance: Point) -> SectionAttributes {
    var result = self
    result.content = content.offset(by: distance)
    result.header?.frame = header?.frame.offset(by: distance) ?? .zero
    result.footer?.frame = footer?.frame.offset(by: distance) ?? .zero
    result.elements = elements.map { element in
      var element = element
      element.frame = element.frame.offset(by: distance)
      return element
    }
    return result
  }
}

/// The position of a section's header or footer.
package struct SupplementAttributes: Hashable, Sendable {
  /// The frame, in points.
  package fileprivate(set) var frame: Rect
  /// Whether it is pinned to the edge of the viewport, away from its normal position.
  package let isPinned: Bool

  init(frame: Rect, isPinned: Bool = false) {
    self.frame = frame
    self.isPinned = isPinned
  }
}

/// The number of cells in a section, with the known sizes of the cells, the header and the footer.
package struct SectionContent: Sendable {
  /// The number of items.
  let count: Int
  /// The sizes of the items in points, which repeat; `nil` for the layout's size. Flow layouts
  /// only.
  let sizes: [Size?]
  /// The length of the header along the scroll direction, in points; `nil` for the layout's.
  let header: Double?
  /// The length of the footer along the scroll direction, in points; `nil` for the layout's.
  let footer: Double?
  /// The distance that an orthogonal section is scrolled, in points.
  let contentOffset: Double
  /// Whether that distance may be beyond the ends of the section, as while it bounces.
  let mayOverscroll: Bool

  /// Creates a section.
  package init(
    count: Int, sizes: [Size?] = [], header: Double? = nil, footer: Double? = nil,
    contentOffset: Double = 0, mayOverscroll: Bool = false
  ) {
    self.contentOffset = contentOffset
    self.mayOverscroll = mayOverscroll
    self.count = count
    self.sizes = sizes
    self.header = header
    self.footer = footer
  }
}
