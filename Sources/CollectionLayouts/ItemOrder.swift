/// The items and sections that a collection view has now, in their order. Both keep their numbers wherever they are.
package struct ItemOrder: Hashable, Sendable {
  /// The items of each section, by the section's number; also of sections that are not there.
  package var sections: [[Int]]
  /// The sections that are there, in their order; `nil` for all in the order of their numbers.
  package var shown: [Int]?
  /// The sections of items that are in another section than the one in which they are written, by item.
  package var moved: [Int: Int] = [:]

  /// Creates an order.
  package init(sections: [[Int]], shown: [Int]? = nil) {
    (self.sections, self.shown) = (sections, shown)
  }

  /// The numbers of the sections that are there, in their order.
  package var shownSections: [Int] { shown ?? Array(sections.indices) }

  /// All items that are there, in their order.
  package var items: [Int] { shownSections.flatMap { sections[$0] } }
}
