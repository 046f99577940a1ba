package import Interaction

/// Finds the states that are compared with each other: those between which no other state lies.
///
/// A state lies between two others if each of its flags and custom states has the value of one of them, or for a
/// number a value between theirs. So `selected` lies between `normal` and `highlighted+selected`. The number of pairs
/// grows with the number of states, and every state has a neighbour.
package struct NeighbouringStates {
  /// For each state the values of all flags and custom states.
  private let values: [[StateValue?]]

  /// Prepares the comparison of different states.
  package init(_ states: [CellState]) {
    let names = states.reduce(into: Set<String>()) { $0.formUnion($1.customValues.keys) }.sorted()
    values = states.map { state in
      CellState.Flag.allCases.map { .flag(state.contains($0)) }
        + names.map { state.customValues[$0] }
    }
  }

  /// Returns the pairs of indices between which no state of the same list lies, the smaller index first, sorted.
  package func pairs(among indices: [Int]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    for (place, one) in indices.enumerated() {
      for other in indices.dropFirst(place + 1) {
        let isBlocked = indices.contains {
          $0 != one && $0 != other && lies($0, between: one, other)
        }
        if !isBlocked { pairs.append((one, other)) }
      }
    }
    return pairs
  }

  private func lies(_ middle: Int, between one: Int, _ other: Int) -> Bool {
    let (first, value, last) = (values[one], values[middle], values[other])
    return value.indices.allSatisfy { part in
      if value[part] == first[part] || value[part] == last[part] { return true }
      guard case .number(let a)? = first[part], case .number(let b)? = value[part],
        case .number(let c)? = last[part]
      else { return false }
      return a < b && b < c || c < b && b < a
    }
  }
}
