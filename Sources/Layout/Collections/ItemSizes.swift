internal import Drawing

/// The sizes of the cells of a section, in points.
struct ItemSizes: Sendable {
  /// How many there are.
  let count: Int
  /// The size of cells that have none of their own.
  let standard: Size
  /// From the first to the last cell of another size; empty when all have the standard one.
  let others: Range<Int>
  /// What the delegate answers, over and over; empty when it does not say anything.
  private let cycle: [Size?]
  /// What cells asked for themselves, by their numbers in the section.
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
