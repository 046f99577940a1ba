internal import Snapshots

/// Pending snapshots by name. Each is found once, also if several have one name.
package struct PendingByName {
  private var left: [String: ArraySlice<PendingSnapshots.Item>]

  /// Creates the table. Of several items with one name, the first is found first.
  package init(_ items: [PendingSnapshots.Item]) {
    left = Dictionary(grouping: items, by: \.record.name).mapValues { $0[...] }
  }

  /// Returns an item with the name that was not returned before; nil if there is none left.
  package mutating func next(_ name: String) -> PendingSnapshots.Item? {
    left[name]?.popFirst()
  }
}
