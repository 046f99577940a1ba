internal import Drawing

/// The sizes of the cells of a section, in points.
struct ItemSizes: Sendable {
  /// The number of cells.
  let count: Int
  /// The size of cells without a size of their own.
  let standard: Size
  /// The range from the first to the last cell of another size; empty if all have the standard
  /// size.
  let others: Range<Int>
  /// The sizes from the delegate, which repeat; empty if it returns none.
  private let cycle: [Size?]
  /// The sizes that self-sizing cells have returned, by index in the section.
  private let measured: [Int: Size]

  init(
    count: Int, standard: Size, cycle: [Size?] = [], measured: [Int: Size] = [:]
  ) {
    self.count = count
    self.standard = standard
    let isSilent = cycle.allSatisfy { $0 == nil || $0 == standard }
    self.cycle = isSilent ? [] : cycle
    self.measured = measured
    if isSilent {
      let other = measured.filter { $0.value != standard }.keys
      let (first, last) = (other.min() ?? 0, other.max() ?? -1)
      others = first..<(last + 1)
    } else {
      others = 0..<max(count, 0)
    }
  }

  subscript(index: Int) -> Size {
    if let size = measured[index] { return size }
    return cycle.isEmpty ? standard : cycle[index % cycle.count] ?? standard
  }
}
