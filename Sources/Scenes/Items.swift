public import Drawing
public import Interaction

/// The items of the data source: for each item the properties that `cellForItemAt` would assign.
/// The list is repeated until there are `count` items.
public struct Items: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The number of items.
  public var count: Int
  /// The items that are repeated; empty if all cells equal the template.
  public var cycle: [Item]

  package init(count: Int, cycle: [Item]) {
    self.count = count
    self.cycle = cycle
  }

  /// Returns items whose cells all equal the template.
  public static func count(_ count: Int) -> Items { Items(count: count, cycle: []) }

  /// Returns `count` items that repeat the given ones in order.
  public static func cycle(_ items: [Item], count: Int) -> Items {
    Items(count: count, cycle: items)
  }

  /// Creates items from a list.
  public init(arrayLiteral elements: Item...) {
    self.init(count: elements.count, cycle: elements)
  }

  /// The assignments of the item with an index.
  package func assignments(ofItem index: Int) -> [Assignment] {
    cycle.isEmpty ? [] : cycle[index % cycle.count].assignments
  }
}

/// The properties that `cellForItemAt` would assign to an item's cell, and the size that
/// `sizeForItemAt` would return.
public struct Item: Hashable, Sendable {
  /// The properties.
  public var assignments: [Assignment]
  /// The size of the cell in a flow layout, in points; `nil` for the layout's `itemSize`.
  public var size: Size?
  /// Whether the item exists initially. If not, scripts can insert it. Default: `true`.
  public var isInitiallyPresent = true
  /// The initial values of states that differ from those of the scene, by name: custom states, and flags of UIKit
  /// such as `selected`, which are there from the start.
  public var states: [String: StateValue] = [:]
  /// The data source's assignments to the item's supplementary views, by their kind. Default: none.
  public var supplementaryViews: [String: [Assignment]] = [:]

  /// Creates an item.
  public init(_ assignments: Assignment..., size: Size? = nil) {
    self.init(assignments: assignments, size: size)
  }

  /// Creates an item from a list of assignments.
  public init(assignments: [Assignment], size: Size? = nil) {
    self.assignments = assignments
    self.size = size
  }
}
