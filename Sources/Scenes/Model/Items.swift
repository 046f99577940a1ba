public import Drawing

/// What the data source puts into the cells: for each item the properties that `cellForItemAt` would
/// assign. The list is repeated until there are `count` items.
public struct Items: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// How many items there are.
  public var count: Int
  /// What the items assign, over and over; empty when the cells are as the template has them.
  public var cycle: [Item]

  package init(count: Int, cycle: [Item]) {
    self.count = count
    self.cycle = cycle
  }

  /// Returns items that all look like the template.
  public static func count(_ count: Int) -> Items { Items(count: count, cycle: []) }

  /// Returns `count` items that repeat the given ones in order.
  public static func cycle(_ items: [Item], count: Int) -> Items {
    Items(count: count, cycle: items)
  }

  /// One item after the other.
  public init(arrayLiteral elements: Item...) {
    self.init(count: elements.count, cycle: elements)
  }

  /// What the item of the given number assigns.
  package func assignments(ofItem index: Int) -> [Assignment] {
    cycle.isEmpty ? [] : cycle[index % cycle.count].assignments
  }
}

/// What `cellForItemAt` would assign for one item, and `sizeForItemAt` answer.
public struct Item: Hashable, Sendable {
  /// The properties.
  public var assignments: [Assignment]
  /// The size of the cell in a flow layout, in points; `nil` for the layout's `itemSize`.
  public var size: Size?

  /// Makes an item.
  public init(_ assignments: Assignment..., size: Size? = nil) {
    self.init(assignments: assignments, size: size)
  }

  /// Makes an item of assignments that are computed.
  public init(assignments: [Assignment], size: Size? = nil) {
    self.assignments = assignments
    self.size = size
  }
}
