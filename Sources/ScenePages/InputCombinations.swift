internal import Interaction
internal import Machine
internal import Resolution
internal import Scenes

/// The combinations of the values that the app sets, in a fixed order, so that a page finds the look of
/// each by its values.
struct InputCombinations {
  let inputs: [CellInputs.Input]
  /// The number of combinations; the largest integer for more.
  let count: Int
  private let most: Int

  /// The maximum number of inputs that differ from a cell's first values in a combination with a look, if not all have
  /// one. Our choice: pairs show how two inputs act together.
  private static let mostChanges = 2

  /// - Parameter most: The maximum number of combinations with a look. If there are more, those have one in which few
  ///   inputs differ from a cell's first values.
  init(_ inputs: [CellInputs.Input], most: Int) {
    self.inputs = inputs
    self.most = max(1, most)
    count = inputs.reduce(1) { count, input in
      let (product, overflows) = count.multipliedReportingOverflow(by: max(1, input.values.count))
      return overflows ? .max : product
    }
  }

  /// Whether all combinations have a look.
  var isComplete: Bool { count <= most }

  /// The combinations that have a look of a cell, as numbers of values by input. Those with a lower number of the first
  /// input come first, then those with a lower one of the second input, and so on.
  ///
  /// - Parameter initial: The values that the cell begins with, which are always among them.
  func all(from initial: [Int]) -> [[Int]] {
    var all: [[Int]] = [[]]
    for (input, first) in zip(inputs, initial) {
      all = all.flatMap { values -> [[Int]] in
        let changes = isComplete ? 0 : zip(values, initial).count { $0 != $1 }
        return input.values.indices.filter { $0 == first || changes < Self.mostChanges }
          .map { values + [$0] }
      }
    }
    return all
  }

  /// Adds the values of a combination to a state.
  func adding(_ values: [Int], to state: CellState) -> CellState {
    zip(inputs, values).reduce(state) { state, entry in
      let value = entry.0.values[entry.1]
      switch entry.0.word {
      case .flag(let flag): return state.setting(flag, to: value.holds)
      case .custom(let name): return state.setting(custom: name, to: value)
      }
    }
  }

  /// The values that an item's cell begins with, by input.
  func initial(of item: Int, _ stage: Stage, _ resolved: ResolvedScene) -> [Int] {
    let machine = resolved.machine
    let state = machine.state(ofItem: item, in: stage)
    return inputs.map { input in
      let value: StateValue =
        switch input.word {
        case .flag(let flag): .flag(state.contains(flag))
        case .custom(let name):
          state.customValues[name] ?? machine.initialValues[name] ?? .flag(false)
        }
      return input.values.firstIndex(of: value) ?? 0
    }
  }
}
