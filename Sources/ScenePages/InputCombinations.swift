internal import Interaction
internal import Machine
internal import Resolution
internal import Scenes

/// The combinations of the values that the app sets, in a fixed order, so that a page finds the look of
/// each by number.
struct InputCombinations {
  let inputs: [CellInputs.Input]
  /// The number of combinations.
  let count: Int
  private let most: Int

  /// - Parameter most: The maximum number of combinations with a look.
  init(_ inputs: [CellInputs.Input], most: Int) {
    self.inputs = inputs
    self.most = max(1, most)
    var count = 1
    for input in inputs where count <= 1 << 20 { count *= max(1, input.values.count) }
    self.count = count
  }

  /// Whether all combinations have a look.
  var isComplete: Bool { count <= most }

  /// The values of a combination, by input; nil for one without a look.
  func values(of number: Int) -> [Int]? {
    var rest = number
    var values: [Int] = []
    for input in inputs {
      values.append(rest % input.values.count)
      rest /= input.values.count
    }
    guard !isComplete else { return values }
    // Those in which few inputs differ from their first values.
    return values.filter { $0 > 0 }.count <= 2 ? values : nil
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
        case .flag(let flag): .flag(state.has(flag))
        case .custom(let name):
          state.customValues[name] ?? machine.initialValues[name] ?? .flag(false)
        }
      return input.values.firstIndex(of: value) ?? 0
    }
  }
}
