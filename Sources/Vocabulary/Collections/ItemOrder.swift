/// The items that a collection view has now, in their order. An item keeps its number wherever it is.
package struct ItemOrder: Hashable, Sendable {
  /// The items of each section.
  package var sections: [[Int]]

  /// Creates an order.
  package init(sections: [[Int]]) {
    self.sections = sections
  }
}
