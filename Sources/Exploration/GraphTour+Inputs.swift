internal import Interaction
internal import Machine
internal import Scenes
internal import Vocabulary

/// Inputs that the app sets while no finger is down.
extension GraphTour {
  /// Reaches the nearest combination of inputs that is not covered yet; false if none can be reached.
  mutating func showRow(_ draft: inout Draft) -> Bool {
    let count = cell.values.parts.count
    let left = rows.filter { !draft.failedRows.contains($0) }
    let wanted = Set(left.map { Array($0.prefix(count)) })
    // Combinations that cannot be left again come after all arrows.
    let isLast = reach.count(reach.goals(outcomes), from: draft.situation) == 0
    guard !wanted.isEmpty,
      let (path, values) = path(
        from: draft.situation, toValues: wanted, mayStay: isLast, draft),
      let row = left.first(where: { Array($0.prefix(count)) == values })
    else { return false }
    for (index, value) in row.dropFirst(count).enumerated() { set(index, to: value, &draft) }
    if follow(path, &draft), cell.indices(of: draft.situation, in: draft.stage) == row {
      rows.removeAll { $0 == row }
    } else {
      draft.failedRows.insert(row)
    }
    return true
  }

  /// Takes all remaining arrows of inputs; false if there are none.
  mutating func takeInputs(_ draft: inout Draft) -> Bool {
    let before = inputs.count
    for (index, free) in cell.free.enumerated() {
      var moves = Set(
        free.moves.indices.filter { inputs.contains(arrow(index, free.moves[$0])) })
      while !moves.isEmpty {
        let value = self.value(of: index, draft)
        // The nearest value at which a missing arrow begins.
        let left = free.moves.indices.filter { moves.contains($0) }
        let next =
          left.first { free.moves[$0].from == value }
          ?? left.min { abs(free.moves[$0].from - value) < abs(free.moves[$1].from - value) }
        guard let next else { break }
        set(index, to: free.moves[next].from, &draft)
        set(index, to: free.moves[next].to, &draft)
        moves = moves.filter { inputs.contains(arrow(index, free.moves[$0])) }
        guard moves.remove(next) == nil else { break }
      }
    }
    return inputs.count < before
  }

  private func arrow(
    _ index: Int, _ move: (from: Int, to: Int, event: StateChart.Event)
  ) -> CellArrows.Arrow {
    let part = cell.free[index].part
    return .input(part.word, from: part.values[move.from], to: part.values[move.to])
  }

  private func value(of index: Int, _ draft: Draft) -> Int {
    cell.free[index].part.values.firstIndex(of: cell.inputs(in: draft.stage)[index]) ?? 0
  }

  /// Sets an input as the app does, a number from stop to stop.
  private mutating func set(_ index: Int, to goal: Int, _ draft: inout Draft) {
    let part = cell.free[index].part
    // At most as many steps as there are values, even if the scene undoes some.
    for _ in part.values {
      let value = value(of: index, draft)
      guard value != goal else { return }
      let next = part.isGradual ? value + (goal - value).signum() : goal
      pause(&draft)
      let step = TouchScript.Step.set(
        StateChange(item: cell.item, values: [StateChange.Value(part.word, part.values[next])]))
      let arrow = CellArrows.Arrow.input(
        part.word, from: part.values[value], to: part.values[next])
      let after = written([step], arrow, after: draft)
      guard self.value(of: index, after) == next else { return }
      draft = after
      note(&draft)
    }
  }
}
