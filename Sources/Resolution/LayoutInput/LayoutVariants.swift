internal import Interaction
internal import Scenes
internal import Views

/// Cells that represent all layouts of a scene's cells, so that layout problems are reported before
/// anything is drawn.
struct LayoutVariants {
  /// The maximum number of combinations of items and states that are checked. Our choice; other
  /// combinations are laid out without having been checked.
  private static let mostCells = 2000

  /// The maximum number of flags and states that are combined. Our choice: each doubles the number
  /// of combinations.
  private static let mostWords = 10

  /// A flag or custom state with the values to combine, without its initial one.
  private struct Word {
    let word: StateChange.Word
    let values: [StateValue]

    init(_ word: StateChange.Word, values: [StateValue]) {
      (self.word, self.values) = (word, values)
    }
  }

  /// The cells by item and state, starting with the first item's in the normal state.
  let cells: [(item: Int, state: CellState)]
  /// Whether all possible layouts are included.
  let isComplete: Bool

  init(_ template: CellTemplate) {
    let rules = template.rules.filter { $0.entries.contains(where: \.affectsLayout) }
    let flags = CellState.Flag.allCases.filter { flag in
      rules.contains { $0.when.flags.contains(flag) }
    }
    let flagWords = flags.map { flag -> Word in Word(.flag(flag), values: [.flag(true)]) }
    let allWords = flagWords + Self.words(rules, template)
    // Each word multiplies the number of combinations.
    var (words, count): ([Word], Int) = ([], 1)
    for word in allWords {
      guard count * (word.values.count + 1) <= 1 << Self.mostWords else { break }
      words.append(word)
      count *= word.values.count + 1
    }
    let numbers = rules.flatMap(\.when.itemNumbers)
    let filled = template.sections.filter { $0.count > 0 }
    // A cell is checked even if there are no items.
    let items = filled.isEmpty ? [0] : filled.flatMap { Self.items($0, numbers: numbers) }
    var cells: [(item: Int, state: CellState)] = []
    // Each combination is a number whose digits choose the words' values; 0 is the initial value.
    // Those with few other values come first.
    let combinations = (0..<count).map { number -> (state: CellState, changes: Int) in
      var (state, changes, rest) = (CellState.normal, 0, number)
      for word in words {
        let digit = rest % (word.values.count + 1)
        rest /= word.values.count + 1
        guard digit > 0 else { continue }
        state = state.setting(word.word, to: word.values[digit - 1])
        changes += 1
      }
      return (state, changes)
    }
    let order = combinations.indices.sorted {
      (combinations[$0].changes, $0) < (combinations[$1].changes, $1)
    }
    for state in order.map({ combinations[$0].state }) {
      for item in items where cells.count < Self.mostCells { cells.append((item, state)) }
    }
    self.cells = cells
    isComplete =
      words.count == allWords.count && cells.count == items.count * count
      && filled.allSatisfy { Self.period(of: $0) <= Self.mostCells || $0.count <= Self.mostCells }
  }

  /// The custom states that the rules ask for, with values that represent all others.
  private static func words(_ rules: [CellTemplate.Rule], _ template: CellTemplate) -> [Word] {
    let compared = Dictionary(grouping: rules.flatMap(\.when.comparedValues), by: \.name)
    let followed = template.following?.layoutStates ?? []
    return Set(rules.flatMap(\.when.customStates)).union(followed).sorted().map { name in
      guard let kind = template.stateKinds[name], kind.isCompared else {
        return Word(.custom(name), values: [.flag(template.initialValues[name] != .flag(true))])
      }
      let values = kind.samples(comparedWith: compared[name, default: []].map(\.value))
      return Word(.custom(name), values: values.filter { $0 != template.initialValues[name] })
    }
  }

  /// Items that represent all others: rules distinguish items only at the indices that they name,
  /// and in between the items' assignments repeat.
  private static func items(_ section: CellTemplate.Section, numbers: [Int]) -> [Int] {
    let period = period(of: section)
    let (first, last) = (section.firstItem, section.firstItem + section.count - 1)
    let near = numbers.flatMap { $0 < last ? [$0, $0 + 1] : [$0] }
    let starts = Set([first] + near.filter { (first...last).contains($0) }).sorted()
    let ends = starts.dropFirst() + [last + 1]
    return zip(starts, ends).flatMap { start, end in
      Array(start..<min(end, start + min(period, mostCells)))
    }
  }
}

extension LayoutVariants {
  /// The number of items after which the assignments that affect layout repeat.
  private static func period(of section: CellTemplate.Section) -> Int {
    let variesByItem = section.cycle.contains { $0.contains(where: \.affectsLayout) }
    return variesByItem ? section.cycle.count : 1
  }
}

extension CellTemplate.Entry {
  /// Whether the frames of views may depend on the value.
  fileprivate var affectsLayout: Bool { property.definition.affectsLayout }
}
